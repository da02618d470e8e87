//! `hustings lab`: measures what a game's cards and numbers do.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Subcommand;
use hustings_catalog::Catalog;
use hustings_core::Record;
use hustings_core::components::STANDARD;
use hustings_lab::experiment::{
    Axis, Comparison, Experiment, Figures, Mean, OwnSet, Samples, Sweep, compare, estimate, mine, run as play, sweep,
};
use hustings_lab::report;
use hustings_server::StoreAt;
use serde::Serialize;
use serde_json::Value;

use crate::arena::splits_text;
use crate::game_options::GameOptions;
use crate::{files, progress, record_file};

/// Measure what a game's cards and numbers do, and what a change to them does
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Sets of your own are folders of TOML files: hustings --sets DIR lab compare GAME/standard GAME/mine. With the \
same seed the figures are the same on every run and every machine. An experiment can be saved with --save, component files \
included, and run again by anybody with `hustings lab run FILE`."
)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Wins by seat, leader and card, length, lead changes, skill and luck
    Measure {
        /// The game, or GAME/SET for a set of your own
        game: String,
        #[command(flatten)]
        plan: Plan,
        #[command(flatten)]
        out: Out,
    },
    /// Compare two sets, game by game with the same luck
    Compare {
        /// GAME/SET, or a saved experiment
        before: String,
        /// GAME/SET, or a saved experiment
        after: String,
        #[command(flatten)]
        plan: Plan,
        #[command(flatten)]
        out: Out,
    },
    /// One number over a range, or two
    #[command(
        after_help = "A number is an option (grid), a field of a component file (rules.income), a field of a card by its id, code or name \
(cards.LAN.cost), or the nth number of a list or of an effect (strokes.m01.effect.1 is the 4 of `draw 4`)."
    )]
    Sweep {
        /// The game, or GAME/SET for a set of your own
        game: String,
        /// The number, such as cards.FRE.cost
        parameter: String,
        /// Its values, such as 1..5
        range: String,
        /// A second number and its values: a heat map
        #[arg(long, num_args = 2, value_names = ["PARAMETER", "FROM..TO"])]
        by: Option<Vec<String>>,
        #[command(flatten)]
        plan: Plan,
        #[command(flatten)]
        out: Out,
    },
    /// Play a saved experiment again
    Run {
        file: PathBuf,
        #[command(flatten)]
        out: Out,
    },
    /// The same figures for recorded games, and where they differ from the bots'
    Mine {
        /// Records of finished games
        #[arg(required_unless_present = "store")]
        files: Vec<PathBuf>,
        /// For a host: the finished games of a server, running or not, in its data file or postgres://…
        #[arg(long, value_name = "STORE", requires = "game", conflicts_with = "files")]
        store: Option<StoreAt>,
        /// Of which game, with `--store`
        #[arg(long, value_name = "GAME", requires = "store")]
        game: Option<String>,
        /// Let this bot play as many games, and say where people differ
        #[arg(long, value_name = "BOT")]
        against: Option<String>,
        #[command(flatten)]
        out: Out,
    },
}

#[derive(Debug, clap::Args)]
struct Plan {
    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    games: u32,
    /// The number of seats; by default the most the game has, up to four
    #[arg(long, value_name = "S")]
    seats: Option<u8>,
    /// The bot on every seat
    #[arg(long, value_name = "BOT", default_value = "mcts")]
    bot: String,
    /// The weaker bot against which skill is measured
    #[arg(long, value_name = "BOT", default_value = "random")]
    weak: String,
    /// Simulations for each decision of a searching bot
    #[arg(long, value_name = "K", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    nodes: u32,
    /// The seed of all luck
    #[arg(long, value_name = "TEXT", default_value = "hustings")]
    seed: String,
    #[command(flatten)]
    options: GameOptions,
}

