//! Positions with moves by number: whatever is listed has a number, and a position finds back to itself.

use hustings_catalog::{AnyPosition, AnyTable, Catalog, Code};
use hustings_core::{Luck, Seat, Seed, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

/// Every game and number of seats, and options that change what there is to do.
fn tables() -> Vec<Arc<dyn AnyTable>> {
    let catalog = Catalog::standard();
    let usual =
        catalog.games().flat_map(|game| game.info().seats.iter().map(|seats| (game.info().name, *seats, json!({}))));
    let more = [
        ("kuzushi", 2, json!({"grid": 3, "tiles": 10})),
        ("kuzushi", 4, json!({"teams": 2})),
        ("kilonzo", 3, json!({"first_turn_funding": true, "homes_pay": true, "landing_bonus": "empty_region"})),
        ("sarkaar", 3, json!({"leader_deal": 1, "target_vp": 12, "card_cost": "power", "strict_supply": true})),
        ("kursi", 2, json!({"seats": 3, "payment": "auto", "rally_stroke": "any", "tally": "open"})),
        ("politics-as-usual", 4, json!({"candidates": "random", "parties": true, "landslide": true, "swaps": false})),
        ("politics-as-usual", 3, json!({"no_name": true, "offers_per_issue": 9})),
    ];
    let numbered = |(name, seats, options): (&str, u8, Value)| {
        catalog.game(name).and_then(|game| game.numbered(seats, &options)).expect("a table")
    };
    usual.chain(more).map(numbered).collect()
}

fn begin(table: &dyn AnyTable, seed: u32) -> Box<dyn AnyPosition> {
    table.begin(Seed::new(seed.to_string(), Vec::new()).expect("a seed"))
}

/// Plays a random game and shows every position to `look`; in every fifth move somebody may act out of turn.
fn random_game(table: &dyn AnyTable, seed: u32, mut look: impl FnMut(&dyn AnyPosition)) -> Box<dyn AnyPosition> {
    let (mut position, mut luck) = (begin(table, seed), Luck::from_number(seed.into()));
    loop {
        look(&*position);
        let pending: Vec<Seat> = position.pending().iter().collect();
        if pending.is_empty() {
            return position;
        }
        let everybody: Vec<Seat> = Seat::all(table.seats()).collect();
        let seats = if luck.below(5) == 0 { &everybody } else { &pending };
        let seat = *luck.pick(seats);
        let mut actions = Vec::new();
        position.actions(seat, &mut actions);
        if !actions.is_empty() {
            let action = *luck.pick(&actions);
            position.act(seat, action).expect("a listed move is accepted");
        }
    }
}

#[test]
fn listed_moves_and_numbers_are_a_bijection() {
    for table in tables() {
        for seed in 0..2 {
            random_game(&*table, seed, |position| {
                for seat in Seat::all(table.seats()) {
                    let (mut actions, mut mask) = (Vec::new(), vec![0; table.actions()]);
                    position.actions(seat, &mut actions);
                    position.mask(seat, &mut mask);
                    assert_eq!(mask.iter().filter(|legal| **legal == 1).count(), actions.len());
                    for action in actions {
                        let text = table.text(action).expect("a listed action has a text");
                        assert_eq!((mask[action], table.action(&text)), (1, Ok(action)), "{text}");
                    }
                }
            });
        }
    }
}

#[test]
fn an_observation_is_that_of_every_world_the_seat_can_imagine() {
    for table in tables() {
        let mut number = 0;
        random_game(&*table, 7, |position| {
            number += 1;
            if number % 9 != 0 {
                return;
            }
            for seat in Seat::all(table.seats()) {
                let view = serde_json::from_str(position.view(Viewer::Seat(seat)).get()).expect("JSON");
                let world = table.imagine(&view, number).expect("a world");
                let (mut seen, mut again) = (vec![9.0; table.features()], vec![0.0; table.features()]);
                position.observe(seat, &mut seen);
                world.observe(seat, &mut again);
                assert_eq!(seen, again, "{} seat {seat}", table.info().name);
            }
        });
    }
}

#[test]
fn a_trail_leads_back() {
    for table in tables() {
        let mut last = random_game(&*table, 3, |_| {});
        let again = table.follow(&last.trail()).expect("the same position");
        let everything = |position: &dyn AnyPosition| position.view(Viewer::Everything).get().to_owned();
        assert_eq!(everything(&*again), everything(&*last));
        assert_eq!(again.record(), last.record());
        assert_eq!(last.told(Viewer::Everything).len(), last.played() + 1);
        assert_eq!(last.act(Seat(0), 0).map_err(|refused| refused.code), Err(Code::IllegalMove));
        assert_eq!(last.act(Seat(0), table.actions()).map_err(|refused| refused.code), Err(Code::IllegalMove));
        last.reset(Seed::new("4", Vec::new()).expect("a seed"));
        assert_eq!(everything(&*last), everything(&*begin(&*table, 4)));
        last.reseed(5);
        assert!(last.record().is_none() && table.follow(&last.trail()).is_ok());
    }
}
