//! Games for learning agents and external searches: moves by number, views as numbers, positions that are cheap to copy
//! and do not hash their events. As everywhere, only views leave the engine.

use std::hash::{Hash as _, Hasher as _};
use std::sync::Arc;

use hustings_core::{
    CompleteGame, Info, Luck, Match, Outcome, Record, Seat, SeatSet, Seed, Silent, Sketch, Start, Viewer, say,
};
use hustings_words::{self as words, Names};
use rustc_hash::{FxHashMap, FxHasher};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::any::{read_start, written};
use crate::{Code, Events, Refused};

/// How many numbers [`AnyPosition::remember`] fills.
pub const HISTORY_FEATURES: usize = 1024;

/// A rule set with seats and options chosen, and a number for every move.
pub trait AnyStart: Send + Sync {
    fn info(&self) -> &'static Info;
    fn seats(&self) -> u8;
    /// The complete options, as records hold them.
    fn options(&self) -> Value;
    /// The number of actions: they are numbered from 0.
    fn actions(&self) -> usize;
    /// How many numbers an observation has.
    fn features(&self) -> usize;
    /// An upper bound on the moves of a game.
    fn longest(&self) -> u32;
    /// An action in notation; `None` beyond the last one.
    fn text(&self, action: usize) -> Option<String>;
    /// The action of a move in notation. Free text attached to the move is ignored, as it has no number.
    fn action(&self, text: &str) -> Result<usize, Refused>;
    fn begin(&self, seed: Seed) -> Box<dyn AnyPosition>;
    /// A position that the owner of the view could not tell from the real one.
    fn imagine(&self, view: &Value, luck: u64) -> Result<Box<dyn AnyPosition>, Refused>;
    /// The position that a [`Trail`] from [`AnyPosition::trail`] leads to.
    fn follow(&self, trail: &Trail) -> Result<Box<dyn AnyPosition>, Refused>;
}

/// A game in progress, with its moves by number.
pub trait AnyPosition: Send + Sync {
    fn start(&self) -> Arc<dyn AnyStart>;
    fn pending(&self) -> SeatSet;
    /// Appends the actions `seat` may take now, pending or not, in the order of the game's list.
    fn actions(&self, seat: Seat, out: &mut Vec<usize>);
    /// Sets `out` to 1 for the actions `seat` may take now, and to 0 for all others.
    fn mask(&self, seat: Seat, out: &mut [i8]);
    /// Makes a move and says whether luck was involved, or refuses it and changes nothing.
    fn act(&mut self, seat: Seat, action: usize) -> Result<bool, Refused>;
    /// The same by notation, with the events.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Events, Refused>;
    fn outcome(&self) -> Option<Outcome>;
    /// Writes what a seat sees as numbers; `out` is as long as [`AnyStart::features`].
    fn observe(&self, seat: Seat, out: &mut [f32]);
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    fn sketch(&self, viewer: Viewer) -> Sketch;
    /// How many moves were made.
    fn played(&self) -> usize;
    /// What `viewer` was told at the beginning and by each move since.
    fn told(&self, viewer: Viewer) -> Vec<Vec<Box<RawValue>>>;
    /// Adds a fingerprint of everything `seat` was told, in order, to `out`. Together with the observation it tells
    /// apart whatever the seat can tell apart.
    fn remember(&self, seat: Seat, out: &mut [f32]);
    /// A position that `viewer` could not tell from this one.
    fn imagine(&self, viewer: Viewer, luck: u64) -> Result<Box<dyn AnyPosition>, Refused>;
    /// Replaces all future luck.
    fn reseed(&mut self, luck: u64);
    /// Begins again with another seed.
    fn reset(&mut self, seed: Seed);
    /// The steps that lead here.
    fn trail(&self) -> Trail;
    /// The record, if the game began with a seed and its luck was never changed.
    fn record(&self) -> Option<Record>;
    fn duplicate(&self) -> Box<dyn AnyPosition>;
}

/// How a position was reached: enough to get there again.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Trail {
    pub game: String,
    pub rules: u32,
    pub set: Option<String>,
    pub seats: u8,
    pub options: Value,
    pub origin: TrailOrigin,
    pub steps: Vec<TrailStep>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrailOrigin {
    Seed(String, Vec<String>),
    Imagined(Value, u64),
}

