//! Since when each seat has been waited for. All steps that a seat makes one after the other are one turn.

use hustings_core::{Seat, SeatSet};

use crate::protocol::{Seq, UnixMs};

/// An entry, and when it was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    pub seq: Seq,
    pub at: UnixMs,
}

#[derive(Debug)]
pub struct Turns {
    started: Option<Moment>,
    ended: Option<Moment>,
    /// By seat.
    waited_for: Vec<Option<Moment>>,
}

impl Turns {
    pub fn none(seats: u8) -> Turns {
        Turns { started: None, ended: None, waited_for: vec![None; usize::from(seats)] }
    }

    /// When the game began.
    pub fn started(&self) -> Option<Moment> {
        self.started
    }

    /// When the game ended.
    pub fn ended(&self) -> Option<Moment> {
        self.ended
    }

    /// Since when the seat has been waited for.
    pub fn of(&self, seat: Seat) -> Option<Moment> {
        self.waited_for[seat.index()]
    }

    pub(super) fn start(&mut self, now: Moment) {
        self.started = Some(now);
    }

    pub(super) fn end(&mut self, now: Moment) {
        self.ended = Some(now);
    }

    pub(super) fn follow(&mut self, pending: SeatSet, now: Moment) {
        for (since, seat) in self.waited_for.iter_mut().zip(0..) {
            *since = pending.contains(Seat(seat)).then(|| since.unwrap_or(now));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_lasts_until_the_seat_is_not_waited_for() {
        let mut turns = Turns::none(2);
        let moment = |seq| Moment { seq, at: seq as i64 * 1000 };
        let both: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
        let second: SeatSet = [Seat(1)].into_iter().collect();
        turns.follow(second, moment(3));
        turns.follow(both, moment(4));
        assert_eq!((turns.of(Seat(0)), turns.of(Seat(1))), (Some(moment(4)), Some(moment(3))));
        turns.follow(second, moment(5));
        turns.follow(both, moment(6));
        assert_eq!((turns.of(Seat(0)), turns.of(Seat(1))), (Some(moment(6)), Some(moment(3))));
    }
}
