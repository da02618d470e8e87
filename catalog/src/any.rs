//! A game whose types are no longer known: moves are text, views are JSON, options are JSON.

use std::marker::PhantomData;

use hustings_core::{
    Audit, BadData, Components, Event, Files, Game, Info, Luck, Match, Nature, Obeyed, Outcome, Record, Seat, SeatSet,
    Seed, Sketch, Start, Viewer,
};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{Code, Refused, Told, sets};

/// A table just set up, and what happened meanwhile.
pub struct Opened {
    pub game: Box<dyn AnyMatch>,
    pub told: Told,
}

/// A rule set by name.
pub trait AnyGame: Send + Sync {
    fn info(&self) -> &'static Info;

    /// Checks seats and options and gives the options back complete, with `set` where it is not the game's own.
    fn settle(&self, seats: u8, options: &Value) -> Result<Value, Refused>;

    fn start(&self, seats: u8, options: &Value, seed: Seed) -> Result<Opened, Refused>;

    /// The component set that comes with the game, as records name it.
    fn set_version(&self) -> Option<String>;
    /// The set that these options choose, as records name it.
    fn set_of(&self, options: &Value) -> Result<Option<String>, Refused>;
    /// What a table may say for `set`, the game's own first; nothing for a game without component files.
    fn sets(&self) -> Vec<String>;
    /// Checks a set's files and makes it known to this program.
    fn add_set(&self, name: &str, files: &Files) -> Result<(), BadData>;

    fn open(&self, record: &Record) -> Result<Opened, Refused>;
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Refused>;
    fn verify(&self, record: &Record) -> Result<Audit, Refused>;
}

/// A game in progress.
pub trait AnyMatch: Send {
    fn info(&self) -> &'static Info;
    fn seats(&self) -> u8;
    /// Complete, and with the set where it is not the game's own.
    fn options(&self) -> Value;
    fn pending(&self) -> SeatSet;
    /// What `seat` may do now, pending or not.
    fn moves(&self, seat: Seat) -> Result<Vec<String>, Refused>;
    /// Tells apart questions that look alike (see `Game::question`).
    fn question(&self, seat: Seat) -> u32;
    /// What the standing order `order` of `seat` makes of this moment; an order the game does not know has run out.
    fn obey(&self, seat: Seat, order: &str) -> Obeyed<String>;
    /// Whether everybody can see that `seat` has little to decide here: a standing order would speak of the moment, or whoever looks
    /// on can imagine only one move. Made from what everybody knows, so that acting by it tells nothing; `luck` picks the world.
    fn is_small_matter(&self, seat: Seat, luck: u64) -> bool;
    /// Whether everybody can see that `seat` may decide here in several steps that others learn nothing of. Made as above.
    fn is_long_matter(&self, seat: Seat, luck: u64) -> bool;
    /// Makes the move, or refuses and changes nothing.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Told, Refused>;
    fn view(&self, viewer: Viewer) -> Result<Box<RawValue>, Refused>;
    fn outcome(&self) -> Option<Outcome>;
    /// How many moves have been made.
    fn played(&self) -> usize;
    /// The whole record, seed included: keep it until the game is over.
    fn record(&self) -> Record;
    fn perft(&self, depth: u32) -> u64;
    /// The viewer's view in characters; a seat's legal moves have their places on it.
    fn sketch(&self, viewer: Viewer) -> Result<Sketch, Refused>;
    /// What a legal move would do, as far as `seat` can foresee it; `None` where chance or a secret decides.
    fn preview(&self, seat: Seat, text: &str) -> Result<Option<Preview>, Refused>;
    /// The same for several moves at once, as JSON: the world is imagined only once.
    fn foresee(&self, seat: Seat, moves: &[String]) -> Result<Vec<Option<Foreseen>>, Refused>;
    /// Whether `seat` could have known beforehand what it would be `told` by a move: in several worlds as it imagines them it
    /// would be told the same.
    fn teaches_nothing(&self, seat: Seat, text: &str, told: &Told) -> bool;
    /// What `viewer` can make of a move of which it was `told`, made from here by `mover`: in a few worlds as it imagines them, so that
    /// nothing it does not know comes into it.
    fn guess(&self, viewer: Viewer, mover: Seat, told: &Told) -> Guess;
    fn name_seats(&mut self, names: Vec<String>);
    fn commit(&mut self);
    fn duplicate(&self) -> Box<dyn AnyMatch>;
}

