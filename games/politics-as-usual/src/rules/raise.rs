//! PU-6.6 to PU-6.9: an Issue is turned up, sidestepped, or contested.

use hustings_core::{Log, Luck, Seat, SeatSet};

use super::{pick, piles, turn};
use crate::cards::{IssueEffect, Power};
use crate::error::Illegal;
use crate::events::{DiscardCause, DrawCause, Event, PickCause};
use crate::moves::Move;
use crate::state::{Phase, State};

/// PU-11.2.
const PARTY_DRAW: u8 = 2;

/// RAISE: the top Issue, for the Speaker to decide about.
pub(super) fn turn_up(state: &mut State, log: &mut impl Log<Event>) {
    let issue = state.deck.pop().expect("an Issue is raised only while the deck has one");
    state.known = state.known.min(state.deck.len() as u8);
    state.foreseen = SeatSet::NONE;
    state.issue = Some(issue);
    state.phase = Phase::Sidestep;
    state.turn = state.speaker;
    state.questions += 1;
    let face = state.set.issue(issue);
    log.add(|| Event::Raised {
        round: state.round,
        speaker: state.speaker,
        issue: &face.id,
        name: &face.name,
        votes: face.votes,
        left: state.deck.len() as u8,
    });
}

/// Whether the Speaker has still to decide.
pub(crate) fn deciding(state: &State) -> bool {
    state.phase == Phase::Sidestep && state.picking.is_none()
}

pub(super) fn legal_moves(state: &State, out: &mut Vec<Move>) {
    if forbids_sidestep(state).is_none() {
        out.push(Move::Sidestep);
    }
    out.push(Move::Contest);
}

/// PU-6.8, PU-3.3.
pub(crate) fn cost(state: &State) -> u8 {
    let printed = state.current().map_or(0, |issue| issue.sidestep);
    match state.camps[state.speaker].power() {
        Some(Power::CheapSidestep(less)) => printed.saturating_sub(less),
        _ => printed,
    }
}

pub(crate) fn forbids_sidestep(state: &State) -> Option<Illegal> {
    let (cost, hand) = (cost(state), state.camps[state.speaker].hand.len());
    if hand < cost {
        Some(Illegal::SidestepTooDear { cost, hand })
    } else if state.deck.is_empty() {
        Some(Illegal::LastIssue)
    } else if cost == 0 && state.issue.is_some_and(|issue| state.sidestepped.contains(issue)) {
        Some(Illegal::FreeTwice)
    } else {
        None
    }
}

pub(super) fn sidestep(
    state: &mut State,
    seat: Seat,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if let Some(why) = forbids_sidestep(state) {
        return Err(why);
    }
    let cost = cost(state);
    if let Some(face) = state.current() {
        log.add(|| Event::Sidestep { seat, issue: &face.id, name: &face.name, cost });
    }
    if cost == 0 {
        bury(state, log);
    } else {
        pick::open(state, PickCause::Sidestep, cost, SeatSet::one(seat), luck, log);
    }
    Ok(())
}

/// The price is picked: pay it.
pub(super) fn pay(state: &mut State, log: &mut impl Log<Event>) {
    let speaker = state.speaker;
    let price = std::mem::take(&mut state.camps[speaker].picked);
    piles::discard(state, speaker, price, DiscardCause::Sidestep, "PU-6.8", log);
    bury(state, log);
}

/// The Issue goes to the bottom, and the next one is turned up.
fn bury(state: &mut State, log: &mut impl Log<Event>) {
    if let Some(issue) = state.issue.take() {
        let face = state.set.issue(issue);
        state.sidestepped.insert(issue);
        state.deck.insert(0, issue);
        state.known += 1;
        log.add(|| Event::Buried { issue: &face.id, name: &face.name });
    }
    turn_up(state, log);
}

/// ENTER: party draws, then the effect, then the Speaker's turn.
pub(super) fn contest(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    let Some(face) = state.current() else { return };
    log.add(|| Event::Contested { seat, issue: &face.id, name: &face.name, effect: &face.effect_text });
    let speaker = state.speaker;
    if let Some(party) = face.party.filter(|_| state.options.parties) {
        for seat in speaker.round(state.seats) {
            if state.camps[seat].running.is_some_and(|running| running.party == party) {
                piles::draw_many(state, seat, PARTY_DRAW, DrawCause::Party, "PU-11.2", log);
            }
        }
    }
    let everybody = SeatSet::all(state.seats);
    match face.effect {
        IssueEffect::AllDraw(count) => {
            for seat in speaker.round(state.seats) {
                piles::draw_many(state, seat, count, DrawCause::Issue, "PU-4.6", log);
            }
            turn::begin(state, speaker, luck, log);
        }
        IssueEffect::AllDiscard(count) => pick::open(state, PickCause::Discard, count, everybody, luck, log),
        IssueEffect::AllFreeze(count) => pick::open(state, PickCause::Freeze, count, everybody, luck, log),
        IssueEffect::PassLeft(count) => pick::open(state, PickCause::PassLeft, count, everybody, luck, log),
        _ => turn::begin(state, speaker, luck, log),
    }
}
