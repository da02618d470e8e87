//! `hustings verify`: recomputes a finished game from its record, so that nobody has to trust the host or the players.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use hustings_catalog::Catalog;

use crate::{harmless, record_file, result};

/// Check a record: the hash of the seed, every move, all luck, the result
#[derive(Debug, clap::Args)]
#[command(after_help = "Exits with 0 if the record is valid, 1 if it is not, 2 if it cannot be read.")]
pub struct Args {
    /// The record; `-` reads standard input
    file: PathBuf,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let text = match record_file::read(&args.file) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("hustings: {error:#}");
            return Ok(ExitCode::from(2));
        }
    };
    match report(&Catalog::standard(), &text) {
        Ok(report) => {
            write!(io::stdout(), "{report}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(reason) => {
            writeln!(io::stdout(), "not valid: {}", harmless(&format!("{reason:#}")))?;
            Ok(ExitCode::from(1))
        }
    }
}

/// A line for each thing that was checked, or an error for the first that is wrong.
pub fn report(catalog: &Catalog, text: &str) -> anyhow::Result<String> {
    let record = record_file::parse(text)?;
    let game = catalog.game(&record.game)?;
    let audit = game.verify(&record)?;
    let sentence = |outcome| result::sentence(outcome, game.wording(), &record.names);
    let either = |stated: bool, valid: &str, absent: &str| if stated { valid.to_owned() } else { absent.to_owned() };
    let lines = [
        format!("valid: {}, {} seats", game.info().title, record.seats),
        either(
            audit.committed,
            "  hash     the seed has the hash that was published before the game",
            "  hash     none was published before the game, so the seed could have been chosen",
        ),
        match audit.words {
            0 => "  words    no player added a word to the luck".to_owned(),
            words => format!("  words    the luck comes from the seed and the words of {words} players"),
        },
        format!("  moves    all {} are legal, in this order", audit.moves),
        either(
            audit.witnessed,
            "  events   every shuffle, roll and consequence has the recorded hash",
            "  events   the record has no hash of its events",
        ),
        match (&audit.outcome, &record.result) {
            (None, _) => "  result   the game is not over".to_owned(),
            (Some(outcome), Some(_)) => format!("  result   as recorded: {}", sentence(outcome)),
            (Some(outcome), None) => format!("  result   none recorded; it is: {}", sentence(outcome)),
        },
    ];
    Ok(lines.join("\n") + "\n")
}
