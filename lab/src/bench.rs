//! How fast a game is: whole random playouts on one core, through the same trait everybody uses.

use std::time::{Duration, Instant};

use hustings_bots::{Budget, Mcts, Player, Playouts, Search, Worlds};
use hustings_catalog::{Catalog, EachGame, Refused, each_game, read_start};
use hustings_core::{Game, Luck, Seat, Silent, Start, Viewer, playout};
use serde::Serialize;
use serde_json::Value;

/// What to measure.
#[derive(Debug, Clone)]
pub struct Bench {
    /// All games without it.
    pub game: Option<String>,
    /// The smallest table without it.
    pub seats: Option<u8>,
    pub options: Value,
    pub time: Duration,
    /// Whether tree search is measured beside plain playouts.
    pub search: bool,
}

/// How fast one game is.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Speed {
    pub game: &'static str,
    pub seats: u8,
    /// Whole games, each from its setup.
    pub playouts_per_s: f64,
    /// Moves listed, one chosen, played and the end looked for.
    pub moves_per_s: f64,
    pub moves_per_game: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchSpeed>,
}

/// How fast tree search is on one core, from the first position, with uniform playouts to the end.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SearchSpeed {
    pub simulations_per_s: f64,
    /// Against the plain playouts of the same run.
    pub of_playouts: f64,
    /// Against a search of the same run that takes one world for the truth and all secrets for known.
    pub of_plain_search: f64,
    /// The search bots use: steered playouts that are cut short.
    pub usual_per_s: f64,
}

/// Measures, and hands over each game's figures as they are ready.
pub fn run(bench: &Bench, report: impl FnMut(Speed)) -> Result<(), Refused> {
    if let Some(game) = &bench.game {
        Catalog::standard().game(game)?;
    }
    let mut visit = Visit { bench, report, result: Ok(()) };
    each_game(&mut visit);
    visit.result
}

struct Visit<'a, R> {
    bench: &'a Bench,
    report: R,
    result: Result<(), Refused>,
}

impl<R: FnMut(Speed)> EachGame for Visit<'_, R> {
    fn each<G: Game>(&mut self) {
        let wanted = self.bench.game.as_ref().is_none_or(|name| name == G::INFO.name);
        if wanted && self.result.is_ok() {
            self.result = measure::<G>(self.bench).map(&mut self.report);
        }
    }
}

pub fn measure<G: Game>(bench: &Bench) -> Result<Speed, Refused> {
    let seats = bench.seats.unwrap_or(G::INFO.seats[0]);
    let start = read_start::<G>(seats, &bench.options)?;
    playouts(&start, bench.time / 5); // warm up: caches, clock speed
    let plain = playouts(&start, bench.time);
    let playouts_per_s = plain.games / plain.seconds;
    let search = bench.search.then(|| {
        let whole = Search { cut: Search::TO_THE_END, playouts: Playouts::Uniform, ..Search::default() };
        let simulations_per_s = simulations(&start, bench.time, whole);
        SearchSpeed {
            simulations_per_s,
            of_playouts: simulations_per_s / playouts_per_s,
            of_plain_search: simulations_per_s
                / simulations(&start, bench.time, Search { worlds: Worlds::One, ..whole }),
            usual_per_s: simulations(&start, bench.time, Search::default()),
        }
    });
    Ok(Speed {
        game: G::INFO.name,
        seats,
        playouts_per_s,
        moves_per_s: plain.moves / plain.seconds,
        moves_per_game: plain.moves / plain.games,
        search,
    })
}

struct Played {
    games: f64,
    moves: f64,
    seconds: f64,
}

fn playouts<G: Game>(start: &Start<G>, time: Duration) -> Played {
    let mut luck = Luck::from_number(0);
    let mut space = Vec::new();
    let (mut games, mut moves) = (0u64, 0u64);
    let begun = Instant::now();
    loop {
        // The clock is asked once in a while, so that it is not what is measured.
        for _ in 0..16 {
            let mut state = G::setup(start, &mut luck, &mut Silent);
            moves += u64::from(playout::<G>(&mut state, &mut luck, &mut space, u32::MAX));
            games += 1;
        }
        let spent = begun.elapsed();
        if spent >= time {
            return Played { games: games as f64, moves: moves as f64, seconds: spent.as_secs_f64() };
        }
    }
}

/// A search at the first decision, thinking as long as a bot would (a tenth of a second) again and again.
fn simulations<G: Game>(start: &Start<G>, time: Duration, search: Search) -> f64 {
    let mut luck = Luck::from_number(0);
    let budget = Budget::Time(Duration::from_millis(100).min(time));
    let mut bot = Mcts::<G>::new(budget, search);
    let mut simulations = 0u64;
    let begun = Instant::now();
    loop {
        let state = G::setup(start, &mut luck, &mut Silent);
        let seat = G::pending(&state).first().unwrap_or(Seat(0));
        let view = G::view(start, &state, Viewer::Seat(seat));
        let choice = bot.choose(start, &view, seat, &mut luck).expect("a pending seat can choose");
        simulations += choice.considered.iter().map(|option| u64::from(option.visits)).sum::<u64>();
        let spent = begun.elapsed();
        if spent >= time {
            return simulations as f64 / spent.as_secs_f64();
        }
    }
}
