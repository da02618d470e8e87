//! Learns the weights of the two-seat evaluation from nothing and writes them to a file:
//! `cargo run --release -p hustings-kuzushi --example learn -- GAMES FILE`.

use std::time::Instant;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let usage = "how many games, and the file to write";
    let games: u32 = arguments.next().and_then(|games| games.parse().ok()).expect(usage);
    let file = arguments.next().expect(usage);
    let begun = Instant::now();
    let weights = hustings_kuzushi::learn(6, 19, games, 1, |played, error| {
        eprint!("\r{played} games, error {error:.4}, {} s  ", begun.elapsed().as_secs());
    });
    eprintln!();
    std::fs::write(&file, weights.to_bytes()).expect("the file can be written");
}
