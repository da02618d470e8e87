//! PU-6.6 to PU-6.9: an Issue is turned up, sidestepped, or contested.

use hustings_core::{Log, Luck, SeatSet};

use super::{pick, piles, turn};
use crate::cards::{Cards, EnterEffect, IssueEffect, IssueId, Power};
use crate::error::Illegal;
use crate::events::{DiscardCause, DrawCause, Event};
use crate::moves::Move;
use crate::phase::{Entry, Phase, Purpose};
use crate::state::State;

/// PU-11.2.
const PARTY_DRAW: u8 = 2;

/// RAISE: the top Issue, for the Speaker to decide about.
pub(super) fn turn_up(state: &mut State, log: &mut impl Log<Event>) {
    let issue = state.deck.pop().expect("an Issue is raised only while the deck has one");
    state.known = state.known.min(state.deck.len() as u8);
    state.foreseen = SeatSet::NONE;
    state.phase = Phase::Sidestep { issue };
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

pub(super) fn legal_moves(state: &State, issue: IssueId, out: &mut Vec<Move>) {
    if may_sidestep(state, issue).is_ok() {
        out.push(Move::Sidestep);
    }
    out.push(Move::Contest);
}

/// PU-6.8, PU-3.3.
pub(crate) fn cost(state: &State, issue: IssueId) -> u8 {
    let printed = state.set.issue(issue).sidestep;
    match state.camps[state.speaker].power() {
        Some(Power::CheapSidestep(less)) => printed.saturating_sub(less.into()),
        _ => printed,
    }
}

/// PU-6.8.
pub(crate) fn may_sidestep(state: &State, issue: IssueId) -> Result<(), Illegal> {
    let (cost, hand) = (cost(state, issue), state.camps[state.speaker].hand.len());
    if hand < cost {
        Err(Illegal::SidestepTooDear { cost, hand })
    } else if state.deck.is_empty() {
        Err(Illegal::LastIssue)
    } else if cost == 0 && state.sidestepped.contains(issue) {
        Err(Illegal::FreeTwice)
    } else {
        Ok(())
    }
}

pub(super) fn sidestep(
    state: &mut State,
    issue: IssueId,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    may_sidestep(state, issue)?;
    let (seat, cost, face) = (state.speaker, cost(state, issue), state.set.issue(issue));
    log.add(|| Event::Sidestep { seat, issue: &face.id, name: &face.name, cost });
    if cost == 0 {
        bury(state, issue, log);
    } else {
        pick::open(state, Purpose::Sidestep { issue }, cost, SeatSet::one(seat), luck, log);
    }
    Ok(())
}

/// The price is picked: pay it.
pub(super) fn pay(state: &mut State, issue: IssueId, price: Cards, log: &mut impl Log<Event>) {
    let speaker = state.speaker;
    piles::discard(state, speaker, price, DiscardCause::Sidestep, "PU-6.8", log);
    bury(state, issue, log);
}

/// The Issue goes to the bottom, and the next one is turned up.
fn bury(state: &mut State, issue: IssueId, log: &mut impl Log<Event>) {
    let face = state.set.issue(issue);
    state.sidestepped.insert(issue);
    state.deck.insert(0, issue);
    state.known += 1;
    log.add(|| Event::Buried { issue: &face.id, name: &face.name });
    turn_up(state, log);
}

/// ENTER: party draws, then the effect, then the Speaker's turn.
pub(super) fn contest(state: &mut State, issue: IssueId, luck: &mut Luck, log: &mut impl Log<Event>) {
    let (speaker, face, effect) = (state.speaker, state.set.issue(issue), state.set.issue_text(issue));
    log.add(|| Event::Contested { seat: speaker, issue: &face.id, name: &face.name, effect });
    if let Some(party) = face.party.filter(|_| state.options.parties) {
        for seat in speaker.round(state.seats) {
            if state.camps[seat].running.is_some_and(|running| running.party() == party) {
                piles::draw_many(state, seat, PARTY_DRAW, DrawCause::Party, "PU-11.2", log);
            }
        }
    }
    let effect = match face.effect {
        IssueEffect::Enter(effect) => effect,
        IssueEffect::Round(_) | IssueEffect::Win(_) => return turn::first(state, issue, luck, log),
    };
    let (entry, count) = match effect {
        EnterEffect::AllDiscard(count) => (Entry::Discard, count),
        EnterEffect::AllFreeze(count) => (Entry::Freeze, count),
        EnterEffect::PassLeft(count) => (Entry::PassLeft, count),
        EnterEffect::AllDraw(count) => {
            for seat in speaker.round(state.seats) {
                piles::draw_many(state, seat, count.into(), DrawCause::Issue, "PU-4.6", log);
            }
            return turn::first(state, issue, luck, log);
        }
    };
    pick::open(state, Purpose::Enter { issue, entry }, count.into(), SeatSet::all(state.seats), luck, log);
}
