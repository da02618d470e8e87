//! A table as its journal tells it: entries go in, one by one, and nothing else changes it.

use std::collections::VecDeque;

use hustings_catalog::{AnyMatch, Catalog, Told};
use hustings_core::{Seat, SeatSet, Seed};

use super::clocks::Clocks;
use super::orders::Order;
use super::quiet::Quiet;
use crate::journal::{Created, Entry, Stored};
use crate::protocol::{ChatLine, ChatPolicy, EndedHow, Ending, Phase, SeatInfo, SeatKind, Seq, Stead, Timeout, UnixMs};

/// How much chat a newcomer is shown.
const CHAT_KEPT: usize = 200;

pub struct Table {
    pub created: Created,
    pub created_at: UnixMs,
    pub changed_at: UnixMs,
    /// The newest change that everybody may know of.
    pub shown_at: UnixMs,
    /// The newest entry of the log that everybody may know of.
    pub public_seq: Seq,
    pub seq: Seq,
    pub phase: Phase,
    pub seats: Vec<Sitter>,
    /// From the start on, unless the table is frozen.
    pub game: Option<Box<dyn AnyMatch>>,
    /// The moves that stand, oldest first.
    pub played: Vec<Played>,
    /// Each seat's legal moves, and since when it is asked just this.
    pub asked: Vec<Asked>,
    pub pending: SeatSet,
    /// By seat.
    pub orders: Vec<Vec<Order>>,
    /// By seat: whether its newest move can be taken back as if it had never been made.
    pub free: Vec<bool>,
    pub quiet: Quiet,
    pub log: Vec<Logged>,
    pub chat: VecDeque<ChatLine>,
    pub chat_policy: ChatPolicy,
    pub clocks: Clocks,
    pub ending: Option<Ending>,
    pub rematch: Option<String>,
    pub frozen: Option<String>,
    /// The newest entry that moved a clock.
    pub clocked_at: UnixMs,
}

#[derive(Debug, Clone, Default)]
pub struct Sitter {
    /// Empty while the seat is open.
    pub name: String,
    pub user: Option<String>,
    /// The bot whose seat it is.
    pub bot: Option<String>,
    /// The bot that plays for the holder.
    pub stand_in: Option<String>,
    pub resigned: bool,
    pub word: Option<String>,
    /// A bot makes its next decision, because time was up.
    pub out_of_time: bool,
}

impl Sitter {
    pub fn kind(&self) -> SeatKind {
        match (&self.bot, &self.user) {
            (Some(_), _) => SeatKind::Bot,
            (None, Some(_)) => SeatKind::Person,
            (None, None) => SeatKind::Open,
        }
    }

    /// Whether a bot decides for it now.
    pub fn by_bot(&self) -> bool {
        self.bot.is_some() || self.stand_in.is_some() || self.resigned || self.out_of_time
    }

    pub fn info(&self, online: bool) -> SeatInfo {
        SeatInfo {
            kind: self.kind(),
            name: self.name.clone(),
            user: self.user.clone(),
            bot: self.bot.clone().or_else(|| self.stand_in.clone()),
            taken_over: self.stand_in.is_some(),
            online: online || self.bot.is_some(),
            resigned: self.resigned,
            word: self.word.is_some(),
        }
    }
}

pub struct Played {
    pub seat: Seat,
    /// It can be taken back without anybody knowing more than before.
    pub plain: bool,
    /// Nobody but its seat was told anything by it.
    pub secret: bool,
    /// Nobody but its seat may even know that it was made.
    pub quiet: bool,
    /// What its seat's clock had left when it was made.
    left: Option<i64>,
}

/// What a seat is asked.
#[derive(Default)]
pub struct Asked {
    pub moves: Vec<String>,
    /// Since when each of `moves` has been among them.
    listed: Vec<Seq>,
    /// A decision made on an older sequence number answers another question.
    pub since: Seq,
    /// When the question or the list of moves last changed.
    pub changed: Seq,
    question: u32,
}

impl Asked {
    /// Whether a move chosen by somebody who had followed up to `seen` is meant for this question. What others did meanwhile
    /// does not matter as long as the move was there to choose and still is.
    pub fn is_meant_by(&self, mv: &str, seen: Seq) -> bool {
        let listed = self.listed_as(mv).map(|at| self.listed[at]);
        seen >= self.since && seen >= listed.unwrap_or(self.changed)
    }

