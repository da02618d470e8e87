//! Games with their types erased: moves are text, views and options are JSON.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;

use hustings_core::{
    Audit, BadData, CompleteGame, Components, Event, Files, Info, Luck, Match, Nature, OrderAnswer, Outcome, Record,
    Rule, Seat, SeatSet, Seed, Sketch, Start, Viewer, say,
};
use hustings_words::{self as words, Names, Wording};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{AnyStart, AnyView, Code, Events, Listing, Refused, Secrecy, listing, positions, sets};

/// A match that has just been set up, and the events of the setup.
pub struct Opened {
    pub game: Box<dyn AnyMatch>,
    pub told: Events,
}

/// A rule set, looked up by name.
pub trait AnyGame: Send + Sync {
    fn info(&self) -> &'static Info;
    /// The game's sentences, with the names of its standard components.
    fn wording(&self) -> &'static Wording;

    /// Checks seats and options and returns the options complete, with `set` unless it is the standard one.
    fn complete_options(&self, seats: u8, options: &Value) -> Result<Value, Refused>;

    fn start(&self, seats: u8, options: &Value, seed: Seed) -> Result<Opened, Refused>;
    /// A start whose moves have numbers, for learning agents.
    fn numbered(&self, seats: u8, options: &Value) -> Result<Arc<dyn AnyStart>, Refused>;

    /// The component set that comes with the game, as records name it.
    fn set_version(&self) -> Option<String>;
    /// The set that these options choose, as records name it.
    fn set_of(&self, options: &Value) -> Result<Option<String>, Refused>;
    /// Whether a record or table that names this set was made with the set that these options choose, or with an older
    /// version of it that plays the same.
    fn plays_set(&self, options: &Value, version: Option<&str>) -> Result<bool, Refused>;
    /// The names of the components in the set that these options choose, by id.
    fn component_names(&self, options: &Value) -> Result<BTreeMap<String, String>, Refused>;
    /// The values a table may give for `set`, the standard one first; empty for a game without component files.
    fn sets(&self) -> Vec<String>;
    /// The files a set was read from.
    fn set_files(&self, name: &str) -> Result<Files, Refused>;
    /// Checks a set's files and makes it available in this program.
    fn add_set(&self, name: &str, files: &Files) -> Result<(), BadData>;
    /// The same for a set that only its version names, `NAME@HASH`; this is returned. Others may have its name.
    fn keep_set(&self, name: &str, files: &Files) -> Result<String, BadData>;
    /// Checks a set's files without adding it, and says what is in it.
    fn check_set(&self, name: &str, files: &Files) -> Result<CheckedSet, BadData>;

    fn open(&self, record: &Record) -> Result<Opened, Refused>;
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Refused>;
    fn verify(&self, record: &Record) -> Result<Audit, Refused>;
}

/// A set whose files the game's loader accepts.
#[derive(Debug, Clone)]
pub struct CheckedSet {
    /// `NAME@HASH`.
    pub version: String,
    /// The names of its components, by id.
    pub names: BTreeMap<String, String>,
    /// What is printed on them (see `Faces`).
    pub faces: Value,
}

