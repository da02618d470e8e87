//! One number for a position and all that are alike in play: the board turned and mirrored around the city.

use std::sync::OnceLock;

use crate::bits::Bits;
use crate::geometry::{Board, Geometry};
use crate::moves::Space;
use crate::state::{Position, State, on_position};

/// Ways to turn and mirror the board.
const WAYS: usize = 8;
/// Bases and flags of two seats.
const KINDS: usize = 4;
/// From this stack on, flags could run short, and then turning the board changes who gets one (KZ-4.6).
const SHORT_STACK: u8 = 4;

/// A random number for each kind of tile on each space, once for every way to look at the board.
type Marks = [Vec<[u64; WAYS]>; KINDS];

/// For two seats; searches that remember positions are for two.
pub(crate) fn fingerprint(state: &State) -> Option<u64> {
    on_position!(&state.0, position => (position.seats == 2).then(|| of(position)))
}

fn of<B: Board>(position: &Position<B>) -> u64 {
    let marks = marks(position.geometry);
    let mut looks = [0; WAYS];
    let tiles = [position.bases[0], position.bases[1], position.flags[0], position.flags[1]];
    for (tiles, marks) in tiles.iter().zip(marks) {
        tiles.each(|index| {
            for (look, mark) in looks.iter_mut().zip(&marks[index]) {
                *look ^= mark;
            }
        });
    }
    let turn = scramble(u64::from(position.turn.0) + u64::from(position.over) * 2);
    if position.stacks[..2].iter().any(|stack| *stack <= SHORT_STACK) {
        return looks[0] ^ turn;
    }
    looks.into_iter().min().unwrap_or_default() ^ !turn
}

fn marks<B: Bits>(geometry: &Geometry<B>) -> &'static Marks {
    static MARKS: [OnceLock<Marks>; 13] = [const { OnceLock::new() }; 13];
    MARKS[usize::from(geometry.grid)].get_or_init(|| {
        let side = i64::from(geometry.stride);
        let index = |Space { x, y }: Space| i64::from(y) * side + i64::from(x);
        std::array::from_fn(|kind| {
            let mark =
                |space: Space| ways(space).map(|seen| scramble((index(seen) * KINDS as i64 + kind as i64) as u64));
            geometry.spaces.iter().map(|space| mark(*space)).collect()
        })
    })
}

/// Where a space lies when the board is turned and mirrored.
fn ways(Space { x, y }: Space) -> [Space; WAYS] {
    let seen = |x, y| Space { x, y };
    [seen(x, y), seen(-y, x), seen(-x, -y), seen(y, -x), seen(-x, y), seen(y, x), seen(x, -y), seen(-y, -x)]
}

/// The finisher of splitmix64: neighbouring numbers come out unlike each other.
fn scramble(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
