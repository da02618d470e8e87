//! KZ-5: the end, scores, tie-breaks.

use hustings_core::Outcome;
use hustings_kuzushi::{Kuzushi, Options};
use hustings_testkit::Table;
use serde_json::json;

use crate::longest;
use crate::picture::{at, table};

fn over(seats: u8, options: serde_json::Value, picture: &[&str]) -> Outcome {
    table(seats, options, None, picture).outcome().expect("The game is over.")
}

/// KZ-5.1: the grid is full.
#[test]
fn kz_5_1_a_full_grid_ends_the_game() {
    let mut table = table(2, json!({"grid": 3}), Some(0), &["AB.", "A@B", "BAB"]);
    assert_eq!(table.outcome(), None);
    table.play(0, "base 1,1");
    assert_eq!(table.pending(), [] as [u8; 0]);
    assert_eq!(table.sentences().last().expect("events"), "The grid is full: the game is over.");
    let refused = table.refuse(1, "base 0,2");
    assert_eq!((refused.rule, refused.message.as_str()), ("KZ-5.1", "The game is over."));
    assert!(table.moves(0).is_empty() && table.moves(1).is_empty());
}

/// KZ-5.1: some stack is empty, after a base or after a flag. The turn is finished first: contested flags still go back.
#[test]
fn kz_5_1_an_empty_stack_ends_the_game_after_the_turn() {
    let mut table = table(2, json!({"tiles": 10}), Some(0), &["AAAAA.", "AAAA..", "..@bB."]);
    table.play(0, "base 2,1"); // the last tile of seat 0; 2,1 stands beside the base at 2,0
    assert_eq!(table.view(0).stacks.values()[0], 0);
    assert_eq!(table.pending(), [] as [u8; 0]);

    let mut contested = self::table(2, json!({"tiles": 10}), Some(0), &["AAAAA.", "AAAA.b", "..@..B"]);
    contested.play(0, "base 2,1");
    assert_eq!(at(&contested, "3,1"), '.', "one base each beside it: the flag goes back on the last turn too");
}

/// KZ-5.2: bases, flags, and the city for seat 0.
#[test]
fn kz_5_2_scores() {
    let board = table(2, json!({}), Some(0), &["Ab.", "a@B", "..."]);
    assert_eq!(board.view(0).scores.values(), [3, 2]);
}

/// KZ-5.3: the highest score wins.
#[test]
fn kz_5_3_most_tiles() {
    let outcome = over(2, json!({"grid": 3}), &["AAB", "A@B", "BAB"]);
    assert_eq!((outcome.ranks.values(), outcome.scores.values()), (&[1, 2][..], &[5, 4][..]));
    assert_eq!(outcome.reason, "tiles");
}

/// KZ-5.3: equal scores: the largest orthogonally connected group; the city joins seat 0's.
#[test]
fn kz_5_3_a_tie_goes_to_the_largest_group() {
    let outcome = over(2, json!({"grid": 4}), &["ABAB", "A@BA", "BBBA", "ABBA"]);
    assert_eq!(outcome.scores.values(), [8, 8]);
    // Seat 0: {0,3 0,2 1,2} and {3,0 3,1 3,2}, three each; seat 1: six in one piece.
    assert_eq!(outcome.ranks.values(), [2, 1]);
    assert_eq!(outcome.reason, "group");
}

/// KZ-5.3: still tied, they share the win; corners do not connect.
#[test]
fn kz_5_3_equal_in_everything_is_shared() {
    let outcome = over(2, json!({"grid": 4}), &["AABB", "A@BB", "BBAA", "BBAA"]);
    assert_eq!(outcome.ranks.values(), [1, 1]);
    assert_eq!(outcome.reason, "shared");
}

/// KZ-5.4: score = tiles at the start − stack left (+1 for seat 0), at every position of a game.
#[test]
fn kz_5_4_score_and_stack_add_up() {
    let mut table = Table::<Kuzushi>::seats(4);
    for turn in 0..30 {
        let [seat] = table.pending()[..] else { break };
        let moves = table.moves(seat);
        table.play(seat, &moves[turn * 7 % moves.len()]);
        let view = table.view(0);
        for (seat, score) in view.scores.iter() {
            assert_eq!(*score, u32::from(19 - view.stacks[seat]) + u32::from(seat.0 == 0));
        }
    }
}

/// KZ-5.5: everybody is ranked by score, then largest group; equals share a rank and the next is skipped.
#[test]
fn kz_5_5_ranks() {
    // A 4 (group 4), B 4 (group 2), C 4 (group 2), D 4 (group 1).
    let outcome = over(4, json!({"grid": 4}), &["AABB", "A@CC", "DBDB", "CDCD"]);
    assert_eq!(outcome.scores.values(), [4, 4, 4, 4]);
    assert_eq!(outcome.ranks.values(), [1, 2, 2, 4]);
    assert_eq!(outcome.reason, "group");
}

/// KZ-5.5: the reason is what parts first from second, whatever parts the others.
#[test]
fn kz_5_5_the_reason_looks_at_the_top() {
    let outcome = over(3, json!({"grid": 3}), &["ABB", "A@B", "CCB"]);
    assert_eq!(outcome.scores.values(), [3, 4, 2]);
    assert_eq!((outcome.ranks.values(), outcome.reason.as_ref()), (&[2, 1, 3][..], "tiles"));
}

/// KZ-5.6: each turn adds a permanent base, so a game lasts at most grid² − 1 turns.
#[test]
fn kz_5_6_the_longest_game() {
    assert_eq!(longest(2, Options::default()), 35);
    assert_eq!(longest(6, Options { grid: Some(12), ..Options::default() }), 143);
}
