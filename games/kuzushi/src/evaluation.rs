//! How good a position looks. Rules never call it.

use hustings_core::{MAX_SEATS, Seat};

use crate::rules;
use crate::state::State;

/// Tiles ahead of the best rival, squeezed between 0 and 1; the result itself once the game is over. Teams count
/// together: a team-mate's tiles are as good as one's own (KZ-6.1).
pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Some(outcome) = rules::outcome(state) {
        return outcome.share(seat);
    }
    let sides = state.sides();
    let mut sums = [0; MAX_SEATS];
    for member in Seat::all(state.seats()) {
        sums[member.index() % sides] += state.score(member);
    }
    let own = sums[seat.index() % sides] as f32;
    let rivals = (0..sides).filter(|side| *side != seat.index() % sides);
    let best = rivals.map(|side| sums[side]).max().unwrap_or(0) as f32;
    // About five tiles make a lead that is rarely lost.
    1.0 / (1.0 + (-(own - best) / 5.0).exp())
}
