//! Zobrist numbers: the key of a position is made from them, once for each rotation and reflection of the board around
//! the city.

use std::sync::OnceLock;

use crate::bits::Bits;
use crate::geometry::Geometry;
use crate::moves::Space;
use crate::state::Bounds;

/// Rotations and reflections of the board.
pub(crate) const WAYS: usize = 8;

/// A random number for a base of each of two seats on each space, for every rotation and reflection. Flags follow from
/// bases and bounds.
pub(crate) type Marks = [Vec<[u64; WAYS]>; 2];

pub(crate) fn marks<B: Bits>(geometry: &Geometry<B>) -> &'static Marks {
    static MARKS: [OnceLock<Marks>; 13] = [const { OnceLock::new() }; 13];
    MARKS[usize::from(geometry.grid)].get_or_init(|| {
        let number = |Space { x, y }: Space, seat: u64| u64::from(x as u8) | u64::from(y as u8) << 8 | seat << 16;
        [0, 1].map(|seat| {
            let mark = |space: &Space| ways(*space).map(|seen| scramble(number(seen, seat)));
            geometry.spaces.iter().map(mark).collect()
        })
    })
}

/// The numbers for the bounding box of the tiles.
pub(crate) fn bounds(bounds: Bounds) -> [u64; WAYS] {
    let (low, high) = (Space { x: bounds.left, y: bounds.bottom }, Space { x: bounds.right, y: bounds.top });
    let (low, high) = (ways(low), ways(high));
    std::array::from_fn(|way| {
        let (one, other) = (low[way], high[way]);
        let sides = [one.x.min(other.x), one.x.max(other.x), one.y.min(other.y), one.y.max(other.y)];
        scramble(sides.into_iter().fold(1, |number, side| number << 8 | u64::from(side as u8)))
    })
}

/// Where a space is in each rotation and reflection of the board.
pub(crate) fn ways(Space { x, y }: Space) -> [Space; WAYS] {
    let seen = |x, y| Space { x, y };
    [seen(x, y), seen(-y, x), seen(-x, -y), seen(y, -x), seen(-x, y), seen(y, x), seen(x, -y), seen(-y, -x)]
}

/// The finaliser of splitmix64: similar numbers get very different results.
fn scramble(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
