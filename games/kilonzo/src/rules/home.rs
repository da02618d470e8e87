//! KL-2.2: in turn order each seat chooses a free home.

use hustings_core::{Log, Luck, Seat};

use super::{influence, money, turn};
use crate::error::Illegal;
use crate::events::{Cause, Event, Way};
use crate::moves::Move;
use crate::regions::{Region, Regions};
use crate::state::State;

/// What everybody begins with.
const CHIPS: i8 = 2;
const MONEY: i16 = 2;

pub(super) fn legal_moves(state: &State, out: &mut Vec<Move>) {
    out.extend(Region::HOMES.into_iter().filter(|home| !state.in_play.contains(*home)).map(|at| Move::Home { at }));
}

pub(super) fn choose(
    state: &mut State,
    seat: Seat,
    region: Region,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if !region.is_home() {
        return Err(Illegal::NoHome(region));
    }
    if state.in_play.contains(region) {
        return Err(Illegal::HomeTaken(region));
    }
    state.in_play = state.in_play.or(Regions::one(region));
    state.home[seat.index()] = Some(region);
    state.place[seat.index()] = Some(region);
    log.add(|| Event::Placed { seat, from: None, to: region, by: Way::Home });
    influence(state, seat, region, CHIPS, Cause::Home, log);
    money(state, seat, MONEY, Cause::Home, log);
    state.turn = seat.next(state.seats);
    if state.turn == state.starter {
        state.year = 1;
        turn::begin(state, luck, log);
    }
    Ok(())
}
