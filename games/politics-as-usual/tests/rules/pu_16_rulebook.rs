//! PU-16, 1 to 12: what the rulebook's own examples say.

use hustings_core::Seat;
use hustings_politics_as_usual::{PhaseView, PoliticsAsUsual};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{Scene, all, all_pass, discarded, front, may, plays, polling, refused, sizes, tokens, votes, won};

#[test]
fn pu_16_1_momentum_adds_up() {
    let table = Scene::seats(3).front(1, &[36, 48]).table();
    assert_eq!(polling(&table), [0, 10, 0]);
}

#[test]
fn pu_16_2_votes_are_issues_and_received_favors() {
    let scene = |seats| {
        let scene = Scene::seats(seats).runs(1, "governor").tokens(1, 4, 2);
        scene.won(1, &["immigration", "war_on_terror"]).table()
    };
    assert_eq!(votes(&scene(4), 1), 7);
    assert_eq!(votes(&scene(2), 1), 11);
}

#[test]
fn pu_16_3_war_on_terror_is_sidestepped_for_one_card() {
    let table = Scene::seats(3).raised("war_on_terror").table();
    assert_eq!(all(&table).sidestep.expect("the Speaker decides").cost, 1);
    let table = Scene::seats(3).runs(0, "governor").raised("war_on_terror").table();
    assert_eq!(all(&table).sidestep.expect("the Speaker decides").cost, 0);

    let mut table = Table::<PoliticsAsUsual>::seats(3).options(json!({"first_speaker": 0}));
    table.play(1, "candidate bush");
    assert_eq!(tokens(&table, 1), (3, 0));
}

#[test]
fn pu_16_4_bush_wins_ties_he_is_in() {
    let scene = || Scene::seats(4).runs(2, "bush").front(0, &[45]).front(1, &[5]).front(3, &[25]);
    let mut table = scene().front(2, &[46]).table();
    assert_eq!(polling(&table), [6, 2, 6, 4]);
    all_pass(&mut table);
    assert_eq!(won(&table, 2), ["farms"]);

    let mut table = scene().front(2, &[37]).front(3, &[46]).speaker(3).table();
    assert_eq!(polling(&table), [6, 2, 5, 6]);
    all_pass(&mut table);
    assert_eq!(won(&table, 3), ["farms"]);
}

#[test]
fn pu_16_5_the_first_from_the_speaker_wins_a_tie() {
    let mut table = Scene::seats(5).speaker(4).front(1, &[25, 13]).front(3, &[26, 14]).table();
    assert_eq!(polling(&table), [0, 7, 0, 7, 0]);
    all_pass(&mut table);
    assert_eq!(won(&table, 1), ["farms"]);
}

#[test]
fn pu_16_6_the_winner_gains_a_card_more() {
    let mut table = Scene::seats(4).issue("space").front(2, &[48]).table();
    all_pass(&mut table);
    assert_eq!(sizes(&table), [7, 7, 8, 7]);

    let mut table = Scene::seats(4).issue("education").front(2, &[48]).table();
    all_pass(&mut table);
    assert_eq!(sizes(&table), [7, 7, 10, 7]);
}

#[test]
fn pu_16_7_a_canceled_play_is_used_up() {
    let mut table = Scene::seats(3).hand(0, &[48, 1]).hand(1, &[21]).passes(1).table();
    table.play(0, "poll 48 0").play(1, "react 21");
    crate::scene::oks(&mut table);
    assert_eq!(table.pending(), [1]);
    assert_eq!(table.state().phase(), PhaseView::Turn);
    assert!(discarded(&table, 48) && discarded(&table, 21));
    assert_eq!(all(&table).passes, 0);
    assert_eq!(polling(&table), [0, 0, 0]);
}

#[test]
fn pu_16_8_a_symbol_helps_its_party() {
    let scene = || Scene::options(3, json!({"parties": true})).runs(0, "mayor").runs(1, "bush");
    let table = scene().front(0, &[45]).front(1, &[48]).table();
    assert_eq!(polling(&table), [8, 6, 0]);
    let table = scene().front(1, &[45]).front(0, &[48]).table();
    assert_eq!(polling(&table), [6, 6, 0]);
}

