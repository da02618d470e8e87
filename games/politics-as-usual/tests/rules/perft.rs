//! The number of move sequences from the first position by depth, with the cards of one seed; powers and offers of pending seats
//! included.

use hustings_core::{Match, Seed, Start};
use hustings_politics_as_usual::PoliticsAsUsual;
use serde_json::{Value, json};

fn perft(seats: u8, options: &Value, depth: u32) -> u64 {
    let options = serde_json::from_value(options.clone()).expect("options");
    let start = Start::<PoliticsAsUsual>::new(seats, options).expect("a table");
    let (game, _) = Match::new(start, Seed::new("perft", Vec::new()).expect("a seed"));
    game.perft(depth)
}

#[test]
fn known_numbers_hold() {
    let dealt = json!({"candidates": "random"});
    let silent = json!({"candidates": "random", "trade": false});
    let known: [(u8, Value, &[u64]); 5] = [
        (2, json!({}), &[8, 56, 154]),
        (2, dealt.clone(), &[2, 16, 87, 496]),
        (3, dealt, &[35, 185, 3_251]),
        (3, silent, &[2, 20, 128, 521]),
        (6, json!({"no_name": true}), &[11, 113, 1_083, 9_681]),
    ];
    for (seats, options, nodes) in known {
        for (depth, nodes) in (1..).zip(nodes) {
            assert_eq!(perft(seats, &options, depth), *nodes, "{seats} seats, {options}, depth {depth}");
        }
    }
}
