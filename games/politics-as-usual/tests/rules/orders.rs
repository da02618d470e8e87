//! Standing orders (PU-8.1: being asked tells nothing, so that saying ok can be left to a rule of thumb), and the guesses of bots.

use hustings_core::{Balance, Fact, OrderAnswer, Orders, Search, Seat};
use hustings_politics_as_usual::{Move, PoliticsAsUsual};
use hustings_testkit::Table;

use crate::scene::{Scene, oks};

fn obeys(table: &Table<PoliticsAsUsual>, seat: u8, order: &str) -> OrderAnswer<Move> {
    PoliticsAsUsual::follow(table.state(), Seat(seat), order)
}

const OK: OrderAnswer<Move> = OrderAnswer::Plays(Move::Ok);

#[test]
fn ok_unless_i_am_the_target() {
    let mut table = Scene::seats(3).hand(0, &[48, 53, 54]).table();
    table.play(0, "poll 48 0");
    assert_eq!(obeys(&table, 1, "unless_target"), OK);
    assert_eq!(obeys(&table, 2, "unless_target"), OrderAnswer::Waits, "not asked yet");
    oks(&mut table);
    assert_eq!(obeys(&table, 1, "unless_target"), OrderAnswer::Waits, "its own turn is its own");
    table.play(1, "pass").play(2, "pass").play(0, "play 53 1");
    assert_eq!(obeys(&table, 1, "unless_target"), OrderAnswer::Waits, "it is asked, and the order stands");
    table.play(1, "ok");
    assert_eq!(obeys(&table, 2, "unless_target"), OK);
}

/// PU-8.6: a Redirect towards a seat is a play that seat may want to answer; so is a card that is about to be moved to it (PU-5.15).
#[test]
fn ok_unless_something_comes_my_way() {
    let mut table = Scene::seats(4).hand(1, &[53, 48]).hand(2, &[17]).speaker(1).table();
    table.play(1, "play 53 2").play(2, "react 17 0");
    assert_eq!(obeys(&table, 3, "unless_target"), OK);
    table.play(3, "ok");
    assert_eq!(obeys(&table, 0, "unless_target"), OrderAnswer::Waits);

    let mut table = Scene::seats(3).hand(0, &[1]).front(1, &[21]).table();
    table.play(0, "play 1 21 2");
    assert_eq!(obeys(&table, 1, "unless_target"), OrderAnswer::Waits, "the card leaves it");
    table.play(1, "ok");
    assert_eq!(obeys(&table, 2, "unless_target"), OrderAnswer::Waits, "the card comes to it");
}

#[test]
fn always_ok() {
    let mut table = Scene::seats(3).hand(0, &[48]).table();
    table.play(0, "poll 48 1");
    assert_eq!(obeys(&table, 1, "always"), OK, "even as the target");
    oks(&mut table);
    assert_eq!(obeys(&table, 1, "always"), OrderAnswer::Waits, "its turn is its own, and the order stands");
}

/// PU-8.1: a seat with a card that fits is asked, one without is not troubled.
#[test]
fn ok_where_there_is_no_answer() {
    let mut table = Scene::seats(3).hand(0, &[48]).hand(1, &[21, 5]).hand(2, &[53]).table();
    table.play(0, "poll 48 0");
    assert!(table.moves(1).iter().any(|mv| mv == "react 21"), "{:?}", table.moves(1));
    assert_eq!(obeys(&table, 1, "can_answer"), OrderAnswer::Waits);
    table.play(1, "ok");
    assert!(!table.moves(2).iter().any(|mv| mv.starts_with("react")), "{:?}", table.moves(2));
    assert_eq!(obeys(&table, 2, "can_answer"), OK);
}

#[test]
fn always_ok_for_polls() {
    let mut table = Scene::seats(3).hand(0, &[48, 53]).hand(1, &[21, 5]).table();
    table.play(0, "poll 48 0");
    assert_eq!(obeys(&table, 1, "polls"), OK);
    table.play(1, "react 21");
    assert_eq!(obeys(&table, 2, "polls"), OrderAnswer::Waits, "a reaction is no poll");
    assert_eq!(obeys(&table, 2, "nonsense"), OrderAnswer::Expired);
}

#[test]
fn the_next_window_is_another_question() {
    let mut table = Scene::seats(2).hand(0, &[48, 81, 47]).hand(1, &[5]).table();
    table.play(0, "play 81");
    let asked = PoliticsAsUsual::question(table.state(), Seat(1));
    table.play(1, "ok").play(0, "poll 48 0");
    assert!(PoliticsAsUsual::question(table.state(), Seat(1)) > asked);
}

#[test]
fn a_swap_of_favors_looks_good_to_both() {
    let mut table = Scene::seats(4).tokens(0, 3, 0).tokens(1, 3, 0).table();
    let looks =
        |table: &Table<PoliticsAsUsual>| [0, 1, 2].map(|seat| PoliticsAsUsual::evaluate(table.state(), Seat(seat)));
    let before = looks(&table);
    table.play(0, "offer 1 3 3");
    assert_eq!(looks(&table), before, "an offer changes nothing");
    table.play(1, "accept 0");
    let after = looks(&table);
    assert!(after[0] > before[0] + 0.02 && after[1] > before[1] + 0.02 && after[2] < before[2], "{before:?} {after:?}");
}

#[test]
fn facts_tell_candidate_and_place() {
    let table = Scene::seats(3).runs(2, "bush").table();
    let mut facts = Vec::new();
    PoliticsAsUsual::facts(table.start(), table.state(), Seat(2), &mut facts);
    assert_eq!(facts[0], Fact { kind: "candidate", name: "bush".to_owned() });
    assert_eq!(facts[1].kind, "place");
}
