//! A game played in this terminal: the match, who plays which seat, and the moves made so far.

use hustings_bots::{Roster, SearchSettings, Spec};
use hustings_catalog::{AnyGame, AnyMatch, Code, Events, Refused};
use hustings_core::{OrderAnswer, Rule, Seat, Seed, Viewer, say};
use hustings_words::{self as words, Names};
use serde_json::Value;

use super::bot_task::BotTask;
use super::players::Player;
use crate::random_seed::random_seed;
use crate::result;
use crate::says::says;

/// A move that was made, its events, and the match before it.
struct Made {
    seat: Seat,
    told: Events,
    before: Box<dyn AnyMatch>,
}

/// A standing order.
struct Order {
    name: &'static str,
    /// Whether it has been in force. An order given too early ("until my turn", during that turn) does not expire before it was.
    begun: bool,
}

/// A line of the log: a sentence and its rule.
pub struct LogLine {
    pub says: String,
    pub rule: Rule,
}

pub struct LocalGame {
    game: Box<dyn AnyMatch>,
    players: Vec<Player>,
    setup: Events,
    made: Vec<Made>,
    /// The bots' luck is derived from it too: with the same seed and budget in nodes they repeat their moves.
    seed: String,
    /// The standing order of each seat.
    orders: Vec<Option<Order>>,
}

impl LocalGame {
    /// Sets up a game; without a seed it takes a random one.
    pub fn new(
        game: &dyn AnyGame,
        players: Vec<Player>,
        options: &Value,
        seed: Option<&str>,
    ) -> Result<LocalGame, Refused> {
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let seed = seed.map_or_else(random_seed, str::to_owned);
        let source = Seed::new(seed.clone(), Vec::new())
            .map_err(|error| Refused::new(Code::BadSeed, say!("bad-seed", why = error.to_string())))?;
        let mut opened = game.start(seats, options, source)?;
        let alone = players.iter().filter(|player| **player == Player::Human).count() == 1;
        let named = players.iter().zip(Seat::all(seats));
        opened.game.name_seats(named.map(|(player, seat)| player.name(game.info().name, seat, alone)).collect());
        let orders = players.iter().map(|_| None).collect();
        Ok(LocalGame { game: opened.game, players, setup: opened.told, made: Vec::new(), seed, orders })
    }

    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    pub fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    pub fn players(&self) -> &[Player] {
        &self.players
    }

    pub fn humans(&self) -> Vec<Seat> {
        Seat::all(self.game.seats()).filter(|seat| self.player(*seat) == Player::Human).collect()
    }

    /// Lets a person decide for a seat from now on.
    pub fn hand_over(&mut self, seat: Seat) {
        self.players[seat.index()] = Player::Human;
    }

    /// The seat to move. Where several are pending, people come first, so that nobody waits for a bot.
    pub fn to_move(&self) -> Option<Seat> {
        let pending = self.game.pending();
        pending.iter().find(|seat| self.player(*seat) == Player::Human).or(pending.first())
    }

    /// The person whose turn it is.
    pub fn human_to_move(&self) -> Option<Seat> {
        self.to_move().filter(|seat| self.player(*seat) == Player::Human)
    }

    /// The person who may act now: the one whose turn it is, or else one with a legal move out of turn.
    pub fn human_who_can_act(&self) -> Option<Seat> {
        let can_act = |seat: &Seat| self.game.moves(*seat).is_ok_and(|moves| !moves.is_empty());
        let out_of_turn = || self.humans().into_iter().find(can_act).filter(|_| !self.needs_curtain());
        self.human_to_move().or_else(out_of_turn)
    }

    /// Whether people at this keyboard have secrets from each other, so that the screen is hidden between their turns.
    pub fn needs_curtain(&self) -> bool {
        self.game.info().secrets && self.humans().len() > 1
    }

    /// Who looks at the screen.
    pub fn viewer(&self) -> Viewer {
        if self.game.outcome().is_some() {
            return Viewer::Everything;
        }
        let human = self.human_to_move();
        let seat = if self.needs_curtain() { human } else { human.or(self.humans().first().copied()) };
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        let before = self.game.duplicate();
        let told = self.game.play(seat, text)?;
        self.made.push(Made { seat, told, before });
        Ok(())
    }

    /// Gives `seat` the next of the game's standing orders, or none after the last, and describes it. `None` where the game has no
    /// orders.
    pub fn next_order(&mut self, seat: Seat) -> Option<String> {
        let known = self.game.info().orders;
        let current = self.orders[seat.index()].as_ref();
        let next = current.and_then(|order| known.iter().position(|one| one.name == order.name)).map_or(0, |at| at + 1);
        self.orders[seat.index()] = known.get(next).map(|order| Order { name: order.name, begun: false });
        known.first()?;
        let own = || says(&say!("terminal-own-answers"));
        Some(known.get(next).map_or_else(own, |order| words::order(self.game.info(), order)))
    }

    /// Plays the moves of people's standing orders, and drops orders that have expired.
    pub fn follow_orders(&mut self) {
        loop {
            for (order, seat) in self.orders.iter_mut().zip(Seat::all(self.game.seats())) {
                let Some(Order { name, begun }) = order else { continue };
                let expired = self.game.follow(seat, name) == OrderAnswer::Expired;
                *begun |= !expired;
                if expired && *begun {
                    *order = None;
                }
            }
            let ordered = self.human_to_move().and_then(|seat| Some((seat, self.orders[seat.index()].as_ref()?.name)));
            let Some((seat, order)) = ordered else { return };
            let OrderAnswer::Plays(mv) = self.game.follow(seat, order) else { return };
            if self.play(seat, &mv).is_err() {
                return;
            }
        }
    }

