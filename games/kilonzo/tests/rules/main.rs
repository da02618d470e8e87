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
mod perft;
mod promises;
mod records;
mod scene;
mod sketch;

use hustings_kilonzo::{Kilonzo, Region};

// KL-9 is made of examples.
hustings_testkit::tests_of_every_game!(
    Kilonzo,
    own_rooms: ["regions"],
    families: [
        ("region", Region::ALL.map(Region::name).to_vec()),
        ("cause", vec!["home", "funding", "fare", "landing", "ad", "smear", "debate", "staying", "card"]),
    ],
    untested: [],
    unenforced: ["KL-9"]
);
