//! PU-12: the end.

use serde_json::json;

use crate::scene::{Scene, all, all_pass, refused, votes};

/// The last Issue, Farm Subsidies for 2, goes to seat 2 of three.
fn last(one: &[&str], other: &[&str], rest: &[&str]) -> Scene {
    let mut scene = Scene::seats(3).deck(&[]).front(2, &[48]).won(0, one).won(1, other).won(2, rest);
    for seat in 0..3 {
        scene = scene.tokens(seat, 0, 0);
    }
    scene
}

#[test]
fn pu_12_1_after_the_last_issue() {
    let mut table = Scene::seats(3).deck(&["taxes"]).table();
    all_pass(&mut table);
    assert_eq!(table.outcome(), None);
    let mut table = Scene::seats(3).deck(&[]).table();
    all_pass(&mut table);
    assert!(table.outcome().is_some() && table.pending().is_empty());
    assert_eq!(refused(&mut table, 0, "offer 1 1 0"), "PU-12.1");
}

#[test]
fn pu_12_2_votes() {
    let scene = |seats| Scene::seats(seats).tokens(0, 2, 3).won(0, &["economy", "microphone"]).table();
    assert_eq!((votes(&scene(3), 0), votes(&scene(2), 0)), (5 - 2 + 3, 5 - 2 + 3 + 2));
}

const NINE_BY_FOUR: [&str; 4] = ["economy", "education", "debates", "immigration"];
const NINE_BY_THREE: [&str; 3] = ["war_on_terror", "taxes", "roads"];

#[test]
fn pu_12_3_bush_wins_a_tie_for_the_lead() {
    let mut table =
        last(&NINE_BY_FOUR, &NINE_BY_THREE, &["health", "energy", "parking", "microphone"]).runs(1, "bush").table();
    // runs() puts the Favors on the card, which count nothing with three seats.
    all_pass(&mut table);
    let outcome = table.outcome().expect("it is over");
    assert_eq!((outcome.scores.values(), outcome.ranks.values()), (&[9, 9, 7][..], &[2, 1, 3][..]));
}

#[test]
fn pu_12_4_other_ties() {
    let mut table = last(&NINE_BY_FOUR, &NINE_BY_THREE, &["health", "energy", "parking", "microphone"]).table();
    all_pass(&mut table);
    let outcome = table.outcome().expect("it is over");
    assert_eq!((outcome.ranks.values(), outcome.reason.as_ref()), (&[1, 2, 3][..], "votes"));
    // Bush's power is for the lead only: tied for second he is ranked by Issues, 1 to 3.
    let scene = last(
        &["economy", "health"],
        &NINE_BY_THREE,
        &["pensions", "energy", "finance", "parking", "debates", "microphone"],
    );
    let mut table = scene.runs(1, "bush").table();
    all_pass(&mut table);
    let outcome = table.outcome().expect("it is over");
    assert_eq!((outcome.scores.values(), outcome.ranks.values()), (&[10, 9, 9][..], &[1, 3, 2][..]));
}

#[test]
fn pu_12_5_landslide() {
    // After an Issue and its effect, before the deal.
    let scene = |landslide: bool| {
        let scene = Scene::options(3, json!({"landslide": landslide})).issue("pensions").front(0, &[48]);
        scene.won(0, &["economy", "immigration"]).hand(0, &[]).table()
    };
    let mut table = scene(true);
    all_pass(&mut table);
    let outcome = table.outcome().expect("10 to 0");
    assert_eq!((outcome.reason.as_ref(), outcome.ranks.values()), ("landslide", &[1, 2, 2][..]));
    assert_eq!(all(&table).camps.values()[0].hand_size, 0, "nothing is dealt");
    let mut table = scene(false);
    all_pass(&mut table);
    assert_eq!(table.outcome(), None);
    // The effect counts: a Favor taken makes the tenth Vote.
    let scene = Scene::options(3, json!({"landslide": true})).issue("finance").front(0, &[48]);
    let mut table = scene.won(0, &["economy", "education"]).tokens(1, 1, 0).tokens(2, 0, 0).table();
    all_pass(&mut table);
    assert_eq!(table.outcome().expect("5 + 2 + 2 + 1").reason, "landslide");
    // After the last Issue it is an election like any other.
    let mut table = Scene::options(2, json!({"landslide": true})).deck(&[]).front(0, &[48]);
    table = table.won(0, &["economy", "health", "war_on_terror", "pensions"]).won(1, &["expenses"]);
    let mut table = table.table();
    all_pass(&mut table);
    assert_eq!(table.outcome().expect("it is over").reason, "votes");
}
