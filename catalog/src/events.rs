//! Events of any game, kept typed until a viewer asks for them.

use std::any::Any;

use hustings_core::{Event, Message, Nature, Rule, Viewer};
use hustings_words::{Names, Wording};
use serde::Serialize;
use serde_json::value::RawValue;

/// The events of one move (or of the setup). Only redacted JSON comes out.
pub struct Events(Box<dyn AnyEvents>);

impl Events {
    pub(crate) fn new<E: Event>(events: Vec<E>) -> Events {
        Events(Box::new(events))
    }

    /// What `viewer` may know, in order: each event with its `rule` and its message, `say`.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        self.0.seen_by(viewer, None)
    }

    /// The same with the English sentence as `says`, for programs that do not read the Fluent files.
    pub fn seen_in_words(&self, viewer: Viewer, wording: &Wording, names: &Names) -> Vec<Box<RawValue>> {
        self.0.seen_by(viewer, Some(&|message| wording.say(message, names)))
    }

    /// The messages alone, with their rules.
    pub fn messages(&self, viewer: Viewer) -> Vec<(Message, Rule)> {
        self.0.messages(viewer)
    }

    /// The sentences, with their rules.
    pub fn sentences(&self, viewer: Viewer, wording: &Wording, names: &Names) -> Vec<(String, Rule)> {
        self.messages(viewer).iter().map(|(message, rule)| (wording.say(message, names), *rule)).collect()
    }

    /// Whether the move can be taken back without anybody having learned something: no chance, no reveal.
    pub fn can_be_taken_back(&self) -> bool {
        self.0.plain()
    }

    /// Whether `viewer` was told anything.
    pub fn is_told_to(&self, viewer: Viewer) -> bool {
        self.0.is_told_to(viewer)
    }

    /// Whether both tell `viewer` the same.
    pub(crate) fn is_same_to(&self, other: &Events, viewer: Viewer) -> bool {
        self.0.is_same_to(&*other.0, viewer)
    }
}

trait AnyEvents: Send + Sync {
    fn seen_by(&self, viewer: Viewer, says: Option<&dyn Fn(&Message) -> String>) -> Vec<Box<RawValue>>;
    fn messages(&self, viewer: Viewer) -> Vec<(Message, Rule)>;
    fn plain(&self) -> bool;
    fn is_told_to(&self, viewer: Viewer) -> bool;
    fn is_same_to(&self, other: &dyn AnyEvents, viewer: Viewer) -> bool;
    fn as_any(&self) -> &dyn Any;
}

#[derive(Serialize)]
struct Line<'a, E> {
    #[serde(flatten)]
    event: &'a E,
    rule: Rule,
    #[serde(skip_serializing_if = "Option::is_none")]
    says: Option<String>,
    say: Message,
}

impl<E: Event> AnyEvents for Vec<E> {
    fn seen_by(&self, viewer: Viewer, says: Option<&dyn Fn(&Message) -> String>) -> Vec<Box<RawValue>> {
        let seen = self.iter().filter_map(|event| event.seen_by(viewer));
        seen.map(|event| {
            let say = event.message();
            let line = Line { rule: event.rule(), says: says.map(|says| says(&say)), say, event: &event };
            serde_json::value::to_raw_value(&line).expect("an event is a JSON object")
        })
        .collect()
    }

    fn messages(&self, viewer: Viewer) -> Vec<(Message, Rule)> {
        let seen = self.iter().filter_map(|event| event.seen_by(viewer));
        seen.map(|event| (event.message(), event.rule())).collect()
    }

    fn plain(&self) -> bool {
        self.iter().all(|event| event.nature() == Nature::Plain)
    }

    fn is_told_to(&self, viewer: Viewer) -> bool {
        self.iter().any(|event| event.seen_by(viewer).is_some())
    }

    fn is_same_to(&self, other: &dyn AnyEvents, viewer: Viewer) -> bool {
        let Some(other) = other.as_any().downcast_ref::<Vec<E>>() else { return false };
        let seen = |events: &'_ Vec<E>| events.iter().filter_map(|event| event.seen_by(viewer)).collect::<Vec<E>>();
        self == other || seen(self) == seen(other)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
