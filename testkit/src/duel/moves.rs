//! Every choice a seat can make.

use super::cards::Card;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
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
    /// The move as it is listed: without the words somebody added.
    pub fn without_text(&self) -> Move {
        match self {
            Move::Taunt(_) => Move::Taunt(String::new()),
            other => other.clone(),
        }
    }
}
