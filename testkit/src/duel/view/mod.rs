//! DU-10.1: what each viewer may know (`show`), and the worlds a viewer cannot tell apart (`imagine`).

mod imagine;
mod show;

use hustings_core::{PerSeat, Seat, changes};
use serde::{Deserialize, Serialize};

use super::Phase;
use super::cards::Card;

pub(super) use imagine::imagine;
pub(super) use show::view;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub round: u8,
    pub phase: Phase,
    pub points: PerSeat<u8>,
    pub taunts_left: PerSeat<u8>,
    pub hand_sizes: PerSeat<u8>,
    /// The hands this viewer knows: its own.
    pub hands: PerSeat<Option<Vec<Card>>>,
    pub choices: PerSeat<Choice>,
    pub deck_size: u8,
    /// Face up, in the order they were discarded.
    pub discard: Vec<Card>,
    /// Who has seen the top card of the deck.
    pub looked: Option<Seat>,
    /// The top card, for the seat that looked.
    pub top: Option<Card>,
    /// Only for the eyes that see everything.
    pub deck: Option<Vec<Card>>,
}

changes!(View {
    round,
    phase,
    points: items,
    taunts_left: items,
    hand_sizes: items,
    hands: items,
    choices: items,
    deck_size,
    discard: items,
    looked,
    top,
    deck,
});

/// What a viewer sees of a seat's choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    None,
    FaceDown,
    Known(Card),
}
