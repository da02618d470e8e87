//! A game on the terminal: who plays which seat, what happened, and the way back.

use hustings_bots::{Advice, Budget, Question, Roster, Scene, Search, Spec, characters};
use hustings_catalog::{AnyGame, AnyMatch, Code, Refused, Told};
use hustings_core::{Luck, Obeyed, Rule, Seat, Seed, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::time::Duration;

use crate::{chance, result};

/// How long a bot thinks about a move where its name does not say.
const PATIENCE: Budget = Budget::Time(Duration::from_millis(800));

/// Who decides for a seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Player {
    Human,
    Bot(Spec),
}

/// `me,mcts:ms=500`: one for each seat.
pub fn read_players(game: &str, text: &str) -> anyhow::Result<Vec<Player>> {
    let read = |name: &str| match name.trim() {
        "me" => Ok(Player::Human),
        bot => Ok(Player::Bot(characters::read(game, bot).map_err(|error| anyhow::anyhow!("{error}; `me` is you"))?)),
    };
    text.split(',').map(read).collect()
}

/// A character's name, or the search behind a bot that has none.
fn called(game: &str, spec: &Spec) -> String {
    characters::of(game).find(|character| character.spec == *spec).map_or(spec.to_string(), |one| one.name.clone())
}

/// You against as many bots as the smallest table needs.
pub fn usual_players(seats: &[u8]) -> Vec<Player> {
    let seats = seats.iter().copied().find(|seats| *seats >= 2).or(seats.first().copied()).unwrap_or(2);
    let bot = "mcts".parse().map_or(Player::Human, Player::Bot);
    Seat::all(seats).map(|seat| if seat == Seat(0) { Player::Human } else { bot }).collect()
}

/// One move that was made.
struct Turn {
    seat: Seat,
    told: Told,
    before: Box<dyn AnyMatch>,
}

/// A standing order, and whether it has been in force.
struct Order {
    name: &'static str,
    begun: bool,
}

/// What a bot is asked, ready to be carried into another thread: its seat's view and nothing more.
pub struct Thought {
    game: &'static str,
    seats: u8,
    options: Value,
    view: Box<RawValue>,
    seat: Seat,
    spec: Spec,
    seed: u64,
}

impl Thought {
    pub fn decide(&self, roster: &Roster) -> Result<String, String> {
        roster.choose(&self.question()).map(|decision| decision.mv).map_err(|error| error.to_string())
    }

    /// A move out of turn, if the bot finds one worth making.
    fn volunteer(&self, roster: &Roster) -> Option<String> {
        roster.unasked(&self.question()).ok().flatten()
    }

    /// What a strong player would do in the seat's place.
    pub fn advise(&self, roster: &Roster) -> Result<Advice<String>, String> {
        roster.advise(&self.scene(), self.seat, None).map_err(|error| error.to_string())
    }

    fn question(&self) -> Question<'_> {
        Question { scene: self.scene(), seat: self.seat, spec: &self.spec }
    }

    fn scene(&self) -> Scene<'_> {
        let Thought { game, seats, options, view, seed, .. } = self;
        Scene { game, seats: *seats, options, view: view.get(), budget: PATIENCE, seed: *seed }
    }
}

/// A line of the log: a sentence and the rule behind it.
pub struct LogLine {
    pub says: String,
    pub rule: Rule,
}

pub struct Table {
    game: Box<dyn AnyMatch>,
    players: Vec<Player>,
    setup: Told,
    turns: Vec<Turn>,
    /// The bots' luck comes from it by a hash: with the same seed, the same game is answered by the same moves.
    seed: String,
    /// By seat: the standing order that answers for it.
    orders: Vec<Option<Order>>,
}

impl Table {
    /// Sets up; without a seed it takes one nobody chose.
    pub fn new(
        game: &dyn AnyGame,
        players: Vec<Player>,
        options: &Value,
        seed: Option<&str>,
    ) -> Result<Table, Refused> {
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let seed = seed.map_or_else(chance::seed, str::to_owned);
        let source =
            Seed::new(seed.clone(), Vec::new()).map_err(|error| Refused::new(Code::BadSeed, error.to_string()))?;
        let mut opened = game.start(seats, options, source)?;
        let name = |player: &Player| match player {
            Player::Human => "me".to_owned(),
            Player::Bot(spec) => called(game.info().name, spec),
        };
        opened.game.name_seats(players.iter().map(name).collect());
        let orders = players.iter().map(|_| None).collect();
        Ok(Table { game: opened.game, players, setup: opened.told, turns: Vec::new(), seed, orders })
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

    /// Whom we wait for. Where several decide at once people come first, so that nobody waits for a bot.
    pub fn to_move(&self) -> Option<Seat> {
        let pending = self.game.pending();
        pending.iter().find(|seat| self.player(*seat) == Player::Human).or(pending.first())
    }

    /// The person who is asked now.
    pub fn asked(&self) -> Option<Seat> {
        self.to_move().filter(|seat| self.player(*seat) == Player::Human)
    }

    /// Who at this keyboard may do something now: the one who is asked, or somebody with a move out of turn.
    pub fn acting(&self) -> Option<Seat> {
        let speaks = |seat: &Seat| self.game.moves(*seat).is_ok_and(|moves| !moves.is_empty());
        let out_of_turn = || self.humans().into_iter().find(speaks).filter(|_| !self.needs_curtain());
        self.asked().or_else(out_of_turn)
    }

    /// Whether people at this keyboard have secrets from each other.
    pub fn needs_curtain(&self) -> bool {
        self.game.info().secrets && self.humans().len() > 1
    }

    /// Whose eyes the screen is for.
    pub fn viewer(&self) -> Viewer {
        if self.game.outcome().is_some() {
            return Viewer::Everything;
        }
        let seat = if self.needs_curtain() { self.asked() } else { self.asked().or(self.humans().first().copied()) };
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        let before = self.game.duplicate();
        let told = self.game.play(seat, text)?;
        self.turns.push(Turn { seat, told, before });
        Ok(())
    }

    /// The next of the game's standing orders for `seat`, or none after the last; says what stands. Nothing where the game has none.
    pub fn next_order(&mut self, seat: Seat) -> Option<&'static str> {
        let known = self.game.info().orders;
        let stands = self.orders[seat.index()].as_ref();
        let next = stands.and_then(|order| known.iter().position(|one| one.name == order.name)).map_or(0, |at| at + 1);
        self.orders[seat.index()] = known.get(next).map(|order| Order { name: order.name, begun: false });
        known.first()?;
        Some(known.get(next).map_or("You answer for yourself.", |order| order.about))
    }

