//! SK-7.1 to SK-7.7: playing cards.

use hustings_sarkaar::{Event, FrameName, How};
use serde_json::json;

use crate::scene::{Scene, discards, frame, hand, happened, may, moves, tokens, used, vp};

/// SK-7.1: as an action, as an add-on, freely, and through an effect, which takes no action and carries no add-ons.
#[test]
fn sk_7_1_four_ways() {
    let scene = Scene::seats(2).tokens(0, 0, 9, 0).levels(0, 1, 0).hand(0, &["PRO1", "VIC1", "FRE1", "SCA1", "VIC2"]);
    let mut table = scene.table();
    let hand = table.view(0).hand.expect("a hand");
    let free = hand.iter().filter(|held| !held.uses_action);
    assert_eq!(free.map(|held| held.card.as_ref()).collect::<Vec<&str>>(), ["FRE1"]);
    let mut how = Vec::new();
    for mv in ["play PRO1", "addon VIC1", "play FRE1", "track development", "play SCA1"] {
        table.play(0, mv);
        how.extend(table.events().iter().filter_map(|event| match event {
            Event::CardPlayed { how, .. } => Some(*how),
            _ => None,
        }));
    }
    assert_eq!(how, [How::Action, How::Addon, How::Free, How::Step]);
    assert_eq!((used(&table), tokens(&table, 0).1), (2, 9 - 2 - 2 + 4));
    assert_eq!(table.refuse(0, "addon VIC2").rule, "SK-7.7", "a card played on a step carries no add-ons");
    assert_eq!(table.refuse(0, "play DEV1").rule, "SK-7.1");
}

/// SK-7.2: only if it would do something; Clean Chit never.
#[test]
fn sk_7_2_something_to_do() {
    let cards = ["CUL1", "VER1", "DIP1", "HOR1", "PRT1", "EXP1", "FAK1", "EME1", "SNA1", "SAB1", "CHT1"];
    let scene = Scene::seats(2).tokens(0, 9, 9, 9).levels(0, 8, 8).hand(0, &cards);
    let scene = scene.holds(hustings_sarkaar::Award::Development, 0).holds(hustings_sarkaar::Award::Culture, 0);
    let mut table = scene.table();
    assert!(moves(&table, 0, "play").is_empty(), "{:?}", moves(&table, 0, "play"));
    for (mv, rule) in [
        ("play CUL1", "SK-7.2"),
        ("play VER1 culture", "SK-7.2"),
        ("play DIP1 HAY", "SK-8.7"),
        ("play HOR1 HAY1", "SK-8.9"),
        ("play EXP1 HAY1", "SK-8.10"),
        ("play FAK1 1:2", "SK-8.12"),
        ("play SNA1 1 strategy", "SK-8.13"),
        ("play SAB1 1 culture", "SK-8.14"),
        ("play CHT1", "SK-7.2"),
    ] {
        assert_eq!(table.refuse(0, mv).rule, rule, "{mv}");
    }
    // These always count as doing something.
    let table = Scene::seats(2).skips(0, 2).tokens(0, 0, 9, 0).hand(0, &["OVR1", "FRE1", "FRE2"]).table();
    assert_eq!(moves(&table, 0, "play"), ["FRE1", "FRE2", "OVR1"]);
}

/// SK-7.3: the price is in moolah, due however the card is played; or in power by option.
#[test]
fn sk_7_3_prices() {
    let scene = |options, moolah, power| {
        let scene = Scene::options(2, options).owns("HAY 0:1 1:2").tokens(0, 0, moolah, power).hand(0, &["HOR1"]);
        scene.table()
    };
    let mut table = scene(json!({}), 1, 0);
    table.play(0, "play HOR1 HAY2");
    assert_eq!(tokens(&table, 0), (0, 0, 0));
    assert_eq!(scene(json!({}), 0, 9).refuse(0, "play HOR1 HAY2").rule, "SK-7.3");
    let power = || json!({"card_cost": "power"});
    let mut table = scene(power(), 3, 0);
    table.play(0, "play HOR1 HAY2");
    assert_eq!(tokens(&table, 0), (0, 0, 0), "3 moolah stand in for 1 power");
    assert_eq!(scene(power(), 2, 0).refuse(0, "play HOR1 HAY2").rule, "SK-7.3");
    // On a step, too.
    let scene = Scene::seats(2).levels(0, 1, 0).tokens(0, 0, 3, 0).hand(0, &["FRE1"]);
    let mut table = scene.table();
    table.play(0, "track development");
    assert_eq!(table.refuse(0, "play FRE1").rule, "SK-7.3");
}

