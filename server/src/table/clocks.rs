//! Time for each seat. Made from the journal's times alone, so that clocks survive a restart.

use hustings_core::{Seat, SeatSet};

use crate::protocol::{Clock, SeatClock, UnixMs};

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

#[derive(Debug, Clone)]
pub struct Clocks {
    rule: Clock,
    seats: Vec<SeatTime>,
}

#[derive(Debug, Clone)]
struct SeatTime {
    /// What was left when it last started or stopped.
    left: i64,
    /// Since when it runs.
    since: Option<UnixMs>,
}

impl Clocks {
    pub fn new(rule: Clock, seats: u8) -> Clocks {
        let full = full(rule);
        Clocks { rule, seats: (0..seats).map(|_| SeatTime { left: full, since: None }).collect() }
    }

    fn none(&self) -> bool {
        self.rule == Clock::None
    }

    /// Whether anybody's time counts at all.
    pub fn count(&self) -> bool {
        !self.none()
    }

    /// After a move by `mover`: its clock and those of seats no longer asked stop, the asked ones run.
    pub fn moved(&mut self, mover: Seat, pending: SeatSet, at: UnixMs) {
        if self.none() {
            return;
        }
        self.stop(mover, at);
        if let Clock::Game { increment, .. } = self.rule {
            self.seats[mover.index()].left += i64::from(increment) * SECOND;
        }
        self.ask(pending, at);
    }

    /// The seats in `pending` are asked; a decision that was not running yet begins.
    pub fn ask(&mut self, pending: SeatSet, at: UnixMs) {
        if self.none() {
            return;
        }
        for seat in Seat::all(self.seats.len() as u8) {
            if !pending.contains(seat) {
                self.stop(seat, at);
            }
            let each_decision = matches!(self.rule, Clock::Decision { .. } | Clock::Days { .. });
            let time = &mut self.seats[seat.index()];
            if pending.contains(seat) && time.since.is_none() {
                if each_decision {
                    time.left = full(self.rule);
                }
                time.since = Some(at);
            }
        }
    }

    /// These seats, whose time may be running, are asked something new: each decision has its own time.
    pub fn begin_anew(&mut self, seats: SeatSet, at: UnixMs) {
        for seat in seats.iter() {
            self.stop(seat, at);
        }
    }

    /// The seat took its decision back and goes on where it was; what the clock gave for it is taken back too.
    pub fn ask_again(&mut self, seat: Seat, at: UnixMs) {
        if self.none() {
            return;
        }
        let time = &mut self.seats[seat.index()];
        if let Clock::Game { increment, .. } = self.rule {
            time.left = (time.left - i64::from(increment) * SECOND).max(0);
        }
        time.since = Some(at);
    }

    fn stop(&mut self, seat: Seat, at: UnixMs) {
        let time = &mut self.seats[seat.index()];
        if let Some(since) = time.since.take() {
            time.left = (time.left - (at - since)).max(0);
        }
    }

    /// The seat's time is up: it stands at nothing until the seat is asked again.
    pub fn run_out(&mut self, seat: Seat) {
        let time = &mut self.seats[seat.index()];
        time.left = 0;
        time.since = None;
    }

    /// The seat is back at a decision for which it had so much left.
    pub fn back_to(&mut self, seat: Seat, left: i64) {
        let time = &mut self.seats[seat.index()];
        time.left = time.left.min(left);
    }

    pub fn pause(&mut self, at: UnixMs) {
        for seat in Seat::all(self.seats.len() as u8) {
            self.stop(seat, at);
        }
    }

    /// After a pause a decision goes on where it was.
    pub fn resume(&mut self, pending: SeatSet, at: UnixMs) {
        if !self.none() {
            for seat in pending.iter() {
                self.seats[seat.index()].since = Some(at);
            }
        }
    }

    /// The server was away. Short clocks stood still meanwhile; clocks of days ran on, but nobody finds theirs empty. Whoever of `pending`
    /// stands still, since it went away in the middle of what was done for them, goes on too.
    pub fn server_returned(&mut self, pending: SeatSet, at: UnixMs) {
        let days = matches!(self.rule, Clock::Days { .. });
        for seat in pending.iter() {
            self.seats[seat.index()].since.get_or_insert(at);
        }
        for time in &mut self.seats {
            let Some(since) = time.since else { continue };
            if days {
                time.left = time.left.max(at - since + HOUR);
            } else {
                time.since = Some(at);
            }
        }
    }

    /// Whose time is up first, and when.
    pub fn deadline(&self) -> Option<(UnixMs, Seat)> {
        let running = self.seats.iter().zip(0..).filter_map(|(time, seat)| Some((time.since? + time.left, Seat(seat))));
        running.min()
    }

    pub fn is_running(&self) -> bool {
        self.seats.iter().any(|time| time.since.is_some())
    }

    /// What is left for a seat.
    pub fn left(&self, seat: Seat, now: UnixMs) -> Option<i64> {
        (!self.none()).then(|| self.shown(seat, now).left_ms)
    }

