//! KU-8.3 to KU-8.5: the piles are turned up, and what parts first from second.

use hustings_core::{Log, Outcome, PerSeat, Seat, SeatSet, parted_by, rank};

use crate::events::{Event, WonBy};
use crate::info::{ClearWin, MAX_PLACES};
use crate::moves::Letter;
use crate::state::{Asked, Phase, State};
use crate::view::SeatResult;

pub(super) fn count(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = Phase::Over;
    state.asked = Asked::Step;
    state.waiting = SeatSet::NONE;
    state.order = 0;
    for at in state.letters() {
        log.add(|| {
            let SeatResult { winner, by } = result(state, at);
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

/// KU-8.3, KU-8.4: who wins a Seat as the piles lie now.
pub(crate) fn result(state: &State, at: Letter) -> SeatResult {
    let nobody = SeatResult { winner: None, by: WonBy::Nobody };
    let competes = |seat: &Seat| state.piles[at.index()][seat.index()][..3] != [0, 0, 0];
    let competing = || Seat::all(state.seats).filter(competes);
    let Some(most) = competing().map(|seat| state.votes(seat, at)).max() else { return nobody };
    let tied: SeatSet = competing().filter(|seat| state.votes(*seat, at) == most).collect();
    if tied.len() == 1 {
        return SeatResult { winner: tied.first(), by: WonBy::Votes };
    }
    let issue = state.seat_tile(at).issue;
    let icons = |seat: Seat| state.icons(seat, at)[issue];
    let best = tied.iter().map(icons).max().unwrap_or(0);
    let mut first = tied.iter().filter(|seat| icons(*seat) == best);
    match (first.next(), first.next()) {
        (winner, None) => SeatResult { winner, by: WonBy::Issue },
        _ => nobody,
    }
}

/// KU-8.5.
pub(crate) fn outcome(state: &State) -> Outcome {
    let results: Vec<SeatResult> = state.letters().map(|at| result(state, at)).collect();
    let won = |seat: Seat, result: &SeatResult| result.winner == Some(seat);
    // The further left, the more; 0 for none.
    let left_most =
        |counts: &dyn Fn(&SeatResult) -> bool| results.iter().position(counts).map_or(0, |place| MAX_PLACES - place);
    let clearly = |seat: Seat, result: &SeatResult| {
        won(seat, result) && result.by == WonBy::Votes && state.options.clear_win == ClearWin::Outright
    };
    let standings = PerSeat::new(state.seats, |seat| {
        [
            results.iter().filter(|result| won(seat, result)).count(),
            left_most(&|result| clearly(seat, result)),
            left_most(&|result| won(seat, result)),
        ]
    });
    Outcome {
        ranks: rank(&standings),
        scores: standings.each(|standing| standing[0] as i32),
        reason: parted_by(&standings, ["seats", "leftmost", "leftmost"]).into(),
        teams: Vec::new(),
    }
}
