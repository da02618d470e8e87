//! PU-10: Favors are traded.

use hustings_core::Seat;
use hustings_politics_as_usual::Event;
use serde_json::json;

use crate::scene::{Scene, all, all_pass, may, oks, plays, refused, tokens, told, votes};

fn three() -> Scene {
    Scene::seats(3).tokens(0, 3, 0).tokens(1, 2, 0).tokens(2, 1, 0).hand(0, &[48])
}

#[test]
fn pu_10_1_offers() {
    let mut table = three().table();
    assert_eq!(refused(&mut table, 0, "offer 0 1 0"), "PU-10.1");
    assert_eq!(refused(&mut table, 0, "offer 1 0 0"), "PU-10.1");
    assert_eq!(refused(&mut table, 0, "offer 4 1 0"), "PU-1.4");
    assert_eq!(refused(&mut table, 0, "offer 1 4 0"), "PU-10.1");
    assert_eq!(refused(&mut table, 0, "offer 1 0 3"), "PU-10.1");
    let offers = table.moves(0).iter().filter(|mv| mv.starts_with("offer")).count();
    assert_eq!(offers, (4 * 3 - 1) + (4 * 2 - 1));
    table.play(0, "offer 1 2 1 : I poll for you, both of us know it");
    assert_eq!(told(&table), ["Seat 0 offers Seat 1 2 Favors for 1: “I poll for you, both of us know it”"]);
    let offer = all(&table).offers[0].clone();
    assert_eq!((offer.give, offer.want, offer.payable, offer.votes), (2, 1, true, [1, 2]));
    assert_eq!(offer.promise.as_deref(), Some("I poll for you, both of us know it"));

    for options in [json!({"trade": false}), json!({"offers_per_issue": 0})] {
        let mut table = Scene::options(3, options).table();
        assert_eq!(refused(&mut table, 0, "offer 1 1 0"), "PU-10.1");
    }
    let table = Scene::options(2, json!({"trade": true})).table();
    assert!(may(&table, 0, "offer 1 1 0"));
    // Not while Candidates are chosen.
    let mut table = hustings_testkit::Table::<hustings_politics_as_usual::PoliticsAsUsual>::seats(3);
    assert_eq!(refused(&mut table, 0, "offer 1 1 0"), "PU-6.6");
}

#[test]
fn pu_10_2_answers() {
    let mut table = three().table();
    table.play(0, "offer 1 1 0");
    assert_eq!(refused(&mut table, 2, "accept 0"), "PU-10.2");
    assert_eq!(refused(&mut table, 2, "decline 0"), "PU-10.2");
    assert_eq!(refused(&mut table, 1, "accept 2"), "PU-10.2");
    assert_eq!(refused(&mut table, 1, "withdraw"), "PU-10.2");
    table.play(1, "decline 0");
    assert!(all(&table).offers.is_empty());
    table.play(0, "offer 1 1 0").play(0, "withdraw");
    assert_eq!(refused(&mut table, 1, "accept 0"), "PU-10.2");
    // An open offer blocks nobody.
    table.play(0, "offer 1 1 0");
    plays(&mut table, 0, "poll 48 0");
    table.play(1, "accept 0");
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((2, 0), (2, 1)));
}

#[test]
fn pu_10_3_a_gift_needs_acceptance() {
    let mut table = three().table();
    table.play(0, "offer 1 1 0");
    assert_eq!(tokens(&table, 1), (2, 0));
    table.play(1, "accept 0");
    assert_eq!(tokens(&table, 1), (2, 1));
}

#[test]
fn pu_10_4_received_favors_are_votes() {
    let mut table = three().table();
    table.play(1, "offer 0 0 2").play(0, "accept 1");
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((1, 0), (2, 2)));
    assert_eq!((votes(&table, 0), votes(&table, 1)), (0, 2));
    table.play(1, "offer 0 3 0").play(0, "accept 1"); // its own come back
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((1, 3), (0, 1)));
    assert_eq!(votes(&table, 0), 3);
}

#[test]
fn pu_10_5_the_card_pays_first() {
    let mut table = Scene::seats(3).tokens(0, 1, 2).tokens(1, 0, 0).table();
    table.play(0, "offer 1 2 0");
    assert_eq!(all(&table).offers[0].votes, [-1, 2]);
    table.play(1, "accept 0");
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((0, 1), (0, 2)));
    let paid = |event: &Event| matches!(event, Event::Paid { from: Seat(0), to: Seat(1), card: 1, stack: 1, .. });
    assert!(table.events().iter().any(paid));
    // Both payments are taken before either is received.
    let mut table = Scene::seats(3).tokens(0, 0, 2).tokens(1, 2, 0).table();
    table.play(0, "offer 1 2 2").play(1, "accept 0");
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((0, 2), (0, 2)));
}

#[test]
fn pu_10_6_trades_are_not_plays() {
    let mut table = three().passes(2).table();
    table.play(1, "offer 0 1 0").play(0, "accept 1");
    assert_eq!((all(&table).passes, table.pending()), (2, vec![0]));
    table.play(0, "poll 48 0").play(0, "offer 1 1 0").play(1, "accept 0");
    assert_eq!(table.pending(), [1]);
    oks(&mut table);
    let mut table = three().deck(&[]).issue("finance").table();
    all_pass(&mut table);
    assert_eq!(refused(&mut table, 1, "offer 2 1 0"), "PU-6.6");
}
