//! The truth: an append-only journal per table. Everything else can be made again from it.

mod entry;
mod projection;
mod sqlite;
mod writer;

use std::pin::Pin;

use tokio::sync::watch;

pub use entry::{Created, Entry, Stored, record};
pub(crate) use projection::for_reader;
pub use projection::{Holder, Projection, Which};
pub(crate) use sqlite::lock;
pub use sqlite::{Sqlite, backup};
pub(crate) use writer::append as append_in;

use crate::protocol::{Seq, UnixMs};

/// A table's number inside the server: what logs say, since the table's name is its invitation.
pub type TableNo = i64;

pub type Eventually<T> = Pin<Box<dyn Future<Output = Result<T, JournalError>> + Send>>;

/// Where a table's entries are kept. One SQLite file now; an engine shared by several machines later.
pub trait Journal: Send + Sync + 'static {
    /// Adds entries after `expected`, all or none. Ready when they are durable.
    fn append(&self, table: TableNo, expected: Seq, at: UnixMs, entries: &[Entry]) -> Eventually<()>;

    /// The entries from `from` on.
    fn read(&self, table: TableNo, from: Seq) -> Eventually<Vec<Stored>>;

    /// Tells the newest durable sequence number whenever it grows, whoever appended.
    fn follow(&self, table: TableNo) -> watch::Receiver<Seq>;
}

#[derive(Debug, Clone, thiserror::Error)]
pub enum JournalError {
    #[error("somebody else wrote entry {0} already")]
    Conflict(Seq),
    #[error("entry {seq} cannot be read: {why}")]
    Unreadable { seq: Seq, why: String },
    #[error("the storage failed: {0}")]
    Storage(String),
    #[error("the storage is closed")]
    Closed,
}

impl From<rusqlite::Error> for JournalError {
    fn from(error: rusqlite::Error) -> JournalError {
        JournalError::Storage(error.to_string())
    }
}
