//! A table as its journal tells it: entries go in, one by one, and nothing else changes it. No clock is read here and nothing is sent.

mod asked;
mod chat;
mod choices;
mod clocks;
mod earlier;
mod ending;
mod history;
mod load;
mod log;
mod orders;
mod prepare;
mod proposals;
mod quiet;
mod seats;
mod turns;
mod undo;

use std::sync::Arc;

use hustings_catalog::{AnyMatch, AnyView, Catalog, Refused};
use hustings_core::{Message, Seat, SeatSet, Seed, SeedError, Viewer};

pub use asked::Asked;
pub use chat::Chat;
pub use clocks::Clocks;
pub use load::BrokenAt;
pub use log::{Log, Logged};
pub use orders::{Ordered, Orders};
pub use prepare::{NotPrepared, Preparation, Prepared};
pub use seats::Sitter;
pub use turns::{Moment, Turns};
pub use undo::Undo;

use crate::protocol::{ChatLine, Ending, Phase, Proposal, Seq, Series, Stead, Timeout, UnixMs};
use crate::store::{Created, Entry, Stored};
use choices::Choices;
use earlier::Earlier;
pub use history::KnownMove;
use history::{History, Played};
use log::{Audience, With};
use prepare::{Shown, TakenBack, Tried};
use proposals::Proposals;

pub struct Table {
    created: Created,
    created_at: UnixMs,
    /// The newest entry, and when it was written.
    seq: Seq,
    changed_at: UnixMs,
    phase: Phase,
    seats: Vec<Sitter>,
    /// From the start on, unless the table is frozen.
    game: Option<Box<dyn AnyMatch>>,
    pending: SeatSet,
    /// By seat.
    asked: Vec<Asked>,
    history: History,
    /// Not kept while a journal is read, but made at its end.
    choices: Choices,
    loading: bool,
    /// Views of the position as it stands.
    shown: Shown,
    orders: Orders,
    log: Log,
    chat: Chat,
    clocks: Clocks,
    turns: Turns,
    ending: Option<Ending>,
    rematch: Option<String>,
    proposals: Proposals,
    series: Option<Series>,
    frozen: Option<Message>,
}

