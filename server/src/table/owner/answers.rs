//! Answers in preparation: moves that bots and standing orders will make for a seat, and when. Each seat has at most one; it answers one
//! question, and a newer question discards it.

use hustings_core::Seat;

use crate::protocol::{Seq, UnixMs};

/// How often a bot may act unasked until a seat that is asked has moved.
const MOST_UNASKED: u32 = 4;

/// By seat.
pub struct Answers(Vec<Line>);

#[derive(Default)]
struct Line {
    coming: Option<Coming>,
    /// The last of a bot's secret steps is made no earlier than this, so that the time does not tell how many there were.
    steps_until: Option<UnixMs>,
    volunteer: Volunteer,
}

/// The answer in preparation for a seat that is asked.
pub struct Coming {
    asked: Seq,
    /// It is given no earlier than this.
    due: UnixMs,
    answer: ComingAnswer,
}

impl Coming {
    /// The question it answers, by the entry at which the question last changed.
    pub fn asked(&self) -> Seq {
        self.asked
    }

    pub fn answer(&self) -> &ComingAnswer {
        &self.answer
    }
}

pub enum ComingAnswer {
    /// A bot is thinking.
    Thinking,
    /// A bot has decided.
    Move(String),
    /// The seat's standing orders decide when it is due.
    Order,
}

/// What a bot that nobody waits for is about to do.
#[derive(Default)]
struct Volunteer {
    /// The newest entry it was told of.
    heard: Seq,
    thinking: bool,
    /// Its move, and when it makes it.
    wants: Option<(UnixMs, String)>,
    acted: u32,
}

impl Answers {
    pub fn new(seats: u8) -> Answers {
        Answers((0..seats).map(|_| Line::default()).collect())
    }

    fn line(&mut self, seat: Seat) -> &mut Line {
        &mut self.0[seat.index()]
    }

    /// The answer in preparation for a seat that is asked this.
    pub fn coming(&self, seat: Seat, asked: Seq) -> Option<&ComingAnswer> {
        let coming = self.0[seat.index()].coming.as_ref().filter(|coming| coming.asked == asked);
        coming.map(|coming| &coming.answer)
    }

    pub fn are_awaited(&self) -> bool {
        let volunteers = |volunteer: &Volunteer| volunteer.thinking || volunteer.wants.is_some();
        self.0.iter().any(|line| line.coming.is_some() || volunteers(&line.volunteer))
    }

    /// When the next answer is due.
    pub fn due(&self) -> Option<UnixMs> {
        let coming = self.0.iter().filter_map(|line| line.coming.as_ref());
        let decided = coming.filter(|coming| !matches!(coming.answer, ComingAnswer::Thinking)).map(|coming| coming.due);
        let volunteers = self.0.iter().filter_map(|line| line.volunteer.wants.as_ref().map(|(due, _)| *due));
        decided.chain(volunteers).min()
    }

    pub fn expect_bot(&mut self, seat: Seat, asked: Seq, due: UnixMs) {
        self.line(seat).coming = Some(Coming { asked, due, answer: ComingAnswer::Thinking });
    }

    pub fn expect_order(&mut self, seat: Seat, asked: Seq, due: UnixMs) {
        self.line(seat).coming = Some(Coming { asked, due, answer: ComingAnswer::Order });
    }

    /// Discards the seat's answer.
    pub fn cancel(&mut self, seat: Seat) {
        self.line(seat).coming = None;
    }

    /// The seat is no longer asked.
    pub fn is_not_asked(&mut self, seat: Seat) {
        let line = self.line(seat);
        (line.coming, line.steps_until) = (None, None);
    }

    /// The game is paused: everybody is asked again when it goes on.
    pub fn pause(&mut self) {
        for line in &mut self.0 {
            line.coming = None;
            line.volunteer.wants = None;
        }
    }

    /// Until when a bot that decides in secret steps must seem to be thinking.
    pub fn steps_until(&self, seat: Seat) -> Option<UnixMs> {
        self.0[seat.index()].steps_until
    }

    /// The first of a bot's steps has been decided at this moment. Under load that may be late; the last step comes as long after it as it
    /// would have otherwise, however many there are.
    pub fn first_step_decided(&mut self, seat: Seat, at: UnixMs, then: i64) {
        if let Some(until) = &mut self.line(seat).steps_until {
            *until = (*until).max(at + then);
        }
    }

    pub fn set_steps_until(&mut self, seat: Seat, until: Option<UnixMs>) {
        self.line(seat).steps_until = until;
    }

    /// A bot has decided; its move is made no earlier than `not_before`. Returns false if the seat is asked something else by now.
    pub fn bot_decided(&mut self, seat: Seat, asked: Seq, mv: String, not_before: UnixMs) -> bool {
        let coming = self.line(seat).coming.as_mut();
        let Some(coming) = coming.filter(|one| one.asked == asked && matches!(one.answer, ComingAnswer::Thinking))
        else {
            return false;
        };
        coming.answer = ComingAnswer::Move(mv);
        coming.due = coming.due.max(not_before);
        true
    }

