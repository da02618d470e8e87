//! Every choice a player can make.

use hustings_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{CardId, LeaderId, Set, Square, StateId};
use crate::events::Name;
use crate::pieces::{Benefit, Deck, Track, closed_list};
use crate::view::Text;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// SK-3.4.
    Leader(LeaderId),
    /// SK-6.3.
    Seat(Square),
    /// SK-6.4.
    Power(Square),
    /// SK-6.5.
    Track(Track),
    /// SK-6.6: one benefit of a state.
    State(StateId, Benefit),
    /// SK-6.6 with `state_all`.
    StateAll(StateId),
    /// SK-7: a card: as an action, free, or as the open frame allows.
    Play(CardId, Target),
    /// SK-7.7.
    Addon(CardId, Target),
    /// SK-6.7.
    Cash(CardId),
    Done,
    /// SK-7.8.
    Chit(CardId),
    Pass,
    /// SK-6.9.
    Take(Benefit),
    /// SK-6.9: a card of the row, or the top of the closed deck.
    Draw(Option<CardId>),
    /// SK-9.2.
    Flip,
    /// SK-8.13.
    Keep,
    Skip,
    /// SK-6.11.
    Drop(CardId),
    End,
}

/// What a card is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    Nothing,
    Track(Track),
    State(StateId),
    Square(Square),
    Player(Seat),
    /// How much is stolen from each seat.
    Shares(Shares),
    Back(Seat, Deck),
    Marker(Seat, Track),
}

impl Target {
    pub(crate) fn shape(self) -> Shape {
        match self {
            Target::Nothing => Shape::Nothing,
            Target::Track(_) => Shape::Track,
            Target::State(_) => Shape::State,
            Target::Square(_) => Shape::Square,
            Target::Player(_) => Shape::Player,
            Target::Shares(_) => Shape::Shares,
            Target::Back(..) => Shape::Back,
            Target::Marker(..) => Shape::Marker,
        }
    }
}

/// An amount for each seat.
pub type Shares = [u8; 4];

closed_list! {
    /// The kind of target an effect has.
    Shape, "SarkaarShape" {
        Nothing = "nothing",
        Track = "track",
        State = "state",
        Square = "square",
        Player = "player",
        Shares = "shares",
        Back = "back",
        Marker = "marker",
    }
}

/// A move as programs and the page read it, with components by their ids.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarMove")]
pub enum TypedMove {
    Leader {
        leader: Name,
    },
    Seat {
        square: &'static str,
        state: Name,
    },
    Power {
        square: &'static str,
        state: Name,
    },
    Track {
        track: Track,
    },
    /// One benefit of a state.
    State {
        state: Name,
        benefit: Benefit,
    },
    /// All of them.
    StateAll {
        state: Name,
    },
    Play {
        card: Name,
        target: TypedTarget,
    },
    Addon {
        card: Name,
        target: TypedTarget,
    },
    Cash {
        card: Name,
    },
    Done,
    Chit {
        card: Name,
    },
    Pass,
    Take {
        benefit: Benefit,
    },
    /// Nothing is named: the top of the closed deck.
    Draw {
        card: Option<Name>,
    },
    Flip,
    Keep,
    Skip,
    Drop {
        card: Name,
    },
    End,
}

/// A target as programs and the page read it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarTarget")]
pub enum TypedTarget {
    Nothing,
    Track {
        track: Track,
    },
    State {
        state: Text,
    },
    Square {
        /// `HAY3`.
        square: Text,
        state: Text,
        /// Counted from 1.
        number: u8,
    },
    Player {
        seat: Seat,
    },
    Shares {
        shares: Vec<Share>,
    },
    /// A card of this back in the hand of a player.
    Back {
        seat: Seat,
        deck: Deck,
    },
    Marker {
        seat: Seat,
        track: Track,
    },
}

/// How much is stolen from whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarShare")]
pub struct Share {
    pub seat: Seat,
    pub amount: u8,
}

pub(crate) fn typed(set: &'static Set, &mv: &Move) -> TypedMove {
    let (card, state) = (|card| set.card_name(card), |at| set.state_name(at));
    match mv {
        Move::Leader(leader) => TypedMove::Leader { leader: &set.leader(leader).id },
        Move::Seat(at) => TypedMove::Seat { square: set.square_text(at), state: state(at.state) },
        Move::Power(at) => TypedMove::Power { square: set.square_text(at), state: state(at.state) },
        Move::Track(track) => TypedMove::Track { track },
        Move::State(at, benefit) => TypedMove::State { state: state(at), benefit },
        Move::StateAll(at) => TypedMove::StateAll { state: state(at) },
        Move::Play(id, target) => TypedMove::Play { card: card(id), target: TypedTarget::new(set, target) },
        Move::Addon(id, target) => TypedMove::Addon { card: card(id), target: TypedTarget::new(set, target) },
        Move::Cash(id) => TypedMove::Cash { card: card(id) },
        Move::Done => TypedMove::Done,
        Move::Chit(id) => TypedMove::Chit { card: card(id) },
        Move::Pass => TypedMove::Pass,
        Move::Take(benefit) => TypedMove::Take { benefit },
        Move::Draw(id) => TypedMove::Draw { card: id.map(card) },
        Move::Flip => TypedMove::Flip,
        Move::Keep => TypedMove::Keep,
        Move::Skip => TypedMove::Skip,
        Move::Drop(id) => TypedMove::Drop { card: card(id) },
        Move::End => TypedMove::End,
    }
}

impl TypedTarget {
    pub(crate) fn new(set: &'static Set, target: Target) -> TypedTarget {
        match target {
            Target::Nothing => TypedTarget::Nothing,
            Target::Track(track) => TypedTarget::Track { track },
            Target::State(at) => TypedTarget::State { state: Text::Borrowed(set.state_name(at)) },
            Target::Square(at) => TypedTarget::Square {
                square: Text::Borrowed(set.square_text(at)),
                state: Text::Borrowed(set.state_name(at.state)),
                number: at.number + 1,
            },
            Target::Player(seat) => TypedTarget::Player { seat },
            Target::Shares(shares) => {
                let named = (0..).map(Seat).zip(shares).filter(|(_, amount)| *amount > 0);
                TypedTarget::Shares { shares: named.map(|(seat, amount)| Share { seat, amount }).collect() }
            }
            Target::Back(seat, deck) => TypedTarget::Back { seat, deck },
            Target::Marker(seat, track) => TypedTarget::Marker { seat, track },
        }
    }

    /// From the typed target back; `None` if it names something the set does not have.
    pub(crate) fn target(&self, set: &Set) -> Option<Target> {
        Some(match self {
            TypedTarget::Nothing => Target::Nothing,
            TypedTarget::Track { track } => Target::Track(*track),
            TypedTarget::State { state } => Target::State(set.state_named(state)?),
            TypedTarget::Square { square, .. } => Target::Square(set.square_named(square)?),
            TypedTarget::Player { seat } => Target::Player(*seat),
            TypedTarget::Shares { shares } => {
                let mut amounts = [0; 4];
                for Share { seat, amount } in shares {
                    *amounts.get_mut(seat.index())? = *amount;
                }
                Target::Shares(amounts)
            }
            TypedTarget::Back { seat, deck } => Target::Back(*seat, *deck),
            TypedTarget::Marker { seat, track } => Target::Marker(*seat, *track),
        })
    }
}
