//! The `hustings` program: one module per subcommand and [`cli`], which lists them, then what they share.
//!
//! Functions that tests call take a [`hustings_catalog::Catalog`], so that tests can add their own games.

pub mod analyse;
pub mod archive;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod cli;
pub mod doctor;
pub mod engine;
pub mod lab;
pub mod mcp;
pub mod move_store;
pub mod play;
pub mod print;
pub mod ratings;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod sets;
pub mod strength;
pub mod verify;

mod files;
mod game_options;
mod harmless;
mod help;
pub mod page;
pub mod paint;
mod progress;
mod random_seed;
mod record_file;
mod result;
mod says;

pub use harmless::harmless;
