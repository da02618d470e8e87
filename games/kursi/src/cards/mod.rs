//! KU-13: the components, loaded from `data/` and checked once.

pub(crate) mod effects;
mod load;

use std::fmt;

use crate::icons::{Icon, Icons};
use crate::view::PrintedCards;
use effects::{Effect, Lasting};
pub(crate) use load::{load, standard_set};

pub(crate) const CANDIDATES: usize = 24;
pub(crate) const SEAT_TILES: usize = 9;
pub(crate) const STROKES: usize = 16;
/// The capacity of a state for kinds of Rally and Asset cards together.
pub(crate) const KINDS: usize = 64;

/// KU-1.5: a kind of Rally or Asset card, by its position in the set: Rally kinds first. Cards of a kind are
/// interchangeable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(pub u8);

/// A Masterstroke by its position in its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StrokeId(pub u8);

/// A Candidate tile by its position in its file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub u8);

/// A Seat tile by its position in its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SeatTileId(pub u8);

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    pub id: String,
    pub name: String,
    pub icons: Icons,
}

/// One of the constituency tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatTile {
    pub id: String,
    pub name: String,
    pub issue: Icon,
    /// KU-8.1: each icon of the set once.
    pub matching: Icons,
    pub bonus: u8,
}

/// A kind of Rally or Asset card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kind {
    pub id: String,
    pub name: String,
    pub icons: Icons,
    /// In the deck, without Starter cards.
    pub count: u8,
    /// KU-1.6: in each player's starter set.
    pub starter: u8,
    pub face: Face,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    Rally { issue: Icon, bolster: bool },
    Asset { cost: u8 },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stroke {
    pub id: String,
    pub name: String,
    pub lasting: Lasting,
    pub shield: bool,
    pub effect: Effect,
    /// The effect as the file writes it.
    pub effect_text: String,
}

/// Everything in the box.
#[derive(Clone, PartialEq, Eq)]
pub struct Set {
    pub(crate) candidates: Vec<Candidate>,
    pub(crate) seats: Vec<SeatTile>,
    /// Rally kinds first, then Asset kinds, each in the order of its file.
    pub(crate) kinds: Vec<Kind>,
    pub(crate) rally_kinds: u8,
    pub(crate) strokes: Vec<Stroke>,
    /// How many vote cards of value 1, 3, 5 and −2 a colour has.
    pub(crate) votes: [u8; 4],
    pub(crate) printed: PrintedCards,
}

/// The two decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deck {
    Rally = 0,
    Asset = 1,
}

impl Set {
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    pub fn seats(&self) -> &[SeatTile] {
        &self.seats
    }

    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    pub fn strokes(&self) -> &[Stroke] {
        &self.strokes
    }

    /// Vote cards of value 1, 3, 5 and −2 of each colour.
    pub fn votes(&self) -> [u8; 4] {
        self.votes
    }

    /// The names of all components, by id.
    pub(crate) fn names(&self) -> Vec<(String, String)> {
        let candidates = self.candidates.iter().map(|tile| (&tile.id, &tile.name));
        let seats = self.seats.iter().map(|tile| (&tile.id, &tile.name));
        let kinds = self.kinds.iter().map(|kind| (&kind.id, &kind.name));
        let strokes = self.strokes.iter().map(|stroke| (&stroke.id, &stroke.name));
        let all = candidates.chain(seats).chain(kinds).chain(strokes);
        all.map(|(id, name)| (id.clone(), name.clone())).collect()
    }

    #[inline]
    pub(crate) fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[usize::from(id.0)]
    }

    #[inline]
    pub(crate) fn stroke(&self, id: StrokeId) -> &Stroke {
        &self.strokes[usize::from(id.0)]
    }

    #[inline]
    pub(crate) fn tile(&self, id: TileId) -> &Candidate {
        &self.candidates[usize::from(id.0)]
    }

    #[inline]
    pub(crate) fn seat(&self, id: SeatTileId) -> &SeatTile {
        &self.seats[usize::from(id.0)]
    }

    #[inline]
    pub(crate) fn deck_of(&self, id: KindId) -> Deck {
        if id.0 < self.rally_kinds { Deck::Rally } else { Deck::Asset }
    }

    /// The indices of a deck's kinds.
    #[inline]
    pub(crate) fn range(&self, deck: Deck) -> std::ops::Range<usize> {
        match deck {
            Deck::Rally => 0..usize::from(self.rally_kinds),
            Deck::Asset => usize::from(self.rally_kinds)..self.kinds.len(),
        }
    }

    #[inline]
    pub(crate) fn cost(&self, id: KindId) -> u8 {
        match self.kind(id).face {
            Face::Asset { cost } => cost,
            Face::Rally { .. } => 0,
        }
    }

    pub(crate) fn bolsters(&self, id: KindId) -> bool {
        matches!(self.kind(id).face, Face::Rally { bolster: true, .. })
    }

    pub(crate) fn find_kind(&self, id: &str) -> Option<KindId> {
        self.kinds.iter().position(|kind| kind.id == id).map(|at| KindId(at as u8))
    }

    pub(crate) fn find_stroke(&self, id: &str) -> Option<StrokeId> {
        self.strokes.iter().position(|stroke| stroke.id == id).map(|at| StrokeId(at as u8))
    }

    pub(crate) fn find_tile(&self, id: &str) -> Option<TileId> {
        self.candidates.iter().position(|tile| tile.id == id).map(|at| TileId(at as u8))
    }
}

/// Kept short, because every state refers to its set.
impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.kinds.iter().map(|kind| &kind.id)).finish()
    }
}
