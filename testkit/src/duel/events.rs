//! Everything that can happen, and who may know it.

use hustings_core::{Message, Nature, Rule, Seat, Viewer};
use serde::Serialize;

use super::cards::Card;
use super::sentences;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Dealt { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    Chose { seat: Seat, card: Option<Card> },
    Shown { seat: Seat, card: Card },
    Rolled { roll: u8 },
    Beaten { winner: Seat, loser: Seat },
    Asked { seat: Seat },
    Blocked { seat: Seat, card: Card },
    Passed { seat: Seat },
    Scored { seat: Seat, points: u8 },
    Drew { seat: Seat, card: Option<Card> },
    Looked { seat: Seat, card: Option<Card> },
    Taunted { seat: Seat, text: String },
    Ended,
}

impl hustings_core::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { seat, cards, .. } if !viewer.is(*seat) => *cards = None,
            Event::Chose { seat, card } | Event::Drew { seat, card } | Event::Looked { seat, card }
                if !viewer.is(*seat) =>
            {
                *card = None;
            }
            Event::Dealt { .. }
            | Event::Chose { .. }
            | Event::Drew { .. }
            | Event::Looked { .. }
            | Event::Shown { .. }
            | Event::Rolled { .. }
            | Event::Beaten { .. }
            | Event::Asked { .. }
            | Event::Blocked { .. }
            | Event::Passed { .. }
            | Event::Scored { .. }
            | Event::Taunted { .. }
            | Event::Ended => {}
        }
        Some(seen)
    }

    fn nature(&self) -> Nature {
        match self {
            Event::Dealt { .. } | Event::Rolled { .. } => Nature::Chance,
            Event::Shown { .. } | Event::Blocked { .. } | Event::Drew { .. } | Event::Looked { .. } => Nature::Reveal,
            Event::Chose { .. }
            | Event::Beaten { .. }
            | Event::Asked { .. }
            | Event::Passed { .. }
            | Event::Scored { .. }
            | Event::Taunted { .. }
            | Event::Ended => Nature::Plain,
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Event::Dealt { .. } => "DU-2.1",
            Event::Chose { .. } => "DU-3.1",
            Event::Shown { .. } => "DU-4.1",
            Event::Beaten { .. } => "DU-4.2",
            Event::Rolled { .. } => "DU-4.3",
            Event::Asked { .. } => "DU-5.2",
            Event::Blocked { .. } | Event::Passed { .. } => "DU-5.1",
            Event::Scored { .. } => "DU-6.1",
            Event::Drew { .. } => "DU-6.2",
            Event::Looked { .. } => "DU-6.3",
            Event::Ended => "DU-7.1",
            Event::Taunted { .. } => "DU-8.1",
        })
    }
    fn message(&self) -> Message {
        sentences::event(self)
    }
}
