//! `hustings backup`: the data of a running server as one consistent file.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;

/// Copy the data of a server, running or not, into one consistent file.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file to write; it must not be there yet
    file: PathBuf,
    /// The server's data
    #[arg(long, value_name = "FILE", default_value = "hustings.db")]
    data: PathBuf,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    hustings_server::backup(&args.data, &args.file).context("nothing was copied")?;
    println!("Copied {} to {}.", args.data.display(), args.file.display());
    Ok(ExitCode::SUCCESS)
}
