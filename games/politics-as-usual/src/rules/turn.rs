//! PU-7: turns. A seat polls, plays or passes, until all have passed one after another.

use hustings_core::{Log, Luck, Seat};

use super::{award, chain, in_hand, targets};
use crate::cards::{Band, CardId, IssueId, RoundRule};
use crate::deed::{Deed, Link, Play};
use crate::error::Illegal;
use crate::events::Event;
use crate::moves::Move;
use crate::phase::{Contest, Phase};
use crate::state::State;

/// The first turn of a contest is the Speaker's.
pub(super) fn first(state: &mut State, issue: IssueId, luck: &mut Luck, log: &mut impl Log<Event>) {
    let contest = Contest { issue, turn: state.speaker, plays: 1, played: false, passes: 0 };
    begin(state, contest, luck, log);
}

/// A turn of the seat named in `contest`, or of the next one that is not skipped (PU-5.8).
fn begin(state: &mut State, mut contest: Contest, luck: &mut Luck, log: &mut impl Log<Event>) {
    while let Some(card) = state.camps[contest.turn].front.and(state.set.masks.skips).first() {
        let seat = contest.turn;
        state.camps[seat].front.remove(card);
        state.discard.insert(card);
        contest.passes += 1;
        log.add(|| Event::Skipped { seat, card, passes: contest.passes });
        if contest.passes == state.seats {
            return award::begin(state, contest.issue, luck, log);
        }
        contest.turn = seat.next(state.seats);
    }
    wait(state, Contest { plays: 1, played: false, ..contest }, log);
}

fn wait(state: &mut State, contest: Contest, log: &mut impl Log<Event>) {
    state.phase = Phase::Turn(contest);
    state.questions += 1;
    log.add(|| Event::Turn { seat: contest.turn, plays: contest.plays });
}

/// A play is over, one way or another (PU-7.3).
pub(super) fn resume(state: &mut State, contest: Contest, luck: &mut Luck, log: &mut impl Log<Event>) {
    if contest.plays > 0 {
        wait(state, contest, log);
    } else {
        begin(state, Contest { turn: contest.turn.next(state.seats), ..contest }, luck, log);
    }
}

pub(super) fn legal_moves(state: &State, contest: &Contest, out: &mut Vec<Move>) {
    let seat = contest.turn;
    if may_play(state, contest).is_ok() {
        let rule = state.set.round_rule(contest.issue);
        let masks = &state.set.masks;
        let hand = state.camps[seat].hand;
        for card in hand.and(masks.momentum) {
            if rule == Some(RoundRule::OwnOnly) {
                out.push(Move::Poll { card, at: seat });
            } else {
                out.extend(Seat::all(state.seats).map(|at| Move::Poll { card, at }));
            }
        }
        let hand = if rule == Some(RoundRule::NoSlander) { hand.but(masks.slander) } else { hand };
        for card in hand {
            targets::each(state, seat, card, |target, on| out.push(Move::Play { card, target, on }));
        }
    }
    out.push(Move::Pass);
}

/// PU-4.2.
#[inline]
fn may_play(state: &State, contest: &Contest) -> Result<(), Illegal> {
    match state.set.round_rule(contest.issue) {
        Some(RoundRule::MaxPlays(most)) if state.camps[contest.turn].plays >= most.into() => {
            Err(Illegal::PlaysUp(most.into()))
        }
        _ => Ok(()),
    }
}

pub(super) fn poll(
    state: &mut State,
    contest: Contest,
    card: CardId,
    at: Seat,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let seat = contest.turn;
    in_hand(state, seat, card, "PU-7.1")?;
    targets::exists(state, at)?;
    if state.set.face(card).band != Band::Momentum {
        return Err(Illegal::NotMomentum(card));
    }
    may_play(state, &contest)?;
    own_only(state, &contest, seat, at)?;
    log.add(|| Event::Polled { seat, card, at });
    announce(state, contest, card, Deed::Poll(at), luck, log);
    Ok(())
}

/// PU-4.4: for a Redirector too.
#[inline]
pub(super) fn own_only(state: &State, contest: &Contest, player: Seat, at: Seat) -> Result<(), Illegal> {
    let bound = state.set.round_rule(contest.issue) == Some(RoundRule::OwnOnly);
    if bound && at != player { Err(Illegal::OwnOnly) } else { Ok(()) }
}

/// PU-4.5: for reactions too.
#[inline]
pub(super) fn no_slander(state: &State, contest: &Contest, card: CardId) -> Result<(), Illegal> {
    let bound = state.set.round_rule(contest.issue) == Some(RoundRule::NoSlander);
    if bound && state.is_slander(card) { Err(Illegal::NoSlander) } else { Ok(()) }
}

pub(super) fn play(
    state: &mut State,
    contest: Contest,
    card: CardId,
    target: Option<Seat>,
    on: Option<CardId>,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let seat = contest.turn;
    in_hand(state, seat, card, "PU-7.1")?;
    may_play(state, &contest)?;
    no_slander(state, &contest, card)?;
    let deed = targets::check(state, seat, card, target, on)?;
    log.add(|| {
        let (effect, at) = (state.effect_text(card), state.aimed_at(deed));
        Event::Played { seat, card, effect, at, target, on }
    });
    announce(state, contest, card, deed, luck, log);
    Ok(())
}

/// The play is used up, whatever becomes of it, and nobody has passed since (PU-7.4).
fn announce(state: &mut State, contest: Contest, card: CardId, deed: Deed, luck: &mut Luck, log: &mut impl Log<Event>) {
    let seat = contest.turn;
    state.camps[seat].plays += 1;
    state.camps[seat].hand.remove(card);
    let contest = Contest { plays: contest.plays - 1, played: true, passes: 0, ..contest };
    chain::go_on(state, contest, Play { link: Link::new(card, seat), deed }, luck, log);
}

pub(super) fn pass(state: &mut State, contest: Contest, luck: &mut Luck, log: &mut impl Log<Event>) {
    let seat = contest.turn;
    let counts = !contest.played; // PU-7.3: giving up extra plays is no pass
    let passes = contest.passes + u8::from(counts);
    log.add(|| Event::Passed { seat, counts, passes });
    if passes == state.seats {
        award::begin(state, contest.issue, luck, log);
    } else {
        begin(state, Contest { turn: seat.next(state.seats), passes, ..contest }, luck, log);
    }
}
