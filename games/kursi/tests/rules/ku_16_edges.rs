//! KU-16: the edge cases, each by its number.

use hustings_core::{Game, Seat, Start};
use hustings_kursi::{Event, Kursi, Letter, PawnReason, PhaseName, TieBreak};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{
    Scene, events, everybody, everything, hand, moves, place_all, placing, rally, to_rallies, tucked, votes,
};

/// `count` Rally cards of Economy on a Candidate without E, at a Seat without it: so many votes.
fn rally_of(scene: Scene, count: usize) -> Scene {
    scene.field(0, "k01 k03 k02 k04 k05").field(1, "k06 k07 k08 k09 k10").rally(0, "C", &"RE ".repeat(count))
}

#[test]
fn ku_16_1_no_change() {
    let mut table = Scene::players(2).hand(0, "m03").supply(0, [7, 0, 1, 4], "E").committing().table();
    table.play(0, "stroke m03").play(0, "target B");
    assert_eq!(votes(&table, 0, "B"), 1);
    for (wanted, sum) in [(4, 3), (7, 6), (9, 9)] {
        let scene = Scene::options(2, json!({"payment": "auto"})).supply(0, [7, 10, 0, 4], "E");
        let mut table = rally_of(scene, wanted).table();
        to_rallies(&mut table);
        table.play(0, "end C E");
        assert_eq!(votes(&table, 0, "C"), sum, "{wanted} without ones");
        assert_eq!(events(&table, "votes")[0]["wanted"], wanted);
        assert_eq!(events(&table, "votes")[0]["cards"]["fives"], 0, "three threes, not 5+3");
    }
}

#[test]
fn ku_16_2_the_extra_votes_are_a_gain_of_their_own() {
    let scene = |ones| rally_of(Scene::players(2).supply(0, [2, 2, ones, 4], "E"), 8);
    for (answer, sum) in [("extra", 9), ("extra none", 8)] {
        let mut table = scene(1).table();
        to_rallies(&mut table);
        table.play(0, "end C E").play(0, "minus none").play(0, "take none");
        assert_eq!(votes(&table, 0, "C"), 8);
        table.play(0, answer);
        assert_eq!(votes(&table, 0, "C"), sum);
    }
    let mut table = scene(0).table();
    to_rallies(&mut table);
    table.play(0, "end C E").play(0, "minus none").play(0, "take none");
    assert_eq!(rally(&table, 0, "C"), "", "without a 1 nothing more is asked");
}

fn pawn(table: &Table<Kursi>) -> (Seat, PawnReason) {
    let moved = table.events().iter().find_map(|event| match event {
        Event::Pawn { to, why, .. } => Some((*to, *why)),
        _ => None,
    });
    moved.expect("the pawn moved")
}

#[test]
fn ku_16_3_the_right_most_candidate_parts_a_first_tie() {
    let tiles = ["k10 k17 k01 k02 k03", "k11 k04 k05 k06 k18", "k07 k08 k09 k13 k21"];
    let mut table = placing(json!({}), &tiles);
    place_all(&mut table, &tiles);
    let popularity: Vec<u8> = table.view(0).parties.values().iter().map(|party| party.totals.p).collect();
    assert_eq!(popularity, [3, 3, 1]);
    assert_eq!(pawn(&table), (Seat(1), PawnReason::RightMost));
}

#[test]
fn ku_16_4_nobody_popular() {
    let tiles = ["k01 k02 k03 k04 k05", "k06 k07 k08 k09 k13"];
    let mut table = placing(json!({}), &tiles);
    place_all(&mut table, &tiles);
    let (first, why) = pawn(&table);
    assert_eq!(why, PawnReason::Random);
    let mut table = Scene::players(2).field(0, tiles[0]).field(1, tiles[1]).holder(first.0).round(1).table();
    everybody(&mut table, "draw 0 0");
    assert_eq!(pawn(&table), (Seat(1 - first.0), PawnReason::OnlyOne), "a tie at 0 is a tie");
    let scene = Scene::players(3).field(0, tiles[0]).field(1, tiles[1]).field(2, "k14 k15 k16 k19 k20");
    let mut table = scene.holder(1).round(1).table();
    everybody(&mut table, "draw 0 0");
    assert_eq!(table.pending(), [1]);
    assert_eq!(table.moves(1), ["give 0", "give 2"]);
    assert_eq!(table.refuse(1, "give 1").rule, "KU-5.2c");
}

