//! Every choice a player can make.

use std::fmt;

use hustings_core::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::cards::{KindId, Set, StrokeId, TileId};
use crate::events::{Id, ToldChoice};
use crate::icons::Icon;
use crate::info::MAX_PLACES;
use crate::view::Supply;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// KU-4.2.
    Pick(TileId),
    /// KU-4.3.
    Field(TileId, Letter),
    /// KU-5.2c.
    Give(Seat),
    /// KU-5.3a; KU-5.7d, where `None` declines the benefit.
    Take(Option<Source>),
    /// KU-5.3b.
    Stroke(Option<StrokeId>),
    /// KU-7.3.
    Target(Target),
    /// KU-5.4 and the effect `draw`: Rally cards, then Asset cards.
    Draw(u8, u8),
    /// KU-5.5.
    Play(KindId, Letter),
    Done,
    /// KU-5.6d.
    Pay(Card),
    /// KU-5.8 and the effect `discard`.
    Drop(Card),
    /// KU-5.7.
    End(Letter, Icon),
    Stop,
    /// KU-5.7d.
    Tuck(Option<KindId>),
    Minus(Option<(Seat, Letter)>),
    Extra(bool),
    /// KU-8.2.
    Free(Option<Letter>),
    /// KU-6.2.
    Votes(Bundle),
}

/// KU-10: a secret choice that several players make at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choice {
    Pick(TileId),
    Field(TileId, Letter),
    Stroke(Option<StrokeId>),
    Draw(u8, u8),
    Play(KindId, Letter),
    Done,
    Pay(Card),
    Drop(Card),
}

impl Choice {
    /// The choice as a move, and as its event reports it.
    pub fn told(self, set: &'static Set) -> (Move, ToldChoice) {
        match self {
            Choice::Pick(tile) => (Move::Pick(tile), ToldChoice::Pick { tile: &set.tile(tile).id }),
            Choice::Field(tile, at) => (Move::Field(tile, at), ToldChoice::Field { tile: &set.tile(tile).id, at }),
            Choice::Stroke(stroke) => {
                let told = stroke.map(|stroke| set.stroke(stroke).id.as_str());
                (Move::Stroke(stroke), ToldChoice::Stroke { stroke: told })
            }
            Choice::Draw(rally, asset) => (Move::Draw(rally, asset), ToldChoice::Draw { rally, asset }),
            Choice::Play(kind, at) => (Move::Play(kind, at), ToldChoice::Play { card: &set.kind(kind).id, at }),
            Choice::Done => (Move::Done, ToldChoice::Done),
            Choice::Pay(card) => (Move::Pay(card), ToldChoice::Pay { card: card.id(set) }),
            Choice::Drop(card) => (Move::Drop(card), ToldChoice::Drop { card: card.id(set) }),
        }
    }
}

/// Where a Masterstroke is taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    Display(StrokeId),
    Deck,
}

/// KU-7.6: what a Masterstroke is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    None,
    Place(Letter),
    Player(Seat),
    /// A player's rally, or a player's −2 and the Seat it goes to.
    At(Seat, Letter),
    /// An Asset card from hand under an own Candidate.
    Grant(KindId, Letter),
    /// From one own column to another, this many cards.
    Shift(Letter, Letter, u8),
}

/// A card in hand: a kind of Rally or Asset card, or a Masterstroke.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    Kind(KindId),
    Stroke(StrokeId),
}

impl Card {
    pub(crate) fn id(self, set: &Set) -> &str {
        match self {
            Card::Kind(id) => &set.kind(id).id,
            Card::Stroke(id) => &set.stroke(id).id,
        }
    }
}

/// Vote cards used for one gain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bundle {
    pub fives: u8,
    pub threes: u8,
    pub ones: u8,
}

impl Bundle {
    pub fn sum(self) -> u8 {
        5 * self.fives + 3 * self.threes + self.ones
    }

    pub fn cards(self) -> u8 {
        self.fives + self.threes + self.ones
    }
}

/// The letter of a Seat and of the Candidates linked to it, A to E, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(pub u8);

impl Letter {
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn all(places: u8) -> impl DoubleEndedIterator<Item = Letter> + ExactSizeIterator + Clone {
        (0..places).map(Letter)
    }

    pub fn named(text: &str) -> Option<Letter> {
        match text.as_bytes() {
            [letter @ b'A'..=b'E'] => Some(Letter(letter - b'A')),
            _ => None,
        }
    }
}

const _: () = assert!(MAX_PLACES == 5, "letters go from A to E");

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl Serialize for Letter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Letter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Letter, D::Error> {
        let text = String::deserialize(deserializer)?;
        Letter::named(&text).ok_or_else(|| D::Error::custom(format!("`{text}` is not a letter from A to E")))
    }
}

