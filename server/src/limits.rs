//! How much of anything is taken from outside.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;

use crate::journal::lock;
use crate::protocol::{Clock, Code, Refusal, UnixMs};

/// One WebSocket frame, in bytes.
pub const LARGEST_FRAME: usize = 8 * 1024;
/// A request's body, in bytes.
pub const LARGEST_BODY: usize = 16 * 1024;
/// A request's body where it holds a record, in bytes.
pub const LARGEST_RECORD: usize = 256 * 1024;
pub const LONGEST_NAME: usize = 32;
pub const LONGEST_WORD: usize = 64;
pub const LONGEST_MOVE: usize = 1024;
/// In characters.
pub const LONGEST_CHAT: usize = 500;
pub const CHAT_IN_TEN_SECONDS: usize = 5;
/// Of the words somebody adds to a move, in characters.
pub const LONGEST_PROMISE: usize = 140;
/// Accents on one letter.
const MOST_MARKS: usize = 3;
pub const MOST_PREVIEWS: usize = 1000;
/// The same in one answer of a table: each holds a whole view.
pub const MOST_PREVIEWS_AT_ONCE: usize = 100;
pub const MOST_STEPS: usize = 1000;
pub const MOST_POINTS: usize = 40;
pub const CONNECTIONS_PER_USER: usize = 32;

/// How often something may be done: so many at once, and so many a minute in the long run.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    pub burst: u32,
    pub a_minute: u32,
}

pub const FRAMES: Rate = Rate { burst: 120, a_minute: 40 * 60 };
/// Of those, such as write something down that is no move: each stays in the table's journal for good.
pub const CHANGES: Rate = Rate { burst: 60, a_minute: 120 };
pub const SESSIONS: Rate = Rate { burst: 30, a_minute: 30 };
pub const LOGINS: Rate = Rate { burst: 10, a_minute: 10 };
pub const NEW_TABLES: Rate = Rate { burst: 30, a_minute: 30 };
pub const CALLS: Rate = Rate { burst: 300, a_minute: 600 };
/// Replays and verifications cost most.
pub const RECORDS: Rate = Rate { burst: 60, a_minute: 240 };
/// Thinking a finished game over again costs more still.
pub const ANALYSES: Rate = Rate { burst: 60, a_minute: 90 };
/// Links that lead nowhere: nobody gets to guess.
pub const WRONG_LINKS: Rate = Rate { burst: 30, a_minute: 30 };

/// A bucket of tokens that fills up again by and by.
#[derive(Debug, Clone, Copy)]
pub struct Bucket {
    /// In thousandths.
    tokens: i64,
    at: UnixMs,
}

impl Bucket {
    pub fn full(rate: Rate, scale: u32, now: UnixMs) -> Bucket {
        Bucket { tokens: i64::from(rate.burst) * i64::from(scale) * 1000, at: now }
    }

    fn fill(&mut self, rate: Rate, scale: u32, now: UnixMs) {
        let most = i64::from(rate.burst) * i64::from(scale) * 1000;
        let gained = (now - self.at).max(0).saturating_mul(i64::from(rate.a_minute) * i64::from(scale)) / 60;
        self.tokens = self.tokens.saturating_add(gained).min(most);
        self.at = now;
    }

    pub fn take(&mut self, rate: Rate, scale: u32, now: UnixMs) -> bool {
        self.fill(rate, scale, now);
        let enough = self.tokens >= 1000;
        if enough {
            self.tokens -= 1000;
        }
        enough
    }

    fn is_empty(&mut self, rate: Rate, scale: u32, now: UnixMs) -> bool {
        self.fill(rate, scale, now);
        self.tokens < 1000
    }
}

