//! Time for each seat. Made from the journal's times alone, so that clocks survive a restart.

use std::collections::VecDeque;

use hustings_core::{Seat, SeatSet};

use crate::protocol::{Clock, SeatClock, UnixMs};
use crate::time::{DAY, HOUR, MINUTE, SECOND};

/// Charges that are remembered: many more than are made until a node that has gone is replaced.
const CHARGES: usize = 32;

/// A clock for each seat. Times are the journal's: an entry moves the clocks to the moment at which it was written.
#[derive(Debug, Clone)]
pub struct Clocks {
    rule: Clock,
    seats: Vec<SeatTime>,
    /// What clocks for the whole game were charged lately, for the time between two moments.
    charged: VecDeque<(Seat, UnixMs, UnixMs)>,
    /// The newest moment to which an entry moved them.
    moved_at: UnixMs,
}

#[derive(Debug, Clone)]
struct SeatTime {
    /// What was left when it last started or stopped.
    left: i64,
    /// How long it has run altogether, up to when it last started or stopped.
    spent: i64,
    /// Since when it runs.
    since: Option<UnixMs>,
    /// How many decisions it has made. Time before the first does not count on a clock for the whole game: a person who sat down late,
    /// or still reads the rules, loses nothing. The clock can still run out, for people who never come.
    decisions: u32,
}

/// What a seat's clock showed when the seat made a move.
#[derive(Debug, Clone, Copy)]
pub struct Reading {
    left: i64,
    spent: i64,
}

impl Clocks {
    pub fn new(rule: Clock, seats: u8, at: UnixMs) -> Clocks {
        let stopped = SeatTime { left: full(rule), spent: 0, since: None, decisions: 0 };
        Clocks { rule, seats: vec![stopped; usize::from(seats)], charged: VecDeque::new(), moved_at: at }
    }

    fn none(&self) -> bool {
        self.rule == Clock::None {}
    }

    /// Whether the table has clocks at all.
    pub fn is_used(&self) -> bool {
        !self.none()
    }

    /// Whether a server that started at `boot` must give back the time it was away.
    pub fn stood_still_before(&self, boot: UnixMs) -> bool {
        !self.none() && self.moved_at < boot
    }

    /// After a move by `mover`, who was asked for it: its clock and those of seats no longer asked stop, the asked ones run.
    pub fn moved(&mut self, mover: Seat, pending: SeatSet, at: UnixMs) {
        if self.none() {
            return;
        }
        self.stop(mover, at);
        let first = self.is_free(mover);
        let time = &mut self.seats[mover.index()];
        time.decisions += 1;
        if let (Clock::Game { increment, .. }, false) = (self.rule, first) {
            time.left += i64::from(increment) * SECOND;
        }
        self.ask(pending, at);
    }

