//! DU-10.1: the view, built up from nothing.

use hustings_core::{PerSeat, Start, Viewer};

use super::super::{Duel, State};
use super::{Choice, View};

pub(in super::super) fn view(_start: &Start<Duel>, state: &State, viewer: Viewer) -> View {
    // No `..` here: a field added to State must be shown or withheld on purpose. Set and rounds are in the Start.
    let State { set: _, rounds: _, round, phase, hands, choices, deck, discard, looked, points, taunts_left } = state;
    View {
        round: *round,
        phase: phase.clone(),
        points: points.clone(),
        taunts_left: taunts_left.clone(),
        hand_sizes: hands.each(|hand| hand.len() as u8),
        hands: PerSeat::new(state.seats(), |seat| viewer.is(seat).then(|| hands[seat].to_vec())),
        choices: PerSeat::new(state.seats(), |seat| match choices[seat] {
            None => Choice::None,
            Some(card) if viewer.is(seat) => Choice::Known(card),
            Some(_) => Choice::FaceDown,
        }),
        deck_size: deck.len() as u8,
        discard: discard.to_vec(),
        looked: *looked,
        top: looked.filter(|seat| viewer.is(*seat)).and(deck.last().copied()),
        deck: (viewer == Viewer::Everything).then(|| deck.to_vec()),
    }
}
