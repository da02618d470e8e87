//! One shape for everything that is refused at the edge.

use std::fmt;

use hustings_core::{BadOption, Refusal, ReplayError, Rule};
use serde::Serialize;

/// Which kind of thing went wrong, as a word that programs can rely on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    IllegalMove,
    BadOptions,
    BadRecord,
    BadSeat,
    BadSeed,
    UnknownGame,
}

/// A refusal: a code, the rule behind it if there is one, and a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Refused {
    pub code: Code,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    pub message: String,
}

impl Refused {
    pub fn new(code: Code, message: impl Into<String>) -> Refused {
        Refused { code, rule: None, message: message.into() }
    }

    pub fn illegal(why: &impl Refusal) -> Refused {
        Refused { code: Code::IllegalMove, rule: Some(why.rule()), message: why.to_string() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for Refused {}

impl From<BadOption> for Refused {
    fn from(bad: BadOption) -> Refused {
        Refused { code: Code::BadOptions, rule: Some(bad.rule), message: bad.message }
    }
}

impl From<ReplayError> for Refused {
    fn from(error: ReplayError) -> Refused {
        Refused { code: Code::BadRecord, rule: error.rule(), message: error.to_string() }
    }
}