#[test]
fn ku_16_5_a_later_tie() {
    let scene = |holder| {
        let scene = Scene::players(3).field(0, "k10 k11 k01 k02 k03").field(1, "k12 k17 k18 k04 k05");
        scene.field(2, "k21 k22 k06 k07 k08").holder(holder).round(2)
    };
    let mut table = scene(2).table();
    everybody(&mut table, "draw 0 0");
    assert_eq!((table.view(0).round, table.pending()), (3, vec![2]));
    assert_eq!(table.moves(2), ["give 0", "give 1"]);
    table.play(2, "give 0");
    assert_eq!(pawn(&table), (Seat(0), PawnReason::Given));
    let mut table = scene(0).table();
    everybody(&mut table, "draw 0 0");
    assert_eq!(pawn(&table), (Seat(1), PawnReason::OnlyOne));
}

#[test]
fn ku_16_6_at_least_one() {
    let scene = || {
        Scene::players(2)
            .field(0, "k04 k05 k06 k10 k11")
            .field(1, "k01 k02 k03 k07 k08")
            .hand(0, "RE RW")
            .hand(1, "m12")
    };
    let table = scene().table();
    let party = &table.view(0).parties[Seat(0)];
    assert_eq!((party.totals.c, party.totals.r), (0, 0));
    assert_eq!((party.rally_draws, party.plays), (1, 1));
    let mut table = scene().committing().table();
    table.play(1, "stroke m12").play(1, "target 0");
    assert_eq!(table.view(0).parties[Seat(0)].plays, 1, "KU-2.3: after all modifiers");
    everybody(&mut table, "draw 0 0");
    table.play(0, "play RE A");
    assert_eq!(rally(&table, 0, "A"), "RE", "one card, and all are ready");
}

#[test]
fn ku_16_7_a_cost_that_cannot_be_paid() {
    let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, "k01 k02 k03 k04 k05").hand(1, "RE");
    let mut table = scene.hand(0, "AIR RE RW RD").playing().table();
    let refused = table.refuse(0, "play AIR A");
    assert_eq!(
        (refused.rule, refused.message.as_str()),
        ("KU-5.5a", "That would cost 4 cards, and you would have only 3 left to pay with.")
    );
    table.play(0, "play AIR C");
    assert_eq!(table.view(0).own.expect("a player").due, 2);
    table.play(0, "play RE A");
    assert_eq!(table.pending(), [1], "no further play can be paid");
    assert_eq!(table.refuse(0, "play RW A").rule, "KU-10");
}

#[test]
fn ku_16_8_the_discount_counts_before_the_reveal() {
    let hand = "APP ACI RE RE RW RW RD RD RE RE";
    let due = |at: &str| {
        let mut table = Scene::players(2)
            .field(0, "k13 k14 k10 k19 k07")
            .field(1, "k01 k02 k03 k04 k05")
            .hand(0, hand)
            .playing()
            .table();
        table.play(0, &format!("play APP {at}")).play(0, &format!("play ACI {at}"));
        table.view(0).own.expect("a player").due
    };
    assert_eq!(due("A"), 6);
    assert_eq!(due("C"), 4);
    let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, "k01 k02 k03 k04 k05").tucked(0, "C", "APP");
    let mut table = scene.hand(0, "ACI AC RE").playing().table();
    table.play(0, "play ACI C");
    assert_eq!(table.view(0).own.expect("a player").due, 0, "P 4 pays for it");
    table.play(0, "play AC A");
    assert_eq!(table.view(0).parties[Seat(0)].due, 0, "the whole hand was due, and the engine paid it");
    assert_eq!(events(&table, "discarded").iter().filter(|event| event["why"] == "cost").count(), 1);
}

