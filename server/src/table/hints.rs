//! "What would you do?" and "why did you do that?". Both are answered by the bots' own threads, from what the asking eyes may see.

use hustings_core::Seat;

use super::owner::{ConnectionId, Owner};
use super::refuse;
use super::state::Table;
use crate::protocol::{Code, Phase, Refusal, Seq};

/// Nobody is helped against somebody else.
const AGAINST_PEOPLE: &str = "hints are for games against bots; other people sit at this table";

impl Table {
    /// Whether a hint would be given for the seat now.
    pub fn can_hint(&self, seat: Seat) -> bool {
        self.phase == Phase::Playing && self.check_hint(seat).is_ok()
    }

    fn check_hint(&self, seat: Seat) -> Result<(), Refusal> {
        let own = &self.seats[seat.index()];
        if self.created.daily.is_some() {
            return refuse(Code::Forbidden, "there are no hints in the deal of the day: everybody has the same chance");
        }
        if self.seats.iter().any(|sitter| sitter.user.is_some() && sitter.user != own.user) {
            return refuse(Code::Forbidden, AGAINST_PEOPLE);
        }
        if own.by_bot() {
            return refuse(Code::WrongPhase, "a bot plays for this seat; take it back first");
        }
        if !self.pending.contains(seat) {
            return refuse(Code::WrongPhase, format!("nothing is asked of seat {seat} just now"));
        }
        Ok(())
    }
}

impl Owner {
    pub fn hint(&mut self, id: ConnectionId, _request: Option<u32>, seat: Seat) -> Result<(), Refusal> {
        self.may_see(id, seat)?;
        self.in_phase(Phase::Playing)?;
        self.table.check_hint(seat)?;
        refuse(Code::Internal, "not yet")
    }

    pub fn why(&mut self, _id: ConnectionId, _request: Option<u32>, _seq: Seq) -> Result<(), Refusal> {
        refuse(Code::Internal, "not yet")
    }
}
