//! PU-6: setup, phases, picking and sidestepping.

use std::collections::BTreeSet;

use hustings_core::Seat;
use hustings_politics_as_usual::{Event, PhaseView, PoliticsAsUsual};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{Scene, all, all_pass, discarded, hand, may, refused, sizes, tokens, told};

fn first_issue(table: &mut Table<PoliticsAsUsual>) {
    while table.state().phase() == PhaseView::Candidate {
        let seat = table.pending()[0];
        let mv = table.moves(seat)[0].clone();
        table.play(seat, &mv);
    }
}

#[test]
fn pu_6_1_the_first_speaker_and_the_deck() {
    let table = Table::<PoliticsAsUsual>::seats(4).options(json!({"first_speaker": 2}));
    assert_eq!(told(&table)[0], "Seat 2 speaks first.");
    let drawn: BTreeSet<u8> =
        (0..30).map(|seed| all(&Table::<PoliticsAsUsual>::seats(4).seed(&format!("{seed}"))).speaker.0).collect();
    assert_eq!(drawn, BTreeSet::from([0, 1, 2, 3]));
    let view = all(&table);
    assert_eq!((view.deck_size, view.removed.expect("all is seen").len()), (12, 4));
    assert_eq!(table.view(0).removed, None);
}

#[test]
fn pu_6_2_candidates_are_chosen_from_the_speakers_left() {
    let mut table = Table::<PoliticsAsUsual>::seats(3).options(json!({"first_speaker": 1}));
    assert_eq!((table.pending(), table.moves(2).len()), (vec![2], 8));
    assert_eq!(refused(&mut table, 0, "candidate mayor"), "PU-6.6");
    table.play(2, "candidate mayor");
    assert_eq!(refused(&mut table, 0, "candidate mayor"), "PU-6.2");
    table.play(0, "candidate governor");
    assert_eq!(table.pending(), [1], "the Speaker chooses last");
    assert_eq!(sizes(&table), [0, 0, 0], "before any hand is dealt");
    table.play(1, "candidate bush");
    assert_eq!([0, 1, 2].map(|seat| tokens(&table, seat)), [(4, 0), (3, 0), (2, 0)]);
    assert_eq!(refused(&mut table, 1, "candidate general"), "PU-6.6");

    let table = Table::<PoliticsAsUsual>::seats(3).options(json!({"candidates": "random"}));
    assert_eq!(table.state().phase(), PhaseView::Sidestep);
    assert!(all(&table).camps.iter().all(|(_, camp)| camp.candidate.is_some()));
    assert_eq!(table.events().iter().filter(|event| matches!(event, Event::Candidate { drawn: true, .. })).count(), 3);
}

#[test]
fn pu_6_3_the_no_name() {
    let mut table = Table::<PoliticsAsUsual>::seats(3).options(json!({"first_speaker": 0}));
    assert_eq!(refused(&mut table, 1, "candidate no_name D"), "PU-6.3");
    let mut table = Table::<PoliticsAsUsual>::seats(3).options(json!({"first_speaker": 0, "no_name": true}));
    table.play(1, "candidate no_name D").play(2, "candidate no_name D").play(0, "candidate no_name I");
    let view = all(&table);
    assert!(view.camps.iter().all(|(_, camp)| camp.candidate.as_deref() == Some("no_name") && camp.card == 3));
    assert!(view.camps.iter().all(|(_, camp)| camp.power.is_none()));
}

#[test]
fn pu_6_4_seven_cards_each() {
    let mut table = Table::<PoliticsAsUsual>::seats(4).options(json!({"first_speaker": 0}));
    for (seat, candidate) in [(1, "mayor"), (2, "bush"), (3, "general"), (0, "senator")] {
        table.play(seat, &format!("candidate {candidate}"));
    }
    assert_eq!((sizes(&table), all(&table).pile_size), (vec![7, 7, 7, 7], 56));
    assert_eq!((all(&table).round, table.pending()), (1, vec![0]));
}

#[test]
fn pu_6_5_how_many_issues_and_cards() {
    let piles = [(2, 70), (3, 63), (4, 56), (5, 49), (6, 42)];
    for (seats, pile) in piles {
        let mut table = Table::<PoliticsAsUsual>::seats(seats);
        first_issue(&mut table);
        let view = all(&table);
        let outsider = view.camps.iter().any(|(_, camp)| camp.candidate.as_deref() == Some("outsider"));
        assert_eq!(view.pile_size, if outsider { pile - 2 } else { pile });
        let contested = if seats == 2 { 6 } else { 12 };
        assert_eq!((view.rounds, view.deck_size), (contested, contested - 1));
        assert_eq!(view.removed.expect("all is seen").len(), 16 - usize::from(contested));
    }
}

