//! PU-7: turns. A seat polls, plays or passes, until all have passed one after another.

use hustings_core::{Log, Luck, Seat};

use super::{aims, award, chain, in_hand};
use crate::cards::{Band, CardId, IssueEffect};
use crate::error::Illegal;
use crate::events::Event;
use crate::moves::{Aim, Move};
use crate::state::{Mode, Phase, State};

/// The seat's turn, or that of the next one that is not skipped (PU-5.8).
pub(super) fn begin(state: &mut State, mut seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    while let Some(card) = state.camps[seat].front.and(state.set.masks.skips).first() {
        state.camps[seat].front.remove(card);
        state.discard.insert(card);
        state.passes += 1;
        log.add(|| Event::Skipped { seat, card: state.named(card), passes: state.passes });
        if state.passes == state.seats {
            return award::begin(state, luck, log);
        }
        seat = seat.next(state.seats);
    }
    (state.turn, state.plays, state.played) = (seat, 1, false);
    wait(state, log);
}

fn wait(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = Phase::Turn;
    state.questions += 1;
    log.add(|| Event::Turn { seat: state.turn, plays: state.plays });
}

/// A play is over, one way or another (PU-7.3).
pub(super) fn resume(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    if state.plays > 0 {
        wait(state, log);
    } else {
        begin(state, state.turn.next(state.seats), luck, log);
    }
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if may_play(state, seat).is_ok() {
        let rule = state.round_rule();
        let masks = &state.set.masks;
        let hand = state.camps[seat].hand;
        for card in hand.and(masks.momentum) {
            if rule == Some(IssueEffect::OwnOnly) {
                out.push(Move::Poll(card, seat));
            } else {
                out.extend(Seat::all(state.seats).map(|at| Move::Poll(card, at)));
            }
        }
        let hand = if rule == Some(IssueEffect::NoSlander) { hand.but(masks.slander) } else { hand };
        for card in hand {
            aims::each(state, seat, card, |aim| out.push(Move::Play(card, aim)));
        }
    }
    out.push(Move::Pass);
}

/// PU-4.2.
fn may_play(state: &State, seat: Seat) -> Result<(), Illegal> {
    match state.round_rule() {
        Some(IssueEffect::MaxPlays(most)) if state.camps[seat].plays >= most => Err(Illegal::PlaysUp(most)),
        _ => Ok(()),
    }
}

pub(super) fn poll(
    state: &mut State,
    seat: Seat,
    card: CardId,
    at: Seat,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    in_hand(state, seat, card, "PU-7.1")?;
    aims::exists(state, at)?;
    if state.set.face(card).band != Band::Momentum {
        return Err(Illegal::NotMomentum(card));
    }
    may_play(state, seat)?;
    own_only(state, seat, at)?;
    announce(state, seat);
    log.add(|| Event::Polled { seat, card: state.named(card), at });
    chain::open(state, seat, card, Mode::Poll, Aim::Seat(at), luck, log);
    Ok(())
}

/// PU-4.4: for a Redirector too.
pub(super) fn own_only(state: &State, player: Seat, at: Seat) -> Result<(), Illegal> {
    let bound = state.round_rule() == Some(IssueEffect::OwnOnly);
    if bound && at != player { Err(Illegal::OwnOnly) } else { Ok(()) }
}

/// PU-4.5: for reactions too.
pub(super) fn no_slander(state: &State, card: CardId) -> Result<(), Illegal> {
    let bound = state.round_rule() == Some(IssueEffect::NoSlander);
    if bound && state.is_slander(card) { Err(Illegal::NoSlander) } else { Ok(()) }
}

pub(super) fn play(
    state: &mut State,
    seat: Seat,
    card: CardId,
    aim: Aim,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    in_hand(state, seat, card, "PU-7.1")?;
    may_play(state, seat)?;
    no_slander(state, card)?;
    aims::check(state, seat, card, aim)?;
    announce(state, seat);
    chain::open(state, seat, card, Mode::Effect, aim, luck, log);
    Ok(())
}

/// The play is used up, whatever becomes of it, and nobody has passed since (PU-7.4).
fn announce(state: &mut State, seat: Seat) {
    state.plays -= 1;
    state.played = true;
    state.passes = 0;
    state.camps[seat].plays += 1;
}

pub(super) fn pass(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    let counts = !state.played; // PU-7.3: giving up extra plays is no pass
    state.passes += u8::from(counts);
    state.plays = 0;
    log.add(|| Event::Passed { seat, counts, passes: state.passes });
    if state.passes == state.seats {
        award::begin(state, luck, log);
    } else {
        begin(state, seat.next(state.seats), luck, log);
    }
}
