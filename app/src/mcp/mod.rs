//! `hustings mcp`: a Model Context Protocol server on standard input and output, so that language models can play.
//! docs/mcp.md says what it offers.
//!
//! `tools` is what a model can call, `table` what a seat knows of its game, and `local` and `live` are the two kinds of
//! tables: in this process, and on a server. Everything a model reads is made from its seat's view.

mod live;
mod local;
mod said;
mod table;
mod tools;

use std::process::ExitCode;

use rmcp::ServiceExt as _;
use rmcp::transport::stdio;

/// Let a language model play, over the Model Context Protocol
#[derive(Debug, clap::Args)]
#[command(
    after_help = "It speaks the protocol on standard input and output; a client starts it. docs/mcp.md has an example."
)]
pub struct Args {}

pub fn run(_args: Args) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let service = tools::Tools::new().serve(stdio()).await?;
        service.waiting().await?;
        anyhow::Ok(())
    })?;
    Ok(ExitCode::SUCCESS)
}
