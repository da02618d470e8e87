//! The only list of games, and the one place where typed games become dynamic: JSON and notation at the edge.
//!
//! [`each_game`] is the list. [`Catalog`] starts matches by name; [`AnyMatch`] is a match whose moves are text and
//! whose views are JSON. [`AnyStart`] and [`AnyPosition`] are the same for learning agents, with moves by number.
//! Nothing here is about one game.

mod any;
mod events;
mod listing;
mod positions;
mod refused;
mod secrecy;
mod sets;
mod views;

use hustings_core::components::STANDARD;
use hustings_core::{CompleteGame, Components, Game, Record, say};

pub use any::{AnyGame, AnyMatch, CheckedSet, Foreseen, ListedMove, Opened, Preview, known_sets, read_start};
pub use events::Events;
pub use listing::Listing;
pub use positions::{AnyPosition, AnyStart, HISTORY_FEATURES, Trail, TrailOrigin, TrailStep};
pub use refused::{Code, Refused};
pub use secrecy::{Guess, Secrecy};
pub use views::AnyView;

/// Visitor over all games, with their types known.
pub trait EachGame {
    fn each<G: CompleteGame>(&mut self);
}

/// The list of games, in the order of the shelf.
pub fn each_game(visitor: &mut impl EachGame) {
    visitor.each::<hustings_kuzushi::Kuzushi>();
    visitor.each::<hustings_kilonzo::Kilonzo>();
    visitor.each::<hustings_sarkaar::Sarkaar>();
    visitor.each::<hustings_kursi::Kursi>();
    visitor.each::<hustings_politics_as_usual::PoliticsAsUsual>();
}

/// A game's component set by its name, with its type; a game without component files has only `standard`.
pub fn set_of<G: Game>(name: &str) -> Result<&'static Components<G::Set>, Refused> {
    if G::standard_set().name.is_empty() && name == STANDARD { Ok(G::standard_set()) } else { sets::find::<G>(name) }
}

/// Games by name.
pub struct Catalog {
    games: Vec<Box<dyn AnyGame>>,
}

impl Catalog {
    /// A catalog without games.
    pub fn empty() -> Catalog {
        Catalog { games: Vec::new() }
    }

    /// All games of Hustings.
    pub fn standard() -> Catalog {
        let mut catalog = Catalog::empty();
        each_game(&mut catalog);
        catalog
    }

    /// Adds a game; tests add their own.
    #[must_use]
    pub fn with<G: CompleteGame>(mut self) -> Catalog {
        self.each::<G>();
        self
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(AsRef::as_ref)
    }

    pub fn game(&self, name: &str) -> Result<&dyn AnyGame, Refused> {
        self.games().find(|game| game.info().name == name).ok_or_else(|| {
            let known: Vec<_> = self.games().map(|game| game.info().name).collect();
            Refused::new(Code::UnknownGame, say!("unknown-game", name = name.to_owned(), known))
        })
    }

    /// The match of a record before its first move.
    pub fn open(&self, record: &Record) -> Result<Opened, Refused> {
        self.game(&record.game)?.open(record)
    }

    /// The position a record leads to.
    pub fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Refused> {
        self.game(&record.game)?.replay(record)
    }
}

impl EachGame for Catalog {
    fn each<G: CompleteGame>(&mut self) {
        self.games.push(Box::new(any::Typed::<G>::new()));
    }
}
