//! Lists of tables: made from the journal, and made again from it whenever they lag behind.

use rusqlite::{Connection, OptionalExtension, params};

use super::{JournalError, Sqlite, TableNo};
use crate::protocol::{Phase, Seq, TableSummary, UnixMs};

/// What lists show of a table.
#[derive(Debug, Clone)]
pub struct Projection {
    /// Up to which entry.
    pub seq: Seq,
    pub phase: Phase,
    /// Whether the table goes on by itself (a bot is to move, a clock runs), so that a restarted server must wake it.
    pub waiting: bool,
    pub changed_at: UnixMs,
    /// As a stranger sees it; `mine` and `my_turn` are filled in for each reader from `holders` and `pending`.
    pub summary: TableSummary,
    /// By seat: whose it is and whether it is asked for a move.
    pub holders: Vec<Holder>,
    /// How far seated people had followed when they left.
    pub seen: Vec<(String, Seq)>,
}

#[derive(Debug, Clone, serde::Serialize, serde::Deserialize)]
pub struct Holder {
    pub user: Option<String>,
    pub asked: bool,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct Row {
    summary: TableSummary,
    holders: Vec<Holder>,
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Playing => "playing",
        Phase::Paused => "paused",
        Phase::Over => "over",
        Phase::Frozen => "frozen",
    }
}

impl Projection {
    pub(super) fn write(&self, connection: &Connection, table: TableNo) -> rusqlite::Result<()> {
        let row = Row { summary: self.summary.clone(), holders: self.holders.clone() };
        let row = serde_json::to_string(&row).expect("a summary is plain data");
        connection
            .prepare_cached(
                "UPDATE tables SET seq = ?2, phase = ?3, waiting = ?4, changed_at = ?5, summary = ?6
                 WHERE no = ?1 AND seq <= ?2",
            )?
            .execute(params![table, self.seq, phase_word(self.phase), self.waiting, self.changed_at, row])?;
        let mut sit = connection.prepare_cached("INSERT OR IGNORE INTO sitters (user, table_no) VALUES (?1, ?2)")?;
        for user in self.holders.iter().filter_map(|holder| holder.user.as_ref()) {
            sit.execute(params![user, table])?;
        }
        let mut see =
            connection.prepare_cached("UPDATE sitters SET seen = max(seen, ?3) WHERE user = ?1 AND table_no = ?2")?;
        for (user, seq) in &self.seen {
            see.execute(params![user, table, seq])?;
        }
        Ok(())
    }

    /// The first row of a new table, in the transaction that writes its first entries.
    pub(crate) fn insert(&self, connection: &Connection) -> Result<TableNo, JournalError> {
        connection
            .prepare_cached(
                "INSERT INTO tables (id, public, phase, changed_at, summary) VALUES (?1, ?2, 'open', ?3, '')",
            )?
            .execute(params![self.summary.table, self.summary.public, self.changed_at])?;
        let table = connection.last_insert_rowid();
        self.write(connection, table)?;
        Ok(table)
    }
}

/// Which of one's tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    All,
    Unfinished,
    Over,
}

impl Sqlite {
    pub async fn table_no(&self, id: &str) -> Result<Option<TableNo>, JournalError> {
        let id = id.to_owned();
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached("SELECT no FROM tables WHERE id = ?1")?;
            find.query_row([id], |row| row.get(0)).optional()
        })
        .await
    }

    /// Tables that go on by themselves, and tables whose list entry lags behind the journal.
    pub async fn to_wake(&self) -> Result<Vec<TableNo>, JournalError> {
        self.read_with(|connection| {
            let mut find = connection.prepare(
                "SELECT no FROM tables WHERE (waiting AND phase = 'playing')
                    OR seq < (SELECT max(seq) FROM journal WHERE table_no = tables.no) ORDER BY no",
            )?;
            find.query_map([], |row| row.get(0))?.collect()
        })
        .await
    }

    pub async fn seen(&self, table: TableNo) -> Result<Vec<(String, Seq)>, JournalError> {
        self.read_with(move |connection| {
            let mut find =
                connection.prepare_cached("SELECT user, seen FROM sitters WHERE table_no = ?1 AND seen > 0")?;
            find.query_map([table], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        })
        .await
    }

    pub async fn lobby(&self, me: Vec<String>) -> Result<Vec<TableSummary>, JournalError> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT summary FROM tables WHERE public AND phase IN ('open', 'playing', 'paused')
                 ORDER BY phase = 'open' DESC, changed_at DESC LIMIT 100",
            )?;
            let rows = find.query_map([], |row| row.get::<_, String>(0))?;
            rows.filter_map(|row| row.map(|row| for_reader(&row, &me)).transpose()).collect()
        })
        .await
    }

    /// The tables at which any of `me` sits.
    pub async fn mine(&self, me: Vec<String>, which: Which) -> Result<Vec<TableSummary>, JournalError> {
        self.read_with(move |connection| {
            let phase = match which {
                Which::All => "",
                Which::Unfinished => "AND phase <> 'over'",
                Which::Over => "AND phase = 'over'",
            };
            let marks = vec!["?"; me.len()].join(", ");
            let mut find = connection.prepare_cached(&format!(
                "SELECT summary FROM tables WHERE no IN (SELECT table_no FROM sitters WHERE user IN ({marks})) {phase}
                 ORDER BY changed_at DESC LIMIT 200"
            ))?;
            let rows = find.query_map(rusqlite::params_from_iter(&me), |row| row.get::<_, String>(0))?;
            let rows = rows.filter_map(|row| row.map(|row| for_reader(&row, &me)).transpose());
            // Who stood up again before the start has no part in it.
            rows.filter(|summary| summary.as_ref().is_ok_and(|summary| !summary.mine.is_empty())).collect()
        })
        .await
    }

    pub async fn summary(&self, table: TableNo, me: Vec<String>) -> Result<Option<TableSummary>, JournalError> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached("SELECT summary FROM tables WHERE no = ?1")?;
            let row = find.query_row([table], |row| row.get::<_, String>(0)).optional()?;
            Ok(row.and_then(|row| for_reader(&row, &me)))
        })
        .await
    }
}

/// `None` for a row that an older program wrote and that has not been made again yet.
pub(crate) fn for_reader(row: &str, me: &[String]) -> Option<TableSummary> {
    let Row { mut summary, holders } = serde_json::from_str(row).ok()?;
    let own = |holder: &Holder| holder.user.as_ref().is_some_and(|user| me.contains(user));
    let seats = holders.iter().zip(0..).filter(|(holder, _)| own(holder));
    summary.mine = seats.map(|(_, seat)| hustings_core::Seat(seat)).collect();
    summary.my_turn = summary.phase == Phase::Playing && holders.iter().any(|holder| own(holder) && holder.asked);
    Some(summary)
}