/// How much somebody knows of a move that another has made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guess {
    /// There was only one, as far as can be seen.
    Forced,
    /// Others would have looked the same: what was chosen is still face down.
    FaceDown,
    Open,
}

/// A move tried out in imagination.
pub struct Preview {
    pub sketch: Sketch,
    pub says: Vec<String>,
}

/// What a seat would see after a move.
pub struct Foreseen {
    pub view: Box<RawValue>,
    pub events: Vec<Box<RawValue>>,
}

/// How many worlds are imagined to find out whether a move teaches its own seat something.
const WORLDS: u64 = 16;
/// And how many to find out what another's move looks like from outside, with so many moves tried in each.
const GUESSES: u64 = 4;
const TRIED: usize = 400;

pub(crate) struct Typed<G>(PhantomData<G>);

impl<G> Typed<G> {
    pub(crate) fn new() -> Self {
        Typed(PhantomData)
    }
}

fn read_options<G: Game>(options: &Value) -> Result<G::Options, Refused> {
    let unreadable = |why: String| Refused::new(Code::BadOptions, why);
    match options {
        Value::Null => Ok(G::Options::default()),
        Value::Object(_) => serde_json::from_value(options.clone()).map_err(|error| {
            let why = G::INFO.misfit(options).unwrap_or_else(|| error.to_string());
            unreadable(format!("the options cannot be read: {why}"))
        }),
        _ => Err(unreadable("options are a JSON object, such as {}".to_owned())),
    }
}

/// What JSON says of a table, with the game's types: the same door for tables, bots and arenas.
pub fn read_start<G: Game>(seats: u8, options: &Value) -> Result<Start<G>, Refused> {
    let (options, set) = sets::taken_out::<G>(options)?;
    Ok(Start::with_set(seats, read_options::<G>(&options)?, set)?)
}

/// The other way round: complete, and with the set where it is not the game's own.
fn written<G: Game>(start: &Start<G>) -> Value {
    let options = serde_json::to_value(start.options()).expect("options are plain data");
    sets::put_back::<G>(options, start.set())
}

impl<G: Game> AnyGame for Typed<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn settle(&self, seats: u8, options: &Value) -> Result<Value, Refused> {
        Ok(written::<G>(&read_start::<G>(seats, options)?))
    }

    fn start(&self, seats: u8, options: &Value, seed: Seed) -> Result<Opened, Refused> {
        let start = read_start::<G>(seats, options)?;
        let (game, told) = Match::new(start, seed);
        Ok(Opened { game: Box::new(game), told: Told::new(told) })
    }

    fn set_version(&self) -> Option<String> {
        G::standard_set().version()
    }

    fn set_of(&self, options: &Value) -> Result<Option<String>, Refused> {
        Ok(sets::taken_out::<G>(options)?.1.version())
    }

    fn sets(&self) -> Vec<String> {
        sets::all::<G>().iter().map(|set| set.name.clone()).collect()
    }

    fn add_set(&self, name: &str, files: &Files) -> Result<(), BadData> {
        sets::add::<G>(name, files)
    }

    fn open(&self, record: &Record) -> Result<Opened, Refused> {
        let (game, told) = Match::<G>::open_with(record, &known::<G>())?;
        Ok(Opened { game: Box::new(game), told: Told::new(told) })
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Refused> {
        Ok(Box::new(Match::<G>::replay_with(record, &known::<G>())?))
    }

    fn verify(&self, record: &Record) -> Result<Audit, Refused> {
        Ok(Match::<G>::verify_with(record, &known::<G>())?)
    }
}

