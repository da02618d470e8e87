//! The grammar of card effects: a line of words, the same in all games' files, read by serde into a plain enum.
//!
//! | line | read as |
//! |---|---|
//! | `swap` | a unit variant, `Swap` |
//! | `money 3` | a newtype variant, `Money(Change<-4, 4>)` |
//! | `climb_track culture 1 2` | a variant with several fields in order, named or not: `ClimbTrack { track, weak, strong }` |
//! | `recycle` or `recycle 3` | a last field that may be missing: `Recycle(Option<Within<1, 9>>)` |
//! | `either (money 2) (here 1)` | fields that are lines themselves: `Either(Plain, Plain)` |
//! | `gain voter 2 power 1 \| voter 4` | fields separated by a bar: `Gain(Tokens, Tokens)`, where a struct or a map is a list of pairs |
//!
//! Give the enum `#[derive(Deserialize)] #[serde(rename_all = "snake_case")]`. Its name, or its
//! `#[serde(rename = "...")]`, appears in the errors: "expected an effect (money or swap), not `monney`". Two enums
//! that share one list of names are read by [`super::either`], three by [`super::one_of_three`]. Words are separated by
//! exactly one space, so that a line has only one spelling.

mod deserialize;
mod line;

use std::fmt;
use std::slice;

use serde::de::{self, Deserialize, DeserializeOwned, Deserializer, Expected, Unexpected};

use deserialize::Phrase;
use line::{Item, parse, spelled};

/// A value that a file writes as a line of words, together with that line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written<T> {
    pub value: T,
    pub text: String,
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Written<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written<T>, D::Error> {
        let text = String::deserialize(deserializer)?;
        let value = read(&text).map_err(de::Error::custom)?;
        Ok(Written { value, text })
    }
}

/// Reads one line.
pub fn read<T: DeserializeOwned>(line: &str) -> Result<T, Mistake> {
    let items = parse(line)?;
    let value = T::deserialize(Phrase::line(&items))?;
    let usual = spelled(&items);
    if usual != line {
        return Err(Mistake::Other(format!("expected single spaces, `{usual}`, not `{line}`")));
    }
    Ok(value)
}

/// What is wrong with a line.
#[derive(Debug)]
pub enum Mistake {
    /// `after` is the word before the mistake, or empty; `found` is empty at the end of the line.
    Expected {
        what: String,
        after: String,
        found: String,
    },
    Other(String),
}

impl Mistake {
    fn expected(what: &dyn fmt::Display, after: &str, found: Option<&Item<'_>>) -> Mistake {
        let found = found.map(|item| spelled(slice::from_ref(item))).unwrap_or_default();
        Mistake::Expected { what: what.to_string(), after: after.to_owned(), found }
    }

    /// Adds the position to an error from a type that refused a word without knowing where it was.
    fn placed(self, after: &str, word: &str) -> Mistake {
        match self {
            Mistake::Expected { what, after: known, .. } if known.is_empty() => {
                Mistake::Expected { what, after: after.to_owned(), found: word.to_owned() }
            }
            placed => placed,
        }
    }
}

impl std::error::Error for Mistake {}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, after, found) = match self {
            Mistake::Expected { what, after, found } => (what, after, found),
            Mistake::Other(message) => return f.write_str(message),
        };
        write!(f, "expected {what}")?;
        if !after.is_empty() {
            write!(f, " after `{after}`")?;
        }
        if found.is_empty() { f.write_str(", but the line ends there") } else { write!(f, ", not `{found}`") }
    }
}

impl de::Error for Mistake {
    fn custom<T: fmt::Display>(message: T) -> Mistake {
        Mistake::Other(message.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Mistake {
        Mistake::Expected { what: expected.to_string(), after: String::new(), found: found.to_string() }
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Mistake {
        Mistake::invalid_type(found, expected)
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Mistake {
        Mistake::Expected { what: one_of("word", expected), after: String::new(), found: field.to_owned() }
    }
}

/// `a, b or c`.
fn any_of(choices: &[&str]) -> String {
    match choices {
        [] => "nothing".to_owned(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// `an effect (money or swap)`, from the name of a type.
pub(super) fn one_of(kind: &str, choices: &[&str]) -> String {
    let mut words = String::new();
    for letter in kind.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    let article = if words.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {words} ({})", any_of(choices))
}