#[test]
fn ku_16_9_a_rebate() {
    let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, "k01 k02 k03 k04 k05").active(0, "m10");
    let mut table = scene.hand(0, "ACP AIR RE RW RD").playing().table();
    table.play(0, "play ACP A").play(0, "play AIR C");
    assert_eq!(table.view(0).own.expect("a player").due, 2);
}

#[test]
fn ku_16_10_a_masterstroke_pays() {
    let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, "k01 k02 k03 k04 k05");
    let mut table = scene.hand(0, "AC m05").playing().table();
    table.play(0, "play AC A");
    assert_eq!(tucked(&table, 0, "A"), "AC");
    assert_eq!(events(&table, "discarded")[0]["cards"], json!(["m05"]));
    assert_eq!(table.view(0).stroke_discard, ["m05"]);
}

#[test]
fn ku_16_11_the_hand_limit() {
    let cards = "RE RE RE RE RW RW RW RW m01 m02 m03";
    let mut table = Scene::players(2).hand(0, cards).round(5).playing().table();
    table.play(0, "done");
    assert_eq!((table.view(0).phase, table.pending()), (PhaseName::Limit, vec![0]));
    assert_eq!(table.moves(0), ["drop RE", "drop RW", "drop m01", "drop m02", "drop m03"]);
    table.play(0, "drop m02");
    assert_eq!(table.view(0).round, 6);
    assert_eq!(table.view(0).stroke_discard, ["m02"]);
    let mut table = Scene::players(2).hand(0, cards).round(8).playing().table();
    table.play(0, "done");
    assert_eq!(table.view(0).parties[Seat(0)].hand_cards, 8, "not after round 8");
    assert_ne!(table.view(0).phase, PhaseName::Limit);
}

#[test]
fn ku_16_12_a_deck_that_runs_out() {
    let scene = Scene::players(2).field(0, "k01 k04 k05 k06 k07").field(1, "k02 k13 k08 k09 k10").holder(1);
    let mut table = scene.rally_deck("RE").discard("RW RD").table();
    assert_eq!((table.view(0).rally_deck, table.view(0).rally_discard.len()), (1, 2));
    table.play(0, "draw 2 0").play(1, "draw 3 0");
    assert!(hand(&table, 1).starts_with("RE"), "the holder first, from the old deck");
    let sizes: Vec<u8> = table.view(0).parties.values().iter().map(|party| party.hand_cards).collect();
    assert_eq!(sizes, [1, 2], "dealt 1, 0, 1");
    let lost = events(&table, "draws_lost");
    assert_eq!(
        lost.iter().map(|lost| (&lost["seat"], &lost["count"])).collect::<Vec<_>>(),
        [(&json!(1), &json!(1)), (&json!(0), &json!(1))]
    );
    assert!(table.view(0).ran_dry);
}

#[test]
fn ku_16_13_an_issue_that_is_not_in_the_rally() {
    let scene =
        Scene::players(2).field(0, "k01 k02 k03 k04 k05").field(1, "k06 k07 k08 k09 k10").rally(0, "A", "RW RW");
    let mut table = scene.table();
    to_rallies(&mut table);
    assert_eq!(table.refuse(0, "end A E").rule, "KU-5.7a");
    table.play(0, "end A W");
}

#[test]
fn ku_16_14_all_benefits_of_six() {
    let scene = |answer: &str| {
        let scene = Scene::options(2, json!({"payment": "auto"}))
            .field(0, "k01 k02 k03 k04 k05")
            .field(1, "k06 k07 k08 k09 k10");
        let mut table = scene.rally(0, "C", "RE RE REb RDb RW RW").table();
        to_rallies(&mut table);
        table.play(0, "end C E");
        assert_eq!(table.moves(0), ["tuck REb", "tuck RDb", "tuck none"]);
        table.play(0, answer);
        assert!(table.moves(0).contains(&"minus 0 A".to_owned()) && table.moves(0).contains(&"minus none".to_owned()));
        table.play(0, "minus none");
        assert_eq!(moves(&table, 0, "take").len(), 3, "two open cards, or none");
        table.play(0, "take none");
        events(&table, "rally_discarded")[0]["cards"].as_array().expect("cards").len()
    };
    assert_eq!(scene("tuck RDb"), 5);
    assert_eq!(scene("tuck none"), 6);
}

