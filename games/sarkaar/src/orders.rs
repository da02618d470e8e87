//! Standing orders for the windows in which a card can be answered (SK-7.8). They stand until they are taken back.

use hustings_core::{OrderAnswer, OrderInfo, Seat, box_text};

use crate::info::BOXES;
use crate::moves::Move;
use crate::rules::react;
use crate::state::{Frame, State};

const UNLESS_TARGET: &str = "unless_target";
const OFF_TURN: &str = "off_turn";
const CAN_ANSWER: &str = OrderInfo::CAN_ANSWER.name;

pub(crate) const ORDERS: &[OrderInfo] = &[
    OrderInfo { about: box_text(BOXES, "sarkaar.order-can_answer"), ..OrderInfo::CAN_ANSWER },
    OrderInfo::public(UNLESS_TARGET, box_text(BOXES, "sarkaar.order-unless_target")),
    OrderInfo::public(OFF_TURN, box_text(BOXES, "sarkaar.order-off_turn")),
];

/// How a standing order answers the current question.
pub(crate) fn follow(state: &State, seat: Seat, order: &str) -> OrderAnswer<Move> {
    if state.over().is_some() {
        return OrderAnswer::Expired;
    }
    let Frame::React(react) = state.top() else { return OrderAnswer::Waits };
    let passes = match order {
        _ if react.asked != seat => false,
        UNLESS_TARGET => react.against != seat,
        OFF_TURN => state.turn() != seat,
        CAN_ANSWER => !react::can_answer(state, seat),
        _ => return OrderAnswer::Expired,
    };
    if passes { OrderAnswer::Plays(Move::Pass) } else { OrderAnswer::Waits }
}
