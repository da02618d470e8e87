//! Types that check a single value while it is read: ids, texts, and numbers within limits.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Deref;

use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use toml::Spanned;
use ts_rs::TS;

/// The name of a component in moves, events and other files: one word of letters, digits, `-` and `_`. It remembers its
/// place in the file.
#[derive(Debug, Clone)]
pub struct Id(Spanned<String>);

impl Id {
    pub(super) fn offset(&self) -> usize {
        self.0.span().start
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        let id = Spanned::<Word>::deserialize(deserializer)?;
        Ok(Id(Spanned::new(id.span(), id.into_inner().0)))
    }
}

/// The text of an id. It is checked inside its `Spanned`, so that an error points at the value's line.
struct Word(String);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word, D::Error> {
        let word = String::deserialize(deserializer)?;
        let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
        if word.is_empty() || !word.chars().all(fits) {
            return Err(Error::custom(format!("expected one word of letters, digits, - and _, not `{word}`")));
        }
        Ok(Word(word))
    }
}

impl Id {
    pub fn as_str(&self) -> &str {
        self.0.get_ref()
    }

    /// The id of one of several copies: `card` and `2` make `card2`, at the same place in the file.
    #[must_use]
    pub fn followed_by(&self, copy: impl fmt::Display) -> Id {
        Id(Spanned::new(self.0.span(), format!("{self}{copy}")))
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.0.into_inner()
    }
}

// Ids are equal if they are the same word, wherever in the file they are.
impl PartialEq for Id {
    fn eq(&self, other: &Id) -> bool {
        **self == **other
    }
}

impl Eq for Id {}

impl PartialOrd for Id {
    fn partial_cmp(&self, other: &Id) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Id {
    fn cmp(&self, other: &Id) -> Ordering {
        (**self).cmp(&**other)
    }
}

/// A name or a sentence: any text but the empty one.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text(String);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.trim().is_empty() {
            return Err(Error::custom("expected a text that is not empty"));
        }
        Ok(Text(text))
    }
}

impl Text {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<Text> for String {
    fn from(text: Text) -> String {
        text.0
    }
}

/// `Id` and `Text` can be used like the text they hold.
macro_rules! text {
    ($name:ident) => {
        impl Deref for $name {
            type Target = str;

            fn deref(&self) -> &str {
                self.as_str()
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                self
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self)
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, text: &str) -> bool {
                self.as_str() == text
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, text: &&str) -> bool {
                self.as_str() == *text
            }
        }

        impl PartialEq<String> for $name {
            fn eq(&self, text: &String) -> bool {
                self.as_str() == text
            }
        }
    };
}

text!(Id);
text!(Text);

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Within<const MIN: i16, const MAX: i16>(i16);

/// A whole number from `MIN` to `MAX`, but not 0: a gain or a loss.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Change<const MIN: i16, const MAX: i16>(i16);

/// Reads a number and compares it with its limits.
struct Limits {
    least: i16,
    most: i16,
    zero: bool,
}

impl Visitor<'_> for Limits {
    type Value = i16;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let other_than = if self.zero { "" } else { " other than 0" };
        write!(f, "a number from {} to {}{other_than}", self.least, self.most)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<i16, E> {
        let fits = |value: &i16| (self.least..=self.most).contains(value) && (self.zero || *value != 0);
        let value = i16::try_from(number).ok().filter(fits);
        value.ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<i16, E> {
        self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// What both kinds of number have in common.
macro_rules! number {
    ($name:ident, $zero:expr) => {
        impl<const MIN: i16, const MAX: i16> $name<MIN, MAX> {
            /// # Panics
            /// If the number is not within the limits.
            pub const fn new(number: i16) -> Self {
                assert!(MIN <= number && number <= MAX && ($zero || number != 0), "a number within the limits");
                $name(number)
            }

            pub const fn get(self) -> i16 {
                self.0
            }
        }

        impl<'de, const MIN: i16, const MAX: i16> Deserialize<'de> for $name<MIN, MAX> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_i64(Limits { least: MIN, most: MAX, zero: $zero }).map($name)
            }
        }

        impl<const MIN: i16, const MAX: i16> Serialize for $name<MIN, MAX> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_i16(self.0)
            }
        }

        impl<const MIN: i16, const MAX: i16> fmt::Debug for $name<MIN, MAX> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0, f)
            }
        }

        impl<const MIN: i16, const MAX: i16> fmt::Display for $name<MIN, MAX> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }

        impl<const MIN: i16, const MAX: i16> TS for $name<MIN, MAX> {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &ts_rs::Config) -> String {
                i16::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                i16::inline(config)
            }
        }

        number!($name into u8 i8 u16 i16 u32 i32 u64 i64 usize);
    };
    ($name:ident into $($int:ty)*) => {$(
        impl<const MIN: i16, const MAX: i16> From<$name<MIN, MAX>> for $int {
            fn from(number: $name<MIN, MAX>) -> $int {
                const { assert!(<$int>::MIN as i128 <= MIN as i128 && MAX as i128 <= <$int>::MAX as i128) };
                number.0 as $int
            }
        }
    )*};
}

number!(Within, true);
number!(Change, false);
