//! SK-9: what the steps of the tracks do.

use hustings_sarkaar::{Award, FrameName};

use crate::scene::{Scene, discards, frame, hand, happened, player, tokens, used, vp};

/// SK-9.1: `gain` each time the step is landed on, `income` while the marker is there or above, `vp` as an award.
#[test]
fn sk_9_1_gain_income_vp() {
    let mut table = Scene::seats(2).tokens(0, 0, 2, 0).table();
    table.play(0, "track culture");
    assert_eq!(tokens(&table, 0), (1, 0, 0));
    let mut table = Scene::seats(2).tokens(0, 0, 2, 0).levels(0, 0, 4).table();
    table.play(0, "track culture");
    assert_eq!((vp(&table, 0), player(&table, 0).income.voter), (4, 4));
}

/// SK-9.2: a card of the deck from hand, or the top card turned up, or nothing; no action is used, the price is due.
#[test]
fn sk_9_2_play() {
    let scene = || Scene::seats(2).levels(0, 1, 0).tokens(0, 0, 2, 0).hand(0, &["SCA1", "HOR1"]).top(&["PRO1"]);
    let mut table = scene().table();
    table.play(0, "track development");
    assert_eq!(
        (frame(&table), table.moves(0)),
        (FrameName::StepPlay, vec!["play SCA1".into(), "flip".into(), "skip".into()])
    );
    assert_eq!(table.refuse(0, "play HOR1 HAY1").rule, "SK-9.2");
    table.play(0, "play SCA1");
    assert_eq!((used(&table), tokens(&table, 0).1), (1, 4));

    let mut table = scene().table();
    table.play(0, "track development").play(0, "flip");
    assert_eq!((happened(&table), frame(&table)), (vec!["flipped".to_owned()], FrameName::Flipped));
    assert_eq!(table.refuse(0, "play SCA1").rule, "SK-11");
    table.play(0, "play PRO1");
    assert_eq!((tokens(&table, 0).2, discards(&table), hand(&table, 0).len()), (2, vec!["PRO1".to_owned()], 2));

    let mut table = scene().table();
    table.play(0, "track development").play(0, "flip").play(0, "skip");
    assert_eq!(discards(&table), ["PRO1"], "turned up and not played");
}

/// SK-9.2: `flip` is illegal when the deck cannot be remade; the frame opens even so.
#[test]
fn sk_9_2_nothing_to_turn_up() {
    let mut table = Scene::seats(2).levels(0, 1, 0).tokens(0, 0, 2, 0).nothing_closed(0).table();
    table.play(0, "track development");
    assert_eq!(table.moves(0), ["skip"]);
    assert_eq!(table.refuse(0, "flip").rule, "SK-6.10");
    let scene = Scene::seats(2).levels(0, 1, 0).tokens(0, 0, 2, 0).discarded(&["PRO1"]).nothing_closed(0);
    let mut table = scene.table();
    table.play(0, "track development").play(0, "flip");
    assert_eq!(happened(&table), ["reshuffled", "flipped"]);
}

/// SK-9.3: a move of several steps stops at each step and resolves it before going on.
#[test]
fn sk_9_3_step_by_step() {
    let scene = Scene::seats(2).levels(0, 0, 3).tokens(0, 0, 0, 4).hand(0, &["CUL1", "MED1"]);
    let mut table = scene.table();
    table.play(0, "play CUL1");
    assert_eq!((player(&table, 0).culture, frame(&table), vp(&table, 0)), (4, FrameName::StepPlay, 0));
    table.play(0, "play MED1");
    assert_eq!((player(&table, 0).culture, vp(&table, 0)), (5, 4));
    assert_eq!(table.view(0).awards[Award::Culture.index()].holder.map(|seat| seat.0), Some(0));
}
