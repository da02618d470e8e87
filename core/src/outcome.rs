//! How a game ended.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{PerSeat, Seat, SeatSet};

/// Ranks, scores, and what parted first from second.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// 1 is best; equals share a rank and the next one is skipped (1, 2, 2, 4). In teams the teams are ranked so, and
    /// members share their team's rank (1, 2, 1, 2).
    #[ts(as = "Vec<u8>")]
    pub ranks: PerSeat<u8>,
    #[ts(as = "Vec<i32>")]
    pub scores: PerSeat<i32>,
    /// One word from the game's rules, such as `tiles` or `shared`.
    #[ts(type = "string")]
    pub reason: Cow<'static, str>,
    /// The teams and their sums, where the game is played in teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<TeamScore>>")]
    pub teams: Vec<TeamScore>,
}

/// What a team has together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TeamScore {
    pub seats: Vec<Seat>,
    pub score: i32,
}

impl Outcome {
    /// The seats on the first rank.
    pub fn winners(&self) -> SeatSet {
        self.ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect()
    }

    /// A seat's part of the win: all of it, what is left of a shared one, or nothing. All sum to 1.
    pub fn won(&self, seat: Seat) -> f32 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
    }

    /// What a seat's rank is worth between 0 (last) and 1 (alone on top); shared ranks share. All sum to seats / 2.
    pub fn share(&self, seat: Seat) -> f32 {
        let seats = f32::from(self.ranks.seats());
        if seats < 2.0 {
            return 1.0;
        }
        let own = self.ranks[seat];
        let better = self.ranks.values().iter().filter(|rank| **rank < own).count() as f32;
        let equals = self.ranks.values().iter().filter(|rank| **rank == own).count() as f32;
        (seats - 1.0 - better - (equals - 1.0) / 2.0) / (seats - 1.0)
    }
}

/// Ranks by key, the greatest first; equals share a rank and the next one is skipped.
pub fn rank<K: Ord>(keys: &PerSeat<K>) -> PerSeat<u8> {
    keys.each(|own| 1 + keys.values().iter().filter(|other| *other > own).count() as u8)
}

/// What parts first from second: the word for the first key in which they differ, or `shared`.
pub fn parted_by<K: Ord, const N: usize>(keys: &PerSeat<[K; N]>, words: [&'static str; N]) -> &'static str {
    let Some(first) = keys.values().iter().max() else { return "shared" };
    let alone = |key: &usize| keys.values().iter().filter(|own| own[..=*key] == first[..=*key]).count() == 1;
    (0..N).find(alone).map_or("shared", |key| words[key])
}
