//! KL-1: seats, the country, the deck.

use hustings_core::Game;
use hustings_kilonzo::{Kilonzo, Options};
use hustings_testkit::Table;

use crate::scene::{Scene, chips, money, moves};

/// KL-1.1: one to four candidates.
#[test]
fn kl_1_1_seats() {
    for seats in 1..=4 {
        assert_eq!(Table::<Kilonzo>::seats(seats).view(0).candidates.seats(), seats);
    }
    for seats in [0, 5, 6, 255] {
        assert_eq!(Kilonzo::complete_options(seats, Options::default()).unwrap_err().rule.0, "KL-1.1");
    }
}

/// KL-1.1: neither chips nor money run out: more than fifteen chips of a colour, more than forty crystals.
#[test]
fn kl_1_1_chips_and_money_are_unlimited() {
    let full = ["NW", "N", "NE", "W", "E", "SW", "S"];
    let scene = full.iter().fold(Scene::seats(2), |scene, at| scene.chips(0, at, 3));
    let mut table = scene.money(0, 60).at(0, "C").table();
    table.play(0, "ad C");
    assert_eq!(table.view(0).candidates.values()[0].influence, 7 * 3 + 2 + 1);
    assert_eq!(money(&table, 0), 58);
}

/// KL-1.1: a seat that is not at the table is no target.
#[test]
fn kl_1_1_no_such_seat() {
    let mut table = Scene::seats(2).money(0, 9).table();
    assert_eq!(table.refuse(0, "smear N 2").rule, "KL-1.1");
    assert_eq!(table.refuse(0, "debate 9").rule, "KL-1.1");
}

/// KL-1.2: a home that nobody chose is entered by nobody, and no chip goes there.
#[test]
fn kl_1_2_unused_homes_are_out_of_play() {
    let mut table = Scene::seats(2).at(0, "S").money(0, 9).table();
    assert_eq!(table.refuse(0, "move HS").rule, "KL-1.2");
    assert_eq!(table.refuse(0, "ad HS").rule, "KL-1.2");
    assert_eq!(table.refuse(0, "smear HS 1").rule, "KL-1.2");
    assert!(!table.view(0).regions[11].in_play);
    let mut table = Scene::seats(3).at(0, "S").money(0, 9).table();
    table.play(0, "ad HS").play(0, "move HS");
    assert_eq!(chips(&table, 0, "HS"), 1);
}

/// KL-1.3: the nine touch all around them; a home touches the middle of its side.
#[test]
fn kl_1_3_adjacency() {
    let near = |at: &str| moves(&Scene::seats(4).at(0, at).money(0, 0).table(), 0, "move");
    assert_eq!(near("C"), ["NW", "N", "NE", "W", "E", "SW", "S", "SE"]);
    assert_eq!(near("NW"), ["N", "W", "C"]);
    assert_eq!(near("N"), ["NW", "NE", "W", "C", "E", "HN"]);
    assert_eq!(near("E"), ["N", "NE", "C", "S", "SE", "HE"]);
    assert_eq!(near("S"), ["W", "C", "E", "SW", "SE", "HS"]);
    assert_eq!(near("W"), ["NW", "N", "C", "SW", "S", "HW"]);
    for (home, door) in [("HN", "N"), ("HE", "E"), ("HS", "S"), ("HW", "W")] {
        assert_eq!(near(home), [door]);
    }
}

/// KL-1.4: at most twelve of the 24 cards are drawn.
#[test]
fn kl_1_4_the_deck_never_runs_out() {
    for seats in 1..=4 {
        let mut table = Table::<Kilonzo>::seats(seats);
        while let [seat] = table.pending()[..] {
            let mv = table.moves(seat).last().expect("a move").clone();
            table.play(seat, &mv);
        }
        let view = table.view(0);
        assert_eq!((view.drawn.len(), view.deck_size), (3 * usize::from(seats), 24 - 3 * seats));
    }
}
