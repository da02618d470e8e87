//! KU-5.1 to KU-5.6, KU-5.8, KU-5.9: a round, but for its rallies.

use hustings_core::{Seat, Viewer};
use hustings_kursi::{Committed, Event, PawnReason, PhaseName};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{Scene, events, everybody, hand, moves, place_all, placing, rally, tucked};

const PLAIN: [&str; 3] = ["k01 k02 k04 k05 k06", "k03 k07 k08 k09 k13", "k14 k15 k16 k19 k20"];

#[test]
fn ku_5_1_the_tracker() {
    let tiles = PLAIN;
    let mut table = placing(json!({}), &tiles);
    place_all(&mut table, &tiles);
    assert_eq!(events(&table, "round")[0]["round"], 1);
    let mut table = Scene::players(2).round(4).table();
    everybody(&mut table, "draw 0 0");
    assert_eq!((table.view(0).round, &events(&table, "round")[0]["round"]), (5, &json!(5)));
}

fn reason(table: &Table<hustings_kursi::Kursi>) -> (Option<Seat>, Seat, PawnReason) {
    let pawn = table.events().iter().find_map(|event| match event {
        Event::Pawn { from, to, why } => Some((*from, *to, *why)),
        _ => None,
    });
    pawn.expect("the pawn was handed out")
}

#[test]
fn ku_5_2a_strictly_highest() {
    let mut table = Scene::players(2).field(0, PLAIN[0]).field(1, "k10 k07 k08 k09 k13").table();
    everybody(&mut table, "draw 0 0");
    assert_eq!(reason(&table), (Some(Seat(0)), Seat(1), PawnReason::Highest));
    let mut table = Scene::players(2).field(0, PLAIN[0]).field(1, PLAIN[1]).active(0, "m14").table();
    everybody(&mut table, "draw 0 0");
    assert_eq!(reason(&table), (Some(Seat(0)), Seat(0), PawnReason::Highest), "kept, by a Masterstroke");
}

/// KU-5.2b: the right-most Candidate, then the next to the left.
#[test]
fn ku_5_2b_the_first_round() {
    let tiles = ["k01 k02 k04 k17 k21", "k03 k07 k23 k08 k24"];
    let mut table = placing(json!({}), &tiles);
    place_all(&mut table, &tiles);
    assert_eq!(reason(&table), (None, Seat(0), PawnReason::RightMost), "E 1 to 1, then D 1 to 0");
}

#[test]
fn ku_5_2c_a_tie_is_passed_on() {
    let mut table = Scene::players(3).field(0, PLAIN[0]).field(1, PLAIN[1]).field(2, PLAIN[2]).table();
    everybody(&mut table, "draw 0 0");
    assert_eq!((table.view(0).phase, table.pending()), (PhaseName::Pawn, vec![0]));
    assert_eq!(table.moves(0), ["give 1", "give 2"]);
    table.play(0, "give 2");
    assert_eq!(reason(&table), (Some(Seat(0)), Seat(2), PawnReason::Given));
}

/// KU-5.2d: from the holder on, wrapping.
#[test]
fn ku_5_2d_clockwise() {
    let mut scene = Scene::options(3, json!({"payment": "auto"})).holder(1);
    for player in 0..3 {
        scene = scene.field(player, PLAIN[usize::from(player)]).rally(player, "A", "RE");
    }
    let mut table = scene.table();
    everybody(&mut table, "draw 0 0");
    let mut order = Vec::new();
    while table.view(0).phase == PhaseName::End {
        order.push(table.pending()[0]);
        table.play(table.pending()[0], "stop");
    }
    assert_eq!(order, [1, 2, 0]);
}

