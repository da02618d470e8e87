//! Duel keeps the promises of the core.

use hustings_core::{Start, Viewer};
use hustings_testkit::duel::{Move, State};
use hustings_testkit::{Duel, Promises};
use serde_json::json;

fn promises() -> Promises<Duel> {
    Promises::new()
        .also(2, json!({"hand": 2, "rounds": 5, "taunts": 0}))
        .also(3, json!({"hand": 5, "rounds": 1}))
        .also(4, json!({"hand": 5, "rounds": 5, "taunts": 3}))
        .games(15)
        .conserving(|start: &Start<Duel>, state: &State| assert_eq!(state.all_cards(), start.set().data.cards))
        .secret_moves(|mv| matches!(mv, Move::Choose(_)))
        .hidden_words(|_, state, viewer| {
            assert_ne!(viewer, Viewer::Everything);
            state.hidden_from(viewer.seat()).iter().map(ToString::to_string).collect()
        })
}

hustings_testkit::promises!(promises());
