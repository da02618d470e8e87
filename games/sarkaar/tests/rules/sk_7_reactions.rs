//! SK-7.8, SK-7.9: Clean Chits, who is asked, and standing orders.

use hustings_core::{OrderAnswer, Orders, Seat, Viewer};
use hustings_sarkaar::{FrameName, Move, Sarkaar, TypedTarget};
use hustings_testkit::Table;

use crate::scene::{Scene, discards, frame, happened, owner, tokens};

/// Player 0 plays Horse Trading on 1; both have these cards and this moolah after paying.
fn horse_trading(own: &[&str], theirs: &[&str], moolah: (u16, u16)) -> Table<Sarkaar> {
    let scene = Scene::seats(3).owns("HAY 0:1 1:2 2:3").tokens(0, 0, 1 + moolah.0, 0).tokens(1, 0, moolah.1, 0);
    let scene = scene.tokens(2, 0, 9, 0).hand(0, &["HOR1"]).hand(0, own).hand(1, theirs).hand(2, &["EXP1"]);
    let mut table = scene.table();
    table.play(0, "play HOR1 HAY2");
    table
}

/// SK-7.8a: asked by what everybody sees, whether a chit is there or not; the list is `chit`s and `pass`.
#[test]
fn sk_7_8a_asked_alike() {
    let with = horse_trading(&[], &["CHT1"], (0, 1));
    let without = horse_trading(&[], &["PRT1"], (0, 1));
    assert_eq!((with.pending(), without.pending()), (vec![1], vec![1]));
    assert_eq!((with.moves(1), without.moves(1)), (vec!["chit CHT1".into(), "pass".into()], vec!["pass".to_owned()]));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let text = |table: &Table<Sarkaar>| serde_json::to_string(&table.view_of(viewer)).expect("plain data");
        assert_eq!(text(&with), text(&without), "being asked tells {viewer:?} nothing");
    }
    let question = with.view(2).question.expect("a question");
    assert_eq!((question.asked, question.card.as_ref()), (Seat(1), "HOR1"));
    assert!(matches!(question.target, TypedTarget::Square { square, .. } if square == "HAY2"));
    assert_eq!(question.price.moolah, 1);
    assert!(!question.topples, "nobody governs there");
    let scene = Scene::seats(2).owns("HAY 0:1 1:2,3,4").tokens(0, 0, 9, 0).tokens(1, 0, 1, 0);
    let mut table = scene.hand(0, &["PRT1"]).hand(1, &["CHT1"]).table();
    table.play(0, "play PRT1 HAY2");
    assert!(table.view(1).question.expect("a question").topples, "3 of 5 seats govern, 2 do not");
}

/// SK-7.8a: a chit is paid for and discarded; other cards are no answer.
#[test]
fn sk_7_8a_a_chit() {
    let mut table = horse_trading(&[], &["CHT1", "PRT1"], (0, 1));
    assert_eq!(table.refuse(1, "chit PRT1").rule, "SK-7.8");
    assert_eq!(table.refuse(1, "chit CHT2").rule, "SK-7.1");
    assert_eq!(table.refuse(2, "chit CHT2").rule, "SK-11");
    assert_eq!(table.refuse(0, "end").rule, "SK-11");
    table.play(1, "chit CHT1");
    assert_eq!((owner(&table, "HAY2"), tokens(&table, 1).1), (Some(1), 0));
    assert_eq!(discards(&table), ["HOR1", "CHT1"]);
    let expected = ["card_played", "paid", "card_discarded", "card_cancelled", "card_discarded"];
    assert_eq!(happened(&table), expected);
}

/// SK-7.8b: only these two, alternating, until one passes or cannot be asked.
#[test]
fn sk_7_8b_alternating() {
    let mut table = horse_trading(&["CHT2"], &["CHT1", "PRT1"], (1, 9));
    table.play(1, "chit CHT1");
    assert_eq!(table.pending(), [0], "not 2, whom the card does not concern");
    table.play(0, "chit CHT2");
    assert_eq!(table.pending(), [1], "it has an aggression card and moolah left");
    table.play(1, "pass");
    assert_eq!(owner(&table, "HAY2"), Some(0));
}

/// SK-7.8c: an odd number cancels, an even number does not; what was paid stays paid.
#[test]
fn sk_7_8c_odd_and_even() {
    let mut table = horse_trading(&["PRT2"], &["CHT1"], (9, 1));
    table.play(1, "chit CHT1").play(0, "pass");
    assert_eq!((owner(&table, "HAY2"), tokens(&table, 0).1, frame(&table)), (Some(1), 9, FrameName::Main));
    assert!(happened(&table).contains(&"card_cancelled".to_owned()));
}

/// SK-7.9: every answer but `pass` takes a card from a hand, so a chain ends with the chits.
#[test]
fn sk_7_9_chains_are_finite() {
    let mut table = horse_trading(&["CHT2"], &["CHT1"], (9, 9));
    table.play(1, "chit CHT1").play(0, "chit CHT2");
    assert_eq!((table.pending(), frame(&table)), (vec![0], FrameName::Main), "1 has no card left to be asked for");
}

/// SK-7.8: standing orders look at what everybody sees, and pass.
#[test]
fn sk_7_8_standing_orders() {
    let obey = |table: &Table<Sarkaar>, seat: u8, order: &str| Sarkaar::follow(table.state(), Seat(seat), order);
    let mut table = horse_trading(&["PRT2"], &["CHT1"], (9, 1));
    assert_eq!(obey(&table, 1, "unless_target"), OrderAnswer::Waits, "the card is aimed at it");
    assert_eq!(obey(&table, 1, "off_turn"), OrderAnswer::Plays(Move::Pass));
    assert_eq!(obey(&table, 2, "off_turn"), OrderAnswer::Waits, "it is not asked");
    assert_eq!(obey(&table, 1, "can_answer"), OrderAnswer::Waits, "it has a chit");
    table.play(1, "chit CHT1");
    assert_eq!(obey(&table, 0, "off_turn"), OrderAnswer::Waits, "it is its turn");
    assert_eq!(obey(&table, 0, "can_answer"), OrderAnswer::Plays(Move::Pass), "it has none");
    assert_eq!(obey(&table, 0, "unless_target"), OrderAnswer::Plays(Move::Pass), "an answer to its own card");
    assert_eq!(Sarkaar::question(table.state(), Seat(0)), 2, "each question has a number of its own");
}
