//! Experiments with many games. [`arena`] lets bots play each other and computes win shares and ratings with confidence
//! intervals; [`experiment`] measures what a game's cards and numbers do; [`report`] makes pages with plots of both; [`sheet`] shows a component set as tables and edits it;
//! [`bench`] measures the speed of a game's rules and of tree search. Nothing here prints: the program does that.

pub mod arena;
pub mod bench;
pub mod experiment;
mod interval;
pub mod report;
pub mod sheet;

pub use interval::{Interval, wilson};
