//! A game's component files: read by whoever does I/O, checked by the game, named in every record.
//!
//! A designer edits TOML; a mistake is answered with file, line and what was expected.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use crate::luck::hex;

/// A folder of component files: name to text. Core does no I/O, so somebody else read them.
pub type Files = BTreeMap<String, String>;

/// What is wrong with a component file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadData {
    pub file: String,
    /// Counted from 1; 0 when the whole file is meant.
    pub line: usize,
    pub expected: String,
}

impl std::error::Error for BadData {}

impl fmt::Display for BadData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.expected),
            line => write!(f, "{}:{line}: {}", self.file, self.expected),
        }
    }
}

impl BadData {
    pub fn new(file: &str, line: usize, expected: impl Into<String>) -> BadData {
        BadData { file: file.to_owned(), line, expected: expected.into() }
    }
}

/// One checked set of components and the name it has in records.
#[derive(Debug)]
pub struct Components<T> {
    /// `standard`, or the folder's name.
    pub name: String,
    /// The first 16 hex digits of a hash over all files: two sets with one name are told apart.
    pub hash: String,
    pub data: T,
}

impl<T> Components<T> {
    /// The set of a game that has no component files.
    pub const fn none(data: T) -> Components<T> {
        Components { name: String::new(), hash: String::new(), data }
    }

    pub fn load(
        name: &str,
        files: &Files,
        check: impl FnOnce(&Files) -> Result<T, BadData>,
    ) -> Result<Components<T>, BadData> {
        let data = check(files)?;
        let mut hash = Sha256::new();
        for (file, text) in files {
            for part in [file, text] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part.as_bytes());
            }
        }
        let hash = hex(&hash.finalize())[..16].to_owned();
        Ok(Components { name: name.to_owned(), hash, data })
    }

    /// How records name the set: `standard@0123456789abcdef`, nothing for a game without components.
    pub fn version(&self) -> Option<String> {
        (!self.name.is_empty()).then(|| format!("{}@{}", self.name, self.hash))
    }
}

/// One TOML file of a set, for loaders: typed reading, and errors that know their line.
pub struct TomlFile<'a> {
    name: &'a str,
    text: &'a str,
}

impl<'a> TomlFile<'a> {
    pub fn open(files: &'a Files, name: &'a str) -> Result<TomlFile<'a>, BadData> {
        let text = files.get(name).ok_or_else(|| BadData::new(name, 0, "this file is missing"))?;
        Ok(TomlFile { name, text })
    }

    /// The file as `T`; give `T`'s parts `deny_unknown_fields`, and `toml::Spanned` where a later check needs the line.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, BadData> {
        toml::from_str(self.text).map_err(|error| {
            let line = error.span().map_or(0, |span| self.line_at(span.start));
            BadData::new(self.name, line, error.message())
        })
    }

    /// An error at a byte offset, as `toml::Spanned` gives it.
    pub fn wrong(&self, at: usize, expected: impl Into<String>) -> BadData {
        BadData::new(self.name, self.line_at(at), expected)
    }

    fn line_at(&self, offset: usize) -> usize {
        1 + self.text.as_bytes()[..offset.min(self.text.len())].iter().filter(|byte| **byte == b'\n').count()
    }
}