/// Why an entry does not fit the table it stands in: our bug, or a damaged file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("the first entry is not the table's creation")]
    NotCreated,
    #[error("a table is created once")]
    CreatedTwice,
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    #[error("there is no move to take back")]
    NothingToTakeBack,
    #[error("more moves are taken back than were made")]
    TooManyTakenBack,
    #[error("the entry was not prepared")]
    Unprepared,
    #[error("the game refuses: {0}")]
    Unplayable(#[from] Refused),
    #[error(transparent)]
    Seed(#[from] SeedError),
}

impl Table {
    pub fn created(&self) -> &Created {
        &self.created
    }

    pub fn created_at(&self) -> UnixMs {
        self.created_at
    }

    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// When the newest entry was written.
    pub fn changed_at(&self) -> UnixMs {
        self.changed_at
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    pub fn sitter(&self, seat: Seat) -> &Sitter {
        &self.seats[seat.index()]
    }

    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.created.seats)
    }

    pub fn has_seat(&self, seat: Seat) -> bool {
        seat.0 < self.created.seats
    }

    /// From the start on, unless the table is frozen.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.as_deref()
    }

    /// The seats that the game waits for.
    pub fn pending(&self) -> SeatSet {
        self.pending
    }

    pub fn asked(&self, seat: Seat) -> &Asked {
        &self.asked[seat.index()]
    }

    /// Whether a move chosen by somebody who had followed up to `seen` is meant for the question that the seat is asked now.
    pub fn is_meant(&self, seat: Seat, mv: &str, seen: Seq) -> bool {
        let asked = self.asked(seat);
        asked.is_meant_by(self.game().and_then(|game| game.place_of(asked.moves(), mv)), seen)
    }

    /// The first of the seat's legal moves: the one that is made when time is up.
    pub fn default_move(&self, seat: Seat) -> String {
        self.game().and_then(|game| game.text_of(self.asked(seat).moves(), 0)).unwrap_or_default()
    }

    /// The seat's legal moves as they are sent; none unless the game is on.
    pub fn list_of(&self, seat: Seat) -> Vec<String> {
        let game = self.game().filter(|_| self.phase == Phase::Playing);
        game.map(|game| game.written(self.asked(seat).moves())).unwrap_or_default()
    }

    pub fn log(&self) -> &Log {
        &self.log
    }

    pub fn chat(&self) -> &Chat {
        &self.chat
    }

    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    pub fn turns(&self) -> &Turns {
        &self.turns
    }

    pub fn orders_of(&self, seat: Seat) -> Vec<&'static str> {
        self.orders.of(seat)
    }

    /// How the games before this one ended, as long as the same people sit here.
    pub fn series(&self) -> Option<&Series> {
        self.series.as_ref()
    }

    /// How many of the moves were made before the table was.
    fn moves_before(&self) -> usize {
        self.created.begun.as_ref().map_or(0, |begun| begun.moves as usize)
    }

    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The proposal on the table.
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposals.open()
    }

    /// Why the table can only be read.
    pub fn frozen(&self) -> Option<&Message> {
        self.frozen.as_ref()
    }

    pub fn has_secrets(&self) -> bool {
        self.game.as_ref().is_none_or(|game| game.info().secrets)
    }

    /// How many moves `viewer` knows of.
    pub fn played(&self, viewer: Viewer) -> u32 {
        self.history.known_to(viewer)
    }

    /// The moves that stand and that `viewer` knows of.
    pub fn known_moves(&self, viewer: Viewer) -> Vec<KnownMove> {
        let all = self.history.all().iter().zip(1..).filter(|(played, _)| played.is_known_to(viewer));
        all.map(|(played, number)| KnownMove { seq: played.seq, number }).collect()
    }

    /// The seats of a person who is known by these ids.
    pub fn held_by(&self, ids: &[String]) -> SeatSet {
        self.all_seats().filter(|seat| self.sitter(*seat).user().is_some_and(|user| ids.contains(user))).collect()
    }

    /// Whether all seats are taken and all words given.
    pub fn is_ready(&self) -> bool {
        self.phase == Phase::Open && self.seats.iter().all(Sitter::is_ready)
    }

    /// Whether any seat is held by a person.
    pub fn has_people(&self) -> bool {
        self.seats.iter().any(|sitter| sitter.user().is_some())
    }

    /// The move that a seat which is asked has left orders to make.
    pub fn ordered(&self, seat: Seat) -> Option<Ordered> {
        let asked = self.phase == Phase::Playing && self.pending.contains(seat) && !self.sitter(seat).by_bot();
        self.game().filter(|_| asked).and_then(|game| self.orders.answer(seat, game))
    }

    /// Whether the seat's newest move is one that nobody else knows of.
    pub fn newest_is_quiet(&self, seat: Seat) -> bool {
        self.history.newest_of(seat).is_some_and(|at| self.history.all()[at].quiet)
    }

    /// Whether the seat is in the middle of a decision of which nobody else has seen a step.
    pub fn is_in_steps(&self, seat: Seat) -> bool {
        self.phase == Phase::Playing && self.pending.contains(seat) && self.newest_is_quiet(seat)
    }

    /// What `viewer` sees of the game; it is made once for each position.
    pub fn view(&self, viewer: Viewer) -> Option<Arc<dyn AnyView>> {
        self.shown.view(self.game()?, viewer)
    }

    /// Applies an entry that is in the journal, with what [`Table::prepare`] worked out for it.
    pub fn apply(&mut self, stored: Stored, prepared: Prepared, catalog: &Catalog) -> Result<(), Broken> {
        let now = Moment { seq: stored.seq, at: stored.at };
        match stored.entry {
            Entry::Started => self.turns.start(now),
            Entry::Ended { .. } => self.turns.end(now),
            _ => {}
        }
        self.enter(stored, prepared, catalog)?;
        self.turns.follow(self.pending, now);
        Ok(())
    }

    fn enter(&mut self, stored: Stored, prepared: Prepared, catalog: &Catalog) -> Result<(), Broken> {
        let Stored { seq, at, .. } = stored;
        (self.seq, self.changed_at) = (seq, at);
        if let Some(seat) = stored.entry.seat().filter(|seat| !self.has_seat(*seat)) {
            return Err(Broken::NoSuchSeat(seat));
        }
        let (mut with, mut audience) = (With::Nothing, Audience::Everybody);
        match &stored.entry {
            Entry::Created(_) => return Err(Broken::CreatedTwice),
            Entry::Seated { seat, name, user, bot } => {
                self.seats[seat.index()] = Sitter::new(name, user.as_ref(), bot.as_ref());
                self.orders.forget(*seat);
            }
            Entry::Stood { seat } => {
                self.seats[seat.index()] = Sitter::default();
                self.orders.forget(*seat);
                // A series is played by the same people.
                self.series = None;
            }
            Entry::Word { seat, word } => self.seats[seat.index()].give_word(word),
            Entry::Started => with = self.start(seq, at, catalog)?,
            Entry::Moved { seat, mv, by } => {
                let ordered = *by == Some(Stead::Order);
                (with, audience) = self.moved(*seat, mv, ordered, seq, at, prepared)?;
            }
            Entry::Undone { seat, moves } => with = self.take_back(*seat, *moves, seq, at, prepared)?,
            Entry::TookBack { seat } => audience = self.take_choice_back(*seat, seq, at, prepared)?,
            Entry::Ordered { seat, orders } => {
                // A game that this server does not have knows no orders.
                let known = catalog.game(&self.created.game).map_or(&[][..], |game| game.info().orders);
                self.orders.set(*seat, orders, known, self.game.as_deref());
                self.log.skip(seq, at, Audience::Only(*seat));
                return Ok(());
            }
            Entry::Paused { .. } => {
                self.set_phase(Phase::Paused);
                self.clocks.pause(at);
            }
            Entry::Resumed { .. } => {
                self.set_phase(Phase::Playing);
                self.clocks.resume(self.pending, at);
            }
            Entry::TakenOver { seat, bot, .. } => self.seats[seat.index()].take_over(bot),
            Entry::HandedBack { seat } => self.seats[seat.index()].hand_back(),
            Entry::Resigned { seat } => self.seats[seat.index()].resign(),
            Entry::TimedOut { seat } => self.time_out(*seat, seq, at),
            Entry::ClocksResumed => self.resume_clocks(at),
            Entry::ClocksGivenBack { ms } => {
                self.clocks.give_back_since(at - ms);
                self.resume_clocks(at);
            }
            Entry::Chat { user, name, seat, text } => {
                let (user, name, text) = (user.clone(), name.clone(), text.clone());
                self.chat.add(ChatLine { seq, at, user, name, seat: *seat, text });
                self.log.skip(seq, at, Audience::Everybody);
                return Ok(());
            }
            Entry::ChatPolicy { policy } => self.chat.set_policy(*policy),
            Entry::Ended { how, ranks, outcome, .. } => {
                self.phase = Phase::Over;
                self.pending = SeatSet::NONE;
                self.clocks.pause(at);
                self.ending = Some(Ending {
                    how: *how,
                    ranks: ranks.clone(),
                    outcome: outcome.clone(),
                    // Others still play the deal of the day; the record has it when the day is over.
                    seed: if self.created.daily.is_some() { String::new() } else { self.created.seed.clone() },
                    series: self.series.as_ref().map(|series| series.with(ranks)),
                });
            }
            Entry::Rematch { table } => {
                self.rematch = Some(table.clone());
                self.log.skip(seq, at, Audience::Everybody);
                return Ok(());
            }
            Entry::Left { users, name } => {
                self.forget(users, name);
                self.log.skip(seq, at, Audience::Everybody);
                return Ok(());
            }
            Entry::Proposed { seat, what, asked } => {
                self.proposals.make(*seat, *what, asked);
                self.log.skip(seq, at, Audience::Everybody);
                return Ok(());
            }
            Entry::Answered { seats, agree } => {
                self.proposals.answer(seats, *agree);
                self.log.skip(seq, at, Audience::Everybody);
                return Ok(());
            }
        }
        let goes_on = matches!(audience, Audience::Everybody) && matches!(stored.entry, Entry::Moved { .. });
        let ends = matches!(stored.entry, Entry::Resigned { .. } | Entry::TimedOut { .. } | Entry::Undone { .. });
        if goes_on || ends {
            self.proposals.withdraw();
        }
        self.log.add(stored, with, audience);
        Ok(())
    }

    /// People who have left the house for good are shown by another name, and hold nothing any more.
    fn forget(&mut self, users: &[String], name: &str) {
        for sitter in &mut self.seats {
            if sitter.user().is_some_and(|user| users.contains(user)) {
                sitter.leave(name);
            }
        }
        self.chat.rename(users, name);
        self.log.rename(users, name);
        let names = self.seats.iter().map(|sitter| sitter.name().to_owned()).collect();
        if let Some(game) = &mut self.game {
            game.name_seats(names);
        }
        // Nobody would answer for them.
        self.proposals.withdraw();
        self.series = None;
    }

    /// Whether the table names any of these people.
    pub fn names(&self, users: &[String]) -> bool {
        let seated =
            |logged: &Logged| matches!(logged.entry(), Entry::Seated { user: Some(user), .. } if users.contains(user));
        !self.held_by(users).is_empty()
            || self.chat.lines().any(|line| users.contains(&line.user))
            || self.log.lines().any(seated)
    }

    fn resume_clocks(&mut self, at: UnixMs) {
        let in_time = |seat: &Seat| !self.sitter(*seat).is_out_of_time();
        let pending = self.pending.iter().filter(in_time).collect();
        self.clocks.server_returned(pending, at);
    }

    fn set_phase(&mut self, phase: Phase) {
        if self.phase != Phase::Frozen {
            self.phase = phase;
        }
    }

    fn start(&mut self, seq: Seq, at: UnixMs, catalog: &Catalog) -> Result<With, Broken> {
        if self.frozen.is_some() {
            return Ok(With::Nothing);
        }
        let game = catalog.game(&self.created.game)?;
        let words = match &self.created.begun {
            Some(begun) => begun.words.clone(),
            None => self.seats.iter().map(|sitter| sitter.word().cloned().unwrap_or_default()).collect(),
        };
        let seed = Seed::new(self.created.seed.clone(), words)?;
        let opened = game.start(self.created.seats, &self.created.options, seed)?;
        let mut game = opened.game;
        game.name_seats(self.seats.iter().map(|sitter| sitter.name().to_owned()).collect());
        game.commit();
        self.game = Some(game);
        self.phase = Phase::Playing;
        self.ask_seats(seq, None);
        self.clocks.ask(self.pending, at);
        Ok(With::Told(opened.told))
    }

    fn moved(
        &mut self,
        seat: Seat,
        mv: &str,
        ordered: bool,
        seq: Seq,
        at: UnixMs,
        prepared: Prepared,
    ) -> Result<(With, Audience), Broken> {
        let clock = self.clocks.reading(seat, at);
        let tried = match prepared {
            Prepared::Moved(tried) => *tried,
            Prepared::Nothing if self.game.is_none() => {
                self.history.push(Played { seq, seat, plain: false, secret: false, quiet: false, clock, ordered });
                return Ok((With::Nothing, Audience::Everybody));
            }
            _ => return Err(Broken::Unprepared),
        };
        let Tried { after, told, secret, unseen, shown } = tried;
        let was_asked = self.pending.contains(seat);
        let before = self.game.replace(after);
        self.shown = shown;
        if !self.loading && self.has_secrets() {
            self.choices.moved(seat, mv, &told, before.filter(|_| secret));
        }
        let others_are_asked = self.ask_seats(seq, Some(seat));
        let quiet = unseen && !others_are_asked;
        self.history.push(Played { seq, seat, plain: told.can_be_taken_back(), secret, quiet, clock, ordered });
        // A secret decision in several steps is one decision: its clock runs on, and a bot that makes it makes all of it.
        if !quiet {
            self.seats[seat.index()].has_decided();
            let newly_asked = self.pending.iter().filter(|seat| self.asked(*seat).since() == seq).collect();
            self.clocks.restart(newly_asked, at);
            if was_asked {
                self.clocks.moved(seat, self.pending, at);
            } else {
                self.clocks.ask(self.pending, at);
            }
        }
        let audience = if quiet { Audience::Only(seat) } else { Audience::Everybody };
        Ok((With::Told(told), audience))
    }

    /// The newest moves are taken back.
    fn take_back(&mut self, seat: Seat, moves: u32, seq: Seq, at: UnixMs, prepared: Prepared) -> Result<With, Broken> {
        // In the seat's own turn nobody is asked for consent, so taking back must not give anybody time.
        let last = self.history.newest_decision_of(seat).filter(|last| self.is_own_turn_since(*last, seat));
        let last = last.map(|last| self.history.all()[last]);
        let gone = self.history.take_newest(moves).ok_or(Broken::TooManyTakenBack)?;
        match prepared {
            Prepared::Rewound { game, choices } => {
                (self.game, self.choices, self.shown) = (Some(game), choices, Shown::default());
                if last.is_none() {
                    self.clocks.pause(at);
                }
                self.ask_seats(seq, None);
                self.clocks.ask(self.pending, at);
            }
            Prepared::Nothing if self.game.is_none() => {}
            _ => return Err(Broken::Unprepared),
        }
        self.seats.iter_mut().for_each(Sitter::has_decided);
        if let Some(then) = last.and_then(|last| last.clock) {
            self.clocks.back_to(seat, then, at);
        }
        Ok(With::Gone(gone))
    }

    /// The seat takes its newest choice back. Where it is still asked what it was asked, others learn nothing of it.
    fn take_choice_back(&mut self, seat: Seat, seq: Seq, at: UnixMs, prepared: Prepared) -> Result<Audience, Broken> {
        let last = self.history.newest_of(seat).ok_or(Broken::NothingToTakeBack)?;
        let Played { quiet: was_quiet, clock, .. } = self.history.all()[last];
        match prepared {
            Prepared::Rewound { game, choices } => {
                (self.game, self.choices, self.shown) = (Some(game), choices, Shown::default());
            }
            Prepared::Nothing if self.game.is_none() => {}
            _ => return Err(Broken::Unprepared),
        }
        self.history.remove(last);
        let was_asked = self.pending.contains(seat);
        self.ask_seats(seq, Some(seat));
        // In the middle of a decision in steps its clock has never stopped.
        if let Some(then) = clock.filter(|_| !was_quiet && self.pending.contains(seat)) {
            self.clocks.back_to(seat, then, at);
        }
        Ok(if was_asked && was_quiet { Audience::Only(seat) } else { Audience::Everybody })
    }

    fn time_out(&mut self, seat: Seat, seq: Seq, at: UnixMs) {
        self.clocks.run_out(seat, at);
        self.asked[seat.index()].expire(seq);
        let sitter = &mut self.seats[seat.index()];
        match self.created.timeout {
            Timeout::Forfeit => sitter.resign(),
            Timeout::BotPlays => sitter.run_out_of_time(),
            Timeout::DefaultMove => {}
        }
    }

    /// Reads the pending seats and their legal moves from the game, and notes which seats are asked something new. True where anybody but
    /// `mover` notices a change.
    fn ask_seats(&mut self, seq: Seq, mover: Option<Seat>) -> bool {
        let Some(game) = self.game.as_deref() else { return true };
        let (pending, before) = (game.pending(), self.pending);
        // As long as nobody but the mover comes or goes, the others may still be answering the same question.
        let goes_on = mover.is_some_and(|mover| pending.without(mover) == before.without(mover));
        let mut noticed = pending != before;
        for (asked, seat) in self.asked.iter_mut().zip(Seat::all(self.created.seats)) {
            let own = mover.is_none_or(|mover| mover == seat);
            let newly_asked = pending.contains(seat) && !(goes_on && before.contains(seat));
            noticed |= asked.ask(seq, game.listing(seat), game.question(seat), own || newly_asked) && !own;
        }
        self.pending = pending;
        self.orders.expire(game);
        noticed
    }
}
