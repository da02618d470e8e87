//! Bodies of HTTP requests and answers.

use hustings_bots::characters::{Face, Rating};
use hustings_core::{OptionInfo, OrderInfo, Outcome, Seat};
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Clock, EndedHow, Eyes, HintMove, LegalMove, MovePreview, Phase, Refused, SeatInfo, Timeout, UnixMs};

/// The start of a game, for the examples of the description.
const EXAMPLE: &str = "hustings record 1\ngame: kuzushi\nrules: 1\nseats: 2\n\
    options: {\"grid\":6,\"tiles\":19,\"teams\":0}\nseed: \"any text\"\nmoves:\n1 base 1,0\n0 base 2,1\n";

/// The body of every answer that is not 2xx.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ErrorBody {
    pub error: Refused,
}

/// `POST /api/session`: begins a session as a guest. With a valid cookie it only says whose session that is.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"name": "Ann", "bearer": true}))]
#[ts(export, export_to = "protocol.ts")]
pub struct NewSession {
    /// 1 to 32 characters; one is made up where it is missing.
    #[ts(optional)]
    pub name: Option<String>,
    /// For programs: the answer holds the secret, to be sent as `Authorization: Bearer SECRET`, and no cookie is set.
    #[ts(optional, as = "Option<bool>")]
    pub bearer: bool,
}

/// Who you are. Answer of `POST /api/session`, `GET`/`PATCH /api/me`, `POST /api/account`, `POST /api/login`.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Me {
    /// Public; the same at every table.
    pub user: String,
    pub name: String,
    /// The account's name; null for a guest.
    #[schema(required)]
    pub account: Option<String>,
    /// The tag of the language this person chose; null until they choose one.
    #[schema(required)]
    pub language: Option<String>,
    /// Only where `bearer` was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// `PATCH /api/me`: what is left out stays as it is.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"name": "Ann"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct ChangeMe {
    /// 1 to 32 characters.
    #[ts(optional)]
    pub name: Option<String>,
    /// The tag of a language of the page, such as `hi`: every page of this person comes in it, on all devices.
    #[ts(optional)]
    pub language: Option<String>,
}

/// `POST /api/account` (the guest becomes an account) and `POST /api/login`.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"account": "ann", "password": "not a word from a book"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct Credentials {
    /// 3 to 32 letters, digits, `-` or `_`; upper and lower case are the same.
    #[schema(pattern = "^[A-Za-z0-9_-]{3,32}$")]
    pub account: String,
    /// 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// `POST /api/password`: another password for one's account. All its sessions end, and the answer begins a new one.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"password": "not a word from a book", "new": "nor is this one"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct ChangePassword {
    /// The current password. For an account that has none, a proof by passkey stands in for it.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
    /// 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}

/// `GET /api/games`: the shelf, in its order.
#[derive(Debug, Serialize, TS, ToSchema)]
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
    #[schema(required)]
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
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
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
    #[schema(required)]
    pub rating: Option<Rating>,
}

/// `POST /api/games/{game}/complete`: checks options and fills in what was left out.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"seats": 2, "options": {}}))]
#[ts(export, export_to = "protocol.ts")]
pub struct Complete {
    #[schema(minimum = 1, maximum = 6)]
    pub seats: u8,
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
}

/// Answer of `complete`.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Completed {
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
}

/// `POST /api/tables`
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"game": "kuzushi", "seats": [{"type": "me"}, {"type": "open"}]}))]
#[ts(export, export_to = "protocol.ts")]
pub struct CreateTable {
    pub game: String,
    /// One for each seat.
    #[schema(min_items = 1, max_items = 6)]
    pub seats: Vec<SeatPlan>,
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
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
    /// Plays on from where this record leads, instead of from the start: the text of a record with its seed. Game, options and luck are
    /// the record's, `seats` has no open ones, and the game begins at once. Anyone who has the record knows what is hidden there.
    #[serde(default)]
    #[ts(optional)]
    pub record: Option<String>,
    /// Moves in place of the record's own, from some point on.
    #[serde(default)]
    #[ts(optional)]
    pub instead: Option<Instead>,
}

/// `GET /api/games/{game}/daily`: today's deal, and how people did.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Daily {
    /// Days since 1970, in UTC.
    #[ts(type = "number")]
    pub day: i64,
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub ends_at: UnixMs,
    pub clock: Clock,
    /// The best of those who have finished.
    pub scores: Vec<DailyScore>,
    /// How many are still at it.
    pub playing: u32,
    /// The asking person's own try.
    #[schema(required)]
    pub table: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct DailyScore {
    pub name: String,
    pub score: i32,
    pub mine: bool,
}

