//! Many games of one start at once: stepped by threads of our own with Python's lock released, written straight into NumPy arrays.

use hustings_catalog::{AnyPosition, AnyStart};
use hustings_core::{Luck, Seat};
use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1};
use pyo3::prelude::*;
use rayon::prelude::*;
use std::sync::Arc;

use crate::errors::{Number, bad_argument, raise};
use crate::game::{Game, read_seed};
use crate::state::{State, returns};

/// Many games at once, stepped in threads without Python's lock. The arrays are the same ones all the time: each step
/// writes into them.
#[pyclass(module = "hustings")]
pub struct Vector {
    start: Arc<dyn AnyStart>,
    /// Empty once closed.
    slots: Vec<Slot>,
    pool: Option<rayon::ThreadPool>,
    /// One row for each game: what the seat to move sees.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// One row for each game: 1 for each action that is legal now, 0 for all others.
    #[pyo3(get)]
    masks: Py<PyArray2<i8>>,
    /// Whose turn it is.
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
    /// A row for each game, with the returns of each seat in the step that ended it, otherwise zeros.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether the last step ended the game. The row then shows the next game.
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
}

/// One game, and what the next one begins with.
struct Slot {
    position: Box<dyn AnyPosition>,
    seed: String,
    /// How many games were begun here.
    begun: u64,
    /// For [`Vector::sample`].
    luck: Luck,
}

impl Slot {
    fn new(start: &dyn AnyStart, seed: String) -> PyResult<Slot> {
        let luck = Luck::from_text(&seed);
        let position = start.begin(read_seed(format!("{seed} 0"))?);
        Ok(Slot { position, seed, begun: 1, luck })
    }

    /// The next game, with a seed of its own.
    fn begin(&mut self) {
        let text = format!("{} {}", self.seed, self.begun);
        self.begun += 1;
        if let Ok(seed) = hustings_core::Seed::new(text, Vec::new()) {
            self.position.reset(seed);
        }
    }
}

/// Where one game is written to.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [i8],
    seat: &'a mut i8,
    reward: &'a mut [f32],
    done: &'a mut bool,
}

impl Row<'_> {
    fn look(&mut self, slot: &Slot) {
        let seat = slot.position.pending().first().unwrap_or(Seat(0));
        *self.seat = seat.0 as i8;
        slot.position.observe(seat, self.observation);
        slot.position.mask(seat, self.mask);
    }
}

/// The arrays, borrowed together for one step.
struct Rows<'a> {
    observations: &'a mut [f32],
    masks: &'a mut [i8],
    seats: &'a mut [i8],
    rewards: &'a mut [f32],
    dones: &'a mut [bool],
}

impl Vector {
    fn check_open(&self) -> PyResult<()> {
        if self.slots.is_empty() { Err(raise("Closed", "These environments are closed.", None)) } else { Ok(()) }
    }

