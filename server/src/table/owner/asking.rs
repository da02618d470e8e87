//! Moves that are made without anybody clicking: by bots, and by the standing orders people left. Where there are secrets they come after
//! a pause that is drawn from one range for all, so that the time tells neither what is in the hand nor who answered.

use std::sync::Arc;
use std::time::Duration;

use hustings_core::{OrderKind, Seat, Viewer};
use serde_json::value::RawValue;

use super::answers::{Coming, ComingAnswer};
use super::{Message, Owner, RECOVERY};
use crate::bots::{self, Asked, Decided, Thought};
use crate::ids;
use crate::protocol::{Phase, Refused, Seq, Stead, UnixMs};
use crate::store::Entry;

/// The time for a decision that everybody can see is a small one: less than the shortest pause.
const SMALL_MATTER: Duration = Duration::from_millis(200);
/// A person is taken to need up to this many times a bot's longest pause on top of it.
const SLOWEST: f64 = 7.0;
/// Secret multi-step decisions are padded by this many steps.
const MORE_STEPS: u32 = 4;

impl Owner {
    /// Asks the bots and standing orders of the seats that the game waits for. A table of bots alone rests while nobody watches it.
    pub(super) async fn ask_around(&mut self) {
        if self.table.phase() != Phase::Playing || self.is_resting() || !self.leads() {
            return;
        }
        for seat in self.table.all_seats() {
            if !self.table.pending().contains(seat) {
                self.answers.is_not_asked(seat);
                self.ask_volunteer(seat);
                continue;
            }
            let asked = self.table.asked(seat).changed();
            let (is_coming, by_order) = match self.answers.coming(seat, asked) {
                None => (false, false),
                Some(answer) => (true, matches!(answer, ComingAnswer::Order)),
            };
            if self.table.sitter(seat).by_bot() {
                if !is_coming || by_order {
                    self.ask_bot(seat).await;
                }
                continue;
            }
            match self.table.ordered(seat) {
                None => self.answers.cancel(seat),
                Some(_) if by_order => {}
                Some(ordered) => {
                    let pause = match ordered.kind {
                        OrderKind::CanAnswer => self.human_pause(seat),
                        OrderKind::Public | OrderKind::Pays => self.pause(seat),
                    };
                    self.answers.expect_order(seat, asked, self.context.now() + pause);
                }
            }
        }
    }

    /// Whether the time an answer takes could tell something.
    fn time_tells(&self) -> bool {
        let info = self.table.game().map(|game| game.info());
        info.is_some_and(|info| info.secrets || !info.orders.is_empty()) && *self.context.config().pace.end() > 0
    }

    /// How long an answer takes, in milliseconds; never so long that it would cost the seat its time.
    fn pause(&self, seat: Seat) -> i64 {
        if !self.time_tells() {
            return 0;
        }
        let (least, most) = self.context.config().pace.clone().into_inner();
        let drawn = least + ids::random_u64() % (most.saturating_sub(least) + 1);
        let left = self.table.clocks().left(seat, self.context.now());
        left.map_or(drawn as i64, |left| (drawn as i64).min(left / 2))
    }

    /// The delay of an order that answers only if the seat has no choice. It is drawn like the time of a person who has one (most are
    /// quick, some are not), so that a slow answer reveals little.
    fn human_pause(&self, seat: Seat) -> i64 {
        if !self.time_tells() {
            return 0;
        }
        let least = *self.context.config().pace.end() as f64;
        let drawn = ids::random_u64() as f64 / u64::MAX as f64;
        let pause = (least * (1.0 + SLOWEST * drawn * drawn)) as i64;
        self.table.clocks().left(seat, self.context.now()).map_or(pause, |left| pause.min(left / 2))
    }

