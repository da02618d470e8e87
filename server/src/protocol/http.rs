//! Bodies of HTTP requests and answers.

use hustings_bots::characters::{Face, Rating};
use hustings_core::{OptionInfo, OrderInfo, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;

use super::{Clock, EndedHow, Eyes, HintMove, MovePreview, Phase, Refusal, SeatInfo, Timeout, UnixMs};

/// The body of every answer that is not 2xx.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct ErrorBody {
    pub error: Refusal,
}

/// `POST /api/session`: become somebody. With a valid cookie this only says who one is.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(export, export_to = "protocol.ts")]
pub struct NewSession {
    /// One is made up where it is missing.
    #[ts(optional)]
    pub name: Option<String>,
    /// For programs: the answer holds the secret, to be sent as `Authorization: Bearer SECRET`, and no cookie is set.
    #[ts(optional, as = "Option<bool>")]
    pub bearer: bool,
}

/// Who one is. Answer of `POST /api/session`, `GET`/`PATCH /api/me`, `POST /api/account`, `POST /api/login`.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Me {
    /// Public; the same at every table.
    pub user: String,
    pub name: String,
    /// The account's name; null for a guest.
    pub account: Option<String>,
    /// Only where `bearer` was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// `PATCH /api/me`
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct Rename {
    /// 1 to 32 characters.
    pub name: String,
}

/// `POST /api/account` (the guest becomes an account) and `POST /api/login`.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct Credentials {
    /// 3 to 32 letters, digits, `-` or `_`; upper and lower case are the same.
    pub account: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// `GET /api/games`: the shelf, in its order.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct GameInfo {
    pub name: String,
    pub title: String,
    pub tagline: String,
    /// What rule numbers begin with.
    pub prefix: String,
    /// How many may sit down.
    pub seats: Vec<u8>,
    pub options: Vec<OptionInfo>,
    /// The standing orders a seat can leave, for moments in which others act; missing where the game knows none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<OrderInfo>>")]
    pub orders: Vec<OrderInfo>,
    pub rules_version: u32,
    pub set_version: Option<String>,
    /// The component sets a table can choose by the option `set`, the usual one first; missing where there is no choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub sets: Vec<String>,
    pub secrets: bool,
    /// The gentlest first.
    pub bots: Vec<BotInfo>,
}

/// A bot that can be seated.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct BotInfo {
    /// What to send as `bot`.
    pub spec: String,
    /// For people.
    pub title: String,
    pub about: String,
    /// One word for how it plays: even, cautious, grudging, greedy, gambler.
    pub temper: String,
    pub face: Face,
    /// In this game, against the others of this game; null until it was measured.
    pub rating: Option<Rating>,
}

/// `POST /api/games/{game}/settle`: checks options and gives them back complete.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct Settle {
    pub seats: u8,
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
}

/// Answer of `settle`.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Settled {
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
}

/// `POST /api/tables`
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct CreateTable {
    pub game: String,
    /// One for each seat.
    pub seats: Vec<SeatPlan>,
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Value,
    /// Listed in the lobby while it has open seats, and while it is played for spectators.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    #[serde(default)]
    #[ts(optional, as = "Option<Clock>")]
    pub clock: Clock,
    #[serde(default)]
    #[ts(optional, as = "Option<Timeout>")]
    pub timeout: Timeout,
    /// The deal of the day: for one person, by the usual options and the day's clock. One try a day: asking again gives the
    /// same table.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub daily: bool,
}

/// `GET /api/games/{game}/daily`: today's deal, and how people did.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Daily {
    /// Days since 1970, in UTC.
    #[ts(type = "number")]
    pub day: i64,
    #[ts(type = "number")]
    pub ends_at: UnixMs,
    pub clock: Clock,
    /// The best of those who have finished.
    pub scores: Vec<DailyScore>,
    /// How many are still at it.
    pub playing: u32,
    /// The asking person's own try.
    pub table: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct DailyScore {
    pub name: String,
    pub score: i32,
    pub mine: bool,
}

/// Who is to sit on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub enum SeatPlan {
    Me,
    /// Whoever comes by the link.
    Open,
    Bot {
        bot: String,
    },
    /// Somebody else on the same device.
    HotSeat {
        name: String,
    },
}

/// Answer of `POST /api/tables`.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct TableCreated {
    /// The table's page is `/t/{table}`, its socket `/api/tables/{table}/socket`.
    pub table: String,
}

/// A table in a list: `GET /api/lobby`, `GET /api/tables` (one's own), `GET /api/tables/{table}`.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct TableSummary {
    pub table: String,
    pub game: String,
    pub phase: Phase,
    pub public: bool,
    pub seats: Vec<SeatInfo>,
    pub clock: Clock,
    /// How many moves have been made.
    pub played: u32,
    #[ts(type = "number")]
    pub created_at: UnixMs,
    /// When something last happened.
    #[ts(type = "number")]
    pub changed_at: UnixMs,
    /// The seats the asking person holds.
    pub mine: Vec<Seat>,
    /// Whether one of them is asked for a move.
    pub my_turn: bool,
    pub ending: Option<EndingSummary>,
}

