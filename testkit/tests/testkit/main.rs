//! The kit on its own game, and that its suite can fail. One binary: what the tests use is compiled and linked once.

mod promises;
mod records;
mod rules;
mod suite_can_fail;
