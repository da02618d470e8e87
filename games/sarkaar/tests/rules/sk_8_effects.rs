//! SK-8: every effect of the closed list, and with it every card.

use hustings_core::Seat;
use hustings_sarkaar::{Award, FrameName};

use crate::scene::{
    Scene, discards, frame, government, hand, happened, may, moves, owner, player, row, tokens, used, vp,
};

/// SK-8.1, Culture and Development: steps one after the other, each with its effect; steps above the top are lost.
#[test]
fn sk_8_1_climb_track() {
    let mut table = Scene::seats(2).tokens(0, 0, 0, 4).hand(0, &["CUL1", "DEV1"]).table();
    table.play(0, "play CUL1");
    assert_eq!((player(&table, 0).culture, tokens(&table, 0).0, frame(&table)), (2, 1, FrameName::StepPlay));
    table.play(0, "skip").play(0, "play DEV1").play(0, "skip");
    assert_eq!((player(&table, 0).development, tokens(&table, 0).1), (2, 1));
    let scene = Scene::seats(2).tokens(0, 0, 0, 4).levels(0, 0, 7).holds(Award::Culture, 0).hand(0, &["CUL2"]);
    let mut table = scene.table();
    table.play(0, "play CUL2").play(0, "skip");
    assert_eq!((player(&table, 0).culture, frame(&table)), (8, FrameName::Main));
}

/// SK-8.2, Versatile: one step on the named track; strong, then one on the other unless that is at its top.
#[test]
fn sk_8_2_climb_versatile() {
    for (power, development, culture) in [(3, 0, 1), (4, 1, 1)] {
        let mut table = Scene::seats(2).tokens(0, 0, 0, power).hand(0, &["VER1"]).table();
        table.play(0, "play VER1 culture");
        assert_eq!((player(&table, 0).development, player(&table, 0).culture), (development, culture));
    }
    let scene = Scene::seats(2).tokens(0, 0, 0, 4).levels(0, 8, 2).holds(Award::Development, 0).hand(0, &["VER1"]);
    let mut table = scene.table();
    assert_eq!(table.refuse(0, "play VER1 development").rule, "SK-7.2");
    table.play(0, "play VER1 culture");
    assert_eq!((player(&table, 0).development, player(&table, 0).culture), (8, 3));
    // The named track is resolved before the other.
    let mut table = Scene::seats(2).tokens(0, 0, 0, 4).levels(0, 0, 1).hand(0, &["VER1"]).table();
    table.play(0, "play VER1 culture");
    assert_eq!((frame(&table), player(&table, 0).development), (FrameName::StepPlay, 0));
    table.play(0, "skip");
    assert_eq!(player(&table, 0).development, 1);
}

/// SK-8.3, Scam, Media, Propaganda: take the tokens.
#[test]
fn sk_8_3_gain() {
    for (card, weak, strong) in
        [("SCA1", (0, 4, 3), (0, 7, 4)), ("MED1", (2, 0, 4), (4, 0, 6)), ("PRO1", (0, 0, 5), (0, 0, 6))]
    {
        for (power, expected) in [(3, weak), (4, strong)] {
            let mut table = Scene::seats(2).tokens(0, 0, 0, power).hand(0, &[card]).table();
            table.play(0, &format!("play {card}"));
            assert_eq!(tokens(&table, 0), expected, "{card} with {power}");
        }
    }
}

/// SK-8.4, Freebies: until the end of the turn; copies add up.
#[test]
fn sk_8_4_seat_rebate() {
    let scene = Scene::seats(2).tokens(0, 9, 9, 0).hand(0, &["FRE1", "FRE2"]).tile("HAY", "S").tile("BAR", "A");
    let mut table = scene.table();
    table.play(0, "play FRE1").play(0, "seat HAY5").play(0, "skip");
    assert_eq!(tokens(&table, 0).0, 7);
    table.play(0, "play FRE2").play(0, "seat BAR7").play(0, "skip");
    assert_eq!(tokens(&table, 0).0, 5);
    table.play(0, "end").play(1, "end");
    assert_eq!(table.view(0).now.expect("a turn").rebate, 0);
}

/// SK-8.5, Landslide: any number of seats in any states, mixed with power; a second one is refused.
#[test]
fn sk_8_5_same_state() {
    let edits = [
        (
            "cards.toml",
            "code = \"LAN\"\nname = \"Landslide\"\ncount = 1",
            "code = \"LAN\"\nname = \"Landslide\"\ncount = 2",
        ),
        (
            "cards.toml",
            "code = \"VIC\"\nname = \"Victory\"\ncount = 4",
            "code = \"VIC\"\nname = \"Victory\"\ncount = 3",
        ),
    ];
    let scene = Scene::edited(2, serde_json::json!({}), &[], &edits).tokens(0, 9, 0, 0).hand(0, &["LAN1", "LAN2"]);
    let mut table = scene.table();
    table.play(0, "play LAN1");
    assert_eq!(table.refuse(0, "play LAN2").rule, "SK-7.2");
    table.play(0, "seat HAY1").play(0, "seat HAY2");
    assert_eq!(owner(&table, "HAY2"), Some(0));
}

