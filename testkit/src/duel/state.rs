//! What is on the table.

use arrayvec::ArrayVec;
use hustings_core::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::cards::{Card, Kind, MAX_CARDS, Set};

pub(super) type Hand = ArrayVec<Card, { super::info::MAX_HAND as usize }>;

/// Everything, secrets included. Each card of the set is in exactly one place: a hand, the deck or the discard pile.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(super) set: &'static Set,
    pub(super) rounds: u8,
    /// Counted from 0.
    pub(super) round: u8,
    pub(super) phase: Phase,
    /// In order; a chosen card stays in the hand until it is shown.
    pub(super) hands: PerSeat<Hand>,
    pub(super) choices: PerSeat<Option<Card>>,
    /// The last card is the top.
    pub(super) deck: ArrayVec<Card, MAX_CARDS>,
    pub(super) discard: ArrayVec<Card, MAX_CARDS>,
    /// Who has seen the top card of the deck.
    pub(super) looked: Option<Seat>,
    pub(super) points: PerSeat<u8>,
    pub(super) taunts_left: PerSeat<u8>,
}

/// The current step of a round; all of it is public.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    Choosing,
    /// The seat `asked` may block; victories over the seats before it are final.
    Blocking {
        asked: Seat,
        roll: u8,
        victories: Victories,
    },
    Over,
}

/// Who beat whom in this round: each pair at most once.
pub type Victories = ArrayVec<Victory, 6>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Victory {
    pub winner: Seat,
    pub loser: Seat,
}

impl State {
    pub(super) fn pending(&self) -> SeatSet {
        match &self.phase {
            // DU-3.1: who holds a card and has not chosen.
            Phase::Choosing => Seat::all(self.seats())
                .filter(|seat| !self.hands[*seat].is_empty() && self.choices[*seat].is_none())
                .collect(),
            Phase::Blocking { asked, .. } => SeatSet::one(*asked),
            Phase::Over => SeatSet::NONE,
        }
    }

    pub(super) fn seats(&self) -> u8 {
        self.hands.seats()
    }

    /// DU-5.2: what everybody can work out, whatever is really in the hand.
    pub(super) fn could_hold_shield(&self, seat: Seat) -> bool {
        let face_up = self.discard.iter().filter(|card| card.kind == Kind::Shield).count();
        !self.hands[seat].is_empty() && face_up < self.set.copies(Kind::Shield)
    }

    /// All cards, wherever they are, in order: always exactly those of the set.
    pub fn all_cards(&self) -> Vec<Card> {
        let hands = self.hands.values().iter().flatten();
        let mut cards: Vec<Card> = hands.chain(&self.deck).chain(&self.discard).copied().collect();
        cards.sort_unstable();
        cards
    }

    /// The cards that `viewer` must not see (`None` is a spectator): the other hands and the deck.
    pub fn hidden_from(&self, viewer: Option<Seat>) -> Vec<Card> {
        let others = self.hands.iter().filter(|(seat, _)| Some(*seat) != viewer);
        let known_top = usize::from(viewer.is_some() && self.looked == viewer && !self.deck.is_empty());
        let deck = &self.deck[..self.deck.len() - known_top];
        others.flat_map(|(_, hand)| hand).chain(deck).copied().collect()
    }
}
