//! A game's options on the command line.

use anyhow::Context as _;
use hustings_core::say;
use serde_json::{Map, Value};

use crate::says::says;

#[derive(Debug, clap::Args)]
pub struct GameOptions {
    /// The game's options as JSON, such as '{"grid":8}'
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// One of the game's options, such as `grid=8`; may be given several times
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
}

impl GameOptions {
    pub fn read(&self) -> anyhow::Result<Value> {
        read(&self.options, &self.option)
    }
}

/// A JSON object, then single options as `name=value`. A value that is not JSON is taken as a string.
pub fn read(text: &str, single: &[String]) -> anyhow::Result<Value> {
    let mut options: Map<String, Value> =
        serde_json::from_str(text).with_context(|| says(&say!("options-not-json", text = text.to_owned())))?;
    for option in single {
        let (name, value) = option
            .split_once('=')
            .with_context(|| format!("--option is name=value, such as grid=8, not `{option}`"))?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        options.insert(name.to_owned(), value);
    }
    Ok(Value::Object(options))
}