/// SK-8.6, Overtime Session: the limit is 3, not more with a second one.
#[test]
fn sk_8_6_action_limit() {
    let mut table = Scene::seats(2).tokens(0, 0, 9, 0).hand(0, &["OVR1", "OVR2"]).table();
    table.play(0, "play OVR1");
    assert_eq!(table.view(0).now.expect("a turn").limit, 3);
    assert_eq!(table.refuse(0, "play OVR2").rule, "SK-7.2");
}

/// SK-8.7, Diplomat: all benefits of a state adjoining one's presence, not of a blocked one.
#[test]
fn sk_8_7_neighbour_benefits() {
    let scene = || Scene::seats(2).owns("TUR 0:1").owns("HAY 1:1,2,3").hand(0, &["DIP1"]);
    let mut table = scene().table();
    table.play(0, "play DIP1 HAY");
    assert_eq!((tokens(&table, 0), used(&table)), ((0, 1, 1), 1), "whoever governs it");
    let mut table = scene().blocked("HAY").table();
    assert_eq!(table.refuse(0, "play DIP1 HAY").rule, "SK-8.7");
    assert_eq!(table.refuse(0, "play DIP1 PON").rule, "SK-8.7");
    let mut table = scene().tile("HAY", "S").nothing_closed(0).table();
    assert_eq!(table.refuse(0, "play DIP1 HAY").rule, "SK-7.2");
}

/// SK-8.8, Victory: it stays face up for 2 points and never returns.
#[test]
fn sk_8_8_victory() {
    let mut table = Scene::seats(2).hand(0, &["VIC3"]).table();
    table.play(0, "play VIC3");
    assert_eq!((vp(&table, 0), discards(&table).len()), (2, 0));
    assert_eq!(player(&table, 0).laid, ["VIC3"]);
    assert_eq!(happened(&table), ["card_played", "action_used", "vp"]);
}

/// SK-8.9, Horse Trading and Protest: presence, and an owner who does not or does govern.
#[test]
fn sk_8_9_take_seat() {
    let scene = || Scene::seats(3).owns("HAY 1:1,2,3 2:4").owns("TUR 0:1 1:2 2:3").tokens(0, 0, 9, 0);
    let mut table = scene().hand(0, &["HOR1", "PRT1"]).table();
    assert_eq!(moves(&table, 0, "play HOR1"), ["TUR2", "TUR3"]);
    assert!(moves(&table, 0, "play PRT1").is_empty(), "nobody governs TUR, and HAY is not one's state");
    assert_eq!(table.refuse(0, "play HOR1 TUR1").rule, "SK-8.9");
    assert_eq!(table.refuse(0, "play HOR1 TUR4").rule, "SK-8.9");
    table.play(0, "play HOR1 TUR3");
    assert_eq!((owner(&table, "TUR3"), tokens(&table, 0)), (Some(0), (0, 8, 0)), "no benefits, no voters");
    let mut table = scene().owns("HAY 0:5").hand(0, &["PRT1"]).table();
    assert_eq!(moves(&table, 0, "play PRT1"), ["HAY1", "HAY2", "HAY3"]);
    table.play(0, "play PRT1 HAY2");
    assert_eq!((government(&table, "HAY"), tokens(&table, 0)), (None, (0, 7, 0)));
}

/// SK-8.10, Expansion: an empty seat where one governs; an opponent's only if there is none.
#[test]
fn sk_8_10_expand() {
    let mut table = Scene::seats(2).owns("COO 0:1,2,3,4 1:5").owns("TUR 0:1,2 1:3,4").hand(0, &["EXP1"]).table();
    assert_eq!(moves(&table, 0, "play EXP1"), ["COO6"]);
    assert_eq!(table.refuse(0, "play EXP1 TUR3").rule, "SK-8.10");
    table.play(0, "play EXP1 COO6");
    assert_eq!((owner(&table, "COO6"), tokens(&table, 0)), (Some(0), (0, 0, 0)));
    let mut table = Scene::seats(2).owns("COO 0:1,2,3,4,6 1:5").hand(0, &["EXP2"]).table();
    table.play(0, "play EXP2 COO5");
    assert_eq!(vp(&table, 0), 6 + 2);
}

/// SK-8.11, A.P.A.U.: the next turn has an action less; several add up; all are gone after it.
#[test]
fn sk_8_11_skip_action() {
    let mut table = Scene::seats(2).tokens(0, 0, 1, 0).hand(0, &["APA1"]).skips(1, 1).table();
    assert_eq!(table.refuse(0, "play APA1 0").rule, "SK-7.2");
    assert_eq!(table.refuse(0, "play APA1 2").rule, "SK-1.1");
    table.play(0, "play APA1 1").play(0, "end");
    assert_eq!((player(&table, 1).skips, table.view(1).now.expect("a turn").limit), (2, 0));
    table.play(1, "end").play(0, "end");
    assert_eq!((player(&table, 1).skips, table.view(1).now.expect("a turn").limit), (0, 2));
}

