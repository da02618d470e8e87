//! The table in characters.

use hustings_core::Sketch;

use crate::moves::Move;
use crate::view::View;

pub(crate) fn sketch(_view: &View, _moves: &[Move]) -> Sketch {
    Sketch::default()
}