    /// Lets every game do something with its row, on all threads.
    fn each(&mut self, py: Python<'_>, work: impl Fn(usize, &mut Slot, &mut Row<'_>) + Send + Sync) -> PyResult<()> {
        let (actions, features, players) =
            (self.start.actions(), self.start.features(), usize::from(self.start.seats()));
        let in_use = |_| bad_argument("the arrays of these environments are borrowed elsewhere".to_owned());
        let strange = |_| bad_argument("an array of these environments was replaced by a strided one".to_owned());
        let mut observations = self.observations.bind(py).try_readwrite().map_err(in_use)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(in_use)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(in_use)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(in_use)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(in_use)?;
        let rows = Rows {
            observations: observations.as_slice_mut().map_err(strange)?,
            masks: masks.as_slice_mut().map_err(strange)?,
            seats: seats.as_slice_mut().map_err(strange)?,
            rewards: rewards.as_slice_mut().map_err(strange)?,
            dones: dones.as_slice_mut().map_err(strange)?,
        };
        let (slots, pool) = (&mut self.slots, &self.pool);
        py.detach(|| {
            let Rows { observations, masks, seats, rewards, dones } = rows;
            let Some(pool) = pool else { return };
            let share = slots.len().div_ceil(4 * pool.current_num_threads()).max(1);
            pool.install(|| {
                let numbers =
                    (slots.par_iter_mut(), observations.par_chunks_mut(features), masks.par_chunks_mut(actions))
                        .into_par_iter()
                        .zip((seats.par_iter_mut(), rewards.par_chunks_mut(players), dones.par_iter_mut()));
                numbers.enumerate().with_min_len(share).for_each(
                    |(number, ((slot, observation, mask), (seat, reward, done)))| {
                        work(number, slot, &mut Row { observation, mask, seat, reward, done });
                    },
                );
            });
        });
        Ok(())
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(
        signature = (game, count, seed=Number(0), threads=None),
        text_signature = "(game, count, seed=0, threads=None)"
    )]
    fn new(py: Python<'_>, game: &Game, count: Number, seed: Number, threads: Option<Number>) -> PyResult<Vector> {
        let start = Arc::clone(&game.start);
        let count = usize::try_from(count.0).ok().filter(|count| (1..=1 << 20).contains(count));
        let count = count.ok_or_else(|| bad_argument("`count` is a number of games from 1 to 1048576".to_owned()))?;
        let threads = match threads {
            None => 0, // one for each core
            Some(Number(threads)) => usize::try_from(threads)
                .ok()
                .filter(|threads| (1..=256).contains(threads))
                .ok_or_else(|| bad_argument("`threads` is a number from 1 to 256".to_owned()))?,
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| bad_argument(format!("the threads cannot be started: {error}")))?;
        let (actions, features, seats) = (start.actions(), start.features(), usize::from(start.seats()));
        let slots: PyResult<Vec<Slot>> = (0..count).map(|at| Slot::new(&*start, format!("{} {at}", seed.0))).collect();
        let mut made = Vector {
            start,
            slots: slots?,
            pool: Some(pool),
            observations: PyArray2::zeros(py, [count, features], false).unbind(),
            masks: PyArray2::zeros(py, [count, actions], false).unbind(),
            seats: PyArray1::zeros(py, [count], false).unbind(),
            rewards: PyArray2::zeros(py, [count, seats], false).unbind(),
            dones: PyArray1::zeros(py, [count], false).unbind(),
        };
        made.each(py, |_, slot, row| row.look(slot))?;
        Ok(made)
    }

    /// What is played.
    #[getter]
    fn game(&self) -> Game {
        Game { start: Arc::clone(&self.start) }
    }

    /// Begins every game again.
    fn reset(&mut self, py: Python<'_>, seed: Number) -> PyResult<()> {
        self.check_open()?;
        let start = Arc::clone(&self.start);
        for (at, slot) in self.slots.iter_mut().enumerate() {
            *slot = Slot::new(&*start, format!("{} {at}", seed.0))?;
        }
        self.each(py, |_, slot, row| {
            row.reward.fill(0.0);
            *row.done = false;
            row.look(slot);
        })
    }

    /// One move in every game. A game that ends gives its rewards and begins again. If an action is refused, no game
    /// has moved.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.check_open()?;
        let count = self.slots.len();
        let array = actions.extract::<PyReadonlyArray1<'_, i64>>().map_err(|_| {
            bad_argument(format!("`actions` is an array of {count} whole numbers (int64), one for each game"))
        })?;
        let actions = array.as_slice().map_err(|_| bad_argument("`actions` is a contiguous array".to_owned()))?;
        if actions.len() != count {
            return Err(bad_argument(format!("`actions` has {} numbers, but there are {count} games", actions.len())));
        }
        let every = self.start.actions();
        {
            let masks = self.masks.bind(py).try_readonly();
            let masks = masks.map_err(|_| bad_argument("the masks are borrowed elsewhere".to_owned()))?;
            let masks = masks.as_slice().map_err(|error| bad_argument(error.to_string()))?;
            let legal = |(game, action): (usize, &i64)| {
                usize::try_from(*action).is_ok_and(|action| action < every && masks[game * every + action] == 1)
            };
            if let Some(game) = actions.iter().enumerate().position(|one| !legal(one)) {
                return Err(self.refuse(game, actions[game]));
            }
        }
        self.each(py, |number, slot, row| {
            let seat = Seat(*row.seat as u8);
            // The mask said that it is legal, unless somebody wrote into the mask: then the game stays as it is.
            let _ = slot.position.act(seat, actions[number] as usize);
            *row.done = false;
            row.reward.fill(0.0);
            if let Some(outcome) = slot.position.outcome() {
                row.reward.copy_from_slice(&returns(&outcome, row.reward.len() as u8));
                *row.done = true;
                slot.begin();
            }
            row.look(slot);
        })
    }

    /// A random legal action for each game.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        self.check_open()?;
        let chosen = PyArray1::<i64>::zeros(py, [self.slots.len()], false);
        {
            let every = self.start.actions();
            let masks = self.masks.bind(py).try_readonly().map_err(|error| bad_argument(error.to_string()))?;
            let masks = masks.as_slice().map_err(|error| bad_argument(error.to_string()))?;
            let mut chosen = chosen.readwrite();
            let chosen = chosen.as_slice_mut().map_err(|error| bad_argument(error.to_string()))?;
            let slots = &mut self.slots;
            let pool = &self.pool;
            py.detach(|| {
                let Some(pool) = pool else { return };
                let share = slots.len().div_ceil(4 * pool.current_num_threads()).max(1);
                pool.install(|| {
                    let all = (slots.par_iter_mut(), masks.par_chunks(every), chosen.par_iter_mut()).into_par_iter();
                    all.with_min_len(share).for_each(|(slot, mask, chosen)| {
                        let count = mask.iter().map(|legal| usize::from(*legal == 1)).sum::<usize>();
                        let pick = slot.luck.below(count.max(1) as u32) as usize;
                        let mut legal = mask.iter().enumerate().filter(|(_, legal)| **legal == 1);
                        *chosen = legal.nth(pick).map_or(0, |(action, _)| action as i64);
                    });
                });
            });
        }
        Ok(chosen)
    }

    /// A copy of one game.
    fn state(&self, number: Number) -> PyResult<State> {
        self.check_open()?;
        let slot = usize::try_from(number.0).ok().and_then(|number| self.slots.get(number));
        let slot =
            slot.ok_or_else(|| bad_argument(format!("there is no game {} of {}", number.0, self.slots.len())))?;
        Ok(State { position: slot.position.duplicate() })
    }

    /// Ends the threads and drops the games. The arrays stay.
    fn close(&mut self) {
        self.slots = Vec::new();
        self.pool = None;
    }

    fn __len__(&self) -> usize {
        self.slots.len()
    }

    fn __repr__(&self) -> String {
        format!("<hustings.Vector of {} games of {}>", self.slots.len(), self.start.info().name)
    }
}

impl Vector {
    /// Why this action is refused in this game, by its rule.
    fn refuse(&self, game: usize, action: i64) -> PyErr {
        let mut position = self.slots[game].position.duplicate();
        let seat = position.pending().first().unwrap_or(Seat(0));
        match position.act(seat, Number(action).action()) {
            Err(error) => {
                raise("IllegalMove", &format!("game {game}: {error}"), error.rule.map(|rule| rule.to_string()))
            }
            Ok(_) => bad_argument(format!("the mask of game {game} was changed")),
        }
    }
}
