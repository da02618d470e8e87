//! Name, seats, options: cheap to list.

use hustings_core::{BadOption, Info, OptionInfo, OptionKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub(crate) const INFO: Info = Info {
    name: "kuzushi",
    title: "Kuzushi",
    tagline: "Stake out the land around the city, and tip the balance.",
    prefix: "KZ",
    seats: &[2, 3, 4, 6],
    options: &[
        OptionInfo {
            name: "grid",
            kind: OptionKind::Number { min: MIN_GRID as i32, max: MAX_GRID as i32, default: None },
            about: "Width and height of the floating board: 6 for 2 seats (8 with 38 tiles), 7 for 3, 8 for 4, 10 for 6.",
        },
        OptionInfo {
            name: "tiles",
            kind: OptionKind::Number { min: MIN_TILES as i32, max: MAX_TILES as i32, default: Some(TILES as i32) },
            about: "Tiles in each seat's stack; 38 makes the long game for two.",
        },
        OptionInfo {
            name: "teams",
            kind: OptionKind::Number { min: 0, max: 3, default: Some(0) },
            about: "How many teams: none (0); 2 with 4 or 6 seats; 3 with 6. Team-mates sit alternately.",
        },
    ],
    orders: &[],
    rules_version: 1,
    secrets: false,
    hidden: false,
    rules: include_str!("../RULES.md"),
};

const MIN_GRID: u8 = 3;
pub(crate) const MAX_GRID: u8 = 12;
const TILES: u8 = 19;
/// The printed variation for two (KZ-1.1).
const LONG_GAME_TILES: u8 = 38;
/// A first base takes four tiles at once, so with fewer the first moves would end the game (KZ-1.2).
const MIN_TILES: u8 = 10;
const MAX_TILES: u8 = 99;

/// KZ-1, KZ-6: what a table chooses. Settled options have all of them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiOptions")]
pub struct Options {
    pub grid: Option<u8>,
    pub tiles: Option<u8>,
    pub teams: u8,
}

impl Options {
    /// Once settled.
    pub(crate) fn grid(&self) -> u8 {
        self.grid.expect("settled options have a grid")
    }

    pub(crate) fn tiles(&self) -> u8 {
        self.tiles.expect("settled options have tiles")
    }
}

pub(crate) fn settle(seats: u8, options: Options) -> Result<Options, BadOption> {
    if !INFO.seats.contains(&seats) {
        return Err(BadOption::new("KZ-1.1", format!("Kuzushi has 2, 3, 4 or 6 seats, not {seats}")));
    }
    let tiles = options.tiles.unwrap_or(TILES);
    if !(MIN_TILES..=MAX_TILES).contains(&tiles) {
        return Err(BadOption::new("KZ-1.2", format!("tiles go from {MIN_TILES} to {MAX_TILES}, not {tiles}")));
    }
    let grid = options.grid.unwrap_or(match seats {
        2 if tiles == LONG_GAME_TILES => 8,
        2 => 6,
        3 => 7,
        4 => 8,
        _ => 10,
    });
    if !(MIN_GRID..=MAX_GRID).contains(&grid) {
        return Err(BadOption::new("KZ-1.2", format!("the grid goes from {MIN_GRID} to {MAX_GRID}, not {grid}")));
    }
    if !matches!((seats, options.teams), (_, 0) | (4 | 6, 2) | (6, 3)) {
        let message =
            format!("{seats} seats cannot play in {} teams: 4 or 6 seats in 2, or 6 seats in 3", options.teams);
        return Err(BadOption::new("KZ-6.1", message));
    }
    Ok(Options { grid: Some(grid), tiles: Some(tiles), teams: options.teams })
}
