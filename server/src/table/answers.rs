//! Answers that come without anybody clicking: from bots, and by the orders people left. Where there are secrets they come after
//! a pause that is drawn from one range for all, so that neither the hand nor who answered can be told from the time it took.

use std::sync::Arc;
use std::time::Duration;

use hustings_core::{Seat, Viewer};

use super::owner::{Message, Owner};
use crate::bots::{self, Decided, Thought};
use crate::ids;
use crate::protocol::{Phase, Seq, Stead, UnixMs};

/// After a failure of the storage nothing is tried again before this.
const RECOVERY: Duration = Duration::from_secs(1);
/// How long a bot thinks about what everybody can see to be a small matter: less than the shortest pause.
const SMALL_MATTER: Duration = Duration::from_millis(200);
/// For so many more steps of a secret decision in several there is time, whether they are made or not.
const MORE_STEPS: u32 = 4;
/// How often a bot may speak unasked before somebody who is asked has moved on.
const MOST_UNASKED: u32 = 4;

/// What is on its way for a seat that is asked.
struct Coming {
    /// The question it answers.
    asked: Seq,
    /// Not before this.
    due: UnixMs,
    answer: Answer,
}

enum Answer {
    /// A bot is at it.
    Thought,
    Move(String),
    /// Whatever the seat's orders say by then.
    Order,
}

/// What a bot that is not asked is up to.
#[derive(Default)]
struct Unasked {
    /// The newest change it was told of.
    heard: Seq,
    thinking: bool,
    /// What it will do, and when.
    wants: Option<(UnixMs, String)>,
    spoke: u32,
}

/// By seat.
pub struct Answers {
    coming: Vec<Option<Coming>>,
    /// A bot decides in secret steps, and is not done before this: nobody can count them by the time they take.
    in_steps: Vec<Option<UnixMs>>,
    unasked: Vec<Unasked>,
}

impl Answers {
    pub fn new(seats: usize) -> Answers {
        Answers {
            coming: (0..seats).map(|_| None).collect(),
            in_steps: vec![None; seats],
            unasked: (0..seats).map(|_| Unasked::default()).collect(),
        }
    }

    pub fn are_awaited(&self) -> bool {
        self.coming.iter().any(Option::is_some) || self.unasked.iter().any(|one| one.thinking || one.wants.is_some())
    }

    /// When the next one is to be given.
    pub fn due(&self) -> Option<UnixMs> {
        let asked = self.coming.iter().flatten().filter(|coming| !matches!(coming.answer, Answer::Thought));
        let unasked = self.unasked.iter().filter_map(|one| one.wants.as_ref().map(|(due, _)| *due));
        asked.map(|coming| coming.due).chain(unasked).min()
    }

    /// A seat has moved.
    pub fn moved(&mut self, seat: Seat, was_asked: bool) {
        if was_asked {
            self.unasked.iter_mut().for_each(|one| one.spoke = 0);
        } else {
            self.unasked[seat.index()].spoke += 1;
        }
    }
}

impl Owner {
    /// Sees to it that whoever has somebody or something to answer for them gets an answer.
    pub fn ask_around(&mut self) {
        if self.table.phase != Phase::Playing {
            return;
        }
        for seat in Seat::all(self.table.created.seats) {
            let (sitter, asked) = (&self.table.seats[seat.index()], &self.table.asked[seat.index()]);
            let (by_bot, pending) = (sitter.by_bot(), self.table.pending.contains(seat));
            let at_it = self.answers.coming[seat.index()].as_ref().filter(|coming| coming.asked == asked.changed);
            let ordered = matches!(at_it, Some(coming) if matches!(coming.answer, Answer::Order));
            if !pending {
                self.answers.coming[seat.index()] = None;
                self.answers.in_steps[seat.index()] = None;
                if by_bot && !sitter.out_of_time && !asked.moves.is_empty() {
                    self.ask_unasked(seat);
                }
            } else if by_bot {
                if at_it.is_none() || ordered {
                    self.ask_bot(seat);
                }
            } else if self.table.ordered(seat).is_none() {
                self.answers.coming[seat.index()] = None;
            } else if !ordered {
                let due = self.context.time.now() + self.pause(seat);
                self.answers.coming[seat.index()] = Some(Coming { asked: asked.changed, due, answer: Answer::Order });
            }
        }
    }

