//! `hustings archive`: moves old finished games into another file. They are still found, replayed and verified.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, SystemTime};

use anyhow::Context as _;

/// Move old finished games into another file; links and histories keep working while it is there
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file to move them to; it is created if it does not exist, and added to if it is an archive
    file: PathBuf,
    /// The server's data file; the server may be running
    #[arg(long, alias = "data", value_name = "FILE", default_value = "hustings.db")]
    store: PathBuf,
    /// Games at which nothing has happened for this many days
    #[arg(long, value_name = "DAYS", default_value_t = 90, value_parser = clap::value_parser!(u64).range(1..=36_500))]
    older_than: u64,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let before = SystemTime::now() - Duration::from_secs(args.older_than * 24 * 3600);
    let before = before.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    let moved = hustings_server::archive(&args.store, &args.file, before).context("not everything was moved")?;
    let (tables, entries) = (moved.tables, moved.entries);
    println!("Moved {tables} games ({entries} entries) from {} to {}.", args.store.display(), args.file.display());
    if tables > 0 {
        println!("Keep that file where it is, and copy it with your backups: the server reads these games from it.");
    }
    Ok(ExitCode::SUCCESS)
}
