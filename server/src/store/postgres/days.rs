//! The deal of the day.

use std::sync::Arc;

use super::{Postgres, params};
use crate::store::{Days, Eventually, Standing, StandingScore};

/// The first seed counts: everybody who asks later gets the same one.
const SEED: &str = "INSERT INTO daily_seeds (game, day, seed) VALUES ($1, $2, $3)
    ON CONFLICT (game, day) DO UPDATE SET seed = daily_seeds.seed RETURNING seed";
const SCORES: &str = "SELECT \"user\", name, score FROM daily_tables
    WHERE game = $1 AND day = $2 AND score IS NOT NULL ORDER BY score DESC, name, \"user\" LIMIT $3";
const PLAYING: &str = "SELECT count(*) FROM daily_tables WHERE game = $1 AND day = $2 AND NOT over";
const OWN: &str = "SELECT tables.id FROM daily_tables JOIN tables ON no = table_no
    WHERE game = $1 AND day = $2 AND \"user\" = ANY ($3::text[]) ORDER BY array_position($3::text[], \"user\") LIMIT 1";

impl Days for Postgres {
    fn daily_seed(&self, game: String, day: i64, fresh: String) -> Eventually<String> {
        self.write(SEED, params![game, day, fresh], |rows| rows.first().map_or_else(String::new, |row| row.get(0)))
    }

    fn daily_try(&self, game: String, day: i64, me: Vec<String>) -> Eventually<Option<String>> {
        self.ask(OWN, params![game, day, me], |rows| rows.first().map(|row| row.get(0)))
    }

    fn standing(&self, game: String, day: i64, most: u32) -> Eventually<Standing> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let scores = shared.rows(SCORES, params![game.clone(), day, i64::from(most)]).await?;
            let playing = shared.rows(PLAYING, params![game, day]).await?;
            let score = |row: &tokio_postgres::Row| StandingScore {
                user: row.get(0),
                name: row.get(1),
                score: row.get::<_, i64>(2) as i32,
            };
            let playing = playing.first().map_or(0, |row| row.get::<_, i64>(0) as u32);
            Ok(Standing { scores: scores.iter().map(score).collect(), playing })
        })
    }
}
