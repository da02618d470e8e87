//! SK-6.3 to SK-6.9: what an action can be used for.

use hustings_sarkaar::FrameName;

use crate::scene::{Scene, discards, frame, government, hand, happened, may, moves, owner, player, tokens, used};

/// SK-6.3: an empty seat of any state, paid in voters, with the benefits of the tile.
#[test]
fn sk_6_3_seat_action() {
    let mut table = Scene::seats(2).owns("HAY 1:1").tokens(0, 4, 0, 0).table();
    assert_eq!(table.refuse(0, "seat HAY1").rule, "SK-6.3");
    assert_eq!(moves(&table, 0, "seat").len(), 52 - 1 - 6, "all but the taken one and those of 5 and 6 voters");
    table.play(0, "seat COO1");
    assert_eq!((tokens(&table, 0), owner(&table, "COO1")), ((2, 2, 0), Some(0)));
    assert_eq!(table.refuse(0, "seat COO2").rule, "SK-6.3");
    let mut table = Scene::seats(2).blocked("COO").tokens(0, 4, 0, 0).table();
    table.play(0, "seat COO1");
    assert_eq!(tokens(&table, 0), (2, 0, 0), "a blocked tile gives nothing");
}

/// SK-6.4: a seat of an opponent for N + 1 power and its price, where one has presence; no benefits, no reaction.
#[test]
fn sk_6_4_power_action() {
    let scene = || Scene::seats(3).owns("COO 0:1 1:2,3 2:4").owns("HAY 1:1").tokens(0, 9, 0, 3).hand(1, &["CHT1"]);
    let mut table = scene().tokens(1, 0, 9, 0).table();
    for (mv, what) in [("power COO5", "empty"), ("power COO1", "one's own"), ("power HAY1", "no presence")] {
        assert_eq!(table.refuse(0, mv).rule, "SK-6.4", "{what}");
    }
    assert_eq!(moves(&table, 0, "power"), ["COO2", "COO3", "COO4"]);
    table.play(0, "power COO2");
    assert_eq!((tokens(&table, 0), owner(&table, "COO2"), table.pending()), ((7, 0, 0), Some(0), vec![0]));
    let mut table = scene().tokens(0, 9, 0, 2).table();
    assert_eq!(moves(&table, 0, "power"), ["COO4"], "3 power are due against two seats");
    assert_eq!(table.refuse(0, "power COO2").rule, "SK-6.4");
}

/// SK-6.5: 2 moolah for a step; not above the top.
#[test]
fn sk_6_5_tracker_action() {
    let mut table = Scene::seats(2).tokens(0, 9, 4, 9).levels(0, 8, 7).holds(hustings_sarkaar::Award::Development, 0);
    table = table.holds(hustings_sarkaar::Award::Culture, 0);
    let mut table = table.table();
    assert_eq!(moves(&table, 0, "track"), ["culture"]);
    assert_eq!(table.refuse(0, "track development").rule, "SK-6.5");
    table.play(0, "track culture").play(0, "skip");
    assert_eq!((player(&table, 0).culture, tokens(&table, 0).1), (8, 2));
    let mut table = Scene::seats(2).tokens(0, 9, 1, 9).table();
    assert_eq!(table.refuse(0, "track culture").rule, "SK-6.5");
}

/// SK-6.6: one benefit of a governed state; not from a blocked tile, not a step at the top, not a card where none is left.
#[test]
fn sk_6_6_state_action() {
    let scene = || Scene::seats(2).owns("TUR 0:1,2,3").owns("ORC 0:1,2,3").owns("HAY 0:1 1:2,3,4");
    let mut table = scene().table();
    assert_eq!(moves(&table, 0, "state"), ["TUR moolah", "TUR culture", "ORC moolah", "ORC strategy"]);
    assert_eq!(table.refuse(0, "state HAY power").rule, "SK-6.6");
    assert_eq!(table.refuse(0, "state TUR power").rule, "SK-6.6");
    table.play(0, "state TUR culture");
    assert_eq!((player(&table, 0).culture, tokens(&table, 0).0), (1, 1));
    table.play(0, "state ORC strategy");
    assert_eq!((frame(&table), used(&table)), (FrameName::Draw, 2));

    let mut table = scene().blocked("TUR").nothing_closed(0).table();
    assert_eq!(moves(&table, 0, "state"), ["ORC moolah"]);
    assert_eq!(table.refuse(0, "state TUR moolah").rule, "SK-6.6");
    assert_eq!(table.refuse(0, "state ORC strategy").rule, "SK-6.6");
    let top = scene().levels(0, 0, 8).holds(hustings_sarkaar::Award::Culture, 0).table();
    assert!(!may(&top, 0, "state TUR culture"));
}

