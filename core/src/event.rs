//! Events: what happened, who may know it, and where the rules report it.

use serde::Serialize;

use crate::{Message, Rule, Viewer};

/// Something that happened at the table. Its JSON is hashed into records, so its form never changes.
pub trait Event: Clone + PartialEq + Serialize + Send + Sync + 'static {
    /// What `viewer` learns of it: everything, a part (the same event with blanks), or nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether taking the move back would also mean forgetting something learned.
    fn nature(&self) -> Nature;

    /// The rule by which it happened.
    fn rule(&self) -> Rule;

    /// The event as a message: the id of its sentence in the game's Fluent file, and its facts.
    fn message(&self) -> Message;
}

/// Whether a move with this event can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nature {
    /// It follows from the move and from what everybody could see, so it can be taken back.
    Plain,
    /// Chance decided it.
    Chance,
    /// Somebody learned something that was hidden from them.
    Reveal,
}

/// Where rules report events. Search needs none, so with [`Silent`] the closure is not called and costs nothing.
pub trait Log<E> {
    fn add(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A log that drops everything.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn add(&mut self, _event: impl FnOnce() -> E) {}
}
