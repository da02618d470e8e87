//! PU-12: Votes, and who wins by them.

use hustings_core::{Log, Outcome, PerSeat, Seat, rank};

use crate::cards::{Cards, Power};
use crate::events::Event;
use crate::state::{Phase, State};

/// PU-12.5.
const LANDSLIDE: i16 = 10;

/// PU-12.2.
pub(crate) fn votes(state: &State, seat: Seat) -> i16 {
    let camp = &state.camps[seat];
    let issues: i16 = camp.won.iter().map(|issue| i16::from(state.set.issue(issue).votes)).sum();
    let no_name = camp.running.is_some_and(|running| running.candidate.is_none());
    let stack = i16::from(camp.stack) * if no_name { 2 } else { 1 };
    let card = if state.seats == 2 { i16::from(camp.card) } else { 0 };
    issues + stack + card
}

pub(super) fn is_landslide(state: &State) -> bool {
    if !state.options.landslide {
        return false;
    }
    let mut all: [i16; hustings_core::MAX_SEATS] = [i16::MIN; hustings_core::MAX_SEATS];
    for seat in Seat::all(state.seats) {
        all[seat.index()] = votes(state, seat);
    }
    all.sort_unstable_by(|one, other| other.cmp(one));
    all[0] - all[1] >= LANDSLIDE
}

/// The election is over, in the middle of a round or after the last.
pub(super) fn end(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = Phase::Over;
    state.picking = None;
    for (_, camp) in state.camps.iter_mut() {
        camp.picked = Cards::NONE;
    }
    log.add(|| Event::GameOver { outcome: outcome(state) });
}

/// PU-12.3, PU-12.4: by Votes; for the lead, by Bush's power; by Issues won.
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores = PerSeat::new(state.seats, |seat| votes(state, seat));
    let most = scores.values().iter().max().copied().unwrap_or_default();
    let keys = PerSeat::new(state.seats, |seat| {
        let camp = &state.camps[seat];
        let wins_ties = scores[seat] == most && camp.power() == Some(Power::WinsTies);
        (scores[seat], wins_ties, camp.won.len())
    });
    Outcome {
        ranks: rank(&keys),
        scores: scores.each(|votes| i32::from(*votes)),
        reason: if state.landslide { "landslide" } else { "votes" }.into(),
        teams: Vec::new(),
    }
}