/// The sets a record may name.
fn known<G: Game>() -> Vec<&'static Components<G::Set>> {
    let sets = sets::all::<G>();
    if sets.is_empty() { vec![G::standard_set()] } else { sets }
}

fn check_seat(seat: Seat, seats: u8) -> Result<(), Refused> {
    if seat.0 < seats {
        return Ok(());
    }
    Err(Refused::new(Code::BadSeat, format!("there is no seat {seat}; this table has seats 0 to {}", seats - 1)))
}

fn check_viewer(viewer: Viewer, seats: u8) -> Result<(), Refused> {
    viewer.seat().map_or(Ok(()), |seat| check_seat(seat, seats))
}

fn listed<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(state, seat, &mut moves);
    moves
}

/// A world as the viewer imagines it, with a luck of its own, so that no secret and no future can shine through.
fn imagined<G: Game>(game: &Match<G>, viewer: Viewer) -> Option<G::State> {
    G::imagine(game.start(), &Match::view(game, viewer), &mut Luck::from_number(0)).ok()
}

/// A world as whoever looks on imagines it.
fn imagined_in_public<G: Game>(game: &Match<G>, luck: u64) -> Option<G::State> {
    let view = Match::view(game, Viewer::Spectator);
    G::imagine(game.start(), &view, &mut Luck::from_number(luck)).ok()
}

/// What a move leads to in an imagined world; `None` where chance or a secret decides.
#[allow(clippy::type_complexity)]
fn tried<G: Game>(
    game: &Match<G>,
    world: &G::State,
    seat: Seat,
    text: &str,
) -> Result<Option<(G::State, Vec<G::Event>)>, Refused> {
    let mv = G::read_move(game.start(), text).map_err(|why| Refused::illegal(&why))?;
    let (mut world, mut told) = (world.clone(), Vec::new());
    G::play(&mut world, seat, &mv, &mut Luck::from_number(0), &mut told).map_err(|why| Refused::illegal(&why))?;
    let any = |nature| told.iter().any(|event| event.nature() == nature);
    // A card of one's own that is laid open tells others something, and its owner nothing.
    let foreseeable =
        !any(Nature::Chance) && (!any(Nature::Reveal) || game.teaches_nothing(seat, text, &Told::new(told.clone())));
    Ok(foreseeable.then_some((world, told)))
}

impl<G: Game> AnyMatch for Match<G> {
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

    fn question(&self, seat: Seat) -> u32 {
        if seat.0 < self.start().seats() { G::question(self.state(), seat) } else { 0 }
    }

    fn obey(&self, seat: Seat, order: &str) -> Obeyed<String> {
        if seat.0 >= self.start().seats() || !G::INFO.orders.iter().any(|known| known.name == order) {
            return Obeyed::Done;
        }
        match G::obey(self.state(), seat, order) {
            Obeyed::Plays(mv) => Obeyed::Plays(G::write_move(self.start(), &mv)),
            Obeyed::Waits => Obeyed::Waits,
            Obeyed::Done => Obeyed::Done,
        }
    }

    fn is_small_matter(&self, seat: Seat, luck: u64) -> bool {
        let speaks = |order: &str| matches!(G::obey(self.state(), seat, order), Obeyed::Plays(_));
        if G::INFO.orders.iter().any(|order| speaks(order.name)) {
            return true;
        }
        imagined_in_public(self, luck).is_some_and(|world| listed::<G>(&world, seat).len() == 1)
    }

