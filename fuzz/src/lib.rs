//! Damaged input for everything that reads input from outside. A target reads it and must not panic; `tests/` says how
//! often and with what.

mod damage;
mod targets;

pub use damage::{corpus, damaged, goes_on, runner};
pub use targets::{Target, all, component_files};
