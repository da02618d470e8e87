//! The random stream, and how a table's luck is made so that nobody can choose it.
//!
//! A table commits to a secret seed by publishing its hash, then takes a word from each player; the stream is made from
//! both. Values are drawn by a few lines of our own on top of ChaCha, and a test pins them: a changed library must
//! never silently change what an old record replays to.

use std::fmt;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// A random stream. It is handed to the rules and never kept in a State, so that no planner can read the future.
#[derive(Debug, Clone, PartialEq)]
pub struct Luck(ChaCha12Rng);

impl Luck {
    /// The stream seeded by any text; for playouts, tests and tools. Tables use [`Seed::luck`].
    pub fn from_text(seed: &str) -> Luck {
        Luck::from_key(Sha256::digest(seed.as_bytes()).into())
    }

    /// The stream seeded by a number; for playouts and bots.
    pub fn from_number(seed: u64) -> Luck {
        Luck(ChaCha12Rng::seed_from_u64(seed))
    }

    fn from_key(key: [u8; 32]) -> Luck {
        Luck(ChaCha12Rng::from_seed(key))
    }

    /// How far the stream has been read: unchanged by anything that used no luck.
    #[inline]
    pub fn position(&self) -> u128 {
        self.0.get_word_pos()
    }

    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `bound` - 1, each equally likely (Lemire's method). `bound` must not be 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "there is no number below 0");
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            // The lowest values are rejected, so that every result is equally likely.
            let rejected = bound.wrapping_neg() % bound;
            while (product as u32) < rejected {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A die with `sides` faces: 1 to `sides`.
    pub fn die(&mut self, sides: u8) -> u8 {
        self.below(u32::from(sides)) as u8 + 1
    }

    /// One of `items`, which must not be empty.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Shuffles `items`; every order is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Where a table's luck comes from: the host's secret and a word from each player.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed {
    secret: String,
    words: Vec<String>,
}

/// Leaves the secret out, so that a logged seed does not give the luck away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seed").field("commitment", &self.commitment()).field("words", &self.words).finish()
    }
}

/// The error for a seed or word that is too long or does not fit on one line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seed or a player's word has at most {} bytes and no line break", Seed::LONGEST)]
pub struct SeedError;

impl Seed {
    /// The longest secret or word, in bytes.
    pub const LONGEST: usize = 256;

    /// `words` may be empty, if the seed is not shared with players.
    pub fn new(secret: impl Into<String>, words: Vec<String>) -> Result<Seed, SeedError> {
        let seed = Seed { secret: secret.into(), words };
        let unfit = |text: &String| text.len() > Seed::LONGEST || text.contains(['\n', '\r']);
        if unfit(&seed.secret) || seed.words.iter().any(unfit) { Err(SeedError) } else { Ok(seed) }
    }

    pub fn secret(&self) -> &str {
        &self.secret
    }

    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// What the table publishes before it takes the players' words: the SHA-256 of the secret, in hex.
    /// Anyone can check it: `printf %s SECRET | sha256sum`.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.secret.as_bytes()))
    }

    /// The stream: ChaCha12 keyed by the SHA-256 of the secret and each word, each followed by a line feed.
    pub fn luck(&self) -> Luck {
        let mut hash = Sha256::new();
        for line in std::iter::once(&self.secret).chain(&self.words) {
            hash.update(line.as_bytes());
            hash.update(b"\n");
        }
        Luck::from_key(hash.finalize().into())
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
