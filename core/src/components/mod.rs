//! A game's component files: cards, tiles and numbers in TOML that a designer edits. The caller reads them from disk,
//! the game's loader checks them with this kit, and records name the set they were played with. Every error names the
//! file, the line and what was expected.
//!
//! # How to write a loader
//! 1. **Types check each value.** Derive `Deserialize` on the entries of a file and pick the field types here: [`Id`] (one plain word),
//!    [`Text`] (not empty), [`Within`]`<1, 9>` and [`Change`]`<-4, 4>` (numbers within limits), plain enums with
//!    `rename_all = "snake_case"` (the error lists the choices), and [`Written`]`<Effect>` (a line of words, see [`effect`]). Say
//!    `deny_unknown_fields`. Use [`Spanned`] where a later check has to point at the value.
//! 2. **[`TomlFile`] compares entries with each other**: `exactly` a number of them, `each_once`, `known` references,
//!    `total` of counts; [`Ids`] when several files share their ids. For anything else, `wrong(&value, "expected ...")`
//!    points at a value and `missing` at the end of the file, where the missing thing would be.
//! 3. **[`Components::standard`]** makes the set that comes with the game. If its files are ever respelled without changing the game,
//!    list the version it had with [`Components::formerly`], so that old records still open.
//!
//! ```
//! use hustings_core::components::{Change, Id, Text, Within, Written};
//! use hustings_core::{BadData, Files, TomlFile};
//! use serde::Deserialize;
//!
//! #[derive(Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Deck {
//!     card: Vec<Card>,
//! }
//!
//! #[derive(Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Card {
//!     id: Id,
//!     name: Text,
//!     cost: Within<0, 9>,
//!     effect: Written<Effect>,
//! }
//!
//! #[derive(Deserialize)]
//! #[serde(rename_all = "snake_case")]
//! enum Effect {
//!     Money(Change<-4, 4>),
//!     Swap,
//! }
//!
//! fn load(files: &Files) -> Result<Deck, BadData> {
//!     let file = TomlFile::open(files, "deck.toml")?;
//!     let deck: Deck = file.read()?;
//!     let ids = || deck.card.iter().map(|card| &card.id);
//!     file.exactly(1, "cards", ids())?;
//!     file.each_once("id", ids())?;
//!     Ok(deck)
//! }
//!
//! let text = "[[card]]\nid = \"c01\"\nname = \"Rebate\"\ncost = 2\neffect = \"monney 3\"\n";
//! let files = Files::from([("deck.toml".to_owned(), text.to_owned())]);
//! assert_eq!(
//!     load(&files).map(drop).unwrap_err().to_string(),
//!     "deck.toml:5: expected an effect (money or swap), not `monney`"
//! );
//! ```

pub mod effect;
mod either;
mod file;
mod values;

use sha2::{Digest, Sha256};
pub use toml::Spanned;

pub use effect::Written;
pub use either::{either, one_of_three};
pub use file::{BadData, Files, Ids, Offset, TomlFile};
pub use values::{Change, Id, Text, Within};

use crate::luck::hex;

/// The name of the set that comes with a game, in every game.
pub const STANDARD: &str = "standard";

/// The first 16 hex digits of a hash over names and texts of all files.
pub fn hash_of(files: &Files) -> String {
    let mut hash = Sha256::new();
    for (file, text) in files {
        for part in [file, text] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
    }
    hex(&hash.finalize())[..16].to_owned()
}

/// One checked set of components and the name it has in records.
#[derive(Debug)]
pub struct Components<T> {
    /// [`STANDARD`], or the folder's name.
    pub name: String,
    /// The hash of its files, see [`hash_of`]: it tells apart two sets with the same name.
    pub hash: String,
    pub data: T,
    /// The files it was read from, for tools that change a number and load them again.
    pub files: Files,
    /// Versions this set had in older records.
    former: &'static [&'static str],
}

impl Components<()> {
    /// The set of a game that has no component files.
    pub fn nothing() -> &'static Components<()> {
        static NOTHING: Components<()> =
            Components { name: String::new(), hash: String::new(), data: (), files: Files::new(), former: &[] };
        &NOTHING
    }
}

impl<T> Components<T> {
    pub fn load(
        name: &str,
        files: &Files,
        check: impl FnOnce(&Files) -> Result<T, BadData>,
    ) -> Result<Components<T>, BadData> {
        let data = check(files)?;
        Ok(Components { name: name.to_owned(), hash: hash_of(files), data, files: files.clone(), former: &[] })
    }

    /// The set that comes with a game: `("cards.toml", include_str!("../data/cards.toml"))` and so on.
    ///
    /// # Panics
    /// If the game's own files are wrong, which its first test finds out.
    pub fn standard(files: &[(&str, &str)], check: impl FnOnce(&Files) -> Result<T, BadData>) -> Components<T> {
        let files = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        Components::load(STANDARD, &files, check)
            .unwrap_or_else(|bad| panic!("the files that come with the game are wrong: {bad}"))
    }

    /// Lists versions (`name@hash`) that older records give for this set: its files have been respelled since, with the
    /// same meaning.
    #[must_use]
    pub fn formerly(mut self, versions: &'static [&'static str]) -> Components<T> {
        self.former = versions;
        self
    }

    /// How records name the set: `standard@0123456789abcdef`; `None` for a game without components.
    pub fn version(&self) -> Option<String> {
        (!self.name.is_empty()).then(|| format!("{}@{}", self.name, self.hash))
    }

    /// Whether a record that names `version` was played with this set, perhaps in an older spelling.
    pub fn plays(&self, version: Option<&str>) -> bool {
        self.version().as_deref() == version || version.is_some_and(|version| self.former.contains(&version))
    }
}