/// A game in progress.
pub trait AnyMatch: Secrecy + Send {
    fn info(&self) -> &'static Info;
    fn seats(&self) -> u8;
    /// The complete options, with `set` unless it is the standard one.
    fn options(&self) -> Value;
    fn pending(&self) -> SeatSet;
    /// The legal moves of `seat`, pending or not, in notation.
    fn moves(&self, seat: Seat) -> Result<Vec<String>, Refused>;
    /// The same as a list of typed moves, not yet written as text.
    fn listing(&self, seat: Seat) -> Listing;
    /// A listing of this game as it is sent: each move is the JSON of a [`ListedMove`].
    fn written(&self, listing: &Listing) -> Vec<String>;
    /// One of a listing's moves, in notation.
    fn text_of(&self, listing: &Listing, at: usize) -> Option<String>;
    /// The index of this move in a listing; `None` if it is not there, or the text is no move.
    fn place_of(&self, listing: &Listing, text: &str) -> Option<usize>;
    /// The same with typed values beside the notation.
    fn typed_moves(&self, seat: Seat) -> Result<Vec<ListedMove>, Refused>;
    /// The typed value of a move in notation, legal or not.
    fn typed_move(&self, seat: Seat, text: &str) -> Result<Box<RawValue>, Refused>;
    /// The move as the game writes it, with its free text tidied; `None` for a text that is no move.
    fn as_written(&self, text: &str) -> Option<String>;
    /// The move as [`AnyMatch::moves`] lists it, without free text; `None` for a text that is no move.
    fn as_listed(&self, text: &str) -> Option<String>;
    /// A move in words for the seat that may make it, where the notation does not say it all: what it is, then what the cards in it do.
    fn explain(&self, seat: Seat, text: &str) -> Vec<String>;
    /// The game's sentences, with the names of the components on the table.
    fn wording(&self) -> &'static Wording;
    /// A number that tells apart questions that look alike (see `Orders::question`).
    fn question(&self, seat: Seat) -> u32;
    /// Whether `seat` may be deciding in several secret steps (see `Orders::has_secret_steps`).
    fn has_secret_steps(&self, seat: Seat) -> bool;
    /// How the standing order `order` of `seat` answers the current question; an unknown order counts as expired.
    fn follow(&self, seat: Seat, order: &str) -> OrderAnswer<String>;
    /// Makes the move, or refuses and changes nothing.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Events, Refused>;
    fn view(&self, viewer: Viewer) -> Result<Box<RawValue>, Refused>;
    /// The same as a value, to be compared with the next one.
    fn seen_by(&self, viewer: Viewer) -> Result<Arc<dyn AnyView>, Refused>;
    fn outcome(&self) -> Option<Outcome>;
    /// How many moves have been made.
    fn played(&self) -> usize;
    /// The whole record, seed included: it is secret until the game is over.
    fn record(&self) -> Record;
    fn perft(&self, depth: u32) -> u64;
    /// The viewer's view in characters, with spots for a seat's legal moves.
    fn sketch(&self, viewer: Viewer) -> Result<Sketch, Refused>;
    /// What a legal move would do, as far as `seat` can foresee it; `None` if chance or a secret decides.
    fn preview(&self, seat: Seat, text: &str) -> Result<Option<Preview>, Refused>;
    /// The same for several moves at once, as JSON; the world is imagined only once.
    fn foresee(&self, seat: Seat, moves: &[String]) -> Result<Vec<Option<Foreseen>>, Refused>;
    /// What a plan of `seat`, a sequence of moves, would do: what the seat would see after each, and `None` from the
    /// first one whose outcome depends on chance or a secret.
    fn foresee_plan(&self, seat: Seat, plan: &[String]) -> Result<Vec<Option<Foreseen>>, Refused>;
    fn name_seats(&mut self, names: Vec<String>);
    /// The names given to the seats; empty if they have none.
    fn names(&self) -> &[String];
    /// Events as sentences for one viewer, with their rules.
    fn sentences(&self, told: &Events, viewer: Viewer) -> Vec<(String, Rule)> {
        let names = Names { seats: self.names().to_vec(), you: viewer.seat() };
        told.sentences(viewer, self.wording(), &names)
    }
    fn commit(&mut self);
    fn duplicate(&self) -> Box<dyn AnyMatch>;
}

/// A legal move: its notation, and its typed value for programs and the page.
#[derive(Debug, Clone, Serialize)]
pub struct ListedMove {
    pub text: String,
    #[serde(rename = "move")]
    pub value: Box<RawValue>,
}

/// The result of a move tried in an imagined world.
pub struct Preview {
    pub sketch: Sketch,
    pub events: Events,
}

/// What a seat would see after a move.
pub struct Foreseen {
    pub view: Box<RawValue>,
    pub events: Vec<Box<RawValue>>,
}

pub(crate) struct Typed<G>(PhantomData<G>);

impl<G> Typed<G> {
    pub(crate) fn new() -> Self {
        Typed(PhantomData)
    }
}

fn read_options<G: CompleteGame>(options: &Value) -> Result<G::Options, Refused> {
    match options {
        Value::Null => Ok(G::Options::default()),
        Value::Object(_) => serde_json::from_value(options.clone()).map_err(|error| {
            let why = G::INFO.wrong_value(options).unwrap_or_else(|| error.to_string());
            Refused::new(Code::BadOptions, say!("bad-options", why))
        }),
        _ => Err(Refused::new(Code::BadOptions, say!("bad-options-shape"))),
    }
}

/// Reads seats and options into the game's types. Tables, bots and arenas all use this one.
pub fn read_start<G: CompleteGame>(seats: u8, options: &Value) -> Result<Start<G>, Refused> {
    let (options, set) = sets::taken_out::<G>(options)?;
    Start::with_set(seats, read_options::<G>(&options)?, set).map_err(Refused::options::<G>)
}

/// The options as JSON: complete, with `set` unless it is the standard one.
pub(crate) fn written<G: CompleteGame>(start: &Start<G>) -> Value {
    let options = serde_json::to_value(start.options()).expect("options are plain data");
    sets::put_back::<G>(options, start.set())
}

