//! Limits on everything that comes from outside: sizes, lengths and rates.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};

use hustings_core::{one_line, say};
use tokio::sync::mpsc;

use crate::protocol::{Clock, Code, Refused, UnixMs};
use crate::store::lock;

/// One WebSocket frame, in bytes.
pub const LARGEST_FRAME: usize = 8 * 1024;
/// A request's line and headers, in bytes.
pub const LARGEST_HEAD: usize = 16 * 1024;
/// A request's body, in bytes.
pub const LARGEST_BODY: usize = 16 * 1024;
/// A request's body if it contains a record, in bytes.
pub const LARGEST_RECORD: usize = 256 * 1024;
/// A component set, all files together, in bytes.
pub const LARGEST_SET: usize = 128 * 1024;
pub const MOST_FILES: usize = 16;
/// Changes to a set in one request.
pub const MOST_EDITS: usize = 200;
/// Sets that one experiment compares.
pub const MOST_SIDES: usize = 100;
pub const SETS_PER_USER: u32 = 50;
pub const EXPERIMENTS_PER_USER: u32 = 30;
pub const WAYS_PER_USER: u32 = 20;
pub const PASSKEYS_PER_USER: u32 = 20;
/// Letters with a link to a new password, to one address in a day.
pub const RECOVERIES_A_DAY: u32 = 3;
/// Accounts that one address is told of.
pub const ACCOUNTS_PER_ADDRESS: u32 = 3;
/// E-mails that ask the owner of an address whether it is theirs, in a day, whoever gave it.
pub const CONFIRMATIONS_A_DAY: u32 = 3;
/// Games of one experiment, those for skill and luck included; the program has no such limit.
pub const MOST_GAMES: u32 = 20_000;
/// Simulations for each decision in an experiment.
pub const MOST_NODES: u32 = 2000;
pub const LONGEST_NAME: usize = 32;
pub const LONGEST_WORD: usize = 64;
pub const LONGEST_MOVE: usize = 1024;
/// In characters.
pub const LONGEST_CHAT: usize = 500;
pub const MOST_PREVIEWS: usize = 1000;
/// The same for one request at a table, because each preview contains a whole view.
pub const MOST_PREVIEWS_AT_ONCE: usize = 100;
/// Steps of a replay in one answer, because each contains a whole view.
pub const MOST_STEPS: usize = 100;
pub const MOST_POINTS: usize = 40;
/// Entries of a table list in one answer.
pub const MOST_TABLES: u32 = 100;
pub const CONNECTIONS_PER_USER: usize = 32;
/// How many frames may wait for a slow client. Beyond this, or beyond the bytes below, it is disconnected; it can come
/// back for a snapshot.
pub const MOST_FRAMES_WAITING: usize = 64;
pub const MOST_BYTES_WAITING: usize = 4 * 1024 * 1024;
/// Connections of any kind, with or without a request on them.
pub const CONNECTIONS_PER_ADDRESS: usize = 128;

/// How many of a person's tables may wait in the lobby at a time.
pub const WAITING_IN_LOBBY: u32 = 5;
/// How long an open table stays in the lobby when nothing happens at it; its link keeps working.
const LISTED_FOR: i64 = 24 * 3600 * 1000;

/// The time since which something must have happened at an open table for the lobby to list it.
pub fn listed_since(now: UnixMs) -> UnixMs {
    now - LISTED_FOR
}

/// A rate limit: this many at once, and this many a minute in the long run.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    pub burst: u32,
    pub a_minute: u32,
}

