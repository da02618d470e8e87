//! SK-13: moves as short text, both ways. Exact: one way to write a move, so that records compare as text.

use hustings_core::{Seat, whole_number};

use crate::cards::{CardId, Effect, Set};
use crate::error::Illegal;
use crate::moves::{Move, Target};
use crate::words::{Benefit, Deck, Track};

impl Move {
    /// The first word.
    pub(crate) fn verb(&self) -> &'static str {
        match self {
            Move::Leader(_) => "leader",
            Move::Seat(_) => "seat",
            Move::Power(_) => "power",
            Move::Track(_) => "track",
            Move::State(..) | Move::StateAll(_) => "state",
            Move::Play(..) => "play",
            Move::Addon(..) => "addon",
            Move::Cash(_) => "cash",
            Move::Done => "done",
            Move::Chit(_) => "chit",
            Move::Pass => "pass",
            Move::Take(_) => "take",
            Move::Draw(_) => "draw",
            Move::Flip => "flip",
            Move::Keep => "keep",
            Move::Skip => "skip",
            Move::Drop(_) => "drop",
            Move::End => "end",
        }
    }
}

pub(crate) fn write(set: &Set, mv: Move) -> String {
    let verb = mv.verb();
    match mv {
        Move::Leader(leader) => format!("{verb} {}", set.leader(leader).id),
        Move::Seat(at) | Move::Power(at) => format!("{verb} {}", set.square_name(at)),
        Move::Track(track) => format!("{verb} {track}"),
        Move::State(at, benefit) => format!("{verb} {} {benefit}", set.state(at).id),
        Move::StateAll(at) => format!("{verb} {} all", set.state(at).id),
        Move::Play(card, target) | Move::Addon(card, target) => {
            let target = write_target(set, target);
            let space = if target.is_empty() { "" } else { " " };
            format!("{verb} {}{space}{target}", set.card_name(card))
        }
        Move::Cash(card) | Move::Chit(card) | Move::Drop(card) | Move::Draw(Some(card)) => {
            format!("{verb} {}", set.card_name(card))
        }
        Move::Draw(None) => format!("{verb} deck"),
        Move::Take(benefit) => format!("{verb} {benefit}"),
        Move::Done | Move::Pass | Move::Flip | Move::Keep | Move::Skip | Move::End => verb.to_owned(),
    }
}

/// A card's arguments; nothing for a card without.
pub(crate) fn write_target(set: &Set, target: Target) -> String {
    match target {
        Target::Nothing => String::new(),
        Target::Track(track) => track.to_string(),
        Target::State(at) => set.state(at).id.clone(),
        Target::Square(at) => set.square_name(at),
        Target::Player(seat) => seat.to_string(),
        Target::Shares(shares) => {
            let named = shares.iter().enumerate().filter(|(_, share)| **share > 0);
            named.map(|(seat, share)| format!("{seat}:{share}")).collect::<Vec<_>>().join(",")
        }
        Target::Back(seat, deck) => format!("{seat} {deck}"),
        Target::Marker(seat, track) => format!("{seat} {track}"),
    }
}

pub(crate) fn read(set: &Set, text: &str) -> Result<Move, Illegal> {
    // What was written comes back in the answer, so a wall of text is cut.
    words(set, text).ok_or_else(|| Illegal::Unreadable(text.chars().take(40).collect()))
}

fn words(set: &Set, text: &str) -> Option<Move> {
    let Some((verb, rest)) = text.split_once(' ') else {
        return Some(match text {
            "done" => Move::Done,
            "pass" => Move::Pass,
            "flip" => Move::Flip,
            "keep" => Move::Keep,
            "skip" => Move::Skip,
            "end" => Move::End,
            _ => return None,
        });
    };
    Some(match verb {
        "leader" => Move::Leader(set.leader_named(rest)?),
        "seat" => Move::Seat(set.square_named(rest)?),
        "power" => Move::Power(set.square_named(rest)?),
        "track" => Move::Track(Track::named(rest)?),
        "state" => {
            let (at, what) = rest.split_once(' ')?;
            let at = set.state_named(at)?;
            if what == "all" { Move::StateAll(at) } else { Move::State(at, Benefit::named(what)?) }
        }
        "play" => {
            let (card, target) = read_card(set, rest)?;
            Move::Play(card, target)
        }
        "addon" => {
            let (card, target) = read_card(set, rest)?;
            Move::Addon(card, target)
        }
        "cash" => Move::Cash(set.card_named(rest)?),
        "chit" => Move::Chit(set.card_named(rest)?),
        "drop" => Move::Drop(set.card_named(rest)?),
        "take" => Move::Take(Benefit::named(rest)?),
        "draw" if rest == "deck" => Move::Draw(None),
        "draw" => Move::Draw(Some(set.card_named(rest)?)),
        _ => return None,
    })
}

/// A card and its arguments, which are those of its effect.
fn read_card(set: &Set, text: &str) -> Option<(CardId, Target)> {
    let (name, rest) = match text.split_once(' ') {
        Some((name, rest)) => (name, Some(rest)),
        None => (text, None),
    };
    let card = set.card_named(name)?;
    Some((card, read_target(set, card, rest)?))
}

pub(crate) fn read_target(set: &Set, card: CardId, rest: Option<&str>) -> Option<Target> {
    Some(match set.face(card).effect {
        Effect::ClimbVersatile => Target::Track(Track::named(rest?)?),
        Effect::NeighbourBenefits | Effect::BlockTile => Target::State(set.state_named(rest?)?),
        Effect::TakeSeat(_) | Effect::Expand => Target::Square(set.square_named(rest?)?),
        Effect::SkipAction(_) => Target::Player(seat(rest?)?),
        Effect::Steal(..) => Target::Shares(shares(rest?)?),
        Effect::Snatch => {
            let (rival, deck) = rest?.split_once(' ')?;
            Target::Back(seat(rival)?, Deck::named(deck)?)
        }
        Effect::PushDown(_) => {
            let (rival, track) = rest?.split_once(' ')?;
            Target::Marker(seat(rival)?, Track::named(track)?)
        }
        Effect::ClimbTrack(..)
        | Effect::Gain(..)
        | Effect::SeatRebate(_)
        | Effect::SameState
        | Effect::ActionLimit(_)
        | Effect::Victory(_)
        | Effect::Cancel => match rest {
            None => Target::Nothing,
            Some(_) => return None,
        },
    })
}

/// One of the four there can be.
fn seat(text: &str) -> Option<Seat> {
    Seat::named(text).filter(|seat| seat.0 < 4)
}

/// `1:3,2:1`, in ascending order, nobody for nothing.
fn shares(text: &str) -> Option<[u8; 4]> {
    let mut shares = [0; 4];
    let mut next = 0;
    for part in text.split(',') {
        let (rival, amount) = part.split_once(':')?;
        let at = seat(rival).filter(|rival| rival.0 >= next)?;
        let share = whole_number(amount).filter(|share| *share > 0)?;
        shares[at.index()] = share;
        next = at.0 + 1;
    }
    Some(shares)
}
