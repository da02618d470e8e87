//! Counts the neighbours of all spaces at once, in bit-sliced binary digits.

use crate::bits::Set;

/// How many of a set's spaces touch each space, as binary digits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Counts<S> {
    ones: S,
    twos: S,
    fours: S,
}

impl<S: Set> Counts<S> {
    pub fn around(stride: u32, set: S) -> Counts<S> {
        let (south, north) = (set.down(stride), set.up(stride));
        let (west, east) = (set.down(1), set.up(1));
        let (odd_rows, both_rows) = (south ^ north, south & north);
        let (odd_columns, both_columns) = (west ^ east, west & east);
        Counts {
            ones: odd_rows ^ odd_columns,
            twos: (both_rows ^ both_columns) | (odd_rows & odd_columns),
            fours: both_rows & both_columns,
        }
    }

    /// Where there is at least one.
    pub fn any(&self) -> S {
        self.ones | self.twos | self.fours
    }

    /// The spaces where this is greater than `other`, and those where both are equal.
    pub fn compare(&self, other: &Counts<S>) -> (S, S) {
        let equal_fours = !(self.fours ^ other.fours);
        let equal_twos = !(self.twos ^ other.twos);
        let equal_ones = !(self.ones ^ other.ones);
        let lower = (self.twos & !other.twos) | (equal_twos & self.ones & !other.ones);
        let more = (self.fours & !other.fours) | (equal_fours & lower);
        (more, equal_fours & equal_twos & equal_ones)
    }

    /// The sum, which must be at most seven everywhere.
    pub fn plus(&self, other: &Counts<S>) -> Counts<S> {
        let carry = self.ones & other.ones;
        let twos = self.twos ^ other.twos;
        Counts {
            ones: self.ones ^ other.ones,
            twos: twos ^ carry,
            fours: self.fours | other.fours | (self.twos & other.twos) | (twos & carry),
        }
    }

    /// Where there are at most two.
    pub fn at_most_two(&self) -> S {
        !self.fours & !(self.twos & self.ones)
    }

    /// These counts, with `other`'s on the spaces of `mask`.
    pub fn replaced(&self, mask: S, other: &Counts<S>) -> Counts<S> {
        let choose = |old: S, new: S| (old & !mask) | (new & mask);
        Counts {
            ones: choose(self.ones, other.ones),
            twos: choose(self.twos, other.twos),
            fours: choose(self.fours, other.fours),
        }
    }
}
