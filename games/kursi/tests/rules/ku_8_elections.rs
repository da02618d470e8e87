//! KU-8: bonus, Capital, results.

use hustings_core::Seat;
use hustings_kursi::{Ask, Event, Letter, PhaseName, Question};
use serde_json::json;

use crate::scene::{Scene, events, everybody, votes};

/// KU-8.1: only the set counts, not the Seat's own issue; the Candidate linked to the Seat, and none else.
#[test]
fn ku_8_1_matching_icons() {
    // s2 has issue E and counts I and P.
    let scene = Scene::options(2, json!({"seats": 3, "payment": "auto"})).seats(&["s2", "s4", "s7"]).round(8);
    let mut table = scene.field(0, "k01 k10 k02").field(1, "k21 k03 k07").tucked(1, "A", "AP").table();
    let place = &table.view(0).constituencies[0];
    assert_eq!((place.counts.values(), &place.leaders[..], place.each), (&[0, 3][..], &[Seat(1)][..], 4));
    everybody(&mut table, "draw 0 0");
    assert_eq!(votes(&table, 1, "A"), 4);
    assert_eq!(votes(&table, 0, "A"), 0, "EE of k01 is not in the set");
}

/// KU-8.1 with `payment = "choose"`: Seat by Seat, clockwise from the pawn holder.
#[test]
fn ku_8_1_leaders_choose_their_cards() {
    let scene = Scene::options(2, json!({"seats": 3})).seats(&["s4", "s3", "s7"]).round(8).holder(1);
    let mut table = scene.field(0, "k05 k06 k03").field(1, "k08 k04 k07").table();
    everybody(&mut table, "draw 0 0");
    // s4 counts W, P (4 votes): 2 against 1. s3 counts W, I (7 votes): II against II.
    assert_eq!((table.view(0).phase, table.pending()), (PhaseName::Bonus, vec![0]));
    let ask = Ask::BonusVotes { owner: Seat(0), at: Letter(0), wanted: 4, sum: 4 };
    assert_eq!(table.view(0).ask, Some(ask));
    table.play(0, "votes 1+1+1+1");
    assert_eq!(table.pending(), [1], "3 each, and the holder is first");
    table.play(1, "votes 3");
    assert_eq!(table.pending(), [0]);
    table.play(0, "votes 1+1+1");
    assert_eq!((votes(&table, 0, "B"), votes(&table, 1, "B")), (3, 3));
}

#[test]
fn ku_8_2_free_votes() {
    let scene = || {
        let scene = Scene::options(2, json!({"seats": 3})).seats(&["s8", "s2", "s7"]).round(8).holder(1);
        scene.field(0, "k01 k02 k04").field(1, "k03 k13 k14")
    };
    let mut table = scene().supply(1, [7, 0, 12, 4], "A").supply(0, [0, 2, 0, 0], "A").table();
    everybody(&mut table, "draw 0 0");
    while table.view(0).phase == PhaseName::Bonus {
        let player = table.pending()[0];
        let mv = table.moves(player)[0].clone();
        table.play(player, &mv);
    }
    assert_eq!(
        (table.view(0).phase, table.pending()),
        (PhaseName::Free, vec![1]),
        "both have 4; clockwise from the holder"
    );
    assert_eq!(table.moves(1), ["free A", "free B", "free C", "free none"]);
    table.play(1, "free none");
    assert!(table.events().iter().any(|event| matches!(event, Event::FreeDeclined { .. })));
    assert_eq!(table.pending(), [0]);
    table.play(0, "free B");
    assert_eq!(events(&table, "votes")[0]["sum"], 3);
    assert_eq!(table.view(0).phase, PhaseName::Over);

    // Without a 1 or a 3 nothing is reachable, and nobody is asked.
    let mut table = scene().supply(1, [7, 0, 0, 4], "A").supply(0, [7, 0, 0, 0], "A").table();
    everybody(&mut table, "draw 0 0");
    assert_eq!(table.view(0).phase, PhaseName::Over);
    // A choice of cards is asked for after the Seat.
    let mut table = scene().table();
    everybody(&mut table, "draw 0 0");
    while table.view(0).phase == PhaseName::Bonus {
        let player = table.pending()[0];
        let mv = table.moves(player)[0].clone();
        table.play(player, &mv);
    }
    table.play(1, "free C");
    assert_eq!(table.view(0).ask.expect("asked").question(), Question::Votes);
    assert_eq!(table.moves(1), ["votes 3", "votes 1+1+1"]);
}

