//! What needs the others' consent: taking back, pausing, another game. Proposals live in memory only; whoever still wants
//! something after a restart asks again.

use hustings_core::{Seat, SeatSet, Viewer};

use super::owner::{ConnectionId, Owner};
use super::refuse;
use crate::journal::Entry;
use crate::protocol::{CanUndo, Code, Phase, Proposal, Proposed, Refusal, SeatKind, Seq, ServerMessage};

/// A proposal on the table.
pub struct Open {
    pub proposal: Proposal,
}

impl Owner {
    /// The seats of other people: those still playing or, after the end, those still here.
    fn others(&self, seat: Seat) -> SeatSet {
        let proposer = self.table.seats[seat.index()].user.clone();
        let here: SeatSet = self.connections.iter().flat_map(|connection| connection.held.iter()).collect();
        let over = self.table.phase == Phase::Over;
        let asked = Seat::all(self.table.created.seats).filter(|other| {
            let sitter = &self.table.seats[other.index()];
            sitter.kind() == SeatKind::Person
                && sitter.user != proposer
                && if over { here.contains(*other) } else { !sitter.resigned && sitter.stand_in.is_none() }
        });
        asked.collect()
    }

    pub async fn undo(&mut self, seat: Seat) -> Result<Seq, Refusal> {
        let (can, moves) = self.table.undo(seat);
        match can {
            CanUndo::No => refuse(Code::NothingToUndo, "there is nothing of yours to take back"),
            CanUndo::Freely => self.take_back(seat).await,
            CanUndo::Asking => {
                let bots = self.table.seats.iter().any(|sitter| sitter.by_bot());
                if bots && !self.table.is_plain(moves) {
                    return refuse(Code::NotAgreed, "the bots do not take back what was rolled or revealed");
                }
                // Of others' secret steps not even the number may be known.
                let moves = self.table.known_of(moves, Viewer::Spectator);
                self.propose(seat, Proposed::Undo { moves }).await
            }
        }
    }

    /// Asks the others, or does it at once where there is nobody to ask.
    pub async fn propose(&mut self, seat: Seat, what: Proposed) -> Result<Seq, Refusal> {
        let others = self.others(seat);
        if let Some(open) = &self.proposal {
            // Two people who want the same thing agree.
            if open.proposal.what == what && open.proposal.waiting.contains(&seat) {
                let id = open.proposal.id;
                return self.agree(SeatSet::one(seat), id).await;
            }
            return refuse(Code::WrongPhase, "there is another proposal on the table already");
        }
        if others.is_empty() {
            return self.carry_out(seat, what).await;
        }
        self.proposals += 1;
        let proposal = Proposal { id: self.proposals, by: seat, what, waiting: others.iter().collect() };
        self.show_proposal(Some(proposal));
        Ok(self.table.seq)
    }

    pub async fn answer(&mut self, id: ConnectionId, proposal: u32, agree: bool) -> Result<Seq, Refusal> {
        let held = self.connections.iter().find(|connection| connection.id == id).map(|connection| connection.held);
        let held = held.ok_or_else(Refusal::internal)?;
        let Some(open) = self.proposal.as_ref().filter(|open| open.proposal.id == proposal) else {
            return refuse(Code::WrongPhase, "this proposal is no longer on the table");
        };
        if !open.proposal.waiting.iter().any(|seat| held.contains(*seat)) {
            return refuse(Code::NotYourSeat, "nobody waits for your answer");
        }
        if agree {
            return self.agree(held, proposal).await;
        }
        self.show_proposal(None);
        Ok(self.table.seq)
    }

    async fn agree(&mut self, held: SeatSet, id: u32) -> Result<Seq, Refusal> {
        let Some(open) = self.proposal.as_ref().filter(|open| open.proposal.id == id) else {
            return Ok(self.table.seq);
        };
        let mut proposal = open.proposal.clone();
        proposal.waiting.retain(|seat| !held.contains(*seat));
        if !proposal.waiting.is_empty() {
            self.show_proposal(Some(proposal));
            return Ok(self.table.seq);
        }
        self.show_proposal(None);
        self.carry_out(proposal.by, proposal.what).await
    }

    async fn carry_out(&mut self, seat: Seat, what: Proposed) -> Result<Seq, Refusal> {
        match what {
            Proposed::Undo { .. } => self.take_back(seat).await,
            Proposed::Pause => self.commit(vec![(Entry::Paused { seat }, None)]).await,
            Proposed::Rematch => self.rematch().await,
        }
    }

    async fn take_back(&mut self, seat: Seat) -> Result<Seq, Refusal> {
        let entry = match self.table.undo(seat) {
            (CanUndo::No, _) => return refuse(Code::NothingToUndo, "there is nothing of yours to take back"),
            _ if self.table.own_choice_is_free(seat) => Entry::TookBack { seat },
            (_, moves) => Entry::Undone { seat, moves },
        };
        let seq = self.commit(vec![(entry, None)]).await?;
        self.settle().await;
        Ok(seq)
    }

    async fn rematch(&mut self) -> Result<Seq, Refusal> {
        let plan = super::create::Plan::rematch(&self.table);
        let table = plan.carry_out(&self.context).await?;
        self.commit(vec![(Entry::Rematch { table: table.clone() }, None)]).await?;
        self.send_all(&ServerMessage::Rematch { table: &table });
        Ok(self.table.seq)
    }

    /// The game went on, so what was asked is no longer the question.
    pub fn proposal_overtaken(&mut self) {
        if self.proposal.is_some() {
            self.show_proposal(None);
        }
    }

    fn show_proposal(&mut self, proposal: Option<Proposal>) {
        self.proposal = proposal.map(|proposal| Open { proposal });
        let shown = self.proposal.as_ref().map(|open| open.proposal.clone());
        self.send_all(&ServerMessage::Proposal { proposal: shown.as_ref() });
    }
}
