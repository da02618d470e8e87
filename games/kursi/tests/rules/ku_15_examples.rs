//! KU-15: the printed examples. Player 0 has fielded A=k13 B=k14 C=k10 D=k19 E=k07: C 2, I 3, R 3, P 2.

use hustings_core::Seat;
use serde_json::json;

use crate::scene::{Scene, events, everybody, hand, moves, rally, to_rallies, tucked, votes};

const PURNIMA: &str = "k13 k14 k10 k19 k07";

#[test]
fn ku_15_1_drawing() {
    let scene = || Scene::players(2).field(0, PURNIMA).field(1, "k01 k02 k03 k04 k05");
    let mut table = scene().table();
    let party = &table.view(0).parties[Seat(0)];
    let totals = party.totals;
    assert_eq!((totals.c, totals.i, totals.r, totals.p), (2, 3, 3, 2));
    assert_eq!((party.rally_draws, party.asset_draws, party.plays), (2, 3, 3));
    assert_eq!(table.refuse(0, "draw 3 3").rule, "KU-5.4");
    table.play(0, "draw 2 3").play(1, "draw 0 0");
    let all = table.view(0).own.expect("a player").hand;
    let count = |rally: bool| -> u8 {
        all.iter().filter(|count| count.kind.starts_with('R') == rally).map(|count| count.count).sum()
    };
    assert_eq!((count(true), count(false)), (2, 3));
    let mut table = scene().table();
    table.play(0, "draw 1 0").play(1, "draw 0 0");
    assert_eq!(table.view(0).parties[Seat(0)].hand_cards, 1);
}

#[test]
fn ku_15_2_playing() {
    let scene =
        || Scene::players(2).field(0, PURNIMA).field(1, "k01 k02 k03 k04 k05").hand(0, "RE RE RW RD").hand(1, "RE");
    let mut table = scene().playing().table();
    table.play(0, "play RE A").play(0, "play RE A").play(0, "play RW C");
    assert_eq!(table.pending(), [1], "three plays, and the player is ready");
    assert_eq!(table.refuse(0, "play RD A").rule, "KU-10");
    let mut table = scene().playing().table();
    table.play(0, "play RE A").play(0, "done");
    assert_eq!(table.pending(), [1]);
}

#[test]
fn ku_15_3_a_rally_grows() {
    let scene = Scene::players(2).field(0, PURNIMA).field(1, "k01 k02 k03 k04 k05");
    let mut table = scene.rally(0, "A", "RE RW").hand(0, "RE RD").playing().table();
    table.play(0, "play RE A").play(0, "play RD A");
    assert_eq!(rally(&table, 0, "A"), "RE RW RE RD");
}

#[test]
fn ku_15_4_bolstering_with_a_discount() {
    let scene = Scene::players(2).field(0, PURNIMA).field(1, "k01 k02 k03 k04 k05");
    let mut table = scene.hand(0, "ACI RE RW").playing().table();
    table.play(0, "play ACI C");
    assert_eq!(table.view(0).own.expect("a player").due, 1);
    table.play(0, "done");
    assert_eq!(tucked(&table, 0, "C"), "ACI");
    assert_eq!(table.view(0).parties[Seat(0)].due, 1);
    assert_eq!(table.pending(), [0]);
    table.play(0, "pay RW");
    let totals = table.view(0).parties[Seat(0)].totals;
    assert_eq!((totals.c, totals.i), (3, 4));
    assert_eq!(hand(&table, 0), "RE");
}

#[test]
fn ku_15_5_ending_a_rally() {
    let scene = |options| {
        let scene = Scene::options(2, options).field(0, PURNIMA).field(1, "k01 k02 k03 k04 k05");
        scene.rally(0, "A", "RE RE RE RW").tucked(0, "A", "REb")
    };
    let mut table = scene(json!({})).table();
    to_rallies(&mut table);
    assert_eq!(table.refuse(0, "end A D").rule, "KU-5.7a");
    table.play(0, "end A E");
    let ended = &events(&table, "rally_ended")[0];
    assert_eq!([&ended["rally"], &ended["candidate"], &ended["seat_issue"]], [&json!(3), &json!(2), &json!(1)]);
    assert_eq!(ended["votes"], 6);
    assert_eq!(moves(&table, 0, "votes"), ["5+1", "3+3", "3+1+1+1", "1+1+1+1+1+1"]);
    table.play(0, "votes 3+1+1+1");
    assert_eq!(votes(&table, 0, "A"), 6);
    assert!(table.moves(0).contains(&"minus 1 C".to_owned()), "no Bolster card, so only this is asked");
    table.play(0, "minus none");
    assert_eq!(rally(&table, 0, "A"), "");

    let mut table = scene(json!({"payment": "auto"})).table();
    to_rallies(&mut table);
    table.play(0, "end A E");
    let placed = &events(&table, "votes")[0];
    assert_eq!(placed["cards"], json!({"fives": 0, "threes": 2, "ones": 0, "minus": 0}));
}

#[test]
fn ku_15_6_elections() {
    let scene = Scene::options(2, json!({"seats": 3, "payment": "auto"})).seats(&["s3", "s2", "s4"]).round(8);
    let mut table = scene.field(0, "k05 k01 k24").field(1, "k13 k21 k17").table();
    everybody(&mut table, "draw 0 0");
    let bonuses = events(&table, "bonus");
    let shown: Vec<_> = bonuses.iter().map(|bonus| (bonus["counts"].clone(), bonus["each"].clone())).collect();
    assert_eq!(shown, [(json!([4, 2]), json!(7)), (json!([0, 2]), json!(4)), (json!([2, 2]), json!(2))]);
    let placed = |player, at| votes(&table, player, at);
    assert_eq!([placed(0, "A"), placed(1, "A")], [7, 0]);
    assert_eq!([placed(0, "B"), placed(1, "B")], [0, 4]);
    assert_eq!([placed(0, "C"), placed(1, "C")], [2, 2]);
}

#[test]
fn ku_15_7_results() {
    // Players 0, 1, 2 are red, green and blue.
    let mut scene = Scene::options(3, json!({"payment": "auto"})).round(8);
    for (player, at) in [(0, "A"), (2, "B"), (1, "C"), (1, "D"), (2, "E")] {
        scene = scene.votes(player, at, [3, 0, 0, 0]);
    }
    let mut table = scene.table();
    everybody(&mut table, "draw 0 0");
    while let [player] = table.pending()[..] {
        table.play(player, "free none");
    }
    let outcome = table.outcome().expect("over");
    assert_eq!(outcome.scores.values(), [1, 2, 2]);
    assert_eq!(outcome.ranks.values(), [3, 2, 1]);
    assert_eq!(outcome.reason, "leftmost");
    assert!(events(&table, "seat_result").iter().all(|result| result["by"] == "votes"));
}
