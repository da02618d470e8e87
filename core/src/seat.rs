//! Seats and viewers: who sits at a table, and who looks at it.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[schema(minimum = 0, maximum = 5)]
pub struct Seat(pub u8);

impl Seat {
    /// Reads a seat as moves write it: exactly one digit, so that no seat has two spellings.
    pub fn named(text: &str) -> Option<Seat> {
        match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Some(Seat(digit - b'0')),
            _ => None,
        }
    }

    /// The letter that drawings in characters use for it.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }

    /// The seat to the left, wrapping: the next one in turn order.
    pub fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// Every seat once, in turn order, this one first.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Some of the seats of a table, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);

    pub fn one(seat: Seat) -> SeatSet {
        SeatSet(1u8.checked_shl(u32::from(seat.0)).unwrap_or(0)) // no table has a seat 8
    }

    pub fn all(seats: u8) -> SeatSet {
        Seat::all(seats).collect()
    }

    pub fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::one(seat).0 != 0
    }

    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | SeatSet::one(seat).0)
    }

    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !SeatSet::one(seat).0)
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in it, in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(8).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// One value for each seat, indexed by [`Seat`]; a list in JSON.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> PerSeat<T> {
    pub fn new(seats: u8, mut value: impl FnMut(Seat) -> T) -> PerSeat<T> {
        PerSeat(Seat::all(seats).map(&mut value).collect())
    }

    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        self.0.iter().enumerate().map(|(seat, value)| (Seat(seat as u8), value))
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(seat, value)| (Seat(seat as u8), value))
    }

    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// Maps each seat's value.
    pub fn each<U>(&self, value: impl FnMut(&T) -> U) -> PerSeat<U> {
        PerSeat(self.0.iter().map(value).collect())
    }
}

impl<T> AsRef<[T]> for PerSeat<T> {
    fn as_ref(&self) -> &[T] {
        &self.0
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Whose view it is: a seat's, a spectator's, or one that sees everything.
///
/// `Everything` is for tests, finished games and the lab's openly cheating baselines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
    Everything,
}

impl Viewer {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// Whether this viewer may know what `seat` alone may know.
    pub fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Everything => true,
        }
    }

    /// Every viewer of a table: its seats, a spectator, and the one who sees everything.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything])
    }
}
