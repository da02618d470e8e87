//! PU-13: moves as short text, both ways. There is exactly one way to write a move, so that records can be compared as
//! text.

use std::sync::Arc;

use hustings_core::{Seat, free_text, whole_number};

use crate::cards::{CardId, Effect, NO_NAME, Party, Set};
use crate::error::Illegal;
use crate::moves::Move;
use crate::rules::trade;

pub(crate) fn write(set: &Set, mv: &Move) -> String {
    match mv {
        Move::Candidate { candidate } => format!("candidate {}", set.candidate(*candidate).id),
        Move::NoName { party } => format!("candidate {NO_NAME} {}", party.letter()),
        Move::Sidestep => "sidestep".to_owned(),
        Move::Contest => "contest".to_owned(),
        Move::Poll { card, at } => format!("poll {card} {at}"),
        Move::Play { card, target: None, on: None } => format!("play {card}"),
        Move::Play { card, target: Some(seat), on: None } => format!("play {card} {seat}"),
        Move::Play { card, target: None, on: Some(on) } => format!("play {card} {on}"),
        Move::Play { card, target: Some(to), on: Some(on) } => format!("play {card} {on} {to}"),
        Move::Pass => "pass".to_owned(),
        Move::React { card, target: None } => format!("react {card}"),
        Move::React { card, target: Some(target) } => format!("react {card} {target}"),
        Move::Ok => "ok".to_owned(),
        Move::Power { card: None } => "power".to_owned(),
        Move::Power { card: Some(card) } => format!("power {card}"),
        Move::Pick { card } => format!("pick {card}"),
        Move::Done => "done".to_owned(),
        Move::Take { from } => format!("take {from}"),
        Move::Offer { to, give, want, promise: None } => format!("offer {to} {give} {want}"),
        Move::Offer { to, give, want, promise: Some(promise) } => format!("offer {to} {give} {want} : {promise}"),
        Move::Accept { from } => format!("accept {from}"),
        Move::Decline { from } => format!("decline {from}"),
        Move::Withdraw => "withdraw".to_owned(),
    }
}

pub(crate) fn read(set: &Set, line: &str) -> Result<Move, Illegal> {
    let (line, promise) = match line.split_once(" : ") {
        Some((terms, promise)) if terms.starts_with("offer ") => (terms, Some(promise)),
        _ => (line, None),
    };
    // The refusal repeats what was written, so a long text is cut.
    let unreadable = || Illegal::Unreadable(line.chars().take(40).collect());
    let words: Vec<&str> = line.split(' ').take(6).collect();
    let mv = match words.as_slice() {
        ["candidate", NO_NAME, party] => {
            Party::ALL.into_iter().find(|known| known.letter() == *party).map(|party| Move::NoName { party })
        }
        ["candidate", slug] => set.candidate_named(slug).map(|candidate| Move::Candidate { candidate }),
        ["sidestep"] => Some(Move::Sidestep),
        ["contest"] => Some(Move::Contest),
        ["poll", card, at] => card_number(card).zip(Seat::named(at)).map(|(card, at)| Move::Poll { card, at }),
        ["play", card] => card_number(card).map(|card| Move::Play { card, target: None, on: None }),
        ["play", card, named] => card_number(card).and_then(|card| naming_one(set, card, named)),
        ["play", card, on, to] => card_number(card)
            .zip(card_number(on))
            .zip(Seat::named(to))
            .map(|((card, on), to)| Move::Play { card, target: Some(to), on: Some(on) }),
        ["pass"] => Some(Move::Pass),
        ["react", card] => card_number(card).map(|card| Move::React { card, target: None }),
        ["react", card, to] => {
            card_number(card).zip(Seat::named(to)).map(|(card, to)| Move::React { card, target: Some(to) })
        }
        ["ok"] => Some(Move::Ok),
        ["power"] => Some(Move::Power { card: None }),
        ["power", card] => card_number(card).map(|card| Move::Power { card: Some(card) }),
        ["pick", card] => card_number(card).map(|card| Move::Pick { card }),
        ["done"] => Some(Move::Done),
        ["take", from] => Seat::named(from).map(|from| Move::Take { from }),
        ["offer", to, give, want] => {
            let terms = Seat::named(to).zip(whole_number(give)).zip(whole_number(want));
            terms.map(|((to, give), want)| Move::Offer { to, give, want, promise: None })
        }
        ["accept", from] => Seat::named(from).map(|from| Move::Accept { from }),
        ["decline", from] => Seat::named(from).map(|from| Move::Decline { from }),
        ["withdraw"] => Some(Move::Withdraw),
        _ => None,
    };
    match (mv.ok_or_else(unreadable)?, promise) {
        (mv, None) => Ok(mv),
        (Move::Offer { to, give, want, .. }, Some(promise)) => {
            // PU-10.1: others read it, so it is tidied to look the same to everybody.
            let promise = free_text(promise).filter(|promise| trade::is_promise(promise)).ok_or(Illegal::BadPromise)?;
            Ok(Move::Offer { to, give, want, promise: Some(Arc::from(promise)) })
        }
        _ => Err(unreadable()),
    }
}

/// The card decides whether the one thing named with it is a seat or a card.
fn naming_one(set: &Set, card: CardId, named: &str) -> Option<Move> {
    Some(match set.face(card).effect {
        Effect::Cancel(_) | Effect::Retrieve | Effect::Move(_) => {
            Move::Play { card, target: None, on: Some(card_number(named)?) }
        }
        _ => Move::Play { card, target: Some(Seat::named(named)?), on: None },
    })
}

fn card_number(text: &str) -> Option<CardId> {
    whole_number(text).map(CardId).filter(|card| card.exists())
}
