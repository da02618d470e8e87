//! What the server sends over a table's socket.

use std::collections::BTreeMap;

use hustings_bots::Candidate;
use hustings_core::{Message, Outcome, Seat};
use hustings_words::{self as words, Names};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ChatPolicy, Clock, Eyes, Phase, Refused, Seq, Series, Timeout, UnixMs};

/// One text frame.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum ServerMessage<'a> {
    /// The first frame of every connection.
    Welcome(Box<Welcome<'a>>),
    /// Everything again: after `look`, after sitting down or standing up, after an undo.
    Snapshot(Box<Snapshot<'a>>),
    /// Something happened; durable already.
    Update(Box<Update<'a>>),
    Log(LogPage),
    Chat(&'a ChatLine),
    Presence(Presence),
    /// What is being asked of the others now; null when nothing is, any more.
    Proposal {
        proposal: Option<&'a Proposal>,
    },
    /// Everybody agreed to another game; this is its table.
    Rematch {
        table: &'a str,
    },
    /// The standing orders of a seat whose eyes one has; from now on, and until a position says otherwise.
    Orders {
        seq: Seq,
        seat: Seat,
        orders: Vec<&'a str>,
    },
    /// What was asked with this `id` has been done; `seq` is the entry it became (or the newest, if it became none).
    Done {
        id: u32,
        seq: Seq,
    },
    /// What was asked changes nothing, and why. `id` is missing where the frame could not be read.
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        #[serde(flatten)]
        refusal: Refused,
    },
    Previews(Previews),
    LookBack(LookedBack),
    Hint(Hint),
    Why(Why),
    Pong {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        #[ts(type = "number")]
        at: UnixMs,
    },
    /// The server ends the connection; come back after `retry_ms`.
    Bye {
        reason: Sentence,
        retry_ms: u32,
    },
}

#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Welcome<'a> {
    pub protocol: u32,
    /// The server's time, so that a client can show clocks although its own is wrong.
    #[ts(type = "number")]
    pub now: UnixMs,
    pub table: TableInfo,
    #[serde(flatten)]
    pub snapshot: Snapshot<'a>,
}

/// What does not change while the table lives.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct TableInfo {
    /// The table's name in links: `/t/ID`. Anyone who knows it may come in.
    pub id: String,
    pub game: String,
    /// The game's name on the box.
    pub title: String,
    pub seats: u8,
    /// Complete.
    #[ts(type = "Record<string, unknown>")]
    pub options: Box<RawValue>,
    pub rules_version: u32,
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set_version: Option<String>,
    /// What the components are called, by their ids, for messages that name them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, String>>")]
    pub components: BTreeMap<String, String>,
    /// Whether anybody ever knows something another seat does not: a hot-seat client then needs its curtain.
    pub secrets: bool,
    pub public: bool,
    pub clock: Clock,
    pub timeout: Timeout,
    /// The SHA-256 of the secret seed, published before anybody gave a word. Empty where `played_on_from` says that the luck is known.
    pub commitment: String,
    #[ts(type = "number")]
    pub created_at: UnixMs,
    /// The table this is the rematch of.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
    /// This many moves were made in another game, from which this table plays on. Its luck is that game's, and so no secret.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_on_from: Option<u32>,
    /// The deal of the day: its clock does not stop, and nobody stands in. Missing where it is not.
    #[ts(optional, as = "Option<bool>")]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub daily: bool,
    /// Why the table is frozen.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub frozen: Option<Sentence>,
}

/// Something said to people: in English, and as an id with facts for a client that words it itself.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Sentence {
    pub text: String,
    pub say: Message,
}

impl Sentence {
    pub fn new(say: Message, names: &Names) -> Sentence {
        Sentence { text: words::shared().say(&say, names), say }
    }
}

/// Everything one connection may know now.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Snapshot<'a> {
    pub you: You,
    pub seq: Seq,
    pub phase: Phase,
    pub seats: Vec<SeatInfo>,
    /// How many look on without a seat.
    pub spectators: u32,
    /// Null until the game has started, and at a frozen table.
    #[ts(type = "Position | null")]
    pub position: Option<&'a RawValue>,
    /// `log` and `chat` hold everything after this number; what came before can be asked for with `log`. 0 where that is nothing.
    pub since: Seq,
    /// What happened, oldest first.
    #[ts(type = "Array<LogEntry>")]
    pub log: Vec<Box<RawValue>>,
    #[ts(type = "Array<ChatLine>")]
    pub chat: Vec<Box<RawValue>>,
    pub chat_policy: ChatPolicy,
    pub proposal: Option<&'a Proposal>,
    pub ending: Option<&'a Ending>,
    /// Up to where this person had followed when they last left: entries after it are news. Null on a first visit.
    pub left_at: Option<Seq>,
    /// Where the rematch is, once there is one.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<&'a str>,
    /// How the games before this one ended, where the same players have sat down again.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub series: Option<&'a Series>,
}