#[test]
fn ku_16_15_a_tucked_rally_card_counts_for_the_next_rally() {
    let scene =
        Scene::options(2, json!({"payment": "auto"})).field(0, "k01 k03 k02 k04 k05").field(1, "k06 k07 k08 k09 k10");
    let mut table = scene.rally(0, "C", "REb RE").hand(0, "RE").playing().table();
    table.play(0, "done").play(0, "end C E");
    assert_eq!(votes(&table, 0, "C"), 2, "REb counts as a card of the rally, not twice");
    table.play(0, "tuck REb");
    let icons = everything(&table).parties[Seat(0)].candidates[2].icons;
    assert_eq!(icons[hustings_kursi::Icon::E], 1);
}

#[test]
fn ku_16_16_two_rallies_a_round() {
    let scene = || {
        let scene = Scene::options(2, json!({"payment": "auto"}))
            .field(0, "k01 k02 k03 k04 k05")
            .field(1, "k06 k07 k08 k09 k10");
        scene.rally(0, "A", "RE").rally(0, "B", "RE").rally(0, "C", "RE")
    };
    let mut table = scene().table();
    to_rallies(&mut table);
    table.play(0, "end A E").play(0, "end B E");
    assert_eq!(table.refuse(0, "end C E").rule, "KU-10");
    assert_eq!(rally(&table, 0, "C"), "RE");
    let mut table = scene().active(0, "m11").table();
    to_rallies(&mut table);
    table.play(0, "end A E").play(0, "end B E").play(0, "end C E");
    assert_eq!(rally(&table, 0, "C"), "");
}

#[test]
fn ku_16_17_no_minus_left() {
    let scene = |scene: Scene| rally_of(scene, 4).votes(0, "A", [0, 0, 0, 4]);
    let mut table = scene(Scene::options(2, json!({"payment": "auto"}))).table();
    to_rallies(&mut table);
    table.play(0, "end C E");
    assert_eq!(table.moves(0), ["minus 1 A", "minus 1 B", "minus 1 C", "minus 1 D", "minus 1 E", "minus none"]);
    assert_eq!(table.refuse(0, "minus 0 A").rule, "KU-6.5");
    let mut table = scene(Scene::options(2, json!({"payment": "auto"})).votes(1, "A", [0, 0, 0, 4])).table();
    to_rallies(&mut table);
    table.play(0, "end C E");
    assert_eq!(rally(&table, 0, "C"), "", "nobody has one, so nobody asks");
}

#[test]
fn ku_16_18_a_lower_ladder() {
    let ended = |cards: &str| {
        let scene = Scene::options(2, json!({"payment": "auto"}))
            .field(0, "k01 k03 k02 k04 k05")
            .field(1, "k06 k07 k08 k09 k10");
        let mut table = scene.active(0, "m16").rally(0, "C", cards).table();
        to_rallies(&mut table);
        table.play(0, "end C E");
        table
    };
    let mut three = ended("RE RE REb");
    assert_eq!(three.moves(0), ["tuck REb", "tuck none"]);
    three.play(0, "tuck none");
    assert!(three.moves(0).contains(&"minus none".to_owned()));
    let without = ended("RE RE RE");
    assert!(without.moves(0).contains(&"minus none".to_owned()));
    let one = ended("REb");
    assert_eq!(one.moves(0), ["tuck REb", "tuck none"]);
    let mut seven = ended("RE RE RE RE RE RE RE");
    seven.play(0, "minus none").play(0, "take none");
    assert_eq!(seven.moves(0), ["extra", "extra none"]);
}

