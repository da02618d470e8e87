//! Everything in one SQLite file: no set-up, and nothing acknowledged is ever lost. One thread writes (`writer`), several read.

mod access;
mod archive;
mod days;
mod file;
mod lab;
pub mod measure;
mod migrations;
mod notices;
mod people;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, Rows, params};
use tokio::sync::{oneshot, watch};

use super::{Entry, Eventually, Journal, Nodes, Store, StoreError, Stored, TableNo, lock};
use crate::metrics::Metrics;
use crate::protocol::{Seq, UnixMs};
pub use archive::{Archived, archive};
pub use file::backup;
use file::connect;
pub(super) use file::{Writing, beside, examine, rename};
use writer::Job;

pub struct Sqlite {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    readers: Arc<Readers>,
    shared: Arc<Shared>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// Shared by the writing thread and everybody else.
struct Shared {
    metrics: Arc<Metrics>,
    /// Whether the last transaction succeeded.
    writable: AtomicBool,
    followers: Mutex<HashMap<TableNo, watch::Sender<Seq>>>,
    followed: AtomicBool,
}

impl Shared {
    pub fn new(metrics: Arc<Metrics>) -> Shared {
        Shared {
            metrics,
            writable: AtomicBool::new(true),
            followers: Mutex::default(),
            followed: AtomicBool::new(false),
        }
    }

    /// A transaction with this many writes has been flushed, and these journals have grown.
    pub fn committed(&self, took: Duration, writes: usize, grown: &[(TableNo, Seq)]) {
        self.metrics.committed(took, writes);
        self.writable.store(true, Ordering::Relaxed);
        self.tell_followers(grown);
    }

    pub fn failed(&self) {
        self.writable.store(false, Ordering::Relaxed);
    }

    fn tell_followers(&self, grown: &[(TableNo, Seq)]) {
        if !self.followed.load(Ordering::Relaxed) {
            return;
        }
        let mut followers = lock(&self.followers);
        followers.retain(|_, sender| sender.receiver_count() > 0);
        self.followed.store(!followers.is_empty(), Ordering::Relaxed);
        for (table, seq) in grown {
            if let Some(sender) = followers.get(table) {
                sender.send_modify(|newest| *newest = (*newest).max(*seq));
            }
        }
    }
}

/// A few connections for reading; in WAL mode readers do not wait for the writer.
struct Readers {
    path: std::path::PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    fn with<T>(&self, work: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let idle = lock(&self.idle).pop();
        let connection = match idle {
            Some(connection) => connection,
            None => connect(&self.path)?,
        };
        let result = work(&connection);
        let mut idle = lock(&self.idle);
        if idle.len() < 4 {
            idle.push(connection);
        }
        result
    }
}

impl Sqlite {
    /// Opens the file, or makes it; other programs may have it open too.
    pub fn open(path: &Path, metrics: Arc<Metrics>) -> Result<Sqlite, StoreError> {
        Sqlite::start(path, Writing::open(path)?, metrics)
    }

    /// The same for a server: no other server may have the file, and nothing of it may be missing.
    pub fn hold(path: &Path, metrics: Arc<Metrics>) -> Result<Sqlite, StoreError> {
        Sqlite::start(path, Writing::hold(path)?, metrics)
    }

    fn start(path: &Path, writing: Writing, metrics: Arc<Metrics>) -> Result<Sqlite, StoreError> {
        let (jobs, queue) = mpsc::channel();
        let shared = Arc::new(Shared::new(metrics));
        let for_thread = Arc::clone(&shared);
        let thread = std::thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || writer::run(writing, &queue, &for_thread))
            .map_err(StoreError::at(path))?;
        Ok(Sqlite {
            jobs: Mutex::new(Some(jobs)),
            readers: Arc::new(Readers { path: path.to_owned(), idle: Mutex::default() }),
            shared,
            thread: Mutex::new(Some(thread)),
        })
    }

    fn send(&self, job: Job) -> Result<(), StoreError> {
        let jobs = lock(&self.jobs);
        jobs.as_ref().ok_or(StoreError::Closed)?.send(job).map_err(|_| StoreError::Closed)
    }