/// Who this connection is at this table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct You {
    pub user: String,
    pub name: String,
    /// Whether one made the table.
    pub host: bool,
    /// The seats one holds; several at a hot-seat table.
    pub seats: Vec<Seat>,
    /// With whose eyes `position` and `log` are seen.
    pub eyes: Eyes,
    /// Held seats whose word the table waits for: send `word`.
    pub words_wanted: Vec<Seat>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct SeatInfo {
    pub kind: SeatKind,
    /// Empty at an open seat.
    pub name: String,
    /// The holder's public id; missing for open seats and bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub user: Option<String>,
    /// The bot that plays: the seat's own, or one that took over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// A bot plays for the person who holds the seat.
    pub taken_over: bool,
    pub online: bool,
    pub resigned: bool,
    /// Whether its word for the luck has been given.
    pub word: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum SeatKind {
    Open,
    Person,
    Bot,
}

/// The game as these eyes see it.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Position<'a> {
    /// How many moves have been made.
    pub played: u32,
    /// The game's own View type.
    #[ts(type = "unknown")]
    pub view: &'a RawValue,
    /// The seats the game waits for; none when it is over.
    pub pending: Vec<Seat>,
    /// The legal moves of held seats: of the one whose eyes these are, or of all where the game has no secrets.
    pub moves: Vec<SeatMoves<'a>>,
    /// One for each seat; missing where the table has no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<Vec<SeatClock>>,
}

#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct SeatMoves<'a> {
    pub seat: Seat,
    /// In a stable order.
    #[ts(type = "Array<LegalMove>")]
    pub moves: &'a RawValue,
    /// Only on a connection with `changes`: this many moves at the end of `moves` are not legal now. They were before, and often are
    /// again; the next list is compared with all of them. Missing where there are none.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u32>")]
    pub idle: usize,
    pub can_undo: CanUndo,
    /// The seat's standing orders; missing where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<&'a str>>")]
    pub orders: Vec<&'a str>,
    /// The orders answer what the seat is asked now, in a moment. Missing where they do not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub ordered: bool,
    /// Whether `hint` is answered for it now: it is asked, and its holder plays against bots alone. Missing where it is not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub can_hint: bool,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum CanUndo {
    /// There is nothing of one's own to take back.
    No,
    /// At once: still one's own turn, and nobody learned anything and nothing was rolled since; or a secret choice that nobody
    /// was told of, whatever others have chosen meanwhile.
    Freely,
    /// If the others agree.
    Asking,
    /// No: luck or something hidden has shown itself since, and a bot plays, which never agrees to that.
    Refused,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct SeatClock {
    /// What is left, in milliseconds, at the moment this was sent.
    #[ts(type = "number")]
    pub left_ms: i64,
    pub running: bool,
}

/// A legal move: `text` in the game's notation, which is sent to play it, and the typed value.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct LegalMove {
    pub text: String,
    #[schema(value_type = serde_json::Value)]
    #[ts(type = "unknown")]
    pub r#move: Box<RawValue>,
}

/// Something happened.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Update<'a> {
    pub seq: Seq,
    pub entry: LogEntry,
    pub phase: Phase,
    /// Missing where the entry did not change it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Position")]
    pub position: Option<&'a RawValue>,
    /// In place of `position` on a connection with `changes`: what changed since the last position this connection was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub change: Option<&'a RawValue>,
    /// Missing where the entry did not change them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats: Option<Vec<SeatInfo>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chat_policy: Option<ChatPolicy>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<&'a Ending>,
}

/// Part of the log, and the lines of chat from the same time: the answer to `log`.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct LogPage {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<u32>,
    /// It holds everything after `since` up to `until`.
    pub since: Seq,
    pub until: Seq,
    /// Oldest first.
    #[ts(type = "Array<LogEntry>")]
    pub log: Vec<Box<RawValue>>,
    #[ts(type = "Array<ChatLine>")]
    pub chat: Vec<Box<RawValue>>,
}

/// One line of the table's log, as these eyes may read it.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct LogEntry {
    pub seq: Seq,
    #[ts(type = "number")]
    pub at: UnixMs,
    #[serde(flatten)]
    pub what: Happening,
}

#[derive(Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum Happening {
    Seated {
        seat: Seat,
        name: String,
        kind: SeatKind,
    },
    Stood {
        seat: Seat,
    },
    /// A word for the luck was given (the word itself is in the record at the end).
    Word {
        seat: Seat,
    },
    /// The setup of the game.
    Started {
        #[ts(type = "Array<SeenEvent>")]
        events: Vec<Box<RawValue>>,
    },
    /// A move and everything that followed from it. `by` says who made it, if not the seat's holder.
    Moved {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        by: Option<Stead>,
        #[ts(type = "Array<SeenEvent>")]
        events: Vec<Box<RawValue>>,
    },
    /// The newest `moves` moves were taken back, for `seat`, which had asked.
    Undone {
        seat: Seat,
        moves: u32,
    },
    /// The seat's newest move, a secret choice, was taken back; the others' moves stay. Others are not told where the seat was still
    /// being asked.
    TookBack {
        seat: Seat,
    },
    Paused {
        seat: Seat,
    },
    Resumed {
        seat: Seat,
    },
    TakenOver {
        seat: Seat,
        bot: String,
        by: Seat,
    },
    HandedBack {
        seat: Seat,
    },
    Resigned {
        seat: Seat,
    },
    /// The seat's time was up; what the table has chosen for that follows as the next entry.
    TimedOut {
        seat: Seat,
    },
    /// The server had been away; clocks went on from here.
    ClocksResumed,
    ChatPolicy {
        policy: ChatPolicy,
    },
    Ended,
}

