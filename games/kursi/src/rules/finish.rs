//! KU-8.3 to KU-8.5: the piles are turned up, and what decides between first and second.

use hustings_core::{Log, Outcome, PerSeat, Seat, SeatSet, parted_by, rank};

use crate::events::{Event, WonBy};
use crate::info::{ClearWin, MAX_PLACES};
use crate::moves::Letter;
use crate::phase::Phase;
use crate::state::State;
use crate::view::TieBreak;

pub(super) fn count(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = Phase::Over;
    for at in state.letters() {
        log.add(|| {
            let Count { winner, by, .. } = result(state, at);
            Event::SeatResult {
                at,
                piles: PerSeat::new(state.seats, |seat| state.pile(seat, at)),
                totals: PerSeat::new(state.seats, |seat| state.votes(seat, at)),
                winner,
                by,
            }
        });
    }
    log.add(|| Event::GameOver { outcome: outcome(state) });
}

/// KU-8.3, KU-8.4: the count of a Seat.
#[derive(Clone, Copy)]
pub(crate) struct Count {
    pub winner: Option<Seat>,
    pub by: WonBy,
    /// The most votes among those who compete, and who has that many.
    pub most: i16,
    pub tied: SeatSet,
}

/// KU-8.3, KU-8.4: who would win a Seat with the piles as they are.
pub(crate) fn result(state: &State, at: Letter) -> Count {
    let competes = |seat: &Seat| state.piles[at.index()][seat.index()][..3] != [0, 0, 0];
    let competing = || Seat::all(state.seats).filter(competes);
    let Some(most) = competing().map(|seat| state.votes(seat, at)).max() else {
        return Count { winner: None, by: WonBy::Nobody, most: 0, tied: SeatSet::NONE };
    };
    let tied: SeatSet = competing().filter(|seat| state.votes(*seat, at) == most).collect();
    if tied.len() == 1 {
        return Count { winner: tied.first(), by: WonBy::Votes, most, tied };
    }
    let issue = state.seat_tile(at).issue;
    let icons = |seat: Seat| state.icons(seat, at)[issue];
    let best = tied.iter().map(icons).max().unwrap_or(0);
    let mut first = tied.iter().filter(|seat| icons(*seat) == best);
    match (first.next(), first.next()) {
        (winner, None) => Count { winner, by: WonBy::Issue, most, tied },
        _ => Count { winner: None, by: WonBy::Nobody, most, tied },
    }
}

/// KU-8.5: for each player the Seats won, the left-most one won clearly, and the left-most one won in any way. The
/// further left a Seat is, the higher its number; 0 is none.
fn standings(state: &State) -> PerSeat<[usize; 3]> {
    let results: Vec<Count> = state.letters().map(|at| result(state, at)).collect();
    let won = |seat: Seat, result: &Count| result.winner == Some(seat);
    let left_most =
        |counts: &dyn Fn(&Count) -> bool| results.iter().position(counts).map_or(0, |place| MAX_PLACES - place);
    let clearly = |seat: Seat, result: &Count| {
        won(seat, result) && result.by == WonBy::Votes && state.options.clear_win == ClearWin::Outright
    };
    PerSeat::new(state.seats, |seat| {
        [
            results.iter().filter(|result| won(seat, result)).count(),
            left_most(&|result| clearly(seat, result)),
            left_most(&|result| won(seat, result)),
        ]
    })
}

/// KU-8.5: the Seat that breaks a tie for the first place; `None` if the number of Seats decides, or nothing does.
pub(crate) fn tie_break(state: &State) -> Option<TieBreak> {
    let standings = standings(state);
    let (first, best) = standings.iter().max_by_key(|(_, standing)| **standing)?;
    let level: Vec<Seat> = standings.iter().filter(|(_, one)| one[0] == best[0]).map(|(seat, _)| seat).collect();
    if level.len() < 2 || best[0] == 0 {
        return None;
    }
    let clearly = best[1] > 0;
    let place = MAX_PLACES - if clearly { best[1] } else { best[2] };
    Some(TieBreak { level, first, at: Letter(place as u8), clearly })
}

/// KU-8.5.
pub(crate) fn outcome(state: &State) -> Outcome {
    let standings = standings(state);
    Outcome {
        ranks: rank(&standings),
        scores: standings.each(|standing| standing[0] as i32),
        reason: parted_by(&standings, ["seats", "leftmost", "leftmost"]).into(),
        teams: Vec::new(),
    }
}
