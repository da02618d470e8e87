//! The deal of the day: a solo game that everybody on this server gets with the same luck.
//!
//! The first table of a day draws the seed; all others of that day and game share it, and a fixed word replaces the
//! player's. Nobody may know the luck before they play. So until the day is over the seed, the record and the view of
//! everything stay hidden, nothing rolled or revealed is taken back, no bot steps in, and each person has one try. A
//! second guest of the same person cannot be told from another person: the score table is a game among people who trust
//! each other, not a championship.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use hustings_core::say;

use crate::protocol::{Clock, Code, Daily, DailyScore, Refused, SeatPlan, Timeout, UnixMs};
use crate::store::{Standing, Store, StoreError, lock};

const DAY_MS: i64 = 86_400_000;
/// The clock of a deal; when it runs out, the first legal moves are made.
pub const CLOCK: Clock = Clock::Game { minutes: 5, increment: 0 };
pub const TIMEOUT: Timeout = Timeout::DefaultMove;
/// How many of a day's best scores are listed.
const LISTED: u32 = 50;

/// Days since 1970, in UTC: the same day for everybody.
pub fn day_of(now: UnixMs) -> i64 {
    now.div_euclid(DAY_MS)
}

/// After midnight some people still play the deal they began before. Its luck stays secret for twice the time on their
/// clock.
const STILL_PLAYED: i64 = 10 * 60_000;

/// Whether the luck of `day` is still secret.
pub fn is_secret(day: Option<i64>, now: UnixMs) -> bool {
    day.is_some_and(|day| day >= day_of(now - STILL_PLAYED))
}

/// The answer to anyone who asks for the luck too early.
pub fn kept() -> Refused {
    Refused::new(Code::WrongPhase, say!("table-daily-kept"))
}

/// The word that replaces the player's: the same at every table of the day.
pub fn word(day: i64) -> String {
    format!("day {day}")
}

/// Whether the seats are one person alone.
pub fn fits(seats: &[SeatPlan]) -> bool {
    matches!(seats, [SeatPlan::Me {}])
}

/// How long scores are cached before they are read again. The lists they are made from lag by as much.
const STALE_AFTER: Duration = Duration::from_millis(500);

/// The scores of the day by game, cached.
#[derive(Default)]
pub struct Standings(Mutex<HashMap<String, Arc<Shelf>>>);

/// The scores of one game as last read.
#[derive(Default)]
struct Shelf(tokio::sync::Mutex<Option<(i64, Instant, Arc<Standing>)>>);

impl Standings {
    /// Callers who ask while the scores are being read wait for the same answer.
    async fn of(&self, store: &dyn Store, game: &str, day: i64) -> Result<Arc<Standing>, StoreError> {
        let shelf = Arc::clone(lock(&self.0).entry(game.to_owned()).or_default());
        let mut kept = shelf.0.lock().await;
        if let Some((of, read_at, standing)) = &*kept
            && *of == day
            && read_at.elapsed() < STALE_AFTER
        {
            return Ok(Arc::clone(standing));
        }
        let standing = Arc::new(store.standing(game.to_owned(), day, LISTED).await?);
        *kept = Some((day, Instant::now(), Arc::clone(&standing)));
        Ok(standing)
    }

    /// The deal of a day as somebody with these ids sees it.
    pub async fn show(&self, store: &dyn Store, game: &str, day: i64, me: &[String]) -> Result<Daily, StoreError> {
        let standing = self.of(store, game, day).await?;
        let scores = standing.scores.iter().map(|one| DailyScore {
            name: one.name.clone(),
            score: one.score,
            mine: me.contains(&one.user),
        });
        Ok(Daily {
            day,
            ends_at: (day + 1) * DAY_MS,
            clock: CLOCK,
            scores: scores.collect(),
            playing: standing.playing,
            table: if me.is_empty() { None } else { store.daily_try(game.to_owned(), day, me.to_vec()).await? },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody who began a minute before midnight is still playing.
    #[test]
    fn the_luck_is_kept_while_the_deal_may_still_be_played() {
        let midnight = 5 * DAY_MS;
        assert!(is_secret(Some(4), midnight - 1) && is_secret(Some(4), midnight + 60_000));
        assert!(!is_secret(Some(4), midnight + STILL_PLAYED) && is_secret(Some(5), midnight + STILL_PLAYED));
        assert!(!is_secret(None, midnight));
    }
}
