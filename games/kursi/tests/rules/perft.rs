//! The number of move sequences from the first position by depth, with the cards of one seed.

use hustings_core::{Match, Seed, Start};
use hustings_kursi::{Kursi, Options};

fn perft(seats: u8, places: u8, depth: u32) -> u64 {
    let options = Options { seats: places, ..Options::default() };
    let start = Start::<Kursi>::new(seats, options).expect("good options");
    let (game, _) = Match::new(start, Seed::new("perft", Vec::new()).expect("a seed"));
    game.perft(depth)
}

#[test]
fn known_numbers_hold() {
    let known: [(u8, u8, &[u64]); 4] = [
        (2, 5, &[12, 72, 720, 3_600, 28_800]),
        (2, 3, &[8, 32, 192, 576, 2_304]),
        (3, 5, &[18, 216, 1_296, 19_440]),
        (4, 5, &[24, 432, 5_184, 31_104]),
    ];
    for (seats, places, nodes) in known {
        for (depth, nodes) in (1..).zip(nodes) {
            assert_eq!(perft(seats, places, depth), *nodes, "{seats} players, {places} Seats, depth {depth}");
        }
    }
}

/// From the middle of a kept game: drawing, playing, paying, ending.
#[test]
fn known_numbers_hold_in_the_middle() {
    let text = include_str!("../records/2-players-by-seats.txt");
    let record: hustings_core::Record = text.parse().expect("a record");
    let mut numbers = Vec::new();
    for moves in [20, 40, 60, 80, 100, 120] {
        let mut part = record.clone();
        part.moves.truncate(moves);
        (part.result, part.events) = (None, None);
        let game = Match::<Kursi>::replay(&part).expect("it replays");
        numbers.push((1..=3).map(|depth| game.perft(depth)).collect::<Vec<u64>>());
    }
    let known: [[u64; 3]; 6] =
        [[3, 54, 464], [11, 63, 181], [6, 334, 9_049], [9, 75, 225], [75, 2_324, 37_768], [67, 2_228, 43_780]];
    assert_eq!(numbers, known);
}
