//! What is answered: one JSON object a line, `"ok"` first.

use hustings_catalog::{AnyGame, Refused};
use hustings_core::{OptionInfo, OptionKind, OrderInfo, Outcome, Rule};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// The answer to a request that was carried out.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    Games { games: Vec<GameLine> },
    Events { events: Vec<Box<RawValue>> },
    Pending { pending: Vec<u8> },
    Moves { moves: Vec<String> },
    View { view: Box<RawValue> },
    Outcome { outcome: Option<Outcome> },
    Record { record: String },
    Loaded { pending: Vec<u8>, moves: usize, outcome: Option<Outcome>, view: Box<RawValue> },
    Nodes { nodes: u64 },
    Bye {},
}

/// `"ok"` and what belongs to it.
#[derive(Serialize)]
pub(super) struct Line<'a> {
    ok: bool,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    answer: Option<&'a Answer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a Refusal>,
}

impl<'a> Line<'a> {
    pub(super) fn of(answer: &'a Result<Answer, Refusal>) -> Line<'a> {
        Line { ok: answer.is_ok(), answer: answer.as_ref().ok(), error: answer.as_ref().err() }
    }
}

/// A refusal: a word for programs, the rule behind it or `null`, and a sentence for people.
#[derive(Debug, Serialize)]
pub(super) struct Refusal {
    code: Code,
    rule: Option<Rule>,
    message: String,
}

/// What went wrong with the line itself, or what the catalog says went wrong with what it asked.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Code {
    BadJson,
    BadRequest,
    LineTooLong,
    UnknownCommand,
    NoGame,
    TooDeep,
    #[serde(untagged)]
    Catalog(hustings_catalog::Code),
}

impl Refusal {
    pub(super) fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, rule: None, message: message.into() }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal { code: Code::Catalog(refused.code), rule: refused.rule, message: refused.message }
    }
}

/// A game as `games` lists it.
#[derive(Serialize)]
pub(super) struct GameLine {
    name: &'static str,
    title: &'static str,
    tagline: &'static str,
    seats: &'static [u8],
    options: Options,
    rules_version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    set: Option<String>,
    /// What `options` may say for `set`, where there is a choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sets: Vec<String>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    orders: &'static [OrderInfo],
    secrets: bool,
}

impl GameLine {
    pub(super) fn new(game: &dyn AnyGame) -> GameLine {
        let info = game.info();
        GameLine {
            name: info.name,
            title: info.title,
            tagline: info.tagline,
            seats: info.seats,
            options: Options(info.options),
            rules_version: info.rules_version,
            set: game.set_version(),
            sets: Some(game.sets()).filter(|sets| sets.len() > 1).unwrap_or_default(),
            orders: info.orders,
            secrets: info.secrets,
        }
    }
}

/// The options as an object keyed by their names.
struct Options(&'static [OptionInfo]);

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct About<'a> {
            #[serde(flatten)]
            kind: &'a OptionKind,
            about: &'a str,
        }
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for option in self.0 {
            map.serialize_entry(option.name, &About { kind: &option.kind, about: option.about })?;
        }
        map.end()
    }
}
