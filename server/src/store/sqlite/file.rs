//! The data file as a whole: its layout, whose it is, that one server at a time has it, that none of it is missing, and copies of it.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::migrations;
use crate::store::StoreError;

/// "Hust": SQLite keeps it in the file's head, so that tools can tell whose file it is.
const APPLICATION: i32 = i32::from_be_bytes(*b"Hust");

/// A connection for a reader. It never makes the file: one that has been moved away must not come back empty.
pub fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::default().difference(OpenFlags::SQLITE_OPEN_CREATE);
    let connection = Connection::open_with_flags(path, flags)?;
    configure(&connection)?;
    Ok(connection)
}

fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "cache_size", -2048)?;
    // Otherwise a statement is planned again whenever other values are bound to it: for each move.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// The connection that writes. It opens the file, or makes it.
pub struct Writing {
    connection: Connection,
    /// Held by a server for as long as it may write. The lock goes when the process does, however that ends.
    held: Option<File>,
}

impl Writing {
    pub fn open(path: &Path) -> Result<Writing, StoreError> {
        if !path.exists() {
            make_private(path).map_err(StoreError::at(path))?;
        }
        let mut connection = Connection::open(path)?;
        // Before anything is changed in it.
        check_ours(&connection)?;
        migrations::check(&connection)?;
        configure(&connection)?;
        prepare(&mut connection)?;
        // A larger log is written into the file less often; it is overwritten in place meanwhile.
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        // Each table that is played has a page of its own in the journal: room for those of some thousand tables.
        connection.pragma_update(None, "cache_size", -8192)?;
        Ok(Writing { connection, held: None })
    }

    pub fn connection(&mut self) -> &mut Connection {
        &mut self.connection
    }

    /// For another program: it holds the file unless a server does. Its end may fold the log of a killed server into the file, and then the
    /// file must not say that there is one.
    pub fn visit(path: &Path) -> Result<Writing, StoreError> {
        match Writing::hold(path) {
            Err(StoreError::InUse) => Writing::open(path),
            visiting => visiting,
        }
    }

    /// Whether no server has the file.
    pub fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// For a server: nobody else may hold it, and the log that a killed server left must be there.
    pub fn hold(path: &Path) -> Result<Writing, StoreError> {
        let lock = lock(&beside(path, "-lock"))?;
        let log = beside(path, "-wal");
        let has_log = log.exists();
        let mut writing = Writing::open(path)?;
        let connection = &writing.connection;
        let was_running: bool = connection.query_row("SELECT EXISTS (SELECT 1 FROM running)", [], |row| row.get(0))?;
        if was_running && !has_log {
            return Err(StoreError::LogMissing(log));
        }
        connection.execute("INSERT OR IGNORE INTO running VALUES (1)", [])?;
        // Into the file itself, which somebody may copy without its log.
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        writing.held = Some(lock);
        Ok(writing)
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if self.held.is_some()
            && let Err(error) = self.connection.execute("DELETE FROM running", [])
        {
            tracing::error!(%error, "the file is not marked as closed");
        }
    }
}

/// `hustings.db-wal` beside `hustings.db`.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// The file holds seeds and hands of running games, and people's identities, so only its owner may read it. SQLite gives the files
/// beside it the same mode.
pub(super) fn make_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn lock(path: &Path) -> Result<File, StoreError> {
    let file = make_private(path).map_err(StoreError::at(path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(StoreError::at(path)(error)),
    }
}

/// Whether a server could open the file now. Nothing in it or beside it is changed; an empty log beside it would hide that one is missing.
pub fn examine(path: &Path) -> Result<(), StoreError> {
    let lock = beside(path, "-lock");
    if let Ok(file) = File::open(&lock) {
        match file.try_lock_shared() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => return Err(StoreError::at(&lock)(error)),
        }
    }
    let name = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(format!("file:{name}?immutable=1"), flags)?;
    check_ours(&connection)?;
    migrations::check(&connection)?;
    // A new file, or one of an earlier program, has no such table.
    let was_running = connection.query_row("SELECT EXISTS (SELECT 1 FROM running)", [], |row| row.get(0));
    let log = beside(path, "-wal");
    if was_running.unwrap_or(false) && !log.exists() { Err(StoreError::LogMissing(log)) } else { Ok(()) }
}

/// A file that this program made, or an empty one.
pub(super) fn check_ours(connection: &Connection) -> Result<(), StoreError> {
    let application: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, u32>(0));
    // Files of earlier versions do not say whose they are.
    let unnamed = application == 0
        && (count("SELECT count(*) FROM sqlite_master")? == 0
            || count("SELECT count(*) FROM sqlite_master WHERE name IN ('journal', 'tables', 'sitters')")? == 3);
    if application == APPLICATION || unnamed { Ok(()) } else { Err(StoreError::NotOurs) }
}

/// Brings the file to our layout and writes our name into it.
pub fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    migrations::run(connection)?;
    Ok(connection.pragma_update(None, "application_id", APPLICATION)?)
}

/// Copies the data of a server, running or not, into one consistent file. It has its name only when it is whole.
pub fn backup(data: &Path, to: &Path) -> Result<(), StoreError> {
    let no_data = |error| StoreError::NoData { path: data.to_owned(), source: Arc::new(error) };
    let connection = Connection::open_with_flags(data, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(no_data)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    check_ours(&connection)?;
    migrations::check(&connection)?;
    if to.exists() {
        return Err(StoreError::CopyExists(to.to_owned()));
    }
    // Without a server, the end of this connection folds the log of a killed one into the file.
    let folds = beside(data, "-wal").exists();
    let held = lock(&beside(data, "-lock")).ok().filter(|_| folds);
    let part = beside(to, ".part");
    let copied = copy(&connection, &part).and_then(|()| rename(&part, to));
    if copied.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    if held.is_some() {
        // A file of an earlier program has no such mark.
        let _ = connection.execute("DELETE FROM running", []);
        drop(connection);
    }
    copied.map_err(|error| StoreError::NotCopied { path: to.to_owned(), source: Box::new(error) })
}

/// Gives a file that is whole its name.
pub fn rename(part: &Path, to: &Path) -> Result<(), StoreError> {
    std::fs::rename(part, to).map_err(StoreError::at(to))?;
    // The name is durable once the folder is synced.
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(StoreError::at(folder))
}

fn copy(connection: &Connection, part: &Path) -> Result<(), StoreError> {
    // Left by a copy that was interrupted.
    if let Err(error) = std::fs::remove_file(part)
        && error.kind() != io::ErrorKind::NotFound
    {
        return Err(StoreError::at(part)(error));
    }
    let file = make_private(part).map_err(StoreError::at(part))?;
    connection.execute("VACUUM INTO ?1", [part.to_string_lossy()])?;
    // No server has the copy open.
    let mut copied = Connection::open(part)?;
    prepare(&mut copied)?;
    copied.execute("DELETE FROM running", [])?;
    drop(copied);
    file.sync_all().map_err(StoreError::at(part))
}