#[test]
fn pu_6_6_phases_and_who_is_pending() {
    let mut table = Scene::seats(3).raised("taxes").hand(0, &[48, 1]).hand(1, &[2, 3]).hand(2, &[4, 5]).table();
    assert_eq!((table.state().phase(), table.pending()), (PhaseView::Sidestep, vec![0]));
    assert!(may(&table, 2, "offer 0 1 0"), "trade is open to all");
    assert_eq!(refused(&mut table, 0, "pass"), "PU-6.6");
    table.play(0, "contest");
    assert_eq!((table.state().phase(), table.pending()), (PhaseView::Pick, vec![0, 1, 2]));
    for (seat, pick) in [(1, "pick 2"), (0, "pick 1"), (2, "pick 4")] {
        assert!(may(&table, seat, "offer 1 1 0") || seat == 1);
        table.play(seat, pick).play(seat, "done");
    }
    assert_eq!((table.state().phase(), table.pending()), (PhaseView::Turn, vec![0]));
    assert_eq!(refused(&mut table, 1, "pass"), "PU-6.6");
    assert_eq!(refused(&mut table, 0, "ok"), "PU-6.6");
    table.play(0, "poll 48 0");
    assert_eq!((table.state().phase(), table.pending()), (PhaseView::React, vec![1]));
    assert!(may(&table, 0, "offer 1 1 0"));
    table.play(1, "ok").play(2, "ok");
    all_pass(&mut table);
    assert_eq!((table.state().phase(), table.pending()), (PhaseView::Sidestep, vec![1]));
    assert!(table.moves(0).iter().all(|mv| !mv.contains(':')), "offers are listed without a text");
}

#[test]
fn pu_6_7_picking() {
    let mut table = Scene::seats(3).raised("microphone").hand(0, &[1, 2, 3]).hand(1, &[4]).hand(2, &[]).table();
    table.play(0, "contest");
    assert_eq!(table.pending(), [0]);
    assert_eq!(refused(&mut table, 0, "pick 9"), "PU-6.7");
    assert_eq!(refused(&mut table, 1, "pick 4"), "PU-6.6");
    table.play(0, "pick 1");
    assert_eq!(refused(&mut table, 0, "pick 1"), "PU-6.7");
    assert_eq!(refused(&mut table, 0, "done"), "PU-6.7");
    table.play(0, "pick 3");
    assert_eq!(refused(&mut table, 0, "pick 2"), "PU-6.7");
    assert_eq!(table.moves(0).iter().filter(|mv| *mv == "done").count(), 1);
    table.play(0, "done");
    assert_eq!(table.state().phase(), PhaseView::Turn);
    assert_eq!(refused(&mut table, 0, "done"), "PU-6.6");
}

#[test]
fn pu_6_8_sidestepping() {
    let scene = || Scene::seats(3).raised("economy").deck(&["taxes", "space"]).hand(0, &[1, 2, 3, 4, 5]);
    let mut table = scene().table();
    table.play(0, "sidestep");
    assert_eq!(refused(&mut table, 0, "contest"), "PU-6.6");
    assert!(table.moves(0).iter().all(|mv| mv.starts_with("pick") || mv.starts_with("offer")));
    for pick in ["pick 1", "pick 2", "pick 3", "pick 4"] {
        table.play(0, pick);
    }
    assert!(!discarded(&table, 1), "nothing is paid before `done`");
    table.play(0, "done");
    assert!([1, 2, 3, 4].into_iter().all(|card| discarded(&table, card)));
    let view = all(&table);
    assert_eq!((view.issue.as_deref(), view.deck_bottom), (Some("taxes"), vec!["economy".to_owned()]));
    assert_eq!(view.deck, Some(vec!["space".to_owned(), "economy".to_owned()]));
    assert_eq!((view.round, sizes(&table)), (1, vec![1, 5, 5]), "the effect of The Economy is ignored");
    assert_eq!(refused(&mut table, 0, "sidestep"), "PU-6.8"); // 2 cards, and there is 1

    // Not asked when it is the whole hand.
    let mut table = scene().hand(0, &[1, 2, 3, 4]).table();
    table.play(0, "sidestep");
    assert_eq!((hand(&table, 0), all(&table).issue.as_deref()), (vec![], Some("taxes")));
    // It cannot be decided later.
    table.play(0, "contest");
    assert_eq!(refused(&mut table, 0, "sidestep"), "PU-6.6");
}

#[test]
fn pu_6_9_entering() {
    let options = json!({"parties": true});
    let scene = Scene::options(3, options).runs(0, "general").runs(1, "governor").runs(2, "mayor").raised("farms");
    let mut table = scene.table();
    table.play(0, "contest");
    assert_eq!(sizes(&table), [7, 7, 5]);
    assert_eq!((table.state().phase(), all(&table).turn), (PhaseView::Turn, Seat(0)));
    // R effects hold from here.
    let mut table = Scene::seats(3).raised("war_on_terror").table();
    table.play(0, "contest");
    assert_eq!(all(&table).camps[Seat(0)].polling.total, 2);
}