#[test]
fn ku_16_19_a_damped_seat() {
    let scene = |player: u8, cards: usize| {
        let scene = Scene::options(3, json!({"payment": "auto"})).aimed(1, "m13", None, Some("C"));
        let scene =
            scene.field(0, "k01 k03 k07 k04 k05").field(1, "k06 k12 k09 k13 k10").field(2, "k14 k15 k06 k16 k17");
        let scene = scene.field(1, "k18 k12 k09 k13 k10");
        let mut table = scene.rally(player, "C", &"RE ".repeat(cards)).table();
        to_rallies(&mut table);
        table.play(player, "end C E");
        table
    };
    // k07 shows E once; k09 and k06 show none.
    assert_eq!(votes(&scene(2, 6), 2, "C"), 4);
    let weak = scene(2, 1);
    assert_eq!(votes(&weak, 2, "C"), 0);
    let strong = scene(2, 4);
    assert!(strong.moves(2).contains(&"minus none".to_owned()), "the ladder is unaffected");
    assert_eq!(votes(&scene(0, 3), 0, "C"), 4, "the shield spares the holder");
    assert_eq!(votes(&scene(1, 3), 1, "C"), 3, "and its owner is no opponent");
}

#[test]
fn ku_16_20_no_target() {
    let mut table = Scene::players(2).hand(0, "RE").hand(1, "m05").committing().table();
    table.play(1, "stroke m05");
    assert_eq!(events(&table, "wasted"), [json!({"event": "wasted", "seat": 1, "stroke": "m05"})]);
    assert_eq!(table.view(0).memory.bottom, ["m05"]);
    assert_eq!(table.view(0).phase, PhaseName::Draw);
}

#[test]
fn ku_16_21_a_grant_without_an_asset_is_asked() {
    let mut table = Scene::players(2).hand(0, "m04").hand(1, "AC m02").committing().table();
    table.play(0, "stroke m04").play(1, "stroke m02");
    assert_eq!(table.moves(0), ["target 1", "target none"]);
    table.play(0, "target 1");
    assert_eq!(hand(&table, 0), "AC");
    assert_eq!(table.pending(), [1]);
    assert_eq!(table.moves(1), ["target none"]);
}

#[test]
fn ku_16_22_a_bonus_divided() {
    let each = |players: u8, seat: &str, tiles: [&str; 4]| {
        let mut scene =
            Scene::options(players, json!({"seats": 3, "payment": "auto"})).seats(&[seat, "s1", "s5"]).round(8);
        for player in 0..players {
            scene = scene.field(player, tiles[usize::from(player)]);
        }
        let mut table = scene.table();
        everybody(&mut table, "draw 0 0");
        let bonus = &events(&table, "bonus")[0];
        (
            bonus["leaders"].as_array().expect("players").len(),
            bonus["each"].as_u64().expect("votes"),
            votes(&table, 0, "A"),
        )
    };
    // s3 counts W and I.
    assert_eq!(each(3, "s3", ["k13 k01 k02", "k14 k03 k07", "k20 k08 k09", ""]), (3, 2, 2));
    // s8 counts R and P, bonus 4.
    assert_eq!(each(4, "s8", ["k15 k01 k02", "k16 k03 k04", "k17 k05 k06", "k18 k07 k08"]), (4, 1, 1));
    assert_eq!(each(2, "s8", ["k01 k13 k14", "k02 k15 k16", "", ""]), (0, 0, 0));
}

#[test]
fn ku_16_23_the_most_capital() {
    let scene = Scene::options(3, json!({"seats": 3, "payment": "auto"})).round(8).active(2, "m15");
    let scene = scene.field(0, "k01 k02 k04").field(1, "k03 k13 k14").field(2, "k15 k16 k17");
    let mut table = scene.table();
    everybody(&mut table, "draw 0 0");
    let capital = &events(&table, "capital")[0];
    assert_eq!((&capital["counts"], &capital["leaders"]), (&json!([4, 4, 3]), &json!([0, 1])));
    let before = [votes(&table, 0, "A"), votes(&table, 1, "B")];
    table.play(0, "free A").play(1, "free B");
    assert_eq!([votes(&table, 0, "A"), votes(&table, 1, "B")], [before[0] + 3, before[1] + 3]);
    assert!(table.outcome().is_some(), "player 2 is not asked");
}

