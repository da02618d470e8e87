//! The journal in one SQLite file: no set-up, and nothing acknowledged is ever lost.

use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, params};
use tokio::sync::{oneshot, watch};

use super::writer::{self, Job};
use super::{Entry, Eventually, Journal, JournalError, Projection, Stored, TableNo};
use crate::metrics::Metrics;
use crate::protocol::{Seq, UnixMs};

const SCHEMA_VERSION: i32 = 1;
const SCHEMA: &str = "
    CREATE TABLE journal (table_no INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, entry BLOB NOT NULL,
        PRIMARY KEY (table_no, seq)) WITHOUT ROWID;
    CREATE TABLE tables (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
        seq INTEGER NOT NULL DEFAULT 0, public INTEGER NOT NULL, phase TEXT NOT NULL, waiting INTEGER NOT NULL DEFAULT 0,
        changed_at INTEGER NOT NULL, summary TEXT NOT NULL);
    CREATE INDEX tables_in_lobby ON tables (phase, changed_at) WHERE public;
    CREATE TABLE sitters (user TEXT NOT NULL, table_no INTEGER NOT NULL, seen INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (user, table_no)) WITHOUT ROWID;
    CREATE INDEX sitters_by_table ON sitters (table_no);
    CREATE TABLE users (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
        account TEXT UNIQUE COLLATE NOCASE, password TEXT, created_at INTEGER NOT NULL);
    CREATE TABLE aliases (old TEXT PRIMARY KEY, id TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX aliases_of ON aliases (id);
    CREATE TABLE sessions (hash BLOB PRIMARY KEY, user TEXT NOT NULL, created_at INTEGER NOT NULL) WITHOUT ROWID;
";

pub struct Sqlite {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    readers: Arc<Readers>,
    shared: Arc<Shared>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// What the writing thread and everybody else both touch.
pub(super) struct Shared {
    pub metrics: Arc<Metrics>,
    /// Whether the last transaction went well.
    pub writable: AtomicBool,
    followers: Mutex<HashMap<TableNo, watch::Sender<Seq>>>,
    followed: AtomicBool,
}

impl Shared {
    pub fn tell_followers(&self, grown: &[(TableNo, Seq)]) {
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

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // Nothing we lock is left half changed by a panic.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A few connections for reading; in WAL mode nobody waits for the writer.
struct Readers {
    path: std::path::PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    fn with<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> rusqlite::Result<T> {
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

/// Seeds and hands of running games, and who is who: a new file is its owner's alone. SQLite gives the files beside it the same mode.
fn make_private(path: &Path, fresh: bool) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(fresh).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ())
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "cache_size", -2048)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: &Path, metrics: Arc<Metrics>) -> Result<Sqlite, JournalError> {
        make_private(path, false).map_err(|error| JournalError::Storage(error.to_string()))?;
        let mut connection = connect(path)?;
        prepare(&mut connection)?;
        // A larger log is written into the file less often; it is overwritten in place meanwhile.
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        let (jobs, queue) = mpsc::channel();
        let shared = Arc::new(Shared {
            metrics,
            writable: AtomicBool::new(true),
            followers: Mutex::default(),
            followed: AtomicBool::new(false),
        });
        let for_thread = Arc::clone(&shared);
        let thread = std::thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || writer::run(connection, &queue, &for_thread))
            .map_err(|error| JournalError::Storage(error.to_string()))?;
        Ok(Sqlite {
            jobs: Mutex::new(Some(jobs)),
            readers: Arc::new(Readers { path: path.to_owned(), idle: Mutex::default() }),
            shared,
            thread: Mutex::new(Some(thread)),
        })
    }

    /// Writes what is queued and lets go of the file.
    pub fn close(&self) {
        lock(&self.jobs).take();
        let thread = lock(&self.thread).take();
        if let Some(thread) = thread {
            let _ = thread.join();
        }
    }

    pub fn is_writable(&self) -> bool {
        self.shared.writable.load(Ordering::Relaxed) && lock(&self.jobs).is_some()
    }

    fn send(&self, job: Job) -> Result<(), JournalError> {
        let jobs = lock(&self.jobs);
        jobs.as_ref().ok_or(JournalError::Closed)?.send(job).map_err(|_| JournalError::Closed)
    }

    /// Durable when ready. What `work` did is undone if it fails.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, JournalError> + Send + 'static,
    ) -> Result<T, JournalError> {
        let (done, result) = oneshot::channel();
        self.send(Job::Run(Box::new(move |connection| {
            let worked = in_savepoint(connection, work);
            Box::new(move |outcome| {
                let _ = done.send(outcome.and(worked));
            })
        })))?;
        result.await.map_err(|_| JournalError::Closed)?
    }

    pub async fn read_with<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, JournalError> {
        let readers = Arc::clone(&self.readers);
        let result = tokio::task::spawn_blocking(move || readers.with(work)).await;
        Ok(result.map_err(|_| JournalError::Closed)??)
    }

    /// Keeps the lists up to date; soon, not at once.
    pub fn project(&self, table: TableNo, projection: Projection) {
        let _ = self.send(Job::Project(table, Box::new(projection)));
    }
}

