//! Chances and advice are right, and are made only from what the viewer may know.

use std::collections::BTreeSet;

use hustings_bots::{Budget, Chances, Review, ReviewError, Roster, advise, estimate_chances, search_chances};
use hustings_catalog::{Catalog, EachGame, each_game};
use hustings_core::{CompleteGame, Game, Luck, Match, Search, Seat, Seed, Silent, Start, Viewer, playout};
use hustings_kuzushi::Kuzushi;
use hustings_testkit::Duel;

fn start<G: Search>() -> Start<G> {
    let seats = G::INFO.seats.iter().copied().find(|seats| *seats > 2).unwrap_or(G::INFO.seats[0]);
    Start::new(seats, G::Options::default()).expect("a usual table")
}

fn played<G: Search>(start: &Start<G>, seed: u64, moves: u32) -> G::State {
    let mut luck = Luck::from_number(seed);
    let mut state = G::setup(start, &mut luck, &mut Silent);
    playout::<G>(&mut state, &mut luck, &mut Vec::new(), moves);
    state
}

fn chances<G: Search>(start: &Start<G>, state: &G::State, viewer: Viewer, seed: u64) -> Chances {
    let view = G::view(start, state, viewer);
    estimate_chances(start, &view, &mut Luck::from_number(seed), Budget::Nodes(12)).expect("a real view")
}

/// Every game of the catalog, and Duel, which has every difficulty.
fn for_each(check: &mut impl EachGame) {
    each_game(check);
    check.each::<Duel>();
}

#[test]
fn chances_sum_to_one_and_depend_only_on_view_and_seed() {
    struct Check;
    impl EachGame for Check {
        fn each<G: CompleteGame>(&mut self) {
            let start = start::<G>();
            for moves in [0, 9] {
                let state = played(&start, 3, moves);
                for viewer in Viewer::all(start.seats()) {
                    let here = chances(&start, &state, viewer, 5);
                    let sum: f32 = here.shares.values().iter().sum();
                    assert!((sum - 1.0).abs() < 1e-3, "{}, {viewer:?}: {sum}", G::INFO.name);
                    assert!(here.shares.values().iter().all(|share| (0.0..=1.0).contains(share)));
                    assert_eq!(here, chances(&start, &state, viewer, 5), "{}", G::INFO.name);
                    assert!(!here.exact);
                }
            }
        }
    }
    for_each(&mut Check);
}

#[test]
fn at_the_end_they_are_the_result() {
    struct Check;
    impl EachGame for Check {
        fn each<G: CompleteGame>(&mut self) {
            let start = start::<G>();
            let state = played(&start, 4, u32::MAX);
            let winners = G::outcome(&state).expect("played out").winners();
            for viewer in Viewer::all(start.seats()) {
                let Chances { shares, exact } = chances(&start, &state, viewer, 1);
                assert!(exact, "{}", G::INFO.name);
                for (seat, share) in shares.iter() {
                    let due = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
                    assert_eq!(*share, due, "{}, seat {seat}", G::INFO.name);
                }
            }
        }
    }
    for_each(&mut Check);
}

/// With other hidden cards and other secret choices, chances and advice are the same to the last bit.
#[test]
fn hidden_information_changes_neither_chances_nor_advice() {
    struct Check(u32);
    impl EachGame for Check {
        fn each<G: CompleteGame>(&mut self) {
            let start = start::<G>();
            for moves in [0, 7, 16] {
                let state = played(&start, 6, moves);
                for seat in Seat::all(start.seats()) {
                    let view = G::view(&start, &state, Viewer::Seat(seat));
                    let other = G::imagine(&start, &view, &mut Luck::from_number(99)).expect("a real view");
                    self.0 += u32::from(G::INFO.secrets && other != state);
                    let viewer = Viewer::Seat(seat);
                    assert_eq!(
                        chances(&start, &state, viewer, 2),
                        chances(&start, &other, viewer, 2),
                        "{}",
                        G::INFO.name
                    );
                    if !G::pending(&state).contains(seat) {
                        continue;
                    }
                    let advice = |state: &G::State| {
                        let view = G::view(&start, state, viewer);
                        advise(&start, &view, seat, None, &mut Luck::from_number(2), Budget::Nodes(40)).expect("asked")
                    };
                    assert_eq!(advice(&state), advice(&other), "{}", G::INFO.name);
                }
            }
        }
    }
    let mut check = Check(0);
    for_each(&mut check);
    assert!(check.0 > 10, "the hidden part did differ: {}", check.0);
}

