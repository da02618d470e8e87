//! Every rule of Sarkaar by its number, on positions made by hand.

mod scene;
mod sk_10_end;
mod sk_11_events;
mod sk_14_loader;
mod sk_15_secrets;
mod sk_17_edge_cases;
mod sk_17_examples;
mod sk_1_to_3_setup;
mod sk_4_law;
mod sk_5_paying;
mod sk_6_actions;
mod sk_6_turn;
mod sk_7_cards;
mod sk_7_reactions;
mod sk_8_effects;
mod sk_9_steps;
mod sketch;
mod table;

use hustings_core::Game;
use hustings_sarkaar::Sarkaar;

/// A rule nobody tests is a rule nobody knows to hold. SK-16 only says where contradictions are settled.
#[test]
fn every_rule_is_cited() {
    let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let uncited = hustings_testkit::uncited(Sarkaar::INFO.rules, tests, &["SK-16"]);
    assert!(uncited.is_empty(), "no test cites {}", uncited.join(", "));
}
