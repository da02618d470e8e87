//! Old games in a file of their own. Their rows in the lists stay, so that links, histories and scores go on working; their entries move.
//! The newest entry of each stays too: what is written later (a word in the chat, a rematch) has the next number, as ever.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, OptionalExtension, Transaction, TransactionBehavior, params};

use super::file::{Writing, check_ours, make_private, prepare};
use super::{migrations, stored};
use crate::protocol::{Seq, UnixMs};
use crate::store::{StoreError, Stored, TableNo};

/// The most tables in one transaction: a running server waits for it.
const AT_ONCE: u32 = 20;

pub(super) const TO_ARCHIVE: &str = "SELECT no FROM tables WHERE phase = 'over' AND archive IS NULL AND changed_at < ?1
    ORDER BY changed_at LIMIT ?2";
const ENTRIES: &str = "SELECT seq, at, entry FROM journal WHERE table_no = ?1 ORDER BY seq";

/// What was moved.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Archived {
    pub tables: usize,
    pub entries: usize,
}

/// Moves the entries of games that ended before `before` into the file `to`. The server may be running. Whatever interrupts it, every entry
/// is in one of the two files: it leaves the live one only after it was read back from the other.
pub fn archive(data: &Path, to: &Path, before: UnixMs) -> Result<Archived, StoreError> {
    let mut visit = open_live(data)?;
    let alone = visit.is_held();
    let live = visit.connection();
    let mut old = open_archive(to)?;
    let number = register(live, data, to)?;
    let mut archived = Archived::default();
    loop {
        // Nobody else writes to these tables meanwhile.
        let moving = Transaction::new_unchecked(live, TransactionBehavior::Immediate)?;
        let some: Vec<TableNo> = {
            let mut find = moving.prepare_cached(TO_ARCHIVE)?;
            let found = find.query_map(params![before, AT_ONCE], |row| row.get(0))?;
            found.collect::<Result<_, _>>()?
        };
        if some.is_empty() {
            break;
        }
        let copying = old.transaction()?;
        for no in &some {
            copy(&moving, *no, &copying)?;
        }
        copying.commit()?;
        for no in &some {
            archived.entries += take_out(&moving, *no, &old, number)?;
        }
        moving.commit()?;
        archived.tables += some.len();
    }
    drop(old);
    if alone {
        // Gives the room back to the system; a running server fills it with new games.
        live.execute_batch("VACUUM")?;
        live.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    }
    Ok(archived)
}

fn open_live(data: &Path) -> Result<Writing, StoreError> {
    if !data.exists() {
        let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
        return Err(StoreError::NoData { path: data.to_owned(), source: Arc::new(missing) });
    }
    Writing::visit(data)
}

/// The archive is one file at all times, without a log beside it, so that it can be copied and put on a medium that is only read.
fn open_archive(to: &Path) -> Result<Connection, StoreError> {
    if !to.exists() {
        make_private(to).map_err(StoreError::at(to))?;
    }
    let mut connection = Connection::open(to)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    check_ours(&connection)?;
    migrations::check(&connection)?;
    connection.pragma_update(None, "journal_mode", "DELETE")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    prepare(&mut connection)?;
    Ok(connection)
}

/// Notes the archive in the live file: by its name alone where the two are in one folder, so that they can be moved together.
fn register(live: &Connection, data: &Path, to: &Path) -> Result<i64, StoreError> {
    let whole = |path: &Path| path.canonicalize().map_err(StoreError::at(path));
    let (data, to) = (whole(data)?, whole(to)?);
    if data == to {
        return Err(StoreError::CopyExists(to));
    }
    let name = to.file_name().map(Path::new).filter(|_| data.parent() == to.parent()).unwrap_or(&to);
    let name = name.to_string_lossy();
    live.execute("INSERT OR IGNORE INTO archives (file) VALUES (?1)", [&name])?;
    Ok(live.query_row("SELECT no FROM archives WHERE file = ?1", [&name], |row| row.get(0))?)
}