/// A move, in notation unless the game's own type is used, or new luck.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrailStep<M = String> {
    Move(Seat, M),
    Reseed(u64),
}

/// The start of one game, and its moves by number.
struct Numbered<G: CompleteGame> {
    start: Start<G>,
    moves: Vec<G::Move>,
    numbers: FxHashMap<G::Move, usize>,
}

/// Reads seats and options, and numbers all moves.
pub(crate) fn numbered<G: CompleteGame>(seats: u8, options: &Value) -> Result<Arc<dyn AnyStart>, Refused> {
    let start = read_start::<G>(seats, options)?;
    let mut moves = Vec::new();
    G::all_moves(&start, &mut moves);
    let numbers = moves.iter().cloned().enumerate().map(|(number, mv)| (mv, number)).collect();
    Ok(Arc::new(Shared(Arc::new(Numbered::<G> { start, moves, numbers }))))
}

/// Positions point to their start, so it is shared.
struct Shared<G: CompleteGame>(Arc<Numbered<G>>);

impl<G: CompleteGame> Clone for Shared<G> {
    fn clone(&self) -> Self {
        Shared(Arc::clone(&self.0))
    }
}

impl<G: CompleteGame> AnyStart for Shared<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn seats(&self) -> u8 {
        self.0.start.seats()
    }

    fn options(&self) -> Value {
        written(&self.0.start)
    }

    fn actions(&self) -> usize {
        self.0.moves.len()
    }

    fn features(&self) -> usize {
        G::features(&self.0.start)
    }

    fn longest(&self) -> u32 {
        G::longest(&self.0.start)
    }

    fn text(&self, action: usize) -> Option<String> {
        self.0.moves.get(action).map(|mv| G::write_move(&self.0.start, mv))
    }

    fn action(&self, text: &str) -> Result<usize, Refused> {
        let start = &self.0.start;
        let mv = G::read_move(start, text).map_err(|why| Refused::illegal(start, Seat(0), &why))?;
        self.0.numbers.get(&G::as_listed(&mv)).copied().ok_or_else(|| never_listed(text))
    }

    fn begin(&self, seed: Seed) -> Box<dyn AnyPosition> {
        Box::new(TypedPosition::from(self.clone(), Origin::Seed(seed)).expect("a seed always begins a game"))
    }

    fn imagine(&self, view: &Value, luck: u64) -> Result<Box<dyn AnyPosition>, Refused> {
        let view = serde_json::from_value(view.clone()).map_err(|error| bad_view(error.to_string()))?;
        Ok(Box::new(TypedPosition::from(self.clone(), Origin::Imagined(Box::new(view), luck))?))
    }

    fn follow(&self, trail: &Trail) -> Result<Box<dyn AnyPosition>, Refused> {
        let Trail { game, rules, set, seats, options, origin, steps } = trail;
        let same = *game == G::INFO.name && *rules == G::INFO.rules_version && *seats == self.seats();
        if !same || *options != self.options() || !self.0.start.set().plays(set.as_deref()) {
            return Err(Refused::new(Code::BadRecord, say!("record-other-table")));
        }
        let mut position = match origin {
            TrailOrigin::Seed(secret, words) => {
                let seed = Seed::new(secret.clone(), words.clone());
                self.begin(
                    seed.map_err(|error| Refused::new(Code::BadSeed, say!("bad-seed", why = error.to_string())))?,
                )
            }
            TrailOrigin::Imagined(view, luck) => self.imagine(view, *luck)?,
        };
        for (number, step) in steps.iter().enumerate() {
            match step {
                TrailStep::Move(seat, text) => {
                    position.play(*seat, text).map_err(|refused| refused.in_record(number + 1, *seat, text))?;
                }
                TrailStep::Reseed(luck) => position.reseed(*luck),
            }
        }
        Ok(position)
    }
}

fn never_listed(text: &str) -> Refused {
    Refused::new(Code::IllegalMove, say!("move-without-number", text = text.to_owned()))
}

