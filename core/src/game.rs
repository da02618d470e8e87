//! The trait a rule set implements: rules, view, notation. What search, standing orders, balance tables, learning
//! agents, whoever draws cards, and terminals need is in small traits beside it: [`Search`], [`Orders`], [`Balance`], [`Learning`], [`Faces`],
//! [`Terminal`].

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    BadData, BadOption, Balance, Changes, Components, Event, Faces, Files, Info, Learning, Log, Luck, Orders, Outcome,
    Refusal, Search, Seat, SeatSet, Terminal, Viewer,
};

/// A rule set. All functions are plain functions of what they are given: no I/O, no clock, no luck of their own.
///
/// The promises behind it are in ARCHITECTURE.md and run as a suite by `testkit` over every game.
pub trait Game: Sized + Send + Sync + 'static {
    /// What a table chooses before play. Refuses unknown keys, so that a misspelt option is an error.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The checked content of the game's component files; `()` where there are none.
    type Set: Debug + Send + Sync + 'static;
    /// Everything on the table, secrets included. It is rebuilt by replay and never stored; cheap to clone.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// What one seat chooses.
    type Move: Clone + Debug + Eq + Hash + Send + Sync;
    /// A move as programs and the page read it: typed, with components by their ids. Often the move itself.
    type TypedMove: Serialize;
    type Event: Event;
    /// What one viewer may know.
    type View: Changes + Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    type Illegal: Refusal;

    const INFO: Info;

    /// Checks options and fills in what was left out, so that a record says everything even if a default changes later.
    fn complete_options(seats: u8, options: Self::Options) -> Result<Self::Options, BadOption>;

    /// Reads and checks component files. An error names the file, the line and what was expected.
    fn load(files: &Files) -> Result<Self::Set, BadData>;

    /// The components that come with the game, checked once.
    fn standard_set() -> &'static Components<Self::Set>;

    /// What the components of a set are called: ids and names, for sentences that name them.
    fn component_names(_set: &Self::Set) -> Vec<(String, String)> {
        Vec::new()
    }

    /// From options to the first state.
    fn setup(start: &Start<Self>, luck: &mut Luck, log: &mut impl Log<Self::Event>) -> Self::State;

    /// The seats the game waits for: one, several (they decide at once, in secret), or none when it is over.
    fn pending(state: &Self::State) -> SeatSet;

    /// Appends every move `seat` may make now, in a stable order. A seat that is not pending may have some too (an
    /// offer out of turn); free text attached to a move is not listed.
    fn legal_moves(state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>);

    /// Makes the move and everything that follows from it, or refuses it and leaves state, luck and log unchanged.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        mv: &Self::Move,
        luck: &mut Luck,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What `viewer` may know, built up from nothing.
    fn view(start: &Start<Self>, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Deals a determinization: a whole state that the view's owner could not tell from the real one, made from the
    /// view alone. From a spectator's view it is one that a spectator could imagine. An error says where the view
    /// contradicts itself.
    fn imagine(start: &Start<Self>, view: &Self::View, luck: &mut Luck) -> Result<Self::State, String>;

    /// A move as one short line of text.
    fn write_move(start: &Start<Self>, mv: &Self::Move) -> String;

    /// Reads a move from its text. A line that is no move at all is refused by the rule that defines the notation.
    fn read_move(start: &Start<Self>, text: &str) -> Result<Self::Move, Self::Illegal>;

    /// The move as [`Game::legal_moves`] lists it: without the free text that people may attach to it.
    fn as_listed(mv: &Self::Move) -> Self::Move {
        mv.clone()
    }

    /// The move as a typed value, beside its notation.
    fn typed_move(start: &Start<Self>, mv: &Self::Move) -> Self::TypedMove;

    /// An upper bound on the moves of a game: every game ends.
    fn longest(start: &Start<Self>) -> u32;
}

/// What everybody knows before the first move: the number of seats, the options and the components.
#[derive(Debug)]
pub struct Start<G: Game> {
    seats: u8,
    options: G::Options,
    set: &'static Components<G::Set>,
}

impl<G: Game> Start<G> {
    /// A start with the game's own components.
    pub fn new(seats: u8, options: G::Options) -> Result<Start<G>, BadOption> {
        Start::with_set(seats, options, G::standard_set())
    }

    pub fn with_set(seats: u8, options: G::Options, set: &'static Components<G::Set>) -> Result<Start<G>, BadOption> {
        Ok(Start { seats, options: G::complete_options(seats, options)?, set })
    }

    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    pub fn set(&self) -> &'static Components<G::Set> {
        self.set
    }
}

// Written by hand because the derived version would require `G: Clone`, which no game needs.
impl<G: Game> Clone for Start<G> {
    fn clone(&self) -> Self {
        Start { seats: self.seats, options: self.options.clone(), set: self.set }
    }
}

/// All the traits together: what the catalog lists, and what the promises are tested on.
pub trait CompleteGame: Game + Search + Orders + Balance + Learning + Faces + Terminal {}

impl<G: Game + Search + Orders + Balance + Learning + Faces + Terminal> CompleteGame for G {}
