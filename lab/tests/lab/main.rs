//! The laboratory: contests, experiments, speed. One binary: what the tests use is compiled and linked once.

mod arena;
mod experiment;
mod speed;
