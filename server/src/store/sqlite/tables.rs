//! Tables and lists of them. Every list is read along an index in its own order; a test looks at the plans.

use rusqlite::{Connection, OptionalExtension, params};

use super::writer::{self, Job};
use super::{Sqlite, days, notices};
use crate::protocol::{Phase, Seq, TableSummary, UnixMs};
use crate::store::lists::{Group, for_reader, phase_word};
use crate::store::{
    Creation, Cursor, Eventually, NewTable, Page, Projection, Room, StoreError, TableNo, Tables, Which,
};

pub(super) const LOBBY: &str = "SELECT changed_at, no, summary FROM tables
    WHERE place = ?1 AND changed_at >= ?2 AND (changed_at, no) < (?3, ?4) ORDER BY changed_at DESC, no DESC LIMIT ?5";
pub(super) const MINE: &str = "SELECT sitters.changed_at, no, summary FROM sitters JOIN tables ON no = table_no
    WHERE user = ?1 AND over = ?2 AND (sitters.changed_at, table_no) < (?3, ?4)
    ORDER BY sitters.changed_at DESC, table_no DESC LIMIT ?5";
pub(super) const TO_WAKE: &str = "SELECT no FROM tables WHERE waiting = 1";
/// Marks are few: only tables of the last minutes before a server was killed have one. `CROSS` makes SQLite start from them.
pub(super) const LAGGING: &str = "SELECT no FROM lagging CROSS JOIN tables ON no = table_no
    WHERE seq < (SELECT max(seq) FROM journal WHERE journal.table_no = no)";
pub(super) const WAITING_OF: &str =
    "SELECT count(*) FROM tables WHERE public AND phase = 'open' AND host = ?1 AND changed_at >= ?2";
pub(super) const SEEN: &str = "SELECT user, seen FROM sitters WHERE table_no = ?1 AND seen > 0";
pub(super) const BY_ID: &str = "SELECT no FROM tables WHERE id = ?1";
pub(super) const SUMMARY: &str = "SELECT summary FROM tables WHERE no = ?1";

impl Tables for Sqlite {
    fn create(&self, new: NewTable) -> Eventually<Creation> {
        self.write(move |connection| create(connection, &new))
    }

    fn table_no(&self, id: String) -> Eventually<Option<TableNo>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(BY_ID)?;
            Ok(find.query_row([id], |row| row.get(0)).optional()?)
        })
    }

    fn project(&self, table: TableNo, projection: Projection) {
        let _ = self.send(Job::Project(table, Box::new(projection)));
    }

    fn over_after(&self, table: TableNo, most: u32) -> Eventually<Vec<TableNo>> {
        self.read_with(move |connection| {
            let mut find = connection
                .prepare_cached("SELECT no FROM tables WHERE phase = 'over' AND no > ?1 ORDER BY no LIMIT ?2")?;
            Ok(find.query_map(rusqlite::params![table, most], |row| row.get(0))?.collect::<Result<_, _>>()?)
        })
    }

    fn to_wake(&self) -> Eventually<Vec<TableNo>> {
        self.read_with(|connection| {
            let mut found = Vec::new();
            for sql in [TO_WAKE, LAGGING] {
                let mut find = connection.prepare(sql)?;
                for no in find.query_map([], |row| row.get(0))? {
                    found.push(no?);
                }
            }
            found.sort_unstable();
            found.dedup();
            Ok(found)
        })
    }

    fn seen(&self, table: TableNo) -> Eventually<Vec<(String, Seq)>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(SEEN)?;
            let rows = find.query_map([table], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn lobby(&self, me: Vec<String>, since: UnixMs, after: Option<Cursor>, most: u32) -> Eventually<Page> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(LOBBY)?;
            let (wanted, mut rows) = (most + 1, Vec::new());
            let begin = after.unwrap_or(Cursor::first(Group::Open));
            for group in Group::ALL.into_iter().filter(|group| *group >= begin.group) {
                let from = if group == begin.group { begin } else { Cursor::first(group) };
                // Tables that are played stay, however long nothing happens.
                let since = if group == Group::Open { since } else { UnixMs::MIN };
                let left = wanted - rows.len() as u32;
                let key = params![group as u8, since, from.changed_at, from.no, left];
                for row in find.query_map(key, cursor_and_row(group))? {
                    rows.push(row?);
                }
            }
            Ok(Page::of(rows, most, &me))
        })
    }

    fn mine(&self, me: Vec<String>, which: Which, after: Option<Cursor>, most: u32) -> Eventually<Page> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(MINE)?;
            let halves: &[bool] = match which {
                Which::All => &[false, true],
                Which::Unfinished => &[false],
                Which::Over => &[true],
            };
            let from = after.unwrap_or(Cursor::first(Group::Open));
            let mut rows = Vec::new();
            for user in &me {
                for over in halves {
                    let key = params![user, over, from.changed_at, from.no, most + 1];
                    for row in find.query_map(key, cursor_and_row(Group::Open))? {
                        rows.push(row?);
                    }
                }
            }
            // A page of each, put in one order; a person may sit at a table by several ids.
            rows.sort_by(|(one, _), (other, _)| other.cmp(one));
            rows.dedup_by_key(|(cursor, _)| cursor.no);
            Ok(Page::of(rows, most, &me))
        })
    }

    fn host(&self, table: TableNo) -> Eventually<Option<String>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached("SELECT host FROM tables WHERE no = ?1")?;
            Ok(find.query_row([table], |row| row.get(0)).optional()?.flatten())
        })
    }

    fn summary(&self, table: TableNo, me: Vec<String>) -> Eventually<Option<TableSummary>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(SUMMARY)?;
            let row = find.query_row([table], |row| row.get::<_, String>(0)).optional()?;
            Ok(row.and_then(|row| for_reader(&row, &me)))
        })
    }
}

