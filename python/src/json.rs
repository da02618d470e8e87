//! JSON both ways. Python's own `json` does it in C, and both sides agree on the text.

use pyo3::prelude::*;
use serde_json::Value;

use crate::errors::bad_argument;

/// A JSON text as Python objects.
pub fn loads<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// Python objects as a JSON value; `what` names the argument in the error.
pub fn dumps(value: &Bound<'_, PyAny>, what: &str) -> PyResult<Value> {
    let text = value.py().import("json")?.call_method1("dumps", (value,));
    let text =
        text.map_err(|error| bad_argument(format!("{what} cannot be written as JSON: {}", error.value(value.py()))))?;
    let text: String = text.extract()?;
    serde_json::from_str(&text).map_err(|error| bad_argument(format!("{what} cannot be read: {error}")))
}
