//! Kursi: draft Candidates, plan in secret, fill the squares with rallies, and count what lies under each Seat; for 2 to 4 players.
//!
//! A tour: `info` is the calling card, `icons` the seven icons, `cards` what is in the box, `loader` and `effects` how `data/` is
//! read. `setup` deals, `rules` reads in order of play: `draft`, then each round's `campaign` (the pawn), `strokes` and `targets`,
//! `draw`, `play`, `end`, with `hands` and `votes` underneath, then `elections` and `finish`. `state` holds the table, `row` its
//! columns of cards, `memory` what players could remember. `view` is what a viewer gets, `showing` makes it, `imagine` and `dealing`
//! are the way back; `notation` is how a move is written, `sayings` how an event is told, `sketch` the table in characters.

mod cards;
mod dealing;
mod effects;
mod error;
mod evaluation;
mod events;
mod icons;
mod imagine;
mod info;
mod loader;
mod memory;
mod moves;
mod notation;
mod row;
mod rules;
mod sayings;
mod setup;
mod showing;
mod sketch;
mod state;
mod view;

use hustings_core::{
    BadData, BadOption, Components, Fact, Files, Game, Info, Log, Luck, Outcome, Seat, SeatSet, Sketch, Start, Viewer,
};

pub use cards::{Candidate, Face, Kind, KindId, SeatTile, Set, Stroke, StrokeId, TileId};
pub use effects::{Effect, Lasting};
pub use error::Illegal;
pub use events::{
    DiscardReason, Event, From, PawnReason, Pile, PlayedCard, StrokePlace, TuckReason, VotesReason, WonBy,
};
pub use icons::{Icon, Icons};
pub use info::{ClearWin, Mix, Options, Payment, RallyStroke, TallyRule};
pub use moves::{Bundle, Card, Letter, Move, Source, Target};
pub use state::{Phase, Question, State};
pub use view::{
    Active, Ask, CandidateInfo, ComponentList, Constituency, Count, Ending, Everything, Fielded, KindInfo, KnownHand,
    Memory, Own, Party, Placed, SeatResult, Sighting, StrokeInfo, Supply, Tally, Totals, View,
};

/// The rule set.
pub struct Kursi;

impl Game for Kursi {
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
        loader::load(files)
    }

    fn standard_set() -> &'static Components<Set> {
        cards::standard_set()
    }

    fn setup(start: &Start<Self>, luck: &mut Luck, log: &mut impl Log<Event>) -> State {
        setup::prepare(start, luck, log)
    }

    fn pending(state: &State) -> SeatSet {
        state.waiting
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
        showing::view(state, viewer)
    }

    fn imagine(start: &Start<Self>, view: &View, luck: &mut Luck) -> Result<State, String> {
        imagine::imagine(start, view, luck)
    }

    fn write_move(start: &Start<Self>, mv: &Move) -> String {
        notation::write(&start.set().data, mv)
    }

    fn read_move(start: &Start<Self>, text: &str) -> Result<Move, Illegal> {
        notation::read(&start.set().data, text)
    }

    fn longest(_start: &Start<Self>) -> u32 {
        info::LONGEST
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        evaluation::evaluate(state, seat)
    }

    fn promise(state: &State, seat: Seat, mv: &Move) -> f32 {
        evaluation::promise(state, seat, mv)
    }

    fn question(state: &State, _seat: Seat) -> u32 {
        state.question()
    }

    fn facts(start: &Start<Self>, state: &State, seat: Seat, out: &mut Vec<Fact>) {
        evaluation::facts(start, state, seat, out);
    }

    fn sketch(start: &Start<Self>, view: &View, moves: &[Move]) -> Sketch {
        sketch::sketch(&start.set().data, view, moves)
    }
}