/// SK-8.12, Fake News and Emerge!: exactly what is due, from nobody more than it has.
#[test]
fn sk_8_12_steal() {
    let scene = || Scene::seats(4).tokens(0, 0, 9, 4).tokens(1, 2, 0, 0).tokens(2, 1, 0, 1).tokens(3, 9, 0, 0);
    let mut table = scene().hand(0, &["FAK1", "EME1"]).table();
    let ways = moves(&table, 0, "play FAK1");
    assert_eq!(ways, ["1:2,2:1,3:1", "1:2,3:2", "1:1,2:1,3:2", "1:1,3:3", "2:1,3:3", "3:4"]);
    for wrong in ["1:3,2:1", "1:2", "3:5", "0:4", "1:2,2:2"] {
        assert!(["SK-8.12", "SK-7.2"].contains(&table.refuse(0, &format!("play FAK1 {wrong}")).rule), "{wrong}");
    }
    assert_eq!(moves(&table, 0, "play EME1"), ["2:1"], "everything the opponents have, if that is less");
    table.play(0, "play FAK1 1:2,2:1,3:1");
    assert_eq!(tokens(&table, 0), (4, 7, 4));
    assert_eq!([1, 2, 3].map(|seat| tokens(&table, seat).0), [0, 0, 8]);
}

/// SK-8.13, Snatch: a card of the named back; played at its price without an action, or kept.
#[test]
fn sk_8_13_snatch() {
    let scene = || Scene::seats(2).tokens(0, 0, 1, 0).hand(0, &["SNA1"]).hand(1, &["SCA1", "PRT1"]).table();
    let mut table = scene();
    table.play(0, "play SNA1 1 strategy");
    assert_eq!((frame(&table), table.moves(0)), (FrameName::Snatched, vec!["play SCA1".into(), "keep".into()]));
    table.play(0, "play SCA1");
    assert_eq!((tokens(&table, 0).1, used(&table), discards(&table)), (5, 1, vec!["SCA1".into(), "SNA1".into()]));
    let mut table = scene();
    table.play(0, "play SNA1 1 aggression");
    assert_eq!(table.moves(0), ["keep"], "the frame opens even if only that is possible");
    assert_eq!(table.refuse(0, "skip").rule, "SK-11");
    table.play(0, "keep");
    assert_eq!(hand(&table, 0), ["PRT1"]);
}

/// SK-8.14, Sabotage: one step down, not below 0; what was gained is kept, and awards are checked.
#[test]
fn sk_8_14_push_down() {
    let mut table = Scene::seats(2).levels(1, 1, 0).tokens(1, 0, 1, 0).hand(0, &["SAB1"]).table();
    assert_eq!(moves(&table, 0, "play SAB1"), ["1 development"]);
    assert_eq!(table.refuse(0, "play SAB1 1 culture").rule, "SK-8.14");
    table.play(0, "play SAB1 1 development");
    assert_eq!((player(&table, 1).development, tokens(&table, 1).1), (0, 1));
}

/// SK-8.15, Blockade: one tile at most; the state gives nothing to anybody.
#[test]
fn sk_8_15_block_tile() {
    let mut table = Scene::seats(2).owns("HAY 0:1,2,3").hand(0, &["BLO1", "BLO2"]).tokens(0, 9, 0, 0).table();
    table.play(0, "play BLO1 HAY");
    assert!(moves(&table, 0, "state").is_empty());
    assert_eq!(table.refuse(0, "addon BLO2 HAY").rule, "SK-8.15");
    table.play(0, "addon BLO2 MUD");
    assert_eq!(happened(&table), ["card_played", "tile_restored", "tile_blocked", "card_discarded"]);
    assert!(may(&table, 0, "state HAY power"));
}

/// SK-8.16, Clean Chit: only ever an answer; it can be cashed and dropped like any card.
#[test]
fn sk_8_16_cancel() {
    let mut table = Scene::seats(2).tokens(0, 0, 9, 0).hand(0, &["CHT1", "CHT2"]).table();
    assert!(moves(&table, 0, "play").is_empty());
    assert_eq!(table.refuse(0, "play CHT1").rule, "SK-7.2");
    assert_eq!(table.refuse(0, "chit CHT1").rule, "SK-11");
    table.play(0, "cash CHT1");
    assert_eq!(tokens(&table, 0).1, 10);
    assert_eq!(row(&table, 1), ["-", "-", "-"]);
    assert_eq!(table.view(0).players[Seat(0)].aggression, 1);
}
