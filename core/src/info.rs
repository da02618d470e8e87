//! What can be said of a game before it is played: cheap to list.

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// A game's calling card.
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
    /// What a seat can have answered for it in windows where others act (see `Game::obey`).
    pub orders: &'static [OrderInfo],
    /// Raised by every change of behaviour; a record says under which one it was played.
    pub rules_version: u32,
    /// Whether a seat ever knows something another seat does not. Without secrets all seats and spectators share one view.
    pub secrets: bool,
    /// Whether anything is hidden at all, if only the order of a deck. Where nothing is, one imagined world serves for all.
    pub hidden: bool,
    /// The RULES page, in Markdown.
    #[serde(skip)]
    pub rules: &'static str,
}

/// One thing a table can choose before play.
#[derive(Debug, Clone, Copy, Serialize, TS)]
pub struct OptionInfo {
    pub name: &'static str,
    #[serde(flatten)]
    pub kind: OptionKind,
    /// What it does, in one sentence, and what is taken when it is left out.
    pub about: &'static str,
}

/// What an option may be set to.
#[derive(Debug, Clone, Copy, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// A whole number; `default` is absent where it depends on the number of seats.
    Number { min: i32, max: i32, default: Option<i32> },
    /// Yes or no; `default` is absent where it depends on the number of seats.
    Switch { default: Option<bool> },
    /// One of a few words.
    Choice { values: &'static [&'static str], default: &'static str },
}

/// A standing order a seat can leave: "pass until it is my turn".
#[derive(Debug, Clone, Copy, Serialize, TS)]
pub struct OrderInfo {
    /// The name in messages: `until_turn`.
    pub name: &'static str,
    /// What it does, in the words of whoever leaves it: `Pass for me until it is my turn`.
    pub about: &'static str,
}

/// What a standing order makes of the present moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obeyed<M> {
    /// It answers with this move.
    Plays(M),
    /// It stands, but this moment is not one it speaks of.
    Waits,
    /// It has run out.
    Done,
}

/// Something true of a seat's game that its result may be split by, in tables of balance.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Fact {
    /// What sort of thing: `leader`.
    pub kind: &'static str,
    /// Which one: `fox`.
    pub name: String,
}

impl Info {
    /// Which of `options` cannot be what its kind says, in words for whoever typed it; for options that could not be read.
    pub fn misfit(&self, options: &Value) -> Option<String> {
        self.options.iter().find_map(|option| option.misfit(options.get(option.name)?))
    }
}

impl OptionInfo {
    fn misfit(&self, value: &Value) -> Option<String> {
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
