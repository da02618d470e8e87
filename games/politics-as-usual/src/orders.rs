//! Standing orders: what a seat can have answered for it. They stand until they are taken back.

use hustings_core::{OrderAnswer, OrderInfo, Seat, box_text};

use crate::deed::Deed;
use crate::info::BOXES;
use crate::moves::Move;
use crate::phase::Phase;
use crate::rules::chain;
use crate::state::State;

pub(crate) const ORDERS: &[OrderInfo] = &[
    OrderInfo { about: box_text(BOXES, "politics-as-usual.order-can_answer"), ..OrderInfo::CAN_ANSWER },
    OrderInfo::public(UNLESS_TARGET, box_text(BOXES, "politics-as-usual.order-unless_target")),
    OrderInfo::public(ALWAYS, box_text(BOXES, "politics-as-usual.order-always")),
    OrderInfo::public(POLLS, box_text(BOXES, "politics-as-usual.order-polls")),
];

const CAN_ANSWER: &str = OrderInfo::CAN_ANSWER.name;
const UNLESS_TARGET: &str = "unless_target";
const ALWAYS: &str = "always";
const POLLS: &str = "polls";

pub(crate) fn follow(state: &State, seat: Seat, order: &str) -> OrderAnswer<Move> {
    let react = match &state.phase {
        Phase::Over(_) => return OrderAnswer::Expired,
        Phase::React(react) if state.top(&react.play).asked == seat => react,
        _ => return OrderAnswer::Waits,
    };
    let deed = react.play.deed;
    let agrees = match order {
        CAN_ANSWER => !chain::can_answer(state, react, seat),
        UNLESS_TARGET => !state.concerns(seat, deed),
        ALWAYS => true,
        POLLS => matches!(deed, Deed::Poll(_)) && state.reactions.is_empty(),
        _ => return OrderAnswer::Expired,
    };
    if agrees { OrderAnswer::Plays(Move::Ok) } else { OrderAnswer::Waits }
}
