//! Every choice a seat can make.

use std::sync::Arc;

use hustings_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::cards::Set;
use crate::cards::{CandidateId, CardId, Party};

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsMove")]
pub enum Move {
    /// PU-6.2: by its position in the file.
    Candidate {
        candidate: CandidateId,
    },
    /// PU-6.3.
    NoName {
        party: Party,
    },
    /// PU-6.8.
    Sidestep,
    Contest,
    /// PU-7.1a: a Momentum card, and in front of whom.
    Poll {
        card: CardId,
        at: Seat,
    },
    /// PU-7.1b: a card for its effect, with the seat and the card it names (PU-7.2).
    Play {
        card: CardId,
        target: Option<Seat>,
        on: Option<CardId>,
    },
    /// PU-7.1c.
    Pass,
    /// PU-8.1; a Redirect names its target.
    React {
        card: CardId,
        target: Option<Seat>,
    },
    Ok,
    /// PU-3.7: with the card given up for it.
    Power {
        card: Option<CardId>,
    },
    /// PU-6.7.
    Pick {
        card: CardId,
    },
    Done,
    /// PU-4.10.
    Take {
        from: Seat,
    },
    /// PU-10.1; the promise is free text.
    Offer {
        to: Seat,
        give: u8,
        want: u8,
        #[serde(serialize_with = "as_text")]
        #[ts(type = "string | null")]
        promise: Option<Arc<str>>,
    },
    /// PU-10.2: whose offer.
    Accept {
        from: Seat,
    },
    Decline {
        from: Seat,
    },
    Withdraw,
}

fn as_text<S: serde::Serializer>(promise: &Option<Arc<str>>, serializer: S) -> Result<S::Ok, S::Error> {
    promise.as_deref().serialize(serializer)
}

impl Move {
    /// The move as it is listed: without a promise.
    #[must_use]
    pub fn without_text(&self) -> Move {
        match self {
            Move::Offer { to, give, want, promise: _ } => {
                Move::Offer { to: *to, give: *give, want: *want, promise: None }
            }
            other => other.clone(),
        }
    }
}

/// Programs and the page read the move itself.
pub type TypedMove = Move;

pub(crate) fn typed(_set: &Set, mv: &Move) -> TypedMove {
    mv.clone()
}