fn bad_view(why: String) -> Refused {
    Refused::new(Code::BadRecord, say!("bad-view", why))
}

enum Origin<G: CompleteGame> {
    Seed(Seed),
    Imagined(Box<G::View>, u64),
}

struct TypedPosition<G: CompleteGame> {
    start: Shared<G>,
    origin: Arc<Origin<G>>,
    state: G::State,
    luck: Luck,
    steps: Vec<TrailStep<G::Move>>,
}

impl<G: CompleteGame> Clone for TypedPosition<G> {
    fn clone(&self) -> Self {
        TypedPosition {
            start: self.start.clone(),
            origin: Arc::clone(&self.origin),
            state: self.state.clone(),
            luck: self.luck.clone(),
            steps: self.steps.clone(),
        }
    }
}

impl<G: CompleteGame> TypedPosition<G> {
    fn from(start: Shared<G>, origin: Origin<G>) -> Result<TypedPosition<G>, Refused> {
        let (state, luck) = first::<G>(&start.0.start, &origin, &mut Vec::new())?;
        Ok(TypedPosition { start, origin: Arc::new(origin), state, luck, steps: Vec::new() })
    }

    fn typed_start(&self) -> &Start<G> {
        &self.start.0.start
    }

    fn refuse(&self, seat: Seat, why: &G::Illegal) -> Refused {
        Refused::illegal(self.typed_start(), seat, why)
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refused> {
        crate::any::check_seat(seat, self.typed_start().seats())
    }
}

/// A game's first state, its luck, and the events of the setup.
#[allow(clippy::type_complexity)]
fn first<G: CompleteGame>(
    start: &Start<G>,
    origin: &Origin<G>,
    told: &mut Vec<G::Event>,
) -> Result<(G::State, Luck), Refused> {
    match origin {
        Origin::Seed(seed) => {
            let mut luck = seed.luck();
            Ok((G::setup(start, &mut luck, told), luck))
        }
        Origin::Imagined(view, number) => {
            let mut luck = Luck::from_number(*number);
            Ok((G::imagine(start, view, &mut luck).map_err(bad_view)?, luck))
        }
    }
}

impl<G: CompleteGame> AnyPosition for TypedPosition<G> {
    fn start(&self) -> Arc<dyn AnyStart> {
        Arc::new(self.start.clone())
    }

    fn pending(&self) -> SeatSet {
        G::pending(&self.state)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<usize>) {
        if seat.0 >= self.typed_start().seats() {
            return;
        }
        let mut moves = Vec::new();
        G::legal_moves(&self.state, seat, &mut moves);
        out.extend(moves.iter().map(|mv| self.start.0.numbers[mv]));
    }

    fn mask(&self, seat: Seat, out: &mut [i8]) {
        out.fill(0);
        if seat.0 < self.typed_start().seats() {
            let mut moves = Vec::with_capacity(64);
            G::legal_moves(&self.state, seat, &mut moves);
            moves.iter().for_each(|mv| out[self.start.0.numbers[mv]] = 1);
        }
    }

    fn act(&mut self, seat: Seat, action: usize) -> Result<bool, Refused> {
        self.check_seat(seat)?;
        let TypedPosition { start, state, luck, steps, .. } = self;
        let Some(mv) = start.0.moves.get(action) else {
            let last = start.0.moves.len() - 1;
            return Err(Refused::new(
                Code::IllegalMove,
                say!("no-such-action", action = action.to_string(), last = last.to_string()),
            ));
        };
        let before = luck.position();
        G::play(state, seat, mv, luck, &mut Silent).map_err(|why| Refused::illegal(&start.0.start, seat, &why))?;
        steps.push(TrailStep::Move(seat, mv.clone()));
        Ok(luck.position() != before)
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Events, Refused> {
        self.check_seat(seat)?;
        let mv = G::read_move(self.typed_start(), text).map_err(|why| self.refuse(seat, &why))?;
        let mut told = Vec::new();
        let played = G::play(&mut self.state, seat, &mv, &mut self.luck, &mut told);
        played.map_err(|why| self.refuse(seat, &why))?;
        self.steps.push(TrailStep::Move(seat, mv));
        Ok(Events::new(told))
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        out.fill(0.0);
        G::observe_state(self.typed_start(), &self.state, seat, out);
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        let view = G::view(self.typed_start(), &self.state, viewer);
        serde_json::value::to_raw_value(&view).expect("a view is plain data")
    }

    fn sketch(&self, viewer: Viewer) -> Sketch {
        let view = G::view(self.typed_start(), &self.state, viewer);
        let names = Names { you: viewer.seat(), ..Names::numbered(self.typed_start().seats()) };
        words::sketch(self.typed_start(), &view, &[], &names)
    }

    fn played(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, TrailStep::Move(..))).count()
    }

