//! The deal of the day, as a store keeps it: one seed for a game and day, one try for each person, and how the tries went.

use super::Eventually;

/// A person's try at the deal of a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Try {
    pub game: String,
    pub day: i64,
    pub user: String,
}

/// How people did at a day's deal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// The best first; equal ones by name, so that the order is stable.
    pub scores: Vec<StandingScore>,
    /// How many are still at it.
    pub playing: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingScore {
    pub user: String,
    pub name: String,
    pub score: i32,
}

pub trait Days: Send + Sync + 'static {
    /// The seed of the day: `fresh` if nobody has asked for it before.
    fn daily_seed(&self, game: String, day: i64, fresh: String) -> Eventually<String>;

    /// The name of the table at which this person, by any of their ids, plays that day's deal.
    fn daily_try(&self, game: String, day: i64, me: Vec<String>) -> Eventually<Option<String>>;

    /// The `most` best scores of a day.
    fn standing(&self, game: String, day: i64, most: u32) -> Eventually<Standing>;
}
