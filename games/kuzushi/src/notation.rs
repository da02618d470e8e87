//! KZ-7: moves as short text, both ways. Exact: one way to write a move, so that records compare as text.

use std::fmt;

use hustings_core::Rule;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::error::{self, Illegal};
use crate::moves::{Move, Space};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Base(space) => write!(f, "base {space}"),
            Move::Flip(space) => write!(f, "flip {space}"),
        }
    }
}

pub(crate) fn read(text: &str) -> Result<Move, Illegal> {
    let unreadable = || Illegal::Unreadable(text.chars().take(40).collect());
    let (make, rule, space): (fn(Space) -> Move, Rule, &str) = match text.split_once(' ') {
        Some(("base", space)) => (Move::Base, error::PLAYABLE, space),
        Some(("flip", space)) => (Move::Flip, error::OWN_FLAG, space),
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
    /// Well written, but farther out than any grid reaches.
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

/// As `Display` writes one: no plus sign, no leading zero, no `-0`.
fn is_whole_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain && (text == "0" || !digits.starts_with('0'))
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        let text = String::deserialize(deserializer)?;
        read_space(&text).map_err(|_| D::Error::custom(format!("`{text}` is no space such as `1,-2`")))
    }
}
