//! Kuzushi: tiles and territory around a city, for 2, 3, 4 or 6 seats. Everything is public; nothing is left to luck.
//!
//! A tour: `info` is the calling card, `setup` places the city, `rules` reads in order of play (`turn`, then `finish`).
//! `state` holds the board as bits, generic over their width (`bits`), with what never changes about a grid in
//! `geometry`. `view` is what everybody sees, `notation` how a move is written, `sketch` the board in characters.

mod bits;
mod counts;
mod error;
mod evaluation;
mod events;
mod fingerprint;
mod geometry;
mod info;
mod moves;
mod notation;
mod rules;
mod setup;
mod sketch;
mod state;
mod view;

use hustings_core::{
    BadData, BadOption, Components, Files, Game, Info, Log, Luck, Outcome, Seat, SeatSet, Sketch, Spar, Start, Viewer,
};

pub use error::Illegal;
pub use evaluation::learn::learn;
pub use evaluation::patterns::Weights;
pub use events::Event;
pub use info::Options;
pub use moves::{Move, Space};
pub use state::{Bounds, State};
pub use view::{Kind, Tile, View};

/// The rule set.
pub struct Kuzushi;

impl Game for Kuzushi {
    type Options = Options;
    type Set = ();
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const INFO: Info = info::INFO;

    fn settle(seats: u8, options: Options) -> Result<Options, BadOption> {
        info::settle(seats, options)
    }

    fn load(_files: &Files) -> Result<(), BadData> {
        Ok(())
    }

    fn standard_set() -> &'static Components<()> {
        static NONE: Components<()> = Components::none(());
        &NONE
    }

    fn setup(start: &Start<Self>, _luck: &mut Luck, log: &mut impl Log<Event>) -> State {
        setup::place_city(start.seats(), start.options(), log)
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
        _luck: &mut Luck,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        rules::play(state, seat, *mv, log)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::outcome(state)
    }

    fn view(start: &Start<Self>, state: &State, _viewer: Viewer) -> View {
        view::view(start.options(), state) // KZ-8: everything is public
    }

    fn imagine(start: &Start<Self>, view: &View, _luck: &mut Luck) -> Result<State, String> {
        view::state(start.seats(), start.options(), view)
    }

    fn write_move(_start: &Start<Self>, mv: &Move) -> String {
        mv.to_string()
    }

    fn read_move(_start: &Start<Self>, text: &str) -> Result<Move, Illegal> {
        notation::read(text)
    }

    fn longest(start: &Start<Self>) -> u32 {
        let grid = u32::from(start.options().grid());
        grid * grid - 1 // KZ-5.6
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        evaluation::evaluate(state, seat)
    }

    fn bout<S: Spar<Self>>(state: &State, spar: S) -> Option<S::Found> {
        evaluation::spar(state, spar)
    }

    fn sketch(start: &Start<Self>, view: &View, moves: &[Move]) -> Sketch {
        sketch::sketch(start.seats(), view, moves)
    }
}
