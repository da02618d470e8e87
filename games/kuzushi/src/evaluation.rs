//! How good a position looks. Rules never call it.

use hustings_core::Seat;

use crate::rules;
use crate::state::State;

/// Tiles ahead of the best rival, squeezed between 0 and 1; the result itself once the game is over.
pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Some(outcome) = rules::outcome(state) {
        return outcome.share(seat);
    }
    let own = state.score(seat) as f32;
    let rivals = Seat::all(state.seats()).filter(|rival| *rival != seat);
    let best = rivals.map(|rival| state.score(rival)).max().unwrap_or(0) as f32;
    // About five tiles make a lead that is rarely lost.
    1.0 / (1.0 + (-(own - best) / 5.0).exp())
}
