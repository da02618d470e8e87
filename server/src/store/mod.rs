//! Everything durable, behind one trait: [`Store`]. The truth is an append-only journal per table; lists, histories and the scores of a day
//! are derived from it. All SQL is in here, and `contract` is what any implementation has to hold.

mod access;
#[cfg(test)]
mod contract;
mod days;
mod entry;
mod error;
mod examine;
mod finished;
mod lab;
mod lists;
mod moving;
mod nodes;
mod notices;
mod people;
mod postgres;
mod sqlite;

use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

pub use access::{Access, Passkey, Purpose, RecoveryAddress, Ticket};
pub use days::{Days, Standing, StandingScore, Try};
pub use entry::{Begun, Created, Entry, Stored, record};
pub use error::StoreError;
pub use examine::{Finding, examine};
pub use finished::finished;
pub use lab::{ExperimentEnd, Lab, OwnedSet, StoredExperiment};
pub use lists::{Creation, Cursor, Holder, NewTable, Page, Projection, Room, Tables, Which};
pub use moving::{Moved, move_store};
pub use nodes::{Heard, Lease, NodeId, Nodes, Taken, Word};
pub use notices::{Delivery, Due, Notice, Notices, Occasion, Outgoing, Way};
pub use people::{People, SessionHash, Stranger, Strangers, User};
pub use postgres::{Address, Postgres};
pub use sqlite::{Archived, Sqlite, archive, backup, measure};

use crate::metrics::Metrics;
use crate::protocol::{Seq, UnixMs};

/// A table's number inside the server: what logs say, since the table's name is its invitation.
pub type TableNo = i64;

/// The answer of a store, when it is ready. It borrows nothing, so it can be waited for anywhere.
pub type Eventually<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A house's data.
pub trait Store: Journal + Tables + People + Access + Days + Lab + Notices + Nodes {
    /// Whether entries can be written and tables opened now.
    fn check(&self) -> Eventually<()>;

    /// Writes what is queued and lets go of the data. It may take a while, so not on an async thread.
    fn close(&self);
}

/// Where a table's entries are kept.
pub trait Journal: Send + Sync + 'static {
    /// Adds entries after `expected`, all or none. Ready when they are durable. Of several writers one wins each number, and the others
    /// get [`StoreError::Conflict`]. After any other error the entries may be there or not: reading tells.
    fn append(&self, table: TableNo, expected: Seq, at: UnixMs, entries: &[Entry]) -> Eventually<()>;

    /// The entries from `from` on.
    fn read(&self, table: TableNo, from: Seq) -> Eventually<Vec<Stored>>;

    /// Tells the newest durable sequence number whenever it grows.
    fn follow(&self, table: TableNo) -> watch::Receiver<Seq>;
}

/// Where a house's data is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreAt {
    /// One SQLite file.
    File(PathBuf),
    /// A PostgreSQL database.
    Database(Box<Address>),
}

impl StoreAt {
    /// Opens it for a server, or makes it.
    pub async fn open(&self, metrics: Arc<Metrics>) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            StoreAt::File(path) => Arc::new(Sqlite::hold(path, metrics)?),
            StoreAt::Database(address) => Arc::new(Postgres::hold(address, metrics).await?),
        })
    }

    /// The file, where it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            StoreAt::File(path) => Some(path),
            StoreAt::Database(_) => None,
        }
    }
}

/// As the command line names it.
impl std::str::FromStr for StoreAt {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<StoreAt, StoreError> {
        if Address::is_meant(text) {
            Ok(StoreAt::Database(Box::new(text.parse()?)))
        } else {
            Ok(StoreAt::File(text.into()))
        }
    }
}

impl From<PathBuf> for StoreAt {
    fn from(path: PathBuf) -> StoreAt {
        StoreAt::File(path)
    }
}

impl std::fmt::Display for StoreAt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreAt::File(path) => path.display().fmt(f),
            StoreAt::Database(address) => write!(f, "{address}"),
        }
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // Nothing we lock is left half changed by a panic.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
