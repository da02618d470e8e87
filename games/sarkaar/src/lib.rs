//! Sarkaar: eleven states, two decks, and governments that last until the next card, for 2 to 4 players.
//!
//! A tour: `info` is the calling card, `words` the game's small words, `cards` reads the six files of `data/` (states, tiles, tracks,
//! leaders, cards, numbers). `setup` lays the tiles and deals the leaders; `rules` reads in order of play. `state` holds the table and
//! the stack of what is open. `view` is what each viewer may know, with all prices worked out, `imagine` the way back;
//! `notation` is how a move is written, `says` how an event is told, `sketch` the country in characters. `evaluation` is for
//! bots alone.
//!
//! A `Seat` is a player, as everywhere in the house; a seat of a state is a `Square`.

mod cards;
mod error;
mod evaluation;
mod events;
mod imagine;
mod info;
mod moves;
mod notation;
mod rules;
mod says;
mod setup;
mod sketch;
mod state;
mod view;
mod words;

use hustings_core::{
    BadData, BadOption, Components, Fact, Files, Game, Info, Log, Luck, Obeyed, Outcome, Seat, SeatSet, Sketch, Start,
    Viewer,
};

pub use cards::{
    CardId, Effect, Face, From, Leader, LeaderId, Privilege, Rules, Set, Square, StateCard, StateId, Step, Terms, Tile,
};
pub use error::Illegal;
pub use events::{Action, Event, How, Laid, Purpose, Source, Way, Why};
pub use info::{CardCost, Layout, Options};
pub use moves::{Move, Target};
pub use state::{FrameName, Points, Reason, State};
pub use view::{
    AwardView, Bid, CardFace, DeckView, HandCard, LeaderFace, Offer, Open, Player, Question, Secrets, SquareView,
    Standing, StateView, StepView, Threat, Tokens, TrackView, Turn, View,
};
pub use words::{Award, Benefit, Deck, Kind, Resource, Track};

/// The rule set.
pub struct Sarkaar;

impl Game for Sarkaar {
    type Options = Options;
    type Set = Set;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const INFO: Info = info::INFO;

    fn settle(seats: u8, options: Options) -> Result<Options, BadOption> {
        info::settle(seats, options)
    }

    fn load(files: &Files) -> Result<Set, BadData> {
        cards::load(files)
    }

    fn standard_set() -> &'static Components<Set> {
        cards::standard_set()
    }

    fn setup(start: &Start<Self>, luck: &mut Luck, log: &mut impl Log<Event>) -> State {
        setup::prepare(start, luck, log)
    }

    fn pending(state: &State) -> SeatSet {
        state.pending()
    }

    fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
        rules::legal_moves(state, seat, out);
    }

    fn play(
        state: &mut State,
        seat: Seat,
        mv: &Move,
        luck: &mut Luck,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        rules::play(state, seat, *mv, luck, log)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.over.map(|reason| rules::finish::outcome(state, reason))
    }

    fn view(_start: &Start<Self>, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(start: &Start<Self>, view: &View, luck: &mut Luck) -> Result<State, String> {
        imagine::imagine(start, view, luck)
    }

    fn write_move(start: &Start<Self>, mv: &Move) -> String {
        notation::write(&start.set().data, *mv)
    }

    fn read_move(start: &Start<Self>, text: &str) -> Result<Move, Illegal> {
        notation::read(&start.set().data, text)
    }

    fn longest(start: &Start<Self>) -> u32 {
        info::longest(start.seats(), start.options())
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        evaluation::evaluate(state, seat)
    }

    fn promise(state: &State, seat: Seat, mv: &Move) -> f32 {
        evaluation::promise(state, seat, *mv)
    }

    fn obey(state: &State, seat: Seat, order: &str) -> Obeyed<Move> {
        rules::react::obey(state, seat, order)
    }

    fn question(state: &State, _seat: Seat) -> u32 {
        state.questions
    }

    fn facts(_start: &Start<Self>, state: &State, seat: Seat, out: &mut Vec<Fact>) {
        evaluation::facts(state, seat, out);
    }

    fn sketch(start: &Start<Self>, view: &View, moves: &[Move]) -> Sketch {
        sketch::sketch(&start.set().data, view, moves)
    }
}
