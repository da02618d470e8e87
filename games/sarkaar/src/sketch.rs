//! The country in characters.

use hustings_core::Sketch;

use crate::cards::Set;
use crate::moves::Move;
use crate::view::View;

pub(crate) fn sketch(_set: &Set, _view: &View, _moves: &[Move]) -> Sketch {
    Sketch::default()
}
