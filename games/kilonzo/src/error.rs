//! Why Kilonzo refuses a move.

use hustings_core::{Message, Refusal, Rule, Seat};

use crate::moves::Token;
use crate::regions::Region;
use crate::sentences;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Illegal {
    Unreadable(String),
    Over,
    NotYourTurn(Seat),
    NoSuchSeat(Seat),
    HomeFirst,
    HomesChosen,
    NoHome(Region),
    HomeTaken(Region),
    OutOfPlay(Region),
    CardFirst,
    NothingToChoose,
    NoOption(Token),
    MovedAlready,
    Stuck,
    AlreadyThere(Region),
    TooFar { from: Region, to: Region },
    NoFare { to: Region },
    NotBeside { from: Region, to: Region, campaign: Campaign },
    Full(Region),
    AdTooDear { price: u8, money: u16 },
    SmearTooDear { price: u8, money: u16 },
    SmearYourself,
    NoChip { seat: Seat, at: Region },
    LastChipAtHome { seat: Seat, at: Region },
    DebatedAlready,
    DebateYourself,
    NotHere(Seat),
}

/// The two kinds of campaign; both have the same reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Campaign {
    Ad,
    Smear,
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::Unreadable(_) => "KL-6",
            Illegal::Over => "KL-5.1",
            Illegal::NoSuchSeat(_) => "KL-1.1",
            Illegal::OutOfPlay(_) => "KL-1.2",
            Illegal::NotYourTurn(_) => "KL-2.1",
            Illegal::HomeFirst | Illegal::HomesChosen | Illegal::NoHome(_) | Illegal::HomeTaken(_) => "KL-2.2",
            Illegal::CardFirst | Illegal::NothingToChoose | Illegal::NoOption(_) => "KL-8.2",
            Illegal::Stuck => "KL-8.3",
            Illegal::MovedAlready | Illegal::AlreadyThere(_) | Illegal::TooFar { .. } | Illegal::NoFare { .. } => {
                "KL-4.3a"
            }
            Illegal::NotBeside { campaign: Campaign::Ad, .. } | Illegal::Full(_) | Illegal::AdTooDear { .. } => {
                "KL-4.3c"
            }
            Illegal::NotBeside { campaign: Campaign::Smear, .. }
            | Illegal::SmearTooDear { .. }
            | Illegal::SmearYourself
            | Illegal::NoChip { .. } => "KL-4.3d",
            Illegal::LastChipAtHome { .. } => "KL-3.2",
            Illegal::DebatedAlready | Illegal::DebateYourself | Illegal::NotHere(_) => "KL-4.3e",
        })
    }

    fn message(&self) -> Message {
        sentences::refusal(self)
    }
}
