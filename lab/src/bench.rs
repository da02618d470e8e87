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

/// The fewest who play against each other.
fn fewest_rivals(seats: &[u8]) -> u8 {
    seats.iter().copied().find(|seats| *seats > 1).unwrap_or(seats[0])
}

pub fn measure<G: Game>(bench: &Bench) -> Result<Speed, Refused> {
    let seats = bench.seats.unwrap_or_else(|| fewest_rivals(G::INFO.seats));
    let start = read_start::<G>(seats, &bench.options)?;
    let mut plain = Playing::new();
    plain.go_on(&start, bench.time / 5); // warm up: caches, clock speed
    plain = Playing::new();
    let whole = Search { cut: Search::TO_THE_END, playouts: Playouts::Uniform, ..Search::default() };
    let one = Search { worlds: Worlds::One, ..whole };
    let mut searches = [whole, one, Search::default()].map(|search| Searching::<G>::new(search, bench.time));
    // In turns and by small slices: what else the machine does then slows all of them alike, and the ratios stay true.
    while plain.spent < bench.time {
        plain.go_on(&start, SLICE.min(bench.time));
        if bench.search {
            searches.iter_mut().for_each(|search| search.go_on(&start));
        }
    }
    let playouts_per_s = plain.games as f64 / plain.spent.as_secs_f64();
    let [whole, one, usual] = searches.map(|search| search.per_second());
    let search = bench.search.then(|| SearchSpeed {
        simulations_per_s: whole,
        of_playouts: whole / playouts_per_s,
        of_plain_search: whole / one,
        usual_per_s: usual,
    });
    Ok(Speed {
        game: G::INFO.name,
        seats,
        playouts_per_s,
        moves_per_s: plain.moves as f64 / plain.spent.as_secs_f64(),
        moves_per_game: plain.moves as f64 / plain.games as f64,
        search,
    })
}

/// As long as a bot may think about a move.
const SLICE: Duration = Duration::from_millis(100);

struct Playing<M> {
    luck: Luck,
    space: Vec<M>,
    games: u64,
    moves: u64,
    spent: Duration,
}

impl<M> Playing<M> {
    fn new() -> Self {
        Playing { luck: Luck::from_number(0), space: Vec::new(), games: 0, moves: 0, spent: Duration::ZERO }
    }

    fn go_on<G: Game<Move = M>>(&mut self, start: &Start<G>, time: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < time {
            // The clock is asked once in a while, so that it is not what is measured.
            for _ in 0..16 {
                let mut state = G::setup(start, &mut self.luck, &mut Silent);
                self.moves += u64::from(playout::<G>(&mut state, &mut self.luck, &mut self.space, u32::MAX));
                self.games += 1;
            }
        }
        self.spent += begun.elapsed();
    }
}

/// A search at the first decision, again and again.
struct Searching<G: Game> {
    bot: Mcts<G>,
    luck: Luck,
    simulations: u64,
    spent: Duration,
}

impl<G: Game> Searching<G> {
    fn new(search: Search, time: Duration) -> Self {
        let bot = Mcts::new(Budget::Time(SLICE.min(time)), search);
        Searching { bot, luck: Luck::from_number(0), simulations: 0, spent: Duration::ZERO }
    }

    fn go_on(&mut self, start: &Start<G>) {
        let state = G::setup(start, &mut self.luck, &mut Silent);
        let seat = G::pending(&state).first().unwrap_or(Seat(0));
        let view = G::view(start, &state, Viewer::Seat(seat));
        let begun = Instant::now();
        let choice = self.bot.choose(start, &view, seat, &mut self.luck).expect("a pending seat can choose");
        self.spent += begun.elapsed();
        self.simulations += choice.considered.iter().map(|option| u64::from(option.visits)).sum::<u64>();
    }

    fn per_second(&self) -> f64 {
        self.simulations as f64 / self.spent.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}
