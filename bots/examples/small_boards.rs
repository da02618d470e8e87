//! The value of a small board of Kuzushi with best play on both sides:
//! `cargo run --release -p hustings-bots --example small_boards -- GRID MINUTES`.
//!
//! First who wins, then by how much with each first move, if the time is enough.

use std::time::{Duration, Instant};

use hustings_bots::{Budget, Candidate, Minimax, Player, SearchSettings};
use hustings_core::{Game, Luck, Seat, Silent, Start, Viewer};
use hustings_kuzushi::{Kuzushi, Options};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u8>().expect("a grid and minutes"));
    let (grid, minutes) = (numbers.next().unwrap_or(4), numbers.next().unwrap_or(15));
    let options = Options { grid: Some(grid), ..Options::default() };
    let start = Start::<Kuzushi>::new(2, options).expect("a grid from 3 to 12");
    let mut luck = Luck::from_number(0);
    let state = Kuzushi::setup(&start, &mut luck, &mut Silent);
    let first = Seat(1); // KZ-2.2

    let begun = Instant::now();
    let time = Budget::Time(Duration::from_secs(60 * u64::from(minutes)));
    let view = Kuzushi::view(&start, &state, Viewer::Seat(first));
    let mut solver = Minimax::<Kuzushi>::new(time, SearchSettings::default());
    let choice = solver.choose(&start, &view, first, &mut luck).expect("seat 1 moves first");
    let verdict = match choice.candidates[0].share {
        1.0 => "wins",
        0.0 => "loses",
        _ => "neither wins nor loses for certain",
    };
    println!("grid {grid}: seat 1, which moves first, {verdict} ({:.1?})", begun.elapsed());

    match solver.solve(&state, first) {
        None => println!("by how much could not be found out in {minutes} minutes"),
        Some(moves) => {
            for Candidate { mv, share, solved, .. } in moves {
                let (mv, margin) = (Kuzushi::write_move(&start, &mv), solved.unwrap_or_default());
                println!("{mv}: share {share}, ahead by {margin} tiles");
            }
            println!("({:.1?} in all)", begun.elapsed());
        }
    }
}
