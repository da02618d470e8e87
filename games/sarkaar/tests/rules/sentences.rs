//! What is told, is told in whole sentences, with names instead of codes.

use hustings_core::{Game, Seat};
use hustings_sarkaar::Sarkaar;
use serde_json::json;

use crate::scene::Scene;

#[test]
fn events_are_told_with_names() {
    let mut table = Scene::seats(2).owns("HAY 0:1,2").tokens(0, 9, 0, 0).table();
    table.play(0, "seat HAY3");
    assert_eq!(
        table.sentences(),
        [
            "Seat 0 uses action 1 of 2 to buy a seat.",
            "Seat 0 pays 3 voters for the seat.",
            "Seat 0 takes seat 3 of Haystack Plains with voters.",
            "Seat 0 forms the government of Haystack Plains, worth 5 points.",
            "Seat 0 now has 5 victory points.",
            "Seat 0 gains 1 moolah and 1 power from the tile.",
        ]
    );
    let mut table = Scene::seats(2).tokens(0, 0, 2, 0).tokens(1, 4, 0, 0).hand(0, &["FAK1"]).table();
    table.play(0, "play FAK1 1:2");
    let told = table.sentences();
    assert_eq!(told[0], "Seat 0 plays Fake News on Seat 1 (2).");
    assert!(told.contains(&"Seat 0 steals 2 voters from Seat 1.".to_owned()), "{told:?}");
}

#[test]
fn refusals_are_told_with_names() {
    let mut table = Scene::seats(2).tokens(0, 0, 0, 0).owns("HAY 1:1").hand(0, &["HOR1"]).table();
    let mut why = |text: &str| table.refuse(0, text).message;
    assert_eq!(why("seat HAY1"), "Somebody holds seat 1 of Haystack Plains already.");
    assert_eq!(why("power HAY1"), "You hold no seat in Haystack Plains.");
    assert_eq!(why("seat HAY2"), "That takes 3 moolah, and you have 0.");
    assert_eq!(why("play VIC1"), "You do not hold Victory.");
    assert_eq!(why("take culture"), "That is not possible at this point of a turn.");
}

/// Programs and the page get the same move as a typed value.
#[test]
fn moves_are_typed() {
    let scene = Scene::seats(3).owns("HAY 0:1 1:2").tokens(0, 9, 9, 0).tokens(1, 3, 0, 0).tokens(2, 3, 0, 0);
    let table = scene.hand(0, &["HOR1", "FAK1"]).table();
    let mut moves = Vec::new();
    Sarkaar::legal_moves(table.state(), Seat(0), &mut moves);
    let typed = |text: &str| {
        let mv = moves.iter().find(|mv| Sarkaar::write_move(table.start(), mv) == text).expect("a legal move");
        serde_json::to_value(Sarkaar::typed_move(table.start(), mv)).expect("JSON")
    };
    assert_eq!(typed("seat HAY3"), json!({"kind": "seat", "square": "HAY3", "state": "HAY"}));
    let at = json!({"kind": "square", "square": "HAY2", "state": "HAY", "number": 2});
    assert_eq!(typed("play HOR1 HAY2"), json!({"kind": "play", "card": "HOR1", "target": at}));
    let shares = json!({"kind": "shares", "shares": [{"seat": 1, "amount": 1}, {"seat": 2, "amount": 1}]});
    assert_eq!(typed("play FAK1 1:1,2:1"), json!({"kind": "play", "card": "FAK1", "target": shares}));
    assert_eq!(typed("end"), json!({"kind": "end"}));
}
