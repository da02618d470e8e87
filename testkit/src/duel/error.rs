//! Why Duel refuses a move.

use hustings_core::{Message, Refusal, Rule, Seat};

use super::cards::Card;
use super::sentences;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Illegal {
    Over,
    NoSuchSeat(Seat),
    NotChoosing,
    ChosenAlready,
    NotInHand(Card),
    NotAsked,
    NoShield,
    NoTauntLeft,
    BadTaunt,
    Unreadable(String),
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::Over => "DU-7.1",
            Illegal::NoSuchSeat(_) => "DU-1.1",
            Illegal::NotChoosing | Illegal::NotInHand(_) => "DU-3.1",
            Illegal::ChosenAlready => "DU-3.2",
            Illegal::NotAsked => "DU-5.1",
            Illegal::NoShield => "DU-5.3",
            Illegal::NoTauntLeft => "DU-8.1",
            Illegal::BadTaunt | Illegal::Unreadable(_) => "DU-9.1",
        })
    }
    fn message(&self) -> Message {
        sentences::refusal(self)
    }
}
