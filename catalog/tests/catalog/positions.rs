//! Positions with moves by number: whatever is listed has a number, and a position finds back to itself.

use hustings_catalog::{AnyPosition, AnyStart, Catalog, Code};
use hustings_core::{Luck, Seat, Seed, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

/// Every game and number of seats, and options that change what there is to do.
fn starts() -> Vec<Arc<dyn AnyStart>> {
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
        catalog.game(name).and_then(|game| game.numbered(seats, &options)).expect("a start")
    };
    usual.chain(more).map(numbered).collect()
}

fn begin(start: &dyn AnyStart, seed: u32) -> Box<dyn AnyPosition> {
    start.begin(Seed::new(seed.to_string(), Vec::new()).expect("a seed"))
}

/// Plays a random game and shows every position to `look`; in every fifth move somebody may act out of turn.
fn random_game(start: &dyn AnyStart, seed: u32, mut look: impl FnMut(&dyn AnyPosition)) -> Box<dyn AnyPosition> {
    let (mut position, mut luck) = (begin(start, seed), Luck::from_number(seed.into()));
    loop {
        look(&*position);
        let pending: Vec<Seat> = position.pending().iter().collect();
        if pending.is_empty() {
            return position;
        }
        let everybody: Vec<Seat> = Seat::all(start.seats()).collect();
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
    for start in starts() {
        for seed in 0..2 {
            random_game(&*start, seed, |position| {
                for seat in Seat::all(start.seats()) {
                    let (mut actions, mut mask) = (Vec::new(), vec![0; start.actions()]);
                    position.actions(seat, &mut actions);
                    position.mask(seat, &mut mask);
                    assert_eq!(mask.iter().filter(|legal| **legal == 1).count(), actions.len());
                    for action in actions {
                        let text = start.text(action).expect("a listed action has a text");
                        assert_eq!((mask[action], start.action(&text)), (1, Ok(action)), "{text}");
                    }
                }
            });
        }
    }
}

#[test]
fn an_observation_is_that_of_every_world_the_seat_can_imagine() {
    for start in starts() {
        let mut number = 0;
        random_game(&*start, 7, |position| {
            number += 1;
            if number % 9 != 0 {
                return;
            }
            for seat in Seat::all(start.seats()) {
                let view = serde_json::from_str(position.view(Viewer::Seat(seat)).get()).expect("JSON");
                let world = start.imagine(&view, number).expect("a world");
                let (mut seen, mut again) = (vec![9.0; start.features()], vec![0.0; start.features()]);
                position.observe(seat, &mut seen);
                world.observe(seat, &mut again);
                assert_eq!(seen, again, "{} seat {seat}", start.info().name);
            }
        });
    }
}

#[test]
fn a_trail_leads_back() {
    for start in starts() {
        let mut last = random_game(&*start, 3, |_| {});
        let again = start.follow(&last.trail()).expect("the same position");
        let everything = |position: &dyn AnyPosition| position.view(Viewer::Everything).get().to_owned();
        assert_eq!(everything(&*again), everything(&*last));
        assert_eq!(again.record(), last.record());
        assert_eq!(last.told(Viewer::Everything).len(), last.played() + 1);
        assert_eq!(last.act(Seat(0), 0).map_err(|refused| refused.code), Err(Code::IllegalMove));
        assert_eq!(last.act(Seat(0), start.actions()).map_err(|refused| refused.code), Err(Code::IllegalMove));
        last.reset(Seed::new("4", Vec::new()).expect("a seed"));
        assert_eq!(everything(&*last), everything(&*begin(&*start, 4)));
        last.reseed(5);
        assert!(last.record().is_none() && start.follow(&last.trail()).is_ok());
    }
}
