//! KL-3: the law that holds whatever happens.

use hustings_core::Seat;

use crate::scene::{Scene, after_card, chips, money, told};

/// KL-3.1: a gain that does not fit is lost, homes included.
#[test]
fn kl_3_1_three_chips_at_most() {
    let mut table = Scene::seats(2).chips(1, "HN", 1).table();
    table.play(0, "end");
    assert_eq!(told(&table)[0], "Seat 0 gains and loses no chip in the northern home.");
    assert_eq!(chips(&table, 0, "HN"), 2);

    let table = Scene::seats(2).at(0, "N").chips(0, "N", 2).draws(3, "c07");
    assert_eq!(after_card(&table), ["Seat 0 gains one chip in the North through the card."], "one of two chips fits");
    assert_eq!(chips(&table, 0, "N"), 3);
}

/// KL-3.2: the last own chip at home cannot be lost to a smear, a debate or a card; a guest's can.
#[test]
fn kl_3_2_the_last_chip_at_home() {
    let mut table = Scene::seats(2).at(0, "E").chips(1, "HE", 1).money(0, 9).table();
    assert_eq!(table.refuse(0, "smear HE 1").rule, "KL-3.2");
    assert!(table.view(0).regions[10].protected == Some(Seat(1)));

    let table = Scene::seats(2).chips(0, "HN", 2).draws(3, "c22");
    assert_eq!(after_card(&table), ["Seat 0 loses one chip in the northern home through the card."]);
    let table = Scene::seats(2).chips(0, "HN", 1).draws(3, "c22");
    assert_eq!(after_card(&table), ["Seat 0 gains and loses no chip in the northern home."]);

    let mut table = Scene::seats(3).at(0, "E").chips(2, "HE", 1).money(0, 9).table();
    table.play(0, "smear HE 2");
    assert_eq!(chips(&table, 2, "HE"), 0, "a guest's last chip");
}

/// KL-3.3: influence comes and goes where the candidate stands.
#[test]
fn kl_3_3_where_the_candidate_stands() {
    let table = Scene::seats(2).at(0, "SW").draws(3, "c06");
    assert_eq!((chips(&table, 0, "SW"), chips(&table, 0, "HN")), (1, 2));
}

/// KL-3.4: a majority is strictly more than every other candidate has, and at least one chip.
#[test]
fn kl_3_4_majority() {
    let majority = |chips: [u8; 3]| {
        let scene = (0..3).fold(Scene::seats(3), |scene, seat| scene.chips(seat, "C", chips[usize::from(seat)]));
        scene.table().view(0).regions[4].majority
    };
    assert_eq!(majority([0, 0, 0]), None);
    assert_eq!(majority([1, 0, 0]), Some(Seat(0)));
    assert_eq!(majority([1, 1, 0]), None);
    assert_eq!(majority([1, 1, 1]), None);
    assert_eq!(majority([1, 0, 2]), Some(Seat(2)));
    assert_eq!(majority([0, 3, 0]), Some(Seat(1)));
}

/// KL-3.5: a loss of money stops at nothing.
#[test]
fn kl_3_5_money_never_falls_below_zero() {
    let mut table = Scene::every_card(2, "money_all -2").money(1, 1).draws(3, "x05");
    assert_eq!(after_card(&table), ["Seat 0 loses $2 through the card.", "Seat 1 loses $1 through the card."]);
    assert_eq!(money(&table, 1), 0);
    table.play(0, "end");
    assert_eq!(after_card_of(&table, 1), ["Seat 1 loses $2 through the card.", "Seat 0 loses $2 through the card."]);
}

fn after_card_of(table: &hustings_testkit::Table<hustings_kilonzo::Kilonzo>, seat: u8) -> Vec<String> {
    crate::scene::told_from(table, &format!("Seat {seat} draws"))[1..].to_vec()
}

/// KL-3.6: several seats are affected in turn order from the seat whose turn it is.
#[test]
fn kl_3_6_in_turn_order() {
    let mut table = Scene::every_card(4, "money_all 1").draws(3, "x09");
    let seats = |says: Vec<String>| says.iter().map(|says| says[..6].to_owned()).collect::<Vec<_>>();
    assert_eq!(seats(after_card(&table)), ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]);
    table.play(0, "end").play(1, "end");
    assert_eq!(seats(after_card_of(&table, 2)), ["Seat 2", "Seat 3", "Seat 0", "Seat 1"]);
}
