//! `hustings serve`: runs the server and the web client.

use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::process::ExitCode;

use anyhow::Context as _;
use hustings_bots::Roster;
use hustings_catalog::Catalog;
use hustings_server::assets::{Asset, Assets};
use hustings_server::{Chance, Config, NoticeConfig, Parts, Server, StoreAt, Time};
use rust_embed::RustEmbed;
use tracing_subscriber::EnvFilter;

/// Run the server: people open the page, invite friends or seat bots, and play
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The address to listen on; 127.0.0.1 can only be reached from this machine
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The file with all data, which is created if it does not exist; or a database, postgres://user@host/database
    #[arg(long, alias = "data", value_name = "FILE", default_value = "hustings.db")]
    store: StoreAt,
    /// The address people open, such as https://club.example, where it has a domain name; may be given several times
    #[arg(long, value_name = "URL")]
    origin: Vec<String>,
    /// Trust the client addresses a proxy passes on (X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,
    /// Serve /metrics to other machines too
    #[arg(long)]
    metrics_public: bool,
    /// The number of threads for bots (default: all cores but one)
    #[arg(long, value_name = "NUMBER")]
    bot_threads: Option<usize>,
    /// Multiply every rate limit: for large clubs behind one address, and for load tests
    #[arg(long, value_name = "TIMES", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: u32,
    /// How long a table without viewers stays in memory, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    unload_after: u64,
    /// Delete guests who never took a seat after this many days; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = 90, value_parser = clap::value_parser!(u64).range(0..=36_500))]
    forget_guests: u64,
    /// In games with secrets, bots and standing orders answer after a random time in this range, in milliseconds; 0-0 for at once
    #[arg(long, value_name = "FROM-TO", default_value = "250-700", value_parser = pace)]
    pace: RangeInclusive<u64>,
    /// The mail server for notices, smtp://user:password@host:587 or smtps://user:password@host; no e-mail without one
    #[arg(long, value_name = "URL", env = "HUSTINGS_SMTP", hide_env_values = true)]
    smtp: Option<String>,
    /// Who e-mails come from, such as "Hustings <club@example.org>"
    #[arg(long, value_name = "SENDER", requires = "smtp")]
    mail_from: Option<String>,
    /// How long people have to come back by themselves before they are told that it is their turn, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    notice_after: u64,
    /// Let people's webhooks and push services be in this network too; without it they cannot reach what is inside
    #[arg(long)]
    inner_addresses: bool,
    /// Write the log as JSON lines
    #[arg(long)]
    log_json: bool,
}

fn pace(text: &str) -> Result<RangeInclusive<u64>, String> {
    let range = text.split_once('-').and_then(|(from, to)| Some(from.parse().ok()?..=to.parse().ok()?));
    let sane = |range: &RangeInclusive<u64>| range.start() <= range.end() && *range.end() <= 10_000;
    range.filter(sane).ok_or_else(|| "a range of milliseconds up to 10000, such as 250-700".to_owned())
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
        let packed = |ending: &str| Built::get(&format!("{path}.{ending}")).map(|file| file.data);
        Some(Asset { bytes: file.data, mime, tag, gzip: packed("gz"), brotli: packed("br") })
    }
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    run_with(args, Catalog::standard(), Roster::standard(), Chance::system())
}

/// The same with other games and other luck, for browser tests.
pub fn run_with(args: Args, catalog: Catalog, roster: Roster, chance: Chance) -> anyhow::Result<ExitCode> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if args.log_json {
        log.json().init();
    } else {
        log.init();
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args, catalog, roster, chance))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: Args, catalog: Catalog, roster: Roster, chance: Chance) -> anyhow::Result<()> {
    #[cfg(unix)]
    survive_file_limits()?;
    let mut config = Config::new(args.store);
    config.listen = args.listen;
    config.origins = args.origin.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect();
    config.behind_proxy = args.behind_proxy;
    config.metrics_public = args.metrics_public;
    config.bot_threads = args.bot_threads.unwrap_or(config.bot_threads);
    config.rate = args.rate;
    config.pace = args.pace;
    config.notices = NoticeConfig {
        after: std::time::Duration::from_secs(args.notice_after),
        smtp: args.smtp,
        from: args.mail_from,
        inner: args.inner_addresses,
    };
    let day = std::time::Duration::from_secs(24 * 3600);
    config.forget_guests = (args.forget_guests > 0).then(|| day * args.forget_guests as u32);
    config.unload_after = std::time::Duration::from_secs(args.unload_after);
    let parts = Parts { config, catalog, roster, assets: Box::new(WebClient), time: Time::system(), chance };
    let server = Server::start(parts).await?;
    println!("Hustings is open: http://{}/", server.address());
    wait_for_shutdown().await?;
    println!("Closing. All tables are saved.");
    server.stop().await;
    Ok(())
}

/// Keeps the process alive when a file may not grow any further (`ulimit -f`): once there is a listener for SIGXFSZ,
/// the write fails like any other instead of ending the process, even after the listener is dropped.
#[cfg(unix)]
fn survive_file_limits() -> anyhow::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    const SIGXFSZ: i32 = 25;
    signal(SignalKind::from_raw(SIGXFSZ)).context("cannot listen for signals").map(drop)
}

/// Waits for Ctrl-C or SIGTERM.
async fn wait_for_shutdown() -> anyhow::Result<()> {
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
