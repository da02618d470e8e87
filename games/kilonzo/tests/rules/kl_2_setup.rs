//! KL-2: the roll for the start, and homes.

use hustings_core::Seat;
use hustings_kilonzo::{Event, Kilonzo, Phase, Purpose};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{chips, money, place, told};

fn rolls(table: &Table<Kilonzo>) -> Vec<(u8, u8)> {
    let roll = |event: &Event| match event {
        Event::Rolled { seat, die, purpose: Purpose::Start, .. } => Some((seat.0, *die)),
        _ => None,
    };
    table.events().iter().filter_map(roll).collect()
}

/// KL-2.1: all roll in seat order; of those tied for highest only they roll again, until one is left.
#[test]
fn kl_2_1_the_highest_roll_starts() {
    let mut again = 0;
    for seed in 0..200 {
        for seats in 1..=4u8 {
            let table = Table::<Kilonzo>::with(seats, json!({}), &format!("start {seed}"));
            let mut rolls = rolls(&table).into_iter();
            let mut rolling: Vec<u8> = (0..seats).collect();
            loop {
                let round: Vec<(u8, u8)> = rolls.by_ref().take(rolling.len()).collect();
                assert_eq!(round.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), rolling);
                let highest = round.iter().map(|(_, die)| *die).max().expect("somebody rolls");
                rolling = round.iter().filter(|(_, die)| *die == highest).map(|(seat, _)| *seat).collect();
                if rolling.len() == 1 {
                    break;
                }
                again += 1;
            }
            assert_eq!(rolls.next(), None, "nobody rolls once it is decided");
            assert_eq!(table.view(0).starter, Seat(rolling[0]));
            assert_eq!(table.pending(), rolling);
        }
    }
    assert!(again > 50, "ties were seen: {again}");
}

/// KL-2.1: alone there is one roll.
#[test]
fn kl_2_1_solo() {
    assert_eq!(rolls(&Table::<Kilonzo>::seats(1)).len(), 1);
}

/// KL-2.1: turns go round in seat order from the starter; nobody else may act.
#[test]
fn kl_2_1_turn_order() {
    let mut table = Table::<Kilonzo>::seats(3).seed("order 2");
    let first = table.view(0).starter.0;
    for step in 0..3 {
        let seat = (first + step) % 3;
        assert_eq!(table.refuse((seat + 1) % 3, "home HN").rule, "KL-2.1");
        assert!(table.moves((seat + 1) % 3).is_empty());
        let home = table.moves(seat)[0].clone();
        table.play(seat, &home);
    }
    assert_eq!(table.pending(), [first]);
}

/// KL-2.2: each chooses a free home and has its candidate, two chips and $2 at once; then year 1 of the starter begins.
#[test]
fn kl_2_2_homes() {
    let mut table = Table::<Kilonzo>::seats(2).seed("homes");
    let first = table.view(0).starter.0;
    let second = 1 - first;
    assert_eq!(table.moves(first), ["home HN", "home HE", "home HS", "home HW"]);
    assert_eq!(table.refuse(first, "home N").rule, "KL-2.2");
    assert_eq!(table.refuse(first, "end").rule, "KL-2.2");
    table.play(first, "home HS");
    let says = [
        format!("Seat {first} settles in the southern home."),
        format!("Seat {first} gains 2 chips in the southern home to begin with."),
        format!("Seat {first} gets $2 to begin with."),
    ];
    assert_eq!(told(&table), says);
    assert_eq!((chips(&table, first, "HS"), money(&table, first), place(&table, first)), (2, 2, "HS".to_owned()));
    assert_eq!(table.refuse(second, "home HS").rule, "KL-2.2");
    assert_eq!(table.view(0).phase, Phase::Homes);
    table.play(second, "home HN");
    assert_eq!(told(&table)[3], format!("Year 1 begins for Seat {first}."));
    assert_eq!((table.view(0).year, table.pending()), (1, vec![first]));
}

/// KL-2.2: a home is chosen once.
#[test]
fn kl_2_2_only_once() {
    let mut table = crate::scene::Scene::seats(2).table();
    assert_eq!(table.refuse(0, "home HW").rule, "KL-2.2");
}
