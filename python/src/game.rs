//! A game with seats and options chosen: what OpenSpiel calls a game.

use std::sync::Arc;

use hustings_catalog::{AnyStart, Catalog, HISTORY_FEATURES, Trail, TrailOrigin, TrailStep};
use hustings_core::{Record, RuleBlock, RulesPage, Seed};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use crate::errors::{Number, SeedText, no_such_action, raise, refused};
use crate::json;
use crate::state::State;

/// A rule set with seats and options chosen. Every move it can ever list has a number, its action.
#[pyclass(module = "hustings", frozen)]
pub struct Game {
    pub start: Arc<dyn AnyStart>,
}

impl Game {
    /// A table by name. Options are JSON.
    fn open(name: &str, seats: Option<u8>, options: &Value) -> PyResult<Game> {
        let catalog = Catalog::standard();
        let game = catalog.game(name).map_err(|error| refused(&error))?;
        let few = game.info().seats.iter().copied().filter(|seats| *seats >= 2).min().unwrap_or(2);
        let start = game.numbered(seats.unwrap_or(few), options).map_err(|error| refused(&error))?;
        Ok(Game { start })
    }

    pub fn follow(&self, text: &str) -> PyResult<State> {
        let trail: Trail = serde_json::from_str(text)
            .map_err(|error| raise("BadRecord", &format!("This is no serialized state: {error}."), None))?;
        let position = self.start.follow(&trail).map_err(|error| refused(&error))?;
        Ok(State { position })
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, seats=None, options=None))]
    fn new(name: &str, seats: Option<Number>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
        let options = options.map_or(Ok(Value::Null), |options| json::dumps(options, "`options`"))?;
        Game::open(name, seats.map(|Number(seats)| u8::try_from(seats).unwrap_or(u8::MAX)), &options)
    }

    /// The word records and commands use.
    #[getter]
    fn name(&self) -> &'static str {
        self.start.info().name
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        self.start.seats()
    }

    /// Complete, as records hold them.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.start.options().to_string())
    }

    /// The number of seats.
    fn num_players(&self) -> u8 {
        self.start.seats()
    }

    /// The number of actions: they are numbered from 0.
    fn num_distinct_actions(&self) -> usize {
        self.start.actions()
    }

    /// The most moves a game can take.
    fn max_game_length(&self) -> u32 {
        self.start.longest()
    }

    /// The length of an observation.
    fn observation_tensor_shape(&self) -> [usize; 1] {
        [self.start.features()]
    }

    /// The length of an information state as numbers.
    fn information_state_tensor_shape(&self) -> [usize; 1] {
        [self.start.features() + HISTORY_FEATURES]
    }

    /// A new game. The same seed and moves give the same game everywhere; without a seed it is drawn at random.
    #[pyo3(signature = (seed=None))]
    fn new_initial_state(&self, py: Python<'_>, seed: Option<SeedText>) -> PyResult<State> {
        let seed = match seed {
            Some(SeedText(seed)) => seed,
            None => py.import("secrets")?.call_method1("token_hex", (16,))?.extract()?,
        };
        Ok(State { position: self.start.begin(read_seed(seed)?) })
    }

    /// The move in notation.
    fn action_to_string(&self, action: Number) -> PyResult<String> {
        self.start.text(action.action()).ok_or_else(|| no_such_action(&*self.start, action))
    }

    /// The number of a move in notation.
    fn string_to_action(&self, text: &str) -> PyResult<usize> {
        self.start.action(text).map_err(|error| refused(&error))
    }

    /// The state that `State.serialize` wrote.
    fn deserialize_state(&self, text: &str) -> PyResult<State> {
        self.follow(text)
    }

    /// A state as the owner of this view could imagine it, made from the view alone.
    #[pyo3(signature = (view, seed=Number(0)), text_signature = "($self, view, seed=0)")]
    fn imagine(&self, view: &Bound<'_, PyDict>, seed: Number) -> PyResult<State> {
        let view = json::dumps(view, "`view`")?;
        let position = self.start.imagine(&view, seed.0 as u64).map_err(|error| refused(&error))?;
        Ok(State { position })
    }

    fn __repr__(&self) -> String {
        format!(
            "hustings.Game({:?}, seats={}, options={})",
            self.name(),
            self.seats(),
            python_text(&self.start.options())
        )
    }

    fn __eq__(&self, other: &Game) -> bool {
        let key = |game: &Game| (game.start.info().name, game.start.seats(), game.start.options());
        key(self) == key(other)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hash = DefaultHasher::new();
        (self.start.info().name, self.start.seats(), self.start.options().to_string()).hash(&mut hash);
        hash.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let load = py.import("hustings")?.getattr("load_game")?;
        let spec = (self.start.info().name, self.start.seats(), self.start.options().to_string());
        Ok((load, spec).into_pyobject(py)?.into_any())
    }
}

/// JSON as Python would write it.
fn python_text(value: &Value) -> String {
    let text = value.to_string();
    text.replace("true", "True").replace("false", "False").replace("null", "None")
}

pub fn read_seed(text: String) -> PyResult<Seed> {
    Seed::new(text, Vec::new()).map_err(|error| raise("BadSeed", &error.to_string(), None))
}

/// All games: name, title, seats, options.
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let games: Vec<_> = Catalog::standard().games().map(|game| json!(game.info())).collect();
    json::loads(py, &json!(games).to_string())
}

/// The rules of a game in Markdown, or the text of one rule, such as `KZ-4.3`.
#[pyfunction]
#[pyo3(signature = (game, rule=None))]
pub fn rules(game: &str, rule: Option<&str>) -> PyResult<String> {
    let catalog = Catalog::standard();
    let info = catalog.game(game).map_err(|error| refused(&error))?.info();
    let Some(number) = rule else { return Ok(info.rules.to_owned()) };
    let page = RulesPage::parse(info.rules);
    let section = page.rule(number);
    let section = section.ok_or_else(|| raise("BadRule", &format!("{} has no rule `{number}`.", info.title), None))?;
    let mut text = format!("{} {}\n", section.id, section.title);
    for block in &section.blocks {
        match block {
            RuleBlock::Line(line) => text += &format!("{} {}\n", line.id, line.text),
            RuleBlock::Table { rows } => rows.iter().for_each(|row| text += &format!("| {} |\n", row.join(" | "))),
            RuleBlock::Code { text: code } => text += &format!("{code}\n"),
        }
    }
    Ok(text)
}

/// The state that a record leads to.
#[pyfunction]
pub fn replay(record: &str) -> PyResult<State> {
    let record: Record = record.parse().map_err(|error| raise("BadRecord", &format!("{error}"), None))?;
    let Some(seed) = &record.seed else {
        return Err(raise("BadRecord", "The seed is still secret, so nothing can be replayed.", None));
    };
    let game = Game::open(&record.game, Some(record.seats), &record.options)?;
    let step = |(seat, text): &(_, String)| TrailStep::Move(*seat, text.clone());
    let trail = Trail {
        game: record.game.clone(),
        rules: record.rules,
        set: record.set.clone(),
        seats: record.seats,
        options: game.start.options(),
        origin: TrailOrigin::Seed(seed.clone(), record.words.clone()),
        steps: record.moves.iter().map(step).collect(),
    };
    let position = game.start.follow(&trail).map_err(|error| refused(&error))?;
    Ok(State { position })
}
