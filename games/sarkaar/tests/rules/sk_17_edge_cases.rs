//! SK-17: the edge cases, by number.

use hustings_core::Seat;
use hustings_sarkaar::{Award, FrameName};
use serde_json::json;

use crate::scene::{Scene, discards, frame, government, hand, may, moves, owner, player, row, tokens, used, vp};

/// SK-17.13
#[test]
fn sk_17_13_half_is_not_a_majority() {
    // All other states are governed; the last seat of TUR makes it two against two.
    let mut scene = Scene::options(2, json!({"target_vp": 60})).owns("TUR 0:1 1:3,4").tokens(0, 9, 0, 0);
    for (at, seats) in [("WIN", "1,2"), ("HAY", "1,2,3"), ("CLO", "1,2,3"), ("ORC", "1,2,3"), ("SHE", "1,2,3")] {
        scene = scene.owns(&format!("{at} 0:{seats}"));
    }
    for (at, seats) in [("BAR", "1,2,3,4"), ("MUD", "1,2,3,4"), ("COO", "1,2,3,4"), ("BUT", "1,2"), ("PON", "1,2,3")] {
        scene = scene.owns(&format!("{at} 1:{seats}"));
    }
    let mut table = scene.holds(Award::National, 0).table();
    let before = (vp(&table, 0), vp(&table, 1));
    table.play(0, "seat TUR2").play(0, "skip");
    assert_eq!(government(&table, "TUR"), None);
    assert_eq!((vp(&table, 0), vp(&table, 1)), before);
    assert_eq!(table.outcome().expect("TUR is full, so no state is open").reason, "states");
}

/// SK-17.14
#[test]
fn sk_17_14_three_of_six() {
    let mut table = Scene::seats(2).owns("COO 0:1,2,3 1:4,5,6").hand(0, &["HOR1"]).tokens(0, 0, 1, 0).table();
    assert_eq!((government(&table, "COO"), vp(&table, 0)), (None, 0));
    table.play(0, "play HOR1 COO4");
    assert_eq!((government(&table, "COO"), vp(&table, 0)), (Some(0), 6));
}

/// SK-17.15
#[test]
fn sk_17_15_strong_fake_news() {
    let mut table = Scene::seats(3).tokens(0, 0, 2, 4).tokens(1, 5, 0, 0).hand(0, &["FAK1"]).table();
    assert_eq!(table.refuse(0, "play FAK1 1:2").rule, "SK-8.12");
    table.play(0, "play FAK1 1:4");
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((4, 0, 4), (1, 0, 0)));
}

/// SK-17.16
#[test]
fn sk_17_16_emerge() {
    let mut table = Scene::seats(3).tokens(0, 0, 2, 3).tokens(1, 0, 0, 1).hand(0, &["EME1"]).table();
    table.play(0, "play EME1 1:1");
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((0, 0, 4), (0, 0, 0)));
    let mut table = Scene::seats(3).tokens(0, 0, 2, 3).hand(0, &["EME1"]).table();
    assert!(moves(&table, 0, "play").is_empty());
    assert_eq!(table.refuse(0, "play EME1 1:1").rule, "SK-8.12");
}

/// SK-17.17
#[test]
fn sk_17_17_moolah_is_not_power() {
    let mut table = Scene::seats(3).tokens(0, 0, 6, 3).tokens(1, 5, 0, 0).hand(0, &["FAK1"]).table();
    assert_eq!(table.refuse(0, "play FAK1 1:4").rule, "SK-8.12");
    table.play(0, "play FAK1 1:2");
    assert_eq!(tokens(&table, 0), (2, 4, 3));
    let mut table = Scene::seats(3).tokens(0, 9, 1, 9).tokens(1, 5, 0, 0).hand(0, &["FAK1"]).table();
    assert_eq!(table.refuse(0, "play FAK1 1:4").rule, "SK-7.3");

    for (moolah, power, left) in [(6, 0, (2, 0, 0)), (4, 1, (2, 1, 0))] {
        let scene = Scene::options(3, json!({"card_cost": "power"})).tokens(0, 0, moolah, power);
        let mut table = scene.tokens(1, 5, 0, 0).hand(0, &["FAK1"]).table();
        table.play(0, "play FAK1 1:2");
        assert_eq!(tokens(&table, 0), left);
    }
}