#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct EndingSummary {
    pub how: EndedHow,
    pub ranks: Vec<u8>,
    pub scores: Option<Vec<i32>>,
}

/// `POST /api/replay`: a record seen step by step.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct Replay {
    /// The text of the record, seed included.
    pub record: String,
    pub eyes: Eyes,
    /// The first step wanted: 0 is the setup, 1 the first move.
    #[serde(default)]
    #[ts(optional, as = "Option<u32>")]
    pub from: u32,
    /// The last step wanted; without it, all there are (at most 1000 at once).
    #[serde(default)]
    #[ts(optional)]
    pub to: Option<u32>,
}

/// Answer of `replay`.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Replayed {
    pub game: String,
    pub seats: u8,
    pub names: Vec<String>,
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// How many moves the record has: steps go from 0 to this.
    pub moves: u32,
    pub steps: Vec<ReplayStep>,
    pub outcome: Option<Outcome>,
}

#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct ReplayStep {
    /// 0 is the setup.
    pub number: u32,
    /// Who moved; null for the setup.
    pub seat: Option<Seat>,
    /// The move as the record has it, where these eyes may know it: their own, or with `everything`, or in a game
    /// without secrets.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mv: Option<String>,
    #[ts(type = "Array<TableEvent>")]
    pub events: Vec<Box<RawValue>>,
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    pub pending: Vec<Seat>,
}

/// `POST /api/position`: where a record leads, with what a seat may do there. For lessons, puzzles and analysis: play
/// on by writing another line under the record and asking again; a wrong move is refused with its rule.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct AskPosition {
    pub record: String,
    pub seat: Seat,
    /// Whether to try out each legal move too.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub previews: bool,
}

/// Answer of `position`.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct PositionAt {
    pub played: u32,
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    pub pending: Vec<Seat>,
    pub moves: Vec<String>,
    /// What the last move (or the setup) did.
    #[ts(type = "Array<TableEvent>")]
    pub events: Vec<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub previews: Option<Vec<MovePreview>>,
    pub outcome: Option<Outcome>,
}

/// `POST /api/verify`
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct Verify {
    pub record: String,
}

/// Answer of `POST /api/verify` and `GET /api/tables/{table}/verify`: what was found to hold. What does not hold is a
/// refusal with code `bad_record`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Verified {
    pub moves: u32,
    /// The seed's hash had been published, and fits.
    pub committed: bool,
    /// How many players' words went into the luck.
    pub words: u32,
    /// The record holds the hash of all events, and it fits.
    pub witnessed: bool,
    pub outcome: Option<Outcome>,
}

/// `POST /api/analysis`: how the chances stood in a game that is over, position by position. Ask for some at a time, and draw them as
/// they come.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct Analyse {
    /// The text of the record, seed included.
    pub record: String,
    /// The first position wanted: 0 is the setup, 1 the position after the first move.
    #[serde(default)]
    #[ts(optional, as = "Option<u32>")]
    pub from: u32,
    /// The last position wanted; at most 40 are given at once.
    #[serde(default)]
    #[ts(optional)]
    pub to: Option<u32>,
    /// Instead of `from` and `to`: these positions, at most 40.
    #[serde(default)]
    #[ts(optional)]
    pub numbers: Option<Vec<u32>>,
    /// How long to think about each, in milliseconds: 1 to 50, and 15 where nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub ms: Option<u32>,
}

/// Answer of `analysis`.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Analysed {
    /// How many moves the record has: positions go from 0 to this.
    pub moves: u32,
    pub points: Vec<AnalysisPoint>,
}

#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct AnalysisPoint {
    /// How many moves had been made.
    pub number: u32,
    /// Who moved next; missing at the end of the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// What it played.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mv: Option<String>,
    /// Each seat's chance of winning, with everything laid open. They sum to 1, except where somebody plays alone: then it is how good the
    /// position looks.
    pub shares: Vec<f32>,
    /// The result is certain from here, if both play as well as can be. Missing where it is not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub exact: bool,
}

/// `POST /api/analysis/move`: one decision thought over again, from what its seat could know then.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct AnalyseMove {
    pub record: String,
    /// How many moves had been made before it.
    pub number: u32,
}

/// Answer of `analysis/move`.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct AnalysedMove {
    pub seat: Seat,
    pub played: HintMove,
    /// The best first, at most five.
    pub best: Vec<HintMove>,
    /// By how much the best would have been better than what was played.
    pub loss: f32,
}
