//! Every rule of Kursi by its number, on positions made by hand.

mod ku_10_states;
mod ku_12_secrets;
mod ku_13_cards;
mod ku_13_loader;
mod ku_15_examples;
mod ku_16_edges;
mod ku_1_components;
mod ku_4_fielding;
mod ku_5_campaign;
mod ku_5_rallies;
mod ku_6_votes;
mod ku_7_strokes;
mod ku_8_elections;
mod scene;
mod sketch;

use hustings_core::Game;
use hustings_kursi::Kursi;

/// A rule nobody tests is a rule nobody knows to hold.
#[test]
fn every_rule_is_cited() {
    let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let uncited = hustings_testkit::uncited(Kursi::INFO.rules, tests, &[]);
    assert!(uncited.is_empty(), "no test cites {}", uncited.join(", "));
}