/// Player 0 plays Fake News on 1 and 2, and all three hold a spare aggression card.
fn fake_news(moolah: u16, of_others: (u16, u16)) -> hustings_testkit::Table<hustings_sarkaar::Sarkaar> {
    let scene = Scene::seats(3).tokens(0, 0, moolah, 4).tokens(1, 3, of_others.0, 0).tokens(2, 3, of_others.1, 0);
    let scene = scene.hand(0, &["FAK1", "HOR1"]).hand(1, &["CHT1"]).hand(2, &["HOR2"]);
    let mut table = scene.hand(1, &["HOR3"]).table();
    table.play(0, "play FAK1 1:3,2:1");
    table
}

/// SK-17.18
#[test]
fn sk_17_18_two_targets() {
    let mut table = fake_news(3, (1, 1));
    assert_eq!(table.pending(), [1]);
    table.play(1, "chit CHT1");
    assert_eq!(table.pending(), [0]);
    table.play(0, "pass");
    assert_eq!(table.pending(), [2]);
    table.play(2, "pass");
    assert_eq!((tokens(&table, 0), tokens(&table, 1), tokens(&table, 2)), ((1, 1, 4), (3, 0, 0), (2, 1, 0)));

    let mut table = fake_news(2, (1, 1));
    table.play(1, "chit CHT1");
    assert_eq!(table.pending(), [2], "with M2 player 0 is not asked");
    let mut table = fake_news(3, (1, 0));
    table.play(1, "chit CHT1").play(0, "pass");
    assert_eq!((table.pending(), frame(&table)), (vec![0], FrameName::Main), "with M0 player 2 is not asked");
}

/// SK-17.19
#[test]
fn sk_17_19_a_chit_against_a_chit() {
    let scene = Scene::seats(2).owns("HAY 0:1,2 1:3,4,5").tokens(0, 0, 3, 0).tokens(1, 0, 1, 0);
    let mut table = scene.hand(0, &["PRT1", "CHT2"]).hand(1, &["CHT1"]).table();
    table.play(0, "play PRT1 HAY3").play(1, "chit CHT1").play(0, "chit CHT2");
    assert_eq!((table.pending(), owner(&table, "HAY3")), (vec![0], Some(0)), "1 holds no more aggression cards");
    assert_eq!((tokens(&table, 0).1, tokens(&table, 1).1), (0, 0));
}

/// SK-17.20
#[test]
fn sk_17_20_cut_to_what_is_left() {
    let cards = |scene: Scene| scene.hand(0, &["EME1", "CHT2"]).hand(1, &["CHT1"]);
    let mut table = cards(Scene::seats(2).tokens(0, 0, 3, 5).tokens(1, 0, 1, 2)).table();
    table.play(0, "play EME1 1:2").play(1, "chit CHT1").play(0, "chit CHT2");
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((0, 0, 7), (0, 0, 0)));

    let scene = Scene::options(2, json!({"card_cost": "power"})).tokens(0, 0, 0, 5).tokens(1, 0, 0, 2);
    let mut table = cards(scene).table();
    table.play(0, "play EME1 1:2").play(1, "chit CHT1").play(0, "chit CHT2");
    assert_eq!((tokens(&table, 0).2, tokens(&table, 1).2), (3, 0));
}

/// SK-17.21
#[test]
fn sk_17_21_who_is_asked() {
    let asked = |options, cards: &[&str], moolah, power| {
        let scene = Scene::options(2, options).owns("HAY 0:1 1:2").tokens(0, 0, 9, 9).tokens(1, 0, moolah, power);
        let mut table = scene.hand(0, &["HOR1"]).hand(1, cards).table();
        table.play(0, "play HOR1 HAY2");
        table.pending() == [1]
    };
    assert!(!asked(json!({}), &[], 9, 9));
    assert!(!asked(json!({}), &["CUL1"], 9, 9), "a strategy card is no aggression card");
    assert!(!asked(json!({}), &["HOR2"], 0, 9));
    assert!(asked(json!({}), &["HOR2"], 1, 0), "even if it is no chit");
    let power = || json!({"card_cost": "power"});
    assert!(!asked(power(), &["HOR2"], 2, 0));
    assert!(asked(power(), &["HOR2"], 3, 0));
}

