//! PU-4: what the Issues do.

use hustings_core::Seat;
use hustings_politics_as_usual::PhaseView;

use crate::scene::{Scene, all, all_pass, frozen, hand, may, plays, polling, refused, sizes, tokens, told, won};

#[test]
fn pu_4_1_the_speakers_bonus() {
    assert_eq!(polling(&Scene::seats(3).issue("war_on_terror").speaker(1).table()), [0, 2, 0]);
    assert_eq!(polling(&Scene::seats(3).issue("expenses").speaker(1).table()), [0, -2, 0]);
    // Not before it is contested.
    assert_eq!(polling(&Scene::seats(3).raised("war_on_terror").table()), [0, 0, 0]);
}

#[test]
fn pu_4_2_a_limit_of_plays_counts_extra_plays_but_not_reactions() {
    let mut table = Scene::seats(2).issue("pensions").hand(0, &[81, 47, 48, 46, 21]).hand(1, &[45]).table();
    plays(&mut table, 0, "play 81");
    plays(&mut table, 0, "poll 47 0");
    plays(&mut table, 0, "poll 48 0");
    assert_eq!(table.pending(), [1]);
    let camp = all(&table).camps[Seat(0)].clone();
    assert_eq!((camp.plays_made, camp.plays_limit), (3, Some(3)));
    table.play(1, "poll 45 1").play(0, "react 21");
    assert_eq!(table.pending(), [0], "seat 1 has nothing left to answer with");
    assert_eq!(table.moves(0), ["pass"]);

    // With plays left it is asked even at the limit.
    let mut table = Scene::seats(2).issue("pensions").hand(0, &[45, 46, 81]).hand(1, &[]).table();
    plays(&mut table, 0, "poll 45 0");
    table.play(1, "pass");
    plays(&mut table, 0, "poll 46 0");
    table.play(1, "pass");
    plays(&mut table, 0, "play 81");
    assert_eq!((table.pending(), table.moves(0)), (vec![0], vec!["pass".to_owned()]));
}

#[test]
fn pu_4_3_energy_lifts_the_small() {
    let table = Scene::seats(3).issue("energy").front(0, &[1, 5]).front(1, &[13]).table();
    assert_eq!(polling(&table), [1 + 2 + 2 + 2, 3, 0]);
}

#[test]
fn pu_4_4_in_space_one_polls_for_oneself() {
    let mut table = Scene::seats(3).issue("space").hand(0, &[48, 1]).front(1, &[5]).table();
    assert!(may(&table, 0, "poll 48 0") && !may(&table, 0, "poll 48 2"));
    assert_eq!(refused(&mut table, 0, "poll 48 2"), "PU-4.4");
    plays(&mut table, 0, "play 1 5 2"); // to move is not to play
    assert_eq!(polling(&table), [0, 0, 2]);
}

#[test]
fn pu_4_5_no_slander_on_bad_roads() {
    let mut table = Scene::seats(3).issue("roads").hand(0, &[49, 61]).table();
    assert!(table.moves(0).iter().all(|mv| !mv.starts_with("play")));
    assert_eq!(refused(&mut table, 0, "play 61 1"), "PU-4.5");
}

#[test]
fn pu_4_6_all_draw_from_the_speaker_on() {
    let mut table = Scene::seats(3).raised("economy").pile(&[33, 34, 35, 36]).table();
    let before = sizes(&table);
    table.play(0, "contest");
    assert_eq!(sizes(&table), before.iter().map(|size| size + 1).collect::<Vec<_>>());
    assert!(hand(&table, 0).contains(&33) && hand(&table, 1).contains(&34) && hand(&table, 2).contains(&35));
    assert_eq!((table.pending(), table.state().phase()), (vec![0], PhaseView::Turn));
}

