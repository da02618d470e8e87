//! SK-6.3, SK-6.4: seats for voters, and seats of others for voters and power.

use hustings_core::{Log, Seat};

use super::pay::{self, Price};
use super::{benefit, board, turn};
use crate::cards::{MOST_VOTERS, Square, StateId};
use crate::error::Illegal;
use crate::events::{Action, Event, Purpose, Source, Way};
use crate::moves::Move;
use crate::pieces::Resource;
use crate::state::{State, bits};

/// Voters less for a seat action of `seat`: Freebies, and the discount on the first one.
#[inline]
fn seat_reduction(state: &State, seat: Seat) -> u8 {
    let (mut less, mut first) = (0, true);
    if state.turn() == seat {
        (less, first) = (state.now.rebate, !state.now.seated);
    }
    less.saturating_add(if first { state.terms(seat).seat_discount } else { 0 })
}

#[inline]
fn power_reduction(state: &State, seat: Seat) -> u8 {
    if state.turn() == seat { state.now.rebate } else { 0 }
}

/// SK-6.3: what an empty square would cost `seat`.
#[inline]
pub(crate) fn seat_price(state: &State, seat: Seat, at: Square) -> Price {
    Price { voter: state.set.price(at).saturating_sub(seat_reduction(state, seat)), ..Price::default() }
}

/// SK-6.4: what a square of `owner` would cost `seat`.
#[inline]
pub(crate) fn power_price(state: &State, seat: Seat, owner: Seat, at: Square) -> Price {
    Price {
        voter: state.set.price(at).saturating_sub(power_reduction(state, seat)),
        power: power_needed(state, seat, owner, at.state),
        moolah: 0,
    }
}

/// N + 1, less a discount, at least 1.
#[inline]
fn power_needed(state: &State, seat: Seat, owner: Seat, at: StateId) -> u8 {
    (state.squares(owner, at) + 1).saturating_sub(state.terms(seat).power_discount).max(1)
}

/// States where SK-6.3 and SK-6.4 forbid a seat action, and a power action, as bits.
#[inline]
fn barred(state: &State) -> (u16, u16) {
    if state.now.same_state { (0, 0) } else { (state.now.seat_in | state.now.power_in, state.now.seat_in) }
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !state.has_cube(seat) {
        return;
    }
    let (no_seat, no_power) = barred(state);
    let reach = |most: u16, less: u8| usize::from(most + u16::from(less)).min(MOST_VOTERS);
    let moolah = state.tokens(seat, Resource::Moolah);
    let most = pay::most_voters(state, seat, moolah);
    let within = reach(most, seat_reduction(state, seat));
    for at in StateId::all().filter(|at| no_seat & 1 << at.0 == 0) {
        let squares = state.empty(at) & state.set.state(at).within[within];
        bits(squares.into()).for_each(|number| out.push(Move::Seat(Square { state: at, number })));
    }
    let less = power_reduction(state, seat);
    let rate = u16::from(state.terms(seat).power_rate);
    let held = state.tokens(seat, Resource::Power);
    for at in bits((state.presence[seat.index()] & !no_power).into()).map(StateId) {
        let mut squares = 0;
        for owner in state.rivals(seat) {
            let theirs = state.cubes[at.index()][owner.index()];
            if theirs == 0 {
                continue;
            }
            let missing = u16::from(power_needed(state, seat, owner, at)).saturating_sub(held);
            let most = match moolah.checked_sub(missing * rate) {
                None => continue,
                Some(left) if left == moolah => most, // mostly nothing is missing
                Some(left) => pay::most_voters(state, seat, left),
            };
            squares |= theirs & state.set.state(at).within[reach(most, less)];
        }
        bits(squares.into()).for_each(|number| out.push(Move::Power(Square { state: at, number })));
    }
}

/// Whether SK-6.3 or SK-6.4 would let the turn player do it now, price aside.
pub(crate) fn allowed(state: &State, seat: Seat, at: Square) -> bool {
    let (no_seat, no_power) = barred(state);
    let bit = 1 << at.state.0;
    state.has_cube(seat)
        && state.action_left()
        && match state.owner(at) {
            None => no_seat & bit == 0,
            Some(owner) => owner != seat && no_power & bit == 0 && state.present(seat, at.state),
        }
}

/// SK-6.3: a seat action.
pub(super) fn buy(state: &mut State, seat: Seat, at: Square, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    turn::check_action(state)?;
    if state.owner(at).is_some() {
        return Err(Illegal::SquareTaken(state.set.square_name(at)));
    }
    let bit = 1 << at.state.0;
    if barred(state).0 & bit != 0 {
        let name = state.set.state_name(at.state);
        return Err(if state.now.seat_in & bit != 0 {
            Illegal::SeatActionThere { state: name, by: "SK-6.3" }
        } else {
            Illegal::PowerActionThere(name)
        });
    }
    check_cube(state, seat)?;
    let payment = pay::check(state, seat, seat_price(state, seat, at), "SK-6.3")?;

    turn::use_action(state, seat, Action::Seat, log);
    pay::pay(state, seat, payment, Purpose::Seat, log);
    state.now.seated = true;
    state.now.seat_in |= bit;
    board::take_square(state, seat, at, Way::Seat, log);
    if state.over().is_none() && state.blocked != Some(at.state) {
        benefit::take_all(state, seat, at.state, Source::Tile, log);
    }
    Ok(())
}

/// SK-6.4: a power action.
pub(super) fn take_by_power(
    state: &mut State,
    seat: Seat,
    at: Square,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    turn::check_action(state)?;
    let owner = match state.owner(at) {
        None => return Err(Illegal::SquareEmpty { square: state.set.square_name(at), rule: "SK-6.4" }),
        Some(owner) if owner == seat => {
            return Err(Illegal::OwnSquare { square: state.set.square_name(at), rule: "SK-6.4" });
        }
        Some(owner) => owner,
    };
    let name = state.set.state_name(at.state);
    if !state.present(seat, at.state) {
        return Err(Illegal::NotPresent { state: name, rule: "SK-6.4" });
    }
    let bit = 1 << at.state.0;
    if barred(state).1 & bit != 0 {
        return Err(Illegal::SeatActionThere { state: name, by: "SK-6.4" });
    }
    check_cube(state, seat)?;
    let payment = pay::check(state, seat, power_price(state, seat, owner, at), "SK-6.4")?;

    turn::use_action(state, seat, Action::Power, log);
    pay::pay(state, seat, payment, Purpose::Power, log);
    state.now.power_in |= bit;
    board::take_square(state, seat, at, Way::Power, log);
    Ok(())
}

/// SK-1.4.
pub(super) fn check_cube(state: &State, seat: Seat) -> Result<(), Illegal> {
    if state.has_cube(seat) { Ok(()) } else { Err(Illegal::NoCube) }
}
