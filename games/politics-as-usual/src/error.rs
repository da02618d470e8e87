//! Why Politics as Usual refuses a move.

use hustings_core::{Refusal, Rule, Seat};

use crate::cards::{Band, CardId};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error(
        "`{0}` is no move: write `candidate mayor`, `sidestep`, `contest`, `poll 46 2`, `play 25 3`, `pass`, `react 17 2`, `ok`, \
         `power 33`, `pick 7`, `done`, `take 3`, `offer 3 2 0 : a promise`, `accept 1`, `decline 1` or `withdraw`"
    )]
    Unreadable(String),
    #[error("a promise is one line of 1 to 140 characters")]
    BadText,
    #[error("the election is over")]
    Over,
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("this is no moment for that: {0}")]
    NotNow(&'static str),
    #[error("the game waits for somebody else")]
    NotYou,
    #[error("somebody has chosen {0} already")]
    CandidateTaken(&'static str),
    #[error("at this table everybody runs under a name")]
    NoNoName,
    #[error("that would take {0} Favor tokens, and there are 18")]
    TooManyTokens(u8),
    #[error("sidestepping costs {cost} cards, and you have {hand}")]
    SidestepTooDear { cost: u8, hand: u8 },
    #[error("there is no other Issue left to turn up")]
    LastIssue,
    #[error("this Issue was sidestepped for nothing already in this round")]
    FreeTwice,
    #[error("card {card} is not in your hand")]
    NotInHand { card: CardId, rule: &'static str },
    #[error("card {0} is frozen until the round ends")]
    Frozen(CardId),
    #[error("card {0} is no Momentum card, so it cannot be played for Polling")]
    NotMomentum(CardId),
    #[error("with this Issue, Momentum is played for Polling only in front of one's own Candidate")]
    OwnOnly,
    #[error("with this Issue, no Slander is played")]
    NoSlander,
    #[error("with this Issue, a seat plays at most {0} cards on its own turns")]
    PlaysUp(u8),
    #[error("card {0} has to name something else, or nothing")]
    WrongAim(CardId),
    #[error("card {0} cannot be aimed at its own player")]
    OthersOnly(CardId),
    #[error("seat {0} is guarded against Slander")]
    Guarded(Seat),
    #[error("the Momentum in front of seat {0} is guarded")]
    MomentumGuarded(Seat),
    #[error("seat {0} has such a guard already")]
    GuardTwice(Seat),
    #[error("seat {0} is to lose a turn already")]
    SkipTwice(Seat),
    #[error("seat {0} has no unfrozen card for it")]
    NothingUnfrozen(Seat),
    #[error("there is no Slander in front of seat {0}")]
    NothingToClear(Seat),
    #[error("card {0} is no Momentum in the discard pile")]
    NotDiscarded(CardId),
    #[error("card {card} is not in play")]
    NotInPlay { card: CardId, rule: &'static str },
    #[error("card {card} is of the wrong sort")]
    WrongBand { card: CardId, rule: &'static str },
    #[error("card {card} polls more than {most}")]
    TooStrong { card: CardId, most: u8 },
    #[error("card {card} lies in front of seat {seat} already")]
    AlreadyThere { card: CardId, seat: Seat },
    #[error("a Redirect is played only as a reaction")]
    RedirectOnTurn,
    #[error("card {0} neither cancels nor redirects, so it is no reaction")]
    NoReaction(CardId),
    #[error("card {card} cannot cancel the card just played")]
    CannotCancel { card: CardId },
    #[error("card {card} can redirect only {}", redirectable(*.of))]
    CannotRedirect { card: CardId, of: Band },
    #[error("your Candidate has no power that is used by a move")]
    NoPower,
    #[error("the power was used already in this round")]
    PowerUsed,
    #[error("this power takes a card to discard")]
    PowerNeedsCard,
    #[error("card {card} is no Momentum that polls {most} or less, and nothing else can be recycled")]
    NotRecyclable { card: CardId, most: u8 },
    #[error("this power takes no card")]
    PowerTakesNoCard,
    #[error("the draw pile is empty")]
    PileEmpty,
    #[error("the Issue deck is empty")]
    DeckEmpty,
    #[error("this power answers a Slander aimed at you, when you are asked")]
    NothingToStonewall,
    #[error("a power waits until the cards are picked")]
    PowerWhilePicking,
    #[error("card {0} is picked already")]
    PickedAlready(CardId),
    #[error("{0} cards are picked, and no more are asked for")]
    PickedEnough(u8),
    #[error("{picked} of {count} cards are picked")]
    PickedTooFew { picked: u8, count: u8 },
    #[error("a Favor is taken from another seat that has one, and seat {0} is not such a seat")]
    NothingToTake(Seat),
    #[error("at this table Favors are not traded")]
    NoTrade,
    #[error("an offer is made to somebody else")]
    OfferToYourself,
    #[error("an offer moves at least one Favor")]
    EmptyOffer,
    #[error("at this table Favors are not swapped for Favors")]
    NoSwaps,
    #[error("you have an open offer already")]
    OfferOpen,
    #[error("so many offers a round are all: {0}")]
    OffersUp(u8),
    #[error("seat {seat} does not have {tokens} Favors")]
    CannotPay { seat: Seat, tokens: u8, rule: &'static str },
    #[error("seat {0} has no open offer to you")]
    NoOfferFrom(Seat),
    #[error("you have no open offer")]
    NothingToWithdraw,
}

fn redirectable(of: Band) -> &'static str {
    match of {
        Band::Slander => "a Slander aimed at a seat",
        Band::Momentum | Band::Edge => "a Momentum just played for Polling",
    }
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
            I::BadText
            | I::NoTrade
            | I::OfferToYourself
            | I::EmptyOffer
            | I::NoSwaps
            | I::OfferOpen
            | I::OffersUp(_) => "PU-10.1",
            I::NoOfferFrom(_) | I::NothingToWithdraw => "PU-10.2",
        })
    }
}
