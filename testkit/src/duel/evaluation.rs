//! How good a position looks; rules never call it.

use hustings_core::{Fact, Seat};

use super::cards::Kind;
use super::{State, rules};

/// Points decide; a shield in hand is worth a little.
pub(super) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Some(outcome) = rules::outcome(state) {
        return outcome.share(seat);
    }
    let worth = |seat: Seat| {
        let shields = state.hands[seat].iter().filter(|card| card.kind == Kind::Shield).count();
        f32::from(state.points[seat]) + 0.2 * shields as f32
    };
    let rivals = Seat::all(state.seats()).filter(|other| *other != seat);
    let best = rivals.map(worth).fold(0.0, f32::max);
    1.0 / (1.0 + (best - worth(seat)).exp())
}

/// What balance tables split results by: the place at the table.
pub(super) fn facts(_state: &State, seat: Seat, out: &mut Vec<Fact>) {
    out.push(Fact { kind: "place", name: (seat.0 + 1).to_string() });
}
