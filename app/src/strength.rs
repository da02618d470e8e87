//! `hustings strength`: plays a list of contests between bots and writes a table of the results.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use hustings_bots::Budget;
use hustings_lab::arena::{Arena, Entrant, Results};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{files, progress};

/// Play a list of contests between bots and write a table of the results
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Every finished game is kept: the command can be stopped at any moment and continued by running it again. The table is \
written when all contests are finished."
)]
pub struct Args {
    /// The list of contests: game, seats, bots, milliseconds per move, and the share of wins expected of the first bot
    #[arg(value_name = "FILE", default_value = "bench/strength/contests.toml")]
    list: PathBuf,
    /// Where to write the table; by default it is only printed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Where to keep the games
    #[arg(long, value_name = "FOLDER", default_value = "target/strength")]
    keep: PathBuf,
    /// The number of games in each contest
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Only the contests of this game; the table is printed and not written
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
    let list: List = toml::from_str(&files::read(&args.list)?).with_context(|| args.list.display().to_string())?;
    files::create_folder(&args.keep)?;
    let wanted = |contest: &&Contest| args.only.as_ref().is_none_or(|game| *game == contest.game);
    let mut table = HEAD.to_owned();
    io::stdout().write_all(HEAD.as_bytes())?;
    for contest in list.contest.iter().filter(wanted) {
        let Some(results) = contest.play(args.games, &args.keep)? else { return Ok(ExitCode::FAILURE) };
        let row = contest.row(&results);
        io::stdout().write_all(row.as_bytes())?;
        table += &row;
    }
    if let Some(out) = &args.out {
        files::write(out, format!("{TITLE}{table}"))?;
    }
    Ok(ExitCode::SUCCESS)
}

const TITLE: &str = "\
# How strong the bots are

`make strength` plays these contests and writes this page. The list is `bench/strength/contests.toml`. Seats are swapped and luck is
paired, so that neither decides a contest. The budget is a time for each move, so the figures are lower on a busy machine. The share is
the first bot's part of the wins; a shared win counts in part. The interval is the 95 % confidence interval of the share.

";

const HEAD: &str = "\
| game | seats | bots | a move | games | won | shared | share | 95 % interval | wanted |
|---|---|---|---|---|---|---|---|---|---|
";

impl Contest {
    /// `None` if it was stopped before the last game.
    fn play(&self, games: u32, keep: &Path) -> anyhow::Result<Option<Results>> {
        let bots = self.bots.iter().map(|bot| Entrant::read(&self.game, bot));
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
        progress::unless_stopped(progress::play_arena(&self.game, &arena)?, &arena, &self.name())
    }

    /// A name for error messages and for its file.
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
