//! SK-4: presence, governments, full majorities, awards, points, and the order of changes.

use hustings_core::Seat;
use hustings_sarkaar::Award;
use serde_json::json;

use crate::scene::{Scene, government, happened, player, vp};

/// SK-4.1: presence is a seat; the state track falls when the last seat is lost.
#[test]
fn sk_4_1_presence() {
    let mut table = Scene::seats(2).owns("HAY 0:1 1:2,3").tokens(0, 9, 0, 9).table();
    assert_eq!((player(&table, 0).states, player(&table, 1).states), (1, 1));
    table.play(0, "power HAY2");
    assert_eq!(player(&table, 1).states, 1, "one seat is left");
    table.play(0, "power HAY3");
    assert_eq!((player(&table, 0).states, player(&table, 1).states), (1, 0));
}

/// SK-4.2: more than half, worth the seats of the state, lost with the majority.
#[test]
fn sk_4_2_governments() {
    let mut table = Scene::seats(3).owns("TUR 0:1,2,3 1:4").tokens(1, 9, 0, 9).turn(1).table();
    assert_eq!((government(&table, "TUR"), vp(&table, 0)), (Some(0), 4));
    table.play(1, "power TUR1");
    assert_eq!((government(&table, "TUR"), vp(&table, 0), vp(&table, 1)), (None, 0, 0), "half is not a majority");
    table.play(1, "power TUR2");
    assert_eq!((government(&table, "TUR"), vp(&table, 0), vp(&table, 1)), (Some(1), 0, 4));
    assert!(happened(&table).contains(&"government_formed".to_owned()));
}

/// SK-4.3: all seats of a state are 2 points more, and nothing can take one of them.
#[test]
fn sk_4_3_a_full_majority_is_safe() {
    let scene = Scene::seats(2).owns("WIN 1:1,2,3").owns("TUR 0:1 1:2").tokens(0, 20, 20, 20);
    let mut table = scene.hand(0, &["HOR1", "PRT1", "EXP1"]).table();
    assert_eq!(vp(&table, 1), 5);
    let touches = |mv: &String| mv.contains("WIN");
    assert!(!table.moves(0).iter().any(touches));
    for (mv, rule) in [
        ("power WIN1", "SK-6.4"),
        ("seat WIN1", "SK-6.3"),
        ("play HOR1 WIN1", "SK-8.9"),
        ("play PRT1 WIN1", "SK-8.9"),
        ("play EXP1 WIN1", "SK-8.10"),
    ] {
        assert_eq!(table.refuse(0, mv).rule, rule, "{mv}");
    }
}

/// SK-4.4a: a holder keeps its award against an equal. SK-4.4b: a sole leader at the threshold takes it.
#[test]
fn sk_4_4a_sk_4_4b_holding_and_taking() {
    let scene = Scene::seats(2).levels(0, 5, 0).levels(1, 4, 0).holds(Award::Development, 0).turn(1);
    let mut table = scene.tokens(1, 0, 4, 0).table();
    table.play(1, "track development");
    assert_eq!((vp(&table, 0), vp(&table, 1)), (4, 0));
    assert!(!happened(&table).contains(&"award".to_owned()));
    table.play(1, "track development");
    assert_eq!((vp(&table, 0), vp(&table, 1)), (0, 4));
    assert!(happened(&table).contains(&"award".to_owned()));
}

/// SK-4.4b: a sole leader gets an award without moving; SK-4.4c: else nobody holds it.
#[test]
fn sk_4_4b_sk_4_4c_heirs() {
    // 0 (holder) at 5, 1 at 5: when 0 falls, 1 is alone on top and takes it without moving.
    let scene = Scene::seats(3).levels(0, 0, 5).levels(1, 0, 5).holds(Award::Culture, 0).turn(2).hand(2, &["SAB1"]);
    let mut table = scene.table();
    table.play(2, "play SAB1 0 culture");
    assert_eq!((vp(&table, 0), vp(&table, 1)), (0, 4));
    // Below the threshold nobody has it.
    let scene = Scene::seats(3).levels(0, 0, 5).holds(Award::Culture, 0).turn(2).hand(2, &["SAB1"]);
    let mut table = scene.table();
    table.play(2, "play SAB1 0 culture");
    assert_eq!(table.view(0).awards[1].holder, None);
}

