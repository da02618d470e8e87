//! What is refused, over HTTP and over a table's socket.

use hustings_core::{Message, say};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A refusal of the server's: its own, or one of the catalog's.
pub type Refused = hustings_catalog::Refused<Code>;

/// Why something was refused, as a word programs can rely on. New ones may be added: treat an unknown one like
/// `bad_request`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum Code {
    /// The game forbids the move; `rule` says by which rule.
    IllegalMove,
    /// The seat has been asked something else since `seq`: look at the newest position and decide again.
    Stale,
    /// The seat is not yours.
    NotYourSeat,
    /// The seat is taken already.
    SeatTaken,
    BadSeat,
    /// The table is not in a phase in which this can be done.
    WrongPhase,
    /// Only the person who made the table may do this.
    NotTheHost,
    /// Nothing of yours can be taken back.
    NothingToUndo,
    /// The others, or the bots, do not agree.
    NotAgreed,
    BadOptions,
    BadRecord,
    UnknownGame,
    UnknownBot,
    /// The message or body cannot be read: it is not JSON, or not of the shape this server expects.
    BadMessage,
    /// It can be read, but not be done.
    BadRequest,
    /// Too much at once; wait a little.
    TooMany,
    TooLarge,
    /// The request took too long to arrive.
    TooSlow,
    /// No session, or the secret is wrong.
    NoSession,
    /// This may not be done, or not from this page.
    Forbidden,
    /// There is no such thing here.
    NotFound,
    /// This address does not take that method.
    WrongMethod,
    NameTaken,
    WrongPassword,
    /// This is only done for somebody who has just shown their password or passkey: `POST /api/account/proof`.
    ProofNeeded,
    /// Our fault; the log has the details.
    Internal,
}

impl From<hustings_catalog::Code> for Code {
    fn from(code: hustings_catalog::Code) -> Code {
        use hustings_catalog::Code as Catalog;
        match code {
            Catalog::IllegalMove => Code::IllegalMove,
            Catalog::BadOptions => Code::BadOptions,
            Catalog::BadRecord | Catalog::BadSeed => Code::BadRecord,
            Catalog::BadSeat => Code::BadSeat,
            Catalog::UnknownGame => Code::UnknownGame,
        }
    }
}

/// What the catalog refused, with the server's code.
pub(crate) fn by_catalog(refused: hustings_catalog::Refused) -> Refused {
    refused.map_code(Code::from)
}

pub(crate) fn refuse<T>(code: Code, say: Message) -> Result<T, Refused> {
    Err(Refused::new(code, say))
}

/// Our fault: the log has the details, people are asked to try again.
pub(crate) fn internal() -> Refused {
    Refused::new(Code::Internal, say!("table-server-failed"))
}
