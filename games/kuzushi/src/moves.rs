//! Every choice a seat can make.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// KZ-4.1, KZ-4.7: put a base on a playable space, or turn an own flag into one; there is no pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiMove")]
pub enum Move {
    Base { at: Space },
    Flip { at: Space },
}

impl Move {
    pub fn space(self) -> Space {
        match self {
            Move::Base { at } | Move::Flip { at } => at,
        }
    }
}

/// KZ-7: a space by its distance from the city, x to the right and y upward.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiSpace")]
pub struct Space {
    pub x: i8,
    pub y: i8,
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// Programs and the page read the move itself.
pub type TypedMove = Move;

pub(crate) fn typed(_set: &(), mv: &Move) -> TypedMove {
    *mv
}
