//! Every choice a seat can make.

use std::sync::Arc;

use hustings_core::Seat;

use crate::cards::{CandidateId, CardId, Party};

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Move {
    /// PU-6.2.
    Candidate(CandidateId),
    /// PU-6.3.
    NoName(Party),
    /// PU-6.8.
    Sidestep,
    Contest,
    /// PU-7.1a: a Momentum card, and in front of whom.
    Poll(CardId, Seat),
    /// PU-7.1b.
    Play(CardId, Aim),
    /// PU-7.1c.
    Pass,
    /// PU-8.1; a Redirect names its target.
    React(CardId, Option<Seat>),
    Ok,
    /// PU-3.7.
    Power(Option<CardId>),
    /// PU-6.7.
    Pick(CardId),
    Done,
    /// PU-4.10.
    Take(Seat),
    /// PU-10.1; the text is free.
    Offer {
        to: Seat,
        give: u8,
        want: u8,
        text: Option<Arc<str>>,
    },
    /// PU-10.2: whose offer.
    Accept(Seat),
    Decline(Seat),
    Withdraw,
}

/// What a card played for its effect names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    None,
    Seat(Seat),
    /// A card in play, or one in the discard pile.
    Card(CardId),
    /// A card in play, and where it goes.
    CardTo(CardId, Seat),
}

impl Move {
    /// The move as it is listed: without the words somebody added.
    #[must_use]
    pub fn without_text(&self) -> Move {
        match self {
            Move::Offer { to, give, want, text: _ } => Move::Offer { to: *to, give: *give, want: *want, text: None },
            other => other.clone(),
        }
    }
}
