//! The command line: reads the arguments and runs a subcommand.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use hustings::{
    analyse, archive, arena, backup, bench, doctor, engine, harmless, lab, mcp, move_store, play, ratings, replay,
    rules, serve, sets, strength, verify,
};
use hustings_catalog::Catalog;
use hustings_words::Language;

/// A busy server allocates many small objects on several threads; with the system's allocator that took an eighth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Games of power and majority: play them, replay them, drive them, measure them.
#[derive(Debug, Parser)]
#[command(name = "hustings", version, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// A folder with component sets of your own, DIR/GAME/SET/*.toml; the option `set` of a game chooses one
    #[arg(long, value_name = "DIR", global = true)]
    sets: Option<PathBuf>,
    /// The language of rules, moves and what happens: en, hi, sw, ja
    #[arg(long, value_name = "TAG", global = true, value_parser = language)]
    language: Option<&'static Language>,
}

fn language(tag: &str) -> Result<&'static Language, String> {
    let known = hustings_words::languages();
    let found = known.iter().find(|one| one.tag == tag);
    let tags = || known.iter().map(|one| one.tag.to_string()).collect::<Vec<_>>().join(", ");
    found.ok_or_else(|| format!("there is {}", tags()))
}

const AFTER_HELP: &str = "Every command has its own help: `hustings play --help`.";

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Rules(rules::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Analyse(analyse::Args),
    Engine(engine::Args),
    Mcp(mcp::Args),
    Arena(arena::Args),
    Lab(lab::Args),
    Strength(strength::Args),
    Ratings(ratings::Args),
    Bench(bench::Args),
    Backup(backup::Args),
    Archive(archive::Args),
    MoveStore(move_store::Args),
    Doctor(doctor::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    if let Some(language) = cli.language {
        hustings_words::speak(language);
    }
    if let Some(folder) = &cli.sets
        && let Err(error) = sets::load(&Catalog::standard(), folder)
    {
        eprintln!("hustings: {}", harmless(&format!("{error:#}")));
        return ExitCode::FAILURE;
    }
    let result = match cli.command {
        None => {
            let written = io::stdout().write_all(overview().as_bytes());
            written.map(|()| ExitCode::SUCCESS).map_err(anyhow::Error::from)
        }
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Rules(args)) => rules::run(args),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Verify(args)) => verify::run(args),
        Some(Command::Analyse(args)) => analyse::run(args),
        Some(Command::Engine(args)) => engine::run(args),
        Some(Command::Mcp(args)) => mcp::run(args),
        Some(Command::Arena(args)) => arena::run(args),
        Some(Command::Lab(args)) => lab::run(args),
        Some(Command::Strength(args)) => strength::run(args),
        Some(Command::Ratings(args)) => ratings::run(args),
        Some(Command::Bench(args)) => bench::run(args),
        Some(Command::Backup(args)) => backup::run(args),
        Some(Command::Archive(args)) => archive::run(args),
        Some(Command::MoveStore(args)) => move_store::run(args),
        Some(Command::Doctor(args)) => doctor::run(args),
    };
    result.unwrap_or_else(|error| {
        if is_broken_pipe(&error) {
            return ExitCode::SUCCESS; // the pipe's reader has closed it
        }
        eprintln!("hustings: {}", harmless(&format!("{error:#}")));
        ExitCode::FAILURE
    })
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref::<io::Error>().is_some_and(broken))
}

/// Printed when there is no subcommand: the games, and where to start.
fn overview() -> String {
    let mut text = "Hustings: games of power and majority.\n\n".to_owned();
    for game in Catalog::standard().games() {
        let info = game.info();
        text += &format!("  {:<18} {}\n", info.name, info.tagline);
    }
    let first = Catalog::standard().games().next().map_or("GAME", |game| game.info().name);
    let commands = [
        (format!("hustings play {first}"), "play against a bot, in this terminal"),
        (format!("hustings rules {first}"), "read its rules"),
        ("hustings --help".to_owned(), "everything else"),
    ];
    text.push('\n');
    for (command, about) in commands {
        text += &format!("  {command:<24} {about}\n");
    }
    text
}
