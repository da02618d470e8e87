//! Bots against each other: every bot has every seat, every seating gets the same luck, and all results have confidence
//! intervals.
//!
//! `entrant` and `engine` are who plays, `play` plays one game, `journal` is the file from which an interrupted arena
//! continues, `tally` counts the results, `rating` computes Elo ratings.

mod engine;
mod entrant;
mod journal;
pub(crate) mod play;
mod rating;
pub(crate) mod tally;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use hustings_bots::{Budget, ChoiceError};
use hustings_catalog::{Catalog, EachGame, Refused, each_game, read_start};
use hustings_core::CompleteGame;
use rayon::prelude::*;
use serde_json::Value;

pub use engine::Engine;
pub use entrant::Entrant;
use journal::{Header, Journal};
pub use play::Played;
pub use tally::{Bar, Forfeits, Lengths, Results, Score, Split};

/// What to play: bots, game options, number of games.
#[derive(Debug, Clone)]
pub struct Arena {
    /// If there is only one, it takes every seat: then the game is measured, not the bot.
    pub bots: Vec<Entrant>,
    /// Rounded up to whole rounds, in which every bot has every seat once.
    pub games: u32,
    /// For bots whose spec has no budget.
    pub budget: Budget,
    /// By default the smallest number that seats all bots, or else the largest. With more seats than bots, bots take
    /// several; with fewer, they take turns.
    pub seats: Option<u8>,
    pub options: Value,
    pub seed: String,
    /// By default all cores. Results do not depend on it, unless a bot's budget is a time.
    pub threads: Option<usize>,
    /// Every finished game is written there, and games that are already there are not played again.
    pub file: Option<PathBuf>,
}

/// Follows the progress of an arena, from any thread.
pub trait Watcher: Sync {
    /// Called before the first game with the number of games, and how many of them the file already has.
    fn begin(&self, _games: u32, _known: u32) {}
    /// Called after every game.
    fn tick(&self) {}
    /// Whether to stop: running games are finished, no others are started.
    fn enough(&self) -> bool {
        false
    }
}

/// A watcher that does nothing.
impl Watcher for () {}

/// Why an arena has no results.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    #[error("an arena needs at least one bot; name two or more to compare them, such as mcts,random")]
    TooFewBots,
    #[error("{bots} bots need at least as many teams, and there are only {teams}: each team is played by one bot")]
    TooFewTeams { bots: usize, teams: usize },
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error("{0}")]
    BadBot(String),
    #[error(
        "`exec:{0}` is no command; after `exec:` comes a program with its arguments, such as exec:python my_bot.py"
    )]
    BadCommand(String),
    #[error("{bot}: {why}")]
    Choice { bot: String, why: ChoiceError },
    #[error("the worker threads cannot be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    #[error("{}: {why}", file.display())]
    File { file: PathBuf, why: std::io::Error },
    #[error("{} holds another arena, with {what} `{found}` instead of `{expected}`; use another file", file.display())]
    OtherArena { file: PathBuf, what: &'static str, found: String, expected: String },
    #[error("{}:{line}: {why}", file.display())]
    BadLine { file: PathBuf, line: usize, why: String },
    #[error(
        "a game was not over after {0} moves, the most this game's rules allow: these components let it go on for ever"
    )]
    Endless(u32),
    #[error("stopped before the first round was finished")]
    Stopped,
}

/// Plays an arena of the game with this name.
pub fn run(game: &str, arena: &Arena, watcher: &impl Watcher) -> Result<Results, ArenaError> {
    let mut visit = Visit { game: Catalog::standard().game(game)?.info().name, arena, watcher, results: None };
    each_game(&mut visit);
    visit.results.expect("the catalog knows the game")
}

struct Visit<'a, W> {
    game: &'a str,
    arena: &'a Arena,
    watcher: &'a W,
    results: Option<Result<Results, ArenaError>>,
}

impl<W: Watcher> EachGame for Visit<'_, W> {
    fn each<G: CompleteGame>(&mut self) {
        if G::INFO.name == self.game {
            self.results = Some(contest::<G>(self.arena, self.watcher));
        }
    }
}

impl Arena {
    /// The number of games, in whole rounds.
    pub fn rounded(&self) -> u32 {
        self.games.max(1).next_multiple_of(self.round())
    }

    /// The number of games in a round: after it each bot has had every seat equally often.
    fn round(&self) -> u32 {
        self.bots.len().max(1) as u32
    }

    /// How many games run at the same time: never more than there are cores if a budget is a time, because two searches
    /// on one core would each get half of it.
    pub fn workers(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let asked = self.threads.unwrap_or(cores).max(1);
        let timed = self.bots.iter().any(|bot| bot.time(self.budget).is_some());
        if timed { asked.min(cores) } else { asked }
    }
}

/// Plays an arena of one game.
pub fn contest<G: CompleteGame>(arena: &Arena, watcher: &impl Watcher) -> Result<Results, ArenaError> {
    let bots = arena.bots.len();
    if bots == 0 {
        return Err(ArenaError::TooFewBots);
    }
    let start = read_start::<G>(arena.seats.unwrap_or_else(|| default_seats::<G>(bots)), &arena.options)?;
    let sides = play::sides(&start);
    if sides.len() < bots && sides.len() < usize::from(start.seats()) {
        return Err(ArenaError::TooFewTeams { bots, teams: sides.len() });
    }
    let (journal, known) = match &arena.file {
        Some(file) => Journal::open(file, &Header::of(&start, arena))?,
        None => (Journal::nowhere(), Vec::new()),
    };
    let games = arena.rounded();
    let known_numbers: HashSet<u32> = known.iter().map(|game| game.number).collect();
    let missing: Vec<u32> = (0..games).filter(|number| !known_numbers.contains(number)).collect();
    watcher.begin(games, games - missing.len() as u32);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arena.workers()).build()?;
    let failed = AtomicBool::new(false);
    let fresh: Result<Vec<Option<Played>>, ArenaError> = pool.install(|| {
        let one = |number| {
            if watcher.enough() || failed.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let played =
                play::game(&start, &sides, arena, number).and_then(|game| journal.append(&game).map(|()| game));
            failed.fetch_or(played.is_err(), Ordering::Relaxed);
            watcher.tick();
            played.map(Some)
        };
        // Games are handed out one at a time, because one can take a hundred times as long as another.
        missing.into_par_iter().with_max_len(1).map(one).collect()
    });
    let mut played: Vec<Played> = known.into_iter().chain(fresh?.into_iter().flatten()).collect();
    played.sort_by_key(|game| game.number);
    played.dedup_by_key(|game| game.number);
    tally::keep_whole_rounds(&mut played, arena.round());
    if played.is_empty() {
        return Err(ArenaError::Stopped);
    }
    Ok(tally::results(&start, arena, &played))
}

/// The smallest number of seats for these bots, from two on, or else the largest.
fn default_seats<G: CompleteGame>(bots: usize) -> u8 {
    let seats = || G::INFO.seats.iter().copied();
    let fitting = seats().filter(|seats| usize::from(*seats) >= bots.max(2)).min();
    fitting.or(seats().max()).unwrap_or(2)
}