/// SK-6.6: after a seat action there, too; and with `state_all` everything at once, if one of it can be taken.
#[test]
fn sk_6_6_after_a_seat_and_all_at_once() {
    let mut table = Scene::seats(2).owns("COO 0:1,2,3,4").tokens(0, 9, 0, 0).table();
    table.play(0, "seat COO5").play(0, "state COO moolah");
    assert_eq!(tokens(&table, 0).1, 3);

    let scene = || Scene::privileges(2, &["state_all"]).owns("TUR 0:1,2,3").owns("PON 0:1,2,3");
    let mut table = scene().nothing_closed(0).nothing_closed(1).table();
    assert_eq!(moves(&table, 0, "state"), ["TUR all"], "no card is left for PON");
    assert_eq!(table.refuse(0, "state PON all").rule, "SK-6.6");
    table.play(0, "state TUR all");
    assert_eq!((tokens(&table, 0).1, table.moves(0)), (1, vec!["take culture".to_owned(), "skip".to_owned()]));
}

/// SK-6.7: cashing is one action, card by card, until `done` or an empty hand.
#[test]
fn sk_6_7_cashing() {
    let mut table = Scene::seats(2).hand(0, &["CUL1", "HOR1", "CHT1"]).table();
    table.play(0, "cash CHT1");
    assert_eq!(
        (frame(&table), table.moves(0)),
        (FrameName::Cash, vec!["cash CUL1".into(), "cash HOR1".into(), "done".into()])
    );
    assert_eq!(table.refuse(0, "end").rule, "SK-11");
    table.play(0, "cash CUL1").play(0, "cash HOR1");
    assert_eq!((frame(&table), used(&table), tokens(&table, 0).1), (FrameName::Main, 1, 3), "an empty hand is the end");
    assert_eq!(discards(&table), ["CUL1", "HOR1", "CHT1"]);
}

/// SK-6.8: seats gained by cards neither count for nor obey the limits of seat and power actions.
#[test]
fn sk_6_8_seats_by_cards() {
    let scene = Scene::seats(2).owns("HAY 0:1 1:2,3").tokens(0, 20, 9, 20).hand(0, &["HOR1", "OVR1"]);
    let mut table = scene.table();
    table.play(0, "play OVR1").play(0, "seat HAY4").play(0, "play HOR1 HAY2");
    assert_eq!(owner(&table, "HAY2"), Some(0));
    assert_eq!(table.refuse(0, "power HAY3").rule, "SK-6.4", "the seat action still counts");
    assert_eq!(government(&table, "HAY"), Some(0));
}

/// SK-6.9: tokens at once, the rest in the player's order, or given up.
#[test]
fn sk_6_9_benefits() {
    let scene = || Scene::seats(2).tile("HAY", "SA").tokens(0, 9, 0, 0).row(0, ["CUL1", "DEV1", "VIC1"]);
    let mut table = scene().top(&["SCA1", "HOR1"]).table();
    table.play(0, "seat HAY1");
    assert_eq!(table.moves(0), ["take strategy", "take aggression", "skip"]);
    assert_eq!(table.refuse(0, "take culture").rule, "SK-6.9");
    table.play(0, "take aggression");
    assert_eq!((frame(&table), table.moves(0)), (FrameName::Draw, vec!["draw deck".to_owned()]), "that row is empty");
    table.play(0, "draw deck");
    assert_eq!(hand(&table, 0), ["HOR1"]);
    table.play(0, "take strategy");
    assert_eq!(table.moves(0), ["draw CUL1", "draw DEV1", "draw VIC1", "draw deck"]);
    assert_eq!(table.refuse(0, "draw HOR1").rule, "SK-6.9");
    table.play(0, "draw VIC1");
    assert_eq!((hand(&table, 0), frame(&table)), (vec!["VIC1".to_owned(), "HOR1".to_owned()], FrameName::Main));
    let mut table = scene().table();
    table.play(0, "seat HAY1").play(0, "skip");
    assert_eq!((hand(&table, 0).len(), frame(&table)), (0, FrameName::Main));
}

/// SK-6.9: the frame closes when nothing left can be taken.
#[test]
fn sk_6_9_nothing_left_to_take() {
    let scene = Scene::seats(2).tile("HAY", "SA").tokens(0, 9, 0, 0).nothing_closed(0).nothing_closed(1);
    let mut table = scene.table();
    table.play(0, "seat HAY1");
    assert_eq!(frame(&table), FrameName::Main);
    assert!(happened(&table).contains(&"benefits_due".to_owned()));
}