/// SK-7.4: the power held when the card is announced, before paying.
#[test]
fn sk_7_4_before_paying() {
    let scene = Scene::options(2, json!({"card_cost": "power"})).tokens(0, 0, 0, 4).tokens(1, 9, 0, 0);
    let mut table = scene.hand(0, &["FAK1"]).table();
    table.play(0, "play FAK1 1:4");
    assert_eq!(tokens(&table, 0), (4, 0, 2));
}

/// SK-7.5: announced, paid, action used, reactions, effect, discard pile.
#[test]
fn sk_7_5_the_order() {
    let scene = Scene::seats(2).owns("HAY 0:1 1:2").tokens(0, 0, 1, 0).tokens(1, 0, 1, 0);
    let mut table = scene.hand(0, &["HOR1"]).hand(1, &["HOR2"]).table();
    table.play(0, "play HOR1 HAY2");
    assert_eq!(happened(&table), ["card_played", "paid", "action_used", "asked"]);
    assert!(discards(&table).is_empty());
    table.play(1, "pass");
    assert_eq!(happened(&table), ["passed", "seat_taken", "seat_lost", "level", "card_discarded"]);
}

/// SK-7.5: a card in play is in play until all frames it opened are resolved, and is in no reshuffle.
#[test]
fn sk_7_5_in_play_until_resolved() {
    let scene = Scene::seats(2).owns("HAY 0:1").tile("ORC", "S").hand(0, &["DIP1"]).discarded(&["CUL1"]);
    let mut table = scene.nothing_closed(0).table();
    table.play(0, "play DIP1 ORC").play(0, "take strategy").play(0, "draw deck");
    assert_eq!(happened(&table), ["reshuffled", "card_drawn", "card_discarded"]);
    assert_eq!((hand(&table, 0), discards(&table)), (vec!["CUL1".to_owned()], vec!["DIP1".to_owned()]));
}

/// SK-7.5: frames are resolved depth first: a card on a step before the next step.
#[test]
fn sk_7_5_depth_first() {
    let scene = Scene::seats(2).levels(0, 1, 0).tokens(0, 0, 0, 4).hand(0, &["DEV1", "CUL1"]);
    let mut table = scene.table();
    table.play(0, "play DEV1").play(0, "play CUL1");
    // Culture 1 and 2: a step that plays, while development still has a step to go.
    assert_eq!((table.view(0).players.values()[0].culture, frame(&table)), (2, FrameName::StepPlay));
    assert_eq!(table.view(0).players.values()[0].development, 2);
    table.play(0, "skip");
    assert_eq!(table.view(0).players.values()[0].development, 3);
    assert_eq!(discards(&table), ["CUL1", "DEV1"]);
}

/// SK-7.6: free action cards take no action, any number of them, and open no window; they close none either.
#[test]
fn sk_7_6_free_cards() {
    let scene = Scene::seats(2).tokens(0, 0, 9, 0).hand(0, &["FRE1", "FRE2", "LAN1", "VIC1", "PRO1"]);
    let mut table = scene.table();
    table.play(0, "play FRE1").play(0, "play FRE2").play(0, "play LAN1");
    assert_eq!((used(&table), may(&table, 0, "addon VIC1")), (0, false));
    let scene = Scene::seats(2).tokens(0, 0, 9, 0).hand(0, &["FRE1", "VIC1", "PRO1"]);
    let mut table = scene.table();
    table.play(0, "play PRO1").play(0, "play FRE1").play(0, "addon VIC1");
    assert_eq!((used(&table), vp(&table, 0)), (1, 2));
}

/// SK-7.7: a cancelled card still opens the window; a card that is no add-on never follows.
#[test]
fn sk_7_7_after_a_cancelled_card() {
    let scene = Scene::seats(2).owns("HAY 0:1 1:2").tokens(0, 0, 1, 0).tokens(1, 0, 1, 0);
    let mut table = scene.hand(0, &["HOR1", "VIC1", "PRO1"]).hand(1, &["CHT1"]).table();
    table.play(0, "play HOR1 HAY2").play(1, "chit CHT1");
    assert_eq!(table.refuse(0, "addon PRO1").rule, "SK-7.7");
    table.play(0, "addon VIC1");
    assert_eq!(vp(&table, 0), 2);
}