impl<G: CompleteGame> AnyGame for Typed<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn wording(&self) -> &'static Wording {
        words::standard::<G>()
    }

    fn complete_options(&self, seats: u8, options: &Value) -> Result<Value, Refused> {
        Ok(written::<G>(&read_start::<G>(seats, options)?))
    }

    fn start(&self, seats: u8, options: &Value, seed: Seed) -> Result<Opened, Refused> {
        let start = read_start::<G>(seats, options)?;
        let (game, told) = Match::new(start, seed);
        Ok(Opened { game: Box::new(game), told: Events::new(told) })
    }

    fn numbered(&self, seats: u8, options: &Value) -> Result<Arc<dyn AnyStart>, Refused> {
        positions::numbered::<G>(seats, options)
    }

    fn set_version(&self) -> Option<String> {
        G::standard_set().version()
    }

    fn set_of(&self, options: &Value) -> Result<Option<String>, Refused> {
        Ok(sets::taken_out::<G>(options)?.1.version())
    }

    fn plays_set(&self, options: &Value, version: Option<&str>) -> Result<bool, Refused> {
        Ok(sets::taken_out::<G>(options)?.1.plays(version))
    }

    fn component_names(&self, options: &Value) -> Result<BTreeMap<String, String>, Refused> {
        let (_, set) = sets::taken_out::<G>(options)?;
        Ok(G::component_names(&set.data).into_iter().collect())
    }

    fn sets(&self) -> Vec<String> {
        sets::named::<G>().iter().map(|set| set.name.clone()).collect()
    }

    fn set_files(&self, name: &str) -> Result<Files, Refused> {
        Ok(sets::find::<G>(name)?.files.clone())
    }

    fn add_set(&self, name: &str, files: &Files) -> Result<(), BadData> {
        sets::add::<G>(name, files)
    }

    fn keep_set(&self, name: &str, files: &Files) -> Result<String, BadData> {
        sets::keep::<G>(name, files)
    }

    fn check_set(&self, name: &str, files: &Files) -> Result<CheckedSet, BadData> {
        let set = sets::check::<G>(name, files)?;
        let names = G::component_names(&set.data).into_iter().collect();
        Ok(CheckedSet {
            version: set.version().unwrap_or_default(),
            names,
            faces: serde_json::to_value(G::faces(&set.data)).expect("what is printed is plain data"),
        })
    }

    fn open(&self, record: &Record) -> Result<Opened, Refused> {
        let (game, told) =
            Match::<G>::open_with(record, &known_sets::<G>()).map_err(|error| Refused::record::<G>(&error))?;
        Ok(Opened { game: Box::new(game), told: Events::new(told) })
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Refused> {
        let game = Match::<G>::replay_with(record, &known_sets::<G>()).map_err(|error| Refused::record::<G>(&error))?;
        Ok(Box::new(game))
    }

    fn verify(&self, record: &Record) -> Result<Audit, Refused> {
        Match::<G>::verify_with(record, &known_sets::<G>()).map_err(|error| Refused::record::<G>(&error))
    }
}

/// The sets a record may name.
pub fn known_sets<G: CompleteGame>() -> Vec<&'static Components<G::Set>> {
    let sets = sets::all::<G>();
    if sets.is_empty() { vec![G::standard_set()] } else { sets }
}

pub(crate) fn check_seat(seat: Seat, seats: u8) -> Result<(), Refused> {
    if seat.0 < seats {
        return Ok(());
    }
    Err(Refused::new(Code::BadSeat, say!("bad-seat", number = seat.0, last = seats - 1)))
}

fn check_viewer(viewer: Viewer, seats: u8) -> Result<(), Refused> {
    viewer.seat().map_or(Ok(()), |seat| check_seat(seat, seats))
}

pub(crate) fn listed<G: CompleteGame>(state: &G::State, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(state, seat, &mut moves);
    moves
}

/// A determinization from the viewer's view, with its own random stream, so that it depends on no secret and no future
/// luck.
fn imagined<G: CompleteGame>(game: &Match<G>, viewer: Viewer) -> Option<G::State> {
    G::imagine(game.start(), &Match::view(game, viewer), &mut Luck::from_number(0)).ok()
}

