//! Events, refusals and card effects as messages; the sentences are in `words/en.ftl`.

use hustings_core::{Arg, Message, say};

use crate::cards::{Choice, Effect, Factor, Plain, Set};
use crate::error::{Campaign, Illegal};
use crate::events::{Cause, Chooser, Event, Purpose, Way};
use crate::moves::{Move, Token};
use crate::regions::Region;

pub(crate) fn event(event: &Event) -> Message {
    match event {
        Event::DeckShuffled { cards } => say!("deck-shuffled", cards),
        Event::Rolled { seat, die, counts, purpose } if die == counts => {
            say!("rolled", seat, die, purpose = purpose.name())
        }
        Event::Rolled { seat, die, counts, .. } => say!("rolled-with-coach", seat, die, counts),
        Event::Starter { seat } => say!("starter", seat),
        Event::Placed { seat, to, by, .. } => match by {
            Way::Home => say!("home-chosen", seat, to),
            Way::Move => say!("travelled", seat, to),
            Way::Card => say!("put", seat, to),
        },
        Event::Influence { seat, at, amount, cause } => match amount {
            0 => say!("no-chips", seat, at),
            1.. => say!("chips-gained", seat, count = *amount, at, cause),
            _ => say!("chips-lost", seat, count = -amount, at, cause),
        },
        Event::Money { seat, amount, cause } => match (amount, cause) {
            (0, _) => say!("no-money", seat, cause),
            (_, Cause::Fare | Cause::Ad | Cause::Smear) => {
                say!("money-paid", seat, amount = -amount, what = cause.name())
            }
            (1.., _) => say!("money-gained", seat, amount, cause),
            _ => say!("money-lost", seat, amount = -amount, cause),
        },
        Event::Turn { seat, year } => say!("turn", seat, year),
        Event::Drew { seat, card, what, .. } => say!("drew", seat, card = Arg::name(*card), effect = effect(*what)),
        Event::Chose { seat, option, by: Chooser::Seat } => say!("chose", seat, option),
        Event::Chose { option, by: Chooser::Engine, .. } => say!("only-choice", option),
        Event::NoOption { card, .. } => say!("no-option", card = Arg::name(*card)),
        Event::Decided { winner, loser, purpose: Purpose::Interview } => say!("interview-won", seat = *winner, loser),
        Event::Decided { winner, loser, .. } => say!("debate-won", seat = *winner, loser),
        Event::GameOver { .. } => say!("game-over"),
    }
}

/// Regions and rivals by name.
pub(crate) fn explain(_set: &Set, mv: &Move) -> Vec<Message> {
    vec![match mv {
        Move::Home { at } => say!("move-home", at),
        Move::Move { to } => say!("move-move", at = *to),
        Move::Ad { at } => say!("move-ad", at),
        Move::Smear { at, rival } => say!("move-smear", rival, at),
        Move::Debate { rival } => say!("move-debate", rival),
        Move::Choose { option } => say!("move-choose", option),
        Move::End => say!("move-end"),
    }]
}

