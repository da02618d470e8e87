//! Every choice a player can make.

use std::fmt;

use hustings_core::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{KindId, StrokeId, TileId};
use crate::icons::Icon;
use crate::info::MAX_PLACES;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// KU-4.2.
    Pick(TileId),
    /// KU-4.3.
    Field(TileId, Letter),
    /// KU-5.2c.
    Give(Seat),
    /// KU-5.3a, KU-5.7d.
    Take(Source),
    /// KU-5.3b.
    Stroke(Option<StrokeId>),
    /// KU-7.3.
    Target(Target),
    /// KU-5.4 and the effect `draw`: so many Rally, so many Asset cards.
    Draw(u8, u8),
    /// KU-5.5.
    Play(KindId, Letter),
    Done,
    /// KU-5.6d.
    Pay(Card),
    /// KU-5.8 and the effect `discard`.
    Drop(Card),
    /// KU-5.7.
    End(Letter, Icon),
    Stop,
    /// KU-5.7d.
    Tuck(Option<KindId>),
    Minus(Option<(Seat, Letter)>),
    Extra(bool),
    /// KU-8.2.
    Free(Option<Letter>),
    /// KU-6.2.
    Votes(Bundle),
}

/// Where a Masterstroke is taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    Display(StrokeId),
    Deck,
    None,
}

/// KU-7.6: what a Masterstroke is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    None,
    Place(Letter),
    Player(Seat),
    /// A player's rally, or a player's −2 and the Seat it goes to.
    At(Seat, Letter),
    /// An Asset card from hand under an own Candidate.
    Grant(KindId, Letter),
    /// So many cards from one own column to another.
    Shift(Letter, Letter, u8),
}

/// A card in hand: a kind of Rally or Asset card, or a Masterstroke.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    Kind(KindId),
    Stroke(StrokeId),
}

/// Vote cards used for one gain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bundle {
    pub fives: u8,
    pub threes: u8,
    pub ones: u8,
}

impl Bundle {
    pub fn sum(self) -> u8 {
        5 * self.fives + 3 * self.threes + self.ones
    }

    pub fn cards(self) -> u8 {
        self.fives + self.threes + self.ones
    }
}

/// The letter of a Seat and of the Candidates linked to it, A to E, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(pub u8);

impl Letter {
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn all(places: u8) -> impl DoubleEndedIterator<Item = Letter> + ExactSizeIterator + Clone {
        (0..places).map(Letter)
    }

    pub fn named(text: &str) -> Option<Letter> {
        match text.as_bytes() {
            [letter @ b'A'..=b'E'] => Some(Letter(letter - b'A')),
            _ => None,
        }
    }
}

const _: () = assert!(MAX_PLACES == 5, "letters go from A to E");

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl Serialize for Letter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Letter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Letter, D::Error> {
        let text = String::deserialize(deserializer)?;
        Letter::named(&text).ok_or_else(|| D::Error::custom(format!("`{text}` is no letter from A to E")))
    }
}
