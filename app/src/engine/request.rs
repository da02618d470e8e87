//! What can be asked, and what is wrong with a line that asks nothing of it.

use std::fmt;

use serde::de::{Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::answer::{Code, Refusal};

/// One line of input. Empty braces rather than none: only so are keys that do not belong refused.
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
    pub(super) fn read(line: &[u8]) -> Result<Request, Refusal> {
        serde_json::from_slice(line).map_err(|error| explain(line, &error))
    }
}

/// Which of the many ways to be wrong it was.
fn explain(line: &[u8], error: &serde_json::Error) -> Refusal {
    if std::str::from_utf8(line).is_err() {
        return Refusal::new(Code::BadJson, "the line is not UTF-8");
    }
    let value = match serde_json::from_slice::<Value>(line) {
        Err(error) => return Refusal::new(Code::BadJson, format!("the line is not JSON: {error}")),
        Ok(value) => value,
    };
    let Value::Object(keys) = value else {
        return Refusal::new(Code::BadRequest, r#"a request is a JSON object, such as {"cmd":"games"}"#);
    };
    match keys.get("cmd") {
        None => Refusal::new(Code::BadRequest, format!("the key `cmd` is missing: one of {}", COMMANDS.join(", "))),
        Some(Value::String(cmd)) if COMMANDS.contains(&cmd.as_str()) => {
            Refusal::new(Code::BadRequest, format!("`{cmd}`: {error}"))
        }
        Some(cmd) => {
            let asked: String = cmd.to_string().chars().take(60).collect();
            Refusal::new(Code::UnknownCommand, format!("there is no command {asked}: one of {}", COMMANDS.join(", ")))
        }
    }
}

/// A viewer as a line names it: a seat's number, `null` for a spectator, `"all"` for everything.
#[derive(Debug, Clone, Copy)]
pub(super) enum Eyes {
    Seat(u64),
    Spectator,
    All,
}

/// Where nobody in particular looks, the program that drives the game sees everything: it has the seed anyway.
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

/// A number that counts something, refused in words that a stranger to our types understands.
fn whole<'de, D: Deserializer<'de>>(source: D) -> Result<u64, D::Error> {
    struct Whole;
    impl Visitor<'_> for Whole {
        type Value = u64;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a whole number from 0 on")
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
