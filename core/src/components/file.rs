//! One file of a set: typed reading, and the checks that compare entries with each other. Every error carries its line.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::de::DeserializeOwned;
use toml::Spanned;

use super::Id;
use super::effect::one_of;

/// A folder of component files, from name to text. Core does no I/O, so the caller has read them.
pub type Files = BTreeMap<String, String>;

/// What is wrong with a component file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadData {
    pub file: String,
    /// Counted from 1; 0 means the whole file.
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

/// A position in a file, as a byte offset.
#[derive(Debug, Clone, Copy)]
pub struct Offset(usize);

impl<T> From<&Spanned<T>> for Offset {
    fn from(value: &Spanned<T>) -> Offset {
        Offset(value.span().start)
    }
}

impl From<&Id> for Offset {
    fn from(id: &Id) -> Offset {
        Offset(id.offset())
    }
}

impl From<usize> for Offset {
    fn from(offset: usize) -> Offset {
        Offset(offset)
    }
}

/// One TOML file of a set.
#[derive(Clone, Copy)]
pub struct TomlFile<'a> {
    name: &'a str,
    text: &'a str,
}

impl<'a> TomlFile<'a> {
    pub fn open(files: &'a Files, name: &'a str) -> Result<TomlFile<'a>, BadData> {
        let text = files.get(name).ok_or_else(|| BadData::new(name, 0, "this file is missing"))?;
        Ok(TomlFile { name, text })
    }

    /// The file as `T`, each value checked by its type.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, BadData> {
        toml::from_str(self.text).map_err(|error| {
            let line = error.span().map_or(0, |span| self.line_at(span.start));
            BadData::new(self.name, line, in_our_words(error.message()))
        })
    }

    /// An error at a value.
    pub fn wrong(&self, at: impl Into<Offset>, expected: impl Into<String>) -> BadData {
        BadData::new(self.name, self.line_at(at.into().0), expected)
    }

    /// An error about something missing: it points at the end of the file.
    pub fn missing(&self, expected: impl Into<String>) -> BadData {
        self.wrong(usize::MAX, expected)
    }

    /// Checks that there are exactly `all` entries. If there are too many, the error points at the first one too many.
    pub fn exactly<P: Into<Offset>>(
        &self,
        all: usize,
        what: &str,
        entries: impl IntoIterator<Item = P>,
    ) -> Result<(), BadData> {
        let mut found = 0;
        for entry in entries {
            if found == all {
                return Err(self.wrong(entry, format!("expected {all} {what}, and this is one more")));
            }
            found += 1;
        }
        if found < all {
            return Err(self.missing(format!("expected {all} {what}, and there are {found}")));
        }
        Ok(())
    }

    /// Checks that counts add up to `all`. The error points at the first count beyond it, or at the end of the file.
    pub fn total<'b, N: Copy + Into<i64> + 'b>(
        &self,
        all: i64,
        what: &str,
        counts: impl IntoIterator<Item = &'b Spanned<N>>,
    ) -> Result<(), BadData> {
        let mut sum = 0;
        for count in counts {
            sum += (*count.get_ref()).into();
            if sum > all {
                return Err(self.wrong(count, format!("expected {all} {what}, and these make {sum}")));
            }
        }
        if sum < all {
            return Err(self.missing(format!("expected {all} {what}, and there are {sum}")));
        }
        Ok(())
    }

    /// Checks that no value appears twice. `what` is the kind of value: an id, a number, a tile.
    pub fn each_once<P>(&self, what: &str, values: impl IntoIterator<Item = P>) -> Result<(), BadData>
    where
        P: Into<Offset> + Copy + Ord + fmt::Display,
    {
        let mut seen = BTreeSet::new();
        for value in values {
            if !seen.insert(value) {
                return Err(self.wrong(value, format!("expected each {what} once, not `{value}` again")));
            }
        }
        Ok(())
    }

    /// The index of the entry of `known` that `reference` names. `what` says what is expected: a tile of tiles.toml.
    pub fn known<P, K>(&self, what: &str, reference: P, known: impl IntoIterator<Item = K>) -> Result<usize, BadData>
    where
        P: Into<Offset> + AsRef<str>,
        K: AsRef<str>,
    {
        let word = reference.as_ref().to_owned();
        let index = known.into_iter().position(|id| id.as_ref() == word);
        index.ok_or_else(|| self.wrong(reference, format!("expected {what}, not `{word}`")))
    }

    fn line_at(&self, offset: usize) -> usize {
        1 + self.text.as_bytes()[..offset.min(self.text.len())].iter().filter(|byte| **byte == b'\n').count()
    }
}

/// The ids used so far, for a set whose files share them.
#[derive(Debug, Default)]
pub struct Ids {
    taken: BTreeSet<String>,
    reserved: &'static [&'static str],
}

impl Ids {
    /// `reserved` words cannot be ids, because they mean something else in a move.
    pub fn except(reserved: &'static [&'static str]) -> Ids {
        Ids { taken: BTreeSet::new(), reserved }
    }

    /// Adds the ids of one file and refuses reserved and repeated ones.
    pub fn take<'b>(&mut self, file: &TomlFile<'_>, ids: impl IntoIterator<Item = &'b Id>) -> Result<(), BadData> {
        for id in ids {
            if self.reserved.contains(&&**id) {
                return Err(file.wrong(id, format!("expected an id that means nothing else in a move, not `{id}`")));
            }
            if !self.taken.insert(id.to_string()) {
                return Err(file.wrong(id, format!("expected each id once, not `{id}` again")));
            }
        }
        Ok(())
    }
}

/// Rewrites serde's message about a value, a word or a key into the form of all our errors: `expected A, not B`. Serde
/// gives only text, so `core/tests/core/components.rs` pins each form. Anything else, such as unreadable TOML, is left as it
/// is.
fn in_our_words(message: &str) -> String {
    if let Some(key) = message.strip_prefix("missing field ") {
        return format!("expected the key {key}, and there is none");
    }
    let told = |start: &str| message.strip_prefix(start)?.rsplit_once(", expected ");
    let chosen = |(start, kind): &(&str, &str)| {
        let (found, choices) = told(start)?;
        let choices: Vec<&str> = choices.split('`').skip(1).step_by(2).collect();
        Some(format!("expected {}, not {found}", one_of(kind, &choices)))
    };
    let valued = |start: &&str| {
        let (found, expected) = told(start)?;
        // In `integer `7`` and `string "x"` the value is enough; for tables and lists serde gives only the kind.
        let found = found.find(['`', '"']).map_or(format!("a {found}"), |quote| found[quote..].replace('"', "`"));
        Some(format!("expected {expected}, not {found}"))
    };
    let choices = [("unknown field ", "key"), ("unknown variant ", "word")];
    let values = ["invalid value: ", "invalid type: "];
    choices.iter().find_map(chosen).or_else(|| values.iter().find_map(valued)).unwrap_or_else(|| message.to_owned())
}
