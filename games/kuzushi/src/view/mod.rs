//! KZ-8: everything is public, so one view serves everybody. `show` builds it, `imagine` is the way back to a state.

mod imagine;
mod show;

use hustings_core::{PerSeat, Seat, changes};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::moves::Space;
use crate::state::Bounds;

pub(crate) use imagine::imagine;
pub(crate) use show::view;

/// The table as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiView")]
pub struct View {
    pub grid: u8,
    pub teams: u8,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// All tiles, from the south-west, row by row.
    pub tiles: Vec<Tile>,
    /// Tiles left in each stack.
    #[ts(as = "Vec<u8>")]
    pub stacks: PerSeat<u8>,
    /// KZ-5.2.
    #[ts(as = "Vec<u32>")]
    pub scores: PerSeat<u32>,
    /// KZ-5.3: the spaces of each seat's largest group.
    #[ts(as = "Vec<Vec<Space>>")]
    pub largest: PerSeat<Vec<Space>>,
    /// The bounding box of all tiles.
    pub bounds: Bounds,
    /// KZ-3.1: how far the next tile could stretch it.
    pub reachable: Bounds,
}

changes!(View { grid, teams, turn, tiles: items, stacks: items, scores: items, largest: items, bounds, reachable });

/// One tile on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiTile")]
pub struct Tile {
    pub at: Space,
    pub kind: Kind,
    pub seat: Seat,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiTileKind")]
pub enum Kind {
    City,
    Base,
    Flag,
}
