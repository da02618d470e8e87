//! KZ-7: moves as short text, both ways. There is exactly one way to write a move, so that records can be compared as
//! text.

use std::fmt;

use hustings_core::Rule;

use crate::error::{self, Illegal};
use crate::moves::{Move, Space};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Base { at } => write!(f, "base {at}"),
            Move::Flip { at } => write!(f, "flip {at}"),
        }
    }
}

pub(crate) fn write(_set: &(), mv: &Move) -> String {
    mv.to_string()
}

pub(crate) fn read(_set: &(), text: &str) -> Result<Move, Illegal> {
    let unreadable = || Illegal::Unreadable(text.chars().take(40).collect());
    let (make, rule, space): (fn(Space) -> Move, Rule, &str) = match text.split_once(' ') {
        Some(("base", space)) => (|at| Move::Base { at }, error::PLAYABLE, space),
        Some(("flip", space)) => (|at| Move::Flip { at }, error::OWN_FLAG, space),
        _ => return Err(unreadable()),
    };
    match read_space(space) {
        Ok(space) => Ok(make(space)),
        Err(NoSpace::Malformed) => Err(unreadable()),
        Err(NoSpace::TooFar) => Err(Illegal::TooFar { space: space.chars().take(40).collect(), rule }),
    }
}

/// Why a text names no space.
enum NoSpace {
    Malformed,
    /// Well written, but farther away than any grid reaches.
    TooFar,
}

fn read_space(text: &str) -> Result<Space, NoSpace> {
    let (x, y) = text.split_once(',').ok_or(NoSpace::Malformed)?;
    if !(is_whole_number(x) && is_whole_number(y)) {
        return Err(NoSpace::Malformed);
    }
    match (x.parse(), y.parse()) {
        (Ok(x), Ok(y)) => Ok(Space { x, y }),
        _ => Err(NoSpace::TooFar),
    }
}

/// A number as `Display` writes it: no plus sign, no leading zero, no `-0`.
fn is_whole_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain && (text == "0" || !digits.starts_with('0'))
}
