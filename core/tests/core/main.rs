//! What the parts of the core promise. One binary: what the tests use is compiled and linked once.

mod components;
mod difference;
mod effects;
mod luck;
mod record;
mod seats;
