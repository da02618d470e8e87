//! What an entry costs on the thread that writes: statements planned once, against statements planned again for each entry.
//! `cargo run --release -p hustings-server --example journal`

use hustings_server::measure::planning;

const ENTRIES: u32 = 20_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let mut ratios = Vec::new();
    for round in 0..9 {
        // In turns, so that what else the machine does falls on both.
        let [once, again] = planning(&folder.path().join("data.db"), 1 + 2 * round, ENTRIES)?;
        let each = |took: std::time::Duration| took.as_secs_f64() * 1e6 / f64::from(ENTRIES);
        let ratio = once.as_secs_f64() / again.as_secs_f64();
        println!("planned once {:6.2} µs an entry, planned again {:6.2} µs, ratio {ratio:.2}", each(once), each(again));
        ratios.push(ratio);
    }
    ratios.sort_by(f64::total_cmp);
    println!("median of the ratios: {:.2}", ratios[ratios.len() / 2]);
    Ok(())
}
