//! PU-5, PU-8: a play with everything named for it, and the chain of reactions on top of it.

use hustings_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Cancelable, CardId, Effect, FrozenBy};

/// PU-5, PU-7.1: what a play will do, with everything named for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deed {
    /// PU-7.1a: for its Polling, in front of a Candidate.
    Poll(Seat),
    /// PU-5.7 to PU-5.10, PU-5.12: for an effect that lasts while the card is in front of a Candidate.
    Stay(Seat),
    Draw(u8),
    DrawBoth(u8, Seat),
    Peek(Seat),
    Discard(u8, Seat),
    Steal(u8, Seat),
    Freeze(u8, FrozenBy, Seat),
    ClearSlander(Seat),
    Extra(u8),
    /// Out of the discard pile.
    Retrieve(CardId),
    /// A card in play of this sort.
    Cancel(Cancelable, CardId),
    /// A Momentum in play of at most this printed Polling, and where it goes.
    Move(u8, CardId, Seat),
}

impl Deed {
    /// What a card does if it is played for its effect and names this seat and this card; `None` if it has to name
    /// something else (PU-7.2), or is a Redirect, which is only a reaction (PU-8.6).
    pub fn new(effect: Effect, target: Option<Seat>, on: Option<CardId>) -> Option<Deed> {
        let nothing = target.is_none() && on.is_none();
        let seat = target.filter(|_| on.is_none());
        let card = on.filter(|_| target.is_none());
        match effect {
            Effect::Draw(count) => nothing.then_some(Deed::Draw(count.into())),
            Effect::Extra(count) => nothing.then_some(Deed::Extra(count.into())),
            Effect::DrawBoth(count) => seat.map(|seat| Deed::DrawBoth(count.into(), seat)),
            Effect::Peek => seat.map(Deed::Peek),
            Effect::Discard(count) => seat.map(|seat| Deed::Discard(count.into(), seat)),
            Effect::Steal(count) => seat.map(|seat| Deed::Steal(count.into(), seat)),
            Effect::Freeze(count, by) => seat.map(|seat| Deed::Freeze(count.into(), by, seat)),
            Effect::Modify(_) | Effect::Skip | Effect::Guard(_) | Effect::Tiebreak => seat.map(Deed::Stay),
            Effect::ClearSlander => seat.map(Deed::ClearSlander),
            Effect::Retrieve => card.map(Deed::Retrieve),
            Effect::Cancel(of) => card.map(|card| Deed::Cancel(of, card)),
            Effect::Move(most) => on.zip(target).map(|(card, to)| Deed::Move(most.into(), card, to)),
            Effect::Redirect(_) => None,
        }
    }

    /// The seat and the card named with the play.
    #[inline]
    pub fn named(self) -> (Option<Seat>, Option<CardId>) {
        match self {
            Deed::Draw(_) | Deed::Extra(_) => (None, None),
            Deed::Poll(seat)
            | Deed::Stay(seat)
            | Deed::DrawBoth(_, seat)
            | Deed::Peek(seat)
            | Deed::Discard(_, seat)
            | Deed::Steal(_, seat)
            | Deed::Freeze(_, _, seat)
            | Deed::ClearSlander(seat) => (Some(seat), None),
            Deed::Retrieve(card) | Deed::Cancel(_, card) => (None, Some(card)),
            Deed::Move(_, card, seat) => (Some(seat), Some(card)),
        }
    }

    /// PU-8.6: the same deed at another seat; `None` for deeds that name no seat, or a card.
    pub fn redirected(self, to: Seat) -> Option<Deed> {
        Some(match self {
            Deed::Poll(_) => Deed::Poll(to),
            Deed::Stay(_) => Deed::Stay(to),
            Deed::DrawBoth(count, _) => Deed::DrawBoth(count, to),
            Deed::Peek(_) => Deed::Peek(to),
            Deed::Discard(count, _) => Deed::Discard(count, to),
            Deed::Steal(count, _) => Deed::Steal(count, to),
            Deed::Freeze(count, by, _) => Deed::Freeze(count, by, to),
            Deed::ClearSlander(_) => Deed::ClearSlander(to),
            Deed::Draw(_) | Deed::Extra(_) | Deed::Retrieve(_) | Deed::Cancel(..) | Deed::Move(..) => return None,
        })
    }

    pub fn mode(self) -> Mode {
        if matches!(self, Deed::Poll(_)) { Mode::Poll } else { Mode::Effect }
    }
}

/// PU-8: a card of the chain, and its reaction window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Link {
    pub card: CardId,
    pub player: Seat,
    /// The seat its window has reached.
    pub asked: Seat,
}

impl Link {
    /// A link before anybody has been asked.
    pub fn new(card: CardId, player: Seat) -> Link {
        Link { card, player, asked: player }
    }
}

/// The bottom of the chain: the play that the others react to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Play {
    pub link: Link,
    pub deed: Deed,
}

/// A play that answers the one below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reaction {
    pub link: Link,
    pub effect: ReactionEffect,
}

/// PU-8.5, PU-8.6: what a reaction does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ReactionEffect {
    Cancel,
    /// The new target.
    Redirect(Seat),
}

impl ReactionEffect {
    /// The new target, if the play is redirected.
    pub fn target(self) -> Option<Seat> {
        match self {
            ReactionEffect::Cancel => None,
            ReactionEffect::Redirect(to) => Some(to),
        }
    }
}

/// What a card is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsMode")]
pub enum Mode {
    Poll,
    Effect,
    Reaction,
}
