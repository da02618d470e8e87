//! `hustings backup`: copies the data of a server, running or not, into one consistent file.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;

/// Copy the data of a server, running or not, into one consistent file.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file to write; it must not exist yet
    file: PathBuf,
    /// The server's data file
    #[arg(long, alias = "data", value_name = "FILE", default_value = "hustings.db")]
    store: PathBuf,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    hustings_server::backup(&args.store, &args.file).context("nothing was copied")?;
    println!("Copied {} to {}.", args.store.display(), args.file.display());
    Ok(ExitCode::SUCCESS)
}
