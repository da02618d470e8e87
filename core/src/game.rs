//! The one trait a rule set implements.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    BadData, BadOption, Components, Event, Fact, Files, Info, Log, Luck, Obeyed, Outcome, Refusal, Seat, SeatSet,
    Sketch, Spar, Viewer,
};

/// A rule set. All functions are plain functions of what they are given: no I/O, no clock, no luck of their own.
///
/// The promises behind it are in ARCHITECTURE.md and run as a suite by `testkit` over every game.
pub trait Game: Sized + Send + Sync + 'static {
    /// What a table chooses before play. Refuses unknown keys, so that a misspelt option is an error.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The checked content of the game's component files; `()` where there are none.
    type Set: Debug + Send + Sync + 'static;
    /// Everything on the table, secrets too. Rebuilt by replay, never written down; cheap to clone.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// What one seat chooses.
    type Move: Clone + Debug + Eq + Hash + Send + Sync;
    type Event: Event;
    /// What one viewer may know.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    type Illegal: Refusal;

    const INFO: Info;

    /// Checks options and fills in what was left out, so that a record says everything.
    fn settle(seats: u8, options: Self::Options) -> Result<Self::Options, BadOption>;

    /// Checks component files: whoever edits them is told file, line and what was expected.
    fn load(files: &Files) -> Result<Self::Set, BadData>;

    /// The components that come with the game, checked once.
    fn standard_set() -> &'static Components<Self::Set>;

    /// From options to the first state.
    fn setup(start: &Start<Self>, luck: &mut Luck, log: &mut impl Log<Self::Event>) -> Self::State;

    /// The seats the game waits for: one, several (they decide at once, in secret), or none when it is over.
    fn pending(state: &Self::State) -> SeatSet;

    /// Appends every move `seat` may make now, in a stable order. A seat that is not pending may have some too (an
    /// offer out of turn); free text attached to a move is not listed.
    fn legal_moves(state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>);

    /// Makes the move and everything that follows from it, or refuses and leaves state, luck and log untouched.
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

    /// A whole state that the view's owner could not tell from the real one, made from the view alone. With a spectator's
    /// view it is as a spectator could imagine it. An error says what in the view contradicts itself.
    fn imagine(start: &Start<Self>, view: &Self::View, luck: &mut Luck) -> Result<Self::State, String>;

    /// A move as one short line of text.
    fn write_move(start: &Start<Self>, mv: &Self::Move) -> String;

    /// The other way round; a line that is no move at all is refused by the rule that defines the notation.
    fn read_move(start: &Start<Self>, text: &str) -> Result<Self::Move, Self::Illegal>;

    /// The most moves a game can take: every game ends.
    fn longest(start: &Start<Self>) -> u32;

    /// How good the position looks to `seat`, from 0 (lost) to 1 (won). Rules never call it.
    fn evaluate(state: &Self::State, seat: Seat) -> f32;

    /// A guess, before any search, at how much `mv` is worth a try to `seat`: 0 is hopeless, 1 ordinary, 3 very inviting. It
    /// orders moves and steers playouts, so it must be cheap. Rules never call it.
    fn promise(_state: &Self::State, _seat: Seat, _mv: &Self::Move) -> f32 {
        1.0
    }

    /// Lets `spar` look ahead from the position in the form made for that, where the game has one: two seats, nothing hidden,
    /// no luck.
    fn bout<S: Spar<Self>>(_state: &Self::State, _spar: S) -> Option<S::Found> {
        None
    }

    /// What `seat`, which left the standing order `order` of [`Info::orders`], does about the present moment. It may look at what
    /// everybody sees and at nothing else: an order that knew the seat's cards would tell them.
    fn obey(_state: &Self::State, _seat: Seat, _order: &str) -> Obeyed<Self::Move> {
        Obeyed::Done
    }

    /// Tells apart questions that look alike: another number whenever `seat` is asked something new although its legal moves and
    /// the pending seats may be what they were (the next reaction window, right after the last). What was meant as an answer to one
    /// is then never taken for an answer to the other. It is no secret. A count of the windows opened so far will do.
    fn question(_state: &Self::State, _seat: Seat) -> u32 {
        0
    }

    /// Appends what a balance table may split this seat's result by, once the game is over: its leader, its place.
    fn facts(_start: &Start<Self>, _state: &Self::State, _seat: Seat, _out: &mut Vec<Fact>) {}

    /// The view as characters, with the places of `moves`.
    fn sketch(start: &Start<Self>, view: &Self::View, moves: &[Self::Move]) -> Sketch;
}

/// What everybody knows when they sit down: how many, by which options, with which components.
#[derive(Debug)]
pub struct Start<G: Game> {
    seats: u8,
    options: G::Options,
    set: &'static Components<G::Set>,
}

impl<G: Game> Start<G> {
    /// With the game's own components.
    pub fn new(seats: u8, options: G::Options) -> Result<Start<G>, BadOption> {
        Start::with_set(seats, options, G::standard_set())
    }

    pub fn with_set(seats: u8, options: G::Options, set: &'static Components<G::Set>) -> Result<Start<G>, BadOption> {
        Ok(Start { seats, options: G::settle(seats, options)?, set })
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

// Derived, this would ask for `G: Clone`, which no game needs.
impl<G: Game> Clone for Start<G> {
    fn clone(&self) -> Self {
        Start { seats: self.seats, options: self.options.clone(), set: self.set }
    }
}
