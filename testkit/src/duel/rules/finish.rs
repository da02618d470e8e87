//! DU-6, DU-7: points, new cards, a look at the deck; and the end of the game.

use std::borrow::Cow;

use hustings_core::{Log, Outcome, Seat, rank};

use super::super::state::Victories;
use super::super::{Event, Phase, State};

pub(super) fn end_round(state: &mut State, roll: u8, victories: &Victories, log: &mut impl Log<Event>) {
    let worth = if roll >= state.set.double { 2 } else { 1 }; // DU-4.3, DU-6.1
    for seat in Seat::all(state.seats()) {
        let points = worth * victories.iter().filter(|victory| victory.winner == seat).count() as u8;
        if points > 0 {
            state.points[seat] += points;
            log.add(|| Event::Scored { seat, points });
        }
    }
    draw(state, log);
    if roll == 1 {
        look(state, log);
    }
    state.round += 1;
    let able = state.hands.values().iter().filter(|hand| !hand.is_empty()).count();
    if state.round == state.rounds || able < 2 {
        state.phase = Phase::Over; // DU-7.1
        log.add(|| Event::Ended);
    } else {
        state.phase = Phase::Choosing;
    }
}

/// DU-6.2.
fn draw(state: &mut State, log: &mut impl Log<Event>) {
    let first = state.looked.take().unwrap_or(Seat(0));
    for seat in first.round(state.seats()) {
        let Some(card) = state.deck.pop() else { break };
        let hand = &mut state.hands[seat];
        hand.push(card);
        hand.sort_unstable();
        log.add(|| Event::Drew { seat, card: Some(card) });
    }
}

/// DU-6.3.
fn look(state: &mut State, log: &mut impl Log<Event>) {
    let seat = Seat(state.round % state.seats());
    if let Some(card) = state.deck.last().copied() {
        state.looked = Some(seat);
        log.add(|| Event::Looked { seat, card: Some(card) });
    }
}

/// DU-7.2.
pub(in super::super) fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let ranks = rank(&state.points);
    let first = ranks.values().iter().filter(|rank| **rank == 1).count();
    Some(Outcome {
        reason: Cow::Borrowed(if first == 1 { "points" } else { "shared" }),
        scores: state.points.each(|points| i32::from(*points)),
        ranks,
        teams: Vec::new(),
    })
}