    /// Durable when ready. What `work` did is undone if it fails.
    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Eventually<T> {
        let (done, result) = oneshot::channel();
        let sent = self.send(Job::Run(Box::new(move |connection| {
            let worked = connection.map_or(Err(StoreError::Closed), |connection| in_savepoint(connection, work));
            Box::new(move |outcome| {
                let _ = done.send(outcome.and(worked));
            })
        })));
        Box::pin(async move {
            sent?;
            result.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn read_with<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Eventually<T> {
        let readers = Arc::clone(&self.readers);
        Box::pin(async move {
            let result = tokio::task::spawn_blocking(move || readers.with(work)).await;
            result.map_err(|_| StoreError::Closed)?
        })
    }
}

/// One server has the file.
impl Nodes for Sqlite {}

impl Store for Sqlite {
    /// A reader opens the file again, as opening a table may need to. After a failed transaction a harmless one is tried, because the
    /// trouble may have passed although nobody has written since. It is large: on a full disk a small one may still find room when
    /// real writes do not.
    fn check(&self) -> Eventually<()> {
        let path = self.readers.path.clone();
        let fine = self.shared.writable.load(Ordering::Relaxed) && lock(&self.jobs).is_some();
        let write = (!fine).then(|| {
            // Random, because equal pages would not be written again.
            self.write(|connection| {
                Ok(connection.execute("INSERT OR REPLACE INTO probe VALUES (1, randomblob(65536))", []).map(drop)?)
            })
        });
        Box::pin(async move {
            let read = tokio::task::spawn_blocking(move || {
                connect(&path)?.query_row("SELECT max(no) FROM tables", [], |row| row.get::<_, Option<TableNo>>(0))
            });
            read.await.map_err(|_| StoreError::Closed)??;
            if let Some(write) = write { write.await } else { Ok(()) }
        })
    }

    fn close(&self) {
        lock(&self.jobs).take();
        let thread = lock(&self.thread).take();
        if let Some(thread) = thread {
            let _ = thread.join();
        }
        lock(&self.readers.idle).clear();
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.close();
    }
}

fn in_savepoint<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    connection.prepare_cached("SAVEPOINT work")?.execute([])?;
    let result = work(connection);
    if result.is_err() {
        connection.prepare_cached("ROLLBACK TO work")?.execute([])?;
    }
    connection.prepare_cached("RELEASE work")?.execute([])?;
    result
}

impl Journal for Sqlite {
    fn append(&self, table: TableNo, expected: Seq, at: UnixMs, entries: &[Entry]) -> Eventually<()> {
        let entries = as_bytes(entries);
        let (done, result) = oneshot::channel();
        let sent = self.send(Job::Append { table, expected, at, entries, done });
        Box::pin(async move {
            sent?;
            result.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn read(&self, table: TableNo, from: Seq) -> Eventually<Vec<Stored>> {
        let data = self.readers.path.clone();
        self.read_with(move |connection| entries(connection, &data, table, from))
    }

    fn follow(&self, table: TableNo) -> watch::Receiver<Seq> {
        let mut followers = lock(&self.shared.followers);
        self.shared.followed.store(true, Ordering::Relaxed);
        followers.entry(table).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }
}

/// As they are kept.
fn as_bytes(entries: &[Entry]) -> Vec<Vec<u8>> {
    entries.iter().map(|entry| serde_json::to_vec(entry).expect("an entry is plain data")).collect()
}

fn entries(connection: &Connection, data: &Path, table: TableNo, from: Seq) -> Result<Vec<Stored>, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT seq, at, entry FROM journal WHERE table_no = ?1 AND seq >= ?2 ORDER BY seq")?;
    let here = stored(select.query(params![table, from])?)?;
    match here.first() {
        Some(first) if first.seq > from => {
            let mut all = archive::entries(connection, data, table, from, first.seq)?;
            all.extend(here);
            Ok(all)
        }
        _ => Ok(here),
    }
}

/// All entries of a table as they are kept, those in an archive too.
pub(super) fn whole_journal(
    connection: &Connection,
    data: &Path,
    table: TableNo,
) -> Result<Vec<(Seq, UnixMs, String)>, StoreError> {
    let sql = "SELECT seq, at, CAST(entry AS TEXT) FROM journal WHERE table_no = ?1 ORDER BY seq";
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map([table], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let here: Vec<(Seq, UnixMs, String)> = rows.collect::<Result<_, _>>()?;
    let mut all = Vec::new();
    if let Some((first, ..)) = here.first().filter(|(first, ..)| *first > 1) {
        for Stored { seq, at, entry } in archive::entries(connection, data, table, 1, *first)? {
            all.push((seq, at, serde_json::to_string(&entry).expect("an entry is plain data")));
        }
    }
    all.extend(here);
    Ok(all)
}

/// Rows of number, time and entry.
fn stored(mut rows: Rows<'_>) -> Result<Vec<Stored>, StoreError> {
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let (seq, at) = (row.get(0)?, row.get(1)?);
        let bytes = row.get_ref(2)?.as_bytes().unwrap_or_default();
        match serde_json::from_slice(bytes) {
            Ok(entry) => entries.push(Stored { seq, at, entry }),
            Err(error) => return Err(StoreError::Unreadable { seq, why: Arc::new(error) }),
        }
    }
    Ok(entries)
}
