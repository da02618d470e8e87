//! `hustings arena`: lets bots play each other and says who is better, and how sure that is.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use hustings_bots::{Budget, Spec};
use hustings_lab::arena::{self, Arena, Results};
use indicatif::{ProgressBar, ProgressStyle};

use crate::bench::read_options;

/// Let bots play each other: seats swapped, luck paired
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Bots: random, greedy, mcts. A bot can bring its own budget and settings: mcts:ms=50, mcts:nodes=2000, \
mcts:nodes=2000:cut=20:explore=0.5. With --nodes (or bots that bring nodes) and the same --seed the result is the same on every run, \
whatever the number of threads."
)]
pub struct Args {
    /// The game, such as `kuzushi`
    game: String,
    /// Two bots or more, such as `mcts,greedy`
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    bots: Vec<Spec>,
    /// How many games at least; rounded up so that every bot sits everywhere equally often
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// How long a searching bot thinks about each move, in milliseconds
    #[arg(long, value_name = "T", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: u64,
    /// How many simulations a searching bot makes for each move, in place of a time
    #[arg(long, value_name = "K", conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..))]
    nodes: Option<u32>,
    /// How many sit at the table; with more seats than bots, bots take several
    #[arg(long, value_name = "S")]
    seats: Option<u8>,
    /// The game's options, such as '{"grid":8}'
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// Where all luck comes from
    #[arg(long, value_name = "TEXT", default_value = "hustings")]
    seed: String,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// How many games run side by side; one for each core without it, and never more where time is the budget
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let budget = args.nodes.map_or(Budget::Time(Duration::from_millis(args.ms)), Budget::Nodes);
    let arena = Arena {
        bots: args.bots,
        games: args.games,
        budget,
        seats: args.seats,
        options: read_options(&args.options)?,
        seed: args.seed,
        threads: args.threads,
    };
    // Drawn on standard error, and only where that is a terminal.
    let bar = ProgressBar::new(arena.rounded().into())
        .with_style(ProgressStyle::with_template("{bar:32} {pos} of {len} games, {eta} to go")?);
    bar.enable_steady_tick(Duration::from_millis(250));
    let results = arena::run(&args.game, &arena, || bar.inc(1));
    bar.finish_and_clear();
    let results = results?;
    let text = if args.json { serde_json::to_string(&results)? + "\n" } else { table(&results)? };
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The result for a person to read.
fn table(results: &Results) -> anyhow::Result<String> {
    let Results { game, seats, options, seed, games, moves_per_game, bots } = results;
    let mut text = format!("{games} games of {game} at {seats} seats, options {options}, seed \"{seed}\"\n");
    writeln!(text, "{moves_per_game:.1} moves a game; wins with their 95 % interval\n")?;
    let width = bots.iter().map(|bot| bot.bot.len()).max().unwrap_or(0).max(3);
    let headings: String = (0..*seats).fold(String::new(), |line, seat| line + &format!("  seat {seat}"));
    writeln!(text, "{:width$}  won  shared   share    95 % interval    fair{headings}", "bot")?;
    for bot in bots {
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let interval = format!("{:.1} to {:.1} %", 100.0 * bot.interval.low, 100.0 * bot.interval.high);
        let by_seat: String = bot.by_seat.iter().map(|share| format!("{:>8}", percent(*share))).collect();
        writeln!(
            text,
            "{:width$}{:>5}{:>8}{:>8}{:>17}{:>8}{by_seat}",
            bot.bot,
            bot.won,
            bot.shared,
            percent(bot.share),
            interval,
            percent(bot.fair),
        )?;
    }
    Ok(text)
}
