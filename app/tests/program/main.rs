//! The program from outside. One binary: what the tests use is compiled and linked once.

mod arena;
mod cli;
mod engine;
mod help;
mod screen;
mod serve;
