//! KZ-1: seats, stacks and the size of the grid.

use hustings_core::{BadOption, Game};
use hustings_kuzushi::{Kuzushi, Options};
use hustings_testkit::Table;
use serde_json::json;

fn complete(seats: u8, grid: Option<u8>, tiles: Option<u8>) -> Result<Options, BadOption> {
    Kuzushi::complete_options(seats, Options { grid, tiles, teams: 0 })
}

/// KZ-1.1: 2, 3, 4 or 6 seats with 19 tiles each; the city is not part of seat 0's stack.
#[test]
fn kz_1_1_seats_and_stacks() {
    for seats in [2, 3, 4, 6] {
        let table = Table::<Kuzushi>::seats(seats);
        assert_eq!(table.view(0).stacks.values(), vec![19; usize::from(seats)]);
        assert_eq!(table.view(0).scores.values()[0], 1, "the city lies on the board");
    }
    for seats in [0, 1, 5, 7, 255] {
        assert_eq!(complete(seats, None, None).unwrap_err().rule.0, "KZ-1.1");
    }
}

/// KZ-1.1: the printed variation for two has 38 tiles on a grid of 8.
#[test]
fn kz_1_1_the_long_game_for_two() {
    let table = Table::<Kuzushi>::seats(2).options(json!({"tiles": 38}));
    assert_eq!(table.view(0).grid, 8);
    assert_eq!(table.view(0).stacks.values(), [38, 38]);
}

/// KZ-1.2: default grids; 38 tiles change it for two seats only.
#[test]
fn kz_1_2_default_grids() {
    let grid = |seats, tiles| complete(seats, None, tiles).unwrap().grid.unwrap();
    assert_eq!([grid(2, None), grid(3, None), grid(4, None), grid(6, None)], [6, 7, 8, 10]);
    assert_eq!([grid(2, Some(38)), grid(3, Some(38)), grid(4, Some(38))], [8, 7, 8]);
    assert_eq!(complete(2, Some(5), Some(38)).unwrap().grid, Some(5), "a grid that was asked for stays");
}

/// KZ-1.2: any grid from 3 to 12, any stack from 10 to 99, together in any way.
#[test]
fn kz_1_2_limits() {
    for grid in 3..=12 {
        for tiles in [10, 19, 99] {
            assert_eq!(complete(2, Some(grid), Some(tiles)).unwrap().tiles, Some(tiles));
        }
    }
    for (grid, tiles) in [(2, 19), (13, 19), (0, 19), (255, 19), (6, 9), (6, 100), (6, 0)] {
        assert_eq!(complete(2, Some(grid), Some(tiles)).unwrap_err().rule.0, "KZ-1.2", "grid {grid}, tiles {tiles}");
    }
}
