//! One random game, step by step, that can print how it got to its position.

use hustings_core::{CompleteGame, Event, Luck, Record, Seat, Seed, Start};

use super::json;

pub(super) struct Walk<'p, G: CompleteGame> {
    pub start: &'p Start<G>,
    pub seed: Seed,
    pub state: G::State,
    pub luck: Luck,
    /// The events of the setup or the last move.
    pub told: Vec<G::Event>,
    pub moves: Vec<(Seat, G::Move)>,
    /// Chooses the moves, so that the game's own luck is not used for that.
    driver: Luck,
    /// The chance, in percent, that a seat which is not pending acts, where that is possible.
    out_of_turn: u32,
}

/// The result of a move tried on copies.
pub(super) struct Attempt<G: CompleteGame> {
    pub state: G::State,
    pub luck: Luck,
    pub told: Vec<G::Event>,
    pub result: Result<(), G::Illegal>,
}

impl<'p, G: CompleteGame> Walk<'p, G> {
    pub fn new(start: &'p Start<G>, number: u32) -> Self {
        let words = Seat::all(start.seats()).map(|seat| format!("word {seat} of {number}")).collect();
        let seed = Seed::new(format!("promise {number}"), words).expect("these texts fit a seed");
        let mut luck = seed.luck();
        let mut told = Vec::new();
        let state = G::setup(start, &mut luck, &mut told);
        let driver = Luck::from_text(&format!("driver {number}"));
        // Every third game is full of interruptions.
        let out_of_turn = if number % 3 == 2 { 90 } else { 20 };
        Walk { start, seed, state, luck, told, moves: Vec::new(), driver, out_of_turn }
    }

    /// Makes one random move; `false` when the game is over.
    pub fn step(&mut self) -> bool {
        let pending = G::pending(&self.state);
        if pending.is_empty() {
            return false;
        }
        if self.moves.len() as u32 >= G::longest(self.start) {
            self.fail("the game goes on past its stated bound");
        }
        let listed = self.everything_listed();
        let (waiting, others): (Vec<_>, Vec<_>) = listed.into_iter().partition(|(seat, _)| pending.contains(*seat));
        if let Some((seat, _)) = waiting.iter().find(|(_, moves)| moves.is_empty()) {
            self.fail(&format!("seat {seat} is waited for and has no move"));
        }
        let others: Vec<_> = others.into_iter().filter(|(_, moves)| !moves.is_empty()).collect();
        let interrupt = !others.is_empty() && self.driver.below(100) < self.out_of_turn;
        let (seat, moves) = self.driver.pick(if interrupt { &others } else { &waiting });
        let mv = self.driver.pick(moves).clone();
        self.play(*seat, mv);
        true
    }

    pub fn play(&mut self, seat: Seat, mv: G::Move) {
        let mut told = Vec::new();
        if let Err(why) = G::play(&mut self.state, seat, &mv, &mut self.luck, &mut told) {
            self.fail(&format!("`{}` is listed for seat {seat} and refused: {why:?}", self.written(&mv)));
        }
        self.told = told;
        self.moves.push((seat, mv));
    }

    /// The legal moves of each seat.
    pub fn everything_listed(&self) -> Vec<(Seat, Vec<G::Move>)> {
        Seat::all(self.start.seats()).map(|seat| (seat, listed::<G>(&self.state, seat))).collect()
    }

    pub fn attempt(&self, seat: Seat, mv: &G::Move) -> Attempt<G> {
        attempt(&self.state, &self.luck, seat, mv)
    }

    pub fn written(&self, mv: &G::Move) -> String {
        G::write_move(self.start, mv)
    }

    /// A separate random stream for every purpose, the same in every run.
    pub fn luck_for(&self, purpose: &str) -> Luck {
        Luck::from_text(&format!("{purpose} after {} moves of {}", self.moves.len(), self.seed.secret()))
    }

    pub fn check(&self, holds: bool, otherwise: impl FnOnce() -> String) {
        if !holds {
            self.fail(&otherwise());
        }
    }

    pub fn fail(&self, why: &str) -> ! {
        panic!(
            "{}, {} seats, options {}, seed {:?}, after {} moves: {why}",
            G::INFO.name,
            self.start.seats(),
            json(self.start.options()),
            self.seed.secret(),
            self.moves.len()
        );
    }

    /// The record that leads to this position.
    pub fn record(&self) -> Record {
        Record {
            game: G::INFO.name.to_owned(),
            rules: G::INFO.rules_version,
            set: self.start.set().version(),
            seats: self.start.seats(),
            options: serde_json::to_value(self.start.options()).expect("options are plain data"),
            names: Vec::new(),
            seed: Some(self.seed.secret().to_owned()),
            commitment: None,
            words: self.seed.words().to_vec(),
            moves: self.moves.iter().map(|(seat, mv)| (*seat, self.written(mv))).collect(),
            result: None,
            events: None,
        }
    }
}

/// Prints the record if the game itself panics.
impl<G: CompleteGame> Drop for Walk<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("This is how to get there:\n{}", self.record());
        }
    }
}

pub(super) fn listed<G: CompleteGame>(state: &G::State, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(state, seat, &mut moves);
    moves
}

pub(super) fn attempt<G: CompleteGame>(state: &G::State, luck: &Luck, seat: Seat, mv: &G::Move) -> Attempt<G> {
    let (mut state, mut luck, mut told) = (state.clone(), luck.clone(), Vec::new());
    let result = G::play(&mut state, seat, mv, &mut luck, &mut told);
    Attempt { state, luck, told, result }
}

/// Events as one viewer is told them, as JSON and as sentences.
pub(super) fn as_told<E: Event>(events: &[E], viewer: hustings_core::Viewer) -> Vec<String> {
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    seen.map(|event| format!("{} {} ({})", json(&event), json(&event.message()), event.rule())).collect()
}
