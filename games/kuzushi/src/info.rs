//! Name, seats, options; cheap to list.

use crate::Kuzushi;
use hustings_core::{BadOption, Info, OptionInfo, OptionKind, Start, box_text, say};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// No move needs an explanation.
pub(crate) const MOVE_WORDS: &str = "";

/// What stands on the boxes of all games.
pub(crate) const BOXES: &str = include_str!("../../../words/en/games.ftl");

pub(crate) const INFO: Info = Info {
    name: "kuzushi",
    title: box_text(BOXES, "kuzushi"),
    tagline: box_text(BOXES, "kuzushi.tagline"),
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
    words: include_str!("../words/en.ftl"),
};

const MIN_GRID: u8 = 3;
pub(crate) const MAX_GRID: u8 = 12;
const TILES: u8 = 19;
/// The printed variation for two (KZ-1.1).
const LONG_GAME_TILES: u8 = 38;
/// A first base takes four tiles at once, so with fewer the first moves would end the game (KZ-1.2).
const MIN_TILES: u8 = 10;
const MAX_TILES: u8 = 99;

/// KZ-1, KZ-6: what a table chooses. Completed options have all of them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiOptions")]
pub struct Options {
    pub grid: Option<u8>,
    pub tiles: Option<u8>,
    pub teams: u8,
}

impl Options {
    /// Only for completed options.
    pub(crate) fn grid(&self) -> u8 {
        self.grid.expect("completed options have a grid")
    }

    pub(crate) fn tiles(&self) -> u8 {
        self.tiles.expect("completed options have tiles")
    }
}

pub(crate) fn complete_options(seats: u8, options: Options) -> Result<Options, BadOption> {
    if !INFO.seats.contains(&seats) {
        return Err(BadOption::seats("KZ-1.1", INFO.title, INFO.seats, seats));
    }
    let tiles = options.tiles.unwrap_or(TILES);
    if !(MIN_TILES..=MAX_TILES).contains(&tiles) {
        return Err(BadOption::range("KZ-1.2", "tiles", MIN_TILES.into()..=MAX_TILES.into(), tiles));
    }
    let grid = options.grid.unwrap_or(match seats {
        2 if tiles == LONG_GAME_TILES => 8,
        2 => 6,
        3 => 7,
        4 => 8,
        _ => 10,
    });
    if !(MIN_GRID..=MAX_GRID).contains(&grid) {
        return Err(BadOption::range("KZ-1.2", "grid", MIN_GRID.into()..=MAX_GRID.into(), grid));
    }
    if !matches!((seats, options.teams), (_, 0) | (4 | 6, 2) | (6, 3)) {
        return Err(BadOption::new("KZ-6.1", say!("bad-teams", seats, teams = options.teams)));
    }
    Ok(Options { grid: Some(grid), tiles: Some(tiles), teams: options.teams })
}

/// KZ-5.6: every turn takes a space.
pub(crate) fn longest(start: &Start<Kuzushi>) -> u32 {
    let grid = u32::from(start.options().grid());
    grid * grid - 1
}
