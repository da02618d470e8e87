//! `hustings verify`: recomputes a finished game from its record, so that neither host nor player has to be believed.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use hustings_catalog::Catalog;

use crate::{harmless, record_file, result};

/// Check a record: the seed's hash, every move, all luck, the result
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exits with 0 when everything holds, 1 when something does not, 2 when there is nothing to read."
)]
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
            writeln!(io::stdout(), "does not hold: {}", harmless(&format!("{reason:#}")))?;
            Ok(ExitCode::from(1))
        }
    }
}

/// What was checked and holds, or what does not.
pub fn report(catalog: &Catalog, text: &str) -> anyhow::Result<String> {
    let record = record_file::parse(text)?;
    let game = catalog.game(&record.game)?;
    let audit = game.verify(&record)?;
    let fits = |stated: bool, fits: &str, absent: &str| if stated { fits.to_owned() } else { absent.to_owned() };
    let lines = [
        format!("everything holds: {}, {} seats", game.info().title, record.seats),
        fits(
            audit.committed,
            "  hash     the seed has the hash that was published before the game",
            "  hash     none was published before the game, so the seed may have been chosen",
        ),
        match audit.words {
            0 => "  words    no player added a word to the luck".to_owned(),
            words => format!("  words    the luck comes from the seed and {words} players' words"),
        },
        format!("  moves    all {} are legal, in this order", audit.moves),
        fits(
            audit.witnessed,
            "  events   every shuffle, roll and consequence has the recorded hash",
            "  events   the record holds no hash of what was told",
        ),
        match (&audit.outcome, &record.result) {
            (None, _) => "  result   the game is not over".to_owned(),
            (Some(outcome), Some(_)) => format!("  result   as recorded: {}", result::sentence(outcome, &record.names)),
            (Some(outcome), None) => {
                format!("  result   none recorded; it is: {}", result::sentence(outcome, &record.names))
            }
        },
    ];
    Ok(lines.join("\n") + "\n")
}
