//! `hustings ratings`: lets the characters of each game play each other and writes their ratings.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use hustings_bots::characters::{self, Character, Measured, Rating, Ratings};
use hustings_bots::{Budget, Spec};
use hustings_catalog::Catalog;
use hustings_lab::arena::{Arena, ArenaError, Results, Score};

use crate::{files, progress};

/// Let the characters of each game play each other and write down their ratings
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Ratings are on the Elo scale, with the weakest character of each game at 800. Every finished game is kept: the command \
can be stopped at any moment and continued by running it again. If a game's characters have changed, its games are played again."
)]
pub struct Args {
    /// Where to write the ratings; the program includes this file when it is built
    #[arg(long, value_name = "FILE", default_value = "bots/data/ratings.toml")]
    out: PathBuf,
    /// A page in which to write the table of ratings, between two marks
    #[arg(long, value_name = "FILE", default_value = "README.md")]
    page: PathBuf,
    /// Where to keep the games
    #[arg(long, value_name = "FOLDER", default_value = "target/ratings")]
    keep: PathBuf,
    /// How many times two of a game's characters meet, in all; a game of four seats counts as six meetings
    #[arg(long, value_name = "N", default_value_t = 1080, value_parser = clap::value_parser!(u32).range(1..))]
    meetings: u32,
    /// Only this game; the ratings of the others stay
    #[arg(long, value_name = "GAME")]
    only: Option<String>,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    if let Some(only) = &args.only {
        Catalog::standard().game(only)?;
    }
    files::create_folder(&args.keep)?;
    let known: Ratings = toml::from_str(&files::read(&args.out)?).with_context(|| args.out.display().to_string())?;
    let mut ratings = Vec::new();
    for game in Catalog::standard().games() {
        let info = game.info();
        let cast: Vec<&Character> = characters::of(info.name).collect();
        if args.only.as_ref().is_some_and(|only| only != info.name) || cast.len() < 2 {
            ratings.extend(known.rating.iter().filter(|measured| measured.game == info.name).cloned());
            continue;
        }
        eprintln!("{}", info.title);
        let seats = number_of_seats(info.seats, &cast);
        let Some(results) = play(info.name, &cast, seats, &args)? else { return Ok(ExitCode::FAILURE) };
        ratings.extend(measured(&cast, &results));
    }
    let table = table(&ratings);
    io::stdout().write_all(table.as_bytes())?;
    let written = HEAD.to_owned() + &toml::to_string(&Ratings { rating: ratings })?;
    files::write(&args.out, &written)?;
    write_between_marks(&args.page, &table)?;
    Ok(ExitCode::SUCCESS)
}

const HEAD: &str =
    "# How strong the characters are. `make ratings` plays them against each other and writes this file.\n\n";
const BEGIN: &str = "<!-- ratings: `make ratings` writes what is between these two lines -->";
const END: &str = "<!-- end of ratings -->";

/// Two seats if a character plays alpha-beta, which needs a single opponent; otherwise four, where tempers show.
fn number_of_seats(seats: &[u8], cast: &[&Character]) -> u8 {
    let alpha_beta = cast.iter().any(|character| matches!(character.spec, Spec::Minimax(_)));
    let wanted = if alpha_beta { 2 } else { 4 };
    if seats.contains(&wanted) { wanted } else { seats.iter().copied().max().unwrap_or(2) }
}

/// `None` if it was stopped before the last game.
fn play(game: &str, cast: &[&Character], seats: u8, args: &Args) -> anyhow::Result<Option<Results>> {
    let file = args.keep.join(format!("{game}.jsonl"));
    let arena = Arena {
        bots: cast.iter().map(|character| with_nodes(character.spec).into()).collect(),
        games: args.meetings.div_ceil(u32::from(seats) * u32::from(seats - 1) / 2),
        budget: Budget::Nodes(1000),
        seats: Some(seats),
        options: serde_json::json!({}),
        seed: "ratings".to_owned(),
        threads: None,
        file: Some(file.clone()),
    };
    let mut results = progress::play_arena(game, &arena)?;
    if let Err(ArenaError::OtherArena { what, .. }) = &results {
        eprintln!("The {what} changed; the games of {game} are played again.");
        std::fs::remove_file(&file).with_context(|| format!("{} cannot be removed", file.display()))?;
        results = progress::play_arena(game, &arena)?;
    }
    progress::unless_stopped(results, &arena, game)
}

/// The same bot with a budget in nodes instead of a time, so that ratings can be reproduced on any machine. A bot
/// searches more nodes in its time than this, so it is a little stronger than its rating.
fn with_nodes(mut spec: Spec) -> Spec {
    // Alpha-beta evaluates a position in a fraction of the time of a playout.
    let per_ms = if matches!(spec, Spec::Minimax(_)) { 40 } else { 2 };
    if let Some(search) = spec.search_mut()
        && let Some(Budget::Time(time)) = search.budget
    {
        let ms = u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        search.budget = Some(Budget::Nodes(ms.saturating_mul(per_ms)));
    }
    spec
}

fn measured(cast: &[&Character], results: &Results) -> Vec<Measured> {
    let weakest = results.bots[0].rating.unwrap_or_default();
    let points = |rating: f64| Rating::WEAKEST + (rating - weakest).round() as i32;
    let measure = |(character, score): (&&Character, &Score)| {
        let rating = score.rating.unwrap_or_default();
        let (low, high) = score.rating_interval.map_or((rating, rating), |interval| (interval.low, interval.high));
        Measured {
            game: character.game.clone(),
            slug: character.slug.clone(),
            spec: character.spec.to_string(),
            points: points(rating),
            low: points(low),
            high: points(high),
            games: score.games,
        }
    };
    let mut measured: Vec<Measured> = cast.iter().zip(&results.bots).map(measure).collect();
    measured.sort_by_key(|one| one.points);
    measured
}

fn table(ratings: &[Measured]) -> String {
    let mut table =
        "| game | who plays | temper | rating | 95 % interval | games |\n|---|---|---|---|---|---|\n".to_owned();
    for measured in ratings {
        let Some(character) = characters::find(&measured.game, &measured.slug) else { continue };
        let title = Catalog::standard().game(&measured.game).map_or("", |game| game.info().title);
        let (name, temper) = (&character.name, character.temper().word());
        let Measured { points, low, high, games, .. } = measured;
        let _ = writeln!(table, "| {title} | {name} | {temper} | {points} | {low} to {high} | {games} |");
    }
    table
}

fn write_between_marks(page: &Path, table: &str) -> anyhow::Result<()> {
    let text = files::read(page)?;
    let parts = text.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) =
        parts.with_context(|| format!("{} needs two lines to write between: {BEGIN} and {END}", page.display()))?;
    files::write(page, format!("{before}{BEGIN}\n{table}{END}{after}"))
}
