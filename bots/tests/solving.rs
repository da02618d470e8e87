//! Alpha-beta finds what trying everything finds, and the small boards are worth what the RULES page says.

use std::time::Duration;

use hustings_bots::{Budget, Minimax, Search, Solved};
use hustings_core::{Game, Luck, Seat, Silent, Start};
use hustings_kuzushi::{Kuzushi, State};
use serde_json::json;

fn start(grid: u8) -> Start<Kuzushi> {
    Start::new(2, serde_json::from_value(json!({"grid": grid})).expect("options")).expect("a table")
}

fn solver() -> Minimax<Kuzushi> {
    Minimax::new(Budget::Time(Duration::from_secs(120)), Search::default())
}

fn solved(state: &State) -> Vec<Solved<hustings_kuzushi::Move>> {
    let seat = Kuzushi::pending(state).first().expect("not over");
    solver().solve(state, seat).expect("there is time enough")
}

/// Share and margin of the best line for seat 0, by trying everything.
fn by_trying(state: &State) -> (f32, i32) {
    let Some(seat) = Kuzushi::pending(state).first() else {
        let outcome = Kuzushi::outcome(state).expect("over");
        return (outcome.share(Seat(0)), outcome.scores[Seat(0)] - outcome.scores[Seat(1)]);
    };
    let mut moves = Vec::new();
    Kuzushi::legal_moves(state, seat, &mut moves);
    let results = moves.iter().map(|mv| {
        let mut next = state.clone();
        Kuzushi::play(&mut next, seat, mv, &mut Luck::from_number(0), &mut Silent).expect("listed");
        by_trying(&next)
    });
    let sign = if seat == Seat(0) { 1.0 } else { -1.0 };
    let better = |one: &(f32, i32), other: &(f32, i32)| {
        (sign * one.0).total_cmp(&(sign * other.0)).then((sign as i32 * one.1).cmp(&(sign as i32 * other.1)))
    };
    results.max_by(better).expect("there is always a move")
}

#[test]
fn kz_9_grid_3_is_what_trying_everything_says() {
    let state = Kuzushi::setup(&start(3), &mut Luck::from_number(0), &mut Silent);
    let (share, margin) = by_trying(&state);
    let best = &solved(&state)[0];
    assert_eq!((best.share, best.margin), (1.0 - share, -margin), "seat 1 moves first");
}

/// The ends of random games on the usual board.
#[test]
fn endings_are_what_trying_everything_says() {
    let start = start(6);
    for number in 0..8 {
        let mut luck = Luck::from_number(number);
        let mut line = vec![Kuzushi::setup(&start, &mut luck, &mut Silent)];
        let mut moves = Vec::new();
        while let Some(seat) = Kuzushi::pending(&line[line.len() - 1]).first() {
            let mut next = line[line.len() - 1].clone();
            moves.clear();
            Kuzushi::legal_moves(&next, seat, &mut moves);
            Kuzushi::play(&mut next, seat, luck.pick(&moves), &mut luck, &mut Silent).expect("listed");
            line.push(next);
        }
        let state = &line[line.len().saturating_sub(4)];
        if line.len() < 25 {
            continue; // ended early, with too many lines to try
        }
        let seat = Kuzushi::pending(state).first().expect("three moves to go");
        let (share, margin) = by_trying(state);
        let expected = if seat == Seat(0) { (share, margin) } else { (1.0 - share, -margin) };
        let best = &solved(state)[0];
        assert_eq!((best.share, best.margin), expected, "game {number}");
    }
}

/// As stated on the RULES page.
#[test]
fn kz_9_small_boards_are_worth_what_the_rules_page_says() {
    for (grid, share, margin) in [(3, 1.0, 1), (4, 0.0, 0)] {
        let state = Kuzushi::setup(&start(grid), &mut Luck::from_number(0), &mut Silent);
        let moves = solved(&state);
        assert_eq!(moves.len(), 4);
        assert!(moves.iter().all(|best| (best.share, best.margin) == (share, margin)), "grid {grid}: {moves:?}");
    }
}
