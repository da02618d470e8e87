//! Kilonzo: five years of campaigning around Nairobi, for 1 to 4 seats, with dice, money and Cards of Chance.
//!
//! A tour: `info` has the name, seats and options, `regions` the map, `cards` the deck in `data/` and what its cards
//! can do. `setup` rolls for the start, `rules` reads in order of play: `home`, then each `turn` with `funding`,
//! `card`, `travel`, `campaign` and `debate`, then `finish`. `state` holds the table and what always holds there.
//! `view` is what everybody sees and, in `imagine`, the way back to a state; `notation` is how a move is written,
//! `sentences` what is said about events and refusals, `sketch` the country in characters.

mod cards;
mod error;
mod evaluation;
mod events;
mod info;
mod learning;
mod moves;
mod notation;
mod regions;
mod rules;
mod sentences;
mod setup;
mod sketch;
mod state;
mod view;

pub use cards::{Card, Choice, Effect, Factor, Plain, Set};
pub use error::{Campaign, Illegal};
pub use events::{Cause, Chooser, Event, Purpose, Way};
pub use info::{LandingBonus, Options};
pub use moves::{Move, Token, TypedMove};
pub use regions::Region;
pub use sentences::effect as card_effect;
pub use state::{Phase, State};
pub use view::{Candidate, Debate, Drawn, Income, Payer, Reach, RegionView, Target, Turn, View};

/// The rule set.
pub struct Kilonzo;

hustings_core::rooms!(Kilonzo; Search: evaluate; Orders; Balance: uses; Learning: all_moves; Faces: faces);
