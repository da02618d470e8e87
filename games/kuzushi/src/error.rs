//! Why Kuzushi refuses a move.

use hustings_core::{Refusal, Rule, Seat};

use crate::moves::Space;

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("it is seat {0}'s turn")]
    NotYourTurn(Seat),
    #[error("{0} already holds a tile")]
    Taken(Space),
    #[error("{0} touches no tile")]
    Alone(Space),
    #[error("{space} would stretch the board past {grid} spaces")]
    OffGrid { space: Space, grid: u8 },
    /// A space that has no index: nothing can be put there, and nothing can lie there.
    #[error("{space} is farther from the city than any board reaches")]
    TooFar { space: String, rule: Rule },
    #[error("{0} holds no flag of yours to flip")]
    NotYourFlag(Space),
    #[error("the game is over")]
    Over,
    #[error("`{0}` is no move: write `base 1,0` or `flip -2,1`")]
    Unreadable(String),
}

/// Where a base may go.
pub(crate) const PLAYABLE: Rule = Rule("KZ-3.1");
/// What may be flipped.
pub(crate) const OWN_FLAG: Rule = Rule("KZ-4.1b");

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::NotYourTurn(_) => Rule("KZ-2.2"),
            Illegal::Taken(_) | Illegal::Alone(_) | Illegal::OffGrid { .. } => PLAYABLE,
            Illegal::TooFar { rule, .. } => *rule,
            Illegal::NotYourFlag(_) => OWN_FLAG,
            Illegal::Over => Rule("KZ-5.1"),
            Illegal::Unreadable(_) => Rule("KZ-7"),
        }
    }
}