    /// Which of the listed moves this is, with or without words added to it.
    fn listed_as(&self, mv: &str) -> Option<usize> {
        let whole = self.moves.iter().position(|listed| listed == mv);
        let begins = |listed: &String| mv.strip_prefix(listed.as_str()).is_some_and(|rest| rest.starts_with(' '));
        whole.or_else(|| {
            (0..self.moves.len()).filter(|at| begins(&self.moves[*at])).max_by_key(|at| self.moves[*at].len())
        })
    }

    /// The words somebody added to a listed move.
    pub fn words_of<'a>(&self, mv: &'a str) -> &'a str {
        let listed = self.listed_as(mv).map_or("", |at| self.moves[at].as_str());
        if listed.is_empty() { "" } else { mv[listed.len()..].trim_start_matches([' ', ':']) }
    }
}

/// A line of the log, with what happened still unredacted.
pub struct Logged {
    pub seq: Seq,
    pub at: UnixMs,
    pub what: What,
}

pub enum What {
    Seated {
        seat: Seat,
        name: String,
        kind: SeatKind,
    },
    Started(Told),
    Moved {
        seat: Seat,
        by: Option<Stead>,
        told: Told,
    },
    Undone {
        seat: Seat,
        gone: Vec<Played>,
    },
    /// Everything that needs no words of its own: as the entry says.
    Plain(Entry),
}

/// What an entry changed, so that only that is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    Nothing,
    Seats,
    Position,
    Both,
}

/// A table whose journal cannot be followed; our bug, or a damaged file.
#[derive(Debug, thiserror::Error)]
#[error("the journal of table {table} makes no sense at entry {seq}: {why}")]
pub struct Broken {
    pub table: i64,
    pub seq: Seq,
    pub why: String,
}

impl Table {
    /// The table a journal leads to.
    pub fn load(table: i64, entries: Vec<Stored>, catalog: &Catalog) -> Result<Table, Broken> {
        let broken = |seq, why: String| Broken { table, seq, why };
        let mut loaded = Table::begin(&entries, catalog).map_err(|why| broken(1, why))?;
        for stored in entries.into_iter().skip(1) {
            let Stored { seq, at, entry } = stored;
            let told = match &entry {
                Entry::Moved { seat, mv, .. } => loaded.try_move(*seat, mv),
                _ => Ok(None),
            };
            match told {
                Ok(told) => {
                    loaded.apply(seq, at, entry, told, catalog).map_err(|why| broken(seq, why))?;
                }
                // A move that the rules of its own version took: it is our rules that changed without saying so.
                Err(refused) => {
                    // Why would tell everybody of a move that some may not know.
                    tracing::error!(table, seq, %refused, "a move can no longer be replayed");
                    loaded.freeze(
                        "A move of this game can no longer be replayed under the rules of this server.".to_owned(),
                    );
                    loaded.apply(seq, at, entry, None, catalog).map_err(|why| broken(seq, why))?;
                }
            }
        }
        loaded.weigh_choices(catalog);
        Ok(loaded)
    }

    /// From the first entry.
    pub fn begin(entries: &[Stored], catalog: &Catalog) -> Result<Table, String> {
        let Some(Stored { seq: 1, at, entry: Entry::Created(created) }) = entries.first() else {
            return Err("the first entry is not the table's creation".to_owned());
        };
        let created = Created::clone(created);
        let mut table = Table {
            created_at: *at,
            changed_at: *at,
            shown_at: *at,
            public_seq: 1,
            seq: 1,
            phase: Phase::Open,
            seats: vec![Sitter::default(); usize::from(created.seats)],
            game: None,
            played: Vec::new(),
            asked: (0..created.seats).map(|_| Asked::default()).collect(),
            pending: SeatSet::NONE,
            orders: (0..created.seats).map(|_| Vec::new()).collect(),
            free: vec![false; usize::from(created.seats)],
            quiet: Quiet::default(),
            log: Vec::new(),
            chat: VecDeque::new(),
            chat_policy: ChatPolicy::default(),
            clocks: Clocks::new(created.clock, created.seats),
            ending: None,
            rematch: None,
            frozen: None,
            clocked_at: *at,
            created,
        };
        if let Err(why) = table.check_versions(catalog) {
            table.freeze(why);
        }
        Ok(table)
    }

