//! Why Politics as Usual refuses a move.

use hustings_core::{Message, Refusal, Rule, Seat};

use crate::cards::{Attack, CardId};
use crate::sentences;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Illegal {
    Unreadable(String),
    BadPromise,
    Over,
    NoSuchSeat(Seat),
    NotNow(Moment),
    NotYou,
    CandidateTaken(&'static str),
    NoNoName,
    TooManyTokens(u8),
    SidestepTooDear { cost: u8, hand: u8 },
    LastIssue,
    FreeTwice,
    NotInHand { card: CardId, rule: &'static str },
    Frozen(CardId),
    NotMomentum(CardId),
    OwnOnly,
    NoSlander,
    PlaysUp(u8),
    WrongAim(CardId),
    OthersOnly(CardId),
    Guarded(Seat),
    MomentumGuarded(Seat),
    GuardTwice(Seat),
    SkipTwice(Seat),
    NothingUnfrozen(Seat),
    NothingToClear(Seat),
    NotDiscarded(CardId),
    NotInPlay { card: CardId, rule: &'static str },
    WrongBand { card: CardId, rule: &'static str },
    TooStrong { card: CardId, most: u8 },
    AlreadyThere { card: CardId, seat: Seat },
    RedirectOnTurn,
    NoReaction(CardId),
    CannotCancel { card: CardId },
    CannotRedirect { card: CardId, of: Attack },
    NoPower,
    PowerUsed,
    PowerNeedsCard,
    NotRecyclable { card: CardId, most: u8 },
    PowerTakesNoCard,
    PileEmpty,
    DeckEmpty,
    NothingToStonewall,
    PowerWhilePicking,
    PickedAlready(CardId),
    PickedEnough(u8),
    PickedTooFew { picked: u8, count: u8 },
    NothingToTake(Seat),
    NoTrade,
    OfferToYourself,
    EmptyOffer,
    NoSwaps,
    OfferOpen,
    OffersUp(u8),
    CannotPay { seat: Seat, tokens: u8, rule: &'static str },
    NoOfferFrom(Seat),
    NothingToWithdraw,
}

/// PU-6.6: the moment at which a move is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    Candidate,
    /// By the Speaker, when an Issue is turned up.
    Raised,
    Turn,
    React,
    Pick,
    /// The cards asked for have to be picked first (PU-6.7).
    PickFirst,
    Take,
    Trade,
    Power,
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        use Illegal as I;
        Rule(match self {
            I::Unreadable(_) => "PU-13",
            I::Over => "PU-12.1",
            I::NoSuchSeat(_) => "PU-1.4",
            I::NotNow(_) | I::NotYou => "PU-6.6",
            I::CandidateTaken(_) => "PU-6.2",
            I::NoNoName | I::TooManyTokens(_) => "PU-6.3",
            I::SidestepTooDear { .. } | I::LastIssue | I::FreeTwice => "PU-6.8",
            I::NotInHand { rule, .. }
            | I::NotInPlay { rule, .. }
            | I::WrongBand { rule, .. }
            | I::CannotPay { rule, .. } => rule,
            I::Frozen(_) => "PU-7.6",
            I::NotMomentum(_) => "PU-7.1a",
            I::OwnOnly => "PU-4.4",
            I::NoSlander => "PU-4.5",
            I::PlaysUp(_) => "PU-4.2",
            I::WrongAim(_) => "PU-7.2",
            I::OthersOnly(_) => "PU-5",
            I::Guarded(_) => "PU-5.9",
            I::MomentumGuarded(_) | I::GuardTwice(_) => "PU-5.10",
            I::SkipTwice(_) => "PU-5.8",
            I::NothingUnfrozen(_) => "PU-5.6",
            I::NothingToClear(_) => "PU-5.11",
            I::NotDiscarded(_) => "PU-5.14",
            I::CannotCancel { .. } => "PU-8.5",
            I::TooStrong { .. } | I::AlreadyThere { .. } => "PU-5.15",
            I::RedirectOnTurn | I::CannotRedirect { .. } => "PU-8.6",
            I::NoReaction(_) => "PU-8.2",
            I::NoPower
            | I::PowerUsed
            | I::PowerNeedsCard
            | I::NotRecyclable { .. }
            | I::PowerTakesNoCard
            | I::PileEmpty
            | I::DeckEmpty
            | I::NothingToStonewall => "PU-3.7",
            I::PowerWhilePicking => "PU-3.8",
            I::PickedAlready(_) | I::PickedEnough(_) | I::PickedTooFew { .. } => "PU-6.7",
            I::NothingToTake(_) => "PU-4.10",
            I::BadPromise
            | I::NoTrade
            | I::OfferToYourself
            | I::EmptyOffer
            | I::NoSwaps
            | I::OfferOpen
            | I::OffersUp(_) => "PU-10.1",
            I::NoOfferFrom(_) | I::NothingToWithdraw => "PU-10.2",
        })
    }

    fn message(&self) -> Message {
        sentences::refusal(self)
    }
}
