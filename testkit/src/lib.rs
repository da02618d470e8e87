//! For tests only: what every game is held to, and what makes its tests short.
//!
//! - [`Promises`] runs the promises of the core over random games; [`promises!`] makes one test for each.
//! - [`Table`] is a table to play on in rule tests.
//! - [`citations`] lists the rules that no test cites.
//! - [`components`] and [`edit`] change a game's component files for tests of its loader.
//! - [`Duel`] is rock, paper, scissors with hidden hands, secret simultaneous choices, a die, a reaction window and words
//!   out of turn: small enough to read in one sitting, and proof that the `Game` trait carries all of it.

pub mod citations;
mod components;
pub mod duel;
mod garble;
mod kept;
mod promises;
mod table;

pub use citations::uncited;
pub use components::{components, edit};
pub use duel::Duel;
pub use garble::garble;
pub use kept::{Kept, kept_records};
pub use promises::Promises;
pub use table::{Refused, Table};
