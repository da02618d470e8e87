//! SK-2, SK-14: the components of `data/`, loaded and checked once.
//!
//! `effects` has the closed lists of effects, steps and privileges; `load` reads the files and says what is wrong with them.

mod effects;
mod load;

use std::fmt;

use serde::{Serialize, Serializer};

use crate::events::Name;
use crate::pieces::{Award, Benefit, Deck, Kind, Track};
use crate::view::PrintedFaces;

pub use effects::{Effect, Few, From, Gains, Privilege, Terms, Tokens, TrackStep};
pub(crate) use load::{load, standard_set};

pub(crate) const STATES: usize = 11;
/// SK-14.3: the most seats of a state.
pub(crate) const MOST_SQUARES: usize = 9;
pub(crate) const TILES: usize = 23;
pub(crate) const LEADERS: usize = 8;
pub(crate) const DECK: usize = 20;
pub(crate) const CARDS: usize = 2 * DECK;
/// The most open cards a row can have, and the most steps of a track.
pub(crate) const MOST_OPEN: usize = 6;
pub(crate) const MOST_STEPS: usize = 20;
/// No price asks for more voters than this, so no conversion table needs more entries.
pub(crate) const MOST_VOTERS: usize = 9;

/// A state by its position in the file, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StateId(pub(crate) u8);

/// A seat of a state: one of the squares on the board. (A `Seat` is a player.)
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    pub(crate) state: StateId,
    /// Counted from 0.
    pub(crate) number: u8,
}

/// SK-2.1: a square by its id. `HAY3` is the third of HAY.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareName {
    pub state: Name,
    /// Counted from 1.
    pub number: u8,
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.state, self.number)
    }
}

impl Serialize for SquareName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A single card; each copy has its own. Strategy cards come first, each deck in the order of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub(crate) u8);

/// A leader by its position in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LeaderId(pub(crate) u8);

/// A benefit tile by its position in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TileId(pub u8);

impl StateId {
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn all() -> impl Iterator<Item = StateId> + Clone {
        (0..STATES as u8).map(StateId)
    }
}

impl CardId {
    #[inline]
    pub(crate) fn deck(self) -> Deck {
        if usize::from(self.0) < DECK { Deck::Strategy } else { Deck::Aggression }
    }
}

/// SK-2.1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StateCard {
    pub id: String,
    pub name: String,
    /// The price in voters of each square.
    pub prices: Vec<u8>,
    /// The names of the squares.
    pub(crate) squares: Vec<String>,
    /// As bits, one for each state.
    pub(crate) adjoining: u16,
    pub(crate) beginner: TileId,
    /// The squares whose price is at most the index, as bits.
    pub(crate) within: [u16; MOST_VOTERS + 1],
}

impl StateCard {
    /// All squares, as bits.
    #[inline]
    pub(crate) fn all(&self) -> u16 {
        self.within[MOST_VOTERS]
    }

    #[inline]
    pub(crate) fn size(&self) -> u8 {
        self.prices.len() as u8
    }

    /// SK-4.2: how many squares are more than half.
    pub(crate) fn majority(&self) -> u8 {
        self.size() / 2 + 1
    }
}

/// SK-2.2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    pub id: String,
    /// How many of each benefit, in the order of [`Benefit`].
    pub(crate) counts: [u8; 7],
}

impl Tile {
    #[inline]
    pub fn count(&self, benefit: Benefit) -> u8 {
        self.counts[benefit.index()]
    }

    /// Its benefits, each once.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Benefit> {
        Benefit::ALL.iter().copied().filter(|benefit| self.count(*benefit) > 0)
    }
}

/// SK-2.4.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leader {
    pub no: u8,
    pub id: String,
    pub name: String,
    pub text: String,
    /// Starting tokens, in the order of [`Resource`].
    pub start: [u8; 3],
    /// Starting cards, in the order of [`Deck`].
    pub cards: [u8; 2],
    pub privilege: Privilege,
    /// The privilege as the file writes it.
    pub privilege_text: String,
    pub(crate) terms: Terms,
}

/// What is printed on a card; its copies share it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    pub deck: Deck,
    pub code: String,
    pub name: String,
    pub count: u8,
    pub cost: u8,
    pub kind: Kind,
    pub effect: Effect,
    /// The effect as the file writes it.
    pub effect_text: String,
    pub text: String,
}

/// SK-14.2: the numbers of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    pub income: u8,
    pub actions: u8,
    pub hand_limit: u8,
    pub threshold: u8,
    /// What k missing voters cost, from k = 1.
    pub conversion: Vec<u16>,
    pub power_rate: u8,
    pub targets: [u8; 3],
    /// Level and worth of the three awards, in the order of [`Award`].
    pub awards: [(u8, u8); 3],
    pub full_majority: u8,
    pub tracker_cost: u8,
    pub cash_rate: u8,
    pub row: u8,
    pub addons: u8,
    pub supply: u16,
    pub cubes: u8,
}