    /// The seats in `pending` are asked; a decision that was not running yet begins.
    pub fn ask(&mut self, pending: SeatSet, at: UnixMs) {
        if self.none() {
            return;
        }
        self.moved_at = at;
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
    pub fn restart(&mut self, seats: SeatSet, at: UnixMs) {
        for seat in seats.iter() {
            self.stop(seat, at);
        }
    }

    /// The seat took a move back and is at that decision again, with what was left then. What its clock has run since counts, and what
    /// it gave for the move does not: nobody wins time by taking back. Only the first try at a game's first decision is free.
    pub fn back_to(&mut self, seat: Seat, then: Reading, at: UnixMs) {
        if self.none() {
            return;
        }
        self.moved_at = at;
        self.stop(seat, at);
        let time = &mut self.seats[seat.index()];
        time.left = (then.left - (time.spent - then.spent)).max(0);
        time.since = Some(at);
    }

    /// Whether the seat is at its first decision, which costs nothing of a clock for the whole game.
    fn is_free(&self, seat: Seat) -> bool {
        matches!(self.rule, Clock::Game { .. }) && self.seats[seat.index()].decisions == 0
    }

    fn stop(&mut self, seat: Seat, at: UnixMs) {
        let free = self.is_free(seat);
        let time = &mut self.seats[seat.index()];
        if let Some(since) = time.since.take().filter(|_| !free) {
            time.left = (time.left - (at - since)).max(0);
            time.spent += at - since;
            if matches!(self.rule, Clock::Game { .. }) {
                self.charged.truncate(CHARGES - 1);
                self.charged.push_front((seat, since, at));
            }
        }
    }

    /// Nobody ran the table from this moment until now: what was charged since, where people moved all the same, is given back.
    pub fn give_back_since(&mut self, gap: UnixMs) {
        for (seat, since, at) in std::mem::take(&mut self.charged) {
            let given = (at - since.max(gap)).max(0);
            let time = &mut self.seats[seat.index()];
            time.left += given;
            time.spent -= given;
        }
    }

    /// The seat's time is up: its clock stands at 0 until the seat is asked again.
    pub fn run_out(&mut self, seat: Seat, at: UnixMs) {
        self.moved_at = at;
        let time = &mut self.seats[seat.index()];
        time.left = 0;
        time.since = None;
    }

    pub fn pause(&mut self, at: UnixMs) {
        self.moved_at = at;
        for seat in Seat::all(self.seats.len() as u8) {
            self.stop(seat, at);
        }
    }

    /// After a pause a decision goes on where it was.
    pub fn resume(&mut self, pending: SeatSet, at: UnixMs) {
        if self.none() {
            return;
        }
        self.moved_at = at;
        for seat in pending.iter() {
            self.seats[seat.index()].since = Some(at);
        }
    }

    /// The server was away. Short clocks stood still meanwhile. Clocks of days ran on, but at least an hour is left on each. The clock of a
    /// `pending` seat that stands still runs again: the server stopped in the middle of a decision it was making for that seat.
    pub fn server_returned(&mut self, pending: SeatSet, at: UnixMs) {
        if self.none() {
            return;
        }
        self.moved_at = at;
        let days = matches!(self.rule, Clock::Days { .. });
        for seat in pending.iter() {
            self.seats[seat.index()].since.get_or_insert(at);
        }
        for time in &mut self.seats {
            let Some(since) = time.since else { continue };
            if days {
                let given = (at - since + HOUR - time.left).max(0);
                time.left += given;
                time.spent -= given;
            } else {
                time.since = Some(at);
            }
        }
    }

    /// Whose time is up next, and when.
    pub fn deadline(&self) -> Option<(UnixMs, Seat)> {
        let running = self.seats.iter().zip(0..).filter_map(|(time, seat)| Some((time.since? + time.left, Seat(seat))));
        running.min()
    }

    /// When the time of a seat is up, if its clock runs.
    pub fn deadline_of(&self, seat: Seat) -> Option<UnixMs> {
        let time = &self.seats[seat.index()];
        Some(time.since? + time.left)
    }

    pub fn is_running(&self) -> bool {
        self.seats.iter().any(|time| time.since.is_some())
    }

    /// What is left for a seat.
    pub fn left(&self, seat: Seat, now: UnixMs) -> Option<i64> {
        (!self.none()).then(|| self.shown(seat, now).left_ms)
    }

    /// What the clock of a seat that makes a move shows; none where there are no clocks.
    pub fn reading(&self, seat: Seat, now: UnixMs) -> Option<Reading> {
        let time = &self.seats[seat.index()];
        let counted = time.since.filter(|_| !self.is_free(seat));
        let left = self.left(seat, now)?;
        Some(Reading { left, spent: time.spent + counted.map_or(0, |since| now - since) })
    }

    fn shown(&self, seat: Seat, now: UnixMs) -> SeatClock {
        let time = &self.seats[seat.index()];
        let counted = time.since.filter(|_| !self.is_free(seat));
        let gone = counted.map_or(0, |since| now - since);
        SeatClock { left_ms: (time.left - gone).max(0), running: counted.is_some() }
    }

    pub fn all(&self, now: UnixMs) -> Option<Vec<SeatClock>> {
        (!self.none()).then(|| Seat::all(self.seats.len() as u8).map(|seat| self.shown(seat, now)).collect())
    }
}

fn full(rule: Clock) -> i64 {
    match rule {
        Clock::None {} => 0,
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
        let mut clocks = Clocks::new(Clock::Decision { seconds: 30 }, BOTH, 0);
        clocks.ask(SeatSet::one(Seat(0)), 0);
        assert_eq!(clocks.deadline(), Some((30_000, Seat(0))));
        clocks.moved(Seat(0), SeatSet::one(Seat(1)), 12_000);
        assert_eq!(clocks.deadline(), Some((42_000, Seat(1))));
        clocks.moved(Seat(1), SeatSet::one(Seat(0)), 13_000);
        assert_eq!(clocks.deadline(), Some((43_000, Seat(0))));
    }

    /// Clocks on which both seats have made their first decision, which costs nothing.
    fn under_way(rule: Clock) -> Clocks {
        let mut clocks = Clocks::new(rule, BOTH, 0);
        for seat in Seat::all(BOTH) {
            clocks.ask(SeatSet::all(BOTH), 0);
            clocks.moved(seat, SeatSet::all(BOTH).without(seat), 0);
        }
        clocks
    }

    #[test]
    fn a_clock_for_the_game_starts_with_each_sides_first_move() {
        let mut clocks = Clocks::new(Clock::Game { minutes: 1, increment: 5 }, BOTH, 0);
        clocks.ask(SeatSet::one(Seat(0)), 0);
        let full = SeatClock { left_ms: 60_000, running: false };
        assert_eq!(clocks.all(40_000).unwrap(), [full, full]);
        clocks.moved(Seat(0), SeatSet::one(Seat(1)), 40_000);
        assert_eq!(clocks.all(70_000).unwrap(), [full, full], "the other side's first move is free too");
        clocks.moved(Seat(1), SeatSet::one(Seat(0)), 70_000);
        assert_eq!(clocks.all(80_000).unwrap(), [SeatClock { left_ms: 50_000, running: true }, full]);
        clocks.moved(Seat(0), SeatSet::one(Seat(1)), 80_000);
        assert_eq!(clocks.left(Seat(0), 99_000), Some(55_000));
        // A person who never comes still runs out of time.
        let mut clocks = Clocks::new(Clock::Game { minutes: 1, increment: 5 }, BOTH, 0);
        clocks.ask(SeatSet::one(Seat(0)), 0);
        assert_eq!(clocks.deadline(), Some((60_000, Seat(0))));
    }

    #[test]
    fn several_deciders_have_a_clock_each_and_one_move_does_not_touch_the_others() {
        let mut clocks = under_way(Clock::Game { minutes: 1, increment: 5 });
        clocks.ask(SeatSet::all(BOTH), 0);
        clocks.moved(Seat(1), SeatSet::one(Seat(0)), 10_000);
        let shown = clocks.all(20_000).unwrap();
        assert_eq!(shown[0], SeatClock { left_ms: 40_000, running: true });
        assert_eq!(shown[1], SeatClock { left_ms: 55_000, running: false });
    }

    #[test]
    fn the_next_question_has_its_whole_time_and_the_others_keep_theirs() {
        let mut clocks = Clocks::new(Clock::Decision { seconds: 30 }, 3, 0);
        clocks.ask(SeatSet::all(3).without(Seat(0)), 0);
        // Seat 2 answers; seat 1 is still at the same question.
        clocks.moved(Seat(2), SeatSet::one(Seat(1)), 10_000);
        assert_eq!(clocks.deadline(), Some((30_000, Seat(1))));
        // The next window opens, for seat 1 too.
        clocks.restart(SeatSet::one(Seat(1)), 20_000);
        clocks.moved(Seat(0), SeatSet::all(3).without(Seat(0)), 20_000);
        assert_eq!(clocks.all(21_000).unwrap()[1], SeatClock { left_ms: 29_000, running: true });
        assert_eq!(clocks.all(21_000).unwrap()[2], SeatClock { left_ms: 29_000, running: true });
    }

    /// Whether the seat is asked something else in between or nothing, and however long that takes.
    #[test]
    fn a_decision_taken_back_wins_no_time() {
        for rule in [Clock::Game { minutes: 1, increment: 5 }, Clock::Decision { seconds: 60 }] {
            for then_asked in [SeatSet::one(Seat(0)), SeatSet::all(BOTH)] {
                let mut clocks = under_way(rule);
                clocks.ask(SeatSet::all(BOTH), 0);
                let mut now = 0;
                for _ in 0..5 {
                    now += 2_000;
                    let then = clocks.reading(Seat(1), now).unwrap();
                    clocks.moved(Seat(1), then_asked, now);
                    now += 8_000;
                    clocks.back_to(Seat(1), then, now);
                }
                let used = if then_asked.contains(Seat(1)) { 50_000 } else { 10_000 };
                assert_eq!(clocks.all(now).unwrap()[1], SeatClock { left_ms: 60_000 - used, running: true });
            }
        }
    }

    /// Nobody can put the end of their time off for ever by deciding once.
    #[test]
    fn a_first_decision_is_free_once() {
        let mut clocks = Clocks::new(Clock::Game { minutes: 1, increment: 5 }, BOTH, 0);
        clocks.ask(SeatSet::all(BOTH), 0);
        let then = clocks.reading(Seat(0), 30_000).unwrap();
        clocks.moved(Seat(0), SeatSet::one(Seat(1)), 30_000);
        clocks.back_to(Seat(0), then, 40_000);
        assert_eq!(clocks.all(50_000).unwrap()[0], SeatClock { left_ms: 50_000, running: true });
    }

    #[test]
    fn a_pause_stops_and_keeps() {
        let mut clocks = Clocks::new(Clock::Decision { seconds: 30 }, BOTH, 0);
        clocks.ask(SeatSet::one(Seat(0)), 0);
        clocks.pause(10_000);
        assert_eq!(clocks.deadline(), None);
        clocks.resume(SeatSet::one(Seat(0)), 100_000);
        assert_eq!(clocks.deadline(), Some((120_000, Seat(0))));
    }

    /// A node dies at 10 seconds, and both sides move before another one has taken its place.
    #[test]
    fn moves_made_while_nobody_ran_the_table_cost_nothing_of_that_time() {
        let mut clocks = under_way(Clock::Game { minutes: 1, increment: 0 });
        clocks.moved(Seat(0), SeatSet::one(Seat(1)), 11_000);
        clocks.moved(Seat(1), SeatSet::one(Seat(0)), 11_500);
        clocks.give_back_since(10_000);
        clocks.server_returned(SeatSet::one(Seat(0)), 12_000);
        let shown = clocks.all(12_000).unwrap();
        assert_eq!(shown[0], SeatClock { left_ms: 50_000, running: true }, "ten seconds before it died");
        assert_eq!(shown[1], SeatClock { left_ms: 60_000, running: false });
        // Nothing is given back twice.
        clocks.give_back_since(10_000);
        assert_eq!(clocks.all(12_000).unwrap(), shown);
    }

    #[test]
    fn what_the_server_missed_is_given_back_and_days_leave_an_hour() {
        let mut clocks = Clocks::new(Clock::Game { minutes: 1, increment: 0 }, BOTH, 0);
        clocks.ask(SeatSet::one(Seat(0)), 0);
        clocks.server_returned(SeatSet::NONE, 1_000_000);
        assert_eq!(clocks.deadline(), Some((1_060_000, Seat(0))));

        let mut clocks = Clocks::new(Clock::Days { days: 1 }, BOTH, 0);
        clocks.ask(SeatSet::one(Seat(0)), 0);
        clocks.server_returned(SeatSet::NONE, 10 * HOUR);
        assert_eq!(clocks.deadline(), Some((DAY, Seat(0))));
        clocks.server_returned(SeatSet::NONE, 2 * DAY);
        assert_eq!(clocks.deadline(), Some((2 * DAY + HOUR, Seat(0))));
    }
}
