//! Random playouts of both games on one core, as one JSON line each: `hustings-controls SECONDS`.

use std::time::{Duration, Instant};

use hustings_controls::{ConnectFour, Leduc};
use hustings_core::{Game, Luck, Silent, Start, playout};

fn main() {
    let seconds = std::env::args().nth(1).and_then(|seconds| seconds.parse().ok()).unwrap_or(2.0);
    measure::<ConnectFour>(Duration::from_secs_f64(seconds));
    measure::<Leduc>(Duration::from_secs_f64(seconds));
}

/// Whole games from their setup, through the same function our own games are measured with.
fn measure<G: Game>(time: Duration) {
    let start = Start::<G>::new(2, G::Options::default()).expect("two sit down");
    let (mut luck, mut space) = (Luck::from_number(1), Vec::new());
    let (mut games, mut moves) = (0u64, 0u64);
    let begun = Instant::now();
    while begun.elapsed() < time {
        for _ in 0..256 {
            let mut state = G::setup(&start, &mut luck, &mut Silent);
            moves += u64::from(playout::<G>(&mut state, &mut luck, &mut space, u32::MAX));
            games += 1;
        }
    }
    let per_second = games as f64 / begun.elapsed().as_secs_f64();
    let length = moves as f64 / games as f64;
    println!(r#"{{"game":"{}","playouts_per_s":{per_second:.0},"moves_per_game":{length:.2}}}"#, G::INFO.name);
}
