//! The deal of the day.

use rusqlite::{Connection, OptionalExtension, params};

use super::Sqlite;
use crate::store::{Days, Eventually, Projection, Standing, StandingScore, TableNo, Try};

pub(super) const SCORES: &str = "SELECT user, name, score FROM daily_tables
    WHERE game = ?1 AND day = ?2 AND score IS NOT NULL ORDER BY score DESC, name, user LIMIT ?3";
pub(super) const PLAYING: &str = "SELECT count(*) FROM daily_tables WHERE game = ?1 AND day = ?2 AND over = 0";
pub(super) const OWN: &str =
    "SELECT tables.id FROM daily_tables JOIN tables ON no = table_no WHERE game = ?1 AND day = ?2 AND user = ?3";

impl Days for Sqlite {
    fn daily_seed(&self, game: String, day: i64, fresh: String) -> Eventually<String> {
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT OR IGNORE INTO daily_seeds (game, day, seed) VALUES (?1, ?2, ?3)")?
                .execute(params![game, day, fresh])?;
            let mut find = connection.prepare_cached("SELECT seed FROM daily_seeds WHERE game = ?1 AND day = ?2")?;
            Ok(find.query_row(params![game, day], |row| row.get(0))?)
        })
    }

    fn daily_try(&self, game: String, day: i64, me: Vec<String>) -> Eventually<Option<String>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(OWN)?;
            for user in me {
                if let Some(id) = find.query_row(params![game, day, user], |row| row.get(0)).optional()? {
                    return Ok(Some(id));
                }
            }
            Ok(None)
        })
    }

    fn standing(&self, game: String, day: i64, most: u32) -> Eventually<Standing> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(SCORES)?;
            let scores = find.query_map(params![game, day, most], |row| {
                Ok(StandingScore { user: row.get(0)?, name: row.get(1)?, score: row.get(2)? })
            })?;
            let scores = scores.collect::<Result<_, _>>()?;
            let mut count = connection.prepare_cached(PLAYING)?;
            Ok(Standing { scores, playing: count.query_row(params![game, day], |row| row.get(0))? })
        })
    }
}

/// Whether the person has a table for it already.
pub(super) fn is_entered(connection: &Connection, own: &Try) -> rusqlite::Result<bool> {
    let mut find = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM daily_tables WHERE game = ?1 AND day = ?2 AND user = ?3)")?;
    find.query_row(params![own.game, own.day, own.user], |row| row.get(0))
}

/// Records the table as the person's try, in the transaction that makes it.
pub(super) fn enter(connection: &Connection, own: &Try, table: TableNo) -> rusqlite::Result<()> {
    let mut enter =
        connection.prepare_cached("INSERT INTO daily_tables (game, day, user, table_no) VALUES (?1, ?2, ?3, ?4)")?;
    enter.execute(params![own.game, own.day, own.user, table]).map(drop)
}

/// How the try goes.
pub(super) fn write(connection: &Connection, own: &Try, projection: &Projection) -> rusqlite::Result<()> {
    let (name, score) = projection.daily_result();
    let mut update = connection.prepare_cached(
        "UPDATE daily_tables SET name = ?4, score = ?5, over = ?6 WHERE game = ?1 AND day = ?2 AND user = ?3",
    )?;
    update.execute(params![own.game, own.day, own.user, name, score, projection.is_over()]).map(drop)
}