/// All components as a designer wrote them.
#[derive(Clone, PartialEq, Eq)]
pub struct Set {
    pub(crate) states: Vec<StateCard>,
    pub(crate) tiles: Vec<Tile>,
    /// SK-2.3: in the order of [`Track`], step 1 first.
    pub(crate) tracks: [Vec<TrackStep>; 2],
    pub(crate) leaders: Vec<Leader>,
    /// By code, strategy cards first.
    pub(crate) faces: Vec<Face>,
    /// For each card: its face, and its id.
    pub(crate) cards: Vec<(u8, String)>,
    pub(crate) rules: Rules,
    /// The cards that cancel, as bits, and what the cheapest of them costs (SK-14.2).
    pub(crate) cancels: u64,
    pub(crate) cancel_cost: u8,
    /// SK-6.1: the income of each level of each track, steps below included.
    pub(crate) income: [[u8; MOST_STEPS + 1]; 2],
    pub(crate) printed: PrintedFaces,
}

impl Set {
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    pub fn leaders(&self) -> &[Leader] {
        &self.leaders
    }

    pub fn states(&self) -> &[StateCard] {
        &self.states
    }

    /// The states that adjoin a state, both by their position in the file.
    pub fn neighbours(&self, state: usize) -> impl Iterator<Item = usize> {
        let adjoining = self.states[state].adjoining;
        (0..self.states.len()).filter(move |other| adjoining >> other & 1 == 1)
    }

    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    pub fn steps(&self, track: Track) -> &[TrackStep] {
        &self.tracks[track.index()]
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    #[inline]
    pub(crate) fn state(&self, id: StateId) -> &StateCard {
        &self.states[id.index()]
    }

    #[inline]
    pub(crate) fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[usize::from(id.0)]
    }

    #[inline]
    pub(crate) fn leader(&self, id: LeaderId) -> &Leader {
        &self.leaders[usize::from(id.0)]
    }

    #[inline]
    pub(crate) fn face(&self, id: CardId) -> &Face {
        &self.faces[usize::from(self.cards[usize::from(id.0)].0)]
    }

    #[inline]
    pub(crate) fn price(&self, at: Square) -> u8 {
        self.state(at.state).prices[usize::from(at.number)]
    }

    pub(crate) fn state_name(&self, id: StateId) -> &str {
        &self.state(id).id
    }

    pub(crate) fn card_name(&self, id: CardId) -> &str {
        &self.cards[usize::from(id.0)].1
    }

    #[inline]
    pub(crate) fn top(&self, track: Track) -> u8 {
        self.tracks[track.index()].len() as u8
    }

    /// Level and worth of an award.
    #[inline]
    pub(crate) fn award(&self, award: Award) -> (u8, u8) {
        self.rules.awards[award.index()]
    }

    pub(crate) fn state_named(&self, name: &str) -> Option<StateId> {
        self.states.iter().position(|state| state.id == name).map(|at| StateId(at as u8))
    }

    /// Reads a square such as `HAY3`.
    pub(crate) fn square_named(&self, name: &str) -> Option<Square> {
        let (at, digit) = name.char_indices().next_back()?;
        let number = digit.to_digit(10).filter(|number| *number > 0)? as u8 - 1;
        let state = self.state_named(&name[..at])?;
        (number < self.state(state).size()).then_some(Square { state, number })
    }

    pub(crate) fn card_named(&self, name: &str) -> Option<CardId> {
        self.cards.iter().position(|(_, id)| id == name).map(|at| CardId(at as u8))
    }

    pub(crate) fn leader_named(&self, name: &str) -> Option<LeaderId> {
        self.leaders.iter().position(|leader| leader.id == name).map(|at| LeaderId(at as u8))
    }

    pub(crate) fn tile_named(&self, name: &str) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.id == name).map(|at| TileId(at as u8))
    }

    pub(crate) fn square_name(&'static self, at: Square) -> SquareName {
        SquareName { state: self.state_name(at.state), number: at.number + 1 }
    }

    /// The same as text.
    pub(crate) fn square_text(&self, at: Square) -> &str {
        &self.state(at.state).squares[usize::from(at.number)]
    }

    /// The names of components, by id.
    pub(crate) fn names(&self) -> Vec<(String, String)> {
        let cards = self.cards.iter().map(|(face, id)| (id, &self.faces[usize::from(*face)].name));
        let states = self.states.iter().map(|state| (&state.id, &state.name));
        let leaders = self.leaders.iter().map(|leader| (&leader.id, &leader.name));
        cards.chain(states).chain(leaders).map(|(id, name)| (id.clone(), name.clone())).collect()
    }
}

/// Prints ids only, because every state refers to its set.
impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards.iter().map(|(_, id)| id)).finish()
    }
}
