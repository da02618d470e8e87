//! Politics as Usual: a contest of cards for each of twelve Issues, for 2 to 6 seats, with reactions to reactions and Favors traded at
//! any time.
//!
//! A tour: `info` is the calling card; `cards` is what Candidates, Issues and Campaign cards can be, and `loader` reads them from
//! `data/`. `setup` prepares the decks; `rules` reads in order of play: `candidate`, `raise` and `pick`, then `turn` with `aims`,
//! the `chain` of reactions and its `effects`, `polling` and `award`; `trade` and `power` at any time between; `finish`. `state` holds
//! the table. `view` is what a viewer is shown, `looking` and `prospects` fill it in, `imagine` is the way back; `notation` is how a move is written, `orders` are
//! standing ones,
//! `events` what is told and `words` how, `sketch` the table in characters.

mod cards;
mod error;
mod evaluation;
mod events;
mod imagine;
mod info;
mod loader;
mod looking;
mod moves;
mod notation;
mod orders;
mod prospects;
mod rules;
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
    Aimed, Band, Candidate, CandidateId, CardId, Cards, Effect, Face, FrozenBy, Issue, IssueEffect, IssueId, Kind,
    Party, Power, Set, When,
};
pub use error::Illegal;
pub use events::{DiscardCause, DrawCause, Event, Named, PayCause, PickCause, ShuffleCause, Tie};
pub use info::{Choosing, FirstSpeaker, Options};
pub use moves::{Aim, Move};
pub use state::{Mode, Phase, State};
pub use view::{
    AwardView, CampView, How, Leading, LinkView, ModifierCard, OfferView, PickingView, PolledCard, Polling, Prospect,
    SidestepView, View,
};

/// The rule set.
pub struct PoliticsAsUsual;

impl Game for PoliticsAsUsual {
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
        loader::standard_set()
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
        rules::play(state, seat, mv, luck, log)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| rules::finish::outcome(state))
    }

    fn view(_start: &Start<Self>, state: &State, viewer: Viewer) -> View {
        looking::view(state, viewer)
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

    fn longest(start: &Start<Self>) -> u32 {
        info::longest(start.seats(), start.options(), &start.set().data)
    }

    fn evaluate(state: &State, seat: Seat) -> f32 {
        evaluation::evaluate(state, seat)
    }

    fn promise(state: &State, seat: Seat, mv: &Move) -> f32 {
        evaluation::promise(state, seat, mv)
    }

    fn obey(state: &State, seat: Seat, order: &str) -> Obeyed<Move> {
        orders::obey(state, seat, order)
    }

    fn facts(_start: &Start<Self>, state: &State, seat: Seat, out: &mut Vec<Fact>) {
        evaluation::facts(state, seat, out);
    }

    fn question(state: &State, seat: Seat) -> u32 {
        if state.pending().contains(seat) { state.questions } else { 0 }
    }

    fn sketch(start: &Start<Self>, view: &View, moves: &[Move]) -> Sketch {
        sketch::sketch(start, view, moves)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// The web client draws card faces from the same data, written next to the generated types.
    #[test]
    fn export_bindings_set() {
        let set = serde_json::to_string_pretty(&crate::loader::standard_set().data).expect("a set is plain data");
        let folder = std::env::var("TS_RS_EXPORT_DIR").expect("where generated types go");
        let path = Path::new(&folder).join("politics-as-usual-set.json");
        std::fs::write(path, set + "\n").expect("the folder of generated types can be written");
    }
}
