//! Why Sarkaar refuses a move.

use hustings_core::{Refusal, Rule, Seat};

use crate::state::FrameName;
use crate::words::{Award, Benefit, Deck, Resource, Track};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("`{0}` is no move: write for example `seat HAY3`, `track culture`, `play HOR1 HAY3`, `draw deck` or `end`")]
    Unreadable(String),
    #[error("the game is over")]
    Over,
    #[error("the game waits for seat {0}")]
    NotAsked(Seat),
    #[error("`{mv}` is not among what {frame} offers: {offers}")]
    WrongFrame { mv: &'static str, frame: FrameName, offers: &'static str },
    #[error("you have picked your leader, and the pick is final")]
    PickedAlready,
    #[error("{0} was not dealt to you")]
    NotDealt(String),
    #[error("all {0} actions of this turn are used")]
    NoAction(u8),
    #[error("{0} is taken")]
    SquareTaken(String),
    #[error("{square} is empty")]
    SquareEmpty { square: String, rule: &'static str },
    #[error("{square} is yours already")]
    OwnSquare { square: String, rule: &'static str },
    #[error("you have done a seat action in {state} this turn")]
    SeatActionThere { state: String, by: &'static str },
    #[error("you have done a power action in {0} this turn")]
    PowerActionThere(String),
    #[error("you hold no seat in {state}")]
    NotPresent { state: String, rule: &'static str },
    #[error("you do not govern {state}")]
    NotGoverning { state: String, rule: &'static str },
    #[error("all your cubes are on the board")]
    NoCube,
    #[error("that takes {needed} moolah, and you have {held}")]
    TooDear { needed: u16, held: u16, rule: &'static str },
    #[error("{missing} voters are missing, and so many cannot be bought")]
    TooFewVoters { missing: u8 },
    #[error("the {track} marker is at the top")]
    AtTop { track: Track, rule: &'static str },
    #[error("the tile of {state} is blocked")]
    Blocked { state: String, rule: &'static str },
    #[error("the tile of {state} shows no {benefit}")]
    NotOnTile { state: String, benefit: Benefit },
    #[error("nothing on the tile of {state} can be taken now")]
    NothingToTake { state: String, rule: &'static str },
    #[error("{benefit} cannot be taken now")]
    CannotTake { benefit: Benefit, rule: &'static str },
    #[error("{0} is not due")]
    NotDue(Benefit),
    #[error("your leader takes all benefits of a state: write `state {0} all`")]
    TakesAll(String),
    #[error("only a leader with that privilege takes all benefits of a state")]
    TakesOne,
    #[error("{0} is not in your hand")]
    NotInHand(String),
    #[error("{0} is not in the row")]
    NotInRow(String),
    #[error("there is no {0} card left to draw")]
    DeckEmpty(Deck),
    #[error("{0} is only ever an answer to a card")]
    OnlyAnswer(String),
    #[error("{0} is no answer to a card")]
    NoAnswer(String),
    #[error("{0} is no add-on")]
    NoAddon(String),
    #[error("an add-on follows a card action, at most {0} with each")]
    NoWindow(u8),
    #[error("{card} is no {deck} card")]
    WrongDeck { card: String, deck: Deck },
    #[error("this is about {0} alone")]
    OtherCard(String),
    #[error("{card} is aimed at {expected}")]
    WrongTarget { card: String, expected: &'static str },
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("a card is aimed at opponents")]
    AimedAtYourself,
    #[error("{0} is already in force this turn")]
    AlreadyInForce(String),
    #[error("{0} adjoins no state of yours")]
    NotAdjoining(String),
    #[error("seat {owner} governs {state}")]
    OwnerGoverns { state: String, owner: Seat },
    #[error("seat {owner} does not govern {state}")]
    OwnerDoesNotGovern { state: String, owner: Seat },
    #[error("{0} has an empty seat, so nobody is displaced")]
    RoomLeft(String),
    #[error("in all {due} {resource} are due, none of it more than its owner has")]
    WrongShares { due: u16, resource: Resource },
    #[error("no opponent has any {0}")]
    NothingToSteal(Resource),
    #[error("seat {seat} holds no {deck} card")]
    NoBack { seat: Seat, deck: Deck },
    #[error("seat {seat} is at 0 on the {track} track")]
    AtBottom { seat: Seat, track: Award },
    #[error("the tile of {0} is blocked already")]
    BlockedAlready(String),
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::Unreadable(_) => "SK-13",
            Illegal::Over => "SK-10.1",
            Illegal::NotAsked(_) | Illegal::WrongFrame { .. } => "SK-11",
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
}
