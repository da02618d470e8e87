//! KU-6: vote cards.

use hustings_core::{Game, OrderAnswer, Orders, Seat};
use hustings_kursi::{Kursi, PhaseName};
use serde_json::json;

use crate::scene::{Scene, events, moves, to_rallies, votes};

/// Ends a rally of `count` for as many votes with this supply of fives, threes, ones.
fn ended(
    count: usize,
    [fives, threes, ones]: [u8; 3],
    payment: &str,
) -> hustings_testkit::Table<hustings_kursi::Kursi> {
    let scene =
        Scene::options(2, json!({"payment": payment})).field(0, "k01 k03 k02 k04 k05").field(1, "k06 k07 k08 k09 k10");
    let mut table = scene.supply(0, [fives, threes, ones, 4], "E").rally(0, "C", &"RE ".repeat(count)).table();
    to_rallies(&mut table);
    table.play(0, "end C E");
    table
}

/// KU-6.1: against every way to pay, tried one by one.
#[test]
fn ku_6_1_the_best_sum_there_is() {
    for supply in [[0, 0, 0], [1, 0, 0], [0, 1, 1], [2, 1, 0], [1, 2, 1], [7, 10, 0], [1, 1, 2]] {
        for count in 1..=9 {
            let [fives, threes, ones] = supply;
            let sums = (0..=fives).flat_map(|five| (0..=threes).map(move |three| (five, three)));
            let sums = sums.flat_map(|(five, three)| (0..=ones).map(move |one| 5 * five + 3 * three + one));
            let best = sums.filter(|sum| usize::from(*sum) <= count).max().expect("0 at least");
            let table = ended(count, supply, "auto");
            assert_eq!(votes(&table, 0, "C"), i16::from(best), "{count} with {supply:?}");
        }
    }
}

#[test]
fn ku_6_2_who_chooses_the_cards() {
    let auto = |count| {
        let table = ended(count, [7, 10, 12], "auto");
        let cards = &events(&table, "votes")[0]["cards"];
        [&cards["fives"], &cards["threes"], &cards["ones"]].map(|count| count.as_u64().expect("a number"))
    };
    assert_eq!(auto(2), [0, 0, 2]);
    assert_eq!(auto(4), [0, 1, 1]);
    assert_eq!(auto(6), [0, 2, 0]);
    assert_eq!(auto(7), [0, 2, 1]);
    assert_eq!(auto(8), [1, 1, 0]);
    assert_eq!(auto(9), [0, 3, 0]);
    assert_eq!(auto(12), [0, 4, 0]);
    let mut table = ended(5, [7, 10, 12], "choose");
    assert_eq!(moves(&table, 0, "votes"), ["5", "3+1+1", "1+1+1+1+1"]);
    assert_eq!(table.refuse(0, "votes 3+1").rule, "KU-6.1");
    assert_eq!(table.refuse(0, "votes 1+3+1").rule, "KU-11", "highest first");
    table.play(0, "votes 3+1+1");
    let supply = table.view(0).parties[Seat(0)].supply;
    assert_eq!((supply.fives, supply.threes, supply.ones), (7, 9, 10));
    assert_ne!(ended(1, [7, 10, 12], "choose").view(0).ask.expect("asked").question(), hustings_kursi::Question::Votes);
}

/// KU-6.2: who leaves the order to pay is paid for as `auto` would, and is asked again once it is taken back.
#[test]
fn ku_6_2_paid_by_a_standing_order() {
    for count in [4, 5, 8] {
        let mut table = ended(count, [7, 10, 12], "choose");
        let OrderAnswer::Plays(paid) = Kursi::follow(table.state(), Seat(0), "pay") else { panic!("nothing is paid") };
        assert_eq!(Kursi::follow(table.state(), Seat(1), "pay"), OrderAnswer::Waits, "another's votes");
        table.play(0, &Kursi::write_move(table.start(), &paid));
        let auto = ended(count, [7, 10, 12], "auto");
        assert_eq!(table.view(0).parties[Seat(0)].supply, auto.view(0).parties[Seat(0)].supply);
    }
}

/// KU-6.3: the votes of a rally of eight, and its two more, are paid one after the other.
#[test]
fn ku_6_3_each_gain_by_itself() {
    let mut table = ended(8, [7, 10, 12], "choose");
    table.play(0, "votes 5+3").play(0, "minus none").play(0, "take none").play(0, "extra");
    let gains: Vec<_> = events(&table, "votes").iter().map(|event| event["wanted"].clone()).collect();
    assert_eq!(gains, [2]);
    assert_eq!(votes(&table, 0, "C"), 10);
}

/// KU-6.4: nothing brings a vote card back.
#[test]
fn ku_6_4_votes_stay() {
    let mut table = ended(4, [7, 10, 12], "auto");
    let placed = table.view(0).constituencies[2].cards;
    assert_eq!(placed, 2);
    assert!(table.view(0).constituencies[2].tally.is_none(), "and nobody looks");
    table.play(0, "minus none");
    assert_eq!(table.view(0).constituencies[2].cards, placed);
}

#[test]
fn ku_6_5_minus_two() {
    let mut table = ended(4, [7, 10, 12], "auto");
    table.play(0, "minus 1 B");
    assert_eq!(votes(&table, 1, "B"), -2);
    assert_eq!(table.view(0).parties[Seat(1)].supply.minus, 3);
    let table = ended(3, [0, 0, 0], "auto");
    assert_eq!(votes(&table, 0, "C"), 0, "−2 cards never pay");
    assert_eq!(table.view(0).parties[Seat(0)].supply.minus, 4);
    assert_eq!(table.view(0).phase, PhaseName::Take, "nothing was asked, and the next round has begun");
}
