//! Standing orders: what a seat can have answered for it. They look at what everybody sees and at nothing else.

use hustings_core::{Obeyed, Seat};

use crate::info::{POLLS, UNTIL_TARGET, UNTIL_TURN};
use crate::moves::Move;
use crate::state::{Mode, Phase, State};

pub(crate) fn obey(state: &State, seat: Seat, order: &str) -> Obeyed<Move> {
    if state.phase == Phase::Over {
        return Obeyed::Done;
    }
    let asked = state.chain.last().filter(|top| state.phase == Phase::React && top.asked == seat);
    match (order, asked) {
        (UNTIL_TARGET, Some(_)) if state.concerns(seat) => Obeyed::Done,
        (UNTIL_TARGET | UNTIL_TURN, Some(_)) => Obeyed::Plays(Move::Ok),
        (POLLS, Some(top)) if top.mode == Mode::Poll => Obeyed::Plays(Move::Ok),
        (UNTIL_TURN, None) if its_turn(state, seat) => Obeyed::Done,
        (UNTIL_TARGET | UNTIL_TURN | POLLS, _) => Obeyed::Waits,
        _ => Obeyed::Done,
    }
}

/// As Speaker before the contest, or in it.
fn its_turn(state: &State, seat: Seat) -> bool {
    matches!(state.phase, Phase::Sidestep | Phase::Turn) && state.pending().contains(seat)
}
