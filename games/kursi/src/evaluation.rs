//! How good a position looks, which moves to try first, and what balance tables may ask; rules never call it.

use hustings_core::{Fact, Seat, Start};

use crate::Kursi;
use crate::moves::Move;
use crate::state::{State, strokes};

pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    let _ = (state, seat);
    0.5
}

pub(crate) fn promise(_state: &State, _seat: Seat, _mv: &Move) -> f32 {
    1.0
}

pub(crate) fn facts(_start: &Start<Kursi>, state: &State, seat: Seat, out: &mut Vec<Fact>) {
    let fact = |kind, name: &str| Fact { kind, name: name.to_owned() };
    for at in state.letters().filter(|_| state.round > 0) {
        out.push(fact("candidate", &state.set.tile(state.tile_at(seat, at)).id));
    }
    out.extend(strokes(state.held[seat.index()]).map(|stroke| fact("masterstroke", &state.set.stroke(stroke).id)));
    out.push(fact("place", &seat.to_string()));
    out.push(fact("deck", if state.dry { "ran dry" } else { "lasted" }));
}
