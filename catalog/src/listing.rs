//! The legal moves of a seat, kept typed: text is written only when somebody reads it.

use std::any::Any;

use hustings_core::{CompleteGame, Match, Seat};
use serde::Serialize;

use crate::any::listed;

/// The legal moves of a seat at one position, in the game's order. Two listings of the same game can be compared.
pub struct Listing(Box<dyn AnyListing>);

impl Listing {
    pub(crate) fn of<G: CompleteGame>(game: &Match<G>, seat: Seat) -> Listing {
        Listing(Box::new(Moves::<G>(listed::<G>(game.state(), seat))))
    }

    /// An empty listing, of no game.
    pub fn none() -> Listing {
        Listing(Box::new(Nothing))
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.len() == 0
    }

    /// The index in another listing of this one's item `at`; the index `near` is tried first.
    pub fn place_in(&self, at: usize, other: &Listing, near: usize) -> Option<usize> {
        self.0.place_in(at, &*other.0, near)
    }

    pub(crate) fn typed<G: CompleteGame>(&self) -> &[G::Move] {
        self.0.as_any().downcast_ref::<Moves<G>>().map_or(&[], |moves| &moves.0)
    }
}

impl Default for Listing {
    fn default() -> Listing {
        Listing::none()
    }
}

impl PartialEq for Listing {
    fn eq(&self, other: &Listing) -> bool {
        (self.is_empty() && other.is_empty()) || self.0.is_same_as(&*other.0)
    }
}

trait AnyListing: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn len(&self) -> usize;
    fn is_same_as(&self, other: &dyn AnyListing) -> bool;
    fn place_in(&self, at: usize, other: &dyn AnyListing, near: usize) -> Option<usize>;
}

struct Moves<G: CompleteGame>(Vec<G::Move>);

impl<G: CompleteGame> AnyListing for Moves<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn is_same_as(&self, other: &dyn AnyListing) -> bool {
        other.as_any().downcast_ref::<Moves<G>>().is_some_and(|other| self.0 == other.0)
    }

    fn place_in(&self, at: usize, other: &dyn AnyListing, near: usize) -> Option<usize> {
        let (mv, other) = (self.0.get(at)?, other.as_any().downcast_ref::<Moves<G>>()?);
        if other.0.get(near) == Some(mv) {
            return Some(near);
        }
        other.0.iter().position(|one| one == mv)
    }
}

struct Nothing;

impl AnyListing for Nothing {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn len(&self) -> usize {
        0
    }

    fn is_same_as(&self, other: &dyn AnyListing) -> bool {
        other.len() == 0
    }

    fn place_in(&self, _: usize, _: &dyn AnyListing, _: usize) -> Option<usize> {
        None
    }
}

/// A move as it is sent: its notation and its typed value.
pub(crate) fn written<G: CompleteGame>(game: &Match<G>, mv: &G::Move) -> String {
    #[derive(Serialize)]
    struct Line<T> {
        text: String,
        r#move: T,
    }
    let line = Line { text: G::write_move(game.start(), mv), r#move: G::typed_move(game.start(), mv) };
    serde_json::to_string(&line).expect("a move is plain data")
}
