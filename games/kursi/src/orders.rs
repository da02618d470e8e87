//! Standing orders: vote cards are paid without asking (KU-6.2), and steps in which there is nothing to choose are passed.

use hustings_core::{OrderAnswer, OrderInfo, Seat, box_text};

use crate::info::BOXES;
use crate::moves::Move;
use crate::phase::Phase;
use crate::rules::{legal_moves, votes};
use crate::state::State;

const PAY: &str = OrderInfo::PAY.name;
const CAN_ANSWER: &str = OrderInfo::CAN_ANSWER.name;

pub(crate) const ORDERS: &[OrderInfo] = &[
    OrderInfo { about: box_text(BOXES, "kursi.order-pay"), ..OrderInfo::PAY },
    OrderInfo { about: box_text(BOXES, "kursi.order-can_answer"), ..OrderInfo::CAN_ANSWER },
];

/// KU-6.2: what `payment = "auto"` would pay. Cards given up from the hand (KU-5.6d) are a decision, and asked for.
pub(crate) fn follow(state: &State, seat: Seat, order: &str) -> OrderAnswer<Move> {
    if state.phase == Phase::Over {
        return OrderAnswer::Expired;
    }
    let answer = match order {
        PAY => {
            state.phase.gain().filter(|gain| gain.seat == seat).map(|gain| Move::Votes(votes::automatic(state, gain)))
        }
        CAN_ANSWER => only_choice(state, seat),
        _ => return OrderAnswer::Expired,
    };
    answer.map_or(OrderAnswer::Waits, OrderAnswer::Plays)
}

/// The one thing a seat can do while all decide at once. A turn of its own is left to it.
fn only_choice(state: &State, seat: Seat) -> Option<Move> {
    let at_once = matches!(
        state.phase,
        Phase::Draft(_)
            | Phase::Field(_)
            | Phase::Commit(_)
            | Phase::Draw(_)
            | Phase::Play(_)
            | Phase::Pay(_)
            | Phase::Limit(_)
    );
    if !at_once {
        return None;
    }
    let mut moves = Vec::new();
    legal_moves(state, seat, &mut moves);
    if let [only] = moves[..] { Some(only) } else { None }
}
