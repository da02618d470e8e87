//! How a game ended.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Message, PerSeat, Seat, SeatSet};

/// Ranks, scores, and what decided between first and second.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Outcome {
    /// 1 is best; equals share a rank and the next one is skipped (1, 2, 2, 4). In teams the teams are ranked so, and
    /// members share their team's rank (1, 2, 1, 2).
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub ranks: PerSeat<u8>,
    #[ts(as = "Vec<i32>")]
    #[schema(value_type = Vec<i32>)]
    pub scores: PerSeat<i32>,
    /// One word from the game's rules, such as `tiles` or `shared`.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub reason: Cow<'static, str>,
    /// The teams and their sums, if the game is played in teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<TeamScore>>")]
    pub teams: Vec<TeamScore>,
}

/// What a team has together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamScore {
    pub seats: Vec<Seat>,
    pub score: i32,
}

impl Outcome {
    /// The reason as a message: each has a sentence in the game's Fluent file, such as `reason-tiles`.
    pub fn why(&self) -> Message {
        Message::one_of("reason", &self.reason)
    }

    /// The seats on the first rank.
    pub fn winners(&self) -> SeatSet {
        self.ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect()
    }

    /// A seat's share of the win: 1 for a sole winner, an equal part of a shared win, otherwise 0. The shares of all
    /// seats add up to 1.
    pub fn won(&self, seat: Seat) -> f32 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
    }

    /// A seat's rank as a number from 0 (last) to 1 (first alone); seats of equal rank get the same. It adds up to
    /// seats / 2.
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

/// What decides between first and second: the word for the first key in which they differ, or `shared`.
pub fn parted_by<K: Ord, const N: usize>(keys: &PerSeat<[K; N]>, words: [&'static str; N]) -> &'static str {
    let Some(first) = keys.values().iter().max() else { return "shared" };
    let alone = |key: &usize| keys.values().iter().filter(|own| own[..=*key] == first[..=*key]).count() == 1;
    (0..N).find(alone).map_or("shared", |key| words[key])
}
