//! Words that several messages use.

use hustings_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The place of an entry in a table's journal, counted from 1. It only grows.
pub type Seq = u32;

/// Milliseconds since 1970, UTC.
pub type UnixMs = i64;

/// The table's time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub enum Clock {
    #[default]
    None,
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

/// What happens to a seat whose time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
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

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum ChatPolicy {
    #[default]
    Everybody,
    Seated,
    Nobody,
}

/// With whose eyes: a seat's number, `"spectator"`, or (finished games only) `"everything"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(untagged)]
#[ts(export, export_to = "protocol.ts")]
pub enum Eyes {
    Seat(Seat),
    Word(EyesWord),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum EyesWord {
    Spectator,
    Everything,
}

/// Why something was refused, as a word programs can rely on. New ones may be added: treat an unknown one like
/// `bad_request`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum Code {
    /// The game forbids the move; `rule` says by which rule.
    IllegalMove,
    /// The seat has been asked something else since `seq`: look at the newest position and decide again.
    Stale,
    /// The seat is not yours.
    NotYourSeat,
    /// The seat is taken already.
    SeatTaken,
    BadSeat,
    /// The table is not in a phase in which this can be done.
    WrongPhase,
    /// Only whoever made the table may do this.
    NotTheHost,
    /// Nothing of yours can be taken back.
    NothingToUndo,
    /// The others, or the bots, do not agree.
    NotAgreed,
    BadOptions,
    BadRecord,
    UnknownGame,
    UnknownBot,
    /// The message cannot be read.
    BadMessage,
    BadRequest,
    /// Too much at once; wait a little.
    TooMany,
    TooLarge,
    /// No session, or the secret is wrong.
    NoSession,
    /// This may not be done, or not from this page.
    Forbidden,
    /// There is no such thing here.
    NotFound,
    NameTaken,
    WrongPassword,
    /// Our fault; the log has the details.
    Internal,
}

/// A refusal: a code, the rule behind it if a game refused, and a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, thiserror::Error)]
#[error("{message}")]
#[ts(export, export_to = "protocol.ts")]
pub struct Refusal {
    pub code: Code,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    pub message: String,
}
