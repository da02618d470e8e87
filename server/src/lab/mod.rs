//! The laboratory: component sets of people's own, and experiments that are played in the background.

mod runner;
mod sets;

pub use runner::{Laboratory, findings, play_experiments, unpacked};
pub use sets::{files_of, keep_set, learn_record, learn_set, learn_version};
