//! A game in progress, by OpenSpiel's names where they fit.

use std::sync::Arc;

use hustings_catalog::{AnyPosition, HISTORY_FEATURES, TrailStep};
use hustings_core::{Outcome, Seat, Tone, Viewer};
use numpy::{IntoPyArray as _, PyArray1};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::value::RawValue;

use crate::errors::{Number, SeedText, bad_argument, no_such_action, raise, refused};
use crate::game::{Game, read_seed};
use crate::json;

/// What OpenSpiel's `current_player` is once a game is over.
const TERMINAL: i64 = -4;

/// A game in progress. It holds everything, secrets too: give agents views, observations and events.
#[pyclass(module = "hustings")]
pub struct State {
    pub position: Box<dyn AnyPosition>,
}

/// A view's owner as Python names it: a seat, `None` for a spectator, `"all"` for everything at once.
#[derive(FromPyObject)]
pub enum Eyes {
    Seat(Number),
    Word(String),
}

impl State {
    pub fn seats(&self) -> u8 {
        self.position.start().seats()
    }

    /// The seat that was named, or the one to move. Once the game is over that is seat 0, whose move the game refuses by its rule.
    fn mover(&self, seat: Option<Number>) -> PyResult<Seat> {
        match seat {
            Some(seat) => seat.seat(self.seats()),
            None => Ok(self.position.pending().first().unwrap_or(Seat(0))),
        }
    }

    /// The seat that was named, or the one to move; there is none once the game is over.
    pub fn looker(&self, seat: Option<Number>) -> PyResult<Seat> {
        match (seat, self.position.pending().first()) {
            (Some(seat), _) => seat.seat(self.seats()),
            (None, Some(pending)) => Ok(pending),
            (None, None) => Err(raise("BadSeat", "The game is over and waits for nobody: name a seat.", None)),
        }
    }

    fn viewer(&self, eyes: Option<Eyes>) -> PyResult<Viewer> {
        match eyes {
            None => Ok(Viewer::Spectator),
            Some(Eyes::Seat(seat)) => Ok(Viewer::Seat(seat.seat(self.seats())?)),
            Some(Eyes::Word(word)) if word == "all" => Ok(Viewer::Everything),
            Some(Eyes::Word(word)) => {
                Err(bad_argument(format!("`viewer` is a seat, None for a spectator, or \"all\", not {word:?}")))
            }
        }
    }
}

/// What each seat gets: 1 for the first place alone, -1 for the last, all together 0; a game for one seat gives its score.
pub fn returns(outcome: &Outcome, seats: u8) -> Vec<f32> {
    if seats == 1 {
        return vec![outcome.scores[Seat(0)] as f32];
    }
    Seat::all(seats).map(|seat| 2.0 * outcome.share(seat) - 1.0).collect()
}

fn array(events: &[Box<RawValue>]) -> String {
    let texts: Vec<_> = events.iter().map(|event| event.get()).collect();
    format!("[{}]", texts.join(","))
}

#[pymethods]
impl State {
    /// The game it belongs to.
    fn get_game(&self) -> Game {
        Game { start: self.position.start() }
    }

    /// The first of the pending seats; -4 once the game is over.
    fn current_player(&self) -> i64 {
        self.position.pending().first().map_or(TERMINAL, |seat| seat.0.into())
    }

    /// The seats the game waits for: one, several that decide at once in secret, or none.
    fn pending(&self) -> Vec<u8> {
        self.position.pending().iter().map(|seat| seat.0).collect()
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.position.pending().is_empty()
    }

