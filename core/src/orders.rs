//! Standing orders: answers a seat leaves behind for reaction windows ("pass until it is my turn").

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Game, Seat};

/// A game whose seats can leave standing orders, and whose questions can be told apart. A game without reaction windows
/// keeps the defaults.
pub trait Orders: Game {
    /// How the standing order `order` of [`Info::orders`](crate::Info::orders), left by `seat`, answers the present moment. What it may
    /// look at is said by its [`OrderKind`], and never more than the seat itself knows.
    fn follow(_state: &Self::State, _seat: Seat, _order: &str) -> OrderAnswer<Self::Move> {
        OrderAnswer::Expired
    }

    /// A number that tells apart questions that look alike. It changes whenever `seat` is asked something new, even if
    /// its legal moves and the pending seats stay the same (the next reaction window, right after the last). So an
    /// answer to one question is never taken as an answer to the next. It is public; the number of windows opened so
    /// far will do.
    fn question(_state: &Self::State, _seat: Seat) -> u32 {
        0
    }

    /// Whether `seat`, which is asked, may be deciding in several steps of which the others notice nothing: it lays cards face down, one
    /// by one. A server then hides how many steps there are. It is public: the same whatever is hidden.
    fn has_secret_steps(_state: &Self::State, _seat: Seat) -> bool {
        false
    }
}

/// A standing order a seat can leave.
#[derive(Debug, Clone, Copy, Serialize, TS, ToSchema)]
pub struct OrderInfo {
    /// The name in messages: `off_turn`.
    pub name: &'static str,
    /// What it does, as the player would say it: `Pass for me unless it is my turn`.
    pub about: &'static str,
    pub kind: OrderKind,
}

/// What a standing order looks at, and so what its answers could tell others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OrderKind {
    /// What everybody sees, and nothing else.
    Public,
    /// It pays whatever is due, and looks at what its seat holds to choose with what. It always answers, so that only the payment itself
    /// can tell anything.
    Pays,
    /// It answers where its seat has nothing to choose. Whether it does depends on what the seat holds, so it must take as long as a
    /// person would.
    CanAnswer,
}

impl OrderInfo {
    /// What everybody sees decides.
    pub const fn public(name: &'static str, about: &'static str) -> OrderInfo {
        OrderInfo { name, about, kind: OrderKind::Public }
    }

    /// For games that ask how to pay.
    pub const PAY: OrderInfo = OrderInfo { name: "pay", about: "Pay for me", kind: OrderKind::Pays };
    /// For games that ask seats who may have no answer.
    pub const CAN_ANSWER: OrderInfo =
        OrderInfo { name: "can_answer", about: "Ask me only when I can answer", kind: OrderKind::CanAnswer };
}

/// How a standing order answers the current question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderAnswer<M> {
    /// It plays this move.
    Plays(M),
    /// It stays in force, but does not answer this question.
    Waits,
    /// It is no longer in force.
    Expired,
}
