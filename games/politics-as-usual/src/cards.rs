//! PU-3, PU-4, PU-5: Candidates, Issues and Campaign cards as data, and sets of cards as bits. `loader` reads and checks the files.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// PU-1.1: so many Campaign cards.
pub(crate) const CARDS: usize = 84;
pub(crate) const ISSUES: usize = 16;
pub(crate) const CANDIDATES: usize = 8;
/// PU-1.1: so many Favor tokens in the box.
pub(crate) const TOKENS: u8 = 18;

/// A Campaign card by its number, 1 to 84 (PU-1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsCard")]
pub struct CardId(pub u8);

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An Issue by its place in the file, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct IssueId(pub(crate) u8);

/// A Candidate by its place in the file, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CandidateId(pub(crate) u8);

/// Campaign cards as bits, one for each number.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(pub(crate) u128);

impl Cards {
    pub const NONE: Cards = Cards(0);
    /// All 84.
    pub const ALL: Cards = Cards(((1 << CARDS) - 1) << 1);

    #[inline]
    pub fn one(card: CardId) -> Cards {
        Cards(1 << (card.0 & 127))
    }

    #[inline]
    pub fn contains(self, card: CardId) -> bool {
        self.0 & Cards::one(card).0 != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    #[must_use]
    pub fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub fn but(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0 |= Cards::one(card).0;
    }

    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !Cards::one(card).0;
    }

    #[inline]
    pub fn first(self) -> Option<CardId> {
        (self.0 != 0).then(|| CardId(self.0.trailing_zeros() as u8))
    }

    /// The `n`th of the cards, counted from 0 in order of numbers.
    pub(crate) fn nth(self, n: u32) -> Option<CardId> {
        self.into_iter().nth(n as usize)
    }
}

impl IntoIterator for Cards {
    type Item = CardId;
    type IntoIter = Each;

    #[inline]
    fn into_iter(self) -> Each {
        Each(self.0)
    }
}

/// The cards of a set in order of their numbers.
#[derive(Clone)]
pub struct Each(u128);

impl Iterator for Each {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        let card = Cards(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all.or(Cards::one(card)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(|card| card.0)).finish()
    }
}

/// PU-1.2: the colour of a Campaign card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsBand")]
pub enum Band {
    Momentum,
    Slander,
    Edge,
}

/// PU-1.3: the three parties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsParty")]
pub enum Party {
    D,
    I,
    R,
}

impl Party {
    pub const ALL: [Party; 3] = [Party::D, Party::I, Party::R];

    pub(crate) fn letter(self) -> &'static str {
        match self {
            Party::D => "D",
            Party::I => "I",
            Party::R => "R",
        }
    }
}

/// PU-5: what a Campaign card does; a closed list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    Draw(u8),
    DrawBoth(u8),
    Peek,
    Discard(u8),
    Steal(u8),
    Freeze(u8, FrozenBy),
    Modify(i8),
    Skip,
    Guard(Band),
    ClearSlander,
    Tiebreak,
    Extra(u8),
    Retrieve,
    Move(u8),
    /// The band that can be canceled; `None` is any.
    Cancel(Option<Band>),
    Redirect(Band),
}

impl Effect {
    /// PU-5: whether the card lies in front of its target until the round ends.
    #[inline]
    pub fn stays(self) -> bool {
        matches!(self, Effect::Modify(_) | Effect::Skip | Effect::Guard(_) | Effect::Tiebreak)
    }
}

/// PU-5.6: who chooses the cards that freeze.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsFrozenBy")]
pub enum FrozenBy {
    Random,
    Owner,
}

/// PU-5: what a card played for its effect has to name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsAimed")]
pub enum Aimed {
    None,
    Any,
    Other,
    PlayOrCard,
    PlayAny,
    CardAny,
    Discard,
}

/// What the rules ask of one Campaign card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    pub band: Band,
    /// 0 unless Momentum.
    pub polling: u8,
    pub party: Option<Party>,
    pub effect: Effect,
    pub aimed: Aimed,
    /// Its place among [`Set::kinds`].
    pub kind: u8,
}

/// One entry of the Campaign file: all copies of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsCardFace")]
pub struct Kind {
    /// The copies' numbers.
    pub numbers: Vec<CardId>,
    pub band: Band,
    pub name: String,
    /// The Polling value of a Momentum card, 0 for others.
    pub polling: u8,
    /// The symbol of each copy of a Momentum card, in order of numbers.
    pub parties: Vec<Option<Party>>,
    /// As the rules write it: `freeze 1 random`.
    pub effect: String,
    pub aim: Aimed,
    /// Whether it stays in play when played for its effect.
    pub stays: bool,
    pub text: String,
}

/// PU-4: when an Issue's effect works.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsWhen")]
pub enum When {
    Enter,
    Round,
    Win,
}

/// PU-4: what an Issue does; a closed list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IssueEffect {
    SpeakerBonus(i8),
    MaxPlays(u8),
    LowBoost(u8),
    OwnOnly,
    NoSlander,
    AllDraw(u8),
    AllDiscard(u8),
    AllFreeze(u8),
    PassLeft(u8),
    WinnerDraw(u8),
    LosersDraw(u8),
    WinnerDiscard(u8),
    TakeFavor(u8),
    WinnerSpeaks,
}

