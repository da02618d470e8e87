//! KU-5.7: ending rallies.

use hustings_core::Seat;
use hustings_kursi::{Ask, PhaseName};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{Scene, events, hand, moves, rally, to_rallies, tucked, votes};

/// Player 0 has these rallies on k01 (E), k02 (W), k03 (D) at Seats s1 (E), s2 (E), s4 (W).
fn with(options: serde_json::Value, rallies: &[(&str, &str)]) -> Scene {
    let mut scene = Scene::options(2, options).field(0, "k01 k02 k03 k04 k05").field(1, "k06 k07 k08 k09 k10");
    for (at, cards) in rallies {
        scene = scene.rally(0, at, cards);
    }
    scene
}

fn ending(options: serde_json::Value, rallies: &[(&str, &str)]) -> Table<hustings_kursi::Kursi> {
    let mut table = with(options, rallies).table();
    to_rallies(&mut table);
    table
}

#[test]
fn ku_5_7_one_after_another() {
    let mut table = ending(json!({"payment": "auto"}), &[("A", "RE"), ("C", "RE RW")]);
    assert_eq!(table.pending(), [0]);
    assert_eq!(table.moves(0), ["end A E", "end C E", "end C W", "stop"]);
    assert_eq!(table.refuse(0, "end B E").rule, "KU-5.7");
    table.play(0, "end C W");
    assert_eq!(table.moves(0), ["end A E", "stop"]);
    assert_eq!(table.view(0).ask, Some(Ask::End { owner: Seat(0), left: 1 }));
    table.play(0, "stop");
    assert_eq!(table.view(0).round, 3, "nobody else has a rally");
    assert_eq!(rally(&table, 0, "A"), "RE");
}

#[test]
fn ku_5_7a_an_issue_of_the_rally() {
    let table = ending(json!({}), &[("A", "RW RDb")]);
    assert_eq!(moves(&table, 0, "end"), ["A W", "A D"]);
}

/// KU-5.7b, KU-5.7c: the sum, shown beforehand and placed under the linked Seat.
#[test]
fn ku_5_7b_the_sum() {
    let mut table = ending(json!({"payment": "auto"}), &[("A", "RE RE RW")]);
    let endings = table.view(1).parties[Seat(0)].candidates[0].endings.clone();
    let sums: Vec<_> =
        endings.iter().map(|ending| (ending.rally, ending.candidate, ending.seat_issue, ending.votes)).collect();
    assert_eq!(sums, [(2, 2, 1, 5), (1, 0, 0, 1)]);
    table.play(0, "end A E");
    assert_eq!(votes(&table, 0, "A"), 5);
}

#[test]
fn ku_5_7c_under_the_linked_seat() {
    let mut table = ending(json!({"payment": "auto"}), &[("C", "RW")]);
    table.play(0, "end C W");
    assert_eq!((votes(&table, 0, "C"), table.view(0).constituencies[2].cards), (2, 2));
}

/// KU-5.7d: tuck at 2, minus at 4, take at 6, extra at 8, in this order and one by one.
#[test]
fn ku_5_7d_the_ladder() {
    let asked = |cards: &str| {
        let mut table = ending(json!({"payment": "auto"}), &[("C", cards)]);
        table.play(0, "end C E");
        let mut asked = Vec::new();
        while table.view(0).phase == PhaseName::End {
            asked.push(table.view(0).ask.expect("asked").question().word());
            let none = table.moves(0).last().expect("a move").clone();
            table.play(0, &none);
        }
        asked
    };
    assert_eq!(asked("REb"), [""; 0]);
    assert_eq!(asked("RE RE"), [""; 0]);
    assert_eq!(asked("RE REb"), ["tuck"]);
    assert_eq!(asked("RE RE RE RE"), ["minus"]);
    assert_eq!(asked("REb RE RE RE RE"), ["tuck", "minus"]);
    assert_eq!(asked("RE RE RE RE RE REb"), ["tuck", "minus", "take"]);
    assert_eq!(asked("RE RE RE RE RE RE RE RDb"), ["tuck", "minus", "take", "extra"]);
}

#[test]
fn ku_5_7d_tuck() {
    let mut table = ending(json!({"payment": "auto"}), &[("C", "RE REb RDb REb")]);
    table.play(0, "end C E");
    assert_eq!(table.moves(0), ["tuck REb", "tuck RDb", "tuck none"]);
    assert_eq!(table.refuse(0, "tuck RE").rule, "KU-5.7d");
    assert_eq!(table.refuse(0, "tuck RWb").rule, "KU-5.7d");
    table.play(0, "tuck REb");
    assert_eq!(tucked(&table, 0, "C"), "REb");
    assert_eq!(rally(&table, 0, "C"), "RE REb RDb", "one card, however many carry the symbol");
    table.play(0, "minus 0 E");
    assert_eq!(votes(&table, 0, "E"), -2, "oneself included, under any Seat");
    assert_eq!(events(&table, "rally_discarded")[0]["cards"], json!(["RE", "REb", "RDb"]));
}

#[test]
fn ku_5_7d_take() {
    let six = "RE RE RE RE RE RE";
    let mut table = with(json!({"payment": "auto"}), &[("C", six)]).display("m01 m02").top("m03").table();
    to_rallies(&mut table);
    table.play(0, "end C E").play(0, "minus none");
    assert_eq!(table.moves(0), ["take m01", "take m02", "take none"]);
    assert_eq!(table.refuse(0, "take deck").rule, "KU-5.7d");
    table.play(0, "take m01");
    assert_eq!(hand(&table, 0), "m01");
    assert_eq!(events(&table, "displayed")[0]["stroke"], "m03");
    let mut table = with(json!({"payment": "auto", "rally_stroke": "any"}), &[("C", six)]).top("m03").table();
    to_rallies(&mut table);
    table.play(0, "end C E").play(0, "minus none");
    assert_eq!(moves(&table, 0, "take").len(), 4);
    table.play(0, "take deck");
    assert_eq!(hand(&table, 0), "m03");
}

#[test]
fn ku_5_7d_extra() {
    let mut table = ending(json!({"payment": "auto"}), &[("C", "RE RE RE RE RE RE RE RE")]);
    table.play(0, "end C E").play(0, "minus none").play(0, "take none");
    assert_eq!(table.moves(0), ["extra", "extra none"]);
    table.play(0, "extra");
    assert_eq!(votes(&table, 0, "C"), 10);
}

#[test]
fn ku_5_7e_to_the_discards() {
    let mut table = ending(json!({"payment": "auto"}), &[("C", "RE RW")]);
    table.play(0, "end C E");
    let pile: Vec<_> = table.view(1).rally_discard.iter().map(|count| count.kind.clone()).collect();
    assert_eq!(pile, ["RE", "RW"]);
}
