//! `hustings strength`: plays the contests of a list and writes down how strong the bots were, in a table.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use hustings_bots::{Budget, characters};
use hustings_lab::arena::{self, Arena, Results};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::arena::Bar;

/// Play a list of contests and write a table of how strong the bots were
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Games are kept as they end: stopped at any moment, the same command goes on from there. A table is written when \
all its contests have been played to the end."
)]
pub struct Args {
    /// The list: game, seats, bots, milliseconds a move, and the share of the wins the first bot is to have
    #[arg(value_name = "FILE", default_value = "bench/strength/contests.toml")]
    list: PathBuf,
    /// Where the table is written; without it, it is only printed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Where games are kept
    #[arg(long, value_name = "FOLDER", default_value = "target/strength")]
    keep: PathBuf,
    /// How many games each contest has
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Only contests of this game, printed and not written
    #[arg(long, value_name = "GAME", conflicts_with = "out")]
    only: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    contest: Vec<Contest>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Contest {
    game: String,
    seats: u8,
    bots: Vec<String>,
    ms: u64,
    wants: f64,
    #[serde(default)]
    options: Map<String, Value>,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    if let Some(only) = &args.only {
        hustings_catalog::Catalog::standard().game(only)?;
    }
    let text =
        std::fs::read_to_string(&args.list).with_context(|| format!("{} cannot be read", args.list.display()))?;
    let list: List = toml::from_str(&text).with_context(|| args.list.display().to_string())?;
    std::fs::create_dir_all(&args.keep).with_context(|| format!("{} cannot be made", args.keep.display()))?;
    let wanted = |contest: &&Contest| args.only.as_ref().is_none_or(|game| *game == contest.game);
    let mut table = HEAD.to_owned();
    io::stdout().write_all(HEAD.as_bytes())?;
    for contest in list.contest.iter().filter(wanted) {
        let results = contest.play(args.games, &args.keep)?;
        let Some(results) = results else {
            eprintln!("Stopped; the same command goes on from here.");
            return Ok(ExitCode::FAILURE);
        };
        let row = contest.row(&results);
        io::stdout().write_all(row.as_bytes())?;
        table += &row;
    }
    if let Some(out) = &args.out {
        let page = format!("{TITLE}{table}");
        std::fs::write(out, page).with_context(|| format!("{} cannot be written", out.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

const TITLE: &str = "\
# How strong the bots are

`make strength` plays these contests and writes this page; the list is `bench/strength/contests.toml`. Seats are swapped and luck is
paired, so that neither decides; the budget is a time for each move, so a busy machine gives smaller figures. The share is that of the
first bot: who shares a win has a part of it. The interval holds the true share 95 times in 100.

";

const HEAD: &str = "\
| game | seats | bots | a move | games | won | shared | share | 95 % interval | wanted |
|---|---|---|---|---|---|---|---|---|---|
";

impl Contest {
    /// `None` if it was stopped before all games were over.
    fn play(&self, games: u32, keep: &Path) -> anyhow::Result<Option<Results>> {
        let bots = self.bots.iter().map(|bot| characters::read(&self.game, bot));
        let arena = Arena {
            bots: bots.collect::<Result<_, _>>().with_context(|| self.name())?,
            games,
            budget: Budget::Time(Duration::from_millis(self.ms)),
            seats: Some(self.seats),
            options: Value::Object(self.options.clone()),
            seed: "strength".to_owned(),
            threads: None,
            file: Some(keep.join(self.name() + ".jsonl")),
        };
        let bar = Bar::new()?;
        let results = arena::run(&self.game, &arena, &bar);
        bar.finish();
        match results {
            Err(arena::ArenaError::Stopped) => Ok(None),
            Ok(results) if results.games < arena.rounded() => Ok(None),
            results => Ok(Some(results.with_context(|| self.name())?)),
        }
    }

    /// As a file may be called.
    fn name(&self) -> String {
        format!("{}-{}-{}-{}ms", self.game, self.seats, self.bots.join("-"), self.ms)
    }

    fn row(&self, results: &Results) -> String {
        let first = &results.bots[0];
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let mut row = format!("| {} | {} | {} | {} ms ", self.game, self.seats, self.bots.join(", "), self.ms);
        let _ = writeln!(
            row,
            "| {} | {} | {} | {} | {} to {} | {} |",
            results.games,
            first.won,
            first.shared,
            percent(first.share),
            percent(first.interval.low),
            percent(first.interval.high),
            percent(self.wants),
        );
        row
    }
}
