//! `hustings serve`: tables for people, in a browser, from one file of data.

use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_server::assets::{Asset, Assets};
use hustings_server::{Config, Parts, Server, Time};
use rust_embed::RustEmbed;
use tracing_subscriber::EnvFilter;

/// Serve the games: open the page, invite a friend or seat a bot, play.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where to listen; only this machine can reach 127.0.0.1
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The one file everything is kept in; it is made if it is missing
    #[arg(long, value_name = "FILE", default_value = "hustings.db")]
    data: PathBuf,
    /// Where people reach it when a proxy stands in front, such as https://club.example (may be given several times)
    #[arg(long, value_name = "URL")]
    origin: Vec<String>,
    /// Believe the proxy in front when it says who is asking (X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,
    /// Answer /metrics to others than this machine
    #[arg(long)]
    metrics_public: bool,
    /// Threads on which bots think (default: all cores but one)
    #[arg(long, value_name = "NUMBER")]
    bot_threads: Option<usize>,
    /// Multiply every rate limit, for large clubs behind one address and for load tests
    #[arg(long, value_name = "TIMES", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: u32,
    /// Seconds a table that nobody looks at stays in memory
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    unload_after: u64,
    /// Days after which guests who never sat down anywhere are forgotten; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = 90, value_parser = clap::value_parser!(u64).range(0..=36_500))]
    forget_guests: u64,
    /// In games with secrets bots and standing orders answer after so many milliseconds, whatever they answer; 0-0 for at once
    #[arg(long, value_name = "FROM-TO", default_value = "250-700", value_parser = pace)]
    pace: RangeInclusive<u64>,
    /// Write the log as JSON lines
    #[arg(long)]
    log_json: bool,
}

fn pace(text: &str) -> Result<RangeInclusive<u64>, String> {
    let range = text.split_once('-').and_then(|(from, to)| Some(from.parse().ok()?..=to.parse().ok()?));
    let sane = |range: &RangeInclusive<u64>| range.start() <= range.end() && *range.end() <= 10_000;
    range.filter(sane).ok_or_else(|| "two numbers of milliseconds up to 10000, such as 250-700".to_owned())
}

/// The web client, built into the program.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Built;

struct WebClient;

impl Assets for WebClient {
    fn get(&self, path: &str) -> Option<Asset> {
        let file = Built::get(path)?;
        let tag = file.metadata.sha256_hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        let mime = file.metadata.mimetype().to_owned();
        let mime = if mime.starts_with("text/") { format!("{mime}; charset=utf-8") } else { mime };
        Some(Asset { bytes: file.data, mime, tag })
    }
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    run_with(args, Catalog::standard(), Roster::standard())
}

/// With other games on the shelf; browser tests bring one that has secrets.
pub fn run_with(args: Args, catalog: Catalog, roster: Roster) -> anyhow::Result<ExitCode> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if args.log_json {
        log.json().init();
    } else {
        log.init();
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args, catalog, roster))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: Args, catalog: Catalog, roster: Roster) -> anyhow::Result<()> {
    let mut config = Config::new(args.data);
    config.listen = args.listen;
    config.origins = args.origin.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect();
    config.behind_proxy = args.behind_proxy;
    config.metrics_public = args.metrics_public;
    config.bot_threads = args.bot_threads.unwrap_or(config.bot_threads);
    config.rate = args.rate;
    config.pace = args.pace;
    let day = std::time::Duration::from_secs(24 * 3600);
    config.forget_guests = (args.forget_guests > 0).then(|| day * args.forget_guests as u32);
    config.unload_after = std::time::Duration::from_secs(args.unload_after);
    let server =
        Server::start(Parts { config, catalog, roster, assets: Box::new(WebClient), time: Time::system() }).await?;
    println!("Hustings is open: http://{}/", server.address());
    wait_for_the_end().await?;
    println!("Closing; tables are kept.");
    server.stop().await;
    Ok(())
}

/// Ctrl-C, or whatever else asks a service to end.
async fn wait_for_the_end() -> anyhow::Result<()> {
    let ctrl_c = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate()).context("cannot listen for signals")?;
        tokio::select! {
            ended = ctrl_c => ended.context("cannot listen for Ctrl-C"),
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    ctrl_c.await.context("cannot listen for Ctrl-C")
}
