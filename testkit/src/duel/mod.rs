//! Duel: rock, paper, scissors with cards up one's sleeve. The rules are in `RULES.md` beside this file.
//!
//! The rooms are those of any game: `info`, `cards`, `setup`, `state`, `moves`, `events`, `rules`, `view`, `notation`,
//! `evaluation`, `error`, `sketch`.

mod cards;
mod error;
mod evaluation;
mod events;
mod info;
mod moves;
mod notation;
mod rules;
mod setup;
mod sketch;
mod state;
mod view;

use hustings_core::{
    BadData, BadOption, Components, Fact, Files, Game, Info, Log, Luck, Obeyed, Outcome, Seat, SeatSet, Sketch, Start,
    Viewer,
};

pub use cards::{Card, Kind, Set};
pub use error::Illegal;
pub use events::Event;
pub use info::Options;
pub use moves::Move;
pub use state::{Phase, State, Victories, Victory};
pub use view::{Choice, View};

/// The rule set.
#[derive(Debug)]
pub struct Duel;

impl Game for Duel {
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

    fn setup(start: &Start<Duel>, luck: &mut Luck, log: &mut impl Log<Event>) -> State {
        setup::deal(start, luck, log)
    }

    fn pending(state: &State) -> SeatSet {
        rules::pending(state)
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
        rules::play(state, seat, mv, luck, log)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::outcome(state)
    }

    fn view(_start: &Start<Duel>, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(start: &Start<Duel>, view: &View, luck: &mut Luck) -> Result<State, String> {
        view::imagine(start, view, luck)
    }

    fn write_move(_start: &Start<Duel>, mv: &Move) -> String {
        notation::write(mv)
    }

    fn read_move(_start: &Start<Duel>, text: &str) -> Result<Move, Illegal> {
        notation::read(text)
    }

    fn longest(start: &Start<Duel>) -> u32 {
        info::longest(start.seats(), start.options())
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        evaluation::evaluate(state, seat)
    }

    fn obey(state: &State, seat: Seat, order: &str) -> Obeyed<Move> {
        rules::obey(state, seat, order)
    }

    fn facts(_start: &Start<Duel>, _state: &State, seat: Seat, out: &mut Vec<Fact>) {
        out.push(Fact { kind: "place", name: (seat.0 + 1).to_string() });
    }

    fn sketch(_start: &Start<Duel>, view: &View, moves: &[Move]) -> Sketch {
        sketch::sketch(view, moves)
    }
}
