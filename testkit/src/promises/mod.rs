//! The promises of the core as a suite: every game runs it over random games, one test for each promise.
//!
//! ```text
//! fn promises() -> Promises<Duel> {
//!     Promises::new().also(2, json!({"rounds": 5})).conserving(|start, state| ...)
//! }
//! hustings_testkit::promises!(promises());
//! ```
//! A failure names the game, seats, options, seed and number of moves made, and prints the record that leads there.

mod bytes;
mod differences;
mod ending;
mod imagining;
mod learning;
mod legal;
mod notation;
mod records;
mod secrecy;
mod walk;

use hustings_core::{CompleteGame, Game, Start, Viewer};

use walk::Walk;

/// The game's own invariant: panics if it does not hold.
type Invariant<G> = Box<dyn Fn(&Start<G>, &<G as Game>::State) + Sync>;
/// The words for what is hidden from a viewer.
type HiddenWords<G> = Box<dyn Fn(&Start<G>, &<G as Game>::State, Viewer) -> Vec<String> + Sync>;

/// The suite, with what it needs to know about a game.
pub struct Promises<G: CompleteGame> {
    tables: Vec<Start<G>>,
    games: u32,
    every: usize,
    conserved: Option<Invariant<G>>,
    is_secret: fn(&G::Move) -> bool,
    hidden_words: Option<HiddenWords<G>>,
}

impl<G: CompleteGame> Default for Promises<G> {
    fn default() -> Self {
        Promises::new()
    }
}

impl<G: CompleteGame> Promises<G> {
    /// Every number of seats with default options, ten games each.
    pub fn new() -> Promises<G> {
        let promises = Promises {
            tables: Vec::new(),
            games: 10,
            every: 1,
            conserved: None,
            is_secret: |_| false,
            hidden_words: None,
        };
        G::INFO.seats.iter().fold(promises, |promises, seats| promises.also(*seats, serde_json::json!({})))
    }

    /// Adds a table: seats, and options as JSON.
    #[must_use]
    pub fn also(mut self, seats: u8, options: serde_json::Value) -> Self {
        let read = serde_json::from_value(options.clone()).expect("the options can be read");
        let start = Start::new(seats, read);
        self.tables.push(start.unwrap_or_else(|bad| panic!("{seats} seats with {options}: {bad:?}")));
        self
    }

    /// How many random games at each table.
    #[must_use]
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// For games of many hundred moves: the slow checks look only at every `every`th position, the fast ones still at
    /// all.
    #[must_use]
    pub fn looking_at_every(mut self, every: usize) -> Self {
        assert!(every > 0, "every position or some of them");
        self.every = every;
        self
    }

    /// Sets the invariant that is checked at every position and in every imagined world: no component appears or is
    /// lost.
    #[must_use]
    pub fn conserving(mut self, holds: impl Fn(&Start<G>, &G::State) + Sync + 'static) -> Self {
        self.conserved = Some(Box::new(holds));
        self
    }

    /// Says which moves are secret: the others see only that a move was made, and must not see which one.
    #[must_use]
    pub fn secret_moves(mut self, is_secret: fn(&G::Move) -> bool) -> Self {
        self.is_secret = is_secret;
        self
    }

    /// Gives the words for what is hidden from a viewer (the names of cards in other hands): none of them may appear in
    /// its view, its sketch or its events.
    #[must_use]
    pub fn hidden_words(
        mut self,
        words: impl Fn(&Start<G>, &G::State, Viewer) -> Vec<String> + Sync + 'static,
    ) -> Self {
        self.hidden_words = Some(Box::new(words));
        self
    }

    /// Every random game, before its first move.
    fn walks(&self) -> impl Iterator<Item = Walk<'_, G>> {
        self.tables.iter().flat_map(|start| (0..self.games).map(move |number| Walk::new(start, number)))
    }

    /// Every position of every random game, the last one included.
    fn at_every_position(&self, mut check: impl FnMut(&Walk<'_, G>)) {
        for mut walk in self.walks() {
            check(&walk);
            while walk.step() {
                check(&walk);
            }
        }
    }

    /// The positions that slow checks look at: the first, the last, and some between.
    fn at_some_positions(&self, mut check: impl FnMut(&Walk<'_, G>)) {
        self.at_every_position(|walk| {
            if walk.moves.len() % self.every == 0 || G::pending(&walk.state).is_empty() {
                check(walk);
            }
        });
    }

    /// Moves from all kinds of positions at all tables: most of them are wrong wherever they are tried.
    fn pool(&self) -> Vec<G::Move> {
        let mut pool = Vec::new();
        let mut known = std::collections::HashSet::new();
        for start in &self.tables {
            for number in 0..self.games.min(3) {
                let mut walk = Walk::new(start, number);
                loop {
                    for (_, moves) in walk.everything_listed() {
                        pool.extend(moves.into_iter().filter(|mv| known.insert(mv.clone())));
                    }
                    if !walk.step() {
                        break;
                    }
                }
            }
        }
        pool
    }
}

/// All viewers but the one that sees everything.
fn partial_viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Viewer::all(seats).filter(|viewer| *viewer != Viewer::Everything)
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views and events are plain data")
}

/// One `#[test]` for each promise; the argument makes the game's [`Promises`].
#[macro_export]
macro_rules! promises {
    ($promises:expr) => {
        $crate::promises!($promises;
            legal_is_accepted_and_all_else_refused, refusals_and_events_name_their_rule,
            notation_reads_back, the_same_seed_gives_the_same_bytes, parallel_games_equal_serial_ones,
            records_replay, tampering_shows, secrets_stay_secret, differences_lead_to_the_next_view, imagined_worlds_fit_the_view,
            bad_views_never_panic, clones_never_change, every_game_ends, components_are_conserved,
            evaluations_and_sketches_are_sound, every_move_has_its_number, observations_are_views
        );
    };
    ($promises:expr; $($promise:ident),+) => {
        $(
            #[test]
            fn $promise() {
                $promises.$promise();
            }
        )+
    };
}
