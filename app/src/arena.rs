//! `hustings arena`: lets bots play each other and reports who is better, with confidence intervals.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use hustings_bots::Budget;
use hustings_lab::arena::{Arena, Entrant, Results, Split};
use hustings_lab::report;

use crate::game_options::GameOptions;
use crate::{files, harmless, progress};

/// Let bots play each other, with seats swapped and luck paired
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Bots: the slugs of the game's characters (any other word lists them), or random, greedy, mcts, minimax. A bot can have \
its own budget and settings: mcts:ms=50, mcts:nodes=2000, mcts:nodes=2000:cut=20:explore=0.5. A program of your own takes part as \
'exec:python my_bot.py' (docs/exec-engines.md). With --nodes (or bots that \
have nodes) and the same --seed, the result is the same on every run, with any number of threads. A single bot takes every \
seat: then the table shows the balance of the game. With --file every finished game is kept. The arena can be stopped at \
any moment (Ctrl-C), and the same command continues it, also with more --games."
)]
pub struct Args {
    /// The game, such as `kuzushi`
    game: String,
    /// Two bots or more, such as `mcts,greedy`; one to measure the game
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// The number of games, rounded up so that every bot has every seat equally often
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// How long a searching bot thinks about each move, in milliseconds
    #[arg(long, value_name = "T", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: u64,
    /// How many simulations a searching bot makes for each move, instead of a time
    #[arg(long, value_name = "K", conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..))]
    nodes: Option<u32>,
    /// The number of seats; with more seats than bots, bots take several, with fewer they take turns
    #[arg(long, value_name = "S")]
    seats: Option<u8>,
    #[command(flatten)]
    options: GameOptions,
    /// The seed of all luck
    #[arg(long, value_name = "TEXT", default_value = "hustings")]
    seed: String,
    /// Keep every finished game in this file, and continue with the games that are there
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// How many games run at the same time; by default one per core, which is also the most where the budget is a time
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    hustings_catalog::Catalog::standard().game(&args.game)?;
    let budget = args.nodes.map_or(Budget::Time(Duration::from_millis(args.ms)), Budget::Nodes);
    let bots = args.bots.iter().map(|bot| Entrant::read(&args.game, bot));
    let arena = Arena {
        bots: bots.collect::<Result<_, _>>()?,
        games: args.games,
        budget,
        seats: args.seats,
        options: args.options.read()?,
        seed: args.seed,
        threads: args.threads,
        file: args.file,
    };
    let mut results = progress::play_arena(&args.game, &arena)??;
    for (score, name) in results.bots.iter_mut().zip(&args.bots) {
        score.bot.clone_from(name);
    }
    if results.games < arena.rounded() {
        eprintln!("Stopped after {} of {} games.", results.games, arena.rounded());
    }
    if let Some(file) = &args.html {
        files::write(file, report::html(&results))?;
    }
    let text = if args.json { serde_json::to_string(&results)? + "\n" } else { table(&results)? };
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The results as text.
fn table(results: &Results) -> anyhow::Result<String> {
    let Results { game, seats, options, seed, games, moves_per_game, bots, lengths, splits, .. } = results;
    let mut text = format!("{games} games of {game} at {seats} seats, options {options}, seed \"{seed}\"\n");
    let (shortest, longest) = (lengths.shortest, lengths.longest);
    writeln!(text, "{moves_per_game:.1} moves a game ({shortest} to {longest}); wins with their 95 % interval\n")?;
    let width = bots.iter().map(|bot| bot.bot.len()).max().unwrap_or(0).max(3);
    let headings: String = (0..*seats).fold(String::new(), |line, seat| line + &format!("  seat {seat}"));
    writeln!(text, "{:width$}  won  shared   share    95 % interval    fair  rating{headings}", "bot")?;
    for bot in bots {
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let interval = format!("{:.1} to {:.1} %", 100.0 * bot.interval.low, 100.0 * bot.interval.high);
        let by_seat: String = bot.by_seat.iter().map(|share| format!("{:>8}", percent(*share))).collect();
        writeln!(
            text,
            "{:width$}{:>5}{:>8}{:>8}{:>17}{:>8}{:>8}{by_seat}",
            bot.bot,
            bot.won,
            bot.shared,
            percent(bot.share),
            interval,
            percent(bot.fair),
            bot.rating.map_or(String::new(), |rating| format!("{rating:+.0}")),
        )?;
    }
    for bot in bots {
        for forfeits in &bot.forfeits {
            writeln!(text, "{} lost {} of its games: {}", bot.bot, forfeits.games, harmless(&forfeits.why))?;
        }
    }
    Ok(text + &splits_text(splits))
}

/// Wins of seats that share a fact, with a table for each kind.
pub(crate) fn splits_text(splits: &[Split]) -> String {
    let mut text = String::new();
    for split in splits {
        let width = split.bars.iter().map(|bar| bar.name.chars().count()).max().unwrap_or(0).max(split.kind.len());
        let _ = writeln!(text, "\n{:width$}    seats    wins  of fair  95 % interval", split.kind);
        for bar in &split.bars {
            let interval = format!("{:.2} to {:.2}", bar.interval.low, bar.interval.high);
            let _ = writeln!(
                text,
                "{:width$}{:>9}{:>8.1}{:>9.2}{interval:>15}",
                bar.name, bar.seats, bar.wins, bar.of_fair
            );
        }
    }
    text
}