    fn check_versions(&self, catalog: &Catalog) -> Result<(), String> {
        let game = catalog.game(&self.created.game).map_err(|refused| refused.message)?;
        let (found, current) = (self.created.rules, game.info().rules_version);
        if found != current {
            return Err(format!(
                "This table was made under version {found} of the rules; the server now has {current}."
            ));
        }
        let current = game.set_of(&self.created.options).map_err(|refused| refused.message)?;
        if self.created.set != current {
            return Err(format!(
                "This table was made with the components {}; the server now has {}.",
                self.created.set.as_deref().unwrap_or("none"),
                current.as_deref().unwrap_or("none")
            ));
        }
        Ok(())
    }

    fn freeze(&mut self, why: String) {
        self.frozen = Some(why);
        self.game = None;
        self.pending = SeatSet::NONE;
        if self.phase != Phase::Over {
            self.phase = Phase::Frozen;
        }
    }

    /// Makes the move in the game. What it leads to must not be shown before it is in the journal; `apply` then books it.
    pub fn try_move(&mut self, seat: Seat, mv: &str) -> Result<Option<Told>, hustings_catalog::Refused> {
        self.game.as_mut().map(|game| game.play(seat, mv)).transpose()
    }

    /// Books one entry. `told` is what [`Table::try_move`] gave for a move.
    pub fn apply(
        &mut self,
        seq: Seq,
        at: UnixMs,
        entry: Entry,
        told: Option<Told>,
        catalog: &Catalog,
    ) -> Result<Changed, String> {
        self.seq = seq;
        self.changed_at = at;
        if let Some(seat) = entry.seat()
            && seat.index() >= self.seats.len()
        {
            return Err(format!("there is no seat {seat}"));
        }
        let mut what = None;
        let mut quiet = None;
        let changed = match &entry {
            Entry::Created(_) => return Err("a table is created once".to_owned()),
            Entry::Seated { seat, name, user, bot } => {
                let sitter = &mut self.seats[seat.index()];
                *sitter = Sitter { name: name.clone(), user: user.clone(), bot: bot.clone(), ..Sitter::default() };
                what = Some(What::Seated { seat: *seat, name: name.clone(), kind: sitter.kind() });
                Changed::Seats
            }
            Entry::Stood { seat } => {
                self.seats[seat.index()] = Sitter::default();
                Changed::Seats
            }
            Entry::Word { seat, word } => {
                self.seats[seat.index()].word = Some(word.clone());
                Changed::Seats
            }
            Entry::Started => {
                what = self.start(seq, at, catalog)?.map(What::Started);
                Changed::Both
            }
            Entry::Moved { seat, by, .. } => {
                let was_asked = self.pending.contains(*seat);
                let secret = told.as_ref().is_some_and(|told| told.is_private_to(*seat, self.created.seats));
                let others_see_it = self.look_around(seq, Some(*seat));
                quiet = (self.has_secrets() && secret && !others_see_it).then_some(*seat);
                self.played.push(Played {
                    seat: *seat,
                    plain: told.as_ref().is_some_and(Told::can_be_taken_back),
                    secret,
                    quiet: quiet.is_some(),
                    left: self.clocks.left(*seat, at),
                });
                // A secret decision in several steps is one decision: its clock runs on, and a bot that makes it makes all of it.
                if quiet.is_none() {
                    self.seats[seat.index()].out_of_time = false;
                    let anew = self.pending.iter().filter(|seat| self.asked[seat.index()].since == seq).collect();
                    self.clocks.begin_anew(anew, at);
                    if was_asked {
                        self.clocks.moved(*seat, self.pending, at);
                    } else {
                        self.clocks.ask(self.pending, at);
                    }
                    self.clocked_at = at;
                }
                if let Some(told) = told {
                    what = Some(What::Moved { seat: *seat, by: *by, told });
                }
                Changed::Position
            }
            Entry::Undone { seat, moves } => {
                // Inside one's own turn nobody is asked, so no time is won by it.
                let last = self.played.last().filter(|last| last.seat == *seat && last.plain);
                let own = last.filter(|_| *moves == 1 && self.pending.contains(*seat)).and_then(|last| last.left);
                let gone = self.take_back(*moves as usize, seq, at, catalog)?;
                if let Some(left) = own {
                    self.clocks.back_to(*seat, left);
                }
                what = Some(What::Undone { seat: *seat, gone });
                Changed::Both
            }
            Entry::TookBack { seat } => {
                quiet = self.take_back_own(*seat, seq, at, catalog)?.then_some(*seat);
                Changed::Position
            }
            Entry::Ordered { seat, orders } => {
                self.set_orders(*seat, orders);
                self.quiet.add(seq, *seat);
                return Ok(Changed::Nothing);
            }
            Entry::Paused { .. } => {
                self.set_phase(Phase::Paused);
                self.clocks.pause(at);
                self.clocked_at = at;
                Changed::Position
            }
            Entry::Resumed { .. } => {
                self.set_phase(Phase::Playing);
                self.clocks.resume(self.pending, at);
                self.clocked_at = at;
                Changed::Position
            }
            Entry::TakenOver { seat, bot, .. } => {
                self.seats[seat.index()].stand_in = Some(bot.clone());
                Changed::Seats
            }
            Entry::HandedBack { seat } => {
                self.seats[seat.index()].stand_in = None;
                Changed::Seats
            }
            Entry::Resigned { seat } => {
                self.seats[seat.index()].resigned = true;
                Changed::Seats
            }
            Entry::TimedOut { seat } => {
                self.clocks.run_out(*seat);
                self.clocked_at = at;
                self.asked[seat.index()].since = seq;
                match self.created.timeout {
                    Timeout::Forfeit => self.seats[seat.index()].resigned = true,
                    Timeout::BotPlays => self.seats[seat.index()].out_of_time = true,
                    Timeout::DefaultMove => {}
                }
                Changed::Both
            }
            Entry::ClocksResumed => {
                let in_time = |seat: &Seat| !self.seats[seat.index()].out_of_time;
                self.clocks.server_returned(self.pending.iter().filter(in_time).collect(), at);
                self.clocked_at = at;
                Changed::Position
            }
            Entry::Chat { user, name, seat, text } => {
                if self.chat.len() == CHAT_KEPT {
                    self.chat.pop_front();
                }
                let (user, name, text) = (user.clone(), name.clone(), text.clone());
                self.chat.push_back(ChatLine { seq, at, user, name, seat: *seat, text });
                self.shown_at = at;
                return Ok(Changed::Nothing);
            }
            Entry::ChatPolicy { policy } => {
                self.chat_policy = *policy;
                Changed::Nothing
            }
            Entry::Ended { how, ranks, outcome, .. } => {
                self.phase = Phase::Over;
                self.pending = SeatSet::NONE;
                self.orders.iter_mut().for_each(Vec::clear);
                self.clocks.pause(at);
                self.ending = Some(Ending {
                    how: *how,
                    ranks: ranks.clone(),
                    outcome: outcome.clone(),
                    // Others still play the deal of the day; the record has it when the day is over.
                    seed: if self.created.daily.is_some() { String::new() } else { self.created.seed.clone() },
                });
                Changed::Position
            }
            Entry::Rematch { table } => {
                self.rematch = Some(table.clone());
                self.shown_at = at;
                return Ok(Changed::Nothing);
            }
        };
        match quiet {
            Some(seat) => self.quiet.add(seq, seat),
            None => (self.shown_at, self.public_seq) = (at, seq),
        }
        self.log.push(Logged { seq, at, what: what.unwrap_or(What::Plain(entry)) });
        Ok(changed)
    }

