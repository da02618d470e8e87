//! Every choice a seat can make.

use serde::Serialize;

use super::cards::{Card, Set};

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "kind", content = "what", rename_all = "snake_case")]
pub enum Move {
    /// DU-3.1.
    Choose(Card),
    /// DU-5.1.
    Block,
    Pass,
    /// DU-8.1; the text is free.
    Taunt(String),
}

impl Move {
    /// The move as it is listed: without free text.
    pub fn without_text(&self) -> Move {
        match self {
            Move::Taunt(_) => Move::Taunt(String::new()),
            other => other.clone(),
        }
    }
}

pub type TypedMove = Move;

pub(super) fn typed(_set: &Set, mv: &Move) -> TypedMove {
    mv.clone()
}
