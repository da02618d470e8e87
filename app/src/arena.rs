//! `hustings arena`: lets bots play each other and says who is better, and how sure that is.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Context;
use hustings_bots::{Budget, characters};
use hustings_lab::arena::{self, Arena, Results, Watcher};
use hustings_lab::report;
use indicatif::{ProgressBar, ProgressStyle};

use crate::bench::read_options;

/// Let bots play each other: seats swapped, luck paired
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Bots: the game's characters by their slugs (any other word lists them), or random, greedy, mcts, minimax. A bot can \
bring its own budget and settings: mcts:ms=50, mcts:nodes=2000, mcts:nodes=2000:cut=20:explore=0.5. With --nodes (or \
bots that bring nodes) and the same --seed the result is the same on every run, whatever the number of threads. One \
bot alone sits on every seat: then the table shows the balance of the game. With --file the games are kept as they \
end; stopped at any moment (Ctrl-C), the same command goes on from there, and more --games make it longer."
)]
pub struct Args {
    /// The game, such as `kuzushi`
    game: String,
    /// Two bots or more, such as `mcts,greedy`; one to measure the game
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games at least; rounded up so that every bot sits everywhere equally often
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// How long a searching bot thinks about each move, in milliseconds
    #[arg(long, value_name = "T", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: u64,
    /// How many simulations a searching bot makes for each move, in place of a time
    #[arg(long, value_name = "K", conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..))]
    nodes: Option<u32>,
    /// How many sit at the table; with more seats than bots, bots take several, with fewer they take turns
    #[arg(long, value_name = "S")]
    seats: Option<u8>,
    /// The game's options, such as '{"grid":8}'
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// One of the game's options, such as `grid=8`; may be said several times
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    /// Where all luck comes from
    #[arg(long, value_name = "TEXT", default_value = "hustings")]
    seed: String,
    /// Keep every game in this file, and go on with those that are there
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// How many games run side by side; one for each core without it, and never more where time is the budget
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    hustings_catalog::Catalog::standard().game(&args.game)?;
    let budget = args.nodes.map_or(Budget::Time(Duration::from_millis(args.ms)), Budget::Nodes);
    let bots = args.bots.iter().map(|bot| characters::read(&args.game, bot));
    let arena = Arena {
        bots: bots.collect::<Result<_, _>>()?,
        games: args.games,
        budget,
        seats: args.seats,
        options: read_options(&args.options, &args.option)?,
        seed: args.seed,
        threads: args.threads,
        file: args.file,
    };
    let bar = Bar::new()?;
    let results = arena::run(&args.game, &arena, &bar);
    bar.finish();
    let mut results = results?;
    for (score, name) in results.bots.iter_mut().zip(&args.bots) {
        score.bot.clone_from(name);
    }
    if results.games < arena.rounded() {
        eprintln!("Stopped after {} of {} games.", results.games, arena.rounded());
    }
    if let Some(file) = &args.html {
        std::fs::write(file, report::html(&results))
            .with_context(|| format!("{} cannot be written", file.display()))?;
    }
    let text = if args.json { serde_json::to_string(&results)? + "\n" } else { table(&results)? };
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Drawn on standard error, and only where that is a terminal; Ctrl-C ends the arena after the games that run.
pub(crate) struct Bar {
    line: ProgressBar,
}

static STOPPED: AtomicBool = AtomicBool::new(false);

/// Hears Ctrl-C from now on: once to stop after the games that run, twice to stop at once.
fn listen() -> io::Result<()> {
    static LISTENING: Once = Once::new();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    LISTENING.call_once(|| {
        std::thread::spawn(move || {
            runtime.block_on(async {
                if tokio::signal::ctrl_c().await.is_ok() {
                    STOPPED.store(true, Ordering::Relaxed);
                    eprintln!("Stopping after the games that run; once more to stop at once.");
                }
                if tokio::signal::ctrl_c().await.is_ok() {
                    std::process::exit(130);
                }
            });
        });
    });
    Ok(())
}

impl Bar {
    pub(crate) fn new() -> anyhow::Result<Bar> {
        let line =
            ProgressBar::new(0).with_style(ProgressStyle::with_template("{bar:32} {pos} of {len} games, {eta} to go")?);
        line.enable_steady_tick(Duration::from_millis(250));
        listen()?;
        Ok(Bar { line })
    }

    pub(crate) fn finish(&self) {
        self.line.finish_and_clear();
    }
}

impl Watcher for Bar {
    fn begin(&self, games: u32, known: u32) {
        self.line.set_length(games.into());
        self.line.set_position(known.into());
        self.line.reset_eta();
    }

    fn tick(&self) {
        self.line.inc(1);
    }

    fn enough(&self) -> bool {
        STOPPED.load(Ordering::Relaxed)
    }
}

/// The result for a person to read.
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
    for split in splits {
        let width = split.bars.iter().map(|bar| bar.name.chars().count()).max().unwrap_or(0).max(split.kind.len());
        writeln!(text, "\n{:width$}    seats    wins  of fair  95 % interval", split.kind)?;
        for bar in &split.bars {
            let interval = format!("{:.2} to {:.2}", bar.interval.low, bar.interval.high);
            writeln!(text, "{:width$}{:>9}{:>8.1}{:>9.2}{:>15}", bar.name, bar.seats, bar.wins, bar.of_fair, interval)?;
        }
    }
    Ok(text)
}
