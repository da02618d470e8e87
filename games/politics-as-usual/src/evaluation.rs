//! How good a position looks, and which moves to try first. Rules never call it.

use hustings_core::Seat;

use crate::rules::finish;
use crate::state::{Phase, State};

pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if state.phase == Phase::Over {
        return finish::outcome(state).share(seat);
    }
    let own = f32::from(finish::votes(state, seat));
    let rivals = Seat::all(state.seats).filter(|rival| *rival != seat);
    let best = rivals.map(|rival| f32::from(finish::votes(state, rival))).fold(f32::MIN, f32::max);
    1.0 / (1.0 + (-(own - best) / 4.0).exp())
}
