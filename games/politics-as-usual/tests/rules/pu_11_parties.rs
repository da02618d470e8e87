//! PU-11: political parties.

use serde_json::json;

use crate::scene::{Scene, plays, polling, sizes};

fn parties(seats: u8) -> Scene {
    Scene::options(seats, json!({"parties": true})).runs(0, "mayor").runs(1, "bush").runs(2, "runner_up")
}

#[test]
fn pu_11_1_a_symbol_counts_where_it_lies_now() {
    assert_eq!(polling(&Scene::seats(3).runs(0, "mayor").front(0, &[45]).table()), [6, 0, 0], "only with the option");
    let table = parties(3).front(0, &[45, 46]).front(1, &[39]).front(2, &[38]).table();
    assert_eq!(polling(&table), [8 + 6, 7, 7]);
    let mut table = parties(3).front(0, &[5]).hand(0, &[1]).table();
    assert_eq!(polling(&table), [4, 0, 0]);
    plays(&mut table, 0, "play 1 5 1");
    assert_eq!(polling(&table), [0, 2, 0]);
    // A Redirect can gain it.
    let mut table = parties(3).hand(1, &[45]).hand(2, &[67]).hand(0, &[]).turn(1).table();
    table.play(1, "poll 45 1").play(2, "react 67 0");
    assert_eq!(polling(&table), [8, 0, 0]);
}

#[test]
fn pu_11_2_a_party_draws_when_its_issue_enters() {
    let mut table = parties(3).raised("debates").table();
    table.play(0, "contest");
    assert_eq!(sizes(&table), [5, 5, 7]);
    let mut table = Scene::seats(3).runs(2, "runner_up").raised("debates").table();
    table.play(0, "contest");
    assert_eq!(sizes(&table), [5, 5, 5], "only with the option");
    // Clockwise from the Speaker.
    let mut table = parties(3).runs(2, "senator").raised("roads").speaker(2).pile(&[1, 2, 3, 4, 33]).table();
    table.play(2, "contest");
    assert!([1, 2].iter().all(|card| crate::scene::hand(&table, 2).contains(card)));
    assert!([3, 4].iter().all(|card| crate::scene::hand(&table, 0).contains(card)));
}

#[test]
fn pu_11_3_the_no_names_party() {
    use hustings_politics_as_usual::PoliticsAsUsual;
    use hustings_testkit::Table;
    let options = json!({"parties": true, "no_name": true, "first_speaker": 0});
    let mut table = Table::<PoliticsAsUsual>::seats(2).options(options);
    table.play(1, "candidate no_name I").play(0, "candidate no_name D");
    let parties: Vec<_> = crate::scene::all(&table).camps.iter().map(|(_, camp)| camp.party).collect();
    use hustings_politics_as_usual::Party;
    assert_eq!(parties, [Some(Party::D), Some(Party::I)]);
}
