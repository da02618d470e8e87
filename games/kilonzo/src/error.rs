//! Why Kilonzo refuses a move.

use hustings_core::{Refusal, Rule, Seat};

use crate::moves::Token;
use crate::regions::Region;

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("`{0}` is no move: write `home HN`, `move NE`, `ad C`, `smear C 2`, `debate 2`, `choose NE` or `end`")]
    Unreadable(String),
    #[error("the election is over")]
    Over,
    #[error("it is seat {0}'s turn")]
    NotYourTurn(Seat),
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("first choose a home: HN, HE, HS or HW")]
    HomeFirst,
    #[error("homes are chosen once, before the first year")]
    HomesChosen,
    #[error("{0} is no home; homes are HN, HE, HS and HW")]
    NoHome(Region),
    #[error("{0} is somebody's home already")]
    HomeTaken(Region),
    #[error("{0} is nobody's home, so it is out of play")]
    OutOfPlay(Region),
    #[error("the card asks for a choice first")]
    CardFirst,
    #[error("no card asks for a choice")]
    NothingToChoose,
    #[error("`{0}` is not among the card's options")]
    NoOption(Token),
    #[error("you have moved already this year")]
    MovedAlready,
    #[error("the card keeps you where you are this year")]
    Stuck,
    #[error("you are in {0} already")]
    AlreadyThere(Region),
    #[error("{to} is more than two steps from {from}")]
    TooFar { from: Region, to: Region },
    #[error("{to} is two steps away, which costs $1")]
    NoFare { to: Region },
    #[error("{to} is neither where you are ({from}) nor beside it")]
    NotBeside { from: Region, to: Region, smear: bool },
    #[error("{0} holds three chips, so there is no room for an ad")]
    Full(Region),
    #[error("an ad costs ${price}, and you have ${money}")]
    AdTooDear { price: u8, money: u16 },
    #[error("a smear costs ${price}, and you have ${money}")]
    SmearTooDear { price: u8, money: u16 },
    #[error("a smear is aimed at an opponent")]
    SmearYourself,
    #[error("seat {seat} has no chip in {at}")]
    NoChip { seat: Seat, at: Region },
    #[error("the last chip of seat {seat} on its home {at} cannot be lost")]
    LastChipAtHome { seat: Seat, at: Region },
    #[error("you have debated already this year")]
    DebatedAlready,
    #[error("you cannot debate yourself")]
    DebateYourself,
    #[error("seat {0} is not in your region")]
    NotHere(Seat),
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
            Illegal::NotBeside { smear: false, .. } | Illegal::Full(_) | Illegal::AdTooDear { .. } => "KL-4.3c",
            Illegal::NotBeside { smear: true, .. }
            | Illegal::SmearTooDear { .. }
            | Illegal::SmearYourself
            | Illegal::NoChip { .. } => "KL-4.3d",
            Illegal::LastChipAtHome { .. } => "KL-3.2",
            Illegal::DebatedAlready | Illegal::DebateYourself | Illegal::NotHere(_) => "KL-4.3e",
        })
    }
}