#[test]
fn ku_5_3a_the_holder_takes_one() {
    let scene = || Scene::players(2).display("m01 m02").top("m03 m04 m05");
    let mut table = scene().taking().table();
    assert_eq!(table.pending(), [0]);
    assert_eq!(table.moves(0), ["take m01", "take m02", "take deck"]);
    assert_eq!(table.refuse(0, "take none").rule, "KU-5.3a");
    assert_eq!(table.refuse(0, "take m03").rule, "KU-5.3a");
    table.play(0, "take m02");
    assert_eq!(table.view(1).display, ["m01", "m03"], "refilled at once");
    assert_eq!(hand(&table, 0), "m02");
    assert_eq!(table.view(1).memory.hands[0].strokes, ["m02"], "taken before everybody's eyes");
    let mut table = scene().taking().table();
    table.play(0, "take deck");
    assert_eq!(hand(&table, 0), "m03");
    assert_eq!((table.view(1).memory.hands[0].strokes.len(), table.view(1).memory.hands[0].unknown_strokes), (0, 1));
}

/// KU-5.3a: an empty deck is made of the discards; with nothing at all the display stays short, and a holder takes nothing.
#[test]
fn ku_5_3a_an_empty_deck() {
    let held = "m03 m04 m05 m06 m07 m08 m09 m10 m11 m12 m13 m14";
    let mut table = Scene::players(2).hand(1, held).display("m01 m02").stroke_discard("m15 m16").taking().table();
    assert_eq!(table.view(0).stroke_deck, 0);
    assert_eq!(moves(&table, 0, "take"), ["m01", "m02", "deck"]);
    table.play(0, "take deck");
    assert_eq!(events(&table, "shuffled")[0]["pile"], "strokes");
    assert_eq!((table.view(0).stroke_deck, table.view(0).stroke_discard.len()), (1, 0));

    let all = format!("{held} m15 m16");
    let mut table = Scene::players(2).hand(1, &all).display("m01 m02").taking().table();
    assert_eq!(table.moves(0), ["take m01", "take m02"]);
    assert_eq!(table.refuse(0, "take deck").rule, "KU-5.3a");
    table.play(0, "take m01");
    assert_eq!(table.view(0).display, ["m02"], "short");

    let scene = Scene::players(2).field(0, PLAIN[0]).field(1, PLAIN[1]).hand(0, "m01 m02 m03 m04 m05 m06 m07 m08");
    let mut table = scene.hand(1, "m09 m10 m11 m12 m13 m14 m15 m16").table();
    everybody(&mut table, "draw 0 0");
    assert_eq!(events(&table, "nothing_to_take").len(), 1);
    assert_eq!(table.view(0).phase, PhaseName::Commit);
}

#[test]
fn ku_5_3b_masterstrokes_in_secret() {
    let mut table = Scene::players(3).hand(0, "m09 m10").hand(2, "m11").committing().table();
    assert_eq!(table.pending(), [0, 2], "whoever holds one");
    assert_eq!(table.moves(0), ["stroke m09", "stroke m10", "stroke none"]);
    assert_eq!(table.refuse(0, "stroke m11").rule, "KU-5.3b");
    table.play(0, "stroke m10");
    assert_eq!(table.events_seen_by(Viewer::Seat(Seat(2))), []);
    assert_eq!(table.view(2).parties[Seat(0)].hand_strokes, 2, "it counts as in hand");
    assert_eq!(table.view(0).own.expect("a player").committed, Some(Committed { stroke: Some("m10".into()) }));
    table.play(2, "stroke none");
    assert_eq!(events(&table, "strokes_revealed")[0]["strokes"], json!(["m10", null, null]));
    assert_eq!(table.view(0).parties[Seat(0)].active[0].stroke, "m10");
    assert_eq!(table.view(0).phase, PhaseName::Draw);
}