/// By person, on however many connections, as are the changes below.
pub const FRAMES: Rate = Rate { burst: 120, a_minute: 40 * 60 };
/// What it takes of this to open a table's socket: a welcome is as much work as a few frames.
pub const CONNECTING: u32 = 5;
/// Messages other than moves that append to the journal, where they stay forever.
pub const CHANGES: Rate = Rate { burst: 60, a_minute: 120 };
/// Lines of chat, by person and table.
pub const CHAT: Rate = Rate { burst: 5, a_minute: 30 };
pub const SESSIONS: Rate = Rate { burst: 30, a_minute: 30 };
pub const LOGINS: Rate = Rate { burst: 10, a_minute: 10 };
pub const NEW_TABLES: Rate = Rate { burst: 30, a_minute: 30 };
/// The same by address, however many guests it has.
pub const TABLES_OF_ADDRESS: Rate = Rate { burst: 120, a_minute: 120 };
/// The same for the lobby, by address, so that nobody pushes the others off the list.
pub const PUBLIC_TABLES: Rate = Rate { burst: 20, a_minute: 10 };
pub const CALLS: Rate = Rate { burst: 300, a_minute: 600 };
/// Replays and verifications are expensive.
pub const RECORDS: Rate = Rate { burst: 60, a_minute: 240 };
/// Analyses of finished games are even more expensive.
pub const ANALYSES: Rate = Rate { burst: 60, a_minute: 90 };
/// Sets that are saved, which are checked and stored.
pub const SAVED_SETS: Rate = Rate { burst: 20, a_minute: 20 };
/// Experiments that are begun or estimated.
pub const EXPERIMENTS: Rate = Rate { burst: 20, a_minute: 20 };
/// Printed boxes, each about a second of work.
pub const PRINTS: Rate = Rate { burst: 10, a_minute: 10 };
/// Ways to reach somebody that are added or tried, by person and by address.
pub const NOTICE_WAYS: Rate = Rate { burst: 10, a_minute: 2 };
/// Codes of other devices that are tried, by address: with 40 bits for each, nobody finds one in the minutes it lives.
pub const CODES: Rate = Rate { burst: 10, a_minute: 10 };
/// The same by all addresses together.
pub const CODES_OF_ALL: Rate = Rate { burst: 120, a_minute: 60 };
/// Codes that are made, by person.
pub const NEW_CODES: Rate = Rate { burst: 10, a_minute: 4 };
/// Requests for a new password, by address.
pub const RECOVERIES: Rate = Rate { burst: 10, a_minute: 2 };
/// Files with everything about a person.
pub const EXPORTS: Rate = Rate { burst: 3, a_minute: 1 };
/// Links that lead to no table, so that nobody can guess table names.
pub const WRONG_LINKS: Rate = Rate { burst: 30, a_minute: 30 };

/// A token bucket: it refills over time.
#[derive(Debug, Clone, Copy)]
struct Bucket {
    /// In thousandths of a token.
    tokens: i64,
    at: UnixMs,
}

impl Bucket {
    fn full(rate: Rate, scale: u32, now: UnixMs) -> Bucket {
        Bucket { tokens: i64::from(rate.burst) * i64::from(scale) * 1000, at: now }
    }

    fn fill(&mut self, rate: Rate, scale: u32, now: UnixMs) {
        let most = i64::from(rate.burst) * i64::from(scale) * 1000;
        let gained = (now - self.at).max(0).saturating_mul(i64::from(rate.a_minute) * i64::from(scale)) / 60;
        self.tokens = self.tokens.saturating_add(gained).min(most);
        self.at = now;
    }

    fn take_some(&mut self, tokens: u32, rate: Rate, scale: u32, now: UnixMs) -> bool {
        self.fill(rate, scale, now);
        let tokens = i64::from(tokens) * 1000;
        let enough = self.tokens >= tokens;
        if enough {
            self.tokens -= tokens;
        }
        enough
    }
}

/// What was taken from a limit that all nodes share: the limit, whose it is, how much.
pub type Spent = (&'static str, String, u32);

/// Token buckets by key. Full ones are dropped, so that only active keys take up memory.
pub struct Limiter<K> {
    rate: Rate,
    scale: u32,
    buckets: Mutex<HashMap<K, Bucket>>,
    /// Where other nodes are told of it, and by which name.
    shared: Option<(&'static str, mpsc::UnboundedSender<Spent>)>,
}

impl<K: Hash + Eq + AsText> Limiter<K> {
    pub fn new(rate: Rate, scale: u32) -> Limiter<K> {
        Limiter { rate, scale, buckets: Mutex::default(), shared: None }
    }

    /// Counts what is taken on all nodes.
    pub fn shared(self, name: &'static str, told: Option<&mpsc::UnboundedSender<Spent>>) -> Limiter<K> {
        Limiter { shared: told.map(|told| (name, told.clone())), ..self }
    }

    /// So much was taken on another node.
    pub fn charge(&self, key: K, tokens: u32, now: UnixMs) {
        let (rate, scale) = (self.rate, self.scale);
        let most = i64::from(rate.burst) * i64::from(scale) * 1000;
        let mut buckets = lock(&self.buckets);
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::full(rate, scale, now));
        bucket.fill(rate, scale, now);
        bucket.tokens = (bucket.tokens - i64::from(tokens) * 1000).max(-most);
    }

    pub fn charge_text(&self, key: &str, tokens: u32, now: UnixMs) {
        if let Some(key) = K::from_text(key) {
            self.charge(key, tokens, now);
        }
    }

    pub fn take(&self, key: K, now: UnixMs) -> Result<(), Refused> {
        if self.take_some(key, 1, now) { Ok(()) } else { Err(too_many()) }
    }

    /// Takes this many tokens, or none.
    pub fn take_some(&self, key: K, tokens: u32, now: UnixMs) -> bool {
        let (rate, scale) = (self.rate, self.scale);
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= 10_000 {
            let most = i64::from(rate.burst) * i64::from(scale) * 1000;
            buckets.retain(|_, bucket| {
                bucket.fill(rate, scale, now);
                bucket.tokens < most
            });
        }
        let Some((name, told)) = &self.shared else {
            let bucket = buckets.entry(key).or_insert_with(|| Bucket::full(rate, scale, now));
            return bucket.take_some(tokens, rate, scale, now);
        };
        let text = key.text();
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::full(rate, scale, now));
        let taken = bucket.take_some(tokens, rate, scale, now);
        // Of a large allowance the others need not know before it runs low.
        let most = i64::from(rate.burst) * i64::from(scale) * 1000;
        if taken && (rate.burst < TELLING || bucket.tokens < most / 2) {
            let _ = told.send((name, text, tokens));
        }
        taken
    }
}