/// SK-4.5: the sum of states, full majorities, awards and Victory cards; it can go down.
#[test]
fn sk_4_5_points() {
    let scene = Scene::seats(2).owns("WIN 0:1,2,3").owns("HAY 0:1,2,3 1:4").levels(0, 5, 0);
    let scene = scene.holds(Award::Development, 0).laid(0, &["VIC1", "VIC2"]);
    let mut table = scene.turn(1).tokens(1, 9, 0, 9).table();
    let points = player(&table, 0).points;
    assert_eq!((points.states, points.full, points.awards, points.cards), (8, 2, 4, 4));
    assert_eq!(vp(&table, 0), 18);
    table.play(1, "power HAY1");
    assert_eq!(vp(&table, 0), 13);
}

/// SK-4.6: one change: cubes, governments, levels, awards, points, and then the end.
#[test]
fn sk_4_6_the_order_of_a_change() {
    let mut scene = Scene::options(2, json!({"target_vp": 12})).owns("HAY 0:1,2 1:3,4,5").tokens(0, 9, 0, 9);
    for at in ["TUR", "WIN", "CLO"] {
        scene = scene.owns(&format!("{at} 0:1"));
    }
    let scene = scene.owns("BUT 1:1").owns("ORC 1:1").owns("MUD 1:1").owns("PON 1:1").holds(Award::National, 1);
    let mut table = scene.table();
    assert_eq!((vp(&table, 0), vp(&table, 1)), (0, 9));
    table.play(0, "power HAY3");
    let expected =
        ["action_used", "paid", "seat_taken", "seat_lost", "government_lost", "government_formed", "vp", "vp"];
    assert_eq!(happened(&table), expected);

    let mut scene = Scene::options(2, json!({"target_vp": 12})).owns("HAY 1:3").tokens(0, 9, 0, 0);
    for at in ["TUR", "WIN", "CLO", "BUT"] {
        scene = scene.owns(&format!("{at} 0:1"));
    }
    let mut table = scene.laid(0, &["VIC1", "VIC2", "VIC3", "VIC4"]).table();
    table.play(0, "seat ORC1");
    let expected = ["action_used", "paid", "seat_taken", "level", "award", "vp", "game_over"];
    assert_eq!(happened(&table), expected, "the end comes before the benefits");
}

/// SK-4.6: a step: marker, award, points, then the step's effect.
#[test]
fn sk_4_6_the_order_of_a_step() {
    let mut table = Scene::seats(2).levels(0, 4, 0).tokens(0, 0, 2, 0).table();
    table.play(0, "track development");
    assert_eq!(happened(&table), ["action_used", "paid", "level", "award", "vp"]);
    let mut table = Scene::seats(2).tokens(0, 0, 2, 0).table();
    table.play(0, "track development");
    assert_eq!(happened(&table), ["action_used", "paid", "level", "gained"]);
}

/// SK-4.7: nothing can be given or traded: nobody but the player waited for ever has a move.
#[test]
fn sk_4_7_no_trade() {
    let table = Scene::seats(3).tokens(0, 9, 9, 9).tokens(1, 9, 9, 9).hand(1, &["CUL1", "HOR1"]).table();
    assert_eq!(table.pending(), [0]);
    assert!(table.moves(1).is_empty() && table.moves(2).is_empty());
}

/// SK-4.2: the view says how many seats are missing to a majority, what they cost, and who could break one.
#[test]
fn sk_4_2_the_lens() {
    let table = Scene::seats(2).owns("HAY 0:1,2,3 1:5").tokens(1, 2, 0, 4).table();
    let view = table.view(1);
    let hay = view.states.iter().find(|at| at.id == "HAY").expect("a state");
    let standing = &hay.standing;
    assert_eq!((standing[Seat(0)].missing, standing[Seat(1)].missing), (0, 2));
    assert_eq!((standing[Seat(1)].cheapest, hay.majority), (None, 3), "one empty seat is not enough");
    let threat = &hay.threats[0];
    assert_eq!((threat.seat, threat.square.as_ref(), threat.voter, threat.power), (Seat(1), "HAY1", 2, 4));
    assert!(threat.affordable && threat.topples);
    let offer = hay.squares[0].offer.expect("a power action");
    assert_eq!((offer.voter, offer.power, offer.government, offer.legal), (2, 4, None, false));
}
