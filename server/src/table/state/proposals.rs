//! What a seat has proposed to the others and who has still to agree. It is in the journal like everything else, so that it is the same
//! wherever people are connected, and survives a restart.

use hustings_core::Seat;

use crate::protocol::{Proposal, Proposed};

/// The proposal on the table, if there is one.
#[derive(Default)]
pub struct Proposals {
    open: Option<Proposal>,
    /// How many there have been. Numbers of entries would tell of entries that others may not know of.
    made: u32,
}

impl Proposals {
    pub fn open(&self) -> Option<&Proposal> {
        self.open.as_ref()
    }

    pub(super) fn make(&mut self, by: Seat, what: Proposed, asked: &[Seat]) {
        self.made += 1;
        self.open = Some(Proposal { id: self.made, by, what, waiting: asked.to_vec() });
    }

    /// The game went on, so the proposal is about a position that is gone.
    pub(super) fn withdraw(&mut self) {
        self.open = None;
    }

    /// It is closed when everybody has agreed, or one has not.
    pub(super) fn answer(&mut self, seats: &[Seat], agree: bool) {
        if let Some(open) = &mut self.open {
            open.waiting.retain(|seat| !seats.contains(seat));
            self.open.take_if(|open| !agree || open.waiting.is_empty());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proposal_is_closed_when_everybody_has_agreed_or_one_has_not() {
        let mut proposals = Proposals::default();
        proposals.make(Seat(0), Proposed::Pause, &[Seat(1), Seat(2)]);
        proposals.answer(&[Seat(2)], true);
        assert_eq!(proposals.open().map(|open| open.waiting.clone()), Some(vec![Seat(1)]));
        proposals.answer(&[Seat(1)], true);
        assert!(proposals.open().is_none());
        proposals.make(Seat(1), Proposed::Rematch, &[Seat(0), Seat(2)]);
        assert_eq!(proposals.open().map(|open| open.id), Some(2), "an answer to the first is not one to the second");
        proposals.answer(&[Seat(0)], false);
        assert!(proposals.open().is_none());
    }
}
