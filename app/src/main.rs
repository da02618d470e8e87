//! The command line: which subcommand, with which arguments.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use hustings::{arena, bench, engine, play, replay, rules, verify};
use hustings_catalog::Catalog;

/// Games of power and majority: play them, replay them, drive them, measure them.
#[derive(Debug, Parser)]
#[command(name = "hustings", version, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const AFTER_HELP: &str = "Every command explains itself: `hustings play --help`.";

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::Args),
    Rules(rules::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Engine(engine::Args),
    Arena(arena::Args),
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let ended = match Cli::parse().command {
        None => {
            print!("{}", overview());
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Rules(args)) => rules::run(args),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Verify(args)) => verify::run(args),
        Some(Command::Engine(args)) => engine::run(args),
        Some(Command::Arena(args)) => arena::run(args),
        Some(Command::Bench(args)) => bench::run(args),
    };
    ended.unwrap_or_else(|error| {
        eprintln!("hustings: {error:#}");
        ExitCode::FAILURE
    })
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