pub(super) fn in_savepoint<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, JournalError>,
) -> Result<T, JournalError> {
    connection.prepare_cached("SAVEPOINT work")?.execute([])?;
    let result = work(connection);
    if result.is_err() {
        connection.prepare_cached("ROLLBACK TO work")?.execute([])?;
    }
    connection.prepare_cached("RELEASE work")?.execute([])?;
    result
}

fn prepare(connection: &mut Connection) -> Result<(), JournalError> {
    layout(connection)?;
    // Added later, and harmless to a program that does not know it: no new layout.
    Ok(connection.execute_batch(crate::daily::SCHEMA)?)
}

fn layout(connection: &mut Connection) -> Result<(), JournalError> {
    let version: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match version {
        0 => {
            let transaction = connection.transaction()?;
            transaction.execute_batch(SCHEMA)?;
            transaction.pragma_update(None, "user_version", SCHEMA_VERSION)?;
            transaction.commit()?;
            Ok(())
        }
        SCHEMA_VERSION => Ok(()),
        newer => Err(JournalError::Storage(format!(
            "the file was written by another version of this program (its layout is {newer}, ours is {SCHEMA_VERSION})"
        ))),
    }
}

impl Journal for Sqlite {
    fn append(&self, table: TableNo, expected: Seq, at: UnixMs, entries: &[Entry]) -> Eventually<()> {
        let entries = entries.iter().map(|entry| serde_json::to_vec(entry).expect("an entry is plain data")).collect();
        let (done, result) = oneshot::channel();
        let sent = self.send(Job::Append { table, expected, at, entries, done });
        Box::pin(async move {
            sent?;
            result.await.map_err(|_| JournalError::Closed)?
        })
    }

    fn read(&self, table: TableNo, from: Seq) -> Eventually<Vec<Stored>> {
        let readers = Arc::clone(&self.readers);
        Box::pin(async move {
            let result =
                tokio::task::spawn_blocking(move || readers.with(|connection| entries(connection, table, from)));
            result.await.map_err(|_| JournalError::Closed)??
        })
    }

    fn follow(&self, table: TableNo) -> watch::Receiver<Seq> {
        let mut followers = lock(&self.shared.followers);
        self.shared.followed.store(true, Ordering::Relaxed);
        followers.entry(table).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }
}

fn entries(connection: &Connection, table: TableNo, from: Seq) -> rusqlite::Result<Result<Vec<Stored>, JournalError>> {
    let mut select = connection
        .prepare_cached("SELECT seq, at, entry FROM journal WHERE table_no = ?1 AND seq >= ?2 ORDER BY seq")?;
    let mut rows = select.query(params![table, from])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let (seq, at) = (row.get(0)?, row.get(1)?);
        let bytes = row.get_ref(2)?.as_bytes().unwrap_or_default();
        match serde_json::from_slice(bytes) {
            Ok(entry) => entries.push(Stored { seq, at, entry }),
            Err(error) => return Ok(Err(JournalError::Unreadable { seq, why: error.to_string() })),
        }
    }
    Ok(Ok(entries))
}

/// Copies the data of a server, running or not, into one consistent file.
pub fn backup(data: &Path, to: &Path) -> Result<(), JournalError> {
    let failed = |why: String| JournalError::Storage(why);
    let connection = Connection::open_with_flags(data, OpenFlags::SQLITE_OPEN_READ_WRITE)
        .map_err(|error| failed(format!("{}: {error}; `--data FILE` says where the data is", data.display())))?;
    make_private(to, true).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => failed(format!("{} is there already; choose another name", to.display())),
        _ => failed(format!("{}: {error}", to.display())),
    })?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.execute("VACUUM INTO ?1", [to.to_string_lossy()])?;
    Ok(())
}
