//! KZ-3: where a base may go.

use hustings_kuzushi::Kuzushi;
use hustings_testkit::Table;
use serde_json::json;

use crate::picture::{at, table, two};

/// KZ-3.1: the first base goes beside the city.
#[test]
fn kz_3_1_beside_the_city() {
    let mut table = Table::<Kuzushi>::seats(2);
    assert_eq!(table.moves(1), ["base 0,-1", "base -1,0", "base 1,0", "base 0,1"]);
    assert_eq!(table.refuse(1, "base 1,1").message, "1,1 touches no tile.");
    assert_eq!(table.refuse(1, "base 0,0").message, "There is a tile at 0,0 already.");
}

/// KZ-3.1: touching any tile is enough: city, base or flag, of any colour; corners do not touch.
#[test]
fn kz_3_1_any_tile_will_do() {
    let mut table = two(0, &["...", "@Bb", "..."]);
    for space in ["0,1", "1,1", "2,1", "3,0", "-1,0"] {
        assert!(table.moves(0).contains(&format!("base {space}")), "{space}");
    }
    assert_eq!(table.refuse(0, "base 3,1").rule, "KZ-3.1");
}

/// KZ-3.1: the bounding box, the new tile included, is at most `grid` wide and high.
#[test]
fn kz_3_1_the_grid_has_borders() {
    let mut full_width = table(2, json!({"grid": 4}), Some(0), &["@BBb"]);
    for space in ["-1,0", "4,0"] {
        let refused = full_width.refuse(0, &format!("base {space}"));
        assert_eq!(
            (refused.rule, refused.message),
            ("KZ-3.1", format!("A base at {space} would stretch the board past 4 spaces."))
        );
    }
    full_width.play(0, "base 0,1"); // upward there is room
}

/// KZ-3.1: the grid floats: with room left it can grow to either side, but not to both.
#[test]
fn kz_3_1_the_grid_floats() {
    let board = || table(2, json!({"grid": 4}), Some(0), &["@BB"]);
    board().play(0, "base -1,0");
    board().play(0, "base 3,0");
    let mut left = board();
    left.play(0, "base -1,0");
    assert_eq!(left.refuse(1, "base 3,0").rule, "KZ-3.1");
}

/// KZ-3.1: far away is refused, not misread.
#[test]
fn kz_3_1_far_away() {
    let mut table = Table::<Kuzushi>::seats(2);
    for space in ["6,0", "100,100", "-128,127", "128,0", "-99999999999,0"] {
        assert_eq!(table.refuse(1, &format!("base {space}")).rule, "KZ-3.1", "{space}");
    }
}

/// KZ-3.1: a border once reached stays: where a flag on it is removed, a base beside that space holds it.
#[test]
fn kz_3_1_a_removed_flag_does_not_free_the_border() {
    let mut table = table(2, json!({"grid": 4}), Some(0), &["....", "@BBb"]);
    table.play(0, "base 3,1"); // one base each beside 3,0
    assert_eq!(at(&table, "3,0"), '.');
    assert_eq!(table.view(0).bounds.right, 3);
    assert_eq!(table.refuse(1, "base -1,0").rule, "KZ-3.1");
}

/// KZ-3.2: where a flag was removed the space is empty, and may be played again.
#[test]
fn kz_3_2_a_space_without_its_flag_is_playable() {
    let mut table = Table::<Kuzushi>::seats(2);
    table.play(1, "base 1,0");
    assert_eq!(table.refuse(0, "base 1,1").message, "There is a tile at 1,1 already.");
    table.play(0, "base 2,1");
    assert_eq!(at(&table, "1,1"), '.');
    table.play(1, "base 1,1");
    assert_eq!(at(&table, "1,1"), 'B');
}
