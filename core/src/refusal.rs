//! Refusals: why a move or an option is refused, as facts and a rule number.

use std::fmt::{self, Debug};

use serde::Serialize;

use crate::{Message, say};

/// The number of a rule in a game's RULES page, such as `KZ-4.3c`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a game refuses a move: the facts, and the rule behind them.
pub trait Refusal: Debug + Clone + PartialEq + Send + Sync + 'static {
    fn rule(&self) -> Rule;

    /// The refusal as a message: the id of its sentence in the game's Fluent file, and its facts.
    fn message(&self) -> Message;
}

/// Why a table cannot be set up with these options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadOption {
    pub rule: Rule,
    pub message: Message,
}

impl BadOption {
    pub fn new(rule: &'static str, message: Message) -> BadOption {
        BadOption { rule: Rule(rule), message }
    }

    /// The number of seats is not one of `seats`.
    pub fn seats(rule: &'static str, title: &'static str, seats: &[u8], found: u8) -> BadOption {
        BadOption::new(rule, say!("bad-seats", title, seats = seats.to_vec(), found))
    }

    /// An option is outside its limits.
    pub fn range(
        rule: &'static str,
        option: &'static str,
        limits: std::ops::RangeInclusive<i64>,
        found: impl Into<i64>,
    ) -> BadOption {
        let (least, most, found) = (*limits.start(), *limits.end(), found.into());
        BadOption::new(rule, say!("bad-range", option, least, most, found))
    }
}