/// KU-5.4: both numbers at once and unseen, then a card each in turn.
#[test]
fn ku_5_4_draws() {
    let mut table = Scene::players(2).field(0, PLAIN[0]).field(1, PLAIN[1]).table();
    assert_eq!(table.refuse(0, "draw 5 0").rule, "KU-5.4");
    assert_eq!(table.refuse(0, "draw 0 7").rule, "KU-5.4");
    table.play(0, "draw 4 6");
    assert_eq!(table.events_seen_by(Viewer::Spectator), []);
    assert_eq!(table.view(0).own.expect("a player").draw, Some([4, 6]));
    table.play(1, "draw 0 1");
    let view = table.view(1);
    assert_eq!((view.parties[Seat(0)].hand_cards, view.rally_deck, view.asset_deck), (10, 51 + 6 - 4, 52 + 6 - 7));
    let told = serde_json::to_value(table.events_seen_by(Viewer::Seat(Seat(1)))).expect("plain data");
    let dealt: Vec<_> = told.as_array().expect("events").iter().filter(|event| event["event"] == "dealt").collect();
    assert_eq!(dealt.len(), 3);
    assert!(dealt.iter().all(|event| event["cards"].is_null() == (event["seat"] == 0)));
}

#[test]
fn ku_5_5_plays() {
    let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, PLAIN[0].replace("k04", "k08").as_str());
    let mut table = scene.hand(0, "RE RW").hand(1, "RD").playing().table();
    table.play(0, "play RE A");
    assert_eq!(table.events_seen_by(Viewer::Seat(Seat(1))), []);
    let view = table.view(1);
    assert_eq!(view.parties[Seat(0)].hand_cards, 2, "it counts as in hand");
    assert_eq!(view.own.expect("a player").played, []);
    assert_eq!(table.view(0).own.expect("a player").played.len(), 1);
    table.play(0, "done");
    assert_eq!(table.pending(), [1]);
    assert_eq!(table.refuse(0, "done").rule, "KU-10");
}

/// KU-5.5a: every order of a payable set is legal, and what would not be payable is refused.
#[test]
fn ku_5_5a_the_cost_stays_payable() {
    let scene = || {
        let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, PLAIN[0].replace("k04", "k08").as_str());
        scene.hand(0, "AC AI RE RW RD").playing()
    };
    for order in [["AC A", "AI B", "RE C"], ["RE C", "AC A", "AI B"], ["AI B", "RE C", "AC A"]] {
        let mut table = scene().table();
        for play in order {
            table.play(0, &format!("play {play}"));
        }
        assert_eq!(events(&table, "discarded")[0]["cards"], json!(["RW", "RD"]), "two due, two cards: the engine pays");
    }
    let mut table = scene().table();
    table.play(0, "play RE C").play(0, "play RW C");
    assert_eq!(moves(&table, 0, "play").iter().filter(|play| play.starts_with("AC")).count(), 5);
}

#[test]
fn ku_5_5b_who_is_asked() {
    let scene = Scene::players(3).field(0, PLAIN[0]).field(1, PLAIN[1]).field(2, PLAIN[2]);
    let mut table = scene.hand(0, "ACIRP").hand(1, "m01").hand(2, "RE").table();
    everybody(&mut table, "draw 0 0");
    assert_eq!(table.pending(), [0, 2], "payable or not; a Masterstroke is no such card");
    assert_eq!(table.moves(0), ["done"]);
}

#[test]
fn ku_5_6_the_reveal() {
    let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, PLAIN[0].replace("k04", "k08").as_str());
    let mut table = scene.rally(0, "B", "RD").hand(0, "RE AP RW").hand(1, "RE").playing().table();
    table.play(0, "play RE B").play(0, "play AP C").play(0, "play RW B").play(1, "done");
    assert_eq!(rally(&table, 0, "B"), "RD RE RW");
    assert_eq!(tucked(&table, 0, "C"), "AP");
    let played = &events(&table, "played")[0]["cards"];
    assert_eq!(played[0], json!({"card": "RE", "at": "B"}));
}

/// KU-5.6a: the last played is on top; a Candidate has one rally, of mixed issues.
#[test]
fn ku_5_6a_the_order_of_a_rally() {
    let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, "k01 k02 k04 k05 k06").hand(1, "m06");
    let mut table = scene.rally(0, "A", "RE RW RDb").holder(1).committing().table();
    table.play(1, "stroke m06").play(1, "target 0 A");
    assert_eq!(rally(&table, 0, "A"), "RE RW", "RDb was on top");
}

