//! What a game's cards and numbers do: many games by bots (or by people, see [`mine`]), measured in the ways a designer
//! asks about, and compared with the same games with other cards.
//!
//! `plan` is an experiment as a file, `play` plays it, `figures` counts, `compare` finds what moved, `sweep` changes
//! one number step by step, `mine` reads recorded games. `study` is any of these in pieces that can be played in any order, stored and
//! put together again, for a server that does it in the background.

mod compare;
mod figures;
mod mine;
mod parameter;
mod plan;
mod play;
mod study;
mod sweep;
mod verdict;

pub use compare::{Comparison, Difference, compare};
pub use figures::{Figures, Mean};
pub use mine::mine;
pub use parameter::Parameter;
pub use plan::{Experiment, OwnSet};
pub use play::{Done, Job, Sample, Samples, estimate, run};
pub use study::{AxisPlan, Findings, Piece, Question, Study};
pub use sweep::{Axis, Point, Sweep, sweep};

use crate::arena::ArenaError;

/// Why an experiment has no figures.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    #[error(transparent)]
    Arena(#[from] ArenaError),
    #[error(transparent)]
    Refused(#[from] hustings_catalog::Refused),
    #[error("the set `{name}`: {why}")]
    BadSet { name: String, why: hustings_core::BadData },
    #[error("{0}")]
    BadPlan(String),
    #[error("{0}")]
    BadParameter(String),
    #[error("there is no finished game in these records")]
    NoGames,
    #[error("{file}: {why}")]
    BadRecord { file: String, why: String },
}