    fn set_phase(&mut self, phase: Phase) {
        if self.phase != Phase::Frozen {
            self.phase = phase;
        }
    }

    pub fn is_ready(&self) -> bool {
        self.phase == Phase::Open
            && self.seats.iter().all(|sitter| sitter.kind() != SeatKind::Open && sitter.word.is_some())
    }

    fn start(&mut self, seq: Seq, at: UnixMs, catalog: &Catalog) -> Result<Option<Told>, String> {
        if self.frozen.is_some() {
            return Ok(None);
        }
        let game = catalog.game(&self.created.game).map_err(|refused| refused.message)?;
        let words = self.seats.iter().map(|sitter| sitter.word.clone().unwrap_or_default()).collect();
        let seed = Seed::new(self.created.seed.clone(), words).map_err(|error| error.to_string())?;
        let opened = game.start(self.created.seats, &self.created.options, seed).map_err(|refused| refused.message)?;
        let mut game = opened.game;
        game.name_seats(self.seats.iter().map(|sitter| sitter.name.clone()).collect());
        game.commit();
        self.game = Some(game);
        self.phase = Phase::Playing;
        self.look_around(seq, None);
        self.clocks.ask(self.pending, at);
        self.clocked_at = at;
        Ok(Some(opened.told))
    }

    /// Asks the game anew who is to do what, and notes for whom that is a new question. True where anybody but `mover` can tell that
    /// something has changed.
    pub(super) fn look_around(&mut self, seq: Seq, mover: Option<Seat>) -> bool {
        let Some(game) = &self.game else { return true };
        let (pending, before) = (game.pending(), self.pending);
        // As long as nobody but the mover comes or goes, the others may still be at what they were at.
        let goes_on = mover.is_some_and(|mover| pending.without(mover) == before.without(mover));
        let mut seen = pending != before;
        for (asked, seat) in self.asked.iter_mut().zip(Seat::all(self.created.seats)) {
            let (moves, question) = (game.moves(seat).unwrap_or_default(), game.question(seat));
            let own = mover.is_none_or(|mover| mover == seat);
            let newly = pending.contains(seat) && !(goes_on && before.contains(seat));
            let anew = own || newly || question != asked.question;
            if anew || moves != asked.moves {
                let since = |mv: &String| {
                    let old = asked.moves.iter().position(|listed| listed == mv).filter(|_| !anew);
                    old.map_or(seq, |at| asked.listed[at])
                };
                let listed = moves.iter().map(since).collect();
                let since = if anew { seq } else { asked.since };
                *asked = Asked { moves, listed, since, changed: seq, question };
                seen |= !own;
            }
        }
        self.pending = pending;
        self.heed_orders();
        seen
    }