/// Two players at Seats s8 (R, P), where nobody has either, so that the piles alone decide; nobody takes free votes.
fn counted(options: serde_json::Value, tiles: [&str; 2], piles: &[(u8, &str, [u8; 4])]) -> Table<Kursi> {
    let mut scene = Scene::options(2, options).round(8).field(0, tiles[0]).field(1, tiles[1]);
    for (player, at, cards) in piles {
        scene = scene.votes(*player, at, *cards);
    }
    let mut table = scene.table();
    everybody(&mut table, "draw 0 0");
    while let [player] = table.pending()[..] {
        table.play(player, "free none");
    }
    table
}

#[test]
fn ku_16_24_the_issue_breaks_a_tie() {
    // Seat B is s2, issue E, bonus for I and P, which none of these has.
    let result = |second: &str| {
        let table = counted(
            json!({"seats": 3, "payment": "auto"}),
            ["k04 k01 k02", &format!("k05 {second} k03")],
            &[(0, "B", [1, 0, 1, 0]), (1, "B", [0, 2, 0, 0])],
        );
        let result = table.view(0).constituencies[1].result.clone().expect("counted");
        assert_eq!((result.most, &result.tied[..]), (6, &[Seat(0), Seat(1)][..]));
        (result.winner, serde_json::to_value(result.by).expect("a word"))
    };
    assert_eq!(result("k15"), (Some(Seat(0)), json!("issue")), "E 2 against 1");
    let even = counted(
        json!({"seats": 3, "payment": "auto"}),
        ["k04 k07 k02", "k05 k15 k03"],
        &[(0, "B", [1, 0, 1, 0]), (1, "B", [0, 2, 0, 0])],
    );
    assert_eq!(even.view(0).constituencies[1].leader, None, "E 1 against 1");
}

#[test]
fn ku_16_25_nothing_and_less() {
    let table = counted(
        json!({"seats": 3, "payment": "auto"}),
        ["k04 k01 k02", "k05 k15 k03"],
        &[(0, "B", [0, 0, 2, 1]), (1, "B", [0, 0, 1, 1])],
    );
    assert_eq!((votes(&table, 0, "B"), votes(&table, 1, "B")), (0, -1));
    assert_eq!(table.view(0).constituencies[1].leader, Some(Seat(0)));
    let table =
        counted(json!({"seats": 3, "payment": "auto"}), ["k04 k01 k02", "k05 k15 k03"], &[(0, "B", [0, 0, 0, 1])]);
    assert_eq!(table.view(0).constituencies[1].leader, None);
}

#[test]
fn ku_16_26_clearly_won() {
    let outcome = |clear_win: &str| {
        // A: s2 (E) tied 6 to 6, E 2 against 1. E: nobody.
        let scene = Scene::options(2, json!({"payment": "auto", "clear_win": clear_win})).round(8);
        let scene = scene.seats(&["s2", "s4", "s5", "s7", "s8"]);
        let mut scene = scene.field(0, "k01 k02 k03 k04 k13").field(1, "k15 k05 k06 k16 k14");
        for (player, at) in [(0, "A"), (1, "A"), (1, "B"), (1, "C"), (0, "D")] {
            scene = scene.votes(player, at, [if at == "A" { 1 } else { 2 }, 0, if at == "A" { 1 } else { 0 }, 0]);
        }
        let mut table = scene.votes(0, "E", [0, 0, 0, 1]).table();
        everybody(&mut table, "draw 0 0");
        while let [player] = table.pending()[..] {
            table.play(player, "free none");
        }
        let winners: Vec<Option<Seat>> = table.view(0).constituencies.iter().map(|place| place.leader).collect();
        (winners, table.outcome().expect("over"), table.view(0).tie_break)
    };
    let (winners, outright, by) = outcome("outright");
    assert_eq!(winners[..4], [Some(Seat(0)), Some(Seat(1)), Some(Seat(1)), Some(Seat(0))]);
    assert_eq!((outright.ranks.values(), outright.reason.as_ref()), (&[2, 1][..], "leftmost"));
    let level = vec![Seat(0), Seat(1)];
    let at_b = TieBreak { level: level.clone(), first: Seat(1), at: Letter(1), clearly: true };
    assert_eq!(by, Some(at_b));
    let (_, won, by) = outcome("won");
    assert_eq!(won.ranks.values(), [1, 2]);
    assert_eq!(by, Some(TieBreak { level, first: Seat(0), at: Letter(0), clearly: false }));
}

