//! The requests, and error messages for lines that are not requests.

use std::fmt;

use hustings_core::say;
use serde::de::{Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::answer::{Code, Refused};

/// One line of input. The variants have braces even when empty, because serde then refuses unknown keys.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Request {
    Games {},
    New {
        game: String,
        #[serde(deserialize_with = "whole")]
        seats: u64,
        #[serde(default)]
        options: Value,
        seed: Option<String>,
        #[serde(default)]
        viewer: Eyes,
    },
    Pending {},
    Moves {
        #[serde(deserialize_with = "whole")]
        seat: u64,
    },
    Play {
        #[serde(deserialize_with = "whole")]
        seat: u64,
        #[serde(rename = "move")]
        text: String,
        #[serde(default)]
        viewer: Eyes,
    },
    View {
        seat: Eyes,
    },
    Outcome {},
    Record {},
    Load {
        record: String,
        #[serde(default)]
        viewer: Eyes,
    },
    Perft {
        #[serde(deserialize_with = "whole")]
        depth: u64,
    },
    Quit {},
}

const COMMANDS: &[&str] =
    &["games", "new", "pending", "moves", "play", "view", "outcome", "record", "load", "perft", "quit"];

impl Request {
    pub(super) fn read(line: &[u8]) -> Result<Request, Refused> {
        serde_json::from_slice(line).map_err(|error| explain(line, &error))
    }
}

/// The most helpful error for a line that is not a request.
fn explain(line: &[u8], error: &serde_json::Error) -> Refused {
    if std::str::from_utf8(line).is_err() {
        return Refused::new(Code::BadJson, say!("engine-not-utf8"));
    }
    let value = match serde_json::from_slice::<Value>(line) {
        Err(error) => return Refused::new(Code::BadJson, say!("engine-not-json", why = error.to_string())),
        Ok(value) => value,
    };
    let Value::Object(keys) = value else {
        return Refused::new(Code::BadRequest, say!("engine-not-an-object", example = r#"{"cmd":"games"}"#));
    };
    let commands = COMMANDS.join(", ");
    match keys.get("cmd") {
        None => Refused::new(Code::BadRequest, say!("engine-no-command", commands)),
        Some(Value::String(cmd)) if COMMANDS.contains(&cmd.as_str()) => {
            let (command, why) = (cmd.clone(), error.to_string());
            Refused::new(Code::BadRequest, say!("engine-bad-request", command, why))
        }
        Some(cmd) => {
            let command: String = cmd.to_string().chars().take(60).collect();
            Refused::new(Code::UnknownCommand, say!("engine-unknown-command", command, commands))
        }
    }
}

/// A viewer in a request: a seat's number, `null` for a spectator, `"all"` for everything.
#[derive(Debug, Clone, Copy)]
pub(super) enum Eyes {
    Seat(u64),
    Spectator,
    All,
}

/// By default everything, because the program that drives the engine has the seed anyway.
impl Default for Eyes {
    fn default() -> Eyes {
        Eyes::All
    }
}

impl<'de> Deserialize<'de> for Eyes {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Eyes, D::Error> {
        source.deserialize_any(EyesVisitor)
    }
}

/// A number that is not negative; its errors do not mention our types.
fn whole<'de, D: Deserializer<'de>>(source: D) -> Result<u64, D::Error> {
    struct Whole;
    impl Visitor<'_> for Whole {
        type Value = u64;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a whole number of at least 0")
        }

        fn visit_u64<E>(self, number: u64) -> Result<u64, E> {
            Ok(number)
        }
    }
    source.deserialize_u64(Whole)
}

struct EyesVisitor;

impl Visitor<'_> for EyesVisitor {
    type Value = Eyes;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(r#"a seat's number, null for a spectator or "all""#)
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Eyes, E> {
        Ok(Eyes::Seat(number))
    }

    fn visit_unit<E>(self) -> Result<Eyes, E> {
        Ok(Eyes::Spectator)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Eyes, E> {
        match text {
            "all" => Ok(Eyes::All),
            other => Err(E::invalid_value(Unexpected::Str(other), &self)),
        }
    }
}
