//! Random seeds from the operating system.

/// 128 bits as hex.
pub fn random_seed() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("every system we run on has a source of randomness");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
