//! The component file, read and checked once.

use std::sync::LazyLock;

use hustings_core::components::{Spanned, Within};
use hustings_core::{BadData, Components, Files, TomlFile};
use serde::Deserialize;

use super::super::info::{MAX_HAND, MAX_SEATS};
use super::{Card, Kind, Set};

const FILE: &str = "cards.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    die: Die,
    card: Vec<Copies>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    sides: Within<2, 20>,
    double: Within<1, 255>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Copies {
    kind: Spanned<Kind>,
    copies: Within<1, 9>,
}

pub(in super::super) fn load(files: &Files) -> Result<Set, BadData> {
    let toml = TomlFile::open(files, FILE)?;
    let File { die, card: entries } = toml.read()?;
    toml.each_once("kind", entries.iter().map(|entry| &entry.kind))?;
    toml.exactly(Kind::ALL.len(), "kinds of cards", entries.iter().map(|entry| &entry.kind))?;
    let copies = |entry: &Copies| {
        let kind = *entry.kind.get_ref();
        (1..=entry.copies.into()).map(move |copy| Card { kind, copy })
    };
    let mut cards: Vec<Card> = entries.iter().flat_map(copies).collect();
    let enough = usize::from(MAX_SEATS * MAX_HAND);
    if cards.len() < enough {
        return Err(toml.missing(format!("expected {enough} cards or more, not {}", cards.len())));
    }
    cards.sort_unstable();
    Ok(Set { cards, sides: die.sides.into(), double: die.double.into() })
}

pub(in super::super) fn standard_set() -> &'static Components<Set> {
    static SET: LazyLock<Components<Set>> =
        LazyLock::new(|| Components::standard(&[(FILE, include_str!("../data/cards.toml"))], load));
    &SET
}
