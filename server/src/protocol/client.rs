//! What a client sends over a table's socket.

use hustings_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ChatPolicy, Eyes, Seq};
use crate::limits::MOST_PREVIEWS_AT_ONCE;

/// One text frame. The answer (`done`, `refused`, `log`, `previews`, `hint`, `why` or `pong`) repeats `id`; without one there is no
/// `done`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol.ts")]
pub struct ClientFrame {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<u32>,
    #[serde(flatten)]
    pub message: ClientMessage,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum ClientMessage {
    /// Takes an open seat. `word` goes into the luck; it may come later, as `word`.
    Sit {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        word: Option<String>,
    },
    /// Leaves a seat before the game has started.
    Stand {
        seat: Seat,
    },
    /// A word of randomness for a seat one holds; only the first counts. Any text of at most 64 bytes on one line.
    Word {
        seat: Seat,
        word: String,
    },
    /// Puts a bot on an open seat (host only); `bot` is one of the game's `bots`.
    SeatBot {
        seat: Seat,
        bot: String,
    },
    /// Opens a bot's seat again before the start (host only).
    OpenSeat {
        seat: Seat,
    },

    /// Makes a move. `seq` is the newest the client had seen when its person decided.
    Play {
        seat: Seat,
        seq: Seq,
        #[serde(rename = "move")]
        mv: String,
    },
    /// What moves would do, as far as the seat can foresee it; without `moves`, all its legal ones.
    Preview {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        moves: Option<Vec<String>>,
        /// A plan: the moves are tried one after another, each from where the last one leads.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        in_order: bool,
    },
    /// "What would you do?": a strong bot thinks with the seat's eyes and says which moves it would choose between. Only for a seat
    /// with `can_hint`; answered by `hint`, to this connection alone.
    Hint {
        seat: Seat,
    },
    /// Why a bot made the move that is entry `seq` of the log; answered by `why`. While the game is played the answer is made from what
    /// the asking eyes could see before and after the move, and from nothing else.
    Why {
        seq: Seq,
    },
    /// Earlier lines of the log and the chat, the newest of those up to `until`; answered by `log`.
    Log {
        until: Seq,
    },
    /// Positions that were missed, with the asking eyes: the one in force after entry `after`, and the one after each later move that
    /// stands; answered by `look_back`. As many as fit; the next ones come after the last `seq`.
    LookBack {
        after: Seq,
    },
    /// Looks with a held seat's eyes, or a spectator's: what a hot-seat client sends when its curtain opens and closes.
    Look {
        eyes: Eyes,
    },

    /// Takes back one's last move: at once where `can_undo` is `freely`, else the others are asked. A secret choice that nobody was
    /// told of is taken back alone, and what others did since stays.
    Undo {
        seat: Seat,
    },
    /// Leaves standing orders (see the game's `orders`) for a held seat, in place of those it had; none takes them back. Only
    /// only connections that look with the seat's eyes are told of them (`orders`), and answers by an order look like any other.
    Order {
        seat: Seat,
        orders: Vec<String>,
    },
    /// Asks the others for a pause; at once where there is nobody to ask.
    Pause {
        seat: Seat,
    },
    Resume {
        seat: Seat,
    },
    Resign {
        seat: Seat,
    },
    /// Asks everybody who still plays to share the win. Bots do not agree to that.
    Draw {
        seat: Seat,
    },
    /// After the end: another game, each one seat further. It is made as soon as everybody still here agrees.
    Rematch {
        seat: Seat,
    },
    /// Agrees to the proposal on the table, or not.
    Answer {
        proposal: u32,
        agree: bool,
    },

    /// Lets a bot play for a seat: one's own at any time, another's when its holder has been gone for half a minute.
    TakeOver {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot: Option<String>,
    },
    /// Takes one's own seat back from the bot that plays for it.
    HandBack {
        seat: Seat,
    },

    /// At most 500 characters.
    Chat {
        text: String,
    },
    /// Says who may write into the chat (host only).
    SetChat {
        policy: ChatPolicy,
    },
    /// Whether the person sees the page; without this frame they do. People who do not look may be told otherwise that it is their turn.
    Looking {
        looking: bool,
    },
    /// Answered by `pong`; for clients that cannot send WebSocket pings and want to compare clocks.
    Ping,
}

impl ClientMessage {
    /// How many plain frames it counts for: a few bytes can ask for many views.
    pub fn cost(&self) -> u32 {
        match self {
            ClientMessage::Look { .. } | ClientMessage::Log { .. } => 4,
            ClientMessage::Preview { moves: None, .. } | ClientMessage::LookBack { .. } => 20,
            ClientMessage::Preview { moves: Some(moves), .. } => moves.len().clamp(1, MOST_PREVIEWS_AT_ONCE) as u32,
            _ => 1,
        }
    }

    /// Whether it may append to the journal without being a move. Moves are limited by the game, and chat has a limit of its own.
    pub fn is_change(&self) -> bool {
        use ClientMessage as M;
        !matches!(
            self,
            M::Play { .. }
                | M::Preview { .. }
                | M::Hint { .. }
                | M::Why { .. }
                | M::Log { .. }
                | M::Look { .. }
                | M::LookBack { .. }
                | M::Looking { .. }
                | M::Chat { .. }
                | M::Ping
        )
    }
}
