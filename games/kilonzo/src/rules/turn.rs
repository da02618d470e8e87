//! KL-4: a turn from its beginning to its end.

use hustings_core::{Log, Luck, Seat};

use super::{campaign, card, debate, finish, funding, influence, travel};
use crate::events::{Cause, Event};
use crate::info::YEARS;
use crate::moves::Move;
use crate::state::{Now, Phase, State};

/// Funding and card, for the seat whose turn it now is.
pub(super) fn begin(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let (seat, year) = (state.turn, state.year);
    state.phase = Phase::Acting;
    log.add(|| Event::Turn { seat, year });
    funding::receive(state, seat, log); // KL-4.1
    if year % 2 == 1 {
        card::draw(state, seat, luck, log); // KL-4.2
    }
}

/// KL-4.3: moves, ads, smears, debates, each in the order of regions or seats; then the end.
pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    travel::legal_moves(state, seat, out); // KL-4.3a
    campaign::legal_moves(state, seat, out); // KL-4.3c, KL-4.3d
    debate::legal_moves(state, seat, out); // KL-4.3e
    out.push(Move::End); // KL-4.4
}

/// KL-4.4: what ending the turn now brings.
pub(crate) fn staying_pays(state: &State) -> bool {
    !state.now.moved && !state.now.stuck
}

pub(super) fn end(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    if staying_pays(state) {
        influence(state, seat, state.place(seat), 1, Cause::Staying, log);
    }
    state.now = Now::FRESH;
    let next = seat.next(state.seats);
    if next == state.starter {
        if state.year == YEARS {
            state.phase = Phase::Over; // KL-5.1
            log.add(|| Event::GameOver { outcome: finish::outcome(state) });
            return;
        }
        state.year += 1;
    }
    state.turn = next;
    begin(state, luck, log);
}
