//! Kuzushi keeps the promises of the core, on every width of board.

use hustings_core::{Seat, Start};
use hustings_kuzushi::{Kuzushi, State};
use hustings_testkit::Promises;
use serde_json::json;

fn promises() -> Promises<Kuzushi> {
    Promises::new()
        .also(2, json!({"grid": 3}))
        .also(2, json!({"grid": 5, "tiles": 10}))
        .also(2, json!({"tiles": 38}))
        .also(3, json!({"grid": 9}))
        .also(4, json!({"teams": 2, "grid": 4}))
        .also(6, json!({"teams": 3, "grid": 12, "tiles": 25}))
        .games(3)
        .conserving(|start: &Start<Kuzushi>, state: &State| {
            let tiles = u32::from(start.options().tiles.expect("completed"));
            for seat in Seat::all(start.seats()) {
                let city = u32::from(seat == Seat(0));
                assert_eq!(state.score(seat) + u32::from(state.stack(seat)), tiles + city, "KZ-5.4, seat {seat}");
            }
        })
}

hustings_testkit::promises!(promises());
