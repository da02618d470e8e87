//! For tests only: a tiny game that has everything a game can have.
//!
//! [`Duel`] is rock, paper, scissors with hidden hands, secret simultaneous choices, a die, a reaction window and words out
//! of turn: small enough to read in one sitting, and proof that the `Game` trait carries secrets, luck and simultaneity.

pub mod duel;

pub use duel::Duel;