fn cursor_and_row(group: Group) -> impl Fn(&rusqlite::Row<'_>) -> rusqlite::Result<(Cursor, String)> {
    move |row| Ok((Cursor { group, changed_at: row.get(0)?, no: row.get(1)? }, row.get(2)?))
}

fn create(connection: &Connection, new: &NewTable) -> Result<Creation, StoreError> {
    if let Some(Room { most, since }) = new.room {
        let mut count = connection.prepare_cached(WAITING_OF)?;
        if count.query_row(params![new.host, since], |row| row.get::<_, u32>(0))? >= most {
            return Ok(Creation::TooManyWaiting);
        }
    }
    if let Some(own) = &new.listed.daily
        && days::is_entered(connection, own)?
    {
        return Ok(Creation::AlreadyEntered);
    }
    let no = insert(connection, &new.listed, &new.host)?;
    writer::append(connection, no, 0, new.at, &super::as_bytes(&new.entries))?;
    Ok(Creation::Table(no))
}

/// The first row of a new table.
pub(super) fn insert(connection: &Connection, listed: &Projection, host: &str) -> Result<TableNo, StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO tables (id, public, phase, changed_at, summary, host) VALUES (?1, ?2, 'open', ?3, '', ?4)",
        )?
        .execute(params![listed.summary.table, listed.summary.public, listed.changed_at, host])?;
    let table = connection.last_insert_rowid();
    if let Some(own) = &listed.daily {
        days::enter(connection, own, table)?;
    }
    write(connection, table, listed)?;
    Ok(table)
}

/// Brings the rows of a table up to date, unless they are newer.
pub(super) fn write(connection: &Connection, table: TableNo, projection: &Projection) -> rusqlite::Result<()> {
    let (over, changed_at) = (projection.is_over(), projection.changed_at);
    let written = connection
        .prepare_cached(
            "UPDATE tables SET seq = ?2, phase = ?3, waiting = ?4, changed_at = ?5, place = ?6, summary = ?7
             WHERE no = ?1 AND seq <= ?2",
        )?
        .execute(params![
            table,
            projection.seq,
            phase_word(projection.phase),
            projection.wakes(),
            changed_at,
            projection.group().map(|group| group as u8),
            projection.row()
        ])?;
    if written == 1 {
        if projection.phase == Phase::Open {
            // A person who stood up again before the start has no part in it.
            connection.prepare_cached("UPDATE sitters SET over = NULL WHERE table_no = ?1")?.execute([table])?;
        }
        let mut sit = connection.prepare_cached(
            "INSERT INTO sitters (user, table_no, over, changed_at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT DO UPDATE SET over = excluded.over, changed_at = excluded.changed_at",
        )?;
        for user in projection.people() {
            sit.execute(params![user, table, over, changed_at])?;
        }
        if let Some(own) = &projection.daily {
            days::write(connection, own, projection)?;
        }
    }
    let mut see =
        connection.prepare_cached("UPDATE sitters SET seen = max(seen, ?3) WHERE user = ?1 AND table_no = ?2")?;
    for (user, seq) in &projection.seen {
        see.execute(params![user, table, seq])?;
    }
    if written == 1 {
        notices::follow(connection, table, projection)?;
    }
    Ok(())
}