    /// Lets every bot that is not pending make a move out of turn, if it finds one worth making.
    pub fn play_out_of_turn(&mut self, roster: &Roster) {
        for seat in Seat::all(self.game.seats()) {
            let may = !self.game.pending().contains(seat) && self.game.moves(seat).is_ok_and(|moves| !moves.is_empty());
            if may
                && let Some(task) = self.bot_task(seat)
                && let Some(mv) = task.out_of_turn(roster)
            {
                // A refused move out of turn changes nothing.
                let _ = self.play(seat, &mv);
            }
        }
    }

    /// Goes back to before the last move of a person, or says in a sentence why not.
    pub fn take_back(&mut self) -> Result<(), String> {
        let last = self.made.iter().rposition(|made| self.player(made.seat) == Player::Human);
        let Some(last) = last else {
            return Err(says(&say!("terminal-no-undo")));
        };
        if !self.made[last..].iter().all(|made| made.told.can_be_taken_back()) {
            return Err(says(&say!("terminal-undo-luck")));
        }
        self.made.truncate(last + 1);
        if let Some(made) = self.made.pop() {
            self.game = made.before;
        }
        Ok(())
    }

    /// The task of the bot on `seat`; `None` where a person sits there.
    pub fn bot_task(&self, seat: Seat) -> Option<BotTask> {
        let Player::Bot(spec) = self.player(seat) else { return None };
        self.task(seat, spec)
    }

    /// The task of a bot that gives the person on `seat` a hint.
    pub fn hint_task(&self, seat: Seat) -> Option<BotTask> {
        self.task(seat, Spec::Minimax(SearchSettings::default()))
    }

    fn task(&self, seat: Seat, spec: Spec) -> Option<BotTask> {
        let seed = format!("seat {seat}, move {} of {}", self.moves_made(), self.seed);
        BotTask::new(&*self.game, seat, spec, &seed)
    }

    /// The events of the setup that `viewer` may know.
    pub fn setup_log(&self, viewer: Viewer) -> Vec<LogLine> {
        self.lines(&self.setup, viewer).collect()
    }

    /// The events after the first `moves` moves that `viewer` may know.
    pub fn log_since(&self, moves: usize, viewer: Viewer) -> Vec<LogLine> {
        self.made.iter().skip(moves).flat_map(|made| self.lines(&made.told, viewer)).collect()
    }

    /// How many moves `viewer` knows of. Moves of which it was told nothing do not count, since their number is a secret too.
    pub fn moves_known(&self, viewer: Viewer) -> usize {
        self.made.iter().filter(|made| made.told.is_told_to(viewer)).count()
    }

    /// The latest events that `viewer` may know, at least `least` of them if there are as many; the events of the setup come first.
    /// What is not shown is not put into words: the log is drawn many times a second.
    pub fn latest_log(&self, viewer: Viewer, least: usize) -> Vec<LogLine> {
        let mut moves = Vec::new();
        let mut lines = 0;
        for told in self.made.iter().rev().map(|made| &made.told).chain([&self.setup]) {
            if lines >= least {
                break;
            }
            let news: Vec<_> = self.lines(told, viewer).collect();
            lines += news.len();
            moves.push(news);
        }
        moves.into_iter().rev().flatten().collect()
    }

    pub fn moves_made(&self) -> usize {
        self.made.len()
    }

    /// `you, seat 0` or `mcts, seat 1`.
    pub fn label(&self, seat: Seat) -> String {
        let number = seat.0;
        says(&match self.player(seat) {
            Player::Human if self.humans().len() == 1 => say!("terminal-you-at", seat = number),
            _ => say!("terminal-at", name = self.called(seat), seat = number),
        })
    }

    /// `you` or `mcts`.
    pub fn called(&self, seat: Seat) -> String {
        match self.player(seat) {
            Player::Human if self.humans().len() == 1 => says(&say!("you")),
            player => player.name(self.game.info().name, seat, false),
        }
    }

    /// The only person at the keyboard is "you" even when the game is over and everybody sees everything.
    fn lines(&self, told: &Events, viewer: Viewer) -> impl Iterator<Item = LogLine> + use<> {
        let alone = || self.humans().first().copied().filter(|_| self.humans().len() == 1);
        let names = Names { seats: self.game.names().to_vec(), you: viewer.seat().or_else(alone) };
        let said = told.sentences(viewer, self.game.wording(), &names);
        said.into_iter().map(|(says, rule)| LogLine { says, rule })
    }

    /// The result as a sentence, once there is one.
    pub fn result(&self) -> Option<String> {
        let names = self.game.record().names;
        self.game.outcome().map(|outcome| result::sentence(&outcome, self.game.wording(), &names))
    }

    /// Writes the record to a new file, `GAME-1.txt` or the next free number, and returns its name.
    pub fn save(&self) -> std::io::Result<String> {
        use std::io::Write as _;
        let name = self.game.info().name;
        let mut number = 1;
        loop {
            let path = format!("{name}-{number}.txt");
            match std::fs::File::create_new(&path) {
                Ok(mut file) => {
                    file.write_all(self.game.record().to_string().as_bytes())?;
                    file.sync_all()?;
                    return Ok(path);
                }
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }
}
