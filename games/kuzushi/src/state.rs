//! What is on the table: the bases and flags of each seat, and what is left of its stack.

use hustings_core::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::bits::Wide;
use crate::geometry::{Board, Geometry};
use crate::moves::Space;

/// The table, in the narrowest bits that hold its grid. Every rule is written once, over `Position`.
#[derive(Debug, Clone, PartialEq)]
pub struct State(pub(crate) Width);

/// Not `Copy`: cloning a narrow board should copy only a narrow board.
#[derive(Debug, Clone, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "a box around the middle one would allocate on every clone in a search")]
pub(crate) enum Width {
    Narrow(Position<u128>),
    Middle(Position<Wide<4>>),
    /// Boxed, so that the others stay small.
    Broad(Box<Position<Wide<9>>>),
}

/// Runs the same code for whichever width a state has.
macro_rules! on_position {
    ($state:expr, $position:ident => $body:expr) => {
        match $state {
            $crate::state::Width::Narrow($position) => $body,
            $crate::state::Width::Middle($position) => $body,
            $crate::state::Width::Broad($position) => $body,
        }
    };
}
pub(crate) use on_position;

impl State {
    pub(crate) fn new(seats: u8, grid: u8, tiles: u8, teams: u8) -> State {
        State(match grid {
            ..=6 => Width::Narrow(Position::new(seats, grid, tiles, teams)),
            7..=8 => Width::Middle(Position::new(seats, grid, tiles, teams)),
            _ => Width::Broad(Box::new(Position::new(seats, grid, tiles, teams))),
        })
    }

    pub(crate) fn pending(&self) -> SeatSet {
        on_position!(&self.0, position => if position.over { SeatSet::NONE } else { SeatSet::one(position.turn) })
    }

    pub fn seats(&self) -> u8 {
        on_position!(&self.0, position => position.seats)
    }

    /// KZ-6.1: how many teams there are; without teams every seat is its own. A seat's number modulo this is its team.
    pub(crate) fn sides(&self) -> usize {
        on_position!(&self.0, position => usize::from(position.sides()))
    }

    /// KZ-5.2: tiles of the seat's colour on the board.
    pub fn score(&self, seat: Seat) -> u32 {
        on_position!(&self.0, position => position.score(seat))
    }

    /// Tiles left in the seat's stack.
    pub fn stack(&self, seat: Seat) -> u8 {
        on_position!(&self.0, position => position.stacks[seat.index()])
    }
}

/// How far the tiles reach, all bounds included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiBounds")]
pub struct Bounds {
    pub left: i8,
    pub right: i8,
    pub bottom: i8,
    pub top: i8,
}

impl Bounds {
    pub(crate) fn include(&mut self, space: Space) {
        self.left = self.left.min(space.x);
        self.right = self.right.max(space.x);
        self.bottom = self.bottom.min(space.y);
        self.top = self.top.max(space.y);
    }

    /// KZ-3.1: the farthest bounds at which one more tile still fits the grid.
    pub(crate) fn reachable(self, grid: u8) -> Bounds {
        let reach = grid as i8 - 1;
        Bounds {
            left: self.right - reach,
            right: self.left + reach,
            bottom: self.top - reach,
            top: self.bottom + reach,
        }
    }
}

/// The board in bits of one width.
///
/// Invariants: bases, flags and the city are disjoint; `tiles` is their union; `bounds` is their bounding box and
/// `window` the spaces that are still reachable.
#[derive(Debug, Clone)]
pub(crate) struct Position<B: Board> {
    pub geometry: &'static Geometry<B>,
    pub bases: [B; MAX_SEATS],
    pub flags: [B; MAX_SEATS],
    pub tiles: B,
    /// How many tiles are on the board.
    pub laid: u16,
    /// KZ-3.1 and KZ-4.5: where a tile would not stretch the board past its grid.
    pub window: B,
    pub bounds: Bounds,
    pub stacks: [u8; MAX_SEATS],
    pub seats: u8,
    pub teams: u8,
    pub turn: Seat,
    pub over: bool,
}

/// Compares only the fields from which the others follow.
impl<B: Board> PartialEq for Position<B> {
    fn eq(&self, other: &Self) -> bool {
        let Position {
            geometry,
            bases,
            flags,
            tiles: _,
            laid: _,
            window: _,
            bounds: _,
            stacks,
            seats,
            teams,
            turn,
            over,
        } = self;
        geometry.grid == other.geometry.grid
            && *bases == other.bases
            && *flags == other.flags
            && *stacks == other.stacks
            && *seats == other.seats
            && *teams == other.teams
            && *turn == other.turn
            && *over == other.over
    }
}

impl<B: Board> Position<B> {
    /// KZ-2: the city lies at the origin, and seat 1 moves first.
    pub fn new(seats: u8, grid: u8, tiles: u8, teams: u8) -> Position<B> {
        let geometry = B::geometry(grid);
        let mut stacks = [0; MAX_SEATS];
        stacks[..usize::from(seats)].fill(tiles);
        let mut position = Position {
            geometry,
            bases: [B::NONE; MAX_SEATS],
            flags: [B::NONE; MAX_SEATS],
            tiles: geometry.city,
            laid: 1,
            window: B::NONE,
            bounds: Bounds { left: 0, right: 0, bottom: 0, top: 0 },
            stacks,
            seats,
            teams,
            turn: Seat(1),
            over: false,
        };
        position.refresh_window();
        position
    }

    pub fn sides(&self) -> u8 {
        if self.teams == 0 { self.seats } else { self.teams }
    }

    /// All tiles of a seat's colour; the city has seat 0's.
    pub fn colour(&self, seat: Seat) -> B {
        let own = self.bases[seat.index()] | self.flags[seat.index()];
        if seat == Seat(0) { own | self.geometry.city } else { own }
    }

    pub fn score(&self, seat: Seat) -> u32 {
        self.colour(seat).count()
    }

    /// KZ-3.1: the spaces on which a base may be put.
    #[inline]
    pub fn playable(&self) -> B {
        self.geometry.around(self.tiles) & !self.tiles & self.window
    }

    #[inline]
    pub fn put_tile(&mut self, tile: B, at: Space) {
        self.tiles |= tile;
        self.laid += 1;
        let mut bounds = self.bounds;
        bounds.include(at);
        self.stretch(bounds);
    }

    /// Recomputes the window only if the bounds have changed.
    #[inline]
    pub fn stretch(&mut self, bounds: Bounds) {
        if self.bounds != bounds {
            self.bounds = bounds;
            self.refresh_window();
        }
    }

    /// Takes flags off the board. The bounds do not change: a flag is lost only when bases of two colours touch its
    /// space, and of two neighbours of a space on the edge of the board at least one is on that edge too.
    pub fn take_tiles(&mut self, gone: B) {
        self.tiles &= !gone;
        self.laid -= gone.count() as u16;
    }

    pub fn refresh_window(&mut self) {
        self.window = self.geometry.reachable(self.bounds);
    }

    /// KZ-5.3: the largest orthogonally connected group of the seat's tiles; among equals, the one found first.
    pub fn largest_group(&self, seat: Seat) -> B {
        self.geometry.largest_group(self.colour(seat))
    }
}
