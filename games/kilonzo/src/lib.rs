//! Kilonzo: five years of campaigning around Nairobi, for 1 to 4 seats, with dice, money and Cards of Chance.
//!
//! A tour: `info` is the calling card, `regions` the map, `cards` reads the deck in `data/` and `effects` what its cards can
//! do. `setup` rolls for the start, `rules` reads in order of play: `home`, then each `turn` with `funding`, `card`, `travel`,
//! `campaign` and `debate`, then `finish`. `state` holds the table and its law. `view` is what everybody sees, `imagine` the way
//! back; `notation` is how a move is written, `sketch` the country in characters.

mod cards;
mod effects;
mod error;
mod evaluation;
mod events;
mod imagine;
mod info;
mod moves;
mod notation;
mod regions;
mod rules;
mod setup;
mod sketch;
mod state;
mod view;

use hustings_core::{
    BadData, BadOption, Components, Files, Game, Info, Log, Luck, Outcome, Seat, SeatSet, Sketch, Start, Viewer,
};

pub use cards::{Card, Set};
pub use effects::{Effect, Plain};
pub use error::Illegal;
pub use events::{Cause, Chooser, Event, Purpose, Way};
pub use info::{LandingBonus, Options};
pub use moves::{Move, Token};
pub use regions::Region;
pub use state::{Phase, State};
pub use view::{Candidate, Debate, Drawn, Income, Payer, Place, Reach, Target, Turn, View};

/// The rule set.
pub struct Kilonzo;

impl Game for Kilonzo {
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
        (state.phase == Phase::Over).then(|| rules::finish::outcome(state))
    }

    fn view(_start: &Start<Self>, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(start: &Start<Self>, view: &View, luck: &mut Luck) -> Result<State, String> {
        imagine::imagine(start, view, luck)
    }

    fn write_move(_start: &Start<Self>, mv: &Move) -> String {
        mv.to_string()
    }

    fn read_move(_start: &Start<Self>, text: &str) -> Result<Move, Illegal> {
        notation::read(text)
    }

    fn longest(_start: &Start<Self>) -> u32 {
        info::LONGEST
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        evaluation::evaluate(state, seat)
    }

    fn sketch(_start: &Start<Self>, view: &View, moves: &[Move]) -> Sketch {
        sketch::sketch(view, moves)
    }
}
