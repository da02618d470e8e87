//! Every rule of Kilonzo by its number, on positions made by hand.

mod kl_1_components;
mod kl_2_setup;
mod kl_3_law;
mod kl_4_actions;
mod kl_4_turn;
mod kl_5_end;
mod kl_6_notation;
mod kl_7_events;
mod kl_8_cards;
mod kl_8_loader;
mod kl_9_examples;
mod scene;
mod sketch;

use hustings_core::Game;
use hustings_kilonzo::Kilonzo;

/// A rule nobody tests is a rule nobody knows to hold.
#[test]
fn every_rule_is_cited() {
    let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let uncited = hustings_testkit::uncited(Kilonzo::INFO.rules, tests, &[]);
    assert!(uncited.is_empty(), "no test cites {}", uncited.join(", "));
}