#[test]
fn ku_16_27_nobody_wins_anything() {
    let scene = Scene::options(2, json!({"seats": 3})).seats(&["s8", "s2", "s5"]).round(8);
    // No matching icon anywhere: R, P at A; I, P at B; C, R at C.
    let mut table = scene.field(0, "k04 k01 k05").field(1, "k13 k02 k06").table();
    everybody(&mut table, "draw 0 0");
    while let [player] = table.pending()[..] {
        table.play(player, "free none");
    }
    let outcome = table.outcome().expect("over");
    assert_eq!((outcome.ranks.values(), outcome.reason.as_ref()), (&[1, 1][..], "shared"));
}

#[test]
fn ku_16_28_three_seats() {
    for seed in 0..20 {
        let start =
            Start::<Kursi>::new(2, serde_json::from_value(json!({"seats": 3, "mix": "intro"})).expect("options"));
        let table = Table::set_up(start.expect("a table"), &format!("seed {seed}"));
        assert_eq!(table.moves(0).len(), 4, "packs of 4");
        let mut issues: Vec<_> = table.view(0).constituencies.iter().map(|place| place.issue).collect();
        issues.sort();
        assert_eq!(issues, hustings_kursi::Icon::ISSUES);
    }
    let mut table = Table::<Kursi>::seats(2).options(json!({"seats": 3}));
    for _ in 0..3 {
        for player in 0..2 {
            let mv = table.moves(player)[0].clone();
            table.play(player, &mv);
        }
    }
    assert_eq!(table.view(0).phase, PhaseName::Field);
    let tiles = table.view(0).own.expect("a player").tiles;
    let assets: u8 = tiles
        .iter()
        .flat_map(|id| Kursi::standard_set().data.candidates().iter().filter(move |tile| tile.id == *id))
        .map(|tile| hustings_kursi::Icon::ASSETS.iter().map(|icon| tile.icons[*icon]).sum::<u8>())
        .sum();
    assert_eq!(assets, 6);
}

/// Also checked at every position of random games: see the promises.
#[test]
fn ku_16_29_the_box_is_complete() {
    for players in 2..=4 {
        let table = Table::<Kursi>::seats(players);
        let view = everything(&table);
        let all = view.everything.as_ref().expect("all is seen");
        let hands = all.hands.values().iter().flat_map(|own| &own.hand);
        let cards: Vec<_> = all.decks.iter().chain(hands).collect();
        let total = |first: char| -> u32 {
            cards.iter().filter(|count| count.kind.starts_with(first)).map(|count| u32::from(count.count)).sum()
        };
        assert_eq!(total('R'), 51 + 3 * u32::from(players));
        assert_eq!(total('A'), 52 + 3 * u32::from(players));
        let held: usize = all.hands.values().iter().map(|own| own.strokes.len()).sum();
        assert_eq!(held + all.strokes.len() + view.display.len(), 16);
        let supply = view.parties[Seat(0)].supply;
        assert_eq!(supply.fives + supply.threes + supply.ones + supply.minus, 33);
    }
}