/// SK-17.22
#[test]
fn sk_17_22_five_missing_voters() {
    let mut table = Scene::seats(2).tokens(0, 0, 15, 0).table();
    assert_eq!(table.refuse(0, "seat COO6").rule, "SK-5.2");
    let mut table = Scene::seats(2).tokens(0, 1, 10, 0).tile("COO", "A").table();
    table.play(0, "seat COO6");
    assert_eq!(tokens(&table, 0), (0, 0, 0));
}

/// SK-17.23
#[test]
fn sk_17_23_both_shortages_together() {
    let scene = |moolah| Scene::seats(2).owns("HAY 0:3 1:1").tokens(0, 0, moolah, 0).table();
    let mut table = scene(9);
    table.play(0, "power HAY1");
    assert_eq!(tokens(&table, 0), (0, 0, 0));
    assert_eq!(scene(8).refuse(0, "power HAY1").rule, "SK-6.4");
}

/// SK-17.24
#[test]
fn sk_17_24_freebies() {
    let price = |privilege: &str, cards: &[&str], square: &str| {
        let scene = Scene::privileges(2, &[privilege]).tokens(0, 20, 9, 0).hand(0, cards);
        let mut table = scene.tile("BAR", "A").tile("HAY", "S").tile("TUR", "C").table();
        for card in cards {
            table.play(0, &format!("play {card}"));
        }
        table.play(0, &format!("seat {square}"));
        20 - tokens(&table, 0).0
    };
    assert_eq!(
        [("none", "HAY1"), ("none", "TUR1"), ("none", "BAR7")].map(|(of, at)| price(of, &["FRE1"], at)),
        [0, 0, 4]
    );
    assert_eq!(price("none", &["FRE1", "FRE2"], "BAR7"), 2);
    assert_eq!(price("seat_discount 1", &["FRE1"], "BAR7"), 3);

    let scene = Scene::seats(2).owns("HAY 0:1 1:5").tokens(0, 20, 2, 9).hand(0, &["FRE1"]);
    let mut table = scene.table();
    table.play(0, "play FRE1").play(0, "power HAY5");
    assert_eq!(tokens(&table, 0).0, 18, "also for power actions");

    let mut table = Scene::privileges(2, &["seat_discount 1"]).tokens(0, 20, 0, 0).table();
    table.play(0, "seat HAY1").play(0, "seat PON1");
    let paid = 20 - tokens(&table, 0).0;
    assert_eq!(paid, 1 + 2, "the first seat action of the turn only");
}

/// SK-17.25
#[test]
fn sk_17_25_skips() {
    let mut table = Scene::seats(2).skips(0, 1).tokens(0, 9, 9, 0).hand(0, &["OVR1"]).table();
    assert_eq!(table.view(0).now.expect("a turn").limit, 1);
    table.play(0, "play OVR1");
    assert_eq!(table.view(0).now.expect("a turn").limit, 2);

    let mut table = Scene::seats(2).skips(0, 2).tokens(0, 9, 9, 0).hand(0, &["FRE1", "CUL1"]).table();
    assert_eq!(table.moves(0), ["play FRE1", "end"]);
    assert_eq!(table.refuse(0, "seat HAY1").rule, "SK-6.2");
    table.play(0, "end");
    assert_eq!(player(&table, 0).skips, 0);
}

/// SK-17.26
#[test]
fn sk_17_26_two_steps_with_a_stop() {
    let mut table = Scene::seats(2).levels(0, 1, 0).tokens(0, 0, 0, 4).hand(0, &["DEV1"]).table();
    table.play(0, "play DEV1");
    assert_eq!((player(&table, 0).development, frame(&table)), (2, FrameName::StepPlay));
    assert_eq!(player(&table, 0).income.voter, 3);
    table.play(0, "skip");
    assert_eq!((player(&table, 0).development, player(&table, 0).income.voter), (3, 4));
}

/// SK-17.27
#[test]
fn sk_17_27_flipped_and_useless() {
    for card in ["CHT1", "PRT1"] {
        let scene = Scene::seats(2).levels(0, 0, 1).tokens(0, 0, 9, 0).top(&[card]);
        let mut table = scene.table();
        table.play(0, "track culture").play(0, "flip");
        assert_eq!((frame(&table), table.moves(0)), (FrameName::Flipped, vec!["skip".to_owned()]));
        table.play(0, "skip");
        assert_eq!(discards(&table), [card]);
    }
}

