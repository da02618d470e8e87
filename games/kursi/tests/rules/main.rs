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
mod perft;
mod promises;
mod records;
mod scene;
mod sentences;
mod sketch;

use hustings_kursi::{Icon, Kursi};

// KU-15 and KU-16 are examples and edge cases of the rules before them.
hustings_testkit::tests_of_every_game!(
    Kursi,
    own_rooms: ["icons", "memory", "phase", "row", "view/ask", "view/choices", "view/deal", "view/packs"],
    families: [
        ("pile", vec!["candidates", "seats", "assets", "rallies", "strokes"]),
        ("icon", Icon::ALL.map(Icon::letter).to_vec()),
        ("asked", vec!["pick", "field", "give", "take", "stroke", "target", "draw", "play"]),
        ("asked", vec!["pay", "drop", "end", "votes", "tuck", "minus", "extra", "free"]),
    ],
    untested: [],
    unenforced: ["KU-15", "KU-16"]
);
