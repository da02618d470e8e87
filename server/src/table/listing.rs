//! What lists show of a table.

use hustings_core::{Seat, Viewer};

use super::state::Table;
use crate::protocol::{EndingSummary, SeatInfo, Seq, TableSummary};
use crate::store::{Holder, Projection, Try};

/// `seen`: how far seated people had followed when they left.
pub fn projection(table: &Table, seats: Vec<SeatInfo>, seen: Vec<(String, Seq)>) -> Projection {
    let created = table.created();
    let asked = |seat: Seat| table.pending().contains(seat);
    let holders = table.all_seats().map(|seat| {
        let sitter = table.sitter(seat);
        Holder { user: sitter.user().cloned(), asked: asked(seat) && !sitter.by_bot() }
    });
    let by_itself = |seat: Seat| asked(seat) && (table.sitter(seat).by_bot() || table.ordered(seat).is_some());
    let goes_on = table.clocks().is_running() || table.all_seats().any(by_itself);
    Projection {
        seq: table.seq(),
        phase: table.phase(),
        // A table of bots alone rests until somebody comes.
        waiting: goes_on && table.has_people(),
        changed_at: table.log().public_at(),
        holders: holders.collect(),
        seen,
        daily: created.daily.map(|day| Try { game: created.game.clone(), day, user: created.host.clone() }),
        summary: TableSummary {
            table: created.id.clone(),
            game: created.game.clone(),
            phase: table.phase(),
            public: created.public,
            seats,
            clock: created.clock,
            played: table.played(Viewer::Spectator),
            created_at: table.created_at(),
            changed_at: table.log().public_at(),
            mine: Vec::new(),
            my_turn: false,
            ending: table.ending().map(|ending| EndingSummary {
                how: ending.how,
                ranks: ending.ranks.clone(),
                scores: ending.outcome.as_ref().map(|outcome| outcome.scores.values().to_vec()),
            }),
        },
    }
}
