//! KL-5: who is elected, and what decided between first and second.

use hustings_core::{Outcome, PerSeat, parted_by, rank};

use crate::state::State;

pub(crate) fn outcome(state: &State) -> Outcome {
    let standings = PerSeat::new(state.seats, |seat| {
        [u16::from(state.influence(seat)), u16::from(state.majorities(seat)), state.money(seat)]
    });
    // KL-5.2: with one seat there is no second place.
    let reason = if state.seats == 1 { "solo" } else { parted_by(&standings, ["influence", "majorities", "money"]) };
    Outcome {
        ranks: rank(&standings),
        scores: standings.each(|standing| i32::from(standing[0])),
        reason: reason.into(),
        teams: Vec::new(),
    }
}
