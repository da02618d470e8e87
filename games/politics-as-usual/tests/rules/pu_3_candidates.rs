//! PU-3: the Candidates and their powers.

use hustings_core::{Components, Game, Seat, Start, Viewer};
use hustings_politics_as_usual::PoliticsAsUsual;
use hustings_testkit::{Table, components, edit};
use serde_json::json;

use crate::scene::{Scene, all, all_pass, discarded, hand, may, oks, polling, refused, sizes, told, won};

/// Three seats with Candidates that differ in one place from ours.
fn candidates_with(ours: &str, other: &str) -> Start<PoliticsAsUsual> {
    let mut files = components(env!("CARGO_MANIFEST_DIR"));
    edit(&mut files, "candidates.toml", ours, other);
    let set = Box::leak(Box::new(Components::load("test", &files, PoliticsAsUsual::load).expect("sound")));
    Start::with_set(3, Default::default(), set).expect("a table")
}

#[test]
fn pu_3_1_the_power_counts_and_not_the_name() {
    let mut table = Scene::open(candidates_with("id = \"bush\"", "id = \"dynasty\"")).runs(2, "dynasty").table();
    all_pass(&mut table);
    assert_eq!(won(&table, 2), ["farms"]);
}

#[test]
fn pu_3_2_bush_wins_ties_he_would_rather_lose() {
    let mut table = Scene::seats(3).issue("parking").runs(1, "bush").table();
    all_pass(&mut table);
    assert_eq!(won(&table, 1), ["parking"]);
}

#[test]
fn pu_3_3_a_cheap_sidestep() {
    let cost = |issue: &str| {
        let table = Scene::seats(3).runs(0, "governor").raised(issue).table();
        all(&table).sidestep.expect("the Speaker decides").cost
    };
    assert_eq!((cost("economy"), cost("education"), cost("immigration")), (3, 1, 0));
    // Only as the Speaker.
    let table = Scene::seats(3).runs(1, "governor").raised("economy").table();
    assert_eq!(all(&table).sidestep.expect("the Speaker decides").cost, 4);
}

#[test]
fn pu_3_4_a_parade_needs_something_to_march_behind() {
    let parade = |front: &[u8]| polling(&Scene::seats(3).runs(1, "general").front(1, front).table())[1];
    assert_eq!((parade(&[]), parade(&[78]), parade(&[5]), parade(&[5, 6])), (0, 3, 3, 5));
}

#[test]
fn pu_3_5_a_war_room() {
    let mut table = Table::<PoliticsAsUsual>::seats(3).options(json!({"first_speaker": 0}));
    table.play(1, "candidate outsider").play(2, "candidate mayor").play(0, "candidate bush");
    assert_eq!(sizes(&table), [7, 9, 7]);
    assert_eq!(all(&table).pile_size, 84 - 23);
}

#[test]
fn pu_3_6_a_consolation() {
    // Whoever played them; but not for the winner.
    let mut table = Scene::seats(3).runs(2, "runner_up").issue("space").front(2, &[5, 6]).table();
    all_pass(&mut table);
    assert_eq!(sizes(&table), [7, 7, 8], "the winner's card, and no consolation");
    let mut table = Scene::seats(3).runs(2, "runner_up").issue("space").front(2, &[5, 6, 50]).front(1, &[48]).table();
    all_pass(&mut table);
    assert_eq!(sizes(&table), [7, 8, 8]);
    assert!(told(&table).iter().any(|says| says.starts_with("Seat 2 draws") && says.ends_with(" as a consolation.")));
}

