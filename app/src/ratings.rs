//! `hustings ratings`: lets the characters of each game play each other, and writes down how strong they are.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use hustings_bots::characters::{self, Character, Rated, Rating, Ratings};
use hustings_bots::{Budget, Spec};
use hustings_catalog::Catalog;
use hustings_lab::arena::{self, Arena, ArenaError, Results};

use crate::arena::Bar;

/// Let the characters of each game play each other, and write their ratings down
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Ratings are on Elo's scale, with the gentlest of each game at 800. Games are kept as they end: stopped at any moment, \
the same command goes on from there. Games of characters that have changed since are played again."
)]
pub struct Args {
    /// Where ratings are kept; the program reads them from there when it is built
    #[arg(long, value_name = "FILE", default_value = "bots/data/ratings.toml")]
    out: PathBuf,
    /// A page with a table of them between two marks
    #[arg(long, value_name = "FILE", default_value = "README.md")]
    page: PathBuf,
    /// Where games are kept
    #[arg(long, value_name = "FOLDER", default_value = "target/ratings")]
    keep: PathBuf,
    /// How often two of a game's characters meet, in all: a table of four tells as much as six meetings
    #[arg(long, value_name = "N", default_value_t = 1080, value_parser = clap::value_parser!(u32).range(1..))]
    meetings: u32,
    /// Only this game; what is known of the others stays
    #[arg(long, value_name = "GAME")]
    only: Option<String>,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    if let Some(only) = &args.only {
        Catalog::standard().game(only)?;
    }
    std::fs::create_dir_all(&args.keep).with_context(|| format!("{} cannot be made", args.keep.display()))?;
    let known = std::fs::read_to_string(&args.out).with_context(|| format!("{} cannot be read", args.out.display()))?;
    let known: Ratings = toml::from_str(&known).with_context(|| args.out.display().to_string())?;
    let mut ratings = Vec::new();
    for game in Catalog::standard().games() {
        let info = game.info();
        let cast: Vec<&Character> = characters::of(info.name).collect();
        if args.only.as_ref().is_some_and(|only| only != info.name) || cast.len() < 2 {
            ratings.extend(known.rating.iter().filter(|rated| rated.game == info.name).cloned());
            continue;
        }
        eprintln!("{}", info.title);
        let Some(results) = play(info.name, &cast, usual_table(info.seats, &cast), &args)? else {
            eprintln!("Stopped; the same command goes on from here.");
            return Ok(ExitCode::FAILURE);
        };
        ratings.extend(rated(&cast, &results));
    }
    let table = table(&ratings);
    io::stdout().write_all(table.as_bytes())?;
    let written = HEAD.to_owned() + &toml::to_string(&Ratings { rating: ratings })?;
    std::fs::write(&args.out, written).with_context(|| format!("{} cannot be written", args.out.display()))?;
    write_between_marks(&args.page, &table)?;
    Ok(ExitCode::SUCCESS)
}

const HEAD: &str =
    "# How strong the characters are. `make ratings` plays them against each other and writes this file.\n\n";
const BEGIN: &str = "<!-- ratings: `make ratings` writes what is between these two lines -->";
const END: &str = "<!-- end of ratings -->";

/// Two where one of the characters is at its best with a single rival, else four: there, tempers show.
fn usual_table(seats: &[u8], cast: &[&Character]) -> u8 {
    let duels = cast.iter().any(|character| matches!(character.spec, Spec::Minimax(_)));
    let wanted = if duels { 2 } else { 4 };
    if seats.contains(&wanted) { wanted } else { seats.iter().copied().max().unwrap_or(2) }
}

/// `None` if it was stopped before all games were over.
fn play(game: &str, cast: &[&Character], seats: u8, args: &Args) -> anyhow::Result<Option<Results>> {
    let file = args.keep.join(format!("{game}.jsonl"));
    let arena = Arena {
        bots: cast.iter().map(|character| counted(character.spec)).collect(),
        games: args.meetings.div_ceil(u32::from(seats) * u32::from(seats - 1) / 2),
        budget: Budget::Nodes(1000),
        seats: Some(seats),
        options: serde_json::json!({}),
        seed: "ratings".to_owned(),
        threads: None,
        file: Some(file.clone()),
    };
    let bar = Bar::new()?;
    let mut results = arena::run(game, &arena, &bar);
    if let Err(ArenaError::OtherArena { what, .. }) = &results {
        eprintln!("The {what} changed; the games of {game} are played again.");
        std::fs::remove_file(&file).with_context(|| format!("{} cannot be removed", file.display()))?;
        results = arena::run(game, &arena, &bar);
    }
    bar.finish();
    match results {
        Err(ArenaError::Stopped) => Ok(None),
        Ok(results) if results.games < arena.rounded() => Ok(None),
        results => Ok(Some(results.with_context(|| game.to_owned())?)),
    }
}

/// The same bot with its time counted in simulations, fewer than it makes in that time on any machine of today: so ratings can be
/// repeated anywhere and are there before the night is over, and who takes its time is a little stronger than its rating.
fn counted(mut spec: Spec) -> Spec {
    // Alpha-beta looks at a position in a fraction of the time that a playout takes.
    let per_ms = if matches!(spec, Spec::Minimax(_)) { 40 } else { 2 };
    if let Some(search) = spec.search_mut()
        && let Some(Budget::Time(time)) = search.budget
    {
        let ms = u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        search.budget = Some(Budget::Nodes(ms.saturating_mul(per_ms)));
    }
    spec
}

fn rated(cast: &[&Character], results: &Results) -> Vec<Rated> {
    let gentlest = results.bots[0].rating.unwrap_or_default();
    let points = |rating: f64| Rating::GENTLEST + (rating - gentlest).round() as i32;
    let rate = |(character, score): (&&Character, &arena::Score)| {
        let rating = score.rating.unwrap_or_default();
        let (low, high) = score.rating_interval.map_or((rating, rating), |interval| (interval.low, interval.high));
        Rated {
            game: character.game.clone(),
            slug: character.slug.clone(),
            spec: character.spec.to_string(),
            points: points(rating),
            low: points(low),
            high: points(high),
            games: score.games,
        }
    };
    let mut rated: Vec<Rated> = cast.iter().zip(&results.bots).map(rate).collect();
    rated.sort_by_key(|one| one.points);
    rated
}

fn table(ratings: &[Rated]) -> String {
    let mut table =
        "| game | who plays | temper | rating | 95 % interval | games |\n|---|---|---|---|---|---|\n".to_owned();
    for rated in ratings {
        let Some(character) = characters::find(&rated.game, &rated.slug) else { continue };
        let title = Catalog::standard().game(&rated.game).map_or("", |game| game.info().title);
        let (name, temper) = (&character.name, character.temper().word());
        let Rated { points, low, high, games, .. } = rated;
        let _ = writeln!(table, "| {title} | {name} | {temper} | {points} | {low} to {high} | {games} |");
    }
    table
}

fn write_between_marks(page: &Path, table: &str) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(page).with_context(|| format!("{} cannot be read", page.display()))?;
    let parts = text.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) =
        parts.with_context(|| format!("{} needs two lines to write between: {BEGIN} and {END}", page.display()))?;
    std::fs::write(page, format!("{before}{BEGIN}\n{table}{END}{after}"))
        .with_context(|| format!("{} cannot be written", page.display()))
}
