//! SK-10: when it ends, and who wins.

use hustings_core::{Log, Outcome, PerSeat, rank};

use super::Table;
use crate::cards::STATES;
use crate::events::Event;
use crate::state::{Reason, State};
use crate::words::Resource;

/// SK-10.4: by victory points, then by power; nothing more parts them.
pub(crate) fn outcome(state: &State, reason: Reason) -> Outcome {
    let standings = PerSeat::new(state.seats, |seat| [state.vp[seat.index()], state.tokens(seat, Resource::Power)]);
    let reason = match reason {
        Reason::Target => "target",
        Reason::States => "states",
        Reason::RoundCap => "round_cap",
    };
    Outcome {
        ranks: rank(&standings),
        scores: standings.each(|standing| i32::from(standing[0])),
        reason: reason.into(),
        teams: Vec::new(),
    }
}

impl<L: Log<Event>> Table<'_, L> {
    /// At once, whatever is open.
    pub(super) fn finish(&mut self, reason: Reason) {
        self.state.over = Some(reason);
        self.log.add(|| Event::GameOver { outcome: outcome(self.state, reason) });
    }

    /// SK-10.2: every state has a government or no empty square.
    #[inline]
    pub(super) fn test_states(&mut self) {
        if self.state.over.is_none() && self.state.settled == (1 << STATES) - 1 {
            self.finish(Reason::States);
        }
    }
}