/// SK-17.28
#[test]
fn sk_17_28_a_holder_falls_below() {
    let scene = Scene::seats(3).levels(0, 0, 5).levels(1, 0, 4).holds(Award::Culture, 0).turn(1).hand(1, &["SAB1"]);
    let mut table = scene.tokens(0, 0, 9, 0).table();
    assert_eq!(vp(&table, 0), 4);
    table.play(1, "play SAB1 0 culture");
    assert_eq!((player(&table, 0).culture, vp(&table, 0)), (4, 0));
    assert_eq!(table.view(0).awards[1].holder, None);
    table.play(1, "end").play(2, "end").play(0, "track culture");
    assert_eq!((vp(&table, 0), table.view(0).awards[1].holder), (4, Some(Seat(0))));
}

/// SK-17.29
#[test]
fn sk_17_29_ties() {
    let scene = Scene::seats(3).levels(0, 0, 6).levels(1, 0, 5).holds(Award::Culture, 0).turn(1).hand(1, &["SAB1"]);
    let mut table = scene.table();
    table.play(1, "play SAB1 0 culture");
    assert_eq!((player(&table, 0).culture, vp(&table, 0)), (5, 4), "both at 5: 0 keeps it");

    let scene = Scene::seats(3).levels(0, 0, 5).levels(1, 0, 5).levels(2, 0, 5).holds(Award::Culture, 0).turn(1);
    let mut table = scene.hand(1, &["SAB1"]).tokens(1, 0, 2, 0).table();
    table.play(1, "play SAB1 0 culture");
    assert_eq!(table.view(0).awards[1].holder, None, "tied heirs wait");
    table.play(1, "track culture");
    assert_eq!(table.view(0).awards[1].holder, Some(Seat(1)));
}

/// SK-17.30
#[test]
fn sk_17_30_falling_and_climbing_again() {
    let mut table = Scene::seats(2).levels(0, 0, 3).turn(1).hand(1, &["SAB1"]).tokens(0, 0, 9, 0).table();
    assert_eq!(player(&table, 0).income.voter, 4);
    table.play(1, "play SAB1 0 culture").play(1, "end");
    assert_eq!(tokens(&table, 0).0, 3, "income 3 next turn");
    table.play(0, "track culture");
    assert_eq!(player(&table, 0).income.voter, 4, "climbing to 3 again restores it");

    let mut table = Scene::seats(2).levels(0, 0, 2).turn(1).hand(1, &["SAB1"]).tokens(0, 0, 9, 0).table();
    table.play(1, "play SAB1 0 culture").play(1, "end").play(0, "track culture");
    assert_eq!(frame(&table), FrameName::StepPlay, "step_play again");
}

/// SK-17.31
#[test]
fn sk_17_31_snatching_by_the_back() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let scene = Scene::seats(2).hand(0, &["SNA1"]).hand(1, &["CUL1", "SCA1"]);
        let mut table = scene.seeded(&format!("snatch {seed}"));
        assert_eq!(table.refuse(0, "play SNA1 1 aggression").rule, "SK-8.13");
        table.play(0, "play SNA1 1 strategy").play(0, "keep");
        seen.extend(hand(&table, 0));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["CUL1", "SCA1"], "a random one of the two");
}

/// SK-17.32
#[test]
fn sk_17_32_expansion() {
    let mut table = Scene::seats(2).owns("HAY 0:1,2,3 1:4").hand(0, &["EXP1"]).table();
    assert_eq!(table.refuse(0, "play EXP1 HAY4").rule, "SK-8.10");
    assert!(may(&table, 0, "play EXP1 HAY5"));
    let scene = Scene::seats(2).owns("HAY 0:1,2,3 1:4,5").hand(0, &["EXP1"]).hand(1, &["CHT1"]).tokens(1, 0, 1, 0);
    let mut table = scene.table();
    table.play(0, "play EXP1 HAY4");
    assert_eq!(table.pending(), [1], "answerable");
    table.play(1, "chit CHT1");
    assert_eq!(owner(&table, "HAY4"), Some(1));
}

