//! What learning agents need of a game: a number for every move it can ever list, and a view as numbers.

mod hashed;

use crate::{Game, Seat, Start, Viewer};

pub use hashed::hashed_features;

/// A game that programs can learn to play.
pub trait Learning: Game {
    /// Appends every move that can ever be listed at a table with this start, each once, in a stable order. A move's
    /// index in this list is its action number. The list may contain moves that no position allows.
    fn all_moves(start: &Start<Self>, out: &mut Vec<Self::Move>);

    /// How many numbers an observation has.
    fn features(_start: &Start<Self>) -> usize {
        HASHED_FEATURES
    }

    /// Writes what `seat` sees as numbers from -4 to 4, from its view alone. `out` holds zeros, as many as
    /// [`Learning::features`].
    ///
    /// By default all facts of the view are hashed into a vector of fixed length, which works for any view.
    fn observe(_start: &Start<Self>, view: &Self::View, seat: Seat, out: &mut [f32]) {
        hashed_features(view, seat, &[], out);
    }

    /// The same for a state. By default it goes through the seat's view; only a game without hidden information may
    /// read the state directly, to be faster.
    fn observe_state(start: &Start<Self>, state: &Self::State, seat: Seat, out: &mut [f32]) {
        Self::observe(start, &Self::view(start, state, Viewer::Seat(seat)), seat, out);
    }
}

/// The length of an observation made of hashed facts.
const HASHED_FEATURES: usize = 2048;