#[test]
fn ku_8_2_no_capital_at_all() {
    let scene = Scene::options(2, json!({"seats": 3, "payment": "auto"})).round(8);
    let mut table = scene.field(0, "k04 k05 k06").field(1, "k07 k08 k09").table();
    everybody(&mut table, "draw 0 0");
    assert_eq!(events(&table, "capital")[0]["leaders"], json!([]));
    assert_eq!(table.view(0).phase, PhaseName::Over);
}

/// KU-8.3: sums, −2 included, of those with a vote of their own under the Seat.
#[test]
fn ku_8_3_the_highest_total_of_those_competing() {
    let scene = Scene::options(3, json!({"seats": 3, "payment": "auto"})).seats(&["s8", "s2", "s5"]).round(8);
    // Nobody has R or P at A.
    let scene = scene.field(0, "k01 k02 k03").field(1, "k04 k05 k06").field(2, "k13 k14 k07");
    let mut table = scene.votes(0, "A", [1, 0, 0, 3]).votes(1, "A", [0, 0, 1, 2]).votes(2, "A", [0, 0, 0, 0]).table();
    everybody(&mut table, "draw 0 0");
    while let [player] = table.pending()[..] {
        table.play(player, "free none");
    }
    let result = &events(&table, "seat_result")[0];
    assert_eq!(result["totals"], json!([-1, -3, 0]));
    assert_eq!(result["winner"], json!(0), "player 2 does not compete with nothing");
    let place = &table.view(0).constituencies[0];
    assert_eq!(place.tally.as_ref().expect("turned up")[Seat(0)].total, -1);
}

#[test]
fn ku_8_4_ties_go_by_the_issue() {
    // s8 has issue D; D 2 (k03), 1 (k14), 0.
    let scene = Scene::options(3, json!({"seats": 3, "payment": "auto"})).seats(&["s8", "s2", "s5"]).round(8);
    let scene = scene.field(0, "k14 k02 k01").field(1, "k03 k05 k06").field(2, "k04 k13 k07");
    let mut table = scene.votes(0, "A", [1, 0, 0, 0]).votes(1, "A", [1, 0, 0, 0]).votes(2, "A", [0, 1, 1, 0]).table();
    everybody(&mut table, "draw 0 0");
    while let [player] = table.pending()[..] {
        table.play(player, "free none");
    }
    let result = &events(&table, "seat_result")[0];
    assert_eq!((&result["winner"], &result["by"]), (&json!(1), &json!("issue")));
}

/// KU-8.5: more Seats first; ranks like 1, 1, 3.
#[test]
fn ku_8_5_most_seats() {
    let outcome = |wins: &[(u8, &str)]| {
        let scene = Scene::options(3, json!({"seats": 3, "payment": "auto"})).seats(&["s8", "s2", "s5"]).round(8);
        let mut scene = scene.field(0, "k01 k02 k04").field(1, "k03 k15 k05").field(2, "k13 k16 k06");
        for (player, at) in wins {
            scene = scene.votes(*player, at, [3, 0, 0, 0]);
        }
        let mut table = scene.table();
        everybody(&mut table, "draw 0 0");
        while let [player] = table.pending()[..] {
            table.play(player, "free none");
        }
        table.outcome().expect("over")
    };
    let clear = outcome(&[(2, "A"), (2, "B"), (0, "C")]);
    assert_eq!(
        (clear.ranks.values(), clear.scores.values(), clear.reason.as_ref()),
        (&[2, 3, 1][..], &[1, 0, 2][..], "seats")
    );
    let tied = outcome(&[(1, "A"), (2, "B"), (0, "C")]);
    assert_eq!((tied.ranks.values(), tied.reason.as_ref()), (&[3, 1, 2][..], "leftmost"));
}
