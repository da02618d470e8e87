//! `hustings bench`: measures the speed of games, one JSON line per game.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use hustings_lab::bench::{self, Bench};

use crate::game_options::GameOptions;

/// Measure how fast games run on one core
#[derive(Debug, clap::Args)]
#[command(
    after_help = "A playout is a whole game of uniformly random moves, including its setup. Each move lists the legal moves, plays a \
random one and checks for the end of the game."
)]
pub struct Args {
    /// The game, such as `kuzushi`; by default all of them
    game: Option<String>,
    /// How long to measure each game, in seconds
    #[arg(long, value_name = "S", default_value_t = 2.0)]
    seconds: f64,
    /// The number of seats; by default the smallest from two on
    #[arg(long, value_name = "S")]
    seats: Option<u8>,
    #[command(flatten)]
    options: GameOptions,
    /// Also measure tree search, in simulations per second from the first position
    #[arg(long)]
    search: bool,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let bench = Bench {
        game: args.game,
        seats: args.seats,
        options: args.options.read()?,
        time: Duration::try_from_secs_f64(args.seconds).context("--seconds is a number of seconds, such as 2")?,
        search: args.search,
    };
    let mut written = Ok(());
    bench::run(&bench, |speed| {
        let line = serde_json::to_string(&speed).expect("figures are plain data");
        if written.is_ok() {
            written = writeln!(io::stdout(), "{line}"); // a closed pipe is an error for `main`, not a panic
        }
    })?;
    written?;
    Ok(ExitCode::SUCCESS)
}
