//! Why Sarkaar refuses a move.

use hustings_core::{Message, Refusal, Rule, Seat};

use crate::cards::SquareName;
use crate::events::Name;
use crate::moves::Shape;
use crate::pieces::{Benefit, Deck, Resource, Track};
use crate::sentences;
use crate::state::FrameName;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Illegal {
    Unreadable(String),
    Over,
    NotAsked(Seat),
    WrongFrame(FrameName),
    PickedAlready,
    NotDealt(Name),
    NoAction(u8),
    SquareTaken(SquareName),
    SquareEmpty { square: SquareName, rule: &'static str },
    OwnSquare { square: SquareName, rule: &'static str },
    SeatActionThere { state: Name, by: &'static str },
    PowerActionThere(Name),
    NotPresent { state: Name, rule: &'static str },
    NotGoverning { state: Name, rule: &'static str },
    NoCube,
    TooDear { needed: u16, held: u16, rule: &'static str },
    TooFewVoters { missing: u8 },
    AtTop { track: Track, rule: &'static str },
    Blocked { state: Name, rule: &'static str },
    NotOnTile { state: Name, benefit: Benefit },
    NothingToTake { state: Name, rule: &'static str },
    CannotTake { benefit: Benefit, rule: &'static str },
    NotDue(Benefit),
    TakesAll(Name),
    TakesOne,
    NotInHand(Name),
    NotInRow(Name),
    DeckEmpty(Deck),
    OnlyAnswer(Name),
    NoAnswer(Name),
    NoAddon(Name),
    NoWindow(u8),
    WrongDeck { card: Name, deck: Deck },
    OtherCard(Name),
    WrongTarget { card: Name, expected: Shape },
    NoSuchSeat(Seat),
    AimedAtYourself,
    AlreadyInForce(Name),
    NotAdjoining(Name),
    OwnerGoverns { state: Name, owner: Seat },
    OwnerDoesNotGovern { state: Name, owner: Seat },
    RoomLeft(Name),
    WrongShares { due: u16, resource: Resource },
    NothingToSteal(Resource),
    NoBack { seat: Seat, deck: Deck },
    AtBottom { seat: Seat, track: Track },
    BlockedAlready(Name),
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::Unreadable(_) => "SK-13",
            Illegal::Over => "SK-10.1",
            Illegal::NotAsked(_) | Illegal::WrongFrame(_) => "SK-11",
            Illegal::PickedAlready | Illegal::NotDealt(_) => "SK-3.4",
            Illegal::NoAction(_) => "SK-6.2",
            Illegal::SquareTaken(_) | Illegal::PowerActionThere(_) => "SK-6.3",
            Illegal::SeatActionThere { by, .. } => by,
            Illegal::SquareEmpty { rule, .. }
            | Illegal::OwnSquare { rule, .. }
            | Illegal::NotPresent { rule, .. }
            | Illegal::NotGoverning { rule, .. }
            | Illegal::TooDear { rule, .. }
            | Illegal::AtTop { rule, .. }
            | Illegal::Blocked { rule, .. }
            | Illegal::NothingToTake { rule, .. }
            | Illegal::CannotTake { rule, .. } => rule,
            Illegal::NoCube => "SK-1.4",
            Illegal::TooFewVoters { .. } => "SK-5.2",
            Illegal::NotOnTile { .. } | Illegal::TakesAll(_) | Illegal::TakesOne => "SK-6.6",
            Illegal::NotDue(_) | Illegal::NotInRow(_) => "SK-6.9",
            Illegal::DeckEmpty(_) => "SK-6.10",
            Illegal::NotInHand(_) => "SK-7.1",
            Illegal::OnlyAnswer(_) | Illegal::WrongTarget { .. } | Illegal::AimedAtYourself => "SK-7.2",
            Illegal::NoAnswer(_) => "SK-7.8",
            Illegal::NoAddon(_) | Illegal::NoWindow(_) => "SK-7.7",
            Illegal::WrongDeck { .. } => "SK-9.2",
            Illegal::OtherCard(_) => "SK-11",
            Illegal::NoSuchSeat(_) => "SK-1.1",
            Illegal::AlreadyInForce(_) => "SK-7.2",
            Illegal::NotAdjoining(_) => "SK-8.7",
            Illegal::OwnerGoverns { .. } | Illegal::OwnerDoesNotGovern { .. } => "SK-8.9",
            Illegal::RoomLeft(_) => "SK-8.10",
            Illegal::WrongShares { .. } | Illegal::NothingToSteal(_) => "SK-8.12",
            Illegal::NoBack { .. } => "SK-8.13",
            Illegal::AtBottom { .. } => "SK-8.14",
            Illegal::BlockedAlready(_) => "SK-8.15",
        })
    }
    fn message(&self) -> Message {
        sentences::refusal(self)
    }
}