/// Who moved for a seat, if not its holder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum Stead {
    /// A bot that took over, or that plays on for a seat that resigned.
    Bot,
    /// The table, because time was up.
    Table,
    /// A standing order. Only the journal knows: nobody is told of orders.
    #[ts(skip)]
    Order,
}

/// An event of the game as these eyes see it: the game's own fields, and these two.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", type = "{ rule: string; say: Say; [field: string]: unknown }")]
pub struct SeenEvent {
    pub rule: String,
    /// The event as an id with facts, to be worded by the game's Fluent file.
    #[schema(value_type = Object)]
    pub say: Message,
}

/// How the table ended. Seats by index.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Ending {
    pub how: EndedHow,
    /// 1 is best.
    pub ranks: Vec<u8>,
    /// What the rules say; null where the game was not played to its end.
    pub outcome: Option<Outcome>,
    /// The secret seed: its SHA-256 is the table's `commitment`.
    pub seed: String,
    /// How the series stands with this game; missing where it is the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub series: Option<Series>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum EndedHow {
    Rules,
    Resignation,
    Timeout,
    /// Everybody who still played agreed to share the win.
    Agreement,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct ChatLine {
    pub seq: Seq,
    #[ts(type = "number")]
    pub at: UnixMs,
    /// The writer's public id: a client can mute by it.
    pub user: String,
    pub name: String,
    /// The writer's first seat, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    pub text: String,
}

/// Who is connected. Not journaled, so it has no `seq`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Presence {
    /// By seat; bots always are.
    pub online: Vec<bool>,
    pub spectators: u32,
}

/// Something that needs the others' consent. It does not outlive the server, nor the next move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Proposal {
    pub id: u32,
    pub by: Seat,
    pub what: Proposed,
    /// The seats that have not answered yet. One refusal ends the proposal.
    pub waiting: Vec<Seat>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum Proposed {
    /// To take back the newest `moves` moves.
    Undo {
        moves: u32,
    },
    Pause,
    Draw,
    Rematch,
}

/// The answer to `preview`.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Previews {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<u32>,
    /// The position they start from.
    pub seq: Seq,
    pub seat: Seat,
    /// Each starts where the one before it leads; missing where all start from the position.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub in_order: bool,
    pub previews: Vec<MovePreview>,
}

/// The answer to `look_back`.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct LookedBack {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<u32>,
    /// The oldest first.
    pub steps: Vec<EarlierPosition>,
}

/// What the asker could see after an entry.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct EarlierPosition {
    pub seq: Seq,
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
}

/// What one legal move would do.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct MovePreview {
    #[serde(rename = "move")]
    pub mv: String,
    /// Null where chance or a secret decides what follows.
    #[schema(required)]
    pub after: Option<Foreseen>,
}

#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Foreseen {
    /// The seat's view after the move.
    #[schema(value_type = serde_json::Value)]
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    #[schema(value_type = Vec<SeenEvent>)]
    #[ts(type = "Array<SeenEvent>")]
    pub events: Vec<Box<RawValue>>,
}

/// The answer to `hint`: everything in it was found with the seat's own eyes.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Hint {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<u32>,
    /// The position it is about.
    pub seq: Seq,
    pub seat: Seat,
    /// Each seat's chance of winning as things stand, from 0 to 1. They sum to 1, except where somebody plays alone: then it is how good
    /// the position looks.
    pub shares: Vec<f32>,
    /// The best first, at most five.
    pub moves: Vec<HintMove>,
}

/// A move as a strong bot judges it.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct HintMove {
    #[serde(rename = "move")]
    pub mv: LegalMove,
    /// The mover's chance of winning with it.
    pub share: f32,
    /// How often it was tried; 0 where nothing had to be compared.
    pub visits: u32,
    /// Where every line was followed to the end: the mover's score minus the other's, if both play as well as they can.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub solved: Option<i32>,
}

impl HintMove {
    /// What a bot thinks of a move, with the move as a typed value.
    pub fn new(candidate: Candidate<String>, typed: Box<RawValue>) -> HintMove {
        let Candidate { mv, share, visits, solved } = candidate;
        HintMove { mv: LegalMove { text: mv, r#move: typed }, share, visits, solved }
    }
}

/// The answer to `why`.
#[derive(Debug, Serialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct Why {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<u32>,
    /// The entry that was asked about.
    pub seq: Seq,
    pub seat: Seat,
    /// In the bot's own voice, to the person who asked.
    #[serde(flatten)]
    pub sentence: Sentence,
}