pub(crate) fn refusal(illegal: &Illegal) -> Message {
    match illegal {
        Illegal::Unreadable(text) => say!("unreadable", text),
        Illegal::Over => say!("over"),
        Illegal::NotYourTurn(seat) => say!("not-your-turn", seat),
        Illegal::NoSuchSeat(seat) => say!("no-such-seat", number = seat.0),
        Illegal::HomeFirst => say!("home-first"),
        Illegal::HomesChosen => say!("homes-chosen"),
        Illegal::NoHome(at) => say!("no-home", at),
        Illegal::HomeTaken(at) => say!("home-taken", at),
        Illegal::OutOfPlay(at) => say!("out-of-play", at),
        Illegal::CardFirst => say!("card-first"),
        Illegal::NothingToChoose => say!("nothing-to-choose"),
        Illegal::NoOption(option) => say!("no-such-option", option),
        Illegal::MovedAlready => say!("moved-already"),
        Illegal::Stuck => say!("stuck"),
        Illegal::AlreadyThere(at) => say!("already-there", at),
        Illegal::TooFar { from, to } => say!("too-far", from, to),
        Illegal::NoFare { to } => say!("no-fare", to),
        Illegal::NotBeside { from, to, campaign: Campaign::Ad } => say!("not-beside", from, to, campaign = "ad"),
        Illegal::NotBeside { from, to, campaign: Campaign::Smear } => say!("not-beside", from, to, campaign = "smear"),
        Illegal::Full(at) => say!("full", at),
        Illegal::AdTooDear { price, money } => say!("ad-too-dear", price, money),
        Illegal::SmearTooDear { price, money } => say!("smear-too-dear", price, money),
        Illegal::SmearYourself => say!("smear-yourself"),
        Illegal::NoChip { seat, at } => say!("no-chip", seat, at),
        Illegal::LastChipAtHome { seat, at } => say!("last-chip-at-home", seat, at),
        Illegal::DebatedAlready => say!("debated-already"),
        Illegal::DebateYourself => say!("debate-yourself"),
        Illegal::NotHere(seat) => say!("not-here", seat),
    }
}

/// KL-8.3: what a card does, as a part of a sentence.
pub fn effect(effect: Effect) -> Message {
    match effect {
        Effect::Plain(effect) => plain(effect),
        Effect::Choice(Choice::Radio) => say!("effect-radio"),
        Effect::Choice(Choice::Blog) => say!("effect-blog"),
        Effect::Choice(Choice::Recount) => say!("effect-recount"),
        Effect::Choice(Choice::Swap) => say!("effect-swap"),
        Effect::Choice(Choice::Interview(n)) => say!("effect-interview", n = n.get()),
        Effect::Choice(Choice::Either(first, second)) => {
            say!("effect-either", first = plain(first), second = plain(second))
        }
    }
}

fn plain(effect: Plain) -> Message {
    match effect {
        Plain::Money(n) if n.get() < 0 => say!("effect-money-lost", n = -n.get()),
        Plain::Money(n) => say!("effect-money", n = n.get()),
        Plain::MoneyAll(n) if n.get() < 0 => say!("effect-money_all-lost", n = -n.get()),
        Plain::MoneyAll(n) => say!("effect-money_all", n = n.get()),
        Plain::Level(n) => say!("effect-level", n = n.get()),
        Plain::Here(n) if n.get() < 0 => say!("effect-here-lost", n = -n.get()),
        Plain::Here(n) => say!("effect-here", n = n.get()),
        Plain::AtHome(n) if n.get() < 0 => say!("effect-at_home-lost", n = -n.get()),
        Plain::AtHome(n) => say!("effect-at_home", n = n.get()),
        Plain::AdPrice(n) => say!("effect-ad_price", n = n.get()),
        Plain::SmearPrice(n) => say!("effect-smear_price", n = n.get()),
        Plain::TwoFree => say!("effect-two_free"),
        Plain::Roam => say!("effect-roam"),
        Plain::Stuck => say!("effect-stuck"),
        Plain::Gather(at) => say!("effect-gather", at),
        Plain::Coach(n) => say!("effect-coach", n = n.get()),
        Plain::Windfall(Factor::Nothing) => say!("effect-windfall", factor = "nothing"),
        Plain::Windfall(Factor::Double) => say!("effect-windfall", factor = "double"),
    }
}

impl From<Region> for Arg {
    fn from(region: Region) -> Arg {
        Message::one_of("region", region.name()).into()
    }
}

impl From<Cause> for Arg {
    fn from(cause: Cause) -> Arg {
        Message::one_of("cause", cause.name()).into()
    }
}

impl From<Token> for Arg {
    fn from(token: Token) -> Arg {
        match token {
            Token::Region { at } => at.into(),
            Token::Seat { seat } => seat.into(),
            Token::Chip { seat, at } => say!("option-chip", seat, at).into(),
            Token::A => say!("option-a").into(),
            Token::B => say!("option-b").into(),
        }
    }
}
