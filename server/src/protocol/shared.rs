//! Words that several messages use.

use hustings_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The place of an entry in a table's journal, counted from 1. It only grows.
pub type Seq = u32;

/// Milliseconds since 1970, UTC.
pub type UnixMs = i64;

/// The table's time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub enum Clock {
    // With braces, since serde lets unknown fields pass beside the tag of a unit variant.
    /// All the time in the world.
    None {},
    /// Each decision has this long; what is left over is lost.
    Decision { seconds: u32 },
    /// Each seat has this long for all its decisions together, and gets `increment` seconds back after each.
    Game {
        minutes: u32,
        #[serde(default)]
        increment: u32,
    },
    /// Each decision has this many days; for games played over weeks.
    Days { days: u32 },
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::None {}
    }
}

/// What happens to a seat whose time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum Timeout {
    /// A bot makes this one decision.
    #[default]
    BotPlays,
    /// The first move of the seat's list of legal moves is made.
    DefaultMove,
    /// The seat has lost, as if it had resigned.
    Forfeit,
}

/// How a series of rematches stands. Seats by index: players move on by one with each game, and their score goes with them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Series {
    /// Games in which the seat's player ranked first. Several can share that place.
    pub wins: Vec<u32>,
    /// Games in which everybody did.
    pub draws: u32,
}

impl Series {
    pub fn new(seats: usize) -> Series {
        Series { wins: vec![0; seats], draws: 0 }
    }

    /// The same after another game, by its ranks.
    pub fn with(&self, ranks: &[u8]) -> Series {
        let mut after = self.clone();
        if ranks.len() > 1 && ranks.iter().all(|rank| *rank == 1) {
            after.draws += 1;
        } else {
            after.wins.iter_mut().zip(ranks).filter(|(_, rank)| **rank == 1).for_each(|(wins, _)| *wins += 1);
        }
        after
    }
}

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum Phase {
    /// Not all seats are taken, or somebody's word is missing.
    Open,
    Playing,
    /// Clocks and bots stand still and no move is taken.
    Paused,
    Over,
    /// Made under other rules or components than this server has: it can be read but not played.
    Frozen,
}

/// Who may write into the table's chat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum ChatPolicy {
    #[default]
    Everybody,
    Seated,
    Nobody,
}

/// With whose eyes: a seat's number, `"spectator"`, or (finished games only) `"everything"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
#[ts(export, export_to = "protocol.ts")]
pub enum Eyes {
    Seat(Seat),
    Word(EyesWord),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum EyesWord {
    Spectator,
    Everything,
}
