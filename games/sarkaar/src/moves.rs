//! Every choice a player can make.

use hustings_core::Seat;

use crate::cards::{CardId, LeaderId, Square, StateId};
use crate::words::{Benefit, Deck, Track};

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
    /// SK-7: a card, by whatever right the present frame gives.
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
    Shares([u8; 4]),
    Back(Seat, Deck),
    Marker(Seat, Track),
}
