//! PU-7: turns, aims, Polling, and why a round ends.

use hustings_core::Seat;
use hustings_politics_as_usual::PhaseView;

use crate::scene::{Scene, all, all_pass, discarded, front, may, oks, plays, polling, refused, sizes, won};

#[test]
fn pu_7_1_the_speaker_first_then_clockwise() {
    let mut table = Scene::seats(3).speaker(2).raised("space").hand(2, &[48]).table();
    table.play(2, "contest");
    assert_eq!(table.pending(), [2]);
    plays(&mut table, 2, "poll 48 2");
    assert_eq!(table.pending(), [0]);
    assert_eq!(refused(&mut table, 0, "poll 48 0"), "PU-7.1"); // not in its hand
}

#[test]
fn pu_7_1a_polling_in_front_of_anybody() {
    let mut table = Scene::seats(3).hand(0, &[48, 49]).table();
    for seat in 0..3 {
        assert!(may(&table, 0, &format!("poll 48 {seat}")));
    }
    assert_eq!(refused(&mut table, 0, "poll 48 3"), "PU-1.4");
    assert_eq!(refused(&mut table, 0, "poll 49 1"), "PU-7.1a");
}

#[test]
fn pu_7_1b_a_momentum_is_never_both() {
    let mut table = Scene::seats(3).hand(0, &[46]).hand(1, &[]).hand(2, &[]).table();
    plays(&mut table, 0, "play 46");
    assert_eq!((polling(&table), sizes(&table)[0], discarded(&table, 46)), (vec![0, 0, 0], 1, true));
    // Without a legal aim a card cannot be played.
    let table = Scene::seats(3).hand(0, &[9, 1, 74]).table();
    assert!(table.moves(0).iter().all(|mv| !mv.starts_with("play")));
}

#[test]
fn pu_7_1c_passing() {
    let mut table = Scene::seats(3).table();
    table.play(0, "pass");
    assert_eq!((table.pending(), all(&table).passes), (vec![1], 1));
}

#[test]
fn pu_7_2_whom_a_play_is_aimed_at() {
    let at = |card: u8, mv: &str| {
        let scene = Scene::seats(3).hand(0, &[card]).front(2, &[14, 50]).hand(1, &[45, 46]).discard(&[44]);
        let mut table = scene.table();
        table.play(0, mv);
        all(&table).chain[0].at
    };
    assert_eq!(at(48, "poll 48 1"), Some(Seat(1))); // the Candidate polled for
    assert_eq!(at(25, "play 25 1"), Some(Seat(1))); // the named seat
    assert_eq!(at(21, "play 21 14"), Some(Seat(2))); // where the canceled card lies
    assert_eq!(at(1, "play 1 14 0"), Some(Seat(2))); // the seat the card leaves
    assert_eq!(at(76, "play 76"), None);
    assert_eq!(at(83, "play 83 44"), None);
    // A reaction has the `at` of what it answers.
    let mut table = Scene::seats(3).hand(0, &[48]).hand(1, &[67]).table();
    table.play(0, "poll 48 2").play(1, "react 67 0");
    assert_eq!(all(&table).chain[1].at, Some(Seat(2)));
    assert_eq!(refused(&mut Scene::seats(3).hand(0, &[53]).table(), 0, "play 53"), "PU-7.2");
}

#[test]
fn pu_7_3_a_play_ends_the_turn_and_giving_up_extra_plays_is_no_pass() {
    let mut table = Scene::seats(3).hand(0, &[81, 48]).table();
    plays(&mut table, 0, "play 81");
    table.play(0, "pass");
    assert_eq!((table.pending(), all(&table).passes), (vec![1], 0));
    let mut table = Scene::seats(3).hand(0, &[48, 47]).table();
    plays(&mut table, 0, "poll 48 0");
    assert_eq!(table.pending(), [1]);
}

#[test]
fn pu_7_4_passing_is_not_final() {
    let mut table = Scene::seats(3).hand(0, &[48, 47]).hand(2, &[46]).table();
    table.play(0, "pass").play(1, "pass");
    plays(&mut table, 2, "poll 46 2");
    assert_eq!(all(&table).passes, 0);
    plays(&mut table, 0, "poll 48 0");
    table.play(1, "pass").play(2, "pass").play(0, "pass");
    assert_eq!(won(&table, 0), ["farms"]);
    // A canceled play resets the count too.
    let mut table = Scene::seats(3).hand(0, &[48]).hand(1, &[21]).passes(2).table();
    table.play(0, "poll 48 0").play(1, "react 21");
    oks(&mut table);
    assert_eq!((all(&table).passes, table.pending()), (0, vec![1]));
}

#[test]
fn pu_7_5_polling_is_a_sum_and_may_be_negative() {
    let table = Scene::seats(3)
        .issue("war_on_terror")
        .runs(0, "general")
        .front(0, &[5, 48, 78, 49])
        .front(1, &[53, 54])
        .table();
    assert_eq!(polling(&table), [2 + 6 + 3 - 2 + 1 + 2, -8, 0]);
    let parts = all(&table).camps[Seat(0)].polling.clone();
    let momentum: i16 = parts.momentum.iter().map(|card| card.printed + card.boost + card.party).sum();
    let modifiers: i16 = parts.modifiers.iter().map(|card| card.amount).sum();
    assert_eq!((momentum, modifiers, parts.parade, parts.speaker, parts.total), (8, 1, 1, 2, 12));
}

#[test]
fn pu_7_6_frozen_cards_are_out_of_reach() {
    let mut table = Scene::seats(3).hand(0, &[1, 29]).frozen(0, &[48, 69]).hand(1, &[]).frozen(1, &[33]).table();
    assert_eq!(refused(&mut table, 0, "poll 48 0"), "PU-7.6");
    assert_eq!(refused(&mut table, 0, "play 29 1"), "PU-5.6");
    all_pass(&mut table);
    assert_eq!(sizes(&table)[1], 1 + 2 + 1, "frozen cards are back, then come Farm Subsidies and the deal");
    let mut table = Scene::seats(3).runs(0, "mayor").hand(0, &[1]).frozen(0, &[48]).table();
    assert_eq!(refused(&mut table, 0, "power 48"), "PU-7.6");
}

/// PU-7.7: what is played stays out of hands and pile until the award.
#[test]
fn pu_7_7_a_round_ends() {
    let mut table = Scene::seats(2).hand(0, &[76, 77, 48]).hand(1, &[]).pile(&[33, 34]).table();
    for card in ["play 76", "play 77"] {
        plays(&mut table, 0, card);
        table.play(1, "pass");
    }
    assert_eq!((all(&table).pile_size, sizes(&table)), (0, vec![3, 0]));
    for card in [33, 34, 48] {
        plays(&mut table, 0, &format!("poll {card} 0"));
        if table.state().phase() == PhaseView::Turn && table.pending() == [1] {
            table.play(1, "pass");
        }
    }
    assert_eq!((sizes(&table), front(&table, 0)), (vec![0, 0], vec![33, 34, 48]));
    assert_eq!(table.moves(0), ["pass"]);
}
