//! `hustings verify`: recomputes a finished game from its record, so that nobody has to trust the host or the players.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use hustings_catalog::Catalog;
use hustings_core::say;

use crate::says::says;
use crate::{harmless, page, record_file, result};

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
            let why = harmless(&format!("{reason:#}"));
            let not_valid = says(&say!("verify-not-valid", why));
            writeln!(io::stdout(), "{not_valid}")?;
            Ok(ExitCode::from(1))
        }
    }
}

/// A line for each thing that was checked, or an error for the first that is wrong.
pub fn report(catalog: &Catalog, text: &str) -> anyhow::Result<String> {
    let record = record_file::parse(text)?;
    let game = catalog.game(&record.game)?;
    let audit = game.verify(&record)?;
    let valid = says(&say!("verify-valid", title = hustings_words::title(game.info()), seats = record.seats));
    let sentence = |outcome| result::sentence(outcome, game.wording(), &record.names);
    let checks = [
        (say!("verify-hash"), if audit.committed { say!("verify-hash-fits") } else { say!("verify-hash-none") }),
        (
            say!("verify-words"),
            match audit.words {
                0 => say!("verify-words-none"),
                count => say!("verify-words-of", count),
            },
        ),
        (say!("verify-moves"), say!("verify-moves-legal", count = audit.moves)),
        (say!("verify-events"), if audit.witnessed { say!("verify-events-fit") } else { say!("verify-events-none") }),
        (
            say!("verify-result"),
            match (&audit.outcome, &record.result) {
                (None, _) => say!("verify-result-none"),
                (Some(outcome), Some(_)) => say!("verify-result-same", result = sentence(outcome)),
                (Some(outcome), None) => say!("verify-result-new", result = sentence(outcome)),
            },
        ),
    ];
    let checks = checks.map(|(what, found)| (says(&what), says(&found)));
    Ok(format!("{valid}\n{}", page::two_columns(&checks, 3)))
}
