//! KZ-9: the number of move sequences from the first position, by depth.

use hustings_core::{Match, Seed, Start};
use hustings_kuzushi::{Kuzushi, Options};

fn perft(seats: u8, grid: u8, depth: u32) -> u64 {
    let start = Start::<Kuzushi>::new(seats, Options { grid: Some(grid), ..Options::default() }).expect("good options");
    let (game, _) = Match::new(start, Seed::new("perft", Vec::new()).expect("a seed"));
    game.perft(depth)
}

#[test]
fn kz_9_known_numbers_hold() {
    let known: [(u8, u8, &[u64]); 3] =
        [(2, 4, &[4, 32, 320, 2_528, 19_968]), (2, 6, &[4, 32, 448, 7_064, 127_984]), (3, 7, &[4, 32, 388, 6_472])];
    for (seats, grid, nodes) in known {
        for (depth, nodes) in (1..).zip(nodes) {
            assert_eq!(perft(seats, grid, depth), *nodes, "{seats} seats, grid {grid}, depth {depth}");
        }
    }
}
