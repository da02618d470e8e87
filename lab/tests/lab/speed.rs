//! The speed figures count what they say, and the hot path does not allocate.

use std::time::Duration;

use hustings_bots::{Budget, Mcts, Player, SearchSettings};
use hustings_catalog::Code;
use hustings_core::{Game, Luck, Seat, Silent, Start, Viewer, playout};
use hustings_kilonzo::Kilonzo;
use hustings_kursi::Kursi;
use hustings_kuzushi::Kuzushi;
use hustings_lab::bench::{Bench, measure, run};
use hustings_politics_as_usual::PoliticsAsUsual;
use hustings_sarkaar::Sarkaar;
use serde_json::json;

fn bench(options: serde_json::Value) -> Bench {
    Bench { game: Some("kuzushi".into()), seats: None, options, time: Duration::from_millis(20), search: true }
}

#[test]
fn the_figures_fit_together() {
    let speed = measure::<Kuzushi>(&bench(json!({}))).expect("figures");
    assert_eq!((speed.game, speed.seats), ("kuzushi", 2));
    assert!((speed.moves_per_s / speed.playouts_per_s - speed.moves_per_game).abs() < 1e-6);
    // KZ-9: about 27 moves a game, 35 at most (KZ-5.6).
    assert!((25.0..29.0).contains(&speed.moves_per_game), "{}", speed.moves_per_game);
    let search = speed.search.expect("asked for");
    assert!((search.simulations_per_s / speed.playouts_per_s - search.of_playouts).abs() < 1e-6);
}

#[test]
fn one_game_or_all_are_measured() {
    let measured = |bench: &Bench| {
        let mut names = Vec::new();
        run(bench, |speed| names.push(speed.game)).map(|()| names).map_err(|refused| refused.code)
    };
    let one = bench(json!({}));
    assert_eq!(measured(&one), Ok(vec!["kuzushi"]));
    assert!(measured(&Bench { game: None, ..one.clone() }).expect("figures").contains(&"kuzushi"));
    assert_eq!(measured(&Bench { game: Some("chess".into()), ..one }), Err(Code::UnknownGame));
    assert_eq!(measured(&bench(json!({"gird": 4}))), Err(Code::BadOptions));
}

/// Whole playouts, at each board width that needs no heap.
#[test]
fn a_random_move_allocates_nothing() {
    for (seats, grid) in [(2, 6), (3, 7), (4, 8)] {
        allocates_nothing::<Kuzushi>(seats, json!({"grid": grid}));
    }
}

/// With dice, money and cards.
#[test]
fn a_random_move_with_luck_allocates_nothing() {
    for seats in 1..=4 {
        allocates_nothing::<Kilonzo>(seats, json!({}));
    }
}

/// With hands, two decks, reactions and a stack of open effects.
#[test]
fn a_random_move_with_hidden_cards_allocates_nothing() {
    for seats in 2..=4 {
        allocates_nothing::<Sarkaar>(seats, json!({}));
    }
}

/// With chains of reactions, and offers without a text.
#[test]
fn a_random_move_with_trade_allocates_nothing() {
    for seats in 2..=6 {
        allocates_nothing::<PoliticsAsUsual>(seats, json!({"trade": true}));
    }
}

/// With hidden hands, a draft, reshuffled decks and what every seat remembers of them.
#[test]
fn a_random_move_among_secrets_allocates_nothing() {
    for seats in 2..=4 {
        allocates_nothing::<Kursi>(seats, json!({}));
    }
}

fn allocates_nothing<G: Game>(seats: u8, options: serde_json::Value) {
    let start = Start::<G>::new(seats, serde_json::from_value(options.clone()).expect("options")).expect("a table");
    let mut luck = Luck::from_number(1);
    let mut state = G::setup(&start, &mut luck, &mut Silent);
    let mut space = Vec::with_capacity(1024);
    let mut moves = 0;
    let counted = allocation_counter::measure(|| {
        moves = playout::<G>(&mut state, &mut luck, &mut space, u32::MAX);
    });
    assert!(moves > 10, "a whole game: {moves}");
    assert_eq!(counted.count_total, 0, "{} for {seats}, {options}: {counted:?}", G::INFO.name);
}

/// A search allocates when its vectors grow, and nothing per simulation.
#[test]
fn a_simulation_allocates_nothing() {
    let start = Start::<Kuzushi>::new(2, Default::default()).expect("a table");
    let mut luck = Luck::from_number(1);
    let state = Kuzushi::setup(&start, &mut luck, &mut Silent);
    let view = Kuzushi::view(&start, &state, Viewer::Seat(Seat(1)));
    let mut bot = Mcts::<Kuzushi>::new(Budget::Nodes(5000), SearchSettings::default());
    let counted = allocation_counter::measure(|| {
        bot.choose(&start, &view, Seat(1), &mut luck).expect("a move");
    });
    assert!(counted.count_total < 150, "{counted:?} in 5000 simulations");
}
