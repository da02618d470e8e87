//! The speed of games: whole random playouts on one core, through the same trait as everything else, and optionally tree search.

use std::time::{Duration, Instant};

use hustings_bots::{Budget, Determinizations, Mcts, Player, Playouts, SearchSettings};
use hustings_catalog::{Catalog, EachGame, Refused, each_game, read_start};
use hustings_core::{CompleteGame, Luck, Silent, Start, Viewer, playout};
use serde::Serialize;
use serde_json::Value;

/// What to measure.
#[derive(Debug, Clone)]
pub struct Bench {
    /// By default all games.
    pub game: Option<String>,
    /// By default the smallest number of seats from two on.
    pub seats: Option<u8>,
    pub options: Value,
    pub time: Duration,
    /// Whether to measure tree search as well as plain playouts.
    pub search: bool,
}

/// The speed of one game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Speed {
    pub game: &'static str,
    pub seats: u8,
    /// Whole games, each from its setup.
    pub playouts_per_s: f64,
    /// Each lists the legal moves, plays a random one and checks for the end of the game.
    pub moves_per_s: f64,
    pub moves_per_game: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchSpeed>,
}

/// The speed of tree search on one core, from the first position, with uniform playouts to the end.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SearchSpeed {
    pub simulations_per_s: f64,
    /// Relative to the plain playouts of the same run.
    pub of_playouts: f64,
    /// Relative to a search of the same run that uses a single determinization and so ignores secrets.
    pub of_plain_search: f64,
    /// Simulations per second with the bots' default settings: steered playouts that are cut short.
    pub usual_per_s: f64,
}

/// Measures the games one by one and reports each as soon as it is measured.
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
    fn each<G: CompleteGame>(&mut self) {
        let wanted = self.bench.game.as_ref().is_none_or(|name| name == G::INFO.name);
        if wanted && self.result.is_ok() {
            self.result = measure::<G>(self.bench).map(&mut self.report);
        }
    }
}

/// The smallest number of seats from two on.
fn fewest_seats(seats: &[u8]) -> u8 {
    seats.iter().copied().find(|seats| *seats > 1).unwrap_or(seats[0])
}

pub fn measure<G: CompleteGame>(bench: &Bench) -> Result<Speed, Refused> {
    let seats = bench.seats.unwrap_or_else(|| fewest_seats(G::INFO.seats));
    let start = read_start::<G>(seats, &bench.options)?;
    Playing::new().run_slice(&start, bench.time / 5); // warms up caches and clock speed
    let mut plain = Playing::new();
    let whole =
        SearchSettings { cut: SearchSettings::TO_THE_END, playouts: Playouts::Uniform, ..SearchSettings::default() };
    let one = SearchSettings { worlds: Determinizations::One, ..whole };
    let mut searches = [whole, one, SearchSettings::default()].map(|search| Searching::<G>::new(search, bench.time));
    // The measurements alternate in small slices, so that other load on the machine slows all of them alike and the
    // ratios stay true.
    while plain.spent < bench.time {
        plain.run_slice(&start, SLICE.min(bench.time));
        if bench.search {
            searches.iter_mut().for_each(|search| search.run_slice(&start));
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

/// How long one measurement runs before the next takes its turn.
const SLICE: Duration = Duration::from_millis(100);

/// Plain random playouts.
struct Playing<M> {
    luck: Luck,
    scratch: Vec<M>,
    games: u64,
    moves: u64,
    spent: Duration,
}

impl<M> Playing<M> {
    fn new() -> Self {
        Playing { luck: Luck::from_number(0), scratch: Vec::new(), games: 0, moves: 0, spent: Duration::ZERO }
    }

    fn run_slice<G: CompleteGame<Move = M>>(&mut self, start: &Start<G>, time: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < time {
            // Only every 16th game reads the clock, so that reading it is not what is measured.
            for _ in 0..16 {
                let mut state = G::setup(start, &mut self.luck, &mut Silent);
                self.moves += u64::from(playout::<G>(&mut state, &mut self.luck, &mut self.scratch, u32::MAX));
                self.games += 1;
            }
        }
        self.spent += begun.elapsed();
    }
}

/// The search of the first decision, repeated.
struct Searching<G: CompleteGame> {
    bot: Mcts<G>,
    luck: Luck,
    simulations: u64,
    spent: Duration,
}

impl<G: CompleteGame> Searching<G> {
    fn new(search: SearchSettings, time: Duration) -> Self {
        let bot = Mcts::new(Budget::Time(SLICE.min(time)), search);
        Searching { bot, luck: Luck::from_number(0), simulations: 0, spent: Duration::ZERO }
    }

    fn run_slice(&mut self, start: &Start<G>) {
        let state = G::setup(start, &mut self.luck, &mut Silent);
        let seat = G::pending(&state).first().expect("a new game waits for somebody");
        let view = G::view(start, &state, Viewer::Seat(seat));
        let begun = Instant::now();
        let choice = self.bot.choose(start, &view, seat, &mut self.luck).expect("a pending seat can choose");
        self.spent += begun.elapsed();
        self.simulations += choice.candidates.iter().map(|option| u64::from(option.visits)).sum::<u64>();
    }

    fn per_second(&self) -> f64 {
        self.simulations as f64 / self.spent.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}
