//! Everything that can happen. KZ-8: everybody may know all of it.

use std::fmt;

use hustings_core::{Nature, Outcome, Rule, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::moves::Space;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiEvent")]
pub enum Event {
    CityPlaced {
        seat: Seat,
        at: Space,
    },
    /// From the stack.
    BasePlaced {
        seat: Seat,
        at: Space,
    },
    /// A flag turned into a base.
    FlagFlipped {
        seat: Seat,
        at: Space,
    },
    /// Back to its owner's stack.
    FlagReturned {
        seat: Seat,
        at: Space,
    },
    FlagPlaced {
        seat: Seat,
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
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::CityPlaced { seat, at } => write!(f, "seat {seat} places the city at {at}"),
            Event::BasePlaced { seat, at } => write!(f, "seat {seat} places a base at {at}"),
            Event::FlagFlipped { seat, at } => write!(f, "seat {seat} turns its flag at {at} into a base"),
            Event::FlagReturned { seat, at } => write!(f, "the flag at {at} goes back to seat {seat}"),
            Event::FlagPlaced { seat, at } => write!(f, "seat {seat} raises a flag at {at}"),
            Event::GameOver { cause, .. } => match cause {
                Cause::GridFull => write!(f, "the grid is full: the game is over"),
                Cause::StackEmpty => write!(f, "a stack is empty: the game is over"),
            },
        }
    }
}
