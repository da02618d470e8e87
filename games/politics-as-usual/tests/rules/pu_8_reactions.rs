//! PU-8: windows, chains, cancels and redirects.

use hustings_core::Seat;
use hustings_politics_as_usual::PhaseView;

use crate::scene::{Scene, all, discarded, may, oks, polling, refused};

#[test]
fn pu_8_1_asked_one_by_one_if_they_have_a_card() {
    let scene = Scene::seats(5).turn(1).hand(1, &[48]).hand(2, &[5]).hand(3, &[]).frozen(3, &[9]).hand(4, &[6]);
    let mut table = scene.hand(0, &[]).table();
    table.play(1, "poll 48 1");
    assert_eq!((table.pending(), table.moves(2).iter().filter(|mv| !mv.starts_with("offer")).count()), (vec![2], 1));
    assert_eq!(refused(&mut table, 4, "ok"), "PU-6.6");
    table.play(2, "ok");
    assert_eq!(table.pending(), [4], "a seat without an unfrozen card is not asked");
    table.play(4, "ok");
    assert_eq!((table.state().phase(), polling(&table)[1]), (PhaseView::Turn, 6));
}

#[test]
fn pu_8_2_only_cancels_and_redirects_react() {
    let mut table = Scene::seats(3).hand(0, &[48]).hand(1, &[49, 72, 5, 24]).table();
    table.play(0, "poll 48 0");
    for card in [49, 72, 5] {
        assert_eq!(refused(&mut table, 1, &format!("react {card}")), "PU-8.2");
    }
    assert_eq!(refused(&mut table, 1, "react 21"), "PU-8.2"); // not in its hand
    // The most recent play only: 9 answers a Slander, and the Slander is below.
    let mut table = Scene::seats(3).hand(0, &[53]).hand(1, &[9]).hand(2, &[10]).table();
    table.play(0, "play 53 1").play(1, "react 9");
    assert_eq!(refused(&mut table, 2, "react 10"), "PU-8.5");
}

#[test]
fn pu_8_3_a_reaction_is_a_play() {
    let mut table = Scene::seats(4).hand(0, &[48, 69]).hand(1, &[21]).hand(2, &[22]).hand(3, &[70]).table();
    table.play(0, "poll 48 0").play(1, "react 21");
    // All others are asked about it, the first player too.
    assert_eq!(table.pending(), [2]);
    table.play(2, "react 22");
    assert_eq!(table.pending(), [3]);
    table.play(3, "react 70");
    assert_eq!(table.pending(), [0]);
    assert_eq!(all(&table).chain.len(), 4);
    table.play(0, "ok"); // seats 1 and 2 have no card left
    // 70 canceled 22; the window about 21 goes on after seat 2.
    assert_eq!((all(&table).chain.len(), table.pending()), (2, vec![0]));
    table.play(0, "react 69");
    assert_eq!(polling(&table), [6, 0, 0, 0]);
    assert!([21, 22, 69, 70].into_iter().all(|card| discarded(&table, card)));
}

#[test]
fn pu_8_4a_a_canceled_reaction_resumes_the_window_below() {
    // The same as PU-16.18, with a window that is used once more.
    let mut table = Scene::seats(4).hand(0, &[53, 69]).hand(1, &[5]).hand(2, &[9]).hand(3, &[10]).table();
    table.play(0, "play 53 2").play(1, "ok").play(2, "react 9").play(3, "ok").play(0, "react 69");
    oks_until(&mut table, 3);
    table.play(3, "react 10").play(1, "ok");
    assert!(discarded(&table, 53) && discarded(&table, 10));
    assert_eq!((polling(&table), table.pending()), (vec![0, 0, 0, 0], vec![1]));
}

fn oks_until(table: &mut hustings_testkit::Table<hustings_politics_as_usual::PoliticsAsUsual>, seat: u8) {
    while all(table).chain.len() > 1 {
        let asked = table.pending()[0];
        table.play(asked, "ok");
    }
    assert_eq!(table.pending(), [seat]);
}

#[test]
fn pu_8_4b_a_redirect_makes_a_fresh_play() {
    let mut table = Scene::seats(3).hand(0, &[49]).hand(1, &[5]).hand(2, &[17]).table();
    table.play(0, "play 49 2").play(1, "ok").play(2, "react 17 0").play(1, "ok");
    // Seat 1 had said ok already, and is asked anew; seat 0 has no card.
    assert_eq!(table.pending(), [1]);
    let link = all(&table).chain[0].clone();
    assert_eq!((link.seat, link.at), (Seat(2), Some(Seat(0))));
    table.play(1, "ok");
    assert_eq!((polling(&table), table.pending()), (vec![-2, 0, 0], vec![1]));
    assert!(discarded(&table, 17));
}