    async fn ask_bot(&mut self, seat: Seat) {
        let Some(game) = self.table.game() else { return };
        let Ok(view) = game.view(Viewer::Seat(seat)) else { return };
        let tells = self.time_tells();
        let goes_on = self.is_further_step(seat);
        let long = tells && !goes_on && game.has_secret_steps(seat);
        let small = match tells {
            false => false,
            true if goes_on => true,
            true => {
                let (game, luck) = (game.duplicate(), ids::random_u64());
                self.context.aside(move |_| game.is_small_decision(seat, luck)).await.unwrap_or(false)
            }
        };
        let (sitter, asked) = (self.table.sitter(seat), self.table.asked(seat).changed());
        let now = self.context.now();
        // A twentieth of a clock for the whole game; and never so long that time would run out.
        let left = self.table.clocks().left(seat, now).filter(|_| !sitter.is_out_of_time());
        let of_the_clock = left.map(|left| Duration::from_millis((left / 20).max(10) as u64));
        // Each step takes a fraction of the time that is left for all, so that any number of steps is made in time.
        let of_the_steps = self.answers.steps_until(seat).filter(|_| goes_on);
        let of_the_steps = of_the_steps.map(|until| Duration::from_millis(((until - now) / 4).max(1) as u64));
        let at_most = of_the_clock.into_iter().chain(small.then_some(SMALL_MATTER)).chain(of_the_steps).min();
        let due = if goes_on { now } else { now + self.pause(seat) };
        if !goes_on {
            let granted = bots::granted(&self.table.created().game, self.bot_of(seat), at_most);
            let granted = granted.map_or(Duration::ZERO, |(_, granted)| granted);
            let steps = (granted + MORE_STEPS * SMALL_MATTER).as_millis() as i64;
            let until = long.then(|| due + left.map_or(steps, |left| steps.min(left / 4)));
            self.answers.set_steps_until(seat, until);
        }
        let (tables, no) = (Arc::clone(self.context.tables()), self.no);
        let answer = Box::new(move |decided| tables.tell(no, Message::Decided { seat, asked, decided }));
        self.answers.expect_bot(seat, asked, due);
        self.think(seat, view, at_most, if goes_on { Asked::Further } else { Asked::First }, answer);
    }

    /// Whether the seat is in the middle of a decision in secret steps, of which the others may not know how many there are.
    fn is_further_step(&self, seat: Seat) -> bool {
        self.answers.steps_until(seat).is_some() && self.table.newest_is_quiet(seat)
    }

    /// Lets a bot that nobody waits for act all the same, once after each change it may know of.
    fn ask_volunteer(&mut self, seat: Seat) {
        let (sitter, asked) = (self.table.sitter(seat), self.table.asked(seat));
        let newest = self.table.log().public_seq().max(asked.changed());
        let may_act = sitter.by_bot() && !sitter.is_out_of_time() && !asked.moves().is_empty();
        if !may_act || !self.answers.may_volunteer(seat, newest) {
            return;
        }
        let Some(Ok(view)) = self.table.game().map(|game| game.view(Viewer::Seat(seat))) else { return };
        let (tables, no) = (Arc::clone(self.context.tables()), self.no);
        let answer = Box::new(move |decided| tables.tell(no, Message::Volunteered { seat, decided }));
        self.answers.volunteer_thinks(seat, newest);
        self.think(seat, view, Some(SMALL_MATTER), Asked::Not, answer);
    }

    /// The bot that decides for a seat.
    fn bot_of(&self, seat: Seat) -> &str {
        let sitter = self.table.sitter(seat);
        sitter.stand_in().or(sitter.bot()).map_or(bots::STAND_IN, String::as_str)
    }

    fn think(
        &self,
        seat: Seat,
        view: Box<RawValue>,
        at_most: Option<Duration>,
        asked: Asked,
        answer: Box<dyn FnOnce(Decided) + Send>,
    ) {
        let created = self.table.created();
        self.context.bots().think(Thought {
            payer: self.payer(),
            table: self.no,
            alone: !self.table.has_people(),
            game: created.game.clone(),
            seats: created.seats,
            options: created.options.clone(),
            view,
            seat,
            spec: self.bot_of(seat).to_owned(),
            at_most,
            asked,
            seed: self.context.chance().bot_seed(format_args!("{} of table {}", seat.0, self.no)),
            answer,
        });
    }

    /// A bot has decided for a seat that was asked at `asked`.
    pub(super) async fn decided(&mut self, seat: Seat, asked: Seq, decided: Decided) {
        let mv = decided.mv.unwrap_or_else(|error| {
            tracing::error!(table = self.no, %error, "a bot did not decide; the first legal move is made");
            None
        });
        let mv = mv.unwrap_or_else(|| self.table.default_move(seat));
        // A bot that had little to think about takes as long as one that had much. Nobody sees when a further step is made.
        let goes_on = self.is_further_step(seat);
        let spare = if self.time_tells() && !goes_on { decided.spare.as_millis() as i64 } else { 0 };
        if !goes_on {
            let then = (MORE_STEPS * SMALL_MATTER).as_millis() as i64;
            let left = self.table.clocks().left(seat, self.context.now());
            let then = left.map_or(then, |left| then.min(left / 4));
            self.answers.first_step_decided(seat, self.context.now() + spare, then);
        }
        if self.answers.bot_decided(seat, asked, mv, self.context.now() + spare) {
            self.give_answers().await;
        }
    }

