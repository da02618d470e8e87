//! What happened, kept typed until somebody asks for it with their own eyes.

use hustings_core::{Event, Nature, Rule, Seat, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;

/// The events of one move (or of the setup). Only redacted JSON comes out.
pub struct Told(Box<dyn Events>);

impl Told {
    pub(crate) fn new<E: Event>(events: Vec<E>) -> Told {
        Told(Box::new(events))
    }

    /// What `viewer` may know, in order: each event with its `rule` and a sentence, `says`.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        self.0.seen_by(viewer)
    }

    /// The sentences alone, with their rules.
    pub fn sentences(&self, viewer: Viewer) -> Vec<(String, Rule)> {
        self.0.sentences(viewer)
    }

    /// Whether it can be taken back without anybody knowing more than before: no chance, no reveal.
    pub fn can_be_taken_back(&self) -> bool {
        self.0.plain()
    }

    /// Whether `mover` alone, of `seats` seats and those who look on, was told anything.
    pub fn is_private_to(&self, mover: Seat, seats: u8) -> bool {
        !others(mover, seats).any(|viewer| self.0.is_told_to(viewer))
    }

    /// Whether every viewer is told the very same by both.
    pub fn is_same_as(&self, other: &Told, seats: u8) -> bool {
        Viewer::all(seats).all(|viewer| self.is_same_to(other, viewer))
    }

    /// Whether `viewer` is told the very same by both.
    pub fn is_same_to(&self, other: &Told, viewer: Viewer) -> bool {
        let (one, two) = (self.seen_by(viewer), other.seen_by(viewer));
        one.len() == two.len() && one.iter().zip(&two).all(|(one, two)| one.get() == two.get())
    }
}

/// Everybody at a table, and whoever looks on, but one.
fn others(mover: Seat, seats: u8) -> impl Iterator<Item = Viewer> {
    let others = Seat::all(seats).filter(move |seat| *seat != mover).map(Viewer::Seat);
    others.chain([Viewer::Spectator])
}

trait Events: Send + Sync {
    fn seen_by(&self, viewer: Viewer) -> Vec<Box<RawValue>>;
    fn sentences(&self, viewer: Viewer) -> Vec<(String, Rule)>;
    fn plain(&self) -> bool;
    fn is_told_to(&self, viewer: Viewer) -> bool;
}

#[derive(Serialize)]
struct Line<'a, E> {
    #[serde(flatten)]
    event: &'a E,
    rule: Rule,
    says: String,
}

impl<E: Event> Events for Vec<E> {
    fn seen_by(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        let seen = self.iter().filter_map(|event| event.seen_by(viewer));
        seen.map(|event| {
            let line = Line { rule: event.rule(), says: event.to_string(), event: &event };
            serde_json::value::to_raw_value(&line).expect("an event is a JSON object")
        })
        .collect()
    }

    fn sentences(&self, viewer: Viewer) -> Vec<(String, Rule)> {
        let seen = self.iter().filter_map(|event| event.seen_by(viewer));
        seen.map(|event| (event.to_string(), event.rule())).collect()
    }

    fn plain(&self) -> bool {
        self.iter().all(|event| event.nature() == Nature::Plain)
    }

    fn is_told_to(&self, viewer: Viewer) -> bool {
        self.iter().any(|event| event.seen_by(viewer).is_some())
    }
}
