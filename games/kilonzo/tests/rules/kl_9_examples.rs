//! KL-9: the examples on the rules page.

use hustings_core::Seat;
use serde_json::json;

use crate::scene::{Scene, after_card, chips, money, moves, told};

fn funding(scene: Scene) -> u16 {
    let mut table = scene.money(0, 0).year(3, 1).table();
    table.play(1, "end");
    money(&table, 0)
}

#[test]
fn kl_9_1_funding() {
    assert_eq!(funding(Scene::seats(2).chips(0, "N", 1).chips(0, "SE", 2)), 4);
    assert_eq!(funding(Scene::seats(2).chips(0, "N", 1).chips(0, "C", 2)), 5);
}

#[test]
fn kl_9_2_a_full_region() {
    let scene = || Scene::seats(2).at(0, "C").at(1, "C").chips(0, "C", 1).chips(1, "C", 2).money(0, 9);
    let mut table = scene().table();
    assert_eq!(table.refuse(0, "ad C").rule, "KL-4.3c");
    table.play(0, "debate 1");
    assert_ne!((chips(&table, 0, "C"), chips(&table, 1, "C")), (1, 2));
}

#[test]
fn kl_9_3_debates_at_home() {
    let (mut kept, mut lost) = (false, false);
    for seed in 0..40 {
        let table = Scene::seats(2).at(1, "HN").chips(0, "HN", 1).chips(1, "HN", 1).table();
        let state = table.state().clone();
        let mut table = table.seed(&format!("home {seed}")).from_state(state);
        table.play(0, "debate 1");
        if told(&table).contains(&"Seat 1 wins the debate against Seat 0.".to_owned()) {
            assert_eq!((chips(&table, 0, "HN"), chips(&table, 1, "HN")), (1, 1), "the owner's last chip stays");
            kept = true;
        } else {
            assert_eq!((chips(&table, 0, "HN"), chips(&table, 1, "HN")), (2, 0), "the guest's last chip goes");
            lost = true;
        }
    }
    assert!(kept && lost);
}

#[test]
fn kl_9_4_reach() {
    let prices = |at: &str, seats: u8| {
        let now = Scene::seats(seats).at(0, at).table().view(0).now.expect("a turn");
        now.reach.iter().map(|reach| format!("{} {}", reach.to, reach.price)).collect::<Vec<_>>()
    };
    assert_eq!(prices("HN", 2), ["NW 1", "N 0", "NE 1", "W 1", "C 1", "E 1"]);
    let from_nw = prices("NW", 2);
    assert!(from_nw.contains(&"SE 1".to_owned()) && !from_nw.iter().any(|to| to.starts_with("HE")));
    assert!(prices("NE", 2).contains(&"HE 1".to_owned()));
    assert!(!prices("NE", 1).iter().any(|to| to.starts_with("HE")), "nobody chose it");
}

#[test]
fn kl_9_5_prices() {
    let mut table = Scene::seats(2).money(0, 1).table();
    assert_eq!(table.refuse(0, "ad N").rule, "KL-4.3c");
    let mut table = Scene::seats(2).chips(0, "HN", 1).money(0, 0).draws(3, "c13");
    assert_eq!(money(&table, 0), 1);
    table.play(0, "ad N");
    let table = Scene::seats(2).money(0, 0).year(3, 0).now(|now| now.two_free = true).table();
    assert!(moves(&table, 0, "move").contains(&"C".to_owned()));
    let table = Scene::seats(2).money(0, 0).year(3, 0).table();
    assert!(!moves(&table, 0, "move").contains(&"C".to_owned()));
}

#[test]
fn kl_9_6_staying() {
    let mut table = Scene::seats(2).table();
    table.play(0, "end");
    assert_eq!(chips(&table, 0, "HN"), 3);
    let mut table = Scene::seats(2).draws(3, "c08");
    table.play(0, "end");
    assert_eq!(chips(&table, 0, "HN"), 2);
    let mut table = Scene::seats(2).chips(0, "HN", 3).table();
    table.play(0, "end");
    assert_eq!(chips(&table, 0, "HN"), 3);
}

#[test]
fn kl_9_7_onto_ones_own_chip() {
    for (bonus, expected) in [("no_rivals", 2), ("empty_region", 1)] {
        let mut table = Scene::options(2, json!({"landing_bonus": bonus})).chips(0, "N", 1).table();
        table.play(0, "move N");
        assert_eq!(chips(&table, 0, "N"), expected, "{bonus}");
    }
}

#[test]
fn kl_9_8_solo_funding() {
    let table = Scene::seats(1).table();
    let view = table.view(0);
    assert!(view.regions[..9].iter().all(|place| place.majority.is_none()));
    assert_eq!(view.candidates[Seat(0)].income.as_ref().map(|income| income.total), Some(2));
}

#[test]
fn kl_9_9_chips_at_home() {
    let table = Scene::seats(2).chips(0, "HN", 1).draws(3, "c12");
    assert_eq!(after_card(&table), ["Seat 0 gains and loses no chip in the northern home."]);
    let table = Scene::seats(2).draws(3, "c22");
    assert_eq!(chips(&table, 0, "HN"), 1);
}

#[test]
fn kl_9_10_everybody_to_nairobi() {
    let table = Scene::seats(4).draws(3, "c21");
    let put: Vec<String> = (0..4).map(|seat| format!("Seat {seat} is put in Nairobi.")).collect();
    assert_eq!(after_card(&table), put);

    let mut table = Scene::every_card(4, "gather C").draws(3, "x09");
    for seat in 0..3 {
        table.play(seat, "end");
        assert_eq!(told(&table)[0], format!("Seat {seat} gains one chip in Nairobi for staying."));
    }
    table.play(3, "end");
    assert_eq!(told(&table)[0], "Seat 3 gains and loses no chip in Nairobi.");
}

#[test]
fn kl_9_11_parted_by_money() {
    let scene = Scene::seats(2)
        .chips(0, "N", 3)
        .chips(0, "W", 3)
        .chips(0, "SW", 1)
        .chips(1, "E", 3)
        .chips(1, "S", 3)
        .chips(1, "SE", 1)
        .money(0, 3)
        .money(1, 5);
    let mut table = scene.year(5, 1).now(|now| now.stuck = true).table();
    table.play(1, "end");
    let outcome = table.outcome().expect("over");
    let majorities = table.view(0).candidates.each(|candidate| candidate.majorities.len());
    assert_eq!((outcome.scores.values(), majorities.values()), (&[9, 9][..], &[4, 4][..]));
    assert_eq!((outcome.ranks.values(), outcome.reason.as_ref()), (&[2, 1][..], "money"));
}