/// A move as programs and the page read it: the same choice, with cards by their ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiMove")]
pub enum TypedMove {
    /// KU-4.2.
    Pick {
        tile: Id,
    },
    /// KU-4.3.
    Field {
        tile: Id,
        #[ts(type = "string")]
        at: Letter,
    },
    /// KU-5.2c.
    Give {
        to: Seat,
    },
    /// KU-5.3a, KU-5.7d.
    Take {
        source: TypedSource,
    },
    /// KU-5.3b: nothing where no Masterstroke is committed.
    Stroke {
        stroke: Option<Id>,
    },
    /// KU-7.3: nothing where the Masterstroke is wasted.
    Target {
        target: Option<TypedTarget>,
    },
    /// KU-5.4 and the effect `draw`.
    Draw {
        rally: u8,
        asset: u8,
    },
    /// KU-5.5.
    Play {
        card: Id,
        #[ts(type = "string")]
        at: Letter,
    },
    Done,
    /// KU-5.6d.
    Pay {
        card: Id,
    },
    /// KU-5.8 and the effect `discard`.
    Drop {
        card: Id,
    },
    /// KU-5.7.
    End {
        #[ts(type = "string")]
        at: Letter,
        issue: Icon,
    },
    Stop,
    /// KU-5.7d: nothing where the benefit is declined.
    Tuck {
        card: Option<Id>,
    },
    Minus {
        target: Option<MinusTarget>,
    },
    Extra {
        wanted: bool,
    },
    /// KU-8.2: nothing where the votes are left.
    Free {
        #[ts(type = "string | null")]
        at: Option<Letter>,
    },
    /// KU-6.2.
    Votes {
        cards: Supply,
    },
}

/// Where a Masterstroke is taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "from", rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiSource")]
pub enum TypedSource {
    Display {
        stroke: Id,
    },
    Deck,
    /// KU-5.7d: the benefit is declined.
    None,
}

/// KU-7.6: what a Masterstroke is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "aim", rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiTarget")]
pub enum TypedTarget {
    /// A Seat.
    Place {
        #[ts(type = "string")]
        at: Letter,
    },
    Player {
        player: Seat,
    },
    /// A player's rally, or a player's −2 and the Seat it goes to.
    At {
        player: Seat,
        #[ts(type = "string")]
        at: Letter,
    },
    /// An Asset card from hand under an own Candidate.
    Grant {
        card: Id,
        #[ts(type = "string")]
        at: Letter,
    },
    /// `count` cards from one own column to another.
    Shift {
        #[ts(type = "string")]
        from: Letter,
        #[ts(type = "string")]
        to: Letter,
        count: u8,
    },
}

/// Whose −2, and the Seat it goes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiMinusTarget")]
pub struct MinusTarget {
    pub of: Seat,
    #[ts(type = "string")]
    pub at: Letter,
}

pub(crate) fn typed(set: &'static Set, &mv: &Move) -> TypedMove {
    let kind = |id: KindId| set.kind(id).id.as_str();
    match mv {
        Move::Pick(tile) => TypedMove::Pick { tile: &set.tile(tile).id },
        Move::Field(tile, at) => TypedMove::Field { tile: &set.tile(tile).id, at },
        Move::Give(to) => TypedMove::Give { to },
        Move::Take(source) => TypedMove::Take {
            source: match source {
                Some(Source::Display(stroke)) => TypedSource::Display { stroke: &set.stroke(stroke).id },
                Some(Source::Deck) => TypedSource::Deck,
                None => TypedSource::None,
            },
        },
        Move::Stroke(stroke) => TypedMove::Stroke { stroke: stroke.map(|stroke| set.stroke(stroke).id.as_str()) },
        Move::Target(target) => TypedMove::Target { target: TypedTarget::new(set, target) },
        Move::Draw(rally, asset) => TypedMove::Draw { rally, asset },
        Move::Play(card, at) => TypedMove::Play { card: kind(card), at },
        Move::Done => TypedMove::Done,
        Move::Pay(card) => TypedMove::Pay { card: card.id(set) },
        Move::Drop(card) => TypedMove::Drop { card: card.id(set) },
        Move::End(at, issue) => TypedMove::End { at, issue },
        Move::Stop => TypedMove::Stop,
        Move::Tuck(card) => TypedMove::Tuck { card: card.map(kind) },
        Move::Minus(target) => TypedMove::Minus { target: target.map(|(of, at)| MinusTarget { of, at }) },
        Move::Extra(wanted) => TypedMove::Extra { wanted },
        Move::Free(at) => TypedMove::Free { at },
        Move::Votes(cards) => TypedMove::Votes { cards: cards.into() },
    }
}

impl TypedTarget {
    /// `None` for `Target::None`.
    pub(crate) fn new(set: &'static Set, target: Target) -> Option<TypedTarget> {
        Some(match target {
            Target::None => return None,
            Target::Place(at) => TypedTarget::Place { at },
            Target::Player(player) => TypedTarget::Player { player },
            Target::At(player, at) => TypedTarget::At { player, at },
            Target::Grant(card, at) => TypedTarget::Grant { card: &set.kind(card).id, at },
            Target::Shift(from, to, count) => TypedTarget::Shift { from, to, count },
        })
    }
}
