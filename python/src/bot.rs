//! The bots of the house, for any state.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use hustings_bots::{Budget, Question, Roster, ViewedPosition, characters};
use hustings_core::{Seat, Viewer};
use pyo3::prelude::*;

use crate::errors::{Number, bad_argument, raise};
use crate::state::State;

/// For searches whose text names no budget.
const USUAL: Budget = Budget::Time(Duration::from_millis(200));

fn roster() -> &'static Roster {
    static ROSTER: OnceLock<Roster> = OnceLock::new();
    ROSTER.get_or_init(Roster::standard)
}

/// A bot of the house: `random`, `greedy`, `mcts:ms=200`, `minimax:nodes=1000`, or the slug of one of the game's
/// characters.
#[pyclass(module = "hustings", frozen)]
pub struct Bot {
    text: String,
    seed: u64,
    asked: AtomicU64,
}

impl Bot {
    /// A choice, in notation, from the view of the seat alone.
    fn ask(&self, py: Python<'_>, state: &State, seat: Seat, out_of_turn: bool) -> PyResult<Option<String>> {
        let start = state.position.start();
        let name = start.info().name;
        let spec = characters::read(name, &self.text).map_err(|bad| raise("BadBot", &bad.to_string(), None))?;
        let (view, options) = (state.position.view(Viewer::Seat(seat)), start.options());
        let seed =
            self.seed.wrapping_add(self.asked.fetch_add(1, Ordering::Relaxed).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let seats = start.seats();
        let choice = py.detach(|| {
            let position =
                ViewedPosition { game: name, seats, options: &options, view: view.get(), budget: USUAL, seed };
            let question = Question { position, seat, spec: &spec };
            if out_of_turn {
                return roster().out_of_turn(&question);
            }
            roster().choose(&question).map(|decision| Some(decision.mv))
        });
        choice.map_err(|error| raise("BadSeat", &error.to_string(), None))
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (spec, seed=Number(0)), text_signature = "(spec, seed=0)")]
    fn new(spec: &str, seed: Number) -> PyResult<Bot> {
        // A character's name is only known with its game, so that a word alone may still be one.
        if spec.contains(':') || spec.is_empty() {
            spec.parse::<hustings_bots::Spec>().map_err(|bad| raise("BadBot", &bad.to_string(), None))?;
        }
        Ok(Bot { text: spec.to_owned(), seed: seed.0 as u64, asked: AtomicU64::new(0) })
    }

    /// The action it takes for a pending seat, from that seat's view alone.
    #[pyo3(signature = (state, seat=None))]
    fn step(&self, py: Python<'_>, state: &State, seat: Option<Number>) -> PyResult<usize> {
        let text = self.choose(py, state, seat)?;
        state.position.start().action(&text).map_err(|error| bad_argument(error.to_string()))
    }

    /// The same in notation.
    #[pyo3(signature = (state, seat=None))]
    fn choose(&self, py: Python<'_>, state: &State, seat: Option<Number>) -> PyResult<String> {
        let seat = state.looker(seat)?;
        let choice = self.ask(py, state, seat, false)?;
        choice.ok_or_else(|| bad_argument("the bot made no choice".to_owned()))
    }

    /// A move out of turn in notation, where it finds one worth making.
    fn out_of_turn(&self, py: Python<'_>, state: &State, seat: Number) -> PyResult<Option<String>> {
        self.ask(py, state, seat.seat(state.seats())?, true)
    }

    fn __repr__(&self) -> String {
        format!("hustings.Bot({:?})", self.text)
    }
}
