//! Events and refusals as messages; the sentences are in `words/en.ftl`.

use hustings_core::{Arg, Message, say};

use super::cards::{Card, Set};
use super::error::Illegal;
use super::events::Event;
use super::moves::Move;
use super::notation::LONGEST_TAUNT;

pub(super) fn event(event: &Event) -> Message {
    match event {
        Event::Dealt { seat, count, cards } => say!("dealt", seat, count, cards),
        Event::Chose { seat, card } => say!("chose", seat, card),
        Event::Shown { seat, card } => say!("shown", seat, card),
        Event::Rolled { roll } => say!("rolled", roll),
        Event::Beaten { winner, loser } => say!("beaten", winner, loser),
        Event::Asked { seat } => say!("asked", seat),
        Event::Blocked { seat, card } => say!("blocked", seat, card),
        Event::Passed { seat } => say!("passed", seat),
        Event::Scored { seat, points } => say!("scored", seat, points),
        Event::Drew { seat, card } => say!("drew", seat, card),
        Event::Looked { seat, card } => say!("looked", seat, card),
        Event::Taunted { seat, text } if text.is_empty() => say!("smirked", seat),
        Event::Taunted { seat, text } => say!("taunted", seat, text),
        Event::Ended => say!("ended"),
    }
}

pub(super) fn explain(_set: &Set, mv: &Move) -> Vec<Message> {
    vec![match mv {
        Move::Choose(card) => say!("move-choose", card),
        Move::Block => say!("move-block"),
        Move::Pass => say!("move-pass"),
        Move::Taunt(_) => say!("move-taunt"),
    }]
}

pub(super) fn refusal(illegal: &Illegal) -> Message {
    match illegal {
        Illegal::Over => say!("over"),
        Illegal::NoSuchSeat(seat) => say!("no-such-seat", number = seat.0),
        Illegal::NotChoosing => say!("not-choosing"),
        Illegal::ChosenAlready => say!("chosen-already"),
        Illegal::NotInHand(card) => say!("not-in-hand", card),
        Illegal::NotAsked => say!("not-asked"),
        Illegal::NoShield => say!("no-shield"),
        Illegal::NoTauntLeft => say!("no-taunt-left"),
        Illegal::BadTaunt => say!("bad-taunt", longest = LONGEST_TAUNT),
        Illegal::Unreadable(text) => say!("unreadable", text),
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        card.to_string().into()
    }
}