/// SK-17.33
#[test]
fn sk_17_33_government_and_opposition() {
    let scene = || Scene::seats(3).owns("HAY 0:1 1:2 2:3,4,5").tokens(0, 0, 9, 0).hand(0, &["HOR1", "PRT1"]);
    let mut table = scene().table();
    assert_eq!(table.refuse(0, "play HOR1 HAY3").rule, "SK-8.9");
    assert_eq!(table.refuse(0, "play PRT1 HAY2").rule, "SK-8.9");
    table.play(0, "play HOR1 HAY2").play(0, "play PRT1 HAY3");
    assert_eq!((owner(&table, "HAY2"), owner(&table, "HAY3")), (Some(0), Some(0)));
}

/// SK-17.34
#[test]
fn sk_17_34_trimming_and_cashing() {
    let seven = ["CUL1", "CUL2", "DEV1", "DEV2", "PRO1", "HOR1", "HOR2"];
    let mut table = Scene::seats(2).hand(0, &seven).tokens(0, 0, 4, 0).table();
    table.play(0, "end");
    assert_eq!(frame(&table), FrameName::Trim);
    table.play(0, "drop CUL1").play(0, "drop HOR2");
    assert_eq!((table.pending(), tokens(&table, 0).1, hand(&table, 0).len()), (vec![1], 4, 5));

    for (privilege, gain) in [("none", 3), ("cash_rate 2", 6)] {
        let cards = ["CUL1", "DEV1", "HOR1", "VIC1", "VIC2", "VIC3"];
        let mut table = Scene::privileges(2, &[privilege]).hand(0, &cards).tokens(0, 9, 0, 0).table();
        table.play(0, "cash CUL1").play(0, "cash DEV1").play(0, "cash HOR1").play(0, "done");
        assert_eq!(tokens(&table, 0).1, gain);
        table.play(0, "addon VIC1").play(0, "addon VIC2");
        assert_eq!((used(&table), vp(&table, 0)), (1, 4));
        assert_eq!(table.refuse(0, "addon VIC3").rule, "SK-7.7");
        table.play(0, "seat HAY1");
        assert_eq!(table.refuse(0, "addon VIC3").rule, "SK-7.7");
    }
}

/// SK-17.35
#[test]
fn sk_17_35_add_ons() {
    let cards = ["HOR1", "VIC1", "VIC2", "VIC3", "FAK1", "SCA1"];
    let scene = || Scene::seats(2).owns("HAY 0:1 1:2").tokens(0, 9, 9, 0).tokens(1, 9, 0, 0).hand(0, &cards);
    let mut table = scene().table();
    table.play(0, "play HOR1 HAY2").play(0, "addon VIC1").play(0, "addon FAK1 1:2");
    assert_eq!(used(&table), 1);
    assert_eq!(table.refuse(0, "addon VIC2").rule, "SK-7.7");
    let mut table = scene().table();
    table.play(0, "play VIC1").play(0, "addon VIC2");
    assert_eq!(used(&table), 1);
    assert_eq!(table.refuse(0, "addon VIC3").rule, "SK-7.7");
    let mut table = scene().table();
    table.play(0, "play SCA1").play(0, "seat PON1");
    table.play(0, "skip");
    assert_eq!(table.refuse(0, "addon VIC1").rule, "SK-7.7");
}

/// SK-17.36
#[test]
fn sk_17_36_diplomat() {
    let targets = |scene: Scene| {
        let mut targets = moves(&scene.hand(0, &["DIP1"]).table(), 0, "play DIP1");
        targets.sort();
        targets
    };
    assert_eq!(targets(Scene::seats(2).owns("TUR 0:1")), ["BAR", "HAY", "WIN"]);
    assert_eq!(targets(Scene::seats(2).owns("TUR 0:1").owns("WIN 0:1")), ["BAR", "CLO", "HAY", "TUR", "WIN"]);
}

/// SK-17.37
#[test]
fn sk_17_37_state_actions() {
    let scene = |privilege| Scene::privileges(2, &[privilege]).owns("COO 0:1,2,3,4").table();
    let mut table = scene("none");
    table.play(0, "state COO moolah");
    assert_eq!(tokens(&table, 0).1, 1);
    table.play(0, "state COO moolah");
    assert_eq!((tokens(&table, 0).1, used(&table)), (2, 2));
    assert_eq!(scene("none").refuse(0, "state COO all").rule, "SK-6.6");
    let mut table = scene("state_all");
    table.play(0, "state COO all");
    assert_eq!((tokens(&table, 0).1, used(&table)), (2, 1));
    assert_eq!(table.refuse(0, "state COO moolah").rule, "SK-6.6");
}

