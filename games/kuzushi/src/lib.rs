//! Kuzushi: tiles and territory around a city, for 2, 3, 4 or 6 seats. Everything is public; nothing is left to luck.
//!
//! A tour: `info` has the name, seats and options, `setup` places the city, `rules` reads in order of play (`turn`,
//! then `finish`). `state` holds the board as bits, generic over their width (`bits`), with what never changes about a
//! grid in `geometry`, neighbours counted for all spaces at once in `counts`, and keys of positions in `fingerprint`.
//! `view` is what everybody sees, `notation` how a move is written, `sentences` what is said, `sketch` the board in
//! characters, `evaluation` how good a position looks.

mod bits;
mod counts;
mod error;
mod evaluation;
mod events;
mod fingerprint;
mod geometry;
mod info;
mod learning;
mod moves;
mod notation;
mod rules;
mod sentences;
mod setup;
mod sketch;
mod state;
mod view;

pub use error::Illegal;
pub use evaluation::learn::learn;
pub use evaluation::patterns::Weights;
pub use events::{Cause, Event};
pub use info::Options;
pub use moves::{Move, Space, TypedMove};
pub use state::{Bounds, State};
pub use view::{Kind, Tile, View};

/// The rule set.
pub struct Kuzushi;

hustings_core::rooms!(Kuzushi without cards; Search: evaluate, with_fast_position; Orders; Balance; Learning: all_moves, features, observe, observe_state; Faces: no_faces);
