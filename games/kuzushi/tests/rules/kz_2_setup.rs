//! KZ-2: the city, and who begins.

use hustings_core::Seat;
use hustings_kuzushi::{Event, Kuzushi, Space};
use hustings_testkit::Table;

use crate::picture::{at, two};

/// KZ-2.1: seat 0's city lies at the origin.
#[test]
fn kz_2_1_the_city_is_placed() {
    let table = Table::<Kuzushi>::seats(2);
    assert_eq!(table.events(), [Event::CityPlaced { seat: Seat(0), at: Space { x: 0, y: 0 } }]);
    assert_eq!(at(&table, "0,0"), '@');
}

/// KZ-2.1: it is never flipped, removed or replaced, however many bases stand around it.
#[test]
fn kz_2_1_the_city_stays() {
    let mut table = two(0, &[".B.", "B@B", "..."]);
    assert_eq!(table.refuse(0, "flip 0,0").rule, "KZ-4.1b");
    assert_eq!(table.refuse(0, "base 0,0").rule, "KZ-3.1");
    table.play(0, "base 0,-1");
    assert_eq!(at(&table, "0,0"), '@');
}

/// KZ-2.2: seat 1 moves first; play goes round in seat order.
#[test]
fn kz_2_2_turn_order() {
    let mut table = Table::<Kuzushi>::seats(3);
    assert_eq!(table.pending(), [1]);
    let refused = table.refuse(0, "base 1,0");
    assert_eq!((refused.rule, refused.message.as_str()), ("KZ-2.2", "It is Seat 1’s turn."));
    assert!(table.moves(0).is_empty());
    table.play(1, "base 1,0");
    assert_eq!(table.pending(), [2]);
    table.play(2, "base 0,1");
    assert_eq!(table.pending(), [0]);
    table.play(0, "base -1,0");
    assert_eq!(table.pending(), [1]);
}
