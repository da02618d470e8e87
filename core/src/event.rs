//! What happened, who may know it, and where it is written down.

use std::fmt::Display;

use serde::Serialize;

use crate::{Rule, Viewer};

/// Something that happened at the table. `Display` tells it in one sentence.
pub trait Event: Clone + PartialEq + Serialize + Display + Send + Sync + 'static {
    /// What `viewer` learns of it: all, part (the same event with blanks), or nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether taking the move back would take back knowledge too.
    fn nature(&self) -> Nature;

    /// The rule by which it happened.
    fn rule(&self) -> Rule;
}

/// What an event does to the possibility of taking a move back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nature {
    /// It follows from the move and from what everybody could see: it can be taken back.
    Plain,
    /// Chance decided it.
    Chance,
    /// Somebody learned something that was hidden from them.
    Reveal,
}

/// Where rules report events. Search listens to none and pays for none: the closure is not even called.
pub trait Log<E> {
    fn add(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// The log nobody reads.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn add(&mut self, _event: impl FnOnce() -> E) {}
}
