//! Damaged input, to parsers and to a live server. One binary: what the tests use is compiled and linked once.

mod live;
mod parsers;