#[test]
fn pu_16_9_an_issues_symbol_feeds_its_party() {
    let scene = || {
        let scene = Scene::options(3, json!({"parties": true})).runs(0, "mayor").runs(1, "senator").runs(2, "bush");
        scene.raised("roads").hand(0, &[12]).table()
    };
    let mut table = scene();
    table.play(0, "contest");
    assert_eq!(sizes(&table), [3, 7, 5]);

    let mut table = scene();
    table.play(0, "sidestep"); // the whole hand: not asked for a choice
    assert_eq!(sizes(&table), [0, 5, 5]);
}

#[test]
fn pu_16_10_a_no_names_favors_count_twice() {
    let table = Scene::seats(3).runs(1, "no_name").tokens(1, 3, 2).table();
    assert_eq!(votes(&table, 1), 4);
    let table = Scene::seats(2).runs(1, "no_name").tokens(1, 3, 2).table();
    assert_eq!(votes(&table, 1), 4 + 3);
}

#[test]
fn pu_16_11_a_lead_of_ten_is_a_landslide() {
    let scene = |votes: &[&str]| {
        let scene = Scene::options(3, json!({"landslide": true})).won(0, votes);
        scene.won(1, &["pensions"]).won(2, &["energy"]).tokens(0, 2, 0).tokens(1, 3, 0).table()
    };
    // 13 and a Favor are 14 against 4 and 3.
    let mut table = scene(&["economy", "health", "taxes"]);
    table.play(1, "offer 0 1 0").play(0, "accept 1");
    let outcome = table.outcome().expect("a landslide");
    assert_eq!((outcome.reason.as_ref(), outcome.scores.values()), ("landslide", &[14, 4, 3][..]));
    // 12 and a Favor are 13.
    let mut table = scene(&["economy", "health", "roads"]);
    table.play(1, "offer 0 1 0").play(0, "accept 1");
    assert_eq!((votes(&table, 0), table.outcome()), (13, None));

    // With two seats, 8 and 0 by Issues, and 3 and 1 on the cards.
    let scene = Scene::options(2, json!({"landslide": true})).won(0, &["economy"]).issue("taxes");
    let mut table = scene.tokens(0, 3, 0).tokens(1, 1, 0).front(0, &[48]).table();
    all_pass(&mut table);
    let outcome = table.outcome().expect("a landslide");
    assert_eq!((outcome.reason.as_ref(), outcome.scores.values()), ("landslide", &[11, 1][..]));
}

#[test]
fn pu_16_12_two_seats_contest_six_issues_without_trade() {
    let mut table = Table::<PoliticsAsUsual>::seats(2);
    while let Some(seat) = table.pending().first().copied() {
        let moves = table.moves(seat);
        assert!(moves.iter().all(|mv| !mv.starts_with("offer")));
        let wanted = ["contest", "pass", "ok"].into_iter().find(|mv| may(&table, seat, mv)).map(str::to_owned);
        table.play(seat, &wanted.unwrap_or_else(|| moves[0].clone()));
        if table.state().phase() != PhaseView::Over {
            assert_eq!(refused(&mut table, 0, "offer 1 1 0"), "PU-10.1");
        }
    }
    let view = all(&table);
    assert_eq!(view.camps[Seat(0)].won.len() + view.camps[Seat(1)].won.len(), 6);
    assert_eq!(table.outcome().expect("it is over").reason, "votes");
}

/// PU-7.5: a seat's Polling is not touched by what lies elsewhere.
#[test]
fn polling_is_by_seat() {
    let mut table = Scene::seats(3).hand(0, &[48, 49]).table();
    plays(&mut table, 0, "poll 48 2");
    assert_eq!((polling(&table), front(&table, 2)), (vec![0, 0, 6], vec![48]));
}