#[test]
fn pu_8_4c_the_bottom_takes_effect() {
    let mut table = Scene::seats(3).hand(0, &[48]).table();
    table.play(0, "poll 48 0");
    oks(&mut table);
    assert_eq!((polling(&table), table.pending()), (vec![6, 0, 0], vec![1]));
}

#[test]
fn pu_8_5_what_a_cancel_answers() {
    let answers = |play: &str, card: u8| {
        let scene = Scene::seats(3).hand(0, &[46, 49, 76, 56]).front(2, &[14]).hand(1, &[card]);
        let mut table = scene.table();
        table.play(0, play);
        may(&table, 1, &format!("react {card}"))
    };
    for (play, by) in [
        ("poll 46 0", [false, true, false, true]),
        ("play 46", [false, true, false, true]), // either mode of a Momentum
        ("play 49 2", [true, false, false, true]),
        ("play 56 14", [true, false, false, true]), // a Gotcha Question is a Slander
        ("play 76", [false, false, true, true]),
    ] {
        assert_eq!([9, 21, 41, 69].map(|card| answers(play, card)), by, "{play}");
    }
    // Never a card already in play.
    let mut table = Scene::seats(3).hand(0, &[76]).front(2, &[14]).hand(1, &[21]).table();
    table.play(0, "play 76");
    assert_eq!(refused(&mut table, 1, "react 21"), "PU-8.5");
    let mut table = Scene::seats(3).hand(0, &[21]).front(2, &[49]).table();
    assert_eq!(refused(&mut table, 0, "play 21 49"), "PU-8.5");
    assert_eq!(refused(&mut table, 0, "play 21 48"), "PU-8.5");
}

#[test]
fn pu_8_6_what_a_redirect_answers() {
    let answers = |play: &str, card: u8| {
        let mut table = Scene::seats(3).hand(0, &[46, 49, 56, 78]).front(2, &[14]).hand(1, &[card]).table();
        table.play(0, play);
        may(&table, 1, &format!("react {card} 2"))
    };
    for (play, by) in [
        ("poll 46 0", [false, true]),
        ("play 46", [false, false]),
        ("play 49 2", [true, false]), // the present target is among the new ones
        ("play 56 14", [false, false]),
        ("play 78 0", [false, false]),
    ] {
        assert_eq!([17, 67].map(|card| answers(play, card)), by, "{play}");
    }
    let mut table = Scene::seats(3).hand(0, &[17, 49]).hand(1, &[18]).table();
    assert_eq!(refused(&mut table, 0, "play 17 1"), "PU-8.6");
    table.play(0, "play 49 1");
    assert_eq!(refused(&mut table, 1, "react 18"), "PU-7.2"); // names no target
    table.play(1, "react 18 1");
    oks(&mut table);
    assert_eq!(polling(&table), [0, -2, 0]);
    // Its target is tested for the Redirector: a steal from a seat without a card is none, and the Redirect itself does not count.
    let mut table = Scene::seats(3).hand(0, &[61]).hand(1, &[17]).hand(2, &[5]).table();
    table.play(0, "play 61 2");
    assert_eq!(refused(&mut table, 1, "react 17 1"), "PU-5.6");
    assert_eq!(refused(&mut table, 1, "react 17 0"), "PU-5.6");
    assert!(may(&table, 1, "react 17 2"));
}

#[test]
fn pu_8_7_guards_bind_reactions() {
    let mut table = Scene::seats(3).hand(0, &[48]).front(0, &[72]).hand(1, &[56, 57, 24]).table();
    table.play(0, "poll 48 0");
    assert_eq!(refused(&mut table, 1, "react 56"), "PU-5.9");
    assert!(may(&table, 1, "react 24"));
}

#[test]
fn pu_8_8_powers_are_not_cards() {
    let mut table = Scene::seats(3).runs(2, "senator").hand(0, &[53, 69]).hand(1, &[]).hand(2, &[5, 6]).table();
    table.play(0, "play 53 2").play(2, "power 5");
    assert_eq!((table.state().phase(), table.pending()), (PhaseView::Turn, vec![1]), "nobody is asked about it");
    assert!(discarded(&table, 53));
}
