//! The server with the test kit's game on the shelf: browser tests need hands that nobody else may see.

use std::process::ExitCode;

use clap::Parser;
use hustings::serve;
use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_testkit::Duel;

/// Takes what `hustings serve` takes.
#[derive(Debug, Parser)]
enum Cli {
    Serve(serve::Args),
}

fn main() -> anyhow::Result<ExitCode> {
    let Cli::Serve(args) = Cli::parse();
    serve::run_with(args, Catalog::standard().with::<Duel>(), Roster::standard().with::<Duel>())
}
