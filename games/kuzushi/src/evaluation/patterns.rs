//! The pattern evaluation: a position is the sum of its *pieces*, one for every space with the eight around it.
//!
//! A space is free, a base of either seat, or closed (the city, or out of the board's reach); flags follow from bases. Pieces that are
//! equal after a rotation, a reflection or a swap of colours are one pattern. Each pattern has a *worth*, which counts for one side
//! and against the other, and a *heat*, which counts for the side to move; both for the opening and for the ending. The weights are
//! learnt (`learn`) and included in the program as a file.

use std::sync::OnceLock;

/// Spaces of a piece, row by row from the south-west.
const SPACES: usize = 9;
/// A piece as a number: nine bits for "seat 0's base or closed", nine for "seat 1's base or closed".
pub(super) const PIECES: usize = 1 << (2 * SPACES);
const PLANE: usize = (1 << SPACES) - 1;
const CENTRE: usize = 1 << (SPACES / 2);

/// The fixed-point unit of the weights.
pub(super) const UNIT: f32 = 2048.0;

/// The sums over a board: worth (for seat 0) in the opening and the ending, then heat in both.
pub(super) type Sum = [i32; 4];

/// The pattern of each piece.
pub(super) struct Patterns {
    /// Pattern and sign of the piece's worth: 0 if it has none (symmetric in the colours), or if its centre is closed.
    pub worth: Vec<(u16, i8)>,
    /// Pattern of its heat; 0 is the one that never counts.
    pub heat: Vec<u16>,
    /// How many patterns there are, worth and heat, number 0 included.
    pub counts: [usize; 2],
}

pub(super) fn patterns() -> &'static Patterns {
    static PATTERNS: OnceLock<Patterns> = OnceLock::new();
    PATTERNS.get_or_init(|| {
        let mut patterns = Patterns { worth: vec![(0, 0); PIECES], heat: vec![0; PIECES], counts: [1, 1] };
        for piece in 1..PIECES {
            let closed = piece & (piece >> SPACES) & CENTRE != 0;
            if closed || patterns.heat[piece] != 0 {
                continue;
            }
            let (alike, opposed) = (symmetries(piece), symmetries(swapped(piece)));
            let heat = patterns.counts[1] as u16;
            patterns.counts[1] += 1;
            for same in alike.iter().chain(&opposed) {
                patterns.heat[*same] = heat;
            }
            if alike.contains(&swapped(piece)) {
                continue; // symmetric in the colours: worth nothing to either side
            }
            let worth = patterns.counts[0] as u16;
            patterns.counts[0] += 1;
            for (same, sign) in alike.iter().map(|same| (same, 1)).chain(opposed.iter().map(|same| (same, -1))) {
                patterns.worth[*same] = (worth, sign);
            }
        }
        patterns
    })
}

/// The piece with the colours swapped.
fn swapped(piece: usize) -> usize {
    (piece & PLANE) << SPACES | piece >> SPACES
}

/// The piece in all eight rotations and reflections.
fn symmetries(piece: usize) -> [usize; 8] {
    let map = |plane: usize, at: &dyn Fn(usize, usize) -> (usize, usize)| {
        (0..SPACES).filter(|space| plane >> space & 1 != 0).fold(0, |seen, space| {
            let (x, y) = at(space % 3, space / 3);
            seen | 1 << (y * 3 + x)
        })
    };
    let look =
        |at: &dyn Fn(usize, usize) -> (usize, usize)| map(piece & PLANE, at) | map(piece >> SPACES, at) << SPACES;
    [
        look(&|x, y| (x, y)),
        look(&|x, y| (2 - y, x)),
        look(&|x, y| (2 - x, 2 - y)),
        look(&|x, y| (y, 2 - x)),
        look(&|x, y| (2 - x, y)),
        look(&|x, y| (y, x)),
        look(&|x, y| (x, 2 - y)),
        look(&|x, y| (2 - y, 2 - x)),
    ]
}

/// The learnt weights by pattern, for opening and ending. Number 0 of the worths is the worth of the city to seat 0, number 0 of the heats
/// the worth of having the move.
#[derive(Clone)]
pub struct Weights {
    pub(super) worth: Vec<[f32; 2]>,
    pub(super) heat: Vec<[f32; 2]>,
}

impl Weights {
    pub(super) fn none() -> Weights {
        let [worth, heat] = patterns().counts;
        Weights { worth: vec![[0.0; 2]; worth], heat: vec![[0.0; 2]; heat] }
    }

    /// The content of the file: 16-bit numbers, little-endian.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.worth.iter().chain(&self.heat).flatten().flat_map(|weight| rounded(*weight).to_le_bytes()).collect()
    }

    pub(super) fn from_bytes(bytes: &[u8]) -> Weights {
        let numbers: Vec<f32> =
            bytes.chunks_exact(2).map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / UNIT).collect();
        let pairs: Vec<[f32; 2]> = numbers.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect();
        let [worth, heat] = patterns().counts;
        assert_eq!(pairs.len(), worth + heat, "the file of weights is whole");
        Weights { worth: pairs[..worth].to_vec(), heat: pairs[worth..].to_vec() }
    }
}

fn rounded(weight: f32) -> i16 {
    (weight * UNIT).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
}

/// The weights by piece, for fast sums.
pub(super) struct PatternWeights {
    pieces: Vec<[i16; 4]>,
    /// The weights of the city and of having the move.
    pub always: [i16; 4],
}

impl PatternWeights {
    pub fn new(weights: &Weights) -> PatternWeights {
        let patterns = patterns();
        let piece = |piece: usize| {
            let (worth, sign) = patterns.worth[piece];
            let heat = patterns.heat[piece];
            let [early, late] = weights.worth[usize::from(worth)].map(|weight| rounded(weight * f32::from(sign)));
            let [hot_early, hot_late] = if heat == 0 { [0; 2] } else { weights.heat[usize::from(heat)].map(rounded) };
            [early, late, hot_early, hot_late]
        };
        let ([city, late_city], [turn, late_turn]) = (weights.worth[0].map(rounded), weights.heat[0].map(rounded));
        PatternWeights { pieces: (0..PIECES).map(piece).collect(), always: [city, late_city, turn, late_turn] }
    }

    /// The weights that come with the program.
    pub fn standard() -> &'static PatternWeights {
        static WEIGHTS: OnceLock<PatternWeights> = OnceLock::new();
        WEIGHTS.get_or_init(|| PatternWeights::new(&Weights::from_bytes(include_bytes!("weights.bin"))))
    }

    #[inline]
    pub fn add(&self, sum: &mut Sum, piece: usize) {
        for (sum, weight) in sum.iter_mut().zip(self.pieces[piece & (PIECES - 1)]) {
            *sum += i32::from(weight);
        }
    }

    #[inline]
    pub fn exchange(&self, sum: &mut Sum, old: usize, new: usize) {
        let (old, new) = (self.pieces[old & (PIECES - 1)], self.pieces[new & (PIECES - 1)]);
        for ((sum, old), new) in sum.iter_mut().zip(old).zip(new) {
            *sum += i32::from(new) - i32::from(old);
        }
    }
}
