//! Alpha-beta finds what exhaustive search finds, and small boards have the values the RULES page states.

use std::time::Duration;

use hustings_bots::{Budget, Candidate, Decision, Minimax, Player, SearchSettings};
use hustings_core::{Game, Luck, Seat, Silent, Start, Viewer};
use hustings_kuzushi::{Kuzushi, Move, State};
use serde_json::json;

fn start(grid: u8) -> Start<Kuzushi> {
    Start::new(2, serde_json::from_value(json!({"grid": grid})).expect("options")).expect("a table")
}

fn solver() -> Minimax<Kuzushi> {
    Minimax::new(Budget::Time(Duration::from_secs(120)), SearchSettings::default())
}

fn solved(state: &State) -> Vec<Candidate<Move>> {
    let seat = Kuzushi::pending(state).first().expect("not over");
    solver().solve(state, seat).expect("there is time enough")
}

/// Share and margin of the best line for seat 0, by exhaustive search.
fn exhaustive(state: &State) -> (f32, i32) {
    let Some(seat) = Kuzushi::pending(state).first() else {
        let outcome = Kuzushi::outcome(state).expect("over");
        return (outcome.share(Seat(0)), outcome.scores[Seat(0)] - outcome.scores[Seat(1)]);
    };
    let mut moves = Vec::new();
    Kuzushi::legal_moves(state, seat, &mut moves);
    let results = moves.iter().map(|mv| {
        let mut next = state.clone();
        Kuzushi::play(&mut next, seat, mv, &mut Luck::from_number(0), &mut Silent).expect("listed");
        exhaustive(&next)
    });
    let sign = if seat == Seat(0) { 1.0 } else { -1.0 };
    let better = |one: &(f32, i32), other: &(f32, i32)| {
        (sign * one.0).total_cmp(&(sign * other.0)).then((sign as i32 * one.1).cmp(&(sign as i32 * other.1)))
    };
    results.max_by(better).expect("there is always a move")
}

#[test]
fn kz_9_grid_3_is_what_exhaustive_search_says() {
    let state = Kuzushi::setup(&start(3), &mut Luck::from_number(0), &mut Silent);
    let (share, margin) = exhaustive(&state);
    let best = &solved(&state)[0];
    assert_eq!((best.share, best.solved), (1.0 - share, Some(-margin)), "seat 1 moves first");
}

/// A random game, from the first position to the last.
fn random_game(start: &Start<Kuzushi>, seed: u64) -> Vec<State> {
    let mut luck = Luck::from_number(seed);
    let mut line = vec![Kuzushi::setup(start, &mut luck, &mut Silent)];
    let mut moves = Vec::new();
    while let Some(seat) = Kuzushi::pending(&line[line.len() - 1]).first() {
        let mut next = line[line.len() - 1].clone();
        moves.clear();
        Kuzushi::legal_moves(&next, seat, &mut moves);
        Kuzushi::play(&mut next, seat, luck.pick(&moves), &mut luck, &mut Silent).expect("listed");
        line.push(next);
    }
    line
}

/// The bot's decision with this many nodes.
fn choice(start: &Start<Kuzushi>, state: &State, nodes: u32) -> Decision<Move> {
    let seat = Kuzushi::pending(state).first().expect("not over");
    let view = Kuzushi::view(start, state, Viewer::Seat(seat));
    let mut bot = Minimax::<Kuzushi>::new(Budget::Nodes(nodes), SearchSettings::default());
    bot.choose(start, &view, seat, &mut Luck::from_number(0)).expect("it is asked")
}

/// The last moves of random games on the usual board.
#[test]
fn endings_are_what_exhaustive_search_says() {
    let start = start(6);
    for number in 0..8 {
        let line = random_game(&start, number);
        if line.len() < 25 {
            continue; // ended early, with too many lines to try
        }
        let state = &line[line.len() - 4];
        let seat = Kuzushi::pending(state).first().expect("three moves to go");
        let (share, margin) = exhaustive(state);
        let expected = if seat == Seat(0) { (share, margin) } else { (1.0 - share, -margin) };
        let best = &solved(state)[0];
        assert_eq!((best.share, best.solved), (expected.0, Some(expected.1)), "game {number}");
        let best = &choice(&start, state, 1_000_000).candidates[0];
        assert_eq!((best.share, best.solved), (expected.0, Some(expected.1)), "the bot in game {number}");
    }
}

/// The search prunes and reduces moves, but what it reports as won or lost is proven.
#[test]
fn won_and_lost_are_proven() {
    let start = start(4);
    let mut certain = 0;
    for number in 0..30 {
        let line = random_game(&start, number);
        for state in line[3..].iter().filter(|state| !Kuzushi::pending(state).is_empty()) {
            let Some(best) = choice(&start, state, 300).candidates.first().cloned() else { continue };
            if best.share == 0.0 || best.share == 1.0 {
                certain += 1;
                let exact = solved(state);
                assert_eq!(best.share, exact[0].share, "game {number}");
                let chosen = exact.iter().find(|solved| solved.mv == best.mv).expect("a listed move");
                assert_eq!(best.share, chosen.share, "game {number}");
            }
        }
    }
    assert!(certain > 100, "only {certain} results were certain, so little was tested");
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let start = start(6);
    let line = random_game(&start, 5);
    for state in [&line[1], &line[6], &line[12], &line[18]] {
        assert_eq!(choice(&start, state, 5000), choice(&start, state, 5000));
    }
}

/// As stated on the RULES page.
#[test]
fn kz_9_small_boards_are_worth_what_the_rules_page_says() {
    for (grid, share, margin) in [(3, 1.0, 1), (4, 0.0, 0)] {
        let state = Kuzushi::setup(&start(grid), &mut Luck::from_number(0), &mut Silent);
        let moves = solved(&state);
        assert_eq!(moves.len(), 4);
        assert!(moves.iter().all(|best| (best.share, best.solved) == (share, Some(margin))), "grid {grid}: {moves:?}");
    }
}
