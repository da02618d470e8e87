//! PU-14: who sees what. `promises.rs` deals everything hidden anew at every position; here are the plain cases.

use hustings_core::{Game, Luck, Seat, Viewer};
use hustings_politics_as_usual::{CardId, Event, PoliticsAsUsual, View};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{Scene, all, all_pass, oks};

#[test]
fn pu_14_1_what_everybody_sees() {
    let scene =
        Scene::seats(3).raised("taxes").deck(&["space", "roads"]).hand(0, &[1, 2, 3]).front(1, &[48]).discard(&[50]);
    let mut table = scene.table();
    table.play(0, "sidestep").play(0, "pick 1").play(0, "pick 2").play(0, "done").play(1, "offer 0 1 0 : hello");
    let view = table.view_of(Viewer::Spectator);
    assert_eq!(view.discard.iter().map(|card| card.0).collect::<Vec<_>>(), [1, 2, 50]);
    assert_eq!((view.issue.as_deref(), view.deck_bottom), (Some("space"), vec!["taxes".to_owned()]));
    assert_eq!((view.deck_size, view.camps[Seat(0)].hand_size, view.camps[Seat(1)].polling.total), (2, 1, 6));
    assert_eq!(view.offers[0].promise.as_deref(), Some("hello"));
}

#[test]
fn pu_14_2_what_only_the_owner_sees() {
    let mut table = Scene::seats(3).raised("microphone").hand(1, &[1, 2, 3]).frozen(1, &[33]).table();
    table.play(0, "contest").play(1, "pick 2");
    let own = table.view(1).camps[Seat(1)].clone();
    assert_eq!((own.hand.map(|hand| hand.len()), own.picked.map(|picked| picked[0].0)), (Some(3), Some(2)));
    assert_eq!(own.frozen.map(|frozen| frozen[0].0), Some(33));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let view = table.view_of(viewer);
        let camp = &view.camps[Seat(1)];
        assert_eq!((&camp.hand, &camp.frozen, &camp.picked, camp.picked_size), (&None, &None, &None, 1));
        assert_eq!((view.pile, view.deck, view.removed), (None, None, None));
    }
    let mut table = Scene::seats(3).deck(&[]).table();
    all_pass(&mut table);
    let view = table.view_of(Viewer::Spectator);
    assert!(view.pile.is_some() && view.removed.is_some_and(|removed| removed.len() == 4));
    assert_eq!(view.camps[Seat(0)].hand, None);
}

#[test]
fn pu_14_3_private_events() {
    // A card passed left: giver and receiver. PU-5.3, PU-5.5: peek and steal. PU-3.7: foresight.
    let mut table =
        Scene::seats(4).raised("immigration").hand(0, &[1, 2]).hand(1, &[]).hand(2, &[]).hand(3, &[]).table();
    table.play(0, "contest").play(0, "pick 1").play(0, "done");
    let knows = |viewer| {
        let mut told = table.events_seen_by(viewer).into_iter();
        told.any(|event| matches!(event, Event::PassedLeft { cards: Some(_), .. }))
    };
    let seats = [0, 1, 2, 3].map(|seat| knows(Viewer::Seat(Seat(seat))));
    assert_eq!((seats, knows(Viewer::Spectator)), ([true, true, false, false], false));
    // A card drawn: the drawer. A card frozen at random: the owner.
    let mut table = Scene::seats(3).hand(0, &[5, 33]).hand(1, &[1, 2]).hand(2, &[]).table();
    let sees = |table: &Table<PoliticsAsUsual>, viewer: u8| {
        let told = table.events_seen_by(Viewer::Seat(Seat(viewer)));
        told.iter()
            .any(|event| matches!(event, Event::Drew { cards: Some(_), .. } | Event::Froze { cards: Some(_), .. }))
    };
    table.play(0, "play 5").play(1, "ok");
    assert_eq!((sees(&table, 0), sees(&table, 1)), (true, false));
    table.play(1, "pass").play(2, "pass").play(0, "play 33 1");
    oks(&mut table);
    assert_eq!((sees(&table, 0), sees(&table, 1)), (false, true));
}

#[test]
fn pu_14_4_chance_is_told() {
    let table = Table::<PoliticsAsUsual>::seats(3).options(json!({"candidates": "random"}));
    let count = |fits: fn(&Event) -> bool| table.events().iter().filter(|event| fits(event)).count();
    assert_eq!(count(|event| matches!(event, Event::FirstSpeaker { drawn: true, .. })), 1);
    assert_eq!(count(|event| matches!(event, Event::Candidate { drawn: true, .. })), 3);
    assert_eq!(count(|event| matches!(event, Event::IssuesShuffled { issues: 16, removed: 4 })), 1);
    assert_eq!(count(|event| matches!(event, Event::PileShuffled { cards: 84, .. })), 1);
    assert!(count(|event| matches!(event, Event::Drew { .. })) >= 3);
}

/// PU-14: a view from outside is refused if a play names a card that lies elsewhere, or if cards are picked that nobody asked for.
#[test]
fn pu_14_impossible_views() {
    let mut table = Scene::seats(3).hand(0, &[1, 53]).front(1, &[21]).table();
    table.play(0, "play 1 21 2");
    let imagined = |view: &View| PoliticsAsUsual::imagine(table.start(), view, &mut Luck::from_number(0)).map(drop);
    let view = all(&table);
    assert_eq!(imagined(&view), Ok(()));

    let mut elsewhere = view.clone();
    elsewhere.chain[0].on = Some(CardId(53));
    assert_eq!(imagined(&elsewhere), Err("a play names card 53, which lies elsewhere".to_owned()));

    let mut picked = view;
    (picked.camps[Seat(0)].picked, picked.camps[Seat(0)].picked_size) = (Some(vec![CardId(53)]), 1);
    assert_eq!(imagined(&picked), Err("cards are picked, and nobody is asked for them".to_owned()));
}