    fn shown(&self, seat: Seat, now: UnixMs) -> SeatClock {
        let time = &self.seats[seat.index()];
        let gone = time.since.map_or(0, |since| now - since);
        SeatClock { left_ms: (time.left - gone).max(0), running: time.since.is_some() }
    }

    pub fn all(&self, now: UnixMs) -> Option<Vec<SeatClock>> {
        (!self.none()).then(|| Seat::all(self.seats.len() as u8).map(|seat| self.shown(seat, now)).collect())
    }
}

fn full(rule: Clock) -> i64 {
    match rule {
        Clock::None => 0,
        Clock::Decision { seconds } => i64::from(seconds) * SECOND,
        Clock::Game { minutes, .. } => i64::from(minutes) * MINUTE,
        Clock::Days { days } => i64::from(days) * DAY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: u8 = 2;

    #[test]
    fn each_decision_has_its_whole_time() {
        let mut clocks = Clocks::new(Clock::Decision { seconds: 30 }, BOTH);
        clocks.ask(SeatSet::one(Seat(0)), 0);
        assert_eq!(clocks.deadline(), Some((30_000, Seat(0))));
        clocks.moved(Seat(0), SeatSet::one(Seat(1)), 12_000);
        assert_eq!(clocks.deadline(), Some((42_000, Seat(1))));
        clocks.moved(Seat(1), SeatSet::one(Seat(0)), 13_000);
        assert_eq!(clocks.deadline(), Some((43_000, Seat(0))));
    }

    #[test]
    fn several_deciders_have_a_clock_each_and_one_move_does_not_touch_the_others() {
        let mut clocks = Clocks::new(Clock::Game { minutes: 1, increment: 5 }, BOTH);
        clocks.ask(SeatSet::all(BOTH), 0);
        clocks.moved(Seat(1), SeatSet::one(Seat(0)), 10_000);
        let shown = clocks.all(20_000).unwrap();
        assert_eq!(shown[0], SeatClock { left_ms: 40_000, running: true });
        assert_eq!(shown[1], SeatClock { left_ms: 55_000, running: false });
    }

    #[test]
    fn the_next_question_has_its_whole_time_and_the_others_keep_theirs() {
        let mut clocks = Clocks::new(Clock::Decision { seconds: 30 }, 3);
        clocks.ask(SeatSet::all(3).without(Seat(0)), 0);
        // Seat 2 answers; seat 1 is still at the same question.
        clocks.moved(Seat(2), SeatSet::one(Seat(1)), 10_000);
        assert_eq!(clocks.deadline(), Some((30_000, Seat(1))));
        // The next window opens, for seat 1 too.
        clocks.begin_anew(SeatSet::one(Seat(1)), 20_000);
        clocks.moved(Seat(0), SeatSet::all(3).without(Seat(0)), 20_000);
        assert_eq!(clocks.all(21_000).unwrap()[1], SeatClock { left_ms: 29_000, running: true });
        assert_eq!(clocks.all(21_000).unwrap()[2], SeatClock { left_ms: 29_000, running: true });
    }

    #[test]
    fn a_decision_taken_back_wins_no_time() {
        for rule in [Clock::Game { minutes: 1, increment: 5 }, Clock::Decision { seconds: 60 }] {
            let mut clocks = Clocks::new(rule, BOTH);
            clocks.ask(SeatSet::all(BOTH), 0);
            clocks.moved(Seat(1), SeatSet::one(Seat(0)), 10_000);
            clocks.ask_again(Seat(1), 20_000);
            assert_eq!(clocks.all(25_000).unwrap()[1], SeatClock { left_ms: 45_000, running: true });
        }
    }

    #[test]
    fn a_pause_stops_and_keeps() {
        let mut clocks = Clocks::new(Clock::Decision { seconds: 30 }, BOTH);
        clocks.ask(SeatSet::one(Seat(0)), 0);
        clocks.pause(10_000);
        assert_eq!(clocks.deadline(), None);
        clocks.resume(SeatSet::one(Seat(0)), 100_000);
        assert_eq!(clocks.deadline(), Some((120_000, Seat(0))));
    }

    #[test]
    fn what_the_server_missed_is_given_back_and_days_leave_an_hour() {
        let mut clocks = Clocks::new(Clock::Game { minutes: 1, increment: 0 }, BOTH);
        clocks.ask(SeatSet::one(Seat(0)), 0);
        clocks.server_returned(SeatSet::NONE, 1_000_000);
        assert_eq!(clocks.deadline(), Some((1_060_000, Seat(0))));

        let mut clocks = Clocks::new(Clock::Days { days: 1 }, BOTH);
        clocks.ask(SeatSet::one(Seat(0)), 0);
        clocks.server_returned(SeatSet::NONE, 10 * HOUR);
        assert_eq!(clocks.deadline(), Some((DAY, Seat(0))));
        clocks.server_returned(SeatSet::NONE, 2 * DAY);
        assert_eq!(clocks.deadline(), Some((2 * DAY + HOUR, Seat(0))));
    }
}
