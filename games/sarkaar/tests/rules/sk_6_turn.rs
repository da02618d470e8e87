//! SK-6.1, SK-6.2, SK-6.10, SK-6.11: income, the action limit, decks and rows, and the end of a turn.

use hustings_sarkaar::{Event, FrameName};

use crate::scene::{Scene, discards, frame, hand, happened, may, player, row, tokens, used};

/// SK-6.1: 3 voters, 1 more for each income step reached on either track; on the first turn too.
#[test]
fn sk_6_1_income() {
    for (development, culture, voters) in [(0, 0, 3), (2, 2, 3), (3, 2, 4), (3, 3, 5), (4, 3, 5)] {
        let mut table = Scene::seats(2).levels(0, development, culture).turn(1).table();
        table.play(1, "end");
        assert_eq!(tokens(&table, 0).0, voters);
        assert_eq!(
            happened(&table),
            ["slot_filled"; 6].into_iter().chain(["turn_ended", "income"]).collect::<Vec<_>>()
        );
    }
    let table = hustings_testkit::Table::<hustings_sarkaar::Sarkaar>::seats(2);
    let mut table = table.options(serde_json::json!({"leader_deal": 1}));
    let first = table.pending()[0];
    assert!(player(&table, first).voter >= 3, "the first turn has its income");
    table.play(first, "end");
}

/// SK-6.2: two actions, repetition allowed; the turn never ends by itself.
#[test]
fn sk_6_2_two_actions() {
    let mut table = Scene::seats(2).tokens(0, 9, 9, 0).hand(0, &["FRE1"]).table();
    table.play(0, "track development").play(0, "track culture");
    assert_eq!((used(&table), table.moves(0)), (2, vec!["play FRE1".to_owned(), "end".to_owned()]));
    for mv in ["seat HAY1", "track culture", "cash FRE1"] {
        assert_eq!(table.refuse(0, mv).rule, "SK-6.2", "{mv}");
    }
    table.play(0, "play FRE1");
    assert_eq!(table.pending(), [0]);
}

/// SK-6.2: skips laid since the last turn shorten it, not below 0, and the turn says so.
#[test]
fn sk_6_2_a_shortened_turn() {
    let mut table = Scene::seats(2).skips(0, 1).turn(1).table();
    table.play(1, "end");
    let told = table.events().iter().find_map(|event| match event {
        Event::TurnShortened { skips, actions, .. } => Some((*skips, *actions)),
        _ => None,
    });
    assert_eq!(told, Some((1, 1)));
    let table = Scene::seats(2).skips(0, 9).table();
    assert_eq!(table.view(0).now.expect("a turn").limit, 0);
}

/// SK-6.10: a card taken from a row is replaced at once; an empty deck is remade from its discards only when it must give.
#[test]
fn sk_6_10_rows_and_decks() {
    let scene = Scene::seats(2).row(0, ["CUL1", "DEV1", "VIC1"]).discarded(&["SCA1", "MED1"]).nothing_closed(0);
    let mut table = scene.tokens(0, 9, 0, 0).table();
    table.play(0, "seat ORC1").play(0, "take strategy");
    assert_eq!(discards(&table).len(), 2, "not yet");
    table.play(0, "draw CUL1");
    assert_eq!(happened(&table), ["card_taken", "reshuffled", "slot_filled"]);
    assert!(["SCA1", "MED1"].contains(&row(&table, 0)[0].as_str()));
    assert_eq!(row(&table, 0)[1..], ["DEV1", "VIC1"]);
    assert!(discards(&table).is_empty());
}

/// SK-6.10: empty slots are filled 1 to 3, strategy first, at the end of each turn.
#[test]
fn sk_6_10_slots_at_the_end_of_the_turn() {
    let scene = Scene::seats(2).row(0, ["-", "DEV1", "-"]).row(1, ["HOR1", "-", "HOR2"]);
    let mut table = scene.top(&["VIC1", "VIC2", "SNA1"]).table();
    table.play(0, "end");
    assert_eq!(
        (row(&table, 0).join(" "), row(&table, 1).join(" ")),
        ("VIC1 DEV1 VIC2".into(), "HOR1 SNA1 HOR2".into())
    );
    let slots = table.events().iter().filter_map(|event| match event {
        Event::SlotFilled { deck, slot, .. } => Some(format!("{deck} {slot}")),
        _ => None,
    });
    assert_eq!(slots.collect::<Vec<_>>(), ["strategy 1", "strategy 3", "aggression 2"]);
}

/// SK-6.11: over five cards are dropped one at a time, for nothing; then the next player has its turn.
#[test]
fn sk_6_11_the_end_of_a_turn() {
    let six = ["CUL1", "CUL2", "DEV1", "DEV2", "HOR1", "CHT1"];
    let mut table = Scene::seats(3).hand(0, &six).tokens(0, 0, 1, 0).table();
    table.play(0, "end");
    assert_eq!((frame(&table), table.pending(), table.moves(0).len()), (FrameName::Trim, vec![0], 6));
    assert_eq!(table.refuse(0, "end").rule, "SK-11");
    assert_eq!(table.refuse(0, "drop HOR2").rule, "SK-7.1");
    table.play(0, "drop CHT1");
    assert_eq!((hand(&table, 0).len(), tokens(&table, 0).1, table.pending()), (5, 1, vec![1]));
    assert!(happened(&table).ends_with(&["turn_ended".to_owned(), "income".to_owned()]));
    table.play(1, "end").play(2, "end");
    assert_eq!((table.pending(), table.view(0).round), (vec![0], 2));
    assert!(may(&table, 0, "play CUL1"));
}
