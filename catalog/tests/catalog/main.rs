//! Games without their types, and a sixth one. One binary: what the tests use is compiled and linked once.

mod dynamic;
mod positions;
mod sixth_game;
mod words;
