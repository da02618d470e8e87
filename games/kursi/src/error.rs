//! Why Kursi refuses a move.

use hustings_core::{Message, Refusal, Rule, Seat};

use crate::events::Id;
use crate::icons::Icon;
use crate::moves::Letter;
use crate::phase::Question;
use crate::sentences;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Illegal {
    Unreadable(String),
    Over,
    NoSuchSeat(Seat),
    NotWaiting,
    /// The game asks something else.
    NotAsked(Question),
    NotInPack(Id),
    NotYourTile(Id),
    NextLetter(Letter),
    NoSuchPlace(Letter),
    NotTied(Seat),
    NotOnDisplay(Id),
    NoStrokeLeft,
    MustTake,
    DisplayOnly,
    NotInHand {
        card: Id,
        rule: &'static str,
    },
    BadTarget,
    Shielded,
    TooManyDrawn {
        rally: u8,
        asset: u8,
    },
    TooManyDrawnTogether(u8),
    CannotPay {
        due: u8,
        left: u8,
    },
    NoRally(Letter),
    NoSuchIssue {
        at: Letter,
        issue: Icon,
    },
    NoBolster(Id),
    NoMinus(Seat),
    WrongVotes(u8),
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::Unreadable(_) => "KU-11",
            Illegal::Over | Illegal::NotWaiting | Illegal::NotAsked(_) => "KU-10",
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

    fn message(&self) -> Message {
        sentences::refusal(self)
    }
}
