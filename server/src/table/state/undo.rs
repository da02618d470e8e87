//! Taking back: the newest moves together, by consent or inside one's own turn; or one's own newest secret choice alone, freely, as long
//! as nobody could tell the difference.

use hustings_core::{Seat, Viewer};

use super::history::{Played, known};
use super::{Sitter, Table};
use crate::protocol::{CanUndo, Phase};
use crate::store::Entry;

/// What a seat would take back, and whether it must ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undo {
    Nothing,
    /// The newest moves, the seat's last one and everything after it.
    Newest {
        moves: u32,
        freely: bool,
    },
    /// The seat's newest move alone: it was secret, and still is.
    OwnChoice,
}

impl Undo {
    pub fn entry(self, seat: Seat) -> Option<Entry> {
        match self {
            Undo::Nothing => None,
            Undo::Newest { moves, .. } => Some(Entry::Undone { seat, moves }),
            Undo::OwnChoice => Some(Entry::TookBack { seat }),
        }
    }
}

impl Table {
    pub fn undo(&self, seat: Seat) -> Undo {
        let last = self.history.newest_decision_of(seat).filter(|last| *last >= self.moves_before());
        let (Some(last), Phase::Playing) = (last, self.phase) else { return Undo::Nothing };
        let is_free = || self.game().is_some_and(|game| self.choices.is_free(seat, game, &self.asked));
        if self.history.newest_of(seat) == Some(last) && is_free() {
            return Undo::OwnChoice;
        }
        let freely = self.is_own_turn_since(last, seat);
        // Everybody has the luck of the day once: what it showed cannot be unseen.
        if self.created.daily.is_some() && !freely {
            return Undo::Nothing;
        }
        Undo::Newest { moves: (self.history.all().len() - last) as u32, freely }
    }

    /// What the seat is told of it.
    pub fn can_undo(&self, seat: Seat) -> CanUndo {
        match self.undo(seat) {
            Undo::Nothing => CanUndo::No,
            // Of others' secret steps the seat may not even learn that they cannot be taken back.
            Undo::Newest { moves, freely: false } if self.bots_object(moves, Viewer::Seat(seat)) => CanUndo::Refused,
            Undo::Newest { freely: false, .. } => CanUndo::Asking,
            Undo::Newest { freely: true, .. } | Undo::OwnChoice => CanUndo::Freely,
        }
    }

    /// Whether a bot plays that would have to forget something that was rolled or revealed, as far as `viewer` can tell.
    pub fn bots_object(&self, moves: u32, viewer: Viewer) -> bool {
        let newest = self.history.newest(moves).iter();
        let told = newest.filter(|played| played.is_known_to(viewer)).any(|played| !played.plain);
        told && self.seats().iter().any(Sitter::by_bot)
    }

    /// Whether it is still the turn in which `seat` made the move at `last`, as far as it can tell, and nobody learned anything since: secret
    /// steps of others must not change what it is offered.
    pub(super) fn is_own_turn_since(&self, last: usize, seat: Seat) -> bool {
        let since = &self.history.all()[last..];
        let own: Vec<&Played> = since.iter().filter(|played| played.seat == seat).collect();
        let alone = known(since, Viewer::Seat(seat)) == own.len() as u32;
        let by_order = own[1..].iter().all(|played| played.ordered);
        self.pending.contains(seat) && alone && by_order && own.iter().all(|played| played.plain)
    }

    /// How many of the newest `moves` moves everybody knows of.
    pub fn public_of(&self, moves: u32) -> u32 {
        known(self.history.newest(moves), Viewer::Spectator)
    }
}
