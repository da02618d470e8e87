//! Sarkaar: eleven states, two decks, and governments that last until the next card.
#![allow(dead_code, unused_imports)]

mod cards;
mod error;
mod events;
mod info;
mod moves;
mod says;
mod state;
mod view;
mod words;

pub use info::Options;
