//! What bots promise. One binary: what the tests use is compiled and linked once.

mod advice;
mod characters;
mod choices;
mod honesty;
mod solving;
mod spec;
mod strength;
mod tempers;
mod trading;
