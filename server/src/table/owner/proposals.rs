//! What needs the others' consent: taking back, pausing, a draw, another game.

use hustings_core::{Seat, SeatSet, Viewer, say};

use super::Owner;
use crate::protocol::{Code, Phase, Proposal, Proposed, Refused, SeatKind, Seq, ServerMessage, internal, refuse};
use crate::store::Entry;
use crate::table::state::Undo;
use crate::table::{Made, Plan};

impl Owner {
    /// The seats of other people: those still playing or, after the end, those still here.
    fn others(&self, seat: Seat) -> SeatSet {
        let proposer = self.table.sitter(seat).user();
        let here = self.seats_here();
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
        if let Some(open) = self.table.proposal() {
            // Two people who want the same thing agree.
            if open.what == what && open.waiting.contains(&seat) {
                let id = open.id;
                return self.answer(SeatSet::one(seat), id, true).await;
            }
            return refuse(Code::WrongPhase, say!("table-other-proposal"));
        }
        if self.others(seat).is_empty() {
            return self.carry_out(seat, what).await;
        }
        self.change(|owner| {
            if owner.table.proposal().is_some() {
                return refuse(Code::WrongPhase, say!("table-other-proposal"));
            }
            Ok(vec![Entry::Proposed { seat, what, asked: owner.others(seat).iter().collect() }])
        })
        .await
    }

    pub(super) async fn answer(&mut self, held: SeatSet, proposal: u32, agree: bool) -> Result<Seq, Refused> {
        let open = self.answerable(held, proposal)?.clone();
        self.change(|owner| {
            let open = owner.answerable(held, proposal)?;
            let (answering, left): (Vec<Seat>, Vec<Seat>) = open.waiting.iter().partition(|seat| held.contains(**seat));
            let done = if agree && left.is_empty() { owner.agreed(open.by, open.what)? } else { Vec::new() };
            Ok([Entry::Answered { seats: answering, agree }].into_iter().chain(done).collect())
        })
        .await?;
        // The last answer has closed it; of a rematch the table has still to be made.
        if agree && open.what == Proposed::Rematch && self.table.proposal().is_none() && self.has_no_rematch().is_ok() {
            return self.carry_out(open.by, open.what).await;
        }
        Ok(self.table.seq())
    }

    /// The proposal that is open, if these seats have something to say to it.
    fn answerable(&self, held: SeatSet, proposal: u32) -> Result<&Proposal, Refused> {
        let Some(open) = self.table.proposal().filter(|open| open.id == proposal) else {
            return refuse(Code::WrongPhase, say!("table-proposal-gone"));
        };
        if !open.waiting.iter().any(|seat| held.contains(*seat)) {
            return refuse(Code::NotYourSeat, say!("table-nobody-waits"));
        }
        Ok(open)
    }

    /// What is written when everybody agrees.
    fn agreed(&self, seat: Seat, what: Proposed) -> Result<Vec<Entry>, Refused> {
        match what {
            Proposed::Undo { .. } => self.take_back(seat),
            Proposed::Pause => {
                self.in_phase(Phase::Playing)?;
                Ok(vec![Entry::Paused { seat }])
            }
            Proposed::Draw => {
                self.in_phase(Phase::Playing)?;
                self.may_draw(seat)?;
                Ok(vec![self.table.end_by_agreement()])
            }
            Proposed::Rematch => Ok(Vec::new()),
        }
    }

    async fn carry_out(&mut self, seat: Seat, what: Proposed) -> Result<Seq, Refused> {
        if what != Proposed::Rematch {
            return self.change(|owner| owner.agreed(seat, what)).await;
        }
        let Made::Table(table) = Plan::rematch(&self.table).carry_out(&self.context).await? else {
            return Err(internal()); // no rematch is a deal of the day
        };
        self.change(|owner| {
            owner.has_no_rematch()?;
            Ok(vec![Entry::Rematch { table: table.clone() }])
        })
        .await
    }

    /// Only people agree to a draw, and only those who still play.
    pub(super) fn may_draw(&self, seat: Seat) -> Result<(), Refused> {
        let playing = || self.table.all_seats().map(|one| self.table.sitter(one)).filter(|one| !one.has_resigned());
        if self.table.sitter(seat).has_resigned() {
            return refuse(Code::WrongPhase, say!("table-resigned-already"));
        }
        if playing().count() < 2 || playing().any(|one| one.bot().is_some() || one.stand_in().is_some()) {
            return refuse(Code::NotAgreed, say!("table-no-draw"));
        }
        Ok(())
    }

    fn take_back(&self, seat: Seat) -> Result<Vec<Entry>, Refused> {
        match self.table.undo(seat).entry(seat) {
            Some(entry) => Ok(vec![entry]),
            None => refuse(Code::NothingToUndo, say!("table-nothing-to-undo")),
        }
    }

    pub(super) fn show_proposal(&self) {
        self.send_all(&ServerMessage::Proposal { proposal: self.table.proposal() });
    }
}
