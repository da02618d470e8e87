//! The command line: which subcommand, with which arguments.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use hustings::{
    analyse, arena, backup, bench, engine, harmless, play, ratings, replay, rules, serve, sets, strength, verify,
};
use hustings_catalog::Catalog;

/// Serving allocates many small things on several threads; the system's allocator took an eighth of a busy server's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Games of power and majority: play them, replay them, drive them, measure them.
#[derive(Debug, Parser)]
#[command(name = "hustings", version, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Component sets of your own: DIR/GAME/SET/*.toml. A table chooses one by its option `set`
    #[arg(long, value_name = "DIR", global = true)]
    sets: Option<PathBuf>,
}

const AFTER_HELP: &str = "Every command explains itself: `hustings play --help`.";

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Rules(rules::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Analyse(analyse::Args),
    Engine(engine::Args),
    Arena(arena::Args),
    Strength(strength::Args),
    Ratings(ratings::Args),
    Bench(bench::Args),
    Backup(backup::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    if let Some(folder) = &cli.sets
        && let Err(error) = sets::load(&Catalog::standard(), folder)
    {
        eprintln!("hustings: {}", harmless(&format!("{error:#}")));
        return ExitCode::FAILURE;
    }
    let ended = match cli.command {
        None => {
            let told = io::stdout().write_all(overview().as_bytes());
            told.map(|()| ExitCode::SUCCESS).map_err(anyhow::Error::from)
        }
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Rules(args)) => rules::run(args),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Verify(args)) => verify::run(args),
        Some(Command::Analyse(args)) => analyse::run(args),
        Some(Command::Engine(args)) => engine::run(args),
        Some(Command::Arena(args)) => arena::run(args),
        Some(Command::Strength(args)) => strength::run(args),
        Some(Command::Ratings(args)) => ratings::run(args),
        Some(Command::Bench(args)) => bench::run(args),
        Some(Command::Backup(args)) => backup::run(args),
    };
    ended.unwrap_or_else(|error| {
        if is_broken_pipe(&error) {
            return ExitCode::SUCCESS; // whoever listened has heard enough
        }
        eprintln!("hustings: {}", harmless(&format!("{error:#}")));
        ExitCode::FAILURE
    })
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref::<io::Error>().is_some_and(broken))
}

/// What a person sees who has just found the program.
fn overview() -> String {
    let mut text = "Hustings: games of power and majority.\n\n".to_owned();
    for game in Catalog::standard().games() {
        let info = game.info();
        text += &format!("  {:<18} {}\n", info.name, info.tagline);
    }
    let first = Catalog::standard().games().next().map_or("GAME", |game| game.info().name);
    let commands = [
        (format!("hustings play {first}"), "play it here, against a bot"),
        (format!("hustings rules {first}"), "read how"),
        ("hustings --help".to_owned(), "everything else"),
    ];
    text.push('\n');
    for (command, about) in commands {
        text += &format!("  {command:<24} {about}\n");
    }
    text
}
