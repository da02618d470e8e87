//! SK-10: when the game ends, and who has won.

use hustings_sarkaar::Award;
use serde_json::json;

use crate::scene::{Scene, happened, vp};

/// SK-10.1: as soon as a change leaves somebody at the target, whatever is pending.
#[test]
fn sk_10_1_at_once() {
    let scene = Scene::options(2, json!({"target_vp": 5})).owns("HAY 0:1,2").tokens(0, 9, 0, 0);
    let mut table = scene.table();
    table.play(0, "seat HAY3");
    let outcome = table.outcome().expect("5 points");
    assert_eq!((outcome.reason.as_ref(), outcome.ranks.values()), ("target", &[1, 2][..]));
    assert!(!happened(&table).contains(&"gained".to_owned()), "no benefits any more");
    assert!(table.pending().is_empty() && table.moves(0).is_empty());
    assert_eq!(table.refuse(1, "end").rule, "SK-10.1");
}

/// SK-10.1: in the middle of a card, by a step, and by somebody else's Sabotage.
#[test]
fn sk_10_1_by_any_change() {
    let scene = Scene::options(2, json!({"target_vp": 5})).levels(0, 0, 4).laid(0, &["VIC1"]).tokens(0, 0, 0, 4);
    let mut table = scene.hand(0, &["CUL1"]).table();
    table.play(0, "play CUL1");
    assert_eq!(table.outcome().expect("4 and 2").scores.values(), [6, 0]);

    let scene = Scene::options(3, json!({"target_vp": 5})).levels(0, 0, 5).levels(1, 0, 5).holds(Award::Culture, 0);
    let mut table = scene.laid(1, &["VIC1"]).turn(2).hand(2, &["SAB1"]).table();
    table.play(2, "play SAB1 0 culture");
    let outcome = table.outcome().expect("1 inherits the award");
    assert_eq!((outcome.scores.values(), outcome.ranks.values()), (&[0, 6, 0][..], &[2, 1, 2][..]));
}

/// SK-10.1: with `finish_round` the target is looked at only after the last player's turn.
#[test]
fn sk_10_1_finish_round() {
    let scene = Scene::options(2, json!({"target_vp": 5, "finish_round": true})).owns("HAY 0:1,2").tokens(0, 9, 0, 0);
    let mut table = scene.table();
    table.play(0, "seat HAY3");
    assert_eq!((vp(&table, 0), table.outcome()), (5, None));
    table.play(0, "end");
    assert_eq!(table.outcome(), None);
    table.play(1, "end");
    assert_eq!(table.outcome().expect("the round is over").reason, "target");
}

/// SK-10.2: after a whole move of `main`, when every state has a government or no empty seat.
#[test]
fn sk_10_2_no_open_state() {
    let mut scene = Scene::options(2, json!({"target_vp": 60})).owns("TUR 0:1,2").tokens(0, 9, 0, 0).tile("TUR", "MM");
    for (at, seats) in [("WIN", "1,2"), ("CLO", "1,2,3"), ("ORC", "1,2,3"), ("SHE", "1,2,3"), ("BUT", "1,2")] {
        scene = scene.owns(&format!("{at} 0:{seats}"));
    }
    for (at, seats) in [("BAR", "1,2,3,4"), ("MUD", "1,2,3,4"), ("COO", "1,2,3,4"), ("PON", "1,2,3"), ("HAY", "1,2,3")]
    {
        scene = scene.owns(&format!("{at} 1:{seats}"));
    }
    let mut table = scene.holds(Award::National, 0).table();
    table.play(0, "seat TUR3");
    assert_eq!(table.outcome().expect("over").reason, "states");
    assert!(happened(&table).contains(&"gained".to_owned()), "the benefits of the last seat still count");
}

/// SK-10.3: after `round_cap` full rounds.
#[test]
fn sk_10_3_the_cap() {
    let mut table = Scene::options(3, json!({"round_cap": 5})).round(5).tokens(1, 0, 0, 1).table();
    table.play(0, "end").play(1, "end");
    assert_eq!(table.outcome(), None);
    table.play(2, "end");
    let outcome = table.outcome().expect("the cap");
    assert_eq!((outcome.reason.as_ref(), outcome.ranks.values()), ("round_cap", &[2, 1, 2][..]));
}

/// SK-10.4: by victory points, then by power; ranks like 1, 1, 3; scores are victory points.
#[test]
fn sk_10_4_ranks() {
    let scene = Scene::options(4, json!({"round_cap": 5})).round(5).turn(3).owns("HAY 0:1,2,3").owns("PON 1:1,2,3");
    let mut table = scene.tokens(0, 0, 9, 2).tokens(1, 0, 0, 3).tokens(2, 9, 0, 1).tokens(3, 0, 9, 1).table();
    table.play(3, "end");
    let outcome = table.outcome().expect("the cap");
    assert_eq!((outcome.scores.values(), outcome.ranks.values()), (&[5, 5, 0, 0][..], &[2, 1, 3, 3][..]));
}