    /// What the seat may do now, sorted. A seat that is not pending may have actions too: an offer, a power.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<Number>) -> PyResult<Vec<usize>> {
        let mut actions = Vec::new();
        self.position.actions(self.mover(seat)?, &mut actions);
        actions.sort_unstable();
        Ok(actions)
    }

    /// 1 for each legal action, 0 for all others.
    #[pyo3(signature = (seat=None))]
    fn legal_actions_mask<'py>(&self, py: Python<'py>, seat: Option<Number>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.position.start().actions()];
        self.position.mask(self.mover(seat)?, &mut mask);
        Ok(mask.into_pyarray(py))
    }

    /// The same in notation, in the game's own order.
    #[pyo3(signature = (seat=None))]
    fn legal_moves(&self, seat: Option<Number>) -> PyResult<Vec<String>> {
        let (mut actions, start) = (Vec::new(), self.position.start());
        self.position.actions(self.mover(seat)?, &mut actions);
        Ok(actions.iter().filter_map(|action| start.text(*action)).collect())
    }

    /// Makes a move, by default for the current player. Returns whether luck had a part in it.
    #[pyo3(signature = (action, seat=None))]
    fn apply_action(&mut self, action: Number, seat: Option<Number>) -> PyResult<bool> {
        let seat = self.mover(seat)?;
        if action.0 < 0 {
            return Err(no_such_action(&*self.position.start(), action));
        }
        self.position.act(seat, action.action()).map_err(|error| refused(&error))
    }

    /// Makes a move in notation. Returns the events as the seat is told them.
    #[pyo3(signature = (text, seat=None))]
    fn play<'py>(&mut self, py: Python<'py>, text: &str, seat: Option<Number>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.mover(seat)?;
        let events = self.position.play(seat, text).map_err(|error| refused(&error))?;
        json::loads(py, &array(&events.seen_by(Viewer::Seat(seat))))
    }

    /// The move in notation.
    fn action_to_string(&self, action: Number) -> PyResult<String> {
        let start = self.position.start();
        start.text(action.action()).ok_or_else(|| no_such_action(&*start, action))
    }

    /// The number of a move in notation.
    fn string_to_action(&self, text: &str) -> PyResult<usize> {
        self.position.start().action(text).map_err(|error| refused(&error))
    }

    /// By rank: 1 for the first alone, -1 for the last, 0 together. Before the end all are 0. A game for one seat gives
    /// its score.
    fn returns(&self) -> Vec<f32> {
        let outcome = self.position.outcome();
        outcome.map_or_else(|| vec![0.0; self.seats().into()], |outcome| returns(&outcome, self.seats()))
    }

    /// Ranks, scores and what decided, once the game is over.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(outcome) = self.position.outcome() else { return Ok(None) };
        let text = serde_json::to_string(&outcome).map_err(|error| bad_argument(error.to_string()))?;
        json::loads(py, &text).map(Some)
    }

    /// What the seat sees, as numbers from -4 to 4.
    #[pyo3(signature = (seat=None))]
    fn observation_tensor<'py>(&self, py: Python<'py>, seat: Option<Number>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let mut out = vec![0.0; self.position.start().features()];
        self.position.observe(self.looker(seat)?, &mut out);
        Ok(out.into_pyarray(py))
    }

    /// The observation and the mask of legal actions, in one call.
    #[pyo3(signature = (seat=None))]
    #[allow(clippy::type_complexity)]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Number>,
    ) -> PyResult<(Bound<'py, PyArray1<f32>>, Bound<'py, PyArray1<i8>>)> {
        let (seat, start) = (self.looker(seat)?, self.position.start());
        let (mut seen, mut mask) = (vec![0.0; start.features()], vec![0; start.actions()]);
        self.position.observe(seat, &mut seen);
        self.position.mask(seat, &mut mask);
        Ok((seen.into_pyarray(py), mask.into_pyarray(py)))
    }

    /// The observation, then a fingerprint of everything the seat was told. Takes as long as playing the game again.
    #[pyo3(signature = (seat=None))]
    fn information_state_tensor<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Number>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let (seat, features) = (self.looker(seat)?, self.position.start().features());
        let mut out = vec![0.0; features + HISTORY_FEATURES];
        let (seen, history) = out.split_at_mut(features);
        self.position.observe(seat, seen);
        self.position.remember(seat, history);
        Ok(out.into_pyarray(py))
    }

    /// The seat's view as JSON.
    #[pyo3(signature = (seat=None))]
    fn observation_string(&self, seat: Option<Number>) -> PyResult<String> {
        Ok(self.position.view(Viewer::Seat(self.looker(seat)?)).get().to_owned())
    }

    /// What the seat sees and was told, as JSON: equal if the seat cannot tell the games apart.
    #[pyo3(signature = (seat=None))]
    fn information_state_string(&self, seat: Option<Number>) -> PyResult<String> {
        let viewer = Viewer::Seat(self.looker(seat)?);
        let told: Vec<_> =
            self.position.told(viewer).iter().filter(|told| !told.is_empty()).map(|told| array(told)).collect();
        Ok(format!("{{\"view\":{},\"told\":[{}]}}", self.position.view(viewer).get(), told.join(",")))
    }

    /// What the viewer may know, as a dictionary.
    #[pyo3(signature = (viewer=None))]
    fn view<'py>(&self, py: Python<'py>, viewer: Option<Eyes>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, self.position.view(self.viewer(viewer)?).get())
    }

    /// What the viewer was told at the beginning and by each move since.
    #[pyo3(signature = (viewer=None))]
    fn events<'py>(&self, py: Python<'py>, viewer: Option<Eyes>) -> PyResult<Bound<'py, PyAny>> {
        let told: Vec<_> = self.position.told(self.viewer(viewer)?).iter().map(|told| array(told)).collect();
        json::loads(py, &format!("[{}]", told.join(",")))
    }

    /// The view in characters.
    #[pyo3(signature = (viewer=None))]
    fn render(&self, viewer: Option<Eyes>) -> PyResult<String> {
        Ok(self.position.sketch(self.viewer(viewer)?).plain())
    }

    /// The same in pieces: text, the seat it belongs to, and `plain`, `faint` or `strong`.
    #[pyo3(signature = (viewer=None))]
    fn render_spans<'py>(&self, py: Python<'py>, viewer: Option<Eyes>) -> PyResult<Bound<'py, PyList>> {
        let lines = PyList::empty(py);
        for line in self.position.sketch(self.viewer(viewer)?).lines {
            let spans = line.into_iter().map(|span| {
                let (seat, weight) = match span.tone {
                    Tone::Plain => (None, "plain"),
                    Tone::Faint => (None, "faint"),
                    Tone::Strong => (None, "strong"),
                    Tone::Of(seat) => (Some(seat.0), "plain"),
                    Tone::StrongOf(seat) => (Some(seat.0), "strong"),
                };
                (span.text, seat, weight)
            });
            lines.append(spans.collect::<Vec<_>>())?;
        }
        Ok(lines)
    }

    /// How many moves were made.
    fn move_number(&self) -> usize {
        self.position.played()
    }

    /// The moves made so far: seat and notation.
    fn history(&self) -> Vec<(u8, String)> {
        let steps = self.position.trail().steps.into_iter();
        let moves = steps.filter_map(|step| match step {
            TrailStep::Move(seat, text) => Some((seat.0, text)),
            TrailStep::Reseed(_) => None,
        });
        moves.collect()
    }

    /// A copy, cheap; take one before a move to undo it.
    fn clone(&self) -> State {
        State { position: self.position.duplicate() }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> State {
        self.clone()
    }

    /// A determinization: a state that the seat could not tell from this one, made from its view alone.
    #[pyo3(signature = (seat=None, seed=Number(0)), text_signature = "($self, seat=None, seed=0)")]
    fn imagine(&self, seat: Option<Eyes>, seed: Number) -> PyResult<State> {
        let imagined = self.position.imagine(self.viewer(seat)?, seed.0 as u64);
        imagined.map(|position| State { position }).map_err(|error| refused(&error))
    }

    /// Deals all luck to come again; such a game has no record.
    fn reseed(&mut self, seed: Number) {
        self.position.reseed(seed.0 as u64);
    }

    /// Begins again with another seed.
    fn reset(&mut self, seed: SeedText) -> PyResult<()> {
        self.position.reset(read_seed(seed.0)?);
        Ok(())
    }

    /// The game as text, which `replay` and `hustings replay` read.
    fn record(&self) -> PyResult<String> {
        let record = self.position.record();
        let record = record.ok_or_else(|| {
            raise("BadRecord", "Only a game that began with a seed and was never reseeded has a record.", None)
        })?;
        Ok(record.to_string())
    }

    /// The moves and the seed as text, secrets too, for `hustings.deserialize`.
    fn serialize(&self) -> PyResult<String> {
        serde_json::to_string(&self.position.trail()).map_err(|error| bad_argument(error.to_string()))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let load = py.import("hustings")?.getattr("load_state")?;
        Ok((load, (self.get_game(), self.serialize()?)).into_pyobject(py)?.into_any())
    }

    fn __str__(&self) -> String {
        self.position.sketch(Viewer::Spectator).plain()
    }

    fn __repr__(&self) -> String {
        let start: Arc<_> = self.position.start();
        let over = if self.is_terminal() { ", over" } else { "" };
        format!("<hustings.State of {}, {} moves{over}>", start.info().name, self.position.played())
    }
}
