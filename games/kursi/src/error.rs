//! Why Kursi refuses a move.

use hustings_core::{Refusal, Rule, Seat};

use crate::icons::Icon;
use crate::moves::Letter;

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("`{0}` is no move of this game: write `play RE A`, `draw 2 1`, `end A E`, `votes 5+1` and so on")]
    Unreadable(String),
    #[error("the game is over")]
    Over,
    #[error("there is no player {0} at this table")]
    NoSuchSeat(Seat),
    #[error("the game does not wait for player {0} now")]
    NotWaiting(Seat),
    #[error("this is not what is asked now: answer with {0}")]
    NotAsked(&'static str),
    #[error("{0} is not in the pack before you")]
    NotInPack(String),
    #[error("{0} is not one of your tiles still to be placed")]
    NotYourTile(String),
    #[error("Candidates are placed in the order of letters: next is {0}")]
    NextLetter(Letter),
    #[error("there is no Seat {0} in this game")]
    NoSuchPlace(Letter),
    #[error("the pawn goes to another player tied for most Popularity, not to player {0}")]
    NotTied(Seat),
    #[error("{0} is not in the display")]
    NotOnDisplay(String),
    #[error("there is no Masterstroke left in deck or discards")]
    NoStrokeLeft,
    #[error("the holder of the pawn takes a Masterstroke")]
    MustTake,
    #[error("the Masterstroke of a long rally comes from the display")]
    DisplayOnly,
    #[error("{card} is not in your hand")]
    NotInHand { card: String, rule: &'static str },
    #[error("this Masterstroke cannot be aimed so")]
    BadTarget,
    #[error("that Masterstroke has the shield and spares the holder of the microphone")]
    Shielded,
    #[error("the draw is limited to {rally} Rally and {asset} Asset cards")]
    TooManyDrawn { rally: u8, asset: u8 },
    #[error("this Masterstroke draws at most {0} cards together")]
    TooManyDrawnTogether(u8),
    #[error("the cost would be {due}, with {left} cards left in hand to pay it")]
    CannotPay { due: u8, left: u8 },
    #[error("you have no rally at {0}")]
    NoRally(Letter),
    #[error("no card of your rally at {at} has the issue {issue}")]
    NoSuchIssue { at: Letter, issue: Icon },
    #[error("{0} is no Bolster card of this rally")]
    NoBolster(String),
    #[error("player {0} has no −2 left")]
    NoMinus(Seat),
    #[error("these vote cards are not in your supply, or do not make {0}")]
    WrongVotes(u8),
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::Unreadable(_) => "KU-11",
            Illegal::Over | Illegal::NotWaiting(_) | Illegal::NotAsked(_) => "KU-10",
            Illegal::NoSuchSeat(_) => "KU-1.1",
            Illegal::NotInPack(_) => "KU-4.2",
            Illegal::NotYourTile(_) | Illegal::NextLetter(_) => "KU-4.3",
            Illegal::NoSuchPlace(_) => "KU-3.3",
            Illegal::NotTied(_) => "KU-5.2c",
            Illegal::NotOnDisplay(_) | Illegal::NoStrokeLeft | Illegal::MustTake => "KU-5.3a",
            Illegal::DisplayOnly | Illegal::NoBolster(_) => "KU-5.7d",
            Illegal::NotInHand { rule, .. } => rule,
            Illegal::Shielded => "KU-7.2",
            Illegal::BadTarget | Illegal::TooManyDrawnTogether(_) => "KU-7.6",
            Illegal::TooManyDrawn { .. } => "KU-5.4",
            Illegal::CannotPay { .. } => "KU-5.5a",
            Illegal::NoRally(_) => "KU-5.7",
            Illegal::NoSuchIssue { .. } => "KU-5.7a",
            Illegal::NoMinus(_) => "KU-6.5",
            Illegal::WrongVotes(_) => "KU-6.1",
        })
    }
}