/// `GET /api/address`: where friends find this server.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Address {
    /// What to put in front of a table's path; null where none is known.
    #[schema(required)]
    pub address: Option<String>,
    /// Whether the server listens there. If not, its host has to start it with `--listen`.
    pub reachable: bool,
}

/// Who is to sit on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub enum SeatPlan {
    // With braces, since serde lets unknown fields pass beside the tag of a unit variant.
    /// The person who makes the table.
    Me {},
    /// For the first person who comes by the link and sits down.
    Open {},
    Bot {
        bot: String,
    },
    /// Somebody else on the same device.
    HotSeat {
        name: String,
    },
}

/// Answer of `POST /api/tables`.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct TableCreated {
    /// The table's page is `/t/{table}`, its socket `/api/tables/{table}/socket`.
    pub table: String,
}

/// A part of a list: `GET /api/lobby`, `GET /api/tables` (one's own).
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct TablePage {
    pub tables: Vec<TableSummary>,
    /// To be sent as `after` for the next page; null on the last one.
    #[schema(required)]
    pub next: Option<String>,
}

/// A table in a list, or what an invitation leads to: `GET /api/tables/{table}`.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
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
    #[schema(value_type = i64)]
    pub created_at: UnixMs,
    /// When something last happened.
    #[ts(type = "number")]
    #[schema(value_type = i64)]
    pub changed_at: UnixMs,
    /// The seats the asking person holds.
    pub mine: Vec<Seat>,
    /// Whether one of them is asked for a move.
    pub my_turn: bool,
    /// When the time for that move is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    #[schema(value_type = Option<i64>)]
    pub deadline: Option<UnixMs>,
    #[schema(required)]
    pub ending: Option<EndingSummary>,
}

#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct EndingSummary {
    pub how: EndedHow,
    pub ranks: Vec<u8>,
    #[schema(required)]
    pub scores: Option<Vec<i32>>,
}

/// Moves to try in place of a record's own: these, after the first `after` of its moves.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct Instead {
    #[schema(maximum = 4294967295_u64)]
    pub after: u32,
    pub moves: Vec<SeatMove>,
}

/// A move in the game's notation, and who makes it.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct SeatMove {
    pub seat: Seat,
    #[serde(rename = "move")]
    pub mv: String,
}

/// How a game begins, under this server's rules and with its components: for lessons, whose luck is known.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol.ts")]
pub struct Beginning {
    pub game: String,
    #[schema(maximum = 255)]
    pub seats: u8,
    /// As for a new table: what is missing has its usual value.
    #[serde(default = "no_options")]
    #[schema(value_type = Object)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Value,
    pub seed: String,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

/// A game to follow: the text of a record, seed included, or how a game begins.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged, expecting = "expected the text of a record, or game, seats, options and seed")]
#[ts(export, export_to = "protocol.ts")]
pub enum Course {
    Record(String),
    Beginning(Beginning),
}

/// `POST /api/replay`: a record seen step by step.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"record": EXAMPLE, "eyes": "spectator"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct Replay {
    /// The text of the record, seed included.
    pub record: String,
    /// Moves in place of the record's own, from some point on.
    #[serde(default)]
    #[ts(optional)]
    pub instead: Option<Instead>,
    pub eyes: Eyes,
    /// The first step wanted: 0 is the setup, 1 the first move.
    #[serde(default)]
    #[ts(optional, as = "Option<u32>")]
    #[schema(maximum = 4294967295_u64)]
    pub from: u32,
    /// The last step wanted; without it, all there are. At most 100 are given at once: ask again from the next one.
    #[serde(default)]
    #[ts(optional)]
    #[schema(maximum = 4294967295_u64)]
    pub to: Option<u32>,
}

/// Answer of `replay`.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Replayed {
    pub game: String,
    pub seats: u8,
    pub names: Vec<String>,
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The version of the components; missing for a game without any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub set: Option<String>,
    /// What the components are called, by their ids.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, String>>")]
    pub components: BTreeMap<String, String>,
    /// How many moves the record has: steps go from 0 to this.
    pub moves: u32,
    pub steps: Vec<ReplayStep>,
    #[schema(required)]
    pub outcome: Option<Outcome>,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ReplayStep {
    /// 0 is the setup.
    pub number: u32,
    /// Who moved; null for the setup.
    #[schema(required)]
    pub seat: Option<Seat>,
    /// The move as the record has it, where these eyes may know it: their own, or with `everything`, or in a game
    /// without secrets.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mv: Option<LegalMove>,
    #[schema(value_type = Vec<super::SeenEvent>)]
    #[ts(type = "Array<SeenEvent>")]
    pub events: Vec<Box<RawValue>>,
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    pub pending: Vec<Seat>,
}

