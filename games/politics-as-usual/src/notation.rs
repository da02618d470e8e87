//! PU-13: moves as short text, both ways. Exact: one way to write a move, so that records compare as text.

use std::sync::Arc;

use hustings_core::{Seat, whole_number};

use crate::cards::{CARDS, CardId, Effect, Party, Set};
use crate::error::Illegal;
use crate::moves::{Aim, Move};
use crate::rules::trade;

pub(crate) fn write(set: &Set, mv: &Move) -> String {
    match mv {
        Move::Candidate(id) => format!("candidate {}", set.candidate(*id).id),
        Move::NoName(party) => format!("candidate no_name {}", party.letter()),
        Move::Sidestep => "sidestep".to_owned(),
        Move::Contest => "contest".to_owned(),
        Move::Poll(card, at) => format!("poll {card} {at}"),
        Move::Play(card, Aim::None) => format!("play {card}"),
        Move::Play(card, Aim::Seat(seat)) => format!("play {card} {seat}"),
        Move::Play(card, Aim::Card(on)) => format!("play {card} {on}"),
        Move::Play(card, Aim::CardTo(on, to)) => format!("play {card} {on} {to}"),
        Move::Pass => "pass".to_owned(),
        Move::React(card, None) => format!("react {card}"),
        Move::React(card, Some(target)) => format!("react {card} {target}"),
        Move::Ok => "ok".to_owned(),
        Move::Power(None) => "power".to_owned(),
        Move::Power(Some(card)) => format!("power {card}"),
        Move::Pick(card) => format!("pick {card}"),
        Move::Done => "done".to_owned(),
        Move::Take(seat) => format!("take {seat}"),
        Move::Offer { to, give, want, text: None } => format!("offer {to} {give} {want}"),
        Move::Offer { to, give, want, text: Some(text) } => format!("offer {to} {give} {want} : {text}"),
        Move::Accept(from) => format!("accept {from}"),
        Move::Decline(from) => format!("decline {from}"),
        Move::Withdraw => "withdraw".to_owned(),
    }
}

pub(crate) fn read(set: &Set, line: &str) -> Result<Move, Illegal> {
    let (line, text) = match line.split_once(" : ") {
        Some((terms, text)) if terms.starts_with("offer ") => (terms, Some(text.trim())),
        _ => (line, None),
    };
    // What was written comes back in the answer, so a wall of text is cut.
    let unreadable = || Illegal::Unreadable(line.chars().take(40).collect());
    let words: Vec<&str> = line.split(' ').take(6).collect();
    let mv = match words.as_slice() {
        ["candidate", "no_name", party] => {
            Party::ALL.into_iter().find(|known| known.letter() == *party).map(Move::NoName)
        }
        ["candidate", slug] => set.candidate_named(slug).map(Move::Candidate),
        ["sidestep"] => Some(Move::Sidestep),
        ["contest"] => Some(Move::Contest),
        ["poll", card, at] => card_number(card).zip(Seat::named(at)).map(|(card, at)| Move::Poll(card, at)),
        ["play", card] => card_number(card).map(|card| Move::Play(card, Aim::None)),
        ["play", card, aim] => card_number(card).and_then(|card| one_aim(set, card, aim)),
        ["play", card, on, to] => card_number(card)
            .zip(card_number(on))
            .zip(Seat::named(to))
            .map(|((card, on), to)| Move::Play(card, Aim::CardTo(on, to))),
        ["pass"] => Some(Move::Pass),
        ["react", card] => card_number(card).map(|card| Move::React(card, None)),
        ["react", card, to] => card_number(card).zip(Seat::named(to)).map(|(card, to)| Move::React(card, Some(to))),
        ["ok"] => Some(Move::Ok),
        ["power"] => Some(Move::Power(None)),
        ["power", card] => card_number(card).map(|card| Move::Power(Some(card))),
        ["pick", card] => card_number(card).map(Move::Pick),
        ["done"] => Some(Move::Done),
        ["take", from] => Seat::named(from).map(Move::Take),
        ["offer", to, give, want] => {
            let terms = Seat::named(to).zip(whole_number(give)).zip(whole_number(want));
            terms.map(|((to, give), want)| Move::Offer { to, give, want, text: None })
        }
        ["accept", from] => Seat::named(from).map(Move::Accept),
        ["decline", from] => Seat::named(from).map(Move::Decline),
        ["withdraw"] => Some(Move::Withdraw),
        _ => None,
    };
    match (mv.ok_or_else(unreadable)?, text) {
        (mv, None) => Ok(mv),
        (Move::Offer { to, give, want, .. }, Some(text)) if trade::is_promise(text) => {
            Ok(Move::Offer { to, give, want, text: Some(Arc::from(text)) })
        }
        (Move::Offer { .. }, Some(_)) => Err(Illegal::BadText),
        _ => Err(unreadable()),
    }
}

/// What the one thing named with a card is depends on the card.
fn one_aim(set: &Set, card: CardId, aim: &str) -> Option<Move> {
    let aim = match set.face(card).effect {
        Effect::Cancel(_) | Effect::Retrieve | Effect::Move(_) => Aim::Card(card_number(aim)?),
        _ => Aim::Seat(Seat::named(aim)?),
    };
    Some(Move::Play(card, aim))
}

fn card_number(text: &str) -> Option<CardId> {
    whole_number(text).filter(|number| (1..=CARDS as u8).contains(number)).map(CardId)
}
