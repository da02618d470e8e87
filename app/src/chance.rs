//! Seeds nobody chose, from the operating system.

/// 128 bits as hex: the secret of a new table.
pub fn seed() -> String {
    let mut bytes = [0; 16];
    fill(&mut bytes);
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A number for a bot's own luck.
pub fn number() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("every system we run on has a source of randomness");
}
