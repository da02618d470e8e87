//! Everything that can happen. KZ-8: everybody may know all of it.

use hustings_core::{Message, Nature, Outcome, Rule, Seat, Viewer};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::moves::Space;
use crate::sentences;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiEvent")]
pub enum Event {
    CityPlaced {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        #[ts(type = "string")]
        at: Space,
    },
    /// From the stack.
    BasePlaced {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        #[ts(type = "string")]
        at: Space,
    },
    /// A flag turned into a base.
    FlagFlipped {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        #[ts(type = "string")]
        at: Space,
    },
    /// Back to its owner's stack.
    FlagReturned {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        #[ts(type = "string")]
        at: Space,
    },
    FlagPlaced {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        #[ts(type = "string")]
        at: Space,
    },
    GameOver {
        outcome: Outcome,
        cause: Cause,
    },
}

/// KZ-5.1: what ended the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiCause")]
pub enum Cause {
    GridFull,
    StackEmpty,
}

/// A space in notation: records hash this text.
fn as_text<S: Serializer>(space: &Space, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(space)
}

impl hustings_core::Event for Event {
    fn seen_by(&self, _viewer: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    fn nature(&self) -> Nature {
        Nature::Plain
    }

    fn rule(&self) -> Rule {
        match self {
            Event::CityPlaced { .. } => Rule("KZ-2.1"),
            Event::BasePlaced { .. } => Rule("KZ-4.1a"),
            Event::FlagFlipped { .. } => Rule("KZ-4.1b"),
            Event::FlagReturned { .. } => Rule("KZ-4.4"),
            Event::FlagPlaced { .. } => Rule("KZ-4.3b"),
            Event::GameOver { .. } => Rule("KZ-5.1"),
        }
    }
    fn message(&self) -> Message {
        sentences::event(self)
    }
}
