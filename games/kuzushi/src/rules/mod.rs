//! The rules in order of play: whose turn it is, what a turn does, how the game ends.

pub(crate) mod finish;
mod turn;

use hustings_core::{Log, Luck, Outcome, Seat};

use crate::error::Illegal;
use crate::events::Event;
use crate::moves::Move;
use crate::state::{State, on_position};

pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    on_position!(&state.0, position => turn::legal_moves(position, seat, out));
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    &mv: &Move,
    _luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    on_position!(&mut state.0, position => turn::play(position, seat, mv, log))
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    on_position!(&state.0, position => position.over.then(|| finish::outcome(position)))
}