    fn told(&self, viewer: Viewer) -> Vec<Vec<Box<RawValue>>> {
        let mut told = Vec::new();
        let begun = first::<G>(self.typed_start(), &self.origin, &mut told);
        let (mut state, mut luck) = begun.expect("what began once begins again");
        let mut history = vec![Events::new(told).seen_by(viewer)];
        for step in &self.steps {
            match step {
                TrailStep::Move(seat, mv) => {
                    let mut told = Vec::new();
                    let played = G::play(&mut state, *seat, mv, &mut luck, &mut told);
                    assert!(played.is_ok(), "a move that was made once is made again");
                    history.push(Events::new(told).seen_by(viewer));
                }
                TrailStep::Reseed(number) => luck = Luck::from_number(*number),
            }
        }
        history
    }

    fn remember(&self, seat: Seat, out: &mut [f32]) {
        let mut chain = FxHasher::default();
        for told in self.told(Viewer::Seat(seat)).iter().flatten() {
            // The chained hash depends on everything before it, so that the order counts.
            told.get().hash(&mut chain);
            let hash = chain.finish();
            out[(hash >> 8) as usize % out.len()] += if hash & 1 == 0 { 1.0 } else { -1.0 };
        }
    }

    fn imagine(&self, viewer: Viewer, luck: u64) -> Result<Box<dyn AnyPosition>, Refused> {
        viewer.seat().map_or(Ok(()), |seat| self.check_seat(seat))?;
        let view = G::view(self.typed_start(), &self.state, viewer);
        Ok(Box::new(TypedPosition::from(self.start.clone(), Origin::Imagined(Box::new(view), luck))?))
    }

    fn reseed(&mut self, luck: u64) {
        self.luck = Luck::from_number(luck);
        self.steps.push(TrailStep::Reseed(luck));
    }

    fn reset(&mut self, seed: Seed) {
        let origin = Origin::Seed(seed);
        let begun = first::<G>(self.typed_start(), &origin, &mut Vec::new());
        (self.state, self.luck) = begun.expect("a seed always begins a game");
        self.origin = Arc::new(origin);
        self.steps.clear();
    }

    fn trail(&self) -> Trail {
        let origin = match &*self.origin {
            Origin::Seed(seed) => TrailOrigin::Seed(seed.secret().to_owned(), seed.words().to_vec()),
            Origin::Imagined(view, luck) => {
                TrailOrigin::Imagined(serde_json::to_value(view).expect("a view is plain data"), *luck)
            }
        };
        let written = |step: &TrailStep<G::Move>| match step {
            TrailStep::Move(seat, mv) => TrailStep::Move(*seat, G::write_move(self.typed_start(), mv)),
            TrailStep::Reseed(luck) => TrailStep::Reseed(*luck),
        };
        Trail {
            game: G::INFO.name.to_owned(),
            rules: G::INFO.rules_version,
            set: self.typed_start().set().version(),
            seats: self.typed_start().seats(),
            options: self.start.options(),
            origin,
            steps: self.steps.iter().map(written).collect(),
        }
    }

    fn record(&self) -> Option<Record> {
        let Origin::Seed(seed) = &*self.origin else { return None };
        let (mut game, _) = Match::<G>::new(self.typed_start().clone(), seed.clone());
        for step in &self.steps {
            let TrailStep::Move(seat, mv) = step else { return None };
            let played = game.play(*seat, mv);
            assert!(played.is_ok(), "a move that was made once is made again");
        }
        Some(game.record())
    }

    fn duplicate(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }
}