#[test]
fn advice_names_a_few_legal_moves_best_first_and_rates_the_move_that_was_played() {
    struct Check;
    impl EachGame for Check {
        fn each<G: CompleteGame>(&mut self) {
            let start = start::<G>();
            let state = played(&start, 8, 5);
            let seat = G::pending(&state).first().expect("not over");
            let mut moves = Vec::new();
            G::legal_moves(&state, seat, &mut moves);
            let view = G::view(&start, &state, Viewer::Seat(seat));
            for mv in [moves.first(), moves.last(), None] {
                let luck = &mut Luck::from_number(1);
                let advice = advise(&start, &view, seat, mv, luck, Budget::Nodes(60)).expect("asked");
                assert!((1..=5).contains(&advice.best.len()));
                assert!(advice.best.iter().all(|option| moves.contains(&option.mv)));
                assert!(advice.best.windows(2).all(|two| two[0].share >= two[1].share), "{}", G::INFO.name);
                assert_eq!(advice.played.as_ref().map(|played| &played.mv), mv);
                let best = advice.best[0].share;
                assert!(advice.played.is_none_or(|played| (0.0..=best).contains(&played.share)), "{}", G::INFO.name);
                let sum: f32 = advice.shares.values().iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{}: {sum}", G::INFO.name);
            }
        }
    }
    for_each(&mut Check);
}

/// Two seats, three moves before the end: every line is searched to the end.
#[test]
fn the_last_moves_of_kuzushi_are_exact() {
    let start = Start::<Kuzushi>::new(2, Default::default()).expect("a usual table");
    let whole = {
        let (mut luck, mut state) = (Luck::from_number(2), played(&start, 2, 0));
        playout::<Kuzushi>(&mut state, &mut luck, &mut Vec::new(), u32::MAX)
    };
    let state = played(&start, 2, whole - 3);
    let view = Kuzushi::view(&start, &state, Viewer::Everything);
    let Chances { shares, exact } =
        search_chances(&start, &view, &mut Luck::from_number(1), Budget::Nodes(200_000)).expect("a real view");
    assert!(exact);
    assert!([0.0, 0.5, 1.0].contains(&shares[Seat(0)]), "{shares:?}");
    let seat = Kuzushi::pending(&state).first().expect("not over");
    let advice = advise(&start, &view, seat, None, &mut Luck::from_number(1), Budget::Nodes(200_000)).expect("asked");
    assert!(advice.best[0].solved.is_some());
}

#[test]
fn a_whole_record_is_reviewed() {
    let start = start::<Duel>();
    let (mut game, _) = Match::<Duel>::new(start, Seed::new("a review", Vec::new()).expect("a seed"));
    let mut driver = Luck::from_number(1);
    while let Some(seat) = Duel::pending(game.state()).first() {
        let mut moves = Vec::new();
        Duel::legal_moves(game.state(), seat, &mut moves);
        game.play(seat, &driver.pick(&moves).clone()).expect("listed");
    }
    let record = game.record();
    let (catalog, roster) = (Catalog::standard().with::<Duel>(), Roster::standard().with::<Duel>());
    let budget = Budget::Nodes(10);
    let mut review = Review::new(&catalog, &roster, &record).expect("it replays");
    let last = record.moves.len();
    for number in 0..=last {
        let position = review.position(number, budget).expect("a position");
        assert_eq!(position.next.as_ref(), record.moves.get(number));
        assert_eq!(position.chances.exact, number == last);
    }
    let mut review = Review::new(&catalog, &roster, &record).expect("it replays");
    let reviewed = review.decision(0, budget).expect("a decision");
    assert_eq!((reviewed.seat, &reviewed.played.mv), (record.moves[0].0, &record.moves[0].1));
    assert!(reviewed.loss >= 0.0 && !reviewed.best.is_empty());
    let beyond = review.decision(last, budget).expect_err("nothing follows the end");
    assert_eq!(beyond, ReviewError::NoSuchPosition { number: last, moves: last });
    let mut wrong = record.clone();
    wrong.moves[1].1 = "choose nothing-9".to_owned();
    let refused =
        Review::new(&catalog, &roster, &wrong).expect("it opens").position(2, budget).expect_err("no such move");
    assert!(refused.to_string().starts_with("Move 2, "), "{refused}");
}

/// A search for the best move only knows that the others are no better. Advice knows the value of each.
#[test]
fn advice_has_a_value_for_every_move() {
    let start = Start::<Kuzushi>::new(2, Default::default()).expect("a usual table");
    let told_apart = |seed: u64| {
        let state = played(&start, seed, 8);
        let seat = Kuzushi::pending(&state).first().expect("somebody moves");
        let view = Kuzushi::view(&start, &state, Viewer::Seat(seat));
        let budget = Budget::Nodes(20_000);
        let advice = advise(&start, &view, seat, None, &mut Luck::from_number(seed), budget).expect("a real view");
        let shares: BTreeSet<u32> = advice.best.iter().map(|one| one.share.to_bits()).collect();
        // Two moves that transpose into each other have the same value.
        shares.len() + 1 >= advice.best.len()
    };
    let apart = (0..8).filter(|seed| told_apart(*seed)).count();
    assert_eq!(apart, 8);
}