/// SK-17.38
#[test]
fn sk_17_38_nineteen_and_two() {
    let scene = Scene::seats(4).owns("BAR 0:1,2,3,4").owns("MUD 0:1,2,3,4").owns("COO 0:1,2,3,4");
    let mut table = scene.hand(0, &["VIC1", "PRO1"]).table();
    assert_eq!(vp(&table, 0), 19);
    table.play(0, "play PRO1").play(0, "addon VIC1");
    assert_eq!((vp(&table, 0), used(&table)), (21, 1));
    assert_eq!(table.outcome().expect("over at once").reason, "target");
    assert_eq!(table.refuse(0, "end").rule, "SK-10.1");
}

/// SK-17.39
#[test]
fn sk_17_39_an_heir_wins() {
    let mut scene = Scene::seats(4).tokens(0, 9, 0, 9).owns("TUR 1:1 0:2").holds(Award::National, 1);
    for at in ["WIN", "SHE", "ORC", "BUT"] {
        scene = scene.owns(&format!("{at} 1:1"));
    }
    for at in ["WIN", "SHE"] {
        scene = scene.owns(&format!("{at} 2:2"));
    }
    // 2 governs 17 points' worth in three states, so it is at 5 states too.
    let scene = scene.owns("HAY 2:1,2,3").owns("MUD 2:1,2,3,4").owns("COO 2:1,2,3,4");
    let mut table = scene.table();
    assert_eq!((player(&table, 1).states, player(&table, 2).states, vp(&table, 1), vp(&table, 2)), (5, 5, 4, 17));
    table.play(0, "power TUR1");
    let outcome = table.outcome().expect("21 for player 2");
    assert_eq!((outcome.scores.values()[2], outcome.ranks.values()[2], outcome.reason.as_ref()), (21, 1, "target"));
}

/// All states but TUR have a government; player 0 is about to form that of TUR.
fn last_open_state() -> Scene {
    let mut scene = Scene::options(2, json!({"target_vp": 60})).owns("TUR 0:1,2").tokens(0, 9, 9, 0);
    for (at, seats) in [("WIN", "1,2"), ("CLO", "1,2,3"), ("ORC", "1,2,3"), ("SHE", "1,2,3"), ("BUT", "1,2")] {
        scene = scene.owns(&format!("{at} 0:{seats}"));
    }
    for (at, seats) in [("BAR", "1,2,3,4"), ("MUD", "1,2,3,4"), ("COO", "1,2,3,4"), ("PON", "1,2,3")] {
        scene = scene.owns(&format!("{at} 1:{seats}"));
    }
    scene.owns("HAY 0:4 1:1,2,3").holds(Award::National, 0)
}

/// SK-17.40
#[test]
fn sk_17_40_the_last_open_state() {
    let mut table = last_open_state().table();
    table.play(0, "seat TUR3");
    assert_eq!((frame(&table), table.outcome()), (FrameName::Benefit, None));
    table.play(0, "skip");
    assert_eq!(table.outcome().expect("no second action").reason, "states");

    let mut table = last_open_state().table();
    table.play(0, "seat TUR3").play(0, "take culture");
    assert_eq!(table.outcome().expect("no second action").reason, "states");

    let mut table = last_open_state().levels(0, 0, 1).hand(0, &["PRT1"]).table();
    table.play(0, "seat TUR3").play(0, "take culture");
    assert_eq!(frame(&table), FrameName::StepPlay);
    table.play(0, "play PRT1 HAY1");
    assert_eq!((government(&table, "HAY"), table.outcome()), (None, None));
    assert_eq!((table.pending(), frame(&table)), (vec![0], FrameName::Main));
}

