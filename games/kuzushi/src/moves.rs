//! Every choice a seat can make.

use std::fmt;

use ts_rs::TS;

/// KZ-4.1: put a base on a playable space, or turn an own flag into one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    Base(Space),
    Flip(Space),
}

impl Move {
    pub fn space(self) -> Space {
        match self {
            Move::Base(space) | Move::Flip(space) => space,
        }
    }
}

/// KZ-7: a space by its distance from the city, x to the right and y upward. Text in JSON: `"1,0"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(export, export_to = "kuzushi.ts", type = "string", rename = "KuzushiSpace")]
pub struct Space {
    pub x: i8,
    pub y: i8,
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
