//! Sets of spaces as bits: one machine word pair for the usual grid, more words for wide ones, one interface.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of spaces, each by its index in the grid's [`crate::geometry::Geometry`].
pub(crate) trait Bits:
    Copy
    + Debug
    + PartialEq
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
{
    const NONE: Self;
    /// How many spaces fit.
    const WIDTH: usize;

    fn one(index: usize) -> Self;
    fn is_empty(self) -> bool;
    fn count(self) -> u32;
    /// The lowest index; only for a set that is not empty.
    fn lowest(self) -> usize;
    fn without_lowest(self) -> Self;
    /// Every space moved up by `by` indices; what falls off the end is gone.
    fn up(self, by: u32) -> Self;
    fn down(self, by: u32) -> Self;

    fn contains(self, index: usize) -> bool {
        !(self & Self::one(index)).is_empty()
    }

    fn indices(self) -> Indices<Self> {
        Indices(self)
    }
}

/// The members of a set, lowest first.
pub(crate) struct Indices<B>(B);

impl<B: Bits> Iterator for Indices<B> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0.is_empty() {
            return None;
        }
        let index = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(index)
    }
}

impl Bits for u128 {
    const NONE: Self = 0;
    const WIDTH: usize = 128;

    #[inline]
    fn one(index: usize) -> Self {
        1 << index
    }
    #[inline]
    fn is_empty(self) -> bool {
        self == 0
    }
    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }
    #[inline]
    fn lowest(self) -> usize {
        self.trailing_zeros() as usize
    }
    #[inline]
    fn without_lowest(self) -> Self {
        self & self.wrapping_sub(1)
    }
    #[inline]
    fn up(self, by: u32) -> Self {
        self << by
    }
    #[inline]
    fn down(self, by: u32) -> Self {
        self >> by
    }
}

/// As many words as a wide grid needs. Shifts are by less than a word: no row is longer than 23 spaces.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    #[inline]
    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Wide(std::array::from_fn(|word| join(self.0[word], other.0[word])))
    }
}

impl<const N: usize> BitAnd for Wide<N> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl<const N: usize> BitOr for Wide<N> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl<const N: usize> Not for Wide<N> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Wide(self.0.map(|word| !word))
    }
}

impl<const N: usize> BitAndAssign for Wide<N> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const N: usize> BitOrAssign for Wide<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const N: usize> Bits for Wide<N> {
    const NONE: Self = Wide([0; N]);
    const WIDTH: usize = N * 64;

    #[inline]
    fn one(index: usize) -> Self {
        let mut words = [0; N];
        words[index / 64] = 1 << (index % 64);
        Wide(words)
    }
    #[inline]
    fn is_empty(self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    #[inline]
    fn lowest(self) -> usize {
        let word = self.0.iter().position(|word| *word != 0).unwrap_or(0);
        word * 64 + self.0[word].trailing_zeros() as usize
    }
    #[inline]
    fn without_lowest(mut self) -> Self {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= word.wrapping_sub(1);
        }
        self
    }
    #[inline]
    fn up(self, by: u32) -> Self {
        Wide(std::array::from_fn(|word| {
            let carried = if word == 0 { 0 } else { self.0[word - 1] >> (64 - by) };
            self.0[word] << by | carried
        }))
    }
    #[inline]
    fn down(self, by: u32) -> Self {
        Wide(std::array::from_fn(|word| {
            let carried = if word + 1 == N { 0 } else { self.0[word + 1] << (64 - by) };
            self.0[word] >> by | carried
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The wide sets must say what the narrow one says.
    #[test]
    fn wide_and_narrow_sets_agree() {
        let picks = [0usize, 1, 11, 60, 63, 64, 65, 100, 120, 127];
        let narrow = picks.iter().fold(u128::NONE, |set, index| set | u128::one(*index));
        let wide = picks.iter().fold(Wide::<2>::NONE, |set, index| set | Wide::one(*index));
        assert!(narrow.indices().eq(wide.indices()));
        assert_eq!(narrow.count(), wide.count());
        for by in [1, 11, 23] {
            assert!(narrow.up(by).indices().eq(wide.up(by).indices()), "up by {by}");
            assert!(narrow.down(by).indices().eq(wide.down(by).indices()), "down by {by}");
        }
        assert!((!narrow).indices().eq((!wide).indices()));
    }
}
