//! Every rule of Sarkaar by its number, on positions made by hand.

mod perft;
mod promises;
mod records;
mod scene;
mod sentences;
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

use hustings_sarkaar::{Award, Benefit, Deck, Resource, Sarkaar, Track};

// SK-16 only says where contradictions are settled. Nothing enforces where the rules come from, talk at the table, and the
// examples, which tests play.
hustings_testkit::tests_of_every_game!(
    Sarkaar,
    own_rooms: ["pieces", "view/offers"],
    families: [
        ("deck", Deck::ALL.iter().map(|deck| deck.word()).collect()),
        ("a-card", Deck::ALL.iter().map(|deck| deck.word()).collect()),
        ("track", Track::ALL.iter().map(|track| track.word()).collect()),
        ("award", Award::ALL.iter().map(|award| award.word()).collect()),
        ("benefit", Benefit::ALL.iter().map(|benefit| benefit.word()).collect()),
        ("resource", Resource::ALL.iter().map(|resource| resource.word()).collect()),
    ],
    untested: ["SK-16"],
    unenforced: ["SK-1.2", "SK-1.3", "SK-4.7", "SK-16", "SK-17"]
);
