//! The `hustings` program: one module per subcommand, and beside them what they share.
//!
//! Everything that can be tested takes a [`hustings_catalog::Catalog`], so that tests seat their own games.

pub mod analyse;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod engine;
pub mod play;
pub mod ratings;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod sets;
pub mod strength;
pub mod verify;

mod chance;
mod harmless;
pub mod page;
pub mod paint;
mod record_file;
mod result;

pub use harmless::harmless;
