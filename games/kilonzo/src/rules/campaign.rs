//! KL-4.3c, KL-4.3d: ads for oneself and smears against others, in the candidate's region or next to it.

use hustings_core::{Log, Seat};

use super::{influence, money};
use crate::error::{Campaign, Illegal};
use crate::events::{Cause, Event};
use crate::moves::Move;
use crate::regions::{Region, Regions};
use crate::state::State;

/// The candidate's region and those next to it.
#[inline]
fn in_reach(state: &State, seat: Seat) -> Regions {
    let here = state.place(seat);
    here.adjacent().or(Regions::one(here)).and(state.in_play)
}

#[inline]
pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let money = state.money(seat);
    if money >= u16::from(state.now.ad_price) {
        out.extend(ads(state, seat).map(|at| Move::Ad { at }));
    }
    if money >= u16::from(state.now.smear_price) {
        for at in in_reach(state, seat) {
            out.extend(smears_in(state, seat, at).map(|rival| Move::Smear { at, rival }));
        }
    }
}

/// Where an ad has room, affordable or not.
pub(crate) fn ads(state: &State, seat: Seat) -> impl Iterator<Item = Region> {
    in_reach(state, seat).filter(|at| state.room(*at) > 0)
}

/// Whose chips a smear can take, affordable or not.
pub(crate) fn smears(state: &State, seat: Seat) -> impl Iterator<Item = (Region, Seat)> {
    in_reach(state, seat).flat_map(move |at| smears_in(state, seat, at).map(move |rival| (at, rival)))
}

#[inline]
fn smears_in(state: &State, seat: Seat, at: Region) -> impl Iterator<Item = Seat> {
    Seat::all(state.seats).filter(move |rival| *rival != seat && state.losable(*rival, at) > 0)
}

pub(super) fn advertise(state: &mut State, seat: Seat, at: Region, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    check_reach(state, seat, at, Campaign::Ad)?;
    if state.room(at) == 0 {
        return Err(Illegal::Full(at));
    }
    let price = state.now.ad_price;
    if state.money(seat) < u16::from(price) {
        return Err(Illegal::AdTooDear { price, money: state.money(seat) });
    }
    money(state, seat, -i16::from(price), Cause::Ad, log);
    influence(state, seat, at, 1, Cause::Ad, log);
    Ok(())
}

pub(super) fn smear(
    state: &mut State,
    seat: Seat,
    at: Region,
    rival: Seat,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if rival.0 >= state.seats {
        return Err(Illegal::NoSuchSeat(rival));
    }
    if rival == seat {
        return Err(Illegal::SmearYourself);
    }
    check_reach(state, seat, at, Campaign::Smear)?;
    if state.losable(rival, at) == 0 {
        return Err(match state.chips(rival, at) {
            0 => Illegal::NoChip { seat: rival, at },
            _ => Illegal::LastChipAtHome { seat: rival, at },
        });
    }
    let price = state.now.smear_price;
    if state.money(seat) < u16::from(price) {
        return Err(Illegal::SmearTooDear { price, money: state.money(seat) });
    }
    money(state, seat, -i16::from(price), Cause::Smear, log);
    influence(state, rival, at, -1, Cause::Smear, log);
    Ok(())
}

fn check_reach(state: &State, seat: Seat, at: Region, campaign: Campaign) -> Result<(), Illegal> {
    if in_reach(state, seat).contains(at) {
        Ok(())
    } else if !state.in_play.contains(at) {
        Err(Illegal::OutOfPlay(at))
    } else {
        Err(Illegal::NotBeside { from: state.place(seat), to: at, campaign })
    }
}
