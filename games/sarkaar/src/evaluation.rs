//! How good a position looks, and which moves to try first. Rules never call it.

use hustings_core::{Fact, Seat};

use crate::moves::Move;
use crate::rules::finish;
use crate::state::State;

pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Some(reason) = state.over {
        return finish::outcome(state, reason).share(seat);
    }
    let own = f32::from(state.vp[seat.index()]);
    let best = state.rivals(seat).map(|rival| f32::from(state.vp[rival.index()])).fold(0.0, f32::max);
    1.0 / (1.0 + (-(own - best) / 6.0).exp())
}

pub(crate) fn promise(_state: &State, _seat: Seat, _mv: Move) -> f32 {
    1.0
}

/// What a balance table may split results by: the leader, and the place in the turn order.
pub(crate) fn facts(state: &State, seat: Seat, out: &mut Vec<Fact>) {
    let order = &state.order[..usize::from(state.seats)];
    if let (Some(leader), Some(place)) = (state.leader[seat.index()], order.iter().position(|other| *other == seat)) {
        out.push(Fact { kind: "leader", name: state.set.leader(leader).id.clone() });
        out.push(Fact { kind: "place", name: (place + 1).to_string() });
    }
}
