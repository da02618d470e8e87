//! Why Duel refuses a move.

use hustings_core::{Refusal, Rule, Seat};

use super::cards::Card;

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("cards are chosen later, when the blocks are settled")]
    NotChoosing,
    #[error("your choice stands")]
    ChosenAlready,
    #[error("{0} is not in your hand")]
    NotInHand(Card),
    #[error("nobody asks you to block now")]
    NotAsked,
    #[error("you hold no shield")]
    NoShield,
    #[error("you have no taunt left")]
    NoTauntLeft,
    #[error("a taunt has at most {} characters and no control characters", super::notation::LONGEST_TAUNT)]
    BadTaunt,
    #[error("`{0}` is no move; write `choose rock-2`, `block`, `pass` or `taunt TEXT`")]
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
}
