//! The cards and the die: the types of `data/`, loaded and checked once.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use hustings_core::{BadData, Components, Files, TomlFile};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::info::{MAX_HAND, MAX_SEATS};

const FILE: &str = "cards.toml";
/// Room in a state for the deck and the discards.
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
        write!(f, "{}-{}", self.kind.name(), self.copy)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

/// A text that names no card.
#[derive(Debug, thiserror::Error)]
#[error("`{0}` is no card; cards are written like `rock-2`")]
pub struct NoCard(String);

impl FromStr for Card {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Card, NoCard> {
        let card = Kind::ALL.into_iter().find_map(|kind| {
            let copy = text.strip_prefix(kind.name())?.strip_prefix('-')?;
            // One digit, so that a card has one name only: no `rock-02`, no `rock-+2`.
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
    /// From this roll on a victory counts twice.
    pub double: u8,
}

impl Set {
    pub(super) fn copies(&self, kind: Kind) -> usize {
        self.cards.iter().filter(|card| card.kind == kind).count()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    die: Die,
    card: Vec<Copies>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    sides: Spanned<u8>,
    double: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Copies {
    kind: Spanned<Kind>,
    copies: Spanned<u8>,
}

pub(super) fn load(files: &Files) -> Result<Set, BadData> {
    let toml = TomlFile::open(files, FILE)?;
    let file: File = toml.read()?;
    let (sides, double) = (*file.die.sides.get_ref(), *file.die.double.get_ref());
    if !(2..=20).contains(&sides) {
        return Err(toml.wrong(file.die.sides.span().start, "expected a die with 2 to 20 sides"));
    }
    if double < 1 {
        return Err(toml.wrong(file.die.double.span().start, "expected a roll, 1 or more"));
    }
    let mut cards: Vec<Card> = Vec::new();
    for entry in &file.card {
        let (kind, copies) = (*entry.kind.get_ref(), *entry.copies.get_ref());
        if cards.iter().any(|card| card.kind == kind) {
            return Err(
                toml.wrong(entry.kind.span().start, format!("expected each kind once, not {} again", kind.name()))
            );
        }
        if !(1..=9).contains(&copies) {
            return Err(toml.wrong(entry.copies.span().start, "expected 1 to 9 copies"));
        }
        cards.extend((1..=copies).map(|copy| Card { kind, copy }));
    }
    if let Some(kind) = Kind::ALL.into_iter().find(|kind| !cards.iter().any(|card| card.kind == *kind)) {
        return Err(BadData::new(FILE, 0, format!("expected cards of the kind {}", kind.name())));
    }
    let enough = usize::from(MAX_SEATS * MAX_HAND);
    if cards.len() < enough {
        return Err(BadData::new(FILE, 0, format!("expected {enough} cards or more, not {}", cards.len())));
    }
    cards.sort_unstable();
    Ok(Set { cards, sides, double })
}

pub(super) fn standard_set() -> &'static Components<Set> {
    static SET: LazyLock<Components<Set>> = LazyLock::new(|| {
        let files = Files::from([(FILE.to_owned(), include_str!("data/cards.toml").to_owned())]);
        Components::load("standard", &files, load).expect("the components that come with the game are sound")
    });
    &SET
}
