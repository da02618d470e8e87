//! Tables. Each has one owner task that alone changes it: it reads the journal, takes messages one by one, writes what was
//! decided, and only then shows it. A table nobody looks at is not in memory at all.

mod answers;
mod clocks;
mod consent;
mod create;
mod frames;
mod hints;
mod orders;
mod owner;
mod quiet;
mod registry;
mod requests;
mod state;
mod undo;
mod why;

pub use create::Plan;
pub use frames::refused;
pub use owner::{ConnectionId, Message, Out};
pub use registry::{Context, Tables};

use crate::protocol::{Code, Refusal};

pub(crate) fn refuse<T>(code: Code, message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(code, message))
}

impl Refusal {
    pub fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, rule: None, message: message.into() }
    }

    pub fn internal() -> Refusal {
        Refusal::new(Code::Internal, "something went wrong on the server; try again in a moment")
    }
}

impl From<hustings_catalog::Refused> for Refusal {
    fn from(refused: hustings_catalog::Refused) -> Refusal {
        let code = match refused.code {
            hustings_catalog::Code::IllegalMove => Code::IllegalMove,
            hustings_catalog::Code::BadOptions => Code::BadOptions,
            hustings_catalog::Code::BadRecord | hustings_catalog::Code::BadSeed => Code::BadRecord,
            hustings_catalog::Code::BadSeat => Code::BadSeat,
            hustings_catalog::Code::UnknownGame => Code::UnknownGame,
        };
        Refusal { code, rule: refused.rule.map(|rule| rule.to_string()), message: refused.message }
    }
}