/// Copies a table with its lists, so that the archive can be opened as a house of its own. A copy that an interrupted run left is replaced.
fn copy(live: &Connection, no: TableNo, old: &Connection) -> Result<(), StoreError> {
    let id: String = live.query_row("SELECT id FROM tables WHERE no = ?1", [no], |row| row.get(0))?;
    if let Some(copied) = number_of(old, &id)? {
        for sql in [
            "DELETE FROM journal WHERE table_no = ?1",
            "DELETE FROM sitters WHERE table_no = ?1",
            "DELETE FROM tables WHERE no = ?1",
        ] {
            old.execute(sql, [copied])?;
        }
    }
    let mut row =
        live.prepare_cached("SELECT id, seq, public, phase, changed_at, summary, host FROM tables WHERE no = ?1")?;
    let mut rows = row.query([no])?;
    let Some(row) = rows.next()? else { return Ok(()) };
    old.prepare_cached(
        "INSERT INTO tables (id, seq, public, phase, changed_at, summary, host) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(rusqlite::params_from_iter(values(row, 7)?))?;
    let copied = old.last_insert_rowid();
    let mut sitters = live.prepare_cached("SELECT user, seen, over, changed_at FROM sitters WHERE table_no = ?1")?;
    let mut sit =
        old.prepare_cached("INSERT INTO sitters (user, seen, over, changed_at, table_no) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    let mut rows = sitters.query([no])?;
    while let Some(row) = rows.next()? {
        let mut values = values(row, 4)?;
        values.push(copied.into());
        sit.execute(rusqlite::params_from_iter(values))?;
    }
    let mut entries = live.prepare_cached(ENTRIES)?;
    let mut insert = old.prepare_cached("INSERT INTO journal (seq, at, entry, table_no) VALUES (?1, ?2, ?3, ?4)")?;
    let mut rows = entries.query([no])?;
    while let Some(row) = rows.next()? {
        let mut values = values(row, 3)?;
        values.push(copied.into());
        insert.execute(rusqlite::params_from_iter(values))?;
    }
    Ok(())
}

fn values(row: &rusqlite::Row<'_>, count: usize) -> rusqlite::Result<Vec<rusqlite::types::Value>> {
    (0..count).map(|column| row.get(column)).collect()
}

fn number_of(connection: &Connection, id: &str) -> rusqlite::Result<Option<TableNo>> {
    let mut find = connection.prepare_cached("SELECT no FROM tables WHERE id = ?1")?;
    find.query_row([id], |row| row.get(0)).optional()
}

/// Deletes the entries that the archive has byte for byte, except the newest. Returns how many entries were moved.
fn take_out(live: &Connection, no: TableNo, old: &Connection, archive: i64) -> Result<usize, StoreError> {
    let id: String = live.query_row("SELECT id FROM tables WHERE no = ?1", [no], |row| row.get(0))?;
    let copied = number_of(old, &id)?.unwrap_or_default();
    let here = raw(live, no)?;
    if here.is_empty() || here != raw(old, copied)? {
        return Err(StoreError::NotArchived(id));
    }
    let newest = here.last().map_or(0, |(seq, ..)| *seq);
    live.prepare_cached("UPDATE tables SET archive = ?2 WHERE no = ?1")?.execute(params![no, archive])?;
    let mut delete = live.prepare_cached("DELETE FROM journal WHERE table_no = ?1 AND seq < ?2")?;
    Ok(delete.execute(params![no, newest])?)
}

type Raw = (Seq, UnixMs, Vec<u8>);

fn raw(connection: &Connection, no: TableNo) -> rusqlite::Result<Vec<Raw>> {
    let mut find = connection.prepare_cached(ENTRIES)?;
    let rows = find.query_map([no], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    rows.collect()
}

/// The entries from `from` on that are in an archive, of a table whose first entry in the live file is `until`.
pub(super) fn entries(
    live: &Connection,
    data: &Path,
    table: TableNo,
    from: Seq,
    until: Seq,
) -> Result<Vec<Stored>, StoreError> {
    let mut find = live.prepare_cached(
        "SELECT tables.id, archives.file FROM tables JOIN archives ON archives.no = tables.archive WHERE tables.no = ?1",
    )?;
    let found = find.query_row([table], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?))).optional()?;
    let Some((id, file)) = found else { return Ok(Vec::new()) };
    let path: PathBuf = data.parent().unwrap_or(Path::new("")).join(file);
    let missing = |error: rusqlite::Error| StoreError::NoArchive { path: path.clone(), source: Arc::new(error) };
    let old = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(missing)?;
    old.busy_timeout(Duration::from_secs(10))?;
    let no = number_of(&old, &id).map_err(missing)?.unwrap_or_default();
    let mut find =
        old.prepare("SELECT seq, at, entry FROM journal WHERE table_no = ?1 AND seq >= ?2 AND seq < ?3 ORDER BY seq")?;
    stored(find.query(params![no, from, until])?)
}

/// The tables that have an entry like this in an archive. An archive that is not there any more says nothing.
pub(super) fn tables_with(live: &Connection, data: &Path, like: &str) -> Result<Vec<TableNo>, StoreError> {
    let mut files = live.prepare_cached("SELECT file FROM archives")?;
    let files: Vec<String> = files.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let mut tables = Vec::new();
    for file in files {
        let path = data.parent().unwrap_or(Path::new("")).join(file);
        let Ok(old) = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY) else { continue };
        for no in super::access::tables_with(&old, like)? {
            let id: String = old.query_row("SELECT id FROM tables WHERE no = ?1", [no], |row| row.get(0))?;
            tables.extend(number_of(live, &id)?);
        }
    }
    Ok(tables)
}
