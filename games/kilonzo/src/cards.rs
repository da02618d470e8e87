//! KL-8.1: the Cards of Chance, loaded from `data/` and checked once.

use std::fmt;
use std::sync::LazyLock;

use hustings_core::{BadData, Components, Files, TomlFile};
use serde::Deserialize;
use toml::Spanned;

use crate::effects::{self, Effect};

const FILE: &str = "cards.toml";
/// KL-8.1: a deck has so many cards.
pub(crate) const CARDS: usize = 24;

/// A card by its place in the file, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CardId(pub u8);

/// One Card of Chance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub id: String,
    pub name: String,
    pub text: String,
    pub effect: Effect,
    /// The effect as the file writes it.
    pub effect_text: String,
}

/// The deck as a designer wrote it.
#[derive(Clone, PartialEq, Eq)]
pub struct Set {
    cards: Vec<Card>,
}

impl Set {
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    pub(crate) fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id.0)]
    }
}

/// Ids only: every state points to its set.
impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards.iter().map(|card| &card.id)).finish()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<String>,
    name: Spanned<String>,
    text: Spanned<String>,
    effect: Spanned<String>,
}

pub(crate) fn load(files: &Files) -> Result<Set, BadData> {
    let toml = TomlFile::open(files, FILE)?;
    let file: File = toml.read()?;
    let mut cards: Vec<Card> = Vec::with_capacity(CARDS);
    for entry in file.card {
        let Entry { id, name, text, effect } = entry;
        if cards.len() == CARDS {
            return Err(toml.wrong(id.span().start, format!("expected {CARDS} cards, and this is one more")));
        }
        for (key, value) in [("an id", &id), ("a name", &name), ("a text", &text)] {
            if value.get_ref().trim().is_empty() {
                return Err(toml.wrong(value.span().start, format!("expected {key} that is not empty")));
            }
        }
        if cards.iter().any(|card| card.id == *id.get_ref()) {
            return Err(toml.wrong(id.span().start, format!("expected each id once, not `{}` again", id.get_ref())));
        }
        let at = effect.span().start;
        let read = effects::read(effect.get_ref()).map_err(|expected| toml.wrong(at, expected))?;
        cards.push(Card {
            id: id.into_inner(),
            name: name.into_inner(),
            text: text.into_inner(),
            effect: read,
            effect_text: effect.into_inner(),
        });
    }
    if cards.len() < CARDS {
        let end = usize::MAX; // the error belongs where the next card would stand
        return Err(toml.wrong(end, format!("expected {CARDS} cards, and there are {}", cards.len())));
    }
    Ok(Set { cards })
}

pub(crate) fn standard_set() -> &'static Components<Set> {
    static SET: LazyLock<Components<Set>> = LazyLock::new(|| {
        let files = Files::from([(FILE.to_owned(), include_str!("../data/cards.toml").to_owned())]);
        Components::load("standard", &files, load).expect("the cards that come with the game are sound")
    });
    &SET
}
