//! The deal of the day: a game for one that everybody on this server gets with the same luck.
//!
//! The first table of a day draws the seed; all others of that day and game share it, and a fixed word takes the place of the
//! player's. Nobody may know the luck before they play, so until the day is over the seed, the record and the eyes that see
//! everything stay closed, nothing rolled or revealed is taken back, no bot stands in, and each person has one try. A second
//! guest of the same person cannot be told from another person: the table of scores is a game among people who trust each
//! other, not a championship.

use rusqlite::{Connection, OptionalExtension, params};

use crate::journal::{JournalError, Sqlite, TableNo, for_reader};
use crate::protocol::{Clock, Daily, DailyScore, SeatPlan, Timeout, UnixMs};

const DAY_MS: i64 = 86_400_000;
/// Against the clock; when it runs out the first legal moves are made.
pub const CLOCK: Clock = Clock::Game { minutes: 5, increment: 0 };
pub const TIMEOUT: Timeout = Timeout::DefaultMove;
/// What is answered to whoever asks for the luck too early.
pub const KEPT: &str = "others still play today's deal: its seed and record are given out when the day is over (UTC)";
/// Best scores of a day that are listed.
const LISTED: usize = 50;

pub(crate) const SCHEMA: &str = "
    CREATE TABLE IF NOT EXISTS daily_seeds (game TEXT NOT NULL, day INTEGER NOT NULL, seed TEXT NOT NULL,
        PRIMARY KEY (game, day)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS daily_tables (game TEXT NOT NULL, day INTEGER NOT NULL, user TEXT NOT NULL,
        table_no INTEGER NOT NULL, PRIMARY KEY (game, day, user)) WITHOUT ROWID;
";

/// Days since 1970, in UTC: the same day for everybody.
pub fn day_of(now: UnixMs) -> i64 {
    now.div_euclid(DAY_MS)
}

/// Whether the luck of `day` must still be kept.
pub fn is_secret(day: Option<i64>, now: UnixMs) -> bool {
    day.is_some_and(|day| day >= day_of(now))
}

/// The word that stands for the player's: the same at every table of the day.
pub fn word(day: i64) -> String {
    format!("day {day}")
}

/// One person alone, by the usual rules.
pub fn fits(seats: &[SeatPlan]) -> bool {
    matches!(seats, [SeatPlan::Me])
}

/// Notes the table as the person's try, in the transaction that makes it. False if they have one already.
pub(crate) fn enter(
    connection: &Connection,
    game: &str,
    day: i64,
    user: &str,
    table: TableNo,
) -> Result<bool, JournalError> {
    let entered = connection
        .prepare_cached("INSERT OR IGNORE INTO daily_tables (game, day, user, table_no) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![game, day, user, table])?;
    Ok(entered == 1)
}

impl Sqlite {
    /// The seed of the day: `fresh` if this is its first table.
    pub async fn daily_seed(&self, game: &str, day: i64, fresh: String) -> Result<String, JournalError> {
        let game = game.to_owned();
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT OR IGNORE INTO daily_seeds (game, day, seed) VALUES (?1, ?2, ?3)")?
                .execute(params![game, day, fresh])?;
            let mut find = connection.prepare_cached("SELECT seed FROM daily_seeds WHERE game = ?1 AND day = ?2")?;
            Ok(find.query_row(params![game, day], |row| row.get(0))?)
        })
        .await
    }

    /// The try of any of `me` on that day: its table's name.
    pub async fn daily_try(&self, game: &str, day: i64, me: Vec<String>) -> Result<Option<String>, JournalError> {
        let game = game.to_owned();
        self.read_with(move |connection| own_try(connection, &game, day, &me)).await
    }

    pub async fn daily(&self, game: &str, day: i64, me: Vec<String>) -> Result<Daily, JournalError> {
        let game = game.to_owned();
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT tables.summary FROM daily_tables JOIN tables ON no = table_no WHERE game = ?1 AND day = ?2",
            )?;
            let rows = find.query_map(params![game, day], |row| row.get::<_, String>(0))?;
            let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
            let tables: Vec<_> = rows.iter().filter_map(|row| for_reader(row, &me)).collect();
            let playing = tables.iter().filter(|table| table.ending.is_none()).count() as u32;
            let mut scores: Vec<DailyScore> = tables
                .iter()
                .filter_map(|table| {
                    let score = *table.ending.as_ref()?.scores.as_ref()?.first()?;
                    Some(DailyScore { name: table.seats.first()?.name.clone(), score, mine: !table.mine.is_empty() })
                })
                .collect();
            // Equal scores in the order of names, so that the list stands still.
            scores.sort_by(|a, b| b.score.cmp(&a.score).then_with(|| a.name.cmp(&b.name)));
            scores.truncate(LISTED);
            let own = own_try(connection, &game, day, &me)?;
            Ok(Daily { day, ends_at: (day + 1) * DAY_MS, clock: CLOCK, scores, playing, table: own })
        })
        .await
    }
}

fn own_try(connection: &Connection, game: &str, day: i64, me: &[String]) -> rusqlite::Result<Option<String>> {
    let mut find = connection.prepare_cached(
        "SELECT tables.id FROM daily_tables JOIN tables ON no = table_no WHERE game = ?1 AND day = ?2 AND user = ?3",
    )?;
    for user in me {
        if let Some(id) = find.query_row(params![game, day, user], |row| row.get(0)).optional()? {
            return Ok(Some(id));
        }
    }
    Ok(None)
}