#[derive(Debug, clap::Args)]
struct Out {
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Save the experiment to a file, so that anybody can run it again
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Out {
    fn print(&self, json: &impl Serialize, page: String, text: String) -> anyhow::Result<ExitCode> {
        if let Some(file) = &self.html {
            files::write(file, &page)?;
        }
        let text = if self.json { serde_json::to_string(json)? + "\n" } else { text };
        io::stdout().write_all(text.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }

    fn save(&self, experiment: &Experiment) -> anyhow::Result<()> {
        self.save.as_ref().map_or(Ok(()), |file| files::write(file, experiment.write()))
    }
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    match args.what {
        What::Measure { game, plan, out } => measure(&plan.experiment(&game)?, &out),
        What::Run { file, out } => measure(&saved(&file)?, &out),
        What::Compare { before, after, plan, out } => {
            let before = plan.named(&before)?;
            let after = Experiment { seed: before.seed.clone(), games: before.games, ..plan.named(&after)? };
            anyhow::ensure!(
                (&before.game, before.seats) == (&after.game, after.seats),
                "only sets of the same game, with the same number of seats, can be compared"
            );
            out.save(&after)?;
            let (old, new) = (games(&before)?, games(&after)?);
            let found = compare((Figures::of(&before, &old), &old), (Figures::of(&after, &new), &new));
            out.print(&found, report::comparison(&found), comparison_text(&found))
        }
        What::Sweep { game, parameter, range, by, plan, out } => {
            let experiment = plan.experiment(&game)?;
            out.save(&experiment)?;
            let mut axes = vec![Axis::read(&parameter, &range)?];
            if let Some([parameter, range]) = by.as_deref() {
                axes.push(Axis::read(parameter, range)?);
            }
            let steps: u32 = axes.iter().map(|axis| axis.values.clone().count() as u32).product();
            announce(&experiment, steps)?;
            let found = progress::watch(|watcher| sweep(&experiment, &axes, watcher))??;
            out.print(&found, report::sweep(&found), sweep_text(&found))
        }
        What::Mine { store: Some(store), game: Some(game), against, out, .. } => {
            dig(&finished(&store, &game)?, against, &out)
        }
        What::Mine { files, against, out, .. } => dig(&read_records(&files)?, against, &out),
    }
}

fn measure(experiment: &Experiment, out: &Out) -> anyhow::Result<ExitCode> {
    out.save(experiment)?;
    let found = Figures::of(experiment, &games(experiment)?);
    out.print(&found, report::figures(&found), figures_text(&found))
}

fn saved(file: &std::path::Path) -> anyhow::Result<Experiment> {
    Experiment::read(&files::read(file)?).with_context(|| format!("{} is not an experiment", file.display()))
}

impl Plan {
    /// From `GAME` or `GAME/SET`.
    fn experiment(&self, name: &str) -> anyhow::Result<Experiment> {
        let (game, set) = name.split_once('/').unwrap_or((name, STANDARD));
        let catalog = Catalog::standard();
        let info = catalog.game(game)?.info();
        let most = info.seats.iter().copied().filter(|seats| *seats <= 4).max();
        let set =
            (set != STANDARD).then(|| Experiment::files(game, set).map(|files| OwnSet { name: set.to_owned(), files }));
        Ok(Experiment {
            game: game.to_owned(),
            seats: self.seats.or(most).unwrap_or(2),
            games: self.games,
            bot: self.bot.clone(),
            weak: self.weak.clone(),
            nodes: self.nodes,
            seed: self.seed.clone(),
            options: self.options.read()?,
            set: set.transpose()?,
        })
    }

    /// The same, or from a saved experiment.
    fn named(&self, name: &str) -> anyhow::Result<Experiment> {
        let file = PathBuf::from(name);
        if file.is_file() { saved(&file) } else { self.experiment(name) }
    }
}

/// Says in advance how long it takes, if that is more than a moment.
fn announce(experiment: &Experiment, times: u32) -> anyhow::Result<()> {
    let time = estimate(experiment)? * times;
    if time.as_secs() >= 100 {
        eprintln!("This takes about {:.0} minutes.", time.as_secs_f64() / 60.0);
    } else if time.as_secs() >= 2 {
        eprintln!("This takes about {} seconds.", time.as_secs());
    }
    Ok(())
}

fn games(experiment: &Experiment) -> anyhow::Result<Samples> {
    announce(experiment, 1)?;
    let samples = progress::watch(|watcher| play(experiment, watcher))??;
    if samples.games.len() < experiment.games as usize {
        eprintln!("Stopped after {} of {} games.", samples.games.len(), experiment.games);
    }
    Ok(samples)
}

fn read_records(paths: &[PathBuf]) -> anyhow::Result<Vec<(String, Record)>> {
    let read = |path: &PathBuf| {
        let record = record_file::read(path).and_then(|text| record_file::parse(&text));
        Ok((path.display().to_string(), record.with_context(|| path.display().to_string())?))
    };
    paths.iter().map(read).collect()
}

/// The games that people have finished on a server, those with the most usual number of seats first: the figures are about these.
fn finished(store: &StoreAt, game: &str) -> anyhow::Result<Vec<(String, Record)>> {
    let catalog = Catalog::standard();
    catalog.game(game)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut records = runtime.block_on(hustings_server::finished(store, game, &catalog))?;
    let tables = |seats: u8, records: &[(String, Record)]| records.iter().filter(|(_, one)| one.seats == seats).count();
    let usual = (1..=u8::MAX).max_by_key(|seats| tables(*seats, &records)).unwrap_or_default();
    records.sort_by_key(|(_, one)| one.seats != usual);
    anyhow::ensure!(!records.is_empty(), "nobody has finished a game of {game} there yet");
    Ok(records)
}

fn dig(records: &[(String, Record)], against: Option<String>, out: &Out) -> anyhow::Result<ExitCode> {
    let (samples, others) = mine(records)?;
    if others > 0 {
        eprintln!(
            "{others} of {} records are left out: of another game, with another number of seats, or not finished.",
            records.len()
        );
    }
    let first = &records[0].1;
    let people = Experiment {
        game: first.game.clone(),
        seats: first.seats,
        games: samples.games.len() as u32,
        bot: "people".to_owned(),
        weak: "random".to_owned(),
        nodes: 60,
        seed: "records".to_owned(),
        options: Value::Object(serde_json::Map::new()),
        set: None,
    };
    let found = Figures::of(&people, &samples);
    let Some(bot) = against else { return out.print(&found, report::figures(&found), figures_text(&found)) };
    let bots = Experiment { bot, games: people.games.max(200), options: first.options.clone(), ..people };
    let played = games(&bots)?;
    let found = compare((Figures::of(&bots, &played), &played), (found, &samples));
    out.print(&found, report::comparison(&found), comparison_text(&found))
}

fn figures_text(figures: &Figures) -> String {
    let Figures { game, seats, set, bot, seed, games, .. } = figures;
    let mut text =
        format!("{games} games of {game} at {seats} seats, components {set}, played by {bot}, seed \"{seed}\"\n\n");
    let range = |mean: &Mean, times: f64| {
        format!("{:>7.1}  ({:.1} to {:.1})", times * mean.value, times * mean.interval.low, times * mean.interval.high)
    };
    let mut line = |what: &str, value: String| {
        let _ = writeln!(text, "{what:<46}{value}");
    };
    line("moves in a game", range(&figures.moves, 1.0));
    line("lead changes in a game", range(&figures.lead_changes, 1.0));
    line("the leader at half-time wins, %", range(&figures.halftime, 100.0));
    if let Some(skill) = &figures.skill {
        line("one strong player among weaker ones wins, %", range(skill, 100.0));
    }
    if let Some(luck) = &figures.luck {
        line("the same seat wins a deal played again, %", range(luck, 100.0));
    }
    if !figures.unplayed.is_empty() {
        line("drawn, but never played", figures.unplayed.join(", "));
    }
    text + &splits_text(&figures.splits)
}

fn comparison_text(comparison: &Comparison) -> String {
    let Comparison { before, after, differences, verdict } = comparison;
    let mut text = format!("{}: {} against {}, {} games\n\n", after.game, name(after), name(before), after.games);
    for sentence in verdict {
        let _ = writeln!(text, "{sentence}");
    }
    let _ = writeln!(text, "\n{:<44}{:>9}{:>9}{:>9}  95 % interval", "figure", "before", "after", "change");
    for one in differences.iter().take(24) {
        let what = format!("{}: {}", one.kind, one.name);
        let interval = format!("{:+.3} to {:+.3}", one.interval.low, one.interval.high);
        let moved = if one.moved { "  moved" } else { "" };
        let _ =
            writeln!(text, "{what:<44}{:>9.3}{:>9.3}{:>+9.3}  {interval}{moved}", one.before, one.after, one.change);
    }
    text
}

/// The set's name, or who played if the set is the standard one.
fn name(figures: &Figures) -> &str {
    if figures.set == STANDARD && figures.bot == "people" { &figures.bot } else { &figures.set }
}

fn sweep_text(sweep: &Sweep) -> String {
    let mut text = format!(
        "{}\n\n{:>10}  of fair  95 % interval   moves  lead changes\n",
        sweep.suggestion,
        sweep.parameters.join(", ")
    );
    for point in &sweep.points {
        let values: Vec<String> = point.values.iter().map(ToString::to_string).collect();
        let (fair, interval) = point.card.as_ref().map_or((format!("{:.2}", point.unfairness), String::new()), |bar| {
            (format!("{:.2}", bar.of_fair), format!("{:.2} to {:.2}", bar.interval.low, bar.interval.high))
        });
        let figures = &point.figures;
        let _ = writeln!(
            text,
            "{:>10}{fair:>9}{interval:>15}{:>8.1}{:>14.1}",
            values.join(", "),
            figures.moves.value,
            figures.lead_changes.value
        );
    }
    text
}
