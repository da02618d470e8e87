//! Bots against each other: every seating gets the same luck, every bot sits everywhere, and the answer comes with its doubt.
//!
//! `play` is one game, `journal` the file that lets an arena go on where it was interrupted, `tally` what came out, `rating`
//! who is how much better.

mod journal;
mod play;
mod rating;
mod tally;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use hustings_bots::{Budget, NoChoice, Spec};
use hustings_catalog::{Catalog, EachGame, Refused, each_game, read_start};
use hustings_core::Game;
use rayon::prelude::*;
use serde_json::Value;

use journal::{Header, Journal};
pub use play::Played;
pub use tally::{Bar, Lengths, Results, Score, Split};

/// Who plays what, how often.
#[derive(Debug, Clone)]
pub struct Arena {
    /// One alone sits everywhere: then it is the game that is measured, not the bot.
    pub bots: Vec<Spec>,
    /// At least so many: rounded up to whole rounds, in which every bot sits everywhere once.
    pub games: u32,
    /// For bots that name none.
    pub budget: Budget,
    /// The smallest table that seats all bots without it, or the largest there is. With more seats than bots, bots take several;
    /// with fewer, they take turns.
    pub seats: Option<u8>,
    pub options: Value,
    pub seed: String,
    /// All cores without it. Results do not depend on it, unless a bot's budget is a time.
    pub threads: Option<usize>,
    /// Every game is written there as it ends, and what is there already is not played again.
    pub file: Option<PathBuf>,
}

/// Whoever follows an arena, from any thread.
pub trait Watcher: Sync {
    /// Before the first game: how many there are, and how many of them were read from the file.
    fn begin(&self, _games: u32, _known: u32) {}
    /// After every game.
    fn tick(&self) {}
    /// Whether to stop: games that run are finished, no others begun.
    fn enough(&self) -> bool {
        false
    }
}

/// Nobody.
impl Watcher for () {}

/// Why no game was played, or not to the end.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    #[error("an arena needs a bot at least; name two or more to compare them, such as mcts,random")]
    TooFewBots,
    #[error("{teams} teams are too few for {bots} bots: a team is played by one bot")]
    TooFewTeams { bots: usize, teams: usize },
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error("{bot}: {why}")]
    NoChoice { bot: String, why: NoChoice },
    #[error("the worker threads cannot be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    #[error("{}: {why}", file.display())]
    File { file: PathBuf, why: std::io::Error },
    #[error("{} holds another arena: its {what} is {found}, here it is {expected}; name another file", file.display())]
    OtherArena { file: PathBuf, what: &'static str, found: String, expected: String },
    #[error("{}:{line}: {why}", file.display())]
    BadLine { file: PathBuf, line: usize, why: String },
    #[error("stopped before a single round was over")]
    Stopped,
}

/// Plays an arena of the catalog's game `game`.
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
    fn each<G: Game>(&mut self) {
        if G::INFO.name == self.game {
            self.results = Some(contest::<G>(self.arena, self.watcher));
        }
    }
}

impl Arena {
    /// How many games will be played.
    pub fn rounded(&self) -> u32 {
        self.games.max(1).next_multiple_of(self.round())
    }

    /// How many games make a round: each bot has then sat everywhere equally often.
    fn round(&self) -> u32 {
        self.bots.len().max(1) as u32
    }

    /// How many games run side by side. Two searches on one core would each get half the time they were promised, so
    /// there are never more than cores where time is the budget.
    pub fn workers(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let asked = self.threads.unwrap_or(cores).max(1);
        let timed = self.bots.iter().any(|bot| bot.time(self.budget).is_some());
        if timed { asked.min(cores) } else { asked }
    }
}

/// Plays an arena of one game whose types are known.
pub fn contest<G: Game>(arena: &Arena, watcher: &impl Watcher) -> Result<Results, ArenaError> {
    let bots = arena.bots.len();
    if bots == 0 {
        return Err(ArenaError::TooFewBots);
    }
    let start = read_start::<G>(arena.seats.unwrap_or_else(|| table_for::<G>(bots)), &arena.options)?;
    let sides = play::sides(&start);
    if sides.len() < bots && sides.len() < usize::from(start.seats()) {
        return Err(ArenaError::TooFewTeams { bots, teams: sides.len() });
    }
    let (journal, known) = match &arena.file {
        Some(file) => Journal::open(file, &Header::of(&start, arena))?,
        None => (Journal::nowhere(), Vec::new()),
    };
    let games = arena.rounded();
    let there: HashSet<u32> = known.iter().map(|game| game.number).collect();
    let missing: Vec<u32> = (0..games).filter(|number| !there.contains(number)).collect();
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
        // One at a time to whoever is free: a game may take a hundred times as long as another.
        missing.into_par_iter().with_max_len(1).map(one).collect()
    });
    let mut played: Vec<Played> = known.into_iter().chain(fresh?.into_iter().flatten()).collect();
    played.sort_by_key(|game| game.number);
    played.dedup_by_key(|game| game.number);
    tally::whole_rounds(&mut played, arena.round());
    if played.is_empty() {
        return Err(ArenaError::Stopped);
    }
    Ok(tally::results(&start, arena, &played))
}

/// The smallest table that seats so many, or the largest there is; one bot alone sits where most people sit down, at two.
fn table_for<G: Game>(bots: usize) -> u8 {
    let seats = || G::INFO.seats.iter().copied();
    let fitting = seats().filter(|seats| usize::from(*seats) >= bots.max(2)).min();
    fitting.or(seats().max()).unwrap_or(2)
}
