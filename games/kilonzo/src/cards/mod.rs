//! KL-8: the Cards of Chance. `load` reads and checks them, `effects` is the closed list of what they can do.

mod effects;
mod load;

use std::fmt;

use hustings_core::components::{Id, Text, Written};
use serde::Deserialize;

pub use effects::{Choice, Effect, Factor, Plain};
pub(crate) use load::{load, standard_set};

/// KL-8.1: the number of cards in a deck.
pub(crate) const CARDS: usize = 24;

/// A card by its position in the file, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CardId(pub u8);

/// One Card of Chance.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: Id,
    pub name: Text,
    pub text: Text,
    pub effect: Written<Effect>,
}

/// The deck as a designer wrote it.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    #[serde(rename = "card")]
    cards: Vec<Card>,
}

impl Set {
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    pub(crate) fn names(&self) -> Vec<(String, String)> {
        self.cards.iter().map(|card| (card.id.to_string(), card.name.to_string())).collect()
    }

    pub(crate) fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id.0)]
    }
}

/// Prints ids only, because every state refers to its set.
impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards.iter().map(|card| &*card.id)).finish()
    }
}
