//! Many games at once. [`arena`] lets bots play each other and says who is better, and how sure that is; [`report`] makes a
//! page with plots of it; [`bench`] says how fast a game's rules and the search over it run. Nothing here prints: that is the program's business.

pub mod arena;
pub mod bench;
mod interval;
pub mod report;

pub use interval::{Interval, wilson};