    /// Whether the time an answer takes could tell something.
    fn time_tells(&self) -> bool {
        let info = self.table.game.as_ref().map(|game| game.info());
        info.is_some_and(|info| info.secrets || !info.orders.is_empty()) && *self.context.config.pace.end() > 0
    }

    /// How long an answer takes, in milliseconds; never so long that it would cost the seat its time.
    fn pause(&self, seat: Seat) -> i64 {
        if !self.time_tells() {
            return 0;
        }
        let (least, most) = self.context.config.pace.clone().into_inner();
        let drawn = least + ids::random_u64() % (most.saturating_sub(least) + 1);
        let left = self.table.clocks.left(seat, self.context.time.now());
        left.map_or(drawn as i64, |left| (drawn as i64).min(left / 2))
    }

    fn ask_bot(&mut self, seat: Seat) {
        let Some(game) = &self.table.game else { return };
        let Ok(view) = game.view(Viewer::Seat(seat)) else { return };
        let (sitter, asked) = (&self.table.seats[seat.index()], self.table.asked[seat.index()].changed);
        // A twentieth of a clock for the whole game; and never so long that time would run out.
        let left = self.table.clocks.left(seat, self.context.time.now()).filter(|_| !sitter.out_of_time);
        let of_the_clock = left.map(|left| Duration::from_millis((left / 20).max(10) as u64));
        let tells = self.time_tells();
        let goes_on = self.answers.in_steps[seat.index()].is_some() && self.table.newest_is_quiet(seat);
        let small = tells && (goes_on || game.is_small_matter(seat, ids::random_u64()));
        let long = tells && !goes_on && game.is_long_matter(seat, ids::random_u64());
        let at_most = of_the_clock.into_iter().chain(small.then_some(SMALL_MATTER)).min();
        let now = self.context.time.now();
        let due = if goes_on { now } else { now + self.pause(seat) };
        if !goes_on {
            let granted = bots::granted(&self.table.created.game, self.spec(seat), at_most);
            let granted = granted.map_or(Duration::ZERO, |(_, granted)| granted);
            let steps = (granted + MORE_STEPS * SMALL_MATTER).as_millis() as i64;
            self.answers.in_steps[seat.index()] = long.then(|| due + left.map_or(steps, |left| steps.min(left / 4)));
        }
        let (tables, no) = (Arc::clone(&self.context.tables), self.no);
        let answer = Box::new(move |decided| tables.tell(no, Message::Decided { seat, asked, decided }));
        self.answers.coming[seat.index()] = Some(Coming { asked, due, answer: Answer::Thought });
        self.think(seat, view, at_most, false, answer);
    }

    /// Offers a bot that nobody waits for to act all the same, once after each change it may know of.
    fn ask_unasked(&mut self, seat: Seat) {
        let newest = self.table.public_seq.max(self.table.asked[seat.index()].changed);
        let state = &self.answers.unasked[seat.index()];
        if state.thinking || state.wants.is_some() || state.heard >= newest || state.spoke >= MOST_UNASKED {
            return;
        }
        let Some(Ok(view)) = self.table.game.as_ref().map(|game| game.view(Viewer::Seat(seat))) else { return };
        let (tables, no) = (Arc::clone(&self.context.tables), self.no);
        let answer = Box::new(move |decided| tables.tell(no, Message::Volunteered { seat, heard: newest, decided }));
        let state = &mut self.answers.unasked[seat.index()];
        (state.heard, state.thinking) = (newest, true);
        self.think(seat, view, Some(SMALL_MATTER), true, answer);
    }

    /// The bot that decides for a seat.
    fn spec(&self, seat: Seat) -> &str {
        let sitter = &self.table.seats[seat.index()];
        sitter.stand_in.as_deref().or(sitter.bot.as_deref()).unwrap_or(bots::STAND_IN)
    }

    fn think(
        &self,
        seat: Seat,
        view: Box<serde_json::value::RawValue>,
        at_most: Option<Duration>,
        unasked: bool,
        answer: Box<dyn FnOnce(Decided) + Send>,
    ) {
        self.context.bots.think(Thought {
            table: self.no,
            game: self.table.created.game.clone(),
            seats: self.table.created.seats,
            options: self.table.created.options.clone(),
            view,
            seat,
            spec: self.spec(seat).to_owned(),
            at_most,
            unasked,
            answer,
        });
    }

