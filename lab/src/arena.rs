//! Bots against each other: every seating gets the same luck, every bot sits everywhere, and the answer comes with its doubt.

use hustings_bots::{Budget, NoChoice, Player, Spec};
use hustings_catalog::{Catalog, EachGame, Refused, each_game, read_start};
use hustings_core::{Game, Luck, Outcome, PerSeat, Seat, Silent, Start, Viewer, playout};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;

use crate::{Interval, wilson};

/// Who plays what, how often.
#[derive(Debug, Clone)]
pub struct Arena {
    pub bots: Vec<Spec>,
    /// At least so many: rounded up to whole rounds, in which every bot sits everywhere once.
    pub games: u32,
    /// For bots that name none.
    pub budget: Budget,
    /// The smallest table that seats all bots without it. With more seats than bots, bots take several.
    pub seats: Option<u8>,
    pub options: Value,
    pub seed: String,
    /// All cores without it. Results do not depend on it, unless a bot's budget is a time.
    pub threads: Option<usize>,
}

/// What came out.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Results {
    pub game: &'static str,
    pub seats: u8,
    pub options: Value,
    pub seed: String,
    pub games: u32,
    pub moves_per_game: f64,
    pub bots: Vec<Score>,
}

/// How one bot did.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Score {
    pub bot: String,
    /// Games won alone, or by its own seats alone.
    pub won: u32,
    /// Games in which it shared the first place with another bot.
    pub shared: u32,
    /// Its part of all wins; who shares a win has a part of it.
    pub share: f64,
    /// 95 %, as if all games were independent of each other.
    pub interval: Interval,
    /// What it would get if all bots were equally good.
    pub fair: f64,
    /// Its part of the wins for each seat it sat on, per game sat there.
    pub by_seat: Vec<f64>,
}

/// Why no game was played, or not to the end.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    #[error("an arena needs at least two bots, such as mcts,random (the same one twice is fine)")]
    TooFewBots,
    #[error("{bots} bots do not fit: {game} seats {most} at most")]
    TooManyBots { bots: usize, game: &'static str, most: u8 },
    #[error("at {seats} seats not every one of {bots} bots finds a place")]
    TooFewSeats { bots: usize, seats: u8 },
    #[error("{teams} teams are too few for {bots} bots: a team is played by one bot")]
    TooFewTeams { bots: usize, teams: usize },
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error("{bot}: {why}")]
    NoChoice { bot: String, why: NoChoice },
    #[error("the worker threads cannot be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// Plays an arena of the catalog's game `game`. `tick` is called after every game, from any thread.
pub fn run(game: &str, arena: &Arena, tick: impl Fn() + Sync) -> Result<Results, ArenaError> {
    let mut visit = Visit { game: Catalog::standard().game(game)?.info().name, arena, tick, results: None };
    each_game(&mut visit);
    visit.results.expect("the catalog knows the game")
}

struct Visit<'a, T> {
    game: &'a str,
    arena: &'a Arena,
    tick: T,
    results: Option<Result<Results, ArenaError>>,
}

impl<T: Fn() + Sync> EachGame for Visit<'_, T> {
    fn each<G: Game>(&mut self) {
        if G::INFO.name == self.game {
            self.results = Some(contest::<G>(self.arena, &self.tick));
        }
    }
}

