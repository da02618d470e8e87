//! Why Kuzushi refuses a move.

use hustings_core::{Message, Refusal, Rule, Seat};

use crate::moves::Space;
use crate::sentences;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Illegal {
    NotYourTurn(Seat),
    Taken(Space),
    Alone(Space),
    OffGrid {
        space: Space,
        grid: u8,
    },
    /// A space without an index: no tile can ever be there.
    TooFar {
        space: String,
        rule: Rule,
    },
    NotYourFlag(Space),
    Over,
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
    fn message(&self) -> Message {
        sentences::refusal(self)
    }
}
