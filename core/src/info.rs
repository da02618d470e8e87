//! What is known about a game before it is played; cheap to list.

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::OrderInfo;

/// A game's description: name, seats, options, rules.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Info {
    /// The name in commands and records: `kuzushi`.
    pub name: &'static str,
    /// The name on the box: `Kuzushi`.
    pub title: &'static str,
    /// One line for the shelf.
    pub tagline: &'static str,
    /// What rule numbers begin with: `KZ`.
    pub prefix: &'static str,
    /// How many may sit down.
    pub seats: &'static [u8],
    pub options: &'static [OptionInfo],
    /// The standing orders a seat can leave for reaction windows (see [`Orders`](crate::Orders)).
    pub orders: &'static [OrderInfo],
    /// Raised by every change of behaviour; a record names the version it was played under.
    pub rules_version: u32,
    /// Whether a seat ever knows something another seat does not. Without secrets all seats and spectators share one view.
    pub secrets: bool,
    /// Whether anything is hidden at all, even if only the order of a deck. If nothing is, one determinization is
    /// enough.
    pub hidden: bool,
    /// The RULES page, in Markdown.
    #[serde(skip)]
    pub rules: &'static str,
    /// The game's sentences in English, as a Fluent file.
    #[serde(skip)]
    pub words: &'static str,
}

/// One thing a table can choose before play.
#[derive(Debug, Clone, Copy, Serialize, TS, ToSchema)]
pub struct OptionInfo {
    pub name: &'static str,
    #[serde(flatten)]
    pub kind: OptionKind,
    /// What it does, in one sentence, and its default.
    pub about: &'static str,
}

/// What an option may be set to.
#[derive(Debug, Clone, Copy, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// A whole number; `default` is absent if it depends on the number of seats.
    Number { min: i32, max: i32, default: Option<i32> },
    /// Yes or no; `default` is absent if it depends on the number of seats.
    Switch { default: Option<bool> },
    /// One of a few words.
    Choice { values: &'static [&'static str], default: &'static str },
}

impl Info {
    /// The first option whose value does not fit its kind, as a sentence.
    pub fn wrong_value(&self, options: &Value) -> Option<String> {
        self.options.iter().find_map(|option| option.wrong_value(options.get(option.name)?))
    }
}

impl OptionInfo {
    fn wrong_value(&self, value: &Value) -> Option<String> {
        let (fits, expected) = match self.kind {
            OptionKind::Number { min, max, .. } => {
                let fits = value.as_i64().is_some_and(|number| (min.into()..=max.into()).contains(&number));
                (fits, format!("a whole number from {min} to {max}"))
            }
            OptionKind::Switch { .. } => (value.is_boolean(), "true or false".to_owned()),
            OptionKind::Choice { values, .. } => {
                let fits = value.as_str().is_some_and(|word| values.contains(&word));
                (fits, format!("one of {}", values.join(", ")))
            }
        };
        (!fits && !value.is_null()).then(|| format!("`{}` is {expected}, not {value}", self.name))
    }
}
