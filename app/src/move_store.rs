//! `hustings move-store`: carries a house from a file to a database, or back.

use std::process::ExitCode;

use anyhow::Context as _;
use hustings_server::StoreAt;

/// Carry all data from one store to another: a file, or postgres://…
///
/// Both must be without a server. The target must be new: a file that does not exist, or an empty database. Everything is read again and
/// compared before the move counts; the source is left as it is.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where the data is
    from: StoreAt,
    /// Where it is to be
    to: StoreAt,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let moved = runtime.block_on(hustings_server::move_store(&args.from, &args.to)).context("nothing was moved")?;
    let hustings_server::Moved { users, tables, entries } = moved;
    println!(
        "Carried {tables} tables ({entries} entries) and {users} people from {} to {}, and compared them.",
        args.from, args.to
    );
    println!("Start the server with --store on the new one; the old one is as it was.");
    Ok(ExitCode::SUCCESS)
}