/// SK-17.41
#[test]
fn sk_17_41_nothing_left_to_draw() {
    let scene = Scene::seats(2).row(0, ["VIC1", "-", "-"]).nothing_closed(0).hand(0, &["CUL1"]).tokens(0, 9, 0, 0);
    let mut table = scene.table();
    table.play(0, "seat ORC1").play(0, "take strategy");
    assert_eq!(table.moves(0), ["draw VIC1"]);
    assert_eq!(table.refuse(0, "draw deck").rule, "SK-6.10");
    table.play(0, "draw VIC1");
    assert_eq!(row(&table, 0), ["-", "-", "-"]);
    table.play(0, "cash CUL1").play(0, "done").play(0, "end");
    assert_eq!(row(&table, 0), ["CUL1", "-", "-"], "reshuffled into slot 1 at the end of the turn");
}

/// SK-17.42
#[test]
fn sk_17_42_a_shared_win() {
    let scene = Scene::options(2, json!({"round_cap": 5})).round(5).turn(1).tokens(0, 0, 1, 2).tokens(1, 0, 5, 2);
    let mut table = scene.table();
    table.play(1, "end");
    let outcome = table.outcome().expect("the cap");
    assert_eq!((outcome.ranks.values(), outcome.reason.as_ref()), (&[1, 1][..], "round_cap"));
}

/// SK-17.43
#[test]
fn sk_17_43_nothing_left_to_snatch() {
    let scene = Scene::seats(2).hand(0, &["SNA1", "CHT2"]).hand(1, &["CHT1"]).tokens(0, 0, 1, 0).tokens(1, 0, 1, 0);
    let mut table = scene.table();
    table.play(0, "play SNA1 1 aggression").play(1, "chit CHT1").play(0, "chit CHT2");
    assert_eq!(frame(&table), FrameName::Main);
    assert_eq!(discards(&table), ["SNA1", "CHT1", "CHT2"]);
    assert!(hand(&table, 0).is_empty());
}

/// SK-17.44
#[test]
fn sk_17_44_rooster_and_fox() {
    let mut table = Scene::privileges(2, &["threshold 2"]).tokens(0, 0, 0, 2).hand(0, &["SCA1"]).table();
    table.play(0, "play SCA1");
    assert_eq!(tokens(&table, 0).1, 7);

    let scene = Scene::privileges(2, &["card_discount 1"]).owns("HAY 0:1 1:2").owns("WIN 0:1 1:2,3");
    let mut table = scene.tokens(0, 0, 1, 0).hand(0, &["HOR1", "PRT1"]).table();
    table.play(0, "play HOR1 HAY2");
    assert_eq!(tokens(&table, 0).1, 1);
    table.play(0, "play PRT1 WIN2");
    assert_eq!(tokens(&table, 0).1, 0);

    let scene = Scene::privileges(2, &["none", "card_discount 1"]).owns("HAY 0:1 1:2").tokens(0, 0, 1, 0);
    let mut table = scene.hand(0, &["HOR1"]).hand(1, &["CHT1"]).table();
    table.play(0, "play HOR1 HAY2");
    assert_eq!(table.pending(), [1], "asked even at M0 P0");
    table.play(1, "chit CHT1");
    assert_eq!(owner(&table, "HAY2"), Some(1));
}

/// SK-17.45
#[test]
fn sk_17_45_bull() {
    for (privilege, squares, power) in [
        ("power_discount 1", "2", 1),
        ("power_discount 1", "2,3,4", 3),
        ("none", "2", 2),
        ("none", "2,3,4", 4),
        ("power_discount 3", "2", 1),
    ] {
        let scene = Scene::privileges(2, &[privilege]).owns(&format!("HAY 0:1 1:{squares}")).tokens(0, 9, 0, 9);
        let mut table = scene.table();
        table.play(0, "power HAY2");
        assert_eq!(tokens(&table, 0), (7, 0, 9 - power), "{privilege} {squares}");
    }
}

/// SK-17.46
#[test]
fn sk_17_46_income() {
    let table = (0..200).find_map(|seed| {
        let table = hustings_testkit::Table::<hustings_sarkaar::Sarkaar>::seats(2);
        let table = table.options(json!({"leader_deal": 1})).seed(&format!("pig {seed}"));
        (table.view(0).players[Seat(0)].leader.as_deref() == Some("pig")).then_some(table)
    });
    let mut table = table.expect("somebody is dealt the pig");
    table.play(1, "end"); // the pig moves last
    assert_eq!(tokens(&table, 0), (8, 5, 2));

    let mut table = Scene::seats(2).levels(0, 3, 4).turn(1).table();
    table.play(1, "end");
    assert_eq!(tokens(&table, 0).0, 5);
}

