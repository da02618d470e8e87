//! Why something is refused: facts, and the number of the rule behind them.

use std::error::Error;
use std::fmt;

use serde::Serialize;

/// The number of a rule in a game's RULES page, such as `KZ-4.3c`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a game refuses a move. Its `Display` is a whole sentence without the rule number.
pub trait Refusal: Error + Clone + PartialEq + Send + Sync + 'static {
    fn rule(&self) -> Rule;
}

/// Why a table cannot be set up like this.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message} ({rule})")]
pub struct BadOption {
    pub rule: Rule,
    pub message: String,
}

impl BadOption {
    pub fn new(rule: &'static str, message: impl Into<String>) -> BadOption {
        BadOption { rule: Rule(rule), message: message.into() }
    }
}
