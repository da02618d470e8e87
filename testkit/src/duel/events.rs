//! Everything that can happen, and who may know it.

use std::fmt;

use hustings_core::{Nature, Rule, Seat, Viewer};
use serde::Serialize;

use super::cards::Card;

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
            _ => {}
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
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Dealt { seat, cards: Some(cards), .. } => {
                let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
                write!(f, "Seat {seat} is dealt {}.", cards.join(", "))
            }
            Event::Dealt { seat, count, cards: None } => write!(f, "Seat {seat} is dealt {count} cards."),
            Event::Chose { seat, card: Some(card) } => write!(f, "Seat {seat} chooses {card}."),
            Event::Chose { seat, card: None } => write!(f, "Seat {seat} has chosen."),
            Event::Shown { seat, card } => write!(f, "Seat {seat} shows {card}."),
            Event::Rolled { roll } => write!(f, "The die shows {roll}."),
            Event::Beaten { winner, loser } => write!(f, "Seat {winner} beats seat {loser}."),
            Event::Asked { seat } => write!(f, "Seat {seat} may block."),
            Event::Blocked { seat, card } => write!(f, "Seat {seat} blocks with {card}."),
            Event::Passed { seat } => write!(f, "Seat {seat} does not block."),
            Event::Scored { seat, points } => write!(f, "Seat {seat} scores {points}."),
            Event::Drew { seat, card: Some(card) } => write!(f, "Seat {seat} draws {card}."),
            Event::Drew { seat, card: None } => write!(f, "Seat {seat} draws a card."),
            Event::Looked { seat, card: Some(card) } => write!(f, "Seat {seat} sees {card} on top of the deck."),
            Event::Looked { seat, card: None } => write!(f, "Seat {seat} looks at the top card of the deck."),
            Event::Taunted { seat, text } if text.is_empty() => write!(f, "Seat {seat} smirks."),
            Event::Taunted { seat, text } => write!(f, "Seat {seat}: “{text}”"),
            Event::Ended => f.write_str("The game is over."),
        }
    }
}