#[test]
fn pu_3_7_powers_once_a_round() {
    let mut table = Scene::seats(3).runs(1, "mayor").hand(1, &[12, 13]).table();
    table.play(1, "power 12");
    assert!(discarded(&table, 12) && hand(&table, 1).len() == 2);
    assert_eq!(refused(&mut table, 1, "power 13"), "PU-3.7");
    assert_eq!(refused(&mut table, 0, "power"), "PU-3.7"); // The Outsider's power is no move
    all_pass(&mut table);
    assert!(may(&table, 1, "power 13"), "a new round");

    // Only a Momentum of Polling 3 or less is recycled: 24 polls 3, 25 polls 4, 49 and 69 poll nothing.
    let mut table = Scene::seats(3).runs(1, "mayor").hand(1, &[24, 25, 49, 69]).table();
    for card in [25, 49, 69] {
        assert!(!may(&table, 1, &format!("power {card}")));
        assert_eq!(refused(&mut table, 1, &format!("power {card}")), "PU-3.7");
    }
    table.play(1, "power 24");
    assert!(discarded(&table, 24));
    // Any card, where the data set no limit.
    let start = candidates_with("power = \"recycle 3\"", "power = \"recycle\"");
    let mut table = Scene::open(start).runs(1, "mayor").hand(1, &[25, 49, 69]).table();
    assert!([25, 49, 69].iter().all(|card| may(&table, 1, &format!("power {card}"))));
    table.play(1, "power 49");
    assert!(discarded(&table, 49));

    let mut table = Scene::seats(3).runs(1, "mayor").hand(1, &[12]).pile(&[]).table();
    assert_eq!(refused(&mut table, 1, "power 12"), "PU-3.7"); // nothing to draw
    assert_eq!(refused(&mut table, 1, "power"), "PU-3.7");

    let mut table = Scene::seats(3).deck(&[]).hand(1, &[12]).table();
    assert_eq!(refused(&mut table, 1, "power"), "PU-3.7"); // The Professor, no Issue left
    let mut table = Scene::seats(3).deck(&["space"]).hand(1, &[12]).table();
    assert_eq!(refused(&mut table, 1, "power 12"), "PU-3.7"); // takes no card
    table.play(1, "power");
    let seen = |table: &Table<PoliticsAsUsual>, viewer| table.view_of(viewer).deck_top;
    assert_eq!(seen(&table, Viewer::Seat(Seat(1))).as_deref(), Some("space"));
    assert_eq!((seen(&table, Viewer::Seat(Seat(0))), seen(&table, Viewer::Spectator)), (None, None));
}

/// PU-3.7: the `at` of a reaction is that of the play it answers, so the Senator can stop a Gotcha Question.
#[test]
fn a_reaction_can_be_stonewalled() {
    let mut table = Scene::seats(3).runs(0, "senator").hand(0, &[48, 30]).hand(1, &[56]).hand(2, &[]).table();
    table.play(0, "poll 48 0").play(1, "react 56");
    assert_eq!(table.pending(), [0]);
    table.play(0, "power 30");
    assert!(discarded(&table, 56) && discarded(&table, 30));
    oks(&mut table);
    assert_eq!(polling(&table), [6, 0, 0]);
}

#[test]
fn pu_3_8_powers_at_any_time() {
    // Whoever is pending, in whatever phase; and nothing else changes.
    let scene = || Scene::seats(3).runs(2, "mayor").hand(2, &[12, 13]).hand(0, &[48, 47, 46]);
    let mut table = scene().table();
    table.play(2, "power 12");
    assert_eq!((table.pending(), all(&table).passes), (vec![0], 0));
    let mut table = scene().raised("taxes").table();
    table.play(0, "sidestep").play(0, "pick 48");
    assert!(may(&table, 2, "power 12"), "while another seat picks");

    // Not while its own seat picks, nor while an Issue is awarded.
    let mut table = Scene::seats(3).runs(0, "mayor").hand(0, &[12, 13, 14]).raised("taxes").table();
    table.play(0, "sidestep");
    assert!(may(&table, 0, "power 12"), "before the first pick");
    table.play(0, "pick 12");
    assert_eq!(refused(&mut table, 0, "power 13"), "PU-3.8");
    let scene = Scene::seats(3).runs(2, "mayor").issue("finance").front(0, &[48]).tokens(1, 1, 0).tokens(2, 1, 0);
    let mut table = scene.hand(2, &[12]).table();
    all_pass(&mut table);
    assert_eq!(refused(&mut table, 2, "power 12"), "PU-6.6");

    // A power does not reset the pass count and cannot be answered.
    let mut table = scene_of_passes();
    table.play(0, "power 12");
    assert_eq!((table.pending(), all(&table).passes), (vec![0], 2));
    table.play(0, "pass");
    assert!(!won(&table, 0).is_empty());
}

fn scene_of_passes() -> Table<PoliticsAsUsual> {
    Scene::seats(3).runs(0, "mayor").hand(0, &[12, 13]).passes(2).table()
}