#[test]
fn pu_4_7_all_pick_at_once() {
    // Taxes: face-up.
    let mut table = Scene::seats(3).raised("taxes").hand(0, &[1, 2]).hand(1, &[3]).hand(2, &[]).table();
    table.play(0, "contest");
    assert_eq!((table.pending(), table.state().phase()), (vec![0], PhaseView::Pick));
    table.play(0, "pick 2").play(0, "done");
    assert_eq!((sizes(&table), all(&table).discard.len()), (vec![1, 0, 0], 2));
    // The Hot Microphone: face-down, for the round.
    let mut table = Scene::seats(2).raised("microphone").hand(0, &[1, 2, 3]).hand(1, &[4, 5]).table();
    table.play(0, "contest").play(0, "pick 1").play(0, "pick 3").play(0, "done");
    assert_eq!((frozen(&table, 0), frozen(&table, 1)), (vec![1, 3], vec![4, 5]));
    // Immigration is PU-16.32.
}

#[test]
fn pu_4_8_draws_before_the_deal() {
    let mut table = Scene::seats(3).issue("farms").front(1, &[48]).hand(0, &[]).hand(1, &[]).hand(2, &[]).table();
    all_pass(&mut table);
    assert_eq!(sizes(&table), [3, 3, 3]); // the losers drew 1, the winner's deal is 1 more
    let mut table = Scene::seats(3).issue("parking").front(1, &[48]).hand(1, &[]).table();
    all_pass(&mut table);
    assert_eq!(sizes(&table)[1], 3 + 3);
    // From the winner's left, and before the deal.
    let scene = Scene::seats(3).issue("farms").front(1, &[48]).hand(0, &[]).hand(1, &[]).hand(2, &[]);
    let mut table = scene.pile(&(1..=40).collect::<Vec<u8>>()).table();
    all_pass(&mut table);
    assert!(hand(&table, 2).contains(&1) && hand(&table, 0).contains(&2) && hand(&table, 1).contains(&3));
}

#[test]
fn pu_4_9_health_care_costs_its_winner_two_cards() {
    let scene = || Scene::seats(3).issue("health").front(1, &[48]).hand(1, &[1, 2]);
    let mut table = scene().frozen(1, &[3]).table();
    all_pass(&mut table);
    assert_eq!((table.pending(), table.state().phase()), (vec![1], PhaseView::Award));
    assert!(may(&table, 1, "pick 3"), "frozen cards are back");
    assert!(table.moves(0).is_empty() && !may(&table, 1, "offer 0 1 0"), "no trade now");
    table.play(1, "pick 3").play(1, "pick 1").play(1, "done");
    assert!(hand(&table, 1).contains(&2) && hand(&table, 1).len() == 4);

    let mut table = scene().table();
    all_pass(&mut table);
    assert_eq!((sizes(&table)[1], table.state().phase()), (3, PhaseView::Sidestep));
}

#[test]
fn pu_4_10_a_favor_is_taken() {
    let scene = |one: (u8, u8), other: (u8, u8)| {
        let scene = Scene::seats(3).issue("finance").front(0, &[48]).tokens(0, 2, 0);
        let mut table = scene.tokens(1, one.0, one.1).tokens(2, other.0, other.1).table();
        all_pass(&mut table);
        table
    };
    let table = scene((0, 0), (0, 0));
    assert_eq!((tokens(&table, 0), table.state().phase()), ((2, 0), PhaseView::Sidestep));
    let table = scene((0, 1), (0, 0)); // nothing to choose
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((2, 1), (0, 0)));
    let mut table = scene((1, 0), (1, 0));
    assert!(told(&table).contains(&"Seat 0 takes a Favor from one of Seat 1 and Seat 2.".to_owned()));
    assert_eq!(refused(&mut table, 0, "take 0"), "PU-4.10");
    assert_eq!(refused(&mut table, 0, "take 5"), "PU-1.4");
    assert_eq!(refused(&mut table, 1, "take 2"), "PU-6.6");
    table.play(0, "take 1");
    assert_eq!((tokens(&table, 0), tokens(&table, 1)), ((2, 1), (0, 0)));
}

#[test]
fn pu_4_11_the_winner_speaks() {
    let mut table = Scene::seats(3).issue("debates").front(2, &[48]).table();
    all_pass(&mut table);
    assert_eq!((won(&table, 2), all(&table).speaker), (vec!["debates".to_owned()], Seat(2)));
}