    /// A bot has decided for a seat that was asked at `asked`.
    pub async fn decided(&mut self, seat: Seat, asked: Seq, decided: Decided) {
        let now = self.context.time.now();
        let tells = self.time_tells();
        let Some(coming) = self.answers.coming[seat.index()].as_mut() else { return };
        if coming.asked != asked || !matches!(coming.answer, Answer::Thought) {
            return;
        }
        let mv = decided.mv.unwrap_or_else(|error| {
            tracing::error!(table = self.no, error, "a bot did not decide; the first legal move is made");
            None
        });
        let mv = mv.or_else(|| self.table.asked[seat.index()].moves.first().cloned()).unwrap_or_default();
        coming.answer = Answer::Move(mv);
        if tells {
            // Whoever had little to think about takes as long as whoever had much.
            coming.due = coming.due.max(now + decided.spare.as_millis() as i64);
        }
        self.give_answers().await;
    }

    /// A bot that was not asked has thought about acting all the same.
    pub async fn volunteered(&mut self, seat: Seat, heard: Seq, decided: Decided) {
        // As long as somebody who had much to think about.
        let spare = if self.time_tells() { decided.spare } else { Duration::ZERO };
        let due = self.context.time.now() + spare.as_millis() as i64 + self.pause(seat);
        let state = &mut self.answers.unasked[seat.index()];
        state.thinking = false;
        match decided.mv {
            Ok(mv) => state.wants = mv.map(|mv| (due, mv)),
            Err(error) => tracing::error!(table = self.no, seat = seat.0, heard, error, "a bot broke down unasked"),
        }
        self.give_answers().await;
    }

    /// Gives what is due.
    pub async fn give_answers(&mut self) {
        let now = self.context.time.now();
        if self.table.phase != Phase::Playing {
            // A pause: asked again when it is over.
            self.answers.coming.iter_mut().for_each(|coming| *coming = None);
            self.answers.unasked.iter_mut().for_each(|one| one.wants = None);
            return;
        }
        for seat in Seat::all(self.table.created.seats) {
            self.give_answer(seat, now).await;
            self.give_unasked(seat, now).await;
        }
        self.ask_around();
    }

    async fn give_answer(&mut self, seat: Seat, now: UnixMs) {
        let due = |coming: &mut Coming| coming.due <= now && !matches!(coming.answer, Answer::Thought);
        let Some(Coming { asked, answer, .. }) = self.answers.coming[seat.index()].take_if(due) else { return };
        let sitter = &self.table.seats[seat.index()];
        let current = self.table.asked[seat.index()].changed == asked && self.table.pending.contains(seat);
        if self.table.phase != Phase::Playing || !current {
            return;
        }
        if let (Answer::Move(mv), Some(until)) = (&answer, self.answers.in_steps[seat.index()])
            && now < until
            && self.table.is_done_by(seat, mv)
        {
            self.answers.coming[seat.index()] = Some(Coming { asked, due: until, answer });
            return;
        }
        let (mv, by) = match answer {
            Answer::Move(mv) if sitter.by_bot() => (mv, sitter.bot.is_none().then_some(Stead::Bot)),
            Answer::Order => match self.table.ordered(seat) {
                Some(mv) => (mv, None),
                None => return,
            },
            Answer::Move(_) | Answer::Thought => return,
        };
        if let Err(refusal) = self.play(seat, &mv, by, None).await {
            tracing::error!(table = self.no, %refusal, "an answer in a seat's stead was refused");
            tokio::time::sleep(RECOVERY).await;
        }
    }

    async fn give_unasked(&mut self, seat: Seat, now: UnixMs) {
        let state = &mut self.answers.unasked[seat.index()];
        let Some((_, mv)) = state.wants.take_if(|(due, _)| *due <= now) else { return };
        let (heard, sitter) = (state.heard, &self.table.seats[seat.index()]);
        let meant = self.table.asked[seat.index()].is_meant_by(&mv, heard);
        if self.table.phase != Phase::Playing || !sitter.by_bot() || self.table.pending.contains(seat) || !meant {
            return;
        }
        let by = sitter.bot.is_none().then_some(Stead::Bot);
        if let Err(refusal) = self.play(seat, &mv, by, None).await {
            tracing::error!(table = self.no, %refusal, "what a bot did unasked was refused");
        }
    }
}
