//! PU-9: who wins an Issue, and what happens between two rounds.

use hustings_core::Seat;
use hustings_politics_as_usual::{DrawCause, Event, PhaseView, ShuffleCause, Tie};

use crate::scene::{Scene, all, all_pass, front, frozen, hand, may, refused, sizes, told, won};

#[test]
fn pu_9_1_the_highest_polling_wins_whatever_it_is_worth() {
    let mut table = Scene::seats(3).issue("expenses").front(1, &[5]).table();
    all_pass(&mut table);
    assert_eq!(won(&table, 1), ["expenses"]);
}

#[test]
fn pu_9_2_no_polling_is_a_tie_of_all() {
    let table = Scene::seats(3).table();
    let leading = all(&table).leading.expect("a contest");
    assert_eq!((leading.seat, leading.tied.len(), leading.tie), (Seat(0), 3, Some(Tie::Order)));
}

#[test]
fn pu_9_3_ties() {
    let leader = |scene: Scene| {
        let leading = all(&scene.table()).leading.expect("a contest");
        (leading.seat.0, leading.tie)
    };
    let tied = || Scene::seats(4).speaker(2).front(1, &[45]).front(3, &[46]);
    assert_eq!(leader(tied()), (3, Some(Tie::Order)));
    assert_eq!(leader(tied().front(1, &[45, 80])), (1, Some(Tie::Card)));
    assert_eq!(leader(tied().front(1, &[45, 80]).runs(3, "bush")), (3, Some(Tie::Power)));
    assert_eq!(leader(tied().runs(0, "bush")), (3, Some(Tie::Order)), "Bush is not tied for the lead");
    assert_eq!(leader(tied().front(3, &[46, 5])), (3, None));
}

#[test]
fn pu_9_4_the_table_is_cleared() {
    let mut table = Scene::seats(3).front(0, &[45, 49]).front(1, &[72]).frozen(2, &[33]).hand(2, &[]).table();
    all_pass(&mut table);
    assert!((0..3).all(|seat| front(&table, seat).is_empty() && frozen(&table, seat).is_empty()));
    assert!(hand(&table, 2).contains(&33));
    assert_eq!(all(&table).discard.len(), 3, "the pile has enough, so they stay discarded");

    // Fewer than 30: the discard pile goes under what is left.
    let piled = |size: u8| {
        let scene = Scene::seats(3).issue("space").hand(0, &[]).hand(1, &[]).hand(2, &[]);
        let mut table = scene.pile(&(1..=size).collect::<Vec<_>>()).table();
        all_pass(&mut table);
        table
    };
    let table = piled(29);
    let view = all(&table);
    assert_eq!((view.pile_size, view.discard.len()), (84 - 7, 0));
    assert_eq!(hand(&table, 1), [1, 4], "the old cards are still on top");
    let shuffled =
        |event: &Event| matches!(event, Event::PileShuffled { cards: 55, pile: 84, cause: ShuffleCause::Low });
    assert!(table.events().iter().any(shuffled));
    assert_eq!(all(&piled(30)).discard.len(), 54);
}

#[test]
fn pu_9_5_the_deal() {
    let scene = Scene::seats(3).issue("space").hand(0, &[]).hand(1, &[]).hand(2, &[]).front(2, &[84]);
    let mut table = scene.pile(&(1..=40).collect::<Vec<u8>>()).table();
    all_pass(&mut table);
    assert_eq!(hand(&table, 1), [1, 4]);
    assert_eq!(hand(&table, 2), [2, 5]);
    assert_eq!(hand(&table, 0), [3, 6, 7], "and 1 extra to the winner");
    // An empty pile is made anew from the discard pile; what is missing then is not dealt.
    let everything: Vec<u8> = (1..=84).collect();
    let scene = Scene::seats(3).issue("education").front(1, &[48]).hand(2, &[]);
    let rest: Vec<u8> = everything.iter().copied().filter(|card| ![48, 81, 82, 83].contains(card)).collect();
    let mut table = scene.hand(0, &rest).hand(1, &[]).pile(&[81, 82, 83]).table();
    all_pass(&mut table);
    // 48 went under the three; Education drew two, the deal took the other two, and nothing was left.
    assert_eq!(sizes(&table), [80, 3, 1]);
    assert_eq!(all(&table).pile_size, 0);
    let winner = |event: &Event| matches!(event, Event::Drew { count: 0, cause: DrawCause::Winner, .. });
    assert!(table.events().iter().any(winner));
}

#[test]
fn pu_9_6_the_next_round() {
    let mut table = Scene::seats(3).speaker(2).tokens(0, 2, 0).table();
    table.play(0, "offer 1 1 0");
    all_pass(&mut table);
    assert!(told(&table).contains(&"Seat 0’s offer lapses with the round.".to_owned()));
    let view = all(&table);
    assert_eq!((view.speaker, view.round, view.offers.len()), (Seat(0), 2, 0));
    assert_eq!((view.camps[Seat(0)].offers_made, table.state().phase()), (0, PhaseView::Sidestep));
    assert!(may(&table, 0, "offer 1 1 0"));
}

#[test]
fn pu_9_7_after_the_last_issue() {
    let mut table = Scene::seats(3).deck(&[]).issue("education").front(1, &[48]).frozen(2, &[33]).table();
    let before = (sizes(&table), all(&table).pile_size);
    all_pass(&mut table);
    assert_eq!(table.state().phase(), PhaseView::Over);
    assert_eq!((sizes(&table), all(&table).pile_size), before, "nothing is drawn or dealt");
    assert_eq!((front(&table, 1), frozen(&table, 2)), (vec![48], vec![33]), "nor discarded or returned");
    assert_eq!(refused(&mut table, 0, "pass"), "PU-12.1");

    // Only a Favor is still taken, without any trading before.
    let scene = Scene::seats(3).deck(&[]).issue("finance").front(1, &[48]).tokens(0, 1, 0).tokens(2, 1, 0);
    let mut table = scene.table();
    all_pass(&mut table);
    assert_eq!(
        (table.state().phase(), table.moves(1)),
        (PhaseView::Award, vec!["take 0".to_owned(), "take 2".to_owned()])
    );
    assert_eq!(refused(&mut table, 0, "offer 1 1 0"), "PU-6.6");
    table.play(1, "take 0");
    assert_eq!(table.state().phase(), PhaseView::Over);

    // A draw by a W effect makes no new pile.
    let everything: Vec<u8> = (1..=84).filter(|card| *card != 48).collect();
    let scene = Scene::seats(2).issue("farms").front(1, &[48]).hand(0, &everything).hand(1, &[]).pile(&[]);
    let mut table = scene.table();
    all_pass(&mut table);
    // 48 went into the pile before the effect; seat 0 drew it.
    assert_eq!(sizes(&table), [84, 0]);
}