    fn is_long_matter(&self, seat: Seat, luck: u64) -> bool {
        let Some(world) = imagined_in_public(self, luck) else { return false };
        listed::<G>(&world, seat).iter().any(|mv| {
            let (mut after, mut told) = (world.clone(), Vec::new());
            let played = G::play(&mut after, seat, mv, &mut Luck::from_number(luck), &mut told).is_ok();
            played && G::pending(&after).contains(seat) && Told::new(told).is_private_to(seat, self.start().seats())
        })
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Told, Refused> {
        check_seat(seat, self.start().seats())?;
        let mv = G::read_move(self.start(), text).map_err(|why| Refused::illegal(&why))?;
        let told = Match::play(self, seat, &mv).map_err(|why| Refused::illegal(&why))?;
        Ok(Told::new(told))
    }

    fn view(&self, viewer: Viewer) -> Result<Box<RawValue>, Refused> {
        check_viewer(viewer, self.start().seats())?;
        Ok(serde_json::value::to_raw_value(&Match::view(self, viewer)).expect("a view is plain data"))
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
        Ok(G::sketch(self.start(), &Match::view(self, viewer), &moves))
    }

    fn preview(&self, seat: Seat, text: &str) -> Result<Option<Preview>, Refused> {
        check_seat(seat, self.start().seats())?;
        let viewer = Viewer::Seat(seat);
        let Some(world) = imagined(self, viewer) else { return Ok(None) };
        let Some((world, told)) = tried(self, &world, seat, text)? else { return Ok(None) };
        // With the moves there were to choose from: whoever weighs one of them still sees the others.
        let moves = listed::<G>(self.state(), seat);
        let sketch = G::sketch(self.start(), &G::view(self.start(), &world, viewer), &moves);
        let says = told.iter().filter_map(|event| event.seen_by(viewer)).map(|event| event.to_string()).collect();
        Ok(Some(Preview { sketch, says }))
    }

    fn foresee(&self, seat: Seat, moves: &[String]) -> Result<Vec<Option<Foreseen>>, Refused> {
        check_seat(seat, self.start().seats())?;
        let viewer = Viewer::Seat(seat);
        let Some(world) = imagined(self, viewer) else { return Ok(moves.iter().map(|_| None).collect()) };
        let foreseen = moves.iter().map(|text| {
            let after = tried(self, &world, seat, text)?;
            Ok(after.map(|(world, told)| {
                let view = G::view(self.start(), &world, viewer);
                let view = serde_json::value::to_raw_value(&view).expect("a view is plain data");
                Foreseen { view, events: Told::new(told).seen_by(viewer) }
            }))
        });
        foreseen.collect()
    }

    fn teaches_nothing(&self, seat: Seat, text: &str, told: &Told) -> bool {
        let Ok(mv) = G::read_move(self.start(), text) else { return false };
        let view = Match::view(self, Viewer::Seat(seat));
        (0..WORLDS).all(|number| {
            let (mut luck, mut imagined) = (Luck::from_number(number), Vec::new());
            let world = G::imagine(self.start(), &view, &mut luck);
            let played = world.is_ok_and(|mut world| G::play(&mut world, seat, &mv, &mut luck, &mut imagined).is_ok());
            played && Told::new(imagined).is_same_to(told, Viewer::Seat(seat))
        })
    }

    fn guess(&self, viewer: Viewer, mover: Seat, told: &Told) -> Guess {
        let view = Match::view(self, viewer);
        let mut forced = true;
        for number in 0..GUESSES {
            let Ok(world) = G::imagine(self.start(), &view, &mut Luck::from_number(number)) else { return Guess::Open };
            let moves = listed::<G>(&world, mover);
            forced &= moves.len() == 1;
            let fits = |mv: &&G::Move| {
                let (mut after, mut imagined) = (world.clone(), Vec::new());
                let played = G::play(&mut after, mover, mv, &mut Luck::from_number(number), &mut imagined);
                played.is_ok() && Told::new(imagined).is_same_to(told, viewer)
            };
            if G::INFO.secrets && moves.iter().take(TRIED).filter(fits).nth(1).is_some() {
                return Guess::FaceDown;
            }
        }
        if forced { Guess::Forced } else { Guess::Open }
    }

    fn name_seats(&mut self, names: Vec<String>) {
        Match::name_seats(self, names);
    }

    fn commit(&mut self) {
        Match::commit(self);
    }

    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
