//! The compiled part of the Python package `hustings`: a thin layer over the catalog. No rules, and nothing about one game.
//!
//! What Python is given is typed in `package/hustings/_native.pyi`. Doc comments here are what Python's `help` shows; a test compares them with
//! the stubs.

mod bot;
mod errors;
mod game;
mod json;
mod state;
mod vector;

use pyo3::prelude::*;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<vector::Vector>()?;
    module.add_class::<bot::Bot>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(game::rules, module)?)?;
    module.add_function(wrap_pyfunction!(game::replay, module)?)
}
