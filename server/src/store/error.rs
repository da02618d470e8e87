//! What can go wrong with a store, in words for the host.

use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::protocol::Seq;

/// What the engine behind a store said.
type Cause = Arc<dyn Error + Send + Sync>;

#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// The journal arbitrates between writers: the second one reads the new entries and decides again.
    #[error("another writer wrote entry {0} first")]
    Conflict(Seq),
    #[error("entry {seq} cannot be read: {why}")]
    Unreadable { seq: Seq, why: Arc<serde_json::Error> },
    #[error("{0}")]
    Engine(Cause),
    /// A file beside the data, or a copy of it.
    #[error("{}", path.display())]
    File { path: PathBuf, source: Arc<io::Error> },
    #[error("{} cannot be opened; `--store FILE` says where the data is", path.display())]
    NoData { path: PathBuf, source: Cause },
    #[error("{} is there already; choose another name", .0.display())]
    CopyExists(PathBuf),
    #[error("{} cannot be written", path.display())]
    NotCopied { path: PathBuf, source: Box<StoreError> },
    #[error("the moves of this game are in the archive {}, which cannot be read: put it back", path.display())]
    NoArchive { path: PathBuf, source: Cause },
    #[error("the copy of table {0} differs from the table: nothing of it was moved")]
    NotArchived(String),
    #[error("the storage is closed")]
    Closed,
    #[error("another server has it open; stop that one first")]
    InUse,
    #[error("it is a SQLite file of another program")]
    NotOurs,
    #[error("it was written by a newer version of this program (its layout is {found}, ours is {ours})")]
    NewerLayout { found: i32, ours: i32 },
    #[error("both are the same store")]
    SameStore,
    #[error("from one file to another, `hustings backup` is the way")]
    MoveIsBackup,
    #[error("there is no house in {0}")]
    NoHouse(String),
    #[error("{0} has data already; a house moves into an empty database")]
    NotEmpty(String),
    #[error("the rows of `{0}` arrived differently from how they were sent; nothing was kept")]
    NotCarried(&'static str),
    #[error("{0}")]
    BadAddress(String),
    #[error("the database {at} cannot be reached")]
    Unreachable { at: String, source: Cause },
    #[error(
        "the database {0} is a standby that can only be read; name the primary, or all of them: postgres://one,other/…"
    )]
    ReadOnly(String),
    #[error("the database has tables of another program; give Hustings a database of its own")]
    ForeignTables,
    #[error(
        "the database is the house `{found}`, not `{ours}`; `?house={found}` in its address says which one is meant"
    )]
    OtherHouse { found: String, ours: String },
    #[error(
        "the last server was killed, and the newest moves are in {0}, which is missing: put it back; if it is gone for good, \
         `hustings backup` makes a copy of the rest that can be opened"
    )]
    LogMissing(PathBuf),
}

impl StoreError {
    /// For `map_err`: what went wrong with this file.
    pub(super) fn at(path: &Path) -> impl FnOnce(io::Error) -> StoreError {
        |error| StoreError::File { path: path.to_owned(), source: Arc::new(error) }
    }
}

/// The driver's own text names the kind of an error only; what happened is in its causes.
impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        let text = chain(&error);
        StoreError::Engine(Arc::new(io::Error::other(text)))
    }
}

/// An error with its causes, in one line.
pub(super) fn chain(error: &dyn Error) -> String {
    let causes = std::iter::successors(error.source(), |&cause| cause.source());
    causes.fold(error.to_string(), |text, cause| format!("{text}: {cause}"))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Engine(Arc::new(error))
    }
}
