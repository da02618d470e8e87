//! Every rule of Politics as Usual by its number, on positions made by hand.

mod orders;
mod perft;
mod promises;
mod pu_10_favors;
mod pu_11_parties;
mod pu_12_end;
mod pu_13_notation;
mod pu_14_secrets;
mod pu_15_loader;
mod pu_16_rulebook;
mod pu_16_vectors;
mod pu_1_components;
mod pu_3_candidates;
mod pu_4_issues;
mod pu_5_cards;
mod pu_6_setup;
mod pu_7_turns;
mod pu_8_reactions;
mod pu_9_award;
mod records;
mod scene;
mod sketch;

use hustings_politics_as_usual::PoliticsAsUsual;

// PU-16 is made of examples.
hustings_testkit::tests_of_every_game!(PoliticsAsUsual, own_rooms: ["cards/bits", "deed", "phase"], untested: [], unenforced: ["PU-16"]);
