//! What never changes about a grid: spaces and their indices, neighbours, and strips of columns and rows.
//!
//! The grid floats around the city, so a tile can lie up to `grid` - 1 spaces from it to either side: indices count the
//! square of that reach, row by row from the south-west. A set shifted by one column wraps into the next row, but only
//! ever from the last column to the first, and no board can span both (KZ-3.1), so [`Position`](crate::state::Position)'s
//! window always masks that away.

use std::sync::OnceLock;

use crate::bits::{Bits, Wide};
use crate::moves::Space;
use crate::state::Bounds;

/// The tables of one grid size.
#[derive(Debug)]
pub(crate) struct Geometry<B> {
    pub grid: u8,
    /// How far from the city a tile can be.
    pub reach: i8,
    /// Spaces in a row.
    pub stride: u32,
    pub city: B,
    pub spaces: Vec<Space>,
    /// Strips of whole columns or rows, indexed by first and last, both shifted by the reach.
    column_strips: Vec<B>,
    row_strips: Vec<B>,
}

impl<B: Bits> Geometry<B> {
    fn new(grid: u8) -> Geometry<B> {
        let reach = grid as i8 - 1;
        let side = 2 * reach as usize + 1;
        assert!(side * side <= B::WIDTH, "grid {grid} does not fit");
        let spaces: Vec<_> = (-reach..=reach).flat_map(|y| (-reach..=reach).map(move |x| Space { x, y })).collect();
        let collect = |member: &dyn Fn(&Space) -> bool| {
            let members = spaces.iter().enumerate().filter(|(_, space)| member(space));
            members.fold(B::NONE, |set, (index, _)| set | B::one(index))
        };
        let lines = || -reach..=reach;
        let strips = |at: fn(&Space) -> i8| -> Vec<B> {
            let pairs = lines().flat_map(|first| lines().map(move |last| (first, last)));
            pairs.map(|(first, last)| collect(&|space| (first..=last).contains(&at(space)))).collect()
        };
        Geometry {
            grid,
            reach,
            stride: side as u32,
            city: B::one(side * side / 2), // in the middle
            column_strips: strips(|space| space.x),
            row_strips: strips(|space| space.y),
            spaces,
        }
    }

    /// The space as a set; empty if no tile can ever be there.
    #[inline]
    pub fn bit(&self, space: Space) -> B {
        let Space { x, y } = space;
        let reach = self.reach;
        if (-reach..=reach).contains(&x) && (-reach..=reach).contains(&y) {
            B::one((y + reach) as usize * self.stride as usize + (x + reach) as usize)
        } else {
            B::NONE
        }
    }

    /// The index where the five rows around a space begin: they are all that a tile on it can change.
    #[inline]
    pub fn vicinity(&self, Space { x, y }: Space) -> i32 {
        let (x, y, reach, stride) = (i32::from(x), i32::from(y), i32::from(self.reach), self.stride as i32);
        (y - 2 + reach) * stride + (x - 2 + reach)
    }

    /// All orthogonal neighbours of a set's spaces, wrapped ones included.
    #[inline]
    pub fn around(&self, set: B) -> B {
        set.up(1) | set.down(1) | set.up(self.stride) | set.down(self.stride)
    }

    /// The neighbours of one space: north, east, south, west.
    #[inline]
    pub fn sides(&self, set: B, Space { x, y }: Space) -> [(B, Space); 4] {
        [
            (set.up(self.stride), Space { x, y: y + 1 }),
            (set.up(1), Space { x: x + 1, y }),
            (set.down(self.stride), Space { x, y: y - 1 }),
            (set.down(1), Space { x: x - 1, y }),
        ]
    }

    /// KZ-3.1: the spaces where one more tile would still fit the grid, given the bounds of the tiles.
    pub fn reachable(&self, bounds: Bounds) -> B {
        let Bounds { left, right, bottom, top } = bounds.reachable(self.grid);
        let strip =
            |first: i8, last: i8| (first + self.reach) as usize * self.stride as usize + (last + self.reach) as usize;
        self.column_strips[strip(left, right)] & self.row_strips[strip(bottom, top)]
    }

    /// The largest orthogonally connected group in a set; among equals, the one found first.
    pub fn largest_group(&self, set: B) -> B {
        let (mut left, mut largest) = (set, B::NONE);
        while !left.is_empty() {
            let mut group = B::one(left.lowest());
            loop {
                let grown = (group | self.around(group)) & left;
                if grown == group {
                    break;
                }
                group = grown;
            }
            if group.count() > largest.count() {
                largest = group;
            }
            left &= !group;
        }
        largest
    }
}

/// The widths of bits that boards use, each with its geometries, which are made when first used.
pub(crate) trait Board: Bits {
    fn geometry(grid: u8) -> &'static Geometry<Self>;
}

/// One slot for each grid up to 12.
type Geometries<B> = [OnceLock<Geometry<B>>; 13];

macro_rules! board {
    ($bits:ty) => {
        impl Board for $bits {
            fn geometry(grid: u8) -> &'static Geometry<Self> {
                static GEOMETRIES: Geometries<$bits> = [const { OnceLock::new() }; 13];
                GEOMETRIES[usize::from(grid)].get_or_init(|| Geometry::new(grid))
            }
        }
    };
}

board!(u128); // up to grid 6
board!(Wide<4>); // up to grid 8
board!(Wide<9>); // up to grid 12
