//! SK-13: moves as short text, both ways. There is exactly one way to write a move, so that records can be compared as
//! text.

use hustings_core::{Seat, whole_number};

use crate::cards::{CardId, Set};
use crate::error::Illegal;
use crate::moves::{Move, Shape, Shares, Target};
use crate::pieces::{Benefit, Deck, Track};
use crate::rules::effects;

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

pub(crate) fn write(set: &'static Set, &mv: &Move) -> String {
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

/// A card's arguments; empty for a card without.
pub(crate) fn write_target(set: &'static Set, target: Target) -> String {
    match target {
        Target::Nothing => String::new(),
        Target::Track(track) => track.to_string(),
        Target::State(at) => set.state(at).id.clone(),
        Target::Square(at) => set.square_name(at).to_string(),
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
    // The refusal repeats what was written, so a long text is cut.
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

/// A card and its arguments; the effect says which it takes.
fn read_card(set: &Set, text: &str) -> Option<(CardId, Target)> {
    let (name, rest) = match text.split_once(' ') {
        Some((name, rest)) => (name, Some(rest)),
        None => (text, None),
    };
    let card = set.card_named(name)?;
    Some((card, read_target(set, card, rest)?))
}

fn read_target(set: &Set, card: CardId, rest: Option<&str>) -> Option<Target> {
    Some(match effects::shape(set.face(card).effect) {
        Shape::Nothing => rest.is_none().then_some(Target::Nothing)?,
        Shape::Track => Target::Track(Track::named(rest?)?),
        Shape::State => Target::State(set.state_named(rest?)?),
        Shape::Square => Target::Square(set.square_named(rest?)?),
        Shape::Player => Target::Player(seat(rest?)?),
        Shape::Shares => Target::Shares(shares(rest?)?),
        Shape::Back => {
            let (rival, deck) = rest?.split_once(' ')?;
            Target::Back(seat(rival)?, Deck::named(deck)?)
        }
        Shape::Marker => {
            let (rival, track) = rest?.split_once(' ')?;
            Target::Marker(seat(rival)?, Track::named(track)?)
        }
    })
}

/// One of at most four seats.
fn seat(text: &str) -> Option<Seat> {
    Seat::named(text).filter(|seat| seat.0 < 4)
}

/// Reads shares such as `1:3,2:1`: seats in ascending order, amounts above 0.
fn shares(text: &str) -> Option<Shares> {
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
