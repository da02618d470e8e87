//! Sets of spaces as bits: 128 bits for the usual grid, more words for wide ones, one interface.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// Set operations and shifts on bits.
pub(crate) trait Set:
    Copy
    + Debug
    + PartialEq
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
{
    const NONE: Self;

    fn is_empty(self) -> bool;
    /// Every space moved up by `by` indices, less than a word; spaces beyond the end are dropped.
    fn up(self, by: u32) -> Self;
    fn down(self, by: u32) -> Self;
    /// The first 64 spaces.
    fn low(self) -> u64;
}

/// A set of spaces, each by its index in the grid's [`crate::geometry::Geometry`].
pub(crate) trait Bits: Set {
    /// How many spaces fit.
    const WIDTH: usize;
    /// Narrower bits that hold any five rows, which is all that a new tile can change.
    type Local: Set;

    fn one(index: usize) -> Self;
    fn count(self) -> u32;
    /// The lowest index; the set must not be empty.
    fn lowest(self) -> usize;
    fn without_lowest(self) -> Self;
    /// The part that begins at index `from`, which may be negative.
    fn local(self, from: i32) -> Self::Local;
    fn from_local(local: Self::Local, from: i32) -> Self;
    /// Calls `act` for every index, lowest first; faster than [`Bits::indices`].
    fn each(self, act: impl FnMut(usize));

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

#[inline]
fn each_word(words: &[u64], mut act: impl FnMut(usize)) {
    for (number, word) in words.iter().enumerate() {
        let mut left = *word;
        while left != 0 {
            act(number * 64 + left.trailing_zeros() as usize);
            left &= left - 1;
        }
    }
}

macro_rules! machine_word {
    ($word:ty) => {
        impl Set for $word {
            const NONE: Self = 0;

            #[inline]
            fn is_empty(self) -> bool {
                self == 0
            }
            #[inline]
            fn up(self, by: u32) -> Self {
                self << (by & 63) // the mask tells the compiler that `by` is less than a word
            }
            #[inline]
            fn down(self, by: u32) -> Self {
                self >> (by & 63)
            }
            #[inline]
            fn low(self) -> u64 {
                self as u64
            }
        }
    };
}
machine_word!(u64);
machine_word!(u128);

impl Bits for u128 {
    const WIDTH: usize = 128;
    type Local = u64;

    #[inline]
    fn one(index: usize) -> Self {
        1 << index
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
    fn local(self, from: i32) -> u64 {
        (if from < 0 { self << (-from & 63) } else { self >> (from & 127) }) as u64
    }
    #[inline]
    fn from_local(local: u64, from: i32) -> Self {
        let wide = Self::from(local);
        if from < 0 { wide >> (-from & 63) } else { wide << (from & 127) }
    }
    #[inline]
    fn each(self, act: impl FnMut(usize)) {
        each_word(&[self as u64, (self >> 64) as u64], act);
    }
}

/// As many words as a wide grid needs. No row is longer than 23 spaces, so shifts are by less than a word.
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

impl<const N: usize> BitXor for Wide<N> {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
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

impl<const N: usize> Set for Wide<N> {
    const NONE: Self = Wide([0; N]);

    #[inline]
    fn is_empty(self) -> bool {
        self.0.iter().all(|word| *word == 0)
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
    #[inline]
    fn low(self) -> u64 {
        self.0[0]
    }
}

impl<const N: usize> Bits for Wide<N> {
    const WIDTH: usize = N * 64;
    type Local = u128;

    #[inline]
    fn one(index: usize) -> Self {
        let mut words = [0; N];
        words[index / 64] = 1 << (index % 64);
        Wide(words)
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
    fn local(self, from: i32) -> u128 {
        // `from` is never more than two words before the first.
        let word =
            |number: i32| usize::try_from(number).ok().and_then(|number| self.0.get(number)).copied().unwrap_or(0);
        let (first, shift) = (from.div_euclid(64), from.rem_euclid(64));
        let low = u128::from(word(first)) | u128::from(word(first + 1)) << 64;
        if shift == 0 { low } else { low >> shift | u128::from(word(first + 2)) << (128 - shift) }
    }
    #[inline]
    fn from_local(local: u128, from: i32) -> Self {
        let (first, shift) = (from.div_euclid(64), from.rem_euclid(64));
        let mut words = [0; N];
        let low = local << shift;
        let high = if shift == 0 { 0 } else { (local >> (128 - shift)) as u64 };
        for (number, part) in (first..).zip([low as u64, (low >> 64) as u64, high]) {
            if let Some(word) = usize::try_from(number).ok().and_then(|number| words.get_mut(number)) {
                *word = part;
            }
        }
        Wide(words)
    }
    #[inline]
    fn each(self, act: impl FnMut(usize)) {
        each_word(&self.0, act);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wide and narrow sets give the same results.
    #[test]
    fn wide_and_narrow_sets_agree() {
        let picks = [0usize, 1, 11, 60, 63, 64, 65, 100, 120, 127];
        let narrow = picks.iter().fold(u128::NONE, |set, index| set | u128::one(*index));
        let wide = picks.iter().fold(Wide::<2>::NONE, |set, index| set | Wide::one(*index));
        assert!(narrow.indices().eq(wide.indices()));
        assert_eq!(narrow.count(), wide.count());
        let mut visited = Vec::new();
        narrow.each(|index| visited.push(index));
        wide.each(|index| visited.push(index));
        assert_eq!(visited, [picks, picks].concat());
        for by in [1, 11, 23] {
            assert!(narrow.up(by).indices().eq(wide.up(by).indices()), "up by {by}");
            assert!(narrow.down(by).indices().eq(wide.down(by).indices()), "down by {by}");
        }
        for from in [-24, -1, 0, 1, 40, 63, 64, 65, 90] {
            assert_eq!(narrow.local(from), wide.local(from) as u64, "local from {from}");
            let (part, wide_part) = (narrow.local(from) >> 8, u128::from(wide.local(from) as u64 >> 8));
            assert!(u128::from_local(part, from).indices().eq(Wide::<2>::from_local(wide_part, from).indices()));
        }
        assert!((!narrow).indices().eq((!wide).indices()));
    }
}
