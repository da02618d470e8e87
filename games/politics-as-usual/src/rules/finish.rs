//! PU-12: Votes, and who wins by them.

use hustings_core::{Log, Outcome, PerSeat, Seat, rank};

use crate::cards::Power;
use crate::events::Event;
use crate::phase::{Ending, Phase};
use crate::state::{Running, State};

/// PU-12.5.
pub(crate) const LANDSLIDE: i16 = 10;

/// PU-12.2: the Votes that one Favor counts, on the Candidate card and in the Vote stack.
pub(crate) struct Worth {
    pub card: u8,
    pub stack: u8,
}

impl Worth {
    pub fn of(state: &State, seat: Seat) -> Worth {
        let no_name = matches!(state.camps[seat].running, Some(Running::NoName { .. }));
        Worth { card: u8::from(state.seats == 2), stack: if no_name { 2 } else { 1 } }
    }
}

/// PU-12.2.
pub(crate) fn votes(state: &State, seat: Seat) -> i16 {
    let camp = &state.camps[seat];
    let issues: i16 = camp.won.iter().map(|issue| i16::from(state.set.issue(issue).votes)).sum();
    let Worth { card, stack } = Worth::of(state, seat);
    issues + i16::from(camp.stack * stack) + i16::from(camp.card * card)
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

/// The last Issue is won (PU-12.1).
pub(super) fn end_with_the_last_issue(state: &mut State, log: &mut impl Log<Event>) {
    end(state, Ending::LastIssue, log);
}

/// PU-12.5: after an award.
pub(super) fn end_by_landslide(state: &mut State, log: &mut impl Log<Event>) {
    end(state, Ending::Landslide, log);
}

/// PU-12.5: by a trade in the middle of a round.
pub(super) fn break_off(state: &mut State, log: &mut impl Log<Event>) {
    let issue = state.issue().expect("Favors are traded only while an Issue is up");
    end(state, Ending::BrokenOff { issue, play: state.play() }, log);
}

fn end(state: &mut State, ending: Ending, log: &mut impl Log<Event>) {
    state.phase = Phase::Over(ending);
    log.add(|| Event::GameOver { outcome: outcome(state, ending) });
}

/// PU-12.3, PU-12.4: by Votes; for the lead, by Bush's power; by Issues won.
pub(crate) fn outcome(state: &State, ending: Ending) -> Outcome {
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
        reason: if ending.is_landslide() { "landslide" } else { "votes" }.into(),
        teams: Vec::new(),
    }
}
