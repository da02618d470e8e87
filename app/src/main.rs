//! The program: reads the arguments and runs a subcommand.

use std::io::{self, Write as _};
use std::process::ExitCode;

use hustings::cli::{Cli, Command, overview};
use hustings::{
    analyse, archive, arena, backup, bench, doctor, engine, harmless, lab, mcp, move_store, play, print, ratings,
    replay, rules, serve, sets, strength, verify,
};
use hustings_catalog::Catalog;

/// A busy server allocates many small objects on several threads; with the system's allocator that took an eighth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::read();
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
            let written = io::stdout().write_all(overview(cli.language).as_bytes());
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
        Some(Command::Print(args)) => print::run(args),
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
