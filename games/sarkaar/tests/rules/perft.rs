//! The number of move sequences from the first position by depth, with the tiles, leaders and cards of one seed.

use hustings_core::{Match, Seed, Start};
use hustings_sarkaar::{Options, Sarkaar};

fn perft(seats: u8, options: Options, depth: u32) -> u64 {
    let start = Start::<Sarkaar>::new(seats, options).expect("good options");
    let (game, _) = Match::new(start, Seed::new("perft", Vec::new()).expect("a seed"));
    game.perft(depth)
}

#[test]
fn known_numbers_hold() {
    let dealt = Options { leader_deal: 1, ..Options::default() };
    let known: [(u8, Options, &[u64]); 4] = [
        (2, Options::default(), &[4, 8, 432, 2_804]),
        (4, Options::default(), &[8, 48, 192, 384]),
        (2, dealt, &[54, 370, 3_473]),
        (3, dealt, &[54, 370, 3_471]),
    ];
    for (seats, options, nodes) in known {
        for (depth, nodes) in (1..).zip(nodes) {
            assert_eq!(perft(seats, options, depth), *nodes, "{seats} seats, depth {depth}");
        }
    }
}