    /// Plays what the people at this keyboard have left word to answer, and forgets what has run out.
    pub fn obey_orders(&mut self) {
        loop {
            for (order, seat) in self.orders.iter_mut().zip(Seat::all(self.game.seats())) {
                let Some(Order { name, begun }) = order else { continue };
                let done = self.game.obey(seat, name) == Obeyed::Done;
                // One given before its time ("until my turn", in one's turn) waits for it.
                *begun |= !done;
                if done && *begun {
                    *order = None;
                }
            }
            let asked = self.asked().and_then(|seat| Some((seat, self.orders[seat.index()].as_ref()?.name)));
            let Some((seat, order)) = asked else { return };
            let Obeyed::Plays(mv) = self.game.obey(seat, order) else { return };
            if self.play(seat, &mv).is_err() {
                return;
            }
        }
    }

    /// Lets bots that nobody waits for act all the same, each once.
    pub fn hear_volunteers(&mut self, roster: &Roster) {
        for seat in Seat::all(self.game.seats()) {
            let may = !self.game.pending().contains(seat) && self.game.moves(seat).is_ok_and(|moves| !moves.is_empty());
            if may
                && let Some(thought) = self.thought(seat)
                && let Some(mv) = thought.volunteer(roster)
            {
                // A bot that errs keeps still.
                let _ = self.play(seat, &mv);
            }
        }
    }

    /// Goes back to before the last decision of a person, or says why not.
    pub fn take_back(&mut self) -> Result<(), String> {
        let last = self.turns.iter().rposition(|turn| self.player(turn.seat) == Player::Human);
        let Some(last) = last else {
            return Err("there is no move of yours to take back".to_owned());
        };
        if !self.turns[last..].iter().all(|turn| turn.told.can_be_taken_back()) {
            return Err("since then chance or a secret came to light, so it stays played".to_owned());
        }
        self.turns.truncate(last + 1);
        if let Some(turn) = self.turns.pop() {
            self.game = turn.before;
        }
        Ok(())
    }

    /// What the bot on `seat` is asked; `None` where a person sits there.
    pub fn thought(&self, seat: Seat) -> Option<Thought> {
        let Player::Bot(spec) = self.player(seat) else { return None };
        self.thought_of(seat, spec)
    }

    /// What is asked of the person on `seat`, for somebody else to think about.
    pub fn dilemma(&self, seat: Seat) -> Option<Thought> {
        self.thought_of(seat, Spec::Minimax(Search::default()))
    }

    fn thought_of(&self, seat: Seat, spec: Spec) -> Option<Thought> {
        Some(Thought {
            game: self.game.info().name,
            seats: self.game.seats(),
            options: self.game.options(),
            view: self.game.view(Viewer::Seat(seat)).ok()?,
            seat,
            spec,
            seed: Luck::from_text(&format!("seat {seat}, move {} of {}", self.made(), self.seed)).next_u64(),
        })
    }

    /// What happened while the table was set up, as `viewer` may know it.
    pub fn setup(&self, viewer: Viewer) -> Vec<LogLine> {
        lines(&self.setup, viewer).collect()
    }

    /// What happened since `turns` moves were made, as `viewer` may know it.
    pub fn told_since(&self, turns: usize, viewer: Viewer) -> Vec<LogLine> {
        self.turns.iter().skip(turns).flat_map(|turn| lines(&turn.told, viewer)).collect()
    }

    /// What `viewer` was told move by move. Moves of which it was told nothing are not among them: how many those were is a secret too.
    pub fn known_to(&self, viewer: Viewer) -> Vec<Vec<LogLine>> {
        let told = self.turns.iter().map(|turn| lines(&turn.told, viewer).collect::<Vec<_>>());
        told.filter(|lines| !lines.is_empty()).collect()
    }

    /// How many moves have been made.
    pub fn made(&self) -> usize {
        self.turns.len()
    }

    /// `you, seat 0` or `mcts, seat 1`.
    pub fn call(&self, seat: Seat) -> String {
        let me = if self.humans().len() > 1 { "player" } else { "you" };
        match self.player(seat) {
            Player::Human => format!("{me}, seat {seat}"),
            Player::Bot(spec) => format!("{}, seat {seat}", called(self.game.info().name, &spec)),
        }
    }

    /// The result as a sentence, once there is one.
    pub fn result(&self) -> Option<String> {
        let names = self.game.record().names;
        self.game.outcome().map(|outcome| result::sentence(&outcome, &names))
    }

    /// Writes the record to a new file beside others of its kind.
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

fn lines(told: &Told, viewer: Viewer) -> impl Iterator<Item = LogLine> {
    told.sentences(viewer).into_iter().map(|(says, rule)| LogLine { says, rule })
}