/// Every use of a smaller allowance is told to other nodes.
const TELLING: u32 = 50;

/// A key that can be told to other nodes.
pub trait AsText: Sized {
    fn text(&self) -> String;

    fn from_text(text: &str) -> Option<Self>;
}

impl AsText for String {
    fn text(&self) -> String {
        self.clone()
    }

    fn from_text(text: &str) -> Option<String> {
        Some(text.to_owned())
    }
}

impl AsText for IpAddr {
    fn text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Option<IpAddr> {
        text.parse().ok()
    }
}

impl AsText for Arc<str> {
    fn text(&self) -> String {
        (**self).to_owned()
    }

    fn from_text(text: &str) -> Option<Arc<str>> {
        Some(text.into())
    }
}

/// The address that limits count. A household or a machine has a whole /64 of IPv6 addresses, which counts as one.
pub fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 => v4,
    }
}

fn too_many() -> Refused {
    Refused::new(Code::TooMany, say!("table-too-many"))
}

/// Checks and tidies the name somebody gives.
pub fn name(wish: &str) -> Result<String, Refused> {
    // Characters that join letters are fine in other text, but in a name they could imitate another name.
    let name = one_line(wish).replace(['\u{200c}', '\u{200d}'], "");
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(Refused::new(Code::BadRequest, say!("table-name-length", most = LONGEST_NAME)));
    }
    Ok(name)
}

pub fn clock(clock: Clock) -> Result<(), Refused> {
    let fits = match clock {
        Clock::None {} => true,
        Clock::Decision { seconds } => (5..=3600).contains(&seconds),
        Clock::Game { minutes, increment } => (1..=600).contains(&minutes) && increment <= 600,
        Clock::Days { days } => (1..=30).contains(&days),
    };
    if fits {
        return Ok(());
    }
    Err(Refused::new(Code::BadOptions, say!("table-clock-limits")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limiter = Limiter::new(Rate { burst: 2, a_minute: 60 }, 1);
        let take = |whose: &str, at| limiter.take(whose.to_owned(), at);
        assert!(take("a", 0).is_ok());
        assert!(take("a", 0).is_ok());
        assert!(take("a", 0).is_err());
        assert!(take("b", 0).is_ok(), "somebody else has a bucket of their own");
        assert!(take("a", 1000).is_ok(), "one token a second");
        assert!(take("a", 1000).is_err());
    }

    #[test]
    fn what_is_taken_on_one_node_counts_on_the_others() {
        let (told, mut spent) = mpsc::unbounded_channel();
        let rate = Rate { burst: 2, a_minute: 60 };
        let [here, there] = [(), ()].map(|()| Limiter::new(rate, 1).shared("logins", Some(&told)));
        assert!(here.take("a".to_owned(), 0).is_ok() && here.take("a".to_owned(), 0).is_ok());
        while let Ok((name, key, tokens)) = spent.try_recv() {
            assert_eq!((name, key.as_str()), ("logins", "a"));
            there.charge_text(&key, tokens, 0);
        }
        assert!(there.take("a".to_owned(), 0).is_err());
        assert!(there.take("b".to_owned(), 0).is_ok());
        assert!(there.take("a".to_owned(), 1000).is_ok(), "it fills again");
    }

    #[test]
    fn one_machine_has_many_ipv6_addresses() {
        let of = |address: &str| neighbourhood(address.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }

    #[test]
    fn names_are_tidied_up() {
        assert_eq!(name("  Ann\t\n of  Green \u{202e}Gables ").unwrap(), "Ann of Green Gables");
        assert!(name(" \u{200b} ").is_err());
        assert!(name(&"x".repeat(33)).is_err());
    }
}
