//! Duel: rock, paper, scissors with cards up one's sleeve. The rules are in `RULES.md` beside this file.
//!
//! The rooms are those of any game: `info`, `cards`, `setup`, `state`, `moves`, `events`, `rules`, `view`, `notation`,
//! `sentences`, `orders`, `evaluation`, `error`, `sketch`. The sentences are in `words/en.ftl`.

mod cards;
mod error;
mod evaluation;
mod events;
mod info;
mod learning;
mod moves;
mod notation;
mod orders;
mod rules;
mod sentences;
mod setup;
mod sketch;
mod state;
mod view;

pub use cards::{Card, Kind, Set};
pub use error::Illegal;
pub use events::Event;
pub use info::Options;
pub use moves::{Move, TypedMove};
pub use state::{Phase, State, Victories, Victory};
pub use view::{Choice, View};

/// The rule set.
#[derive(Debug)]
pub struct Duel;

hustings_core::rooms!(Duel with text; Search: evaluate; Orders: follow; Balance: facts; Learning: all_moves; Faces: no_faces);
