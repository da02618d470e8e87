//! Sets of Campaign cards, one bit for each.

use std::fmt;

use super::{CARDS, CardId};

/// Campaign cards as bits, one for each number.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(pub(crate) u128);

impl Cards {
    pub const NONE: Cards = Cards(0);
    /// All 84.
    pub const ALL: Cards = Cards(((1 << CARDS) - 1) << 1);

    #[inline]
    pub fn one(card: CardId) -> Cards {
        Cards(1 << (card.0 & 127))
    }

    #[inline]
    pub fn contains(self, card: CardId) -> bool {
        self.0 & Cards::one(card).0 != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    #[must_use]
    pub fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub fn but(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0 |= Cards::one(card).0;
    }

    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !Cards::one(card).0;
    }

    #[inline]
    pub fn first(self) -> Option<CardId> {
        (self.0 != 0).then(|| CardId(self.0.trailing_zeros() as u8))
    }

    /// In order of numbers.
    pub(crate) fn list(self) -> Vec<CardId> {
        self.into_iter().collect()
    }

    /// The `n`th of the cards, counted from 0 in order of numbers.
    pub(crate) fn nth(self, n: u32) -> Option<CardId> {
        self.into_iter().nth(n as usize)
    }
}

impl IntoIterator for Cards {
    type Item = CardId;
    type IntoIter = Each;

    #[inline]
    fn into_iter(self) -> Each {
        Each(self.0)
    }
}

/// The cards of a set in order of their numbers.
#[derive(Clone)]
pub struct Each(u128);

impl Iterator for Each {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        let card = Cards(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all.or(Cards::one(card)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(|card| card.0)).finish()
    }
}
