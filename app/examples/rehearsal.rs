//! The server of the browser tests: luck that can be repeated, and on request the test kit's game Duel, which has hidden hands.

use std::process::ExitCode;

use clap::Parser;
use hustings::serve;
use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_server::Chance;
use hustings_testkit::Duel;

/// The arguments of `hustings serve`, and those of a rehearsal.
#[derive(Debug, Parser)]
enum Cli {
    Serve {
        #[command(flatten)]
        serve: serve::Args,
        /// Tables and bots have the luck that this text gives them; without it, the system's
        #[arg(long, value_name = "TEXT")]
        luck: Option<String>,
        /// Offer Duel too
        #[arg(long)]
        duel: bool,
    },
}

fn main() -> anyhow::Result<ExitCode> {
    let Cli::Serve { serve, luck, duel } = Cli::parse();
    let (mut catalog, mut roster) = (Catalog::standard(), Roster::standard());
    if duel {
        (catalog, roster) = (catalog.with::<Duel>(), roster.with::<Duel>());
    }
    serve::run_with(serve, catalog, roster, luck.map_or_else(Chance::system, Chance::rehearsed))
}
