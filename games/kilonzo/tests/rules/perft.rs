//! The number of move sequences from the first position by depth, with the dice and cards of one seed.

use hustings_core::{Match, Seed, Start};
use hustings_kilonzo::{Kilonzo, Options};

fn perft(seats: u8, depth: u32) -> u64 {
    let start = Start::<Kilonzo>::new(seats, Options::default()).expect("good options");
    let (game, _) = Match::new(start, Seed::new("perft", Vec::new()).expect("a seed"));
    game.perft(depth)
}

#[test]
fn known_numbers_hold() {
    let known: [(u8, &[u64]); 4] = [
        (1, &[4, 32, 88, 668, 6_472]),
        (2, &[4, 12, 96, 276, 1_660, 13_476]),
        (3, &[4, 12, 24, 192, 552, 3_376]),
        (4, &[4, 12, 24, 24, 192, 552]),
    ];
    for (seats, nodes) in known {
        for (depth, nodes) in (1..).zip(nodes) {
            assert_eq!(perft(seats, depth), *nodes, "{seats} seats, depth {depth}");
        }
    }
}