/// One Issue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsIssue")]
pub struct Issue {
    pub id: String,
    pub name: String,
    pub votes: i8,
    pub sidestep: u8,
    pub party: Option<Party>,
    pub when: When,
    /// As the rules write it: `speaker_bonus 2`.
    #[serde(rename = "effect")]
    pub effect_text: String,
    pub text: String,
    #[serde(skip)]
    #[ts(skip)]
    pub effect: IssueEffect,
}

/// PU-3: what a Candidate can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Power {
    WinsTies,
    CheapSidestep(u8),
    Parade(u8),
    WarRoom(u8),
    Consolation(u8),
    Stonewall,
    /// The highest printed Polling of a Momentum card that can be given up; any card without it.
    Recycle(Option<u8>),
    Foresight,
}

impl Power {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Power::WinsTies => "wins_ties",
            Power::CheapSidestep(_) => "cheap_sidestep",
            Power::Parade(_) => "parade",
            Power::WarRoom(_) => "war_room",
            Power::Consolation(_) => "consolation",
            Power::Stonewall => "stonewall",
            Power::Recycle(_) => "recycle",
            Power::Foresight => "foresight",
        }
    }

    /// PU-3.7: used by a move of its own, once a round.
    pub fn is_activated(self) -> bool {
        matches!(self, Power::Stonewall | Power::Recycle(_) | Power::Foresight)
    }
}

/// One Candidate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsCandidate")]
pub struct Candidate {
    pub id: String,
    pub name: String,
    pub party: Party,
    pub favors: u8,
    /// As the rules write it: `war_room 2`.
    #[serde(rename = "power")]
    pub power_text: String,
    /// Whether the power is used by a move of its own, once a round.
    pub activated: bool,
    pub text: String,
    #[serde(skip)]
    #[ts(skip)]
    pub power: Power,
}

/// The three decks as a designer wrote them, and what the rules look up in them.
#[derive(PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsSet")]
pub struct Set {
    pub candidates: Vec<Candidate>,
    pub issues: Vec<Issue>,
    /// The Campaign cards, all copies of one in one entry.
    #[serde(rename = "cards")]
    pub kinds: Vec<Kind>,
    #[serde(skip)]
    #[ts(skip)]
    faces: Box<[Face]>,
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) masks: Masks,
}

/// Cards of a sort, looked up at every move.
#[derive(PartialEq, Eq)]
pub(crate) struct Masks {
    pub momentum: Cards,
    pub slander: Cards,
    pub edge: Cards,
    /// Cancels and Redirects.
    pub reactive: Cards,
    pub modifiers: Cards,
    pub skips: Cards,
    pub guards_slander: Cards,
    pub guards_momentum: Cards,
    pub tiebreaks: Cards,
    /// Printed value 1 or 2 (PU-4.3).
    pub low: Cards,
    /// By party.
    pub symbols: [Cards; 3],
}

impl Masks {
    #[inline]
    pub fn band(&self, band: Band) -> Cards {
        match band {
            Band::Momentum => self.momentum,
            Band::Slander => self.slander,
            Band::Edge => self.edge,
        }
    }

    /// What a Cancel of this sort can cancel.
    #[inline]
    pub fn cancelable(&self, of: Option<Band>) -> Cards {
        of.map_or(Cards::ALL, |band| self.band(band))
    }
}

impl Set {
    pub(crate) fn new(candidates: Vec<Candidate>, issues: Vec<Issue>, kinds: Vec<Kind>, faces: Vec<Face>) -> Set {
        let all = |fits: &dyn Fn(&Face) -> bool| -> Cards {
            let fitting = Cards::ALL.into_iter().filter(|card| fits(&faces[usize::from(card.0)]));
            fitting.collect()
        };
        let band = |band| all(&|face| face.band == band);
        let masks = Masks {
            momentum: band(Band::Momentum),
            slander: band(Band::Slander),
            edge: band(Band::Edge),
            reactive: all(&|face| matches!(face.effect, Effect::Cancel(_) | Effect::Redirect(_))),
            modifiers: all(&|face| matches!(face.effect, Effect::Modify(_))),
            skips: all(&|face| face.effect == Effect::Skip),
            guards_slander: all(&|face| face.effect == Effect::Guard(Band::Slander)),
            guards_momentum: all(&|face| face.effect == Effect::Guard(Band::Momentum)),
            tiebreaks: all(&|face| face.effect == Effect::Tiebreak),
            low: all(&|face| face.band == Band::Momentum && face.polling <= 2),
            symbols: Party::ALL.map(|party| all(&|face| face.party == Some(party))),
        };
        Set { candidates, issues, kinds, faces: faces.into(), masks }
    }

    #[inline]
    pub fn face(&self, card: CardId) -> &Face {
        &self.faces[usize::from(card.0)]
    }

    pub fn name(&self, card: CardId) -> &str {
        &self.kinds[usize::from(self.face(card).kind)].name
    }

    #[inline]
    pub fn issue(&self, id: IssueId) -> &Issue {
        &self.issues[usize::from(id.0)]
    }

    #[inline]
    pub fn candidate(&self, id: CandidateId) -> &Candidate {
        &self.candidates[usize::from(id.0)]
    }

    pub(crate) fn issue_named(&self, slug: &str) -> Option<IssueId> {
        self.issues.iter().position(|issue| issue.id == slug).map(|place| IssueId(place as u8))
    }

    pub(crate) fn candidate_named(&self, slug: &str) -> Option<CandidateId> {
        self.candidates.iter().position(|candidate| candidate.id == slug).map(|place| CandidateId(place as u8))
    }
}

/// Short: every state points to its set.
impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.candidates.iter().map(|candidate| &candidate.id)).finish()
    }
}
