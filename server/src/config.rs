//! What a host can choose.

use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use hustings_bots::Budget;

#[derive(Debug, Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// The one file of data.
    pub data: PathBuf,
    /// Where the server's pages are reached from outside, if not at the address they are asked for: `https://club.example`.
    pub origins: Vec<String>,
    /// A proxy in front says who is asking (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Whether `/metrics` answers others than this machine.
    pub metrics_public: bool,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// How long a hint is thought about, and a decision of a finished game.
    pub hint: Budget,
    /// In games with secrets, bots and standing orders answer after so many milliseconds, drawn anew each time, whatever they
    /// answer; 0 to 0 for tests.
    pub pace: RangeInclusive<u64>,
    /// How long a table that nobody looks at stays in memory.
    pub unload_after: Duration,
    /// Guests who never sat down anywhere are forgotten after this; never where it is nothing.
    pub forget_guests: Option<Duration>,
    /// Multiplies every rate limit; for load tests and large clubs behind one address.
    pub rate: u32,
}

impl Config {
    pub fn new(data: impl Into<PathBuf>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: data.into(),
            origins: Vec::new(),
            behind_proxy: false,
            metrics_public: false,
            bot_threads: cores.saturating_sub(1).max(1),
            hint: Budget::Time(Duration::from_millis(700)),
            pace: 250..=700,
            unload_after: Duration::from_secs(30),
            forget_guests: Some(Duration::from_secs(90 * 24 * 3600)),
            rate: 1,
        }
    }

    /// Whether people come over HTTPS, so that cookies can insist on it.
    pub fn secure(&self) -> bool {
        !self.origins.is_empty() && self.origins.iter().all(|origin| origin.starts_with("https://"))
    }
}