    /// A bot that was not asked has thought about acting all the same.
    pub(super) async fn volunteered(&mut self, seat: Seat, decided: Decided) {
        let spare = if self.time_tells() { decided.spare.as_millis() as i64 } else { 0 };
        let due = self.context.now() + spare + self.pause(seat);
        let mv = decided.mv.unwrap_or_else(|error| {
            tracing::error!(table = self.no, seat = seat.0, %error, "a bot that was not asked broke down");
            None
        });
        self.answers.volunteer_decided(seat, mv.map(|mv| (due, mv)));
        self.give_answers().await;
    }

    /// Makes the moves that are due.
    pub(super) async fn give_answers(&mut self) {
        let now = self.context.now();
        if self.table.phase() != Phase::Playing || !self.leads() {
            self.answers.pause();
            return;
        }
        for seat in self.table.all_seats() {
            self.give_answer(seat, now).await;
            self.give_volunteered(seat, now).await;
        }
    }

    async fn give_answer(&mut self, seat: Seat, now: UnixMs) {
        let Some(coming) = self.answers.take_due(seat, now) else { return };
        if let (ComingAnswer::Move(mv), Some(until)) = (coming.answer(), self.answers.steps_until(seat))
            && now < until
            && self.is_asked(seat, coming.asked())
            && self.is_done_by(seat, mv.clone()).await
        {
            self.answers.hold(seat, coming, until);
            return;
        }
        if let Err(refusal) = self.change(|owner| Ok(owner.answer_to(seat, &coming))).await {
            tracing::error!(table = self.no, %refusal, "a move made for a seat was refused");
            tokio::time::sleep(RECOVERY).await;
        }
    }

    /// Whether the seat would no longer be asked after this move.
    async fn is_done_by(&mut self, seat: Seat, mv: String) -> bool {
        let Some(mut game) = self.table.game().map(|game| game.duplicate()) else { return true };
        let tried = self.context.aside(move |_| game.play(seat, &mv).is_err() || !game.pending().contains(seat));
        tried.await.unwrap_or(true)
    }

    fn is_asked(&self, seat: Seat, asked: Seq) -> bool {
        let table = &self.table;
        table.phase() == Phase::Playing && table.asked(seat).changed() == asked && table.pending().contains(seat)
    }

    /// The move that an answer makes; none where it has been overtaken.
    fn answer_to(&self, seat: Seat, coming: &Coming) -> Vec<Entry> {
        let sitter = self.table.sitter(seat);
        let (mv, by) = match coming.answer() {
            _ if !self.is_asked(seat, coming.asked()) => return Vec::new(),
            ComingAnswer::Move(mv) if sitter.by_bot() => {
                (Some(mv.clone()), sitter.bot().is_none().then_some(Stead::Bot))
            }
            ComingAnswer::Order => (self.table.ordered(seat).map(|ordered| ordered.mv), Some(Stead::Order)),
            ComingAnswer::Move(_) | ComingAnswer::Thinking => (None, None),
        };
        mv.map(|mv| Entry::Moved { seat, mv, by }).into_iter().collect()
    }

    async fn give_volunteered(&mut self, seat: Seat, now: UnixMs) {
        let Some((heard, mv)) = self.answers.take_volunteer_due(seat, now) else { return };
        let decide = |owner: &Owner| -> Result<Vec<Entry>, Refused> {
            let (table, sitter) = (&owner.table, owner.table.sitter(seat));
            let unasked = table.phase() == Phase::Playing && !table.pending().contains(seat);
            let meant = sitter.by_bot() && table.is_meant(seat, &mv, heard);
            let by = sitter.bot().is_none().then_some(Stead::Bot);
            let moved = Entry::Moved { seat, mv: mv.clone(), by };
            Ok(if unasked && meant { vec![moved] } else { Vec::new() })
        };
        if let Err(refusal) = self.change(decide).await {
            tracing::error!(table = self.no, %refusal, "what a bot did unasked was refused");
        }
    }
}
