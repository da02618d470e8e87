//! Kilonzo keeps the promises of the core, for one seat to four and with every option.

use hustings_core::{Seat, Start, Viewer};
use hustings_kilonzo::{Kilonzo, Region, State};
use hustings_testkit::Promises;
use serde_json::json;

fn promises() -> Promises<Kilonzo> {
    Promises::new()
        .also(2, json!({"first_turn_funding": true, "homes_pay": true}))
        .also(3, json!({"landing_bonus": "empty_region"}))
        .also(4, json!({"first_turn_funding": true, "homes_pay": true, "landing_bonus": "empty_region"}))
        .games(3)
        .conserving(|start: &Start<Kilonzo>, state: &State| {
            use hustings_core::Game as _;
            let view = Kilonzo::view(start, state, Viewer::Everything);
            for place in &view.regions {
                let chips: u8 = place.chips.values().iter().sum();
                assert!(chips <= 3, "KL-3.1: {chips} chips in {}", place.region);
                assert!(place.in_play || chips == 0, "KL-1.2: a chip in {}", place.region);
            }
            for seat in Seat::all(start.seats()) {
                let sum: u8 = Region::ALL.iter().map(|region| state.chips(seat, *region)).sum();
                assert_eq!(sum, state.influence(seat));
                if let Some(home) = view.candidates[seat].home {
                    assert!(state.chips(seat, home) > 0, "KL-3.2: seat {seat} has lost its home");
                }
            }
            let mut cards: Vec<String> = view.drawn.iter().map(|card| card.card.clone()).collect();
            cards.extend(view.deck.into_iter().flatten());
            cards.sort();
            let all: Vec<&str> = start.set().data.cards().iter().map(|card| card.id.as_str()).collect();
            assert_eq!(cards, all, "every card is drawn or in the deck, once");
        })
        .hidden_words(|start, state, viewer| {
            use hustings_core::Game as _;
            // The omniscient view lists the deck; to everybody else its cards are still to come.
            let deck = Kilonzo::view(start, state, Viewer::Everything).deck.unwrap_or_default();
            if viewer == Viewer::Everything { Vec::new() } else { deck }
        })
}

hustings_testkit::promises!(promises());