/// The result of a move in an imagined world; `None` if chance or a secret decides.
#[allow(clippy::type_complexity)]
fn tried<G: CompleteGame>(
    game: &Match<G>,
    world: &G::State,
    seat: Seat,
    text: &str,
) -> Result<Option<(G::State, Vec<G::Event>)>, Refused> {
    let mv = G::read_move(game.start(), text).map_err(|why| Refused::illegal(game.start(), seat, &why))?;
    let (mut world, mut told) = (world.clone(), Vec::new());
    G::play(&mut world, seat, &mv, &mut Luck::from_number(0), &mut told)
        .map_err(|why| Refused::illegal(game.start(), seat, &why))?;
    let any = |nature| told.iter().any(|event| event.nature() == nature);
    // Revealing one's own card tells the others something, but not its owner.
    let foreseeable =
        !any(Nature::Chance) && (!any(Nature::Reveal) || game.was_foreseeable(seat, text, &Events::new(told.clone())));
    Ok(foreseeable.then_some((world, told)))
}

/// What the seat would see in an imagined world, and be told on the way there.
fn seen_after<G: CompleteGame>(game: &Match<G>, world: &G::State, seat: Seat, told: Vec<G::Event>) -> Foreseen {
    let viewer = Viewer::Seat(seat);
    let view = G::view(game.start(), world, viewer);
    let view = serde_json::value::to_raw_value(&view).expect("a view is plain data");
    Foreseen { view, events: Events::new(told).seen_by(viewer) }
}

fn typed<G: CompleteGame>(game: &Match<G>, mv: &G::Move) -> Box<RawValue> {
    serde_json::value::to_raw_value(&G::typed_move(game.start(), mv)).expect("a move is plain data")
}

/// The players' names for one who looks, by seat and from 0 where they have none.
fn names_for<G: CompleteGame>(game: &Match<G>, viewer: Viewer) -> Names {
    let mut names = Names { you: viewer.seat(), ..Names::numbered(game.start().seats()) };
    for (shown, name) in names.seats.iter_mut().zip(game.names()).filter(|(_, name)| !name.is_empty()) {
        shown.clone_from(name);
    }
    names
}

