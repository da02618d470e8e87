//! The answers: one JSON object per line, `"ok"` first.

use hustings_catalog::AnyGame;
use hustings_core::{OptionInfo, OptionKind, OrderInfo, Outcome};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// The answer to a request that was not refused.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum EngineAnswer {
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

/// A line of output.
#[derive(Serialize)]
pub(super) struct Line<'a> {
    ok: bool,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    answer: Option<&'a EngineAnswer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a Refused>,
}

impl<'a> Line<'a> {
    pub(super) fn of(answer: &'a Result<EngineAnswer, Refused>) -> Line<'a> {
        Line { ok: answer.is_ok(), answer: answer.as_ref().ok(), error: answer.as_ref().err() }
    }
}

/// A request that was refused.
pub(super) type Refused = hustings_catalog::Refused<Code>;

/// What is wrong with the request itself, or what the catalog refused.
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
    /// The values `options` may have for `set`, if there is a choice.
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