/// SK-17.47
#[test]
fn sk_17_47_a_blockade_comes_too_late() {
    let scene = || Scene::seats(2).levels(0, 0, 1).tokens(0, 9, 0, 0).hand(0, &["BLO1"]).tile("BUT", "PC");
    let mut table = scene().table();
    table.play(0, "seat BUT1");
    assert_eq!(tokens(&table, 0).2, 1);
    table.play(0, "take culture");
    assert_eq!((player(&table, 0).culture, frame(&table)), (2, FrameName::StepPlay));
    table.play(0, "play BLO1 BUT");
    assert_eq!((tokens(&table, 0).2, player(&table, 0).culture, frame(&table)), (1, 2, FrameName::Main));
    let mut table = scene().table();
    table.play(0, "seat BUT1").play(0, "skip");
    assert_eq!(player(&table, 0).culture, 1);
}

/// SK-17.48
#[test]
fn sk_17_48_landslide() {
    let scene = Scene::seats(2).owns("HAY 1:3").tokens(0, 20, 20, 20).hand(0, &["LAN1", "OVR1"]);
    let mut table = scene.table();
    table.play(0, "play LAN1").play(0, "seat HAY1").play(0, "seat HAY2").play(0, "play OVR1").play(0, "power HAY3");
    assert_eq!((used(&table), government(&table, "HAY")), (3, Some(0)));
}

/// SK-17.49
#[test]
fn sk_17_49_the_round_is_finished() {
    let scene = Scene::options(3, json!({"finish_round": true})).owns("BAR 0:1,2,3,4").owns("MUD 0:1,2,3,4");
    let scene = scene.owns("HAY 0:1,2,3").owns("CLO 0:1,2").tokens(0, 20, 0, 0);
    let scene = scene.owns("COO 2:1,2,3,4").owns("PON 2:1,2,3").owns("SHE 2:1,2,3").owns("ORC 2:1,2,3");
    let mut table = scene.owns("TUR 2:1,2").owns("WIN 2:1").holds(Award::National, 2).tokens(2, 20, 0, 0).table();
    table.play(0, "seat CLO3").play(0, "skip");
    assert_eq!((vp(&table, 0), table.outcome()), (23, None));
    table.play(0, "end").play(1, "end");
    let before = vp(&table, 2);
    assert_eq!(before, 23);
    table.play(2, "seat TUR3").play(2, "skip");
    assert!(vp(&table, 2) > 25);
    table.play(2, "end");
    let outcome = table.outcome().expect("the round is over");
    assert_eq!((outcome.ranks.values(), outcome.reason.as_ref()), (&[2, 3, 1][..], "target"));
}

/// SK-17.50
#[test]
fn sk_17_50_two_power_actions() {
    let mut table = Scene::seats(2).owns("HAY 0:1 1:2,3").tokens(0, 5, 0, 5).table();
    table.play(0, "power HAY2");
    assert_eq!(tokens(&table, 0), (3, 0, 2));
    table.play(0, "power HAY3");
    assert_eq!(tokens(&table, 0), (0, 0, 0));
}

/// SK-17.51
#[test]
fn sk_17_51_a_card_is_no_seat_action() {
    let mut table = Scene::seats(2).owns("HAY 0:1 1:2").tokens(0, 5, 1, 0).hand(0, &["HOR1"]).table();
    table.play(0, "play HOR1 HAY2").play(0, "seat HAY3");
    assert_eq!(owner(&table, "HAY3"), Some(0));
}

/// SK-17.52
#[test]
fn sk_17_52_asked_in_turn_order() {
    let scene = Scene::seats(3).leaders(&["phil", "goat", "rooster"]).tokens(0, 0, 2, 4).hand(0, &["FAK1"]);
    let scene = scene.tokens(1, 2, 1, 0).tokens(2, 2, 1, 0).hand(1, &["HOR1"]).hand(2, &["HOR2"]);
    let mut table = scene.table();
    assert_eq!(table.view(0).order, [Seat(0), Seat(2), Seat(1)]);
    table.play(0, "play FAK1 1:2,2:2");
    assert_eq!(table.pending(), [2]);
    table.play(2, "pass");
    assert_eq!(table.pending(), [1]);
}
