//! Refusals as Python exceptions, and numbers from Python that may be anything.

use hustings_catalog::{AnyStart, Code, Refused};
use hustings_core::Seat;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;

/// The exception of `hustings.errors` for this refusal, with its code and rule.
pub fn refused(refused: &Refused) -> PyErr {
    let class = match refused.code {
        Code::IllegalMove => "IllegalMove",
        Code::BadOptions => "BadOptions",
        Code::BadRecord => "BadRecord",
        Code::BadSeat => "BadSeat",
        Code::BadSeed => "BadSeed",
        Code::UnknownGame => "UnknownGame",
    };
    let rule = refused.rule.map(|rule| rule.to_string());
    raise(class, &refused.to_string(), rule)
}

/// An exception of `hustings.errors` by its name.
pub fn raise(class: &str, message: &str, rule: Option<String>) -> PyErr {
    let made = Python::attach(|py| {
        let exception = py.import("hustings.errors")?.getattr(class)?.call1((message, rule))?;
        Ok::<_, PyErr>(PyErr::from_value(exception))
    });
    made.unwrap_or_else(|error| error)
}

pub fn bad_argument(message: String) -> PyErr {
    PyValueError::new_err(message)
}

pub fn no_such_action(start: &dyn AnyStart, action: Number) -> PyErr {
    let message = format!("There is no action {}; the last one is {}.", action.0, start.actions() - 1);
    raise("IllegalMove", &message, None)
}

/// A whole number from Python. Whatever is too large for 64 bits becomes the largest of them, so that it is refused as a number that
/// does not exist and not by how it is stored.
#[derive(Clone, Copy)]
pub struct Number(pub i64);

impl<'py> FromPyObject<'_, 'py> for Number {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Number> {
        match value.extract::<i64>() {
            Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => Ok(Number(i64::MAX)),
            number => number.map(Number),
        }
    }
}

impl Number {
    /// As an action: negative numbers become one that no table has.
    pub fn action(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }

    /// As a seat, checked.
    pub fn seat(self, seats: u8) -> PyResult<Seat> {
        match u8::try_from(self.0) {
            Ok(seat) if seat < seats => Ok(Seat(seat)),
            _ => {
                let message = format!("There is no seat {}; this table has seats 0 to {}.", self.0, seats - 1);
                Err(raise("BadSeat", &message, None))
            }
        }
    }
}

/// A seed: a text, or a whole number that stands for its digits.
pub struct SeedText(pub String);

impl<'py> FromPyObject<'_, 'py> for SeedText {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<SeedText> {
        if let Ok(text) = value.extract::<String>() {
            return Ok(SeedText(text));
        }
        let digits = value.call_method0("__index__").and_then(|number| number.str()?.extract::<String>());
        digits.map(SeedText).map_err(|_| PyTypeError::new_err("a seed is a text or a whole number"))
    }
}
