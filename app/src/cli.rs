//! What can stand on the command line, and what the program says where nothing does.

use std::path::PathBuf;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use hustings_catalog::Catalog;
use hustings_core::say;
use hustings_words::Language;

use crate::says::says;
use crate::{
    analyse, archive, arena, backup, bench, doctor, engine, help, lab, mcp, move_store, page, play, print, ratings,
    replay, rules, serve, strength, verify,
};

/// Games of power and majority: play them, replay them, drive them, measure them.
#[derive(Debug, Parser)]
#[command(name = help::PROGRAM, version, after_help = AFTER_HELP)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    /// A folder with component sets of your own, DIR/GAME/SET/*.toml; the option `set` of a game chooses one
    #[arg(long, value_name = "DIR", global = true)]
    pub sets: Option<PathBuf>,
    /// The language of games, rules and help: en, hi, sw, ja
    #[arg(long, value_name = "TAG", global = true, value_parser = language)]
    pub language: Option<&'static Language>,
}

fn language(tag: &str) -> Result<&'static Language, String> {
    let known = hustings_words::languages();
    let found = known.iter().find(|one| one.tag == tag);
    let tags = || known.iter().map(|one| one.tag.to_string()).collect::<Vec<_>>().join(", ");
    found.ok_or_else(|| format!("there is {}", tags()))
}

const AFTER_HELP: &str = "Every command has its own help: `hustings play --help`.";

#[derive(Debug, Subcommand)]
pub enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Rules(rules::Args),
    Print(print::Args),
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

impl Cli {
    /// Reads the arguments of the program. Prints help, or what is wrong with them, and exits where that is called for.
    pub fn read() -> Cli {
        let chosen = help::language_in(std::env::args_os()).and_then(|tag| language(&tag).ok());
        let command = match chosen {
            Some(language) => help::in_language(Cli::command(), language),
            None => Cli::command(),
        };
        Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit())
    }
}

/// Printed when there is no subcommand: the games, and where to start.
pub fn overview(language: Option<&Language>) -> String {
    let catalog = Catalog::standard();
    let games: Vec<_> = catalog.games().map(|game| game.info()).collect();
    let first = games.first().map_or("GAME", |info| info.name);
    let games: Vec<_> = games.iter().map(|info| (info.name.to_owned(), hustings_words::tagline(info))).collect();
    // Anyone who copies a command goes on in the same language.
    let language = language.map(|one| format!(" --language {}", one.tag)).unwrap_or_default();
    let commands = [
        (format!("hustings play {first}{language}"), says(&say!("overview-play"))),
        (format!("hustings rules {first}{language}"), says(&say!("overview-rules"))),
        (format!("hustings --help{language}"), says(&say!("overview-help"))),
    ];
    let title = says(&say!("overview-title"));
    format!("{title}\n\n{}\n{}", page::two_columns(&games, 2), page::two_columns(&commands, 3))
}
