//! For tests only: what every game is held to, and what makes its tests short.
//!
//! - [`Promises`] runs the promises of the core over random games; [`promises!`] makes one test for each.
//! - [`Table`] is a table to play on in rule tests.
//! - [`citations`] lists the rules that no test cites.
//! - [`strange_rooms`] lists a game's files that are not where every game has them.
//! - [`words_fit`] lists messages without a sentence, sentences that nothing says, and those whose facts differ; [`badly_explained`]
//!   lists moves whose explanation is not whole.
//! - [`components`] and [`edit`] change a game's component files for tests of its loader.
//! - [`Duel`] is rock, paper, scissors with hidden hands, secret simultaneous choices, a die, a reaction window and
//!   free text out of turn: small enough to read in one sitting, and proof that the `Game` trait can carry all of it.

pub mod citations;
mod components;
pub mod duel;
mod every_game;
mod garble;
mod kept;
pub mod postgres;
mod promises;
mod rooms;
mod table;
mod wording;

pub use citations::uncited;
pub use components::{components, edit};
pub use duel::Duel;
pub use garble::garble;
pub use kept::{Kept, kept_records};
pub use promises::Promises;
pub use rooms::strange_rooms;
pub use table::{RefusedMove, Table};
pub use wording::{Family, badly_explained, words_fit};
