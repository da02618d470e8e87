//! The only list of games, and the one place where typed games become dynamic: JSON and notation at the edge.
//!
//! [`each_game`] is the list. [`Catalog`] makes tables by name; [`AnyMatch`] is a game in progress whose moves are text and
//! whose views are JSON. Nothing here is about one game.

mod any;
mod refused;
mod sets;
mod told;

use hustings_core::{Game, Record};

pub use any::{AnyGame, AnyMatch, Foreseen, Guess, Opened, Preview, read_start};
pub use refused::{Code, Refused};
pub use told::Told;

/// Something to do for every game, with its types known.
pub trait EachGame {
    fn each<G: Game>(&mut self);
}

/// The list of games, in the order of the shelf.
pub fn each_game(visitor: &mut impl EachGame) {
    visitor.each::<hustings_kuzushi::Kuzushi>();
    visitor.each::<hustings_kilonzo::Kilonzo>();
    visitor.each::<hustings_sarkaar::Sarkaar>();
    visitor.each::<hustings_kursi::Kursi>();
    visitor.each::<hustings_politics_as_usual::PoliticsAsUsual>();
}

/// Games by name.
pub struct Catalog {
    games: Vec<Box<dyn AnyGame>>,
}

impl Catalog {
    /// All games of the house.
    pub fn standard() -> Catalog {
        let mut catalog = Catalog { games: Vec::new() };
        each_game(&mut catalog);
        catalog
    }

    /// With one more game; tests seat their own.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Catalog {
        self.each::<G>();
        self
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(AsRef::as_ref)
    }

    pub fn game(&self, name: &str) -> Result<&dyn AnyGame, Refused> {
        self.games().find(|game| game.info().name == name).ok_or_else(|| {
            let known: Vec<_> = self.games().map(|game| game.info().name).collect();
            Refused::new(Code::UnknownGame, format!("there is no game `{name}`; there is {}", known.join(", ")))
        })
    }

    /// The table of a record, set up and not yet played.
    pub fn open(&self, record: &Record) -> Result<Opened, Refused> {
        self.game(&record.game)?.open(record)
    }

    /// The position a record leads to.
    pub fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Refused> {
        self.game(&record.game)?.replay(record)
    }
}

impl EachGame for Catalog {
    fn each<G: Game>(&mut self) {
        self.games.push(Box::new(any::Typed::<G>::new()));
    }
}
