//! KL-4.3e: a debate with a candidate in the same region, and the dice that decide it.

use hustings_core::{Log, Luck, Seat};

use super::influence;
use crate::error::Illegal;
use crate::events::{Cause, Event, Purpose};
use crate::moves::Move;
use crate::state::State;

#[inline]
pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !state.now.debated {
        out.extend(rivals_here(state, seat).map(|rival| Move::Debate { rival }));
    }
}

#[inline]
pub(crate) fn rivals_here(state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    let here = state.place[seat.index()];
    Seat::all(state.seats).filter(move |rival| *rival != seat && state.place[rival.index()] == here)
}

pub(super) fn challenge(
    state: &mut State,
    seat: Seat,
    rival: Seat,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if rival.0 >= state.seats {
        return Err(Illegal::NoSuchSeat(rival));
    }
    if rival == seat {
        return Err(Illegal::DebateYourself);
    }
    if state.now.debated {
        return Err(Illegal::DebatedAlready);
    }
    if state.place[rival.index()] != state.place[seat.index()] {
        return Err(Illegal::NotHere(rival));
    }
    state.now.debated = true;
    let here = state.place(seat);
    let (winner, loser) = roll_off(seat, rival, state.now.coach, Purpose::Debate, luck, log);
    let lost = influence(state, loser, here, -1, Cause::Debate, log);
    influence(state, winner, here, -lost, Cause::Debate, log);
    Ok(())
}

/// Both roll, `first` first and with `coach` added, until the dice differ: winner and loser.
pub(super) fn roll_off(
    first: Seat,
    second: Seat,
    coach: u8,
    purpose: Purpose,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> (Seat, Seat) {
    loop {
        let mut roll = |seat, bonus| {
            let die = luck.die(6);
            log.add(|| Event::Rolled { seat, die, counts: die + bonus, purpose });
            die + bonus
        };
        let (own, other) = (roll(first, coach), roll(second, 0));
        if own == other {
            continue;
        }
        let (winner, loser) = if own > other { (first, second) } else { (second, first) };
        log.add(|| Event::Decided { winner, loser, purpose });
        return (winner, loser);
    }
}

/// How many of the deciding rolls are won, and how many there are, with `coach` added to the own die.
pub(crate) fn odds(coach: u8) -> (u8, u8) {
    let rolls = (1..=6u8).flat_map(|own| (1..=6u8).map(move |other| (own + coach, other)));
    let (won, tied) =
        rolls.fold((0, 0), |(won, tied), (own, other)| (won + u8::from(own > other), tied + u8::from(own == other)));
    (won, 36 - tied)
}