/// Buckets by whom they are for. Full ones are forgotten, so that the list stays as short as the troublemakers are few.
pub struct Limiter<K> {
    rate: Rate,
    scale: u32,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Limiter<K> {
    pub fn new(rate: Rate, scale: u32) -> Limiter<K> {
        Limiter { rate, scale, buckets: Mutex::default() }
    }

    pub fn take(&self, key: K, now: UnixMs) -> Result<(), Refusal> {
        let (rate, scale) = (self.rate, self.scale);
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= 10_000 {
            let most = i64::from(rate.burst) * i64::from(scale) * 1000;
            buckets.retain(|_, bucket| {
                bucket.fill(rate, scale, now);
                bucket.tokens < most
            });
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::full(rate, scale, now));
        if bucket.take(rate, scale, now) { Ok(()) } else { Err(too_many()) }
    }

    /// Refuses without taking anything.
    pub fn check(&self, key: &K, now: UnixMs) -> Result<(), Refusal> {
        let mut buckets = lock(&self.buckets);
        let empty = buckets.get_mut(key).is_some_and(|bucket| bucket.is_empty(self.rate, self.scale, now));
        if empty { Err(too_many()) } else { Ok(()) }
    }
}

fn too_many() -> Refusal {
    Refusal::new(Code::TooMany, "that was a lot at once; wait a little and try again")
}

/// People's words as one line that looks the same to everybody: whitespace becomes single spaces, and what cannot be seen, turns the
/// text around or piles up over other lines is left out.
pub fn one_line(words: &str) -> String {
    let unseen = |letter: char| {
        letter.is_control()
            || matches!(
                letter,
                '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            )
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
    };
    let piles = |letter: char| matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}');
    let mut line = String::with_capacity(words.len());
    let mut marks = 0;
    for letter in words.split_whitespace().collect::<Vec<_>>().join(" ").chars().filter(|letter| !unseen(*letter)) {
        marks = if piles(letter) { marks + 1 } else { 0 };
        if marks <= MOST_MARKS && !(letter == ' ' && line.ends_with(' ')) {
            line.push(letter);
        }
    }
    line.trim().to_owned()
}

/// A name as people give it, tidied up.
pub fn name(wish: &str) -> Result<String, Refusal> {
    // What joins letters may stand in other words; in a name it could make one look like another.
    let name = one_line(wish).replace(['\u{200c}', '\u{200d}'], "");
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(Refusal::new(Code::BadRequest, format!("a name has 1 to {LONGEST_NAME} characters")));
    }
    Ok(name)
}

pub fn clock(clock: Clock) -> Result<(), Refusal> {
    let fits = match clock {
        Clock::None => true,
        Clock::Decision { seconds } => (5..=3600).contains(&seconds),
        Clock::Game { minutes, increment } => (1..=600).contains(&minutes) && increment <= 600,
        Clock::Days { days } => (1..=30).contains(&days),
    };
    if fits {
        return Ok(());
    }
    Err(Refusal::new(
        Code::BadOptions,
        "a clock has 5 to 3600 seconds per decision, 1 to 600 minutes per game, or 1 to 30 days per decision",
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limiter = Limiter::new(Rate { burst: 2, a_minute: 60 }, 1);
        assert!(limiter.take("a", 0).is_ok());
        assert!(limiter.take("a", 0).is_ok());
        assert!(limiter.take("a", 0).is_err());
        assert!(limiter.check(&"a", 0).is_err());
        assert!(limiter.take("b", 0).is_ok(), "somebody else has a bucket of their own");
        assert!(limiter.take("a", 1000).is_ok(), "one token a second");
        assert!(limiter.take("a", 1000).is_err());
    }

    #[test]
    fn words_are_one_line_that_looks_the_same_to_everybody() {
        assert_eq!(one_line(" I\tvote\r\nyes\u{2028} now "), "I vote yes now");
        assert_eq!(one_line("a\u{202e}b\u{200b}c\u{e0041}\u{7}"), "abc");
        assert_eq!(one_line("x \u{200b} y"), "x y");
        assert_eq!(one_line(&format!("e{}h", "\u{301}".repeat(40))), "e\u{301}\u{301}\u{301}h");
        assert_eq!(one_line("नमस्ते 👩‍🌾 <b>&amp;</b>"), "नमस्ते 👩‍🌾 <b>&amp;</b>", "letters and signs stay");
    }

    #[test]
    fn names_are_tidied_up() {
        assert_eq!(name("  Ann\t\n of  Green \u{202e}Gables ").unwrap(), "Ann of Green Gables");
        assert!(name(" \u{200b} ").is_err());
        assert!(name(&"x".repeat(33)).is_err());
    }
}
