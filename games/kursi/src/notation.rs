//! KU-11: moves as short text, both ways. There is exactly one way to write a move, so that records can be compared as
//! text.

use hustings_core::{Seat, whole_number};

use crate::cards::{KindId, Set};
use crate::error::Illegal;
use crate::icons::Icon;
use crate::moves::{Bundle, Card, Letter, Move, Source, Target};

pub(crate) fn write(set: &Set, mv: &Move) -> String {
    let kind = |id: KindId| set.kind(id).id.as_str();
    match *mv {
        Move::Pick(tile) => format!("pick {}", set.tile(tile).id),
        Move::Field(tile, at) => format!("field {} {at}", set.tile(tile).id),
        Move::Give(seat) => format!("give {seat}"),
        Move::Take(Some(Source::Display(stroke))) => format!("take {}", set.stroke(stroke).id),
        Move::Take(Some(Source::Deck)) => "take deck".to_owned(),
        Move::Take(None) => "take none".to_owned(),
        Move::Stroke(Some(stroke)) => format!("stroke {}", set.stroke(stroke).id),
        Move::Stroke(None) => "stroke none".to_owned(),
        Move::Target(target) => format!("target {}", target_words(set, target)),
        Move::Draw(rally, asset) => format!("draw {rally} {asset}"),
        Move::Play(id, at) => format!("play {} {at}", kind(id)),
        Move::Done => "done".to_owned(),
        Move::Pay(card) => format!("pay {}", card.id(set)),
        Move::Drop(card) => format!("drop {}", card.id(set)),
        Move::End(at, issue) => format!("end {at} {issue}"),
        Move::Stop => "stop".to_owned(),
        Move::Tuck(Some(id)) => format!("tuck {}", kind(id)),
        Move::Tuck(None) => "tuck none".to_owned(),
        Move::Minus(Some((seat, at))) => format!("minus {seat} {at}"),
        Move::Minus(None) => "minus none".to_owned(),
        Move::Extra(true) => "extra".to_owned(),
        Move::Extra(false) => "extra none".to_owned(),
        Move::Free(Some(at)) => format!("free {at}"),
        Move::Free(None) => "free none".to_owned(),
        Move::Votes(bundle) => format!("votes {}", bundle_words(bundle)),
    }
}

pub(crate) fn target_words(set: &Set, target: Target) -> String {
    match target {
        Target::None => "none".to_owned(),
        Target::Place(at) => at.to_string(),
        Target::Player(seat) => seat.to_string(),
        Target::At(seat, at) => format!("{seat} {at}"),
        Target::Grant(id, at) => format!("{} {at}", set.kind(id).id),
        Target::Shift(from, to, count) => format!("{from} {to} {count}"),
    }
}

/// Highest first: `5+3+1`.
fn bundle_words(bundle: Bundle) -> String {
    let values = [("5", bundle.fives), ("3", bundle.threes), ("1", bundle.ones)];
    let cards: Vec<&str> = values.iter().flat_map(|(value, count)| (0..*count).map(move |_| *value)).collect();
    cards.join("+")
}

pub(crate) fn read(set: &Set, text: &str) -> Result<Move, Illegal> {
    // The refusal repeats what was written, so a long text is cut.
    parse(set, text).ok_or_else(|| Illegal::Unreadable(text.chars().take(40).collect()))
}

fn parse(set: &Set, text: &str) -> Option<Move> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    let parts = [words.next(), words.next(), words.next()];
    if words.next().is_some() {
        return None;
    }
    let parts = match parts {
        [None, ..] => &[][..],
        [Some(one), None, _] => &[one][..],
        [Some(one), Some(two), None] => &[one, two][..],
        [Some(one), Some(two), Some(three)] => &[one, two, three][..],
    };
    Some(match (verb, parts) {
        ("pick", [tile]) => Move::Pick(set.find_tile(tile)?),
        ("field", [tile, at]) => Move::Field(set.find_tile(tile)?, Letter::named(at)?),
        ("give", [to]) => Move::Give(Seat::named(to)?),
        ("take", ["deck"]) => Move::Take(Some(Source::Deck)),
        ("take", ["none"]) => Move::Take(None),
        ("take", [stroke]) => Move::Take(Some(Source::Display(set.find_stroke(stroke)?))),
        ("stroke", ["none"]) => Move::Stroke(None),
        ("stroke", [stroke]) => Move::Stroke(Some(set.find_stroke(stroke)?)),
        ("target", parts) => Move::Target(target(set, parts)?),
        ("draw", [rally, asset]) => Move::Draw(whole_number(rally)?, whole_number(asset)?),
        ("play", [kind, at]) => Move::Play(set.find_kind(kind)?, Letter::named(at)?),
        ("done", []) => Move::Done,
        ("pay", [id]) => Move::Pay(card(set, id)?),
        ("drop", [id]) => Move::Drop(card(set, id)?),
        ("end", [at, issue]) => Move::End(Letter::named(at)?, Icon::named(issue).filter(|icon| icon.is_issue())?),
        ("stop", []) => Move::Stop,
        ("tuck", ["none"]) => Move::Tuck(None),
        ("tuck", [kind]) => Move::Tuck(Some(set.find_kind(kind)?)),
        ("minus", ["none"]) => Move::Minus(None),
        ("minus", [of, at]) => Move::Minus(Some((Seat::named(of)?, Letter::named(at)?))),
        ("extra", []) => Move::Extra(true),
        ("extra", ["none"]) => Move::Extra(false),
        ("free", ["none"]) => Move::Free(None),
        ("free", [at]) => Move::Free(Some(Letter::named(at)?)),
        ("votes", [cards]) => Move::Votes(bundle(cards)?),
        _ => return None,
    })
}

fn target(set: &Set, parts: &[&str]) -> Option<Target> {
    Some(match parts {
        ["none"] => Target::None,
        [one] => match Letter::named(one) {
            Some(at) => Target::Place(at),
            None => Target::Player(Seat::named(one)?),
        },
        [one, at] => {
            let at = Letter::named(at)?;
            match Seat::named(one) {
                Some(player) => Target::At(player, at),
                None => Target::Grant(set.find_kind(one)?, at),
            }
        }
        [from, to, count] => Target::Shift(Letter::named(from)?, Letter::named(to)?, whole_number(count)?),
        _ => return None,
    })
}

fn card(set: &Set, id: &str) -> Option<Card> {
    set.find_kind(id).map(Card::Kind).or_else(|| set.find_stroke(id).map(Card::Stroke))
}

/// Highest first, at least one card.
fn bundle(text: &str) -> Option<Bundle> {
    let mut bundle = Bundle::default();
    let mut last = 5;
    for (card, value) in text.split('+').enumerate() {
        let value = match value {
            "5" => 5,
            "3" => 3,
            "1" => 1,
            _ => return None,
        };
        // No supply has more cards than this, so sums stay small.
        if value > last || card >= 33 {
            return None;
        }
        last = value;
        match value {
            5 => bundle.fives += 1,
            3 => bundle.threes += 1,
            _ => bundle.ones += 1,
        }
    }
    Some(bundle)
}