    /// Takes the seat's answer if it is due.
    pub fn take_due(&mut self, seat: Seat, now: UnixMs) -> Option<Coming> {
        self.line(seat).coming.take_if(|coming| coming.due <= now && !matches!(coming.answer, ComingAnswer::Thinking))
    }

    /// Puts an answer back until later.
    pub fn hold(&mut self, seat: Seat, coming: Coming, until: UnixMs) {
        self.line(seat).coming = Some(Coming { due: until, ..coming });
    }

    /// Whether a bot that nobody waits for is to think about entry `newest`: once for each entry, and only until it has acted often enough.
    pub fn may_volunteer(&self, seat: Seat, newest: Seq) -> bool {
        let volunteer = &self.0[seat.index()].volunteer;
        let busy = volunteer.thinking || volunteer.wants.is_some();
        !busy && volunteer.heard < newest && volunteer.acted < MOST_UNASKED
    }

    pub fn volunteer_thinks(&mut self, seat: Seat, newest: Seq) {
        let volunteer = &mut self.line(seat).volunteer;
        (volunteer.heard, volunteer.thinking) = (newest, true);
    }

    /// The bot has decided: it makes this move when it is due, or none.
    pub fn volunteer_decided(&mut self, seat: Seat, wants: Option<(UnixMs, String)>) {
        let volunteer = &mut self.line(seat).volunteer;
        (volunteer.thinking, volunteer.wants) = (false, wants);
    }

    /// Takes the move that a bot makes unasked, if it is due, and the newest entry it had heard of.
    pub fn take_volunteer_due(&mut self, seat: Seat, now: UnixMs) -> Option<(Seq, String)> {
        let volunteer = &mut self.line(seat).volunteer;
        let (_, mv) = volunteer.wants.take_if(|(due, _)| *due <= now)?;
        Some((volunteer.heard, mv))
    }

    /// A seat has moved.
    pub fn moved(&mut self, seat: Seat, was_asked: bool) {
        if was_asked {
            self.0.iter_mut().for_each(|line| line.volunteer.acted = 0);
        } else {
            self.line(seat).volunteer.acted += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOT: Seat = Seat(1);

    #[test]
    fn an_answer_is_given_when_it_is_due_and_only_to_its_question() {
        let mut answers = Answers::new(2);
        answers.expect_bot(BOT, 5, 100);
        assert_eq!(answers.due(), None, "nobody knows when a bot has thought enough");
        assert!(!answers.bot_decided(BOT, 4, "late".to_owned(), 0), "an older question");
        assert!(answers.bot_decided(BOT, 5, "move".to_owned(), 150));
        assert!(!answers.bot_decided(BOT, 5, "twice".to_owned(), 0));
        assert_eq!(answers.due(), Some(150));
        assert!(answers.take_due(BOT, 149).is_none());
        let coming = answers.take_due(BOT, 150).expect("it is due");
        assert!(matches!(&coming.answer, ComingAnswer::Move(mv) if mv == "move"));
        answers.hold(BOT, coming, 300);
        assert_eq!(answers.due(), Some(300));
        answers.is_not_asked(BOT);
        assert!(!answers.are_awaited());
    }

    /// All threads were busy: how long the others waited must not tell how many steps followed.
    #[test]
    fn a_late_first_step_delays_the_last_one_by_as_much() {
        let mut answers = Answers::new(2);
        answers.first_step_decided(BOT, 5000, 800);
        assert_eq!(answers.steps_until(BOT), None, "it decides in one step");
        answers.set_steps_until(BOT, Some(1000));
        answers.first_step_decided(BOT, 150, 800);
        assert_eq!(answers.steps_until(BOT), Some(1000));
        answers.first_step_decided(BOT, 5000, 800);
        assert_eq!(answers.steps_until(BOT), Some(5800));
    }

    #[test]
    fn a_volunteer_hears_of_each_entry_once_and_acts_only_so_often() {
        let mut answers = Answers::new(2);
        for seq in 1..=MOST_UNASKED {
            assert!(answers.may_volunteer(BOT, seq));
            answers.volunteer_thinks(BOT, seq);
            assert!(!answers.may_volunteer(BOT, seq + 1), "it is thinking");
            answers.volunteer_decided(BOT, Some((7, "taunt".to_owned())));
            assert_eq!(answers.take_volunteer_due(BOT, 7), Some((seq, "taunt".to_owned())));
            answers.moved(BOT, false);
        }
        assert!(!answers.may_volunteer(BOT, 99));
        answers.moved(Seat(0), true);
        assert!(answers.may_volunteer(BOT, 99) && !answers.may_volunteer(BOT, MOST_UNASKED));
    }
}