impl<G: CompleteGame> AnyMatch for Match<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn seats(&self) -> u8 {
        self.start().seats()
    }

    fn options(&self) -> Value {
        written(self.start())
    }

    fn pending(&self) -> SeatSet {
        G::pending(self.state())
    }

    fn moves(&self, seat: Seat) -> Result<Vec<String>, Refused> {
        check_seat(seat, self.start().seats())?;
        Ok(listed::<G>(self.state(), seat).iter().map(|mv| G::write_move(self.start(), mv)).collect())
    }

    fn listing(&self, seat: Seat) -> Listing {
        if seat.0 < self.start().seats() { Listing::of(self, seat) } else { Listing::none() }
    }

    fn written(&self, listing: &Listing) -> Vec<String> {
        listing.typed::<G>().iter().map(|mv| listing::written(self, mv)).collect()
    }

    fn text_of(&self, listing: &Listing, at: usize) -> Option<String> {
        Some(G::write_move(self.start(), listing.typed::<G>().get(at)?))
    }

    fn place_of(&self, listing: &Listing, text: &str) -> Option<usize> {
        let mv = G::as_listed(&G::read_move(self.start(), text).ok()?);
        listing.typed::<G>().iter().position(|listed| *listed == mv)
    }

    fn typed_moves(&self, seat: Seat) -> Result<Vec<ListedMove>, Refused> {
        check_seat(seat, self.start().seats())?;
        let typed = |mv: &G::Move| ListedMove { text: G::write_move(self.start(), mv), value: typed(self, mv) };
        Ok(listed::<G>(self.state(), seat).iter().map(typed).collect())
    }

    fn typed_move(&self, seat: Seat, text: &str) -> Result<Box<RawValue>, Refused> {
        check_seat(seat, self.start().seats())?;
        let mv = G::read_move(self.start(), text).map_err(|why| Refused::illegal(self.start(), seat, &why))?;
        Ok(typed(self, &mv))
    }

    fn as_written(&self, text: &str) -> Option<String> {
        Some(G::write_move(self.start(), &G::read_move(self.start(), text).ok()?))
    }

    fn as_listed(&self, text: &str) -> Option<String> {
        let mv = G::read_move(self.start(), text).ok()?;
        Some(G::write_move(self.start(), &G::as_listed(&mv)))
    }

    fn explain(&self, seat: Seat, text: &str) -> Vec<String> {
        let Ok(mv) = G::read_move(self.start(), text) else { return Vec::new() };
        let names = Names { seats: self.names().to_vec(), you: Some(seat) };
        let wording = words::moves_of(self.start());
        G::explain(self.start(), &mv).iter().map(|message| wording.say(message, &names)).collect()
    }

    fn wording(&self) -> &'static Wording {
        words::of(self.start())
    }

    fn question(&self, seat: Seat) -> u32 {
        if seat.0 < self.start().seats() { G::question(self.state(), seat) } else { 0 }
    }

    fn has_secret_steps(&self, seat: Seat) -> bool {
        seat.0 < self.start().seats() && G::has_secret_steps(self.state(), seat)
    }

    fn follow(&self, seat: Seat, order: &str) -> OrderAnswer<String> {
        if seat.0 >= self.start().seats() || !G::INFO.orders.iter().any(|known| known.name == order) {
            return OrderAnswer::Expired;
        }
        match G::follow(self.state(), seat, order) {
            OrderAnswer::Plays(mv) => OrderAnswer::Plays(G::write_move(self.start(), &mv)),
            OrderAnswer::Waits => OrderAnswer::Waits,
            OrderAnswer::Expired => OrderAnswer::Expired,
        }
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Events, Refused> {
        check_seat(seat, self.start().seats())?;
        let mv = G::read_move(self.start(), text).map_err(|why| Refused::illegal(self.start(), seat, &why))?;
        let told = Match::play(self, seat, &mv);
        let told = told.map_err(|why| Refused::illegal(self.start(), seat, &why))?;
        Ok(Events::new(told))
    }

    fn view(&self, viewer: Viewer) -> Result<Box<RawValue>, Refused> {
        check_viewer(viewer, self.start().seats())?;
        Ok(serde_json::value::to_raw_value(&Match::view(self, viewer)).expect("a view is plain data"))
    }

    fn seen_by(&self, viewer: Viewer) -> Result<Arc<dyn AnyView>, Refused> {
        check_viewer(viewer, self.start().seats())?;
        Ok(Arc::new(Match::view(self, viewer)))
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn played(&self) -> usize {
        Match::moves(self).len()
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn perft(&self, depth: u32) -> u64 {
        Match::perft(self, depth)
    }

    fn sketch(&self, viewer: Viewer) -> Result<Sketch, Refused> {
        check_viewer(viewer, self.start().seats())?;
        let moves = viewer.seat().map(|seat| listed::<G>(self.state(), seat)).unwrap_or_default();
        Ok(words::sketch(self.start(), &Match::view(self, viewer), &moves, &names_for(self, viewer)))
    }

    fn preview(&self, seat: Seat, text: &str) -> Result<Option<Preview>, Refused> {
        check_seat(seat, self.start().seats())?;
        let viewer = Viewer::Seat(seat);
        let Some(world) = imagined(self, viewer) else { return Ok(None) };
        let Some((world, told)) = tried(self, &world, seat, text)? else { return Ok(None) };
        // With the moves of the position before, so that they can be compared with each other.
        let moves = listed::<G>(self.state(), seat);
        let view = G::view(self.start(), &world, viewer);
        let sketch = words::sketch(self.start(), &view, &moves, &names_for(self, viewer));
        Ok(Some(Preview { sketch, events: Events::new(told) }))
    }

    fn foresee(&self, seat: Seat, moves: &[String]) -> Result<Vec<Option<Foreseen>>, Refused> {
        check_seat(seat, self.start().seats())?;
        let Some(world) = imagined(self, Viewer::Seat(seat)) else { return Ok(moves.iter().map(|_| None).collect()) };
        let foreseen = moves.iter().map(|text| {
            let after = tried(self, &world, seat, text)?;
            Ok(after.map(|(world, told)| seen_after(self, &world, seat, told)))
        });
        foreseen.collect()
    }

    fn foresee_plan(&self, seat: Seat, plan: &[String]) -> Result<Vec<Option<Foreseen>>, Refused> {
        check_seat(seat, self.start().seats())?;
        let refused = |why: G::Illegal| Refused::illegal(self.start(), seat, &why);
        let mut world = imagined(self, Viewer::Seat(seat));
        let foreseen = plan.iter().map(|text| {
            let mv = G::read_move(self.start(), text).map_err(refused)?;
            let Some(now) = &mut world else { return Ok(None) };
            let mut told = Vec::new();
            G::play(now, seat, &mv, &mut Luck::from_number(0), &mut told).map_err(refused)?;
            if told.iter().any(|event| event.nature() != Nature::Plain) {
                world = None;
                return Ok(None);
            }
            Ok(Some(seen_after(self, now, seat, told)))
        });
        foreseen.collect()
    }

    fn name_seats(&mut self, names: Vec<String>) {
        Match::name_seats(self, names);
    }

    fn names(&self) -> &[String] {
        Match::names(self)
    }

    fn commit(&mut self) {
        Match::commit(self);
    }

    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
