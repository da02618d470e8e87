//! Unguessable names, and secrets.

use sha2::{Digest, Sha256};

/// Without letters that look alike, so that a link can be read aloud.
const ALPHABET: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// A text of `length` characters, each equally likely, from the system's randomness.
pub fn random_text(length: usize) -> String {
    let mut text = String::with_capacity(length);
    let mut bytes = [0u8; 64];
    while text.len() < length {
        getrandom::fill(&mut bytes).expect("the system has randomness");
        // 232 = 4 * 58: larger bytes would make the first letters more likely.
        let fair = bytes.iter().filter(|byte| **byte < 232).map(|byte| ALPHABET[usize::from(byte % 58)] as char);
        text.extend(fair.take(length - text.len()));
    }
    text
}

/// A table's name in links: 82 bits.
pub fn table() -> String {
    random_text(14)
}

/// A user's public name.
pub fn user() -> String {
    random_text(12)
}

/// A session's or a seed's secret: 257 bits.
pub fn secret() -> String {
    random_text(44)
}

/// A code that people type on another device: 40 bits, as 8 letters and digits that do not look alike.
pub fn code() -> String {
    const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    let mut bytes = [0u8; 8];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

pub fn random_u64() -> u64 {
    getrandom::u64().expect("the system has randomness")
}

/// The hash of a session's secret, which is all that is stored.
pub fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}