    /// Whether the seat's newest move is one that nobody else knows of.
    pub fn newest_is_quiet(&self, seat: Seat) -> bool {
        self.played.iter().rev().find(|played| played.seat == seat).is_some_and(|played| played.quiet)
    }

    /// Whether the seat is in the middle of a decision of which nobody else has seen a step.
    pub fn is_in_steps(&self, seat: Seat) -> bool {
        self.phase == Phase::Playing && self.pending.contains(seat) && self.newest_is_quiet(seat)
    }

    /// Whether the seat would no longer be asked after this move.
    pub fn is_done_by(&self, seat: Seat, mv: &str) -> bool {
        let Some(mut after) = self.game.as_ref().map(|game| game.duplicate()) else { return true };
        after.play(seat, mv).is_err() || !after.pending().contains(seat)
    }

    pub fn held_by(&self, users: &[String]) -> SeatSet {
        let held = self
            .seats
            .iter()
            .zip(0..)
            .filter(|(sitter, _)| sitter.user.as_ref().is_some_and(|user| users.contains(user)));
        held.map(|(_, seat)| Seat(seat)).collect()
    }

    /// The entry that ends the game, if it has come to its end by the rules or because only one side is left.
    pub fn end(&self, resigned: Option<(Seat, EndedHow)>) -> Option<Entry> {
        let game = self.game.as_ref()?;
        if let Some(outcome) = game.outcome() {
            let mut ranks = outcome.ranks.values().to_vec();
            self.rank_resigned_last(&mut ranks, None);
            let events = game.record().events;
            return Some(Entry::Ended { how: EndedHow::Rules, ranks, outcome: Some(outcome), events });
        }
        let (last, how) = resigned?;
        let left = self.seats.iter().zip(0..).filter(|(sitter, seat)| !sitter.resigned && Seat(*seat) != last).count();
        if left > 1 {
            return None;
        }
        let mut ranks = vec![1; self.seats.len()];
        self.rank_resigned_last(&mut ranks, Some(last));
        Some(Entry::Ended { how, ranks, outcome: None, events: None })
    }

    /// Who resigned ranks behind everybody who did not; among themselves they share the last place.
    fn rank_resigned_last(&self, ranks: &mut [u8], also: Option<Seat>) {
        let resigned = |seat: usize| self.seats[seat].resigned || also.is_some_and(|also| also.index() == seat);
        let stayed = (0..ranks.len()).filter(|seat| !resigned(*seat)).count() as u8;
        let before = ranks.to_vec();
        for seat in 0..ranks.len() {
            ranks[seat] = if resigned(seat) {
                stayed + 1
            } else {
                1 + (0..before.len()).filter(|other| !resigned(*other) && before[*other] < before[seat]).count() as u8
            };
        }
    }
}

impl Entry {
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Seated { seat, .. }
            | Entry::Stood { seat }
            | Entry::Word { seat, .. }
            | Entry::Moved { seat, .. }
            | Entry::Undone { seat, .. }
            | Entry::TookBack { seat }
            | Entry::Ordered { seat, .. }
            | Entry::Paused { seat }
            | Entry::Resumed { seat }
            | Entry::TakenOver { seat, .. }
            | Entry::HandedBack { seat }
            | Entry::Resigned { seat }
            | Entry::TimedOut { seat } => Some(*seat),
            _ => None,
        }
    }
}