/// KU-5.6b, KU-5.6c: tucked first, and the P of this reveal does not count for its cost.
#[test]
fn ku_5_6b_tucked_then_paid() {
    let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, "k01 k02 k04 k05 k06");
    let mut table = scene.hand(0, "APP RE RE RE RW").playing().table();
    table.play(0, "play APP A").play(0, "done");
    assert_eq!(tucked(&table, 0, "A"), "APP");
    assert_eq!(table.view(0).parties[Seat(0)].due, 3);
}

#[test]
fn ku_5_6c_no_discount_carries_over() {
    let scene = Scene::players(2).field(0, "k13 k14 k10 k19 k07").field(1, "k01 k02 k04 k05 k06");
    let mut table = scene.tucked(0, "C", "APP").hand(0, "AC AI RE RE RE").playing().table();
    table.play(0, "play AC C").play(0, "play AI A").play(0, "done");
    assert_eq!(table.view(0).parties[Seat(0)].due, 1, "P 4 at C does not help A");
}

#[test]
fn ku_5_6d_paying() {
    let scene = Scene::players(2)
        .field(0, "k13 k14 k10 k19 k07")
        .field(1, "k01 k02 k07 k05 k06")
        .field(1, "k01 k02 k08 k05 k06");
    let mut table = scene.hand(0, "ACI RE RE RW m05").hand(1, "AI RE RD").playing().table();
    table.play(0, "play ACI A").play(0, "done").play(1, "play AI A").play(1, "done");
    assert_eq!((table.view(0).phase, table.pending()), (PhaseName::Pay, vec![0, 1]));
    assert_eq!(table.moves(0), ["pay RE", "pay RW", "pay m05"]);
    table.play(0, "pay RE");
    assert_eq!(table.events_seen_by(Viewer::Seat(Seat(1))), []);
    table.play(0, "pay m05").play(0, "pay RE");
    assert_eq!(table.pending(), [1]);
    assert!(table.view(1).rally_discard.is_empty(), "not before all have paid");
    assert_eq!(table.refuse(1, "pay AC").rule, "KU-5.6d");
    table.play(1, "pay RD");
    assert_eq!(table.view(1).stroke_discard, ["m05"]);
    assert_eq!(events(&table, "discarded").len(), 2);
    assert_eq!((hand(&table, 0), hand(&table, 1)), ("RW".to_owned(), "RE".to_owned()));
}

#[test]
fn ku_5_8_down_to_ten() {
    let scene = Scene::players(2).hand(0, "RE RE RE RE RE RE RE RE RE RE RE RW").hand(1, "RD");
    let mut table = scene.playing().table();
    everybody(&mut table, "done");
    assert_eq!((table.view(0).phase, table.pending()), (PhaseName::Limit, vec![0]));
    table.play(0, "drop RE");
    assert_eq!(table.events_seen_by(Viewer::Spectator), []);
    assert_eq!(table.view(1).parties[Seat(0)].hand_cards, 12);
    table.play(0, "drop RW");
    assert_eq!(events(&table, "discarded")[0]["cards"], json!(["RE", "RW"]));
    assert_eq!(table.view(0).round, 3);
}

#[test]
fn ku_5_9_what_lasts_a_round_is_over() {
    let scene = Scene::players(2).active(0, "m09").active(0, "m15").aimed(1, "m12", Some(0), None);
    let mut table = scene.table();
    everybody(&mut table, "draw 0 0");
    let view = table.view(0);
    assert_eq!(view.stroke_discard, ["m09", "m12"]);
    assert_eq!(view.parties[Seat(0)].active.len(), 1, "m15 lasts the game");
    let mut table = Scene::players(2).rally(0, "A", "RE RE").round(8).table();
    everybody(&mut table, "draw 0 0");
    table.play(0, "stop");
    assert_eq!(rally(&table, 0, "A"), "RE RE", "a rally never ended gives nothing");
    assert!(matches!(table.view(0).phase, PhaseName::Bonus | PhaseName::Free | PhaseName::Over));
}
