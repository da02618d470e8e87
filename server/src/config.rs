//! The server's configuration.

use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::time::Duration;

use hustings_bots::Budget;

use crate::store::StoreAt;

/// How people are told outside the page.
#[derive(Clone)]
pub struct NoticeConfig {
    /// How long people have to come back by themselves before they are told.
    pub after: Duration,
    /// The mail server, as `smtp://user:password@host:587`; no e-mail without one.
    pub smtp: Option<String>,
    /// Who e-mails come from, as `Hustings <club@example.org>`.
    pub from: Option<String>,
    /// Whether webhooks and push services may be in this network.
    pub inner: bool,
}

impl Default for NoticeConfig {
    fn default() -> NoticeConfig {
        NoticeConfig { after: Duration::from_secs(60), smtp: None, from: None, inner: false }
    }
}

/// Without the mail server's password.
impl std::fmt::Debug for NoticeConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let NoticeConfig { after, smtp, from, inner } = self;
        let smtp = smtp.is_some();
        f.debug_struct("NoticeConfig")
            .field("after", after)
            .field("smtp", &smtp)
            .field("from", from)
            .field("inner", inner)
            .finish()
    }
}

#[derive(Debug, Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// Where all data is stored.
    pub store: StoreAt,
    /// The addresses at which people reach the server, if it cannot tell by itself: `https://club.example`.
    pub origins: Vec<String>,
    /// Whether a proxy in front passes on client addresses (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Whether `/metrics` answers requests from other machines.
    pub metrics_public: bool,
    /// The number of threads on which bots think.
    pub bot_threads: usize,
    /// The budget of a hint, and of each decision reviewed in a finished game.
    pub hint: Budget,
    /// In games with secrets, bots and standing orders answer after a random pause in this range, in milliseconds,
    /// whatever they answer; 0 to 0 for tests.
    pub pace: RangeInclusive<u64>,
    /// How long a table without viewers stays in memory.
    pub unload_after: Duration,
    /// Guests who never took a seat are deleted after this time; `None` keeps them forever.
    pub forget_guests: Option<Duration>,
    /// The time limit for the head of a request, and for its body; an idle connection is closed after it.
    pub read_timeout: Duration,
    pub notices: NoticeConfig,
    /// Multiplies every rate limit; for load tests and large clubs behind one address.
    pub rate: u32,
}

impl Config {
    pub fn new(store: impl Into<StoreAt>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            store: store.into(),
            origins: Vec::new(),
            behind_proxy: false,
            metrics_public: false,
            bot_threads: cores.saturating_sub(1).max(1),
            hint: Budget::Time(Duration::from_millis(700)),
            pace: 250..=700,
            unload_after: Duration::from_secs(30),
            forget_guests: Some(Duration::from_secs(90 * 24 * 3600)),
            read_timeout: Duration::from_secs(20),
            notices: NoticeConfig::default(),
            rate: 1,
        }
    }

    /// Whether people connect over HTTPS, so that cookies can require it.
    pub fn secure(&self) -> bool {
        !self.origins.is_empty() && self.origins.iter().all(|origin| origin.starts_with("https://"))
    }
}
