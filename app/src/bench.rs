//! `hustings bench`: how fast a game is, as one JSON line a game.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use hustings_lab::bench::{self, Bench};
use serde_json::{Map, Value};

/// Measure how fast games run on one core
#[derive(Debug, clap::Args)]
#[command(
    after_help = "A playout is a whole game of uniformly random moves, its setup included. For each move the legal \
moves are listed, one is drawn and played, and the end is looked for."
)]
pub struct Args {
    /// The game, such as `kuzushi`; all of them without it
    game: Option<String>,
    /// How long to measure each game
    #[arg(long, value_name = "S", default_value_t = 2.0)]
    seconds: f64,
    /// How many sit at the table; the smallest table without it
    #[arg(long, value_name = "S")]
    seats: Option<u8>,
    /// The game's options, such as '{"grid":8}'
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// One of the game's options, such as `grid=8`; may be said several times
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    /// Measure tree search too, in simulations a second from the first position
    #[arg(long)]
    search: bool,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let bench = Bench {
        game: args.game,
        seats: args.seats,
        options: read_options(&args.options, &args.option)?,
        time: Duration::try_from_secs_f64(args.seconds).context("--seconds is a time to measure, such as 2")?,
        search: args.search,
    };
    let mut told = Ok(());
    bench::run(&bench, |speed| {
        let line = serde_json::to_string(&speed).expect("figures are plain data");
        if told.is_ok() {
            told = writeln!(io::stdout(), "{line}"); // a closed pipe is an error for `main`, not a panic
        }
    })?;
    told?;
    Ok(ExitCode::SUCCESS)
}

/// Options as typed on a command line: all of them as JSON, then single ones as `name=value`. A value that is no JSON is a word.
pub(crate) fn read_options(text: &str, single: &[String]) -> anyhow::Result<Value> {
    let mut options: Map<String, Value> = serde_json::from_str(text)
        .with_context(|| format!("--options is a JSON object such as '{{\"grid\":8}}', not `{text}`"))?;
    for option in single {
        let (name, value) = option
            .split_once('=')
            .with_context(|| format!("--option is name=value, such as grid=8, not `{option}`"))?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        options.insert(name.to_owned(), value);
    }
    Ok(Value::Object(options))
}