impl Arena {
    /// How many games will be played.
    pub fn rounded(&self) -> u32 {
        self.games.max(1).next_multiple_of(self.bots.len().max(1) as u32)
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
pub fn contest<G: Game>(arena: &Arena, tick: &(impl Fn() + Sync)) -> Result<Results, ArenaError> {
    let bots = arena.bots.len();
    if bots < 2 {
        return Err(ArenaError::TooFewBots);
    }
    let seats = match arena.seats {
        Some(seats) => seats,
        None => smallest_table::<G>(bots)?,
    };
    let start = read_start::<G>(seats, &arena.options)?;
    if bots > usize::from(seats) {
        return Err(ArenaError::TooFewSeats { bots, seats });
    }
    let sides = sides(&start);
    if sides.len() < bots {
        return Err(ArenaError::TooFewTeams { bots, teams: sides.len() });
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arena.workers()).build()?;
    let played: Result<Vec<Played>, ArenaError> = pool.install(|| {
        let games = (0..arena.rounded()).into_par_iter();
        games.map(|number| play(&start, &sides, arena, number).inspect(|_| tick())).collect()
    });
    Ok(tally::<G>(&start, arena, &played?))
}

fn smallest_table<G: Game>(bots: usize) -> Result<u8, ArenaError> {
    let fitting = G::INFO.seats.iter().copied().filter(|seats| usize::from(*seats) >= bots).min();
    let most = G::INFO.seats.iter().copied().max().unwrap_or(0);
    fitting.ok_or(ArenaError::TooManyBots { bots, game: G::INFO.name, most })
}

struct Played {
    /// Which bot sat where.
    seating: PerSeat<usize>,
    outcome: Outcome,
    moves: u32,
}

/// Who plays together: teams where there are any, else every seat for itself. Teams are named with the outcome, so one game
/// is played out to hear of them.
fn sides<G: Game>(start: &Start<G>) -> Vec<Vec<Seat>> {
    let mut luck = Luck::from_number(0);
    let mut state = G::setup(start, &mut luck, &mut Silent);
    playout::<G>(&mut state, &mut luck, &mut Vec::new(), u32::MAX);
    let teams = G::outcome(&state).map(|outcome| outcome.teams).unwrap_or_default();
    if teams.is_empty() {
        Seat::all(start.seats()).map(|seat| vec![seat]).collect()
    } else {
        teams.into_iter().map(|team| team.seats).collect()
    }
}

/// Game `number`: in each round the bots move on by one side, and everything else that chance decides stays as it was. So
/// a bot's luck belongs to its seat, not to the bot.
fn play<G: Game>(start: &Start<G>, sides: &[Vec<Seat>], arena: &Arena, number: u32) -> Result<Played, ArenaError> {
    let bots = arena.bots.len();
    let (round, shift) = (number / bots as u32, number as usize % bots);
    let side = |seat| sides.iter().position(|side| side.contains(&seat)).expect("every seat is on a side");
    let seating = PerSeat::new(start.seats(), |seat| (side(seat) + shift) % bots);
    let mut players: Vec<Box<dyn Player<G>>> = arena.bots.iter().map(|bot| bot.player(arena.budget)).collect();
    let mut minds =
        PerSeat::new(start.seats(), |seat| Luck::from_text(&format!("{} round {round} seat {seat}", arena.seed)));
    let mut luck = Luck::from_text(&format!("{} round {round}", arena.seed));
    let mut state = G::setup(start, &mut luck, &mut Silent);
    let mut moves = 0;
    while let Some(seat) = G::pending(&state).first() {
        let bot = seating[seat];
        let view = G::view(start, &state, Viewer::Seat(seat));
        let choice = players[bot]
            .choose(start, &view, seat, &mut minds[seat])
            .map_err(|why| ArenaError::NoChoice { bot: arena.bots[bot].to_string(), why })?;
        G::play(&mut state, seat, &choice.mv, &mut luck, &mut Silent).expect("bots choose listed moves");
        moves += 1;
    }
    let outcome = G::outcome(&state).expect("a game that waits for nobody is over");
    Ok(Played { seating, outcome, moves })
}

fn tally<G: Game>(start: &Start<G>, arena: &Arena, played: &[Played]) -> Results {
    let games = played.len() as u32;
    let bots = arena.bots.iter().enumerate().map(|(bot, spec)| score(spec, bot, start.seats(), played));
    Results {
        game: G::INFO.name,
        seats: start.seats(),
        options: serde_json::to_value(start.options()).expect("options are plain data"),
        seed: arena.seed.clone(),
        games,
        moves_per_game: played.iter().map(|game| f64::from(game.moves)).sum::<f64>() / f64::from(games),
        bots: bots.collect(),
    }
}

fn score(spec: &Spec, bot: usize, seats: u8, played: &[Played]) -> Score {
    let (mut won, mut shared, mut credit, mut held) = (0, 0, 0.0, 0);
    let mut by_seat = PerSeat::new(seats, |_| (0.0, 0u32));
    for game in played {
        let winners = game.outcome.winners();
        let own = |seat: &Seat| game.seating[*seat] == bot;
        let winning = winners.iter().filter(own).count();
        if winning == winners.len() {
            won += 1;
        } else if winning > 0 {
            shared += 1;
        }
        for seat in Seat::all(seats).filter(own) {
            let part = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            credit += part;
            held += 1;
            let (sum, sat) = &mut by_seat[seat];
            *sum += part;
            *sat += 1;
        }
    }
    let games = played.len() as u32;
    Score {
        bot: spec.to_string(),
        won,
        shared,
        share: credit / f64::from(games),
        interval: wilson(credit, games),
        fair: f64::from(held) / (f64::from(games) * f64::from(seats)),
        by_seat: by_seat.values().iter().map(|(sum, sat)| sum / f64::from((*sat).max(1))).collect(),
    }
}
