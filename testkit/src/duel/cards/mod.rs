//! DU-1.1: the cards and the die: the types of `data/`. `load` reads and checks them.

mod load;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub(super) use load::{load, standard_set};

/// The capacity of the deck and the discard pile in a state.
pub(super) const MAX_CARDS: usize = 36;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Rock,
    Paper,
    Scissors,
    Shield,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Rock, Kind::Paper, Kind::Scissors, Kind::Shield];

    /// DU-4.2.
    pub(super) fn beats(self, other: Kind) -> bool {
        matches!(
            (self, other),
            (Kind::Rock, Kind::Scissors) | (Kind::Scissors, Kind::Paper) | (Kind::Paper, Kind::Rock)
        )
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Rock => "rock",
            Kind::Paper => "paper",
            Kind::Scissors => "scissors",
            Kind::Shield => "shield",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One card, told apart from its copies: `rock-2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card {
    pub kind: Kind,
    /// Counted from 1.
    pub copy: u8,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind, self.copy)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

/// The error for a text that names no card.
#[derive(Debug, thiserror::Error)]
#[error("`{0}` is no card; cards are written like `rock-2`")]
pub struct NoCard(String);

impl FromStr for Card {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Card, NoCard> {
        let card = Kind::ALL.into_iter().find_map(|kind| {
            let copy = text.strip_prefix(kind.name())?.strip_prefix('-')?;
            // One digit, so that a card has only one name: no `rock-02`, no `rock-+2`.
            let copy = copy.parse().ok().filter(|_| copy.len() == 1)?;
            Some(Card { kind, copy })
        });
        card.ok_or_else(|| NoCard(text.to_owned()))
    }
}

impl TryFrom<String> for Card {
    type Error = NoCard;

    fn try_from(text: String) -> Result<Card, NoCard> {
        text.parse()
    }
}

/// What a designer may change: DU-1.1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// All cards, in order.
    pub cards: Vec<Card>,
    pub sides: u8,
    /// From this roll on, a victory counts double.
    pub double: u8,
}

impl Set {
    /// Cards need no names: their ids are their names.
    pub(super) fn names(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    pub(super) fn copies(&self, kind: Kind) -> usize {
        self.cards.iter().filter(|card| card.kind == kind).count()
    }
}
