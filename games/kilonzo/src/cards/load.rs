//! KL-8.1: reads `data/cards.toml` and checks it once.

use std::sync::LazyLock;

use hustings_core::{BadData, Components, Files, TomlFile};

use super::{CARDS, Set};

const FILE: &str = "cards.toml";

pub(crate) fn load(files: &Files) -> Result<Set, BadData> {
    let file = TomlFile::open(files, FILE)?;
    let set: Set = file.read()?;
    let ids = || set.cards.iter().map(|card| &card.id);
    file.exactly(CARDS, "cards", ids())?;
    file.each_once("id", ids())?;
    Ok(set)
}

/// KL-8.4: the deck that comes with the game.
pub(crate) fn standard_set() -> &'static Components<Set> {
    static SET: LazyLock<Components<Set>> =
        LazyLock::new(|| Components::standard(&[(FILE, include_str!("../../data/cards.toml"))], load));
    &SET
}