/// `POST /api/position`: where a record leads, with what a seat may do there. For lessons, puzzles and analysis: play
/// on by asking again with another move in `instead`; a wrong move is refused with its rule.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"record": EXAMPLE, "seat": 0}))]
#[ts(export, export_to = "protocol.ts")]
pub struct AskPosition {
    pub record: Course,
    /// Moves in place of the record's own, from some point on.
    #[serde(default)]
    #[ts(optional)]
    pub instead: Option<Instead>,
    pub seat: Seat,
    /// Whether to try out each legal move too.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub previews: bool,
}

/// Answer of `position`.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct PositionAt {
    pub played: u32,
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    pub pending: Vec<Seat>,
    pub moves: Vec<LegalMove>,
    /// What the components are called, by their ids.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, String>>")]
    pub components: BTreeMap<String, String>,
    /// What the last move (or the setup) did.
    #[schema(value_type = Vec<super::SeenEvent>)]
    #[ts(type = "Array<SeenEvent>")]
    pub events: Vec<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub previews: Option<Vec<MovePreview>>,
    #[schema(required)]
    pub outcome: Option<Outcome>,
}

/// `POST /api/verify`
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"record": EXAMPLE}))]
#[ts(export, export_to = "protocol.ts")]
pub struct Verify {
    pub record: String,
}

/// Answer of `POST /api/verify` and `GET /api/tables/{table}/verify`: what was found to hold. What does not hold is a
/// refusal with code `bad_record`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Verified {
    pub moves: u32,
    /// The seed's hash had been published, and fits.
    pub committed: bool,
    /// How many players' words went into the luck.
    pub words: u32,
    /// The record holds the hash of all events, and it fits.
    pub witnessed: bool,
    #[schema(required)]
    pub outcome: Option<Outcome>,
}

/// `POST /api/analysis`: how the chances stood in a game that is over, position by position. Ask for some at a time, and draw them as
/// they come.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"record": EXAMPLE, "from": 0, "to": 2}))]
#[ts(export, export_to = "protocol.ts")]
pub struct Analyse {
    /// The text of the record, seed included.
    pub record: String,
    /// Moves in place of the record's own, from some point on.
    #[serde(default)]
    #[ts(optional)]
    pub instead: Option<Instead>,
    /// The first position wanted: 0 is the setup, 1 the position after the first move.
    #[serde(default)]
    #[ts(optional, as = "Option<u32>")]
    #[schema(maximum = 4294967295_u64)]
    pub from: u32,
    /// The last position wanted; at most 40 are given at once.
    #[serde(default)]
    #[ts(optional)]
    #[schema(maximum = 4294967295_u64)]
    pub to: Option<u32>,
    /// Instead of `from` and `to`: these positions, at most 40.
    #[serde(default)]
    #[ts(optional)]
    #[schema(max_items = 40)]
    pub numbers: Option<Vec<u32>>,
    /// How long to think about each, in milliseconds: 1 to 50, and 15 where nothing is said.
    #[serde(default)]
    #[ts(optional)]
    #[schema(minimum = 1, maximum = 50)]
    pub ms: Option<u32>,
}

/// Answer of `analysis`.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Analysed {
    /// How many moves the record has: positions go from 0 to this.
    pub moves: u32,
    pub points: Vec<AnalysisPoint>,
}

#[derive(Debug, Serialize, TS, ToSchema)]
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
    pub mv: Option<LegalMove>,
    /// Each seat's chance of winning, with everything laid open. They sum to 1, except where somebody plays alone: then it is how good the
    /// position looks.
    pub shares: Vec<f32>,
    /// The result is certain from here, if both play as well as can be. Missing where it is not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub exact: bool,
}

/// `POST /api/analysis/move`: one decision thought over again, from what its seat could know then.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"record": EXAMPLE, "number": 1}))]
#[ts(export, export_to = "protocol.ts")]
pub struct AnalyseMove {
    pub record: String,
    /// Moves in place of the record's own, from some point on.
    #[serde(default)]
    #[ts(optional)]
    pub instead: Option<Instead>,
    /// How many moves had been made before it.
    #[schema(maximum = 4294967295_u64)]
    pub number: u32,
}

/// Answer of `analysis/move`.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct AnalysedMove {
    pub seat: Seat,
    pub played: HintMove,
    /// The best first, at most five.
    pub best: Vec<HintMove>,
    /// By how much the best would have been better than what was played.
    pub loss: f32,
}
