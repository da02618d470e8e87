//! What needs the others' consent: taking back, pausing, another game. Proposals live in memory only; a person who still wants something
//! after a restart asks again.

use hustings_core::{Seat, SeatSet, Viewer, say};

use super::Owner;
use crate::protocol::{Code, Phase, Proposal, Proposed, Refused, SeatKind, Seq, ServerMessage, internal, refuse};
use crate::store::Entry;
use crate::table::state::Undo;
use crate::table::{Made, Plan};

/// The proposal on the table, if there is one.
#[derive(Default)]
pub struct Proposals {
    open: Option<Proposal>,
    made: u32,
}

impl Proposals {
    pub fn open(&self) -> Option<&Proposal> {
        self.open.as_ref()
    }

    fn make(&mut self, by: Seat, what: Proposed, others: SeatSet) {
        self.made += 1;
        self.open = Some(Proposal { id: self.made, by, what, waiting: others.iter().collect() });
    }

    fn withdraw(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// The seats in `held` agree. When everybody has agreed, gives the proposal and closes it.
    fn agree(&mut self, held: SeatSet) -> Option<Proposal> {
        let open = self.open.as_mut()?;
        open.waiting.retain(|seat| !held.contains(*seat));
        self.open.take_if(|open| open.waiting.is_empty())
    }
}

impl Owner {
    /// The seats of other people: those still playing or, after the end, those still here.
    fn others(&self, seat: Seat) -> SeatSet {
        let proposer = self.table.sitter(seat).user();
        let here = self.connections.seats_here();
        let over = self.table.phase() == Phase::Over;
        let asked = self.table.all_seats().filter(|other| {
            let sitter = self.table.sitter(*other);
            sitter.kind() == SeatKind::Person
                && sitter.user() != proposer
                && if over { here.contains(*other) } else { !sitter.has_resigned() && sitter.stand_in().is_none() }
        });
        asked.collect()
    }

    pub(super) async fn undo(&mut self, seat: Seat) -> Result<Seq, Refused> {
        let undo = self.table.undo(seat);
        let Undo::Newest { moves, freely: false } = undo else {
            return self.change(|owner| owner.take_back(seat)).await;
        };
        if self.table.bots_object(moves, Viewer::Everything) {
            return refuse(Code::NotAgreed, say!("table-bots-disagree"));
        }
        // Not even the number of others' secret steps may be known.
        let moves = self.table.public_of(moves);
        self.propose(seat, Proposed::Undo { moves }).await
    }

    /// Asks the others, or does it at once where there is nobody to ask.
    pub(super) async fn propose(&mut self, seat: Seat, what: Proposed) -> Result<Seq, Refused> {
        if let Some(open) = self.proposals.open() {
            // Two people who want the same thing agree.
            if open.what == what && open.waiting.contains(&seat) {
                return self.agree(SeatSet::one(seat)).await;
            }
            return refuse(Code::WrongPhase, say!("table-other-proposal"));
        }
        let others = self.others(seat);
        if others.is_empty() {
            return self.carry_out(seat, what).await;
        }
        self.proposals.make(seat, what, others);
        self.show_proposal();
        Ok(self.table.seq())
    }

    pub(super) async fn answer(&mut self, held: SeatSet, proposal: u32, agree: bool) -> Result<Seq, Refused> {
        let Some(open) = self.proposals.open().filter(|open| open.id == proposal) else {
            return refuse(Code::WrongPhase, say!("table-proposal-gone"));
        };
        if !open.waiting.iter().any(|seat| held.contains(*seat)) {
            return refuse(Code::NotYourSeat, say!("table-nobody-waits"));
        }
        if agree {
            return self.agree(held).await;
        }
        self.withdraw_proposal();
        Ok(self.table.seq())
    }

    async fn agree(&mut self, held: SeatSet) -> Result<Seq, Refused> {
        let agreed = self.proposals.agree(held);
        self.show_proposal();
        match agreed {
            Some(proposal) => self.carry_out(proposal.by, proposal.what).await,
            None => Ok(self.table.seq()),
        }
    }

    async fn carry_out(&mut self, seat: Seat, what: Proposed) -> Result<Seq, Refused> {
        match what {
            Proposed::Undo { .. } => self.change(|owner| owner.take_back(seat)).await,
            Proposed::Pause => {
                self.change(|owner| {
                    owner.in_phase(Phase::Playing)?;
                    Ok(vec![Entry::Paused { seat }])
                })
                .await
            }
            Proposed::Rematch => {
                let Made::Table(table) = Plan::rematch(&self.table).carry_out(&self.context).await? else {
                    return Err(internal()); // no rematch is a deal of the day
                };
                self.change(|owner| {
                    owner.has_no_rematch()?;
                    Ok(vec![Entry::Rematch { table: table.clone() }])
                })
                .await
            }
        }
    }

    fn take_back(&self, seat: Seat) -> Result<Vec<Entry>, Refused> {
        match self.table.undo(seat).entry(seat) {
            Some(entry) => Ok(vec![entry]),
            None => refuse(Code::NothingToUndo, say!("table-nothing-to-undo")),
        }
    }

    /// The game went on, so the proposal is about a position that is gone.
    pub(super) fn withdraw_proposal(&mut self) {
        if self.proposals.withdraw() {
            self.show_proposal();
        }
    }

    fn show_proposal(&self) {
        self.send_all(&ServerMessage::Proposal { proposal: self.proposals.open() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proposal_is_done_when_everybody_has_agreed() {
        let mut proposals = Proposals::default();
        proposals.make(Seat(0), Proposed::Pause, SeatSet::all(3).without(Seat(0)));
        assert_eq!(proposals.agree(SeatSet::one(Seat(2))), None);
        assert_eq!(proposals.open().map(|open| open.waiting.clone()), Some(vec![Seat(1)]));
        let agreed = proposals.agree(SeatSet::one(Seat(1))).expect("nobody is left to ask");
        assert_eq!((agreed.by, agreed.what), (Seat(0), Proposed::Pause));
        assert!(proposals.open().is_none() && !proposals.withdraw());
        proposals.make(Seat(1), Proposed::Rematch, SeatSet::one(Seat(0)));
        assert_eq!(proposals.open().map(|open| open.id), Some(2), "an answer to the first is not one to the second");
    }
}
