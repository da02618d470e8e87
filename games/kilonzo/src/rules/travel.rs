//! KL-4.3a, KL-4.3b: moving once a turn, and the chip for arriving where no rival is.

use hustings_core::{Log, Seat};

use super::{influence, money};
use crate::error::Illegal;
use crate::events::{Cause, Event, Way};
use crate::info::LandingBonus;
use crate::moves::Move;
use crate::regions::{Region, Regions};
use crate::state::State;

const FARE: u16 = 1;

/// The regions a move can reach for free, and those it can reach for $1.
#[inline]
fn ways(state: &State, seat: Seat) -> (Regions, Regions) {
    let here = state.place(seat);
    let near = here.adjacent().and(state.in_play);
    let far = here.two_away().and(state.in_play);
    if state.now.two_free {
        (near.or(far), Regions::NONE)
    } else if state.now.roam {
        (near.or(Regions::NINE.without(here)), far.and(Regions::HOMES))
    } else {
        (near, far)
    }
}

#[inline]
pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if state.now.moved || state.now.stuck {
        return;
    }
    let (free, paid) = ways(state, seat);
    let open = if state.money(seat) >= FARE { free.or(paid) } else { free };
    out.extend(open.map(|to| Move::Move { to }));
}

/// Every region the seat's one move could still reach this turn, with its price.
pub(crate) fn prices(state: &State, seat: Seat) -> impl Iterator<Item = (Region, u16)> {
    let able = !state.now.moved && !state.now.stuck;
    let (free, paid) = if able { ways(state, seat) } else { (Regions::NONE, Regions::NONE) };
    free.or(paid).map(move |to| (to, if free.contains(to) { 0 } else { FARE }))
}

pub(super) fn go(state: &mut State, seat: Seat, to: Region, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let from = state.place(seat);
    let (free, paid) = ways(state, seat);
    if state.now.stuck {
        return Err(Illegal::Stuck);
    }
    if state.now.moved {
        return Err(Illegal::MovedAlready);
    }
    if !state.in_play.contains(to) {
        return Err(Illegal::OutOfPlay(to));
    }
    if !free.contains(to) {
        if to == from {
            return Err(Illegal::AlreadyThere(to));
        }
        if !paid.contains(to) {
            return Err(Illegal::TooFar { from, to });
        }
        if state.money(seat) < FARE {
            return Err(Illegal::NoFare { to });
        }
        money(state, seat, -(FARE as i16), Cause::Fare, log);
    }
    state.now.moved = true;
    state.place[seat.index()] = Some(to);
    log.add(|| Event::Placed { seat, from: Some(from), to, by: Way::Move });
    if landing_pays(state, seat, to) {
        influence(state, seat, to, 1, Cause::Landing, log);
    }
    Ok(())
}

/// KL-4.3b: whether arriving there gains influence, if there is room.
#[inline]
pub(crate) fn landing_pays(state: &State, seat: Seat, to: Region) -> bool {
    let all: u8 = state.chips[to.index()].iter().sum();
    let welcome = match state.options.landing_bonus {
        LandingBonus::NoRivals => all == state.chips(seat, to),
        LandingBonus::EmptyRegion => all == 0,
    };
    welcome && Seat::all(state.seats).all(|rival| rival == seat || state.place[rival.index()] != Some(to))
}
