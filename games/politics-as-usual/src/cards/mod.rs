//! PU-3, PU-4, PU-5: Candidates, Issues and Campaign cards as data. `load` reads and checks the files, `effects` is what cards can do,
//! `bits` are sets of cards.

mod bits;
mod effects;
mod load;

use std::fmt;

use hustings_core::Printed;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use bits::Cards;
pub use effects::{
    Aimed, Attack, Cancelable, Effect, EnterEffect, Few, FrozenBy, IssueEffect, Power, RoundRule, When, WinEffect,
};
pub(crate) use load::{load, standard_set};

/// PU-1.1: the number of Campaign cards, Issues and Candidates.
pub(crate) const CARDS: usize = 84;
pub(crate) const ISSUES: usize = 16;
pub(crate) const CANDIDATES: usize = 8;
/// PU-1.1: the number of Favor tokens in the box.
pub(crate) const TOKENS: u8 = 18;

/// A Campaign card by its number, 1 to 84 (PU-1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsCard")]
pub struct CardId(pub u8);

impl CardId {
    /// Whether there is such a card; numbers may come from outside.
    pub(crate) fn exists(self) -> bool {
        (1..=CARDS as u8).contains(&self.0)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An Issue by its position in the file, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct IssueId(pub(crate) u8);

/// A Candidate by its position in the file, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsCandidateId")]
pub struct CandidateId(pub(crate) u8);

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

/// What the rules need to know about a Campaign card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    pub band: Band,
    /// 0 unless Momentum.
    pub polling: u8,
    pub party: Option<Party>,
    pub effect: Effect,
    pub aimed: Aimed,
    /// Its index in [`ComponentList::kinds`].
    pub kind: u8,
}

/// One entry of the Campaign file: all copies of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
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
    pub effect: Effect,
    pub aim: Aimed,
    /// Whether it stays in play when played for its effect.
    pub stays: bool,
    pub text: String,
}

/// One Issue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsIssue")]
pub struct Issue {
    pub id: String,
    pub name: String,
    pub votes: i8,
    pub sidestep: u8,
    pub party: Option<Party>,
    pub when: When,
    pub effect: IssueEffect,
    pub text: String,
}

/// One Candidate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsCandidate")]
pub struct Candidate {
    pub id: String,
    pub name: String,
    pub party: Party,
    /// The name as a plate has room for it.
    pub short: String,
    pub favors: u8,
    pub power: Power,
    /// Whether the power is used by a move of its own, once a round.
    pub activated: bool,
    pub text: String,
}

/// PU-6.3: a Candidate without a card, of the party its seat chooses.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsNoName")]
pub struct NoName {
    pub id: String,
    pub name: String,
    pub short: String,
    pub favors: u8,
    pub text: String,
}

/// Its id.
pub(crate) const NO_NAME: &str = "no_name";
/// PU-6.3.
pub(crate) const NO_NAME_FAVORS: u8 = 3;

impl Default for NoName {
    fn default() -> NoName {
        let name = "The No-Name";
        NoName {
            id: NO_NAME.to_owned(),
            name: name.to_owned(),
            short: short(name),
            favors: NO_NAME_FAVORS,
            text: "No name, no power, no past. Every Favor received counts two Votes.".to_owned(),
        }
    }
}

/// The short form of a name: "The Eternal Runner-Up" is "Runner-Up"; a name without an article stays whole.
pub(crate) fn short(name: &str) -> String {
    let last = name.strip_prefix("The ").and_then(|rest| rest.split(' ').next_back());
    last.unwrap_or(name).to_owned()
}

/// The three decks as a designer wrote them, for anyone who draws them.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsComponents")]
pub struct ComponentList {
    pub candidates: Vec<Candidate>,
    pub no_name: NoName,
    pub issues: Vec<Issue>,
    /// The Campaign cards, all copies of one in one entry.
    pub kinds: Vec<Kind>,
}

/// The components, and lookups for the rules.
#[derive(PartialEq, Eq)]
pub struct Set {
    /// Shared with every view, which carries them out of the engine.
    pub components: Printed<ComponentList>,
    faces: Box<[Face]>,
    /// What holds for the whole round, in the order of [`ComponentList::issues`]: looked up at every move.
    round_rules: Box<[Option<RoundRule>]>,
    pub(crate) masks: Masks,
    pub(crate) texts: EffectTexts,
}

/// The effects as the files write them: `freeze 1 random`.
#[derive(Default, PartialEq, Eq)]
pub(crate) struct EffectTexts {
    /// In the order of [`ComponentList::issues`].
    pub issues: Vec<String>,
    /// In the order of [`ComponentList::kinds`].
    pub kinds: Vec<String>,
}

/// Sets of cards that are looked up at every move.
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

    /// The cards that guard against this attack.
    #[inline]
    pub fn guards(&self, against: Attack) -> Cards {
        match against {
            Attack::Momentum => self.guards_momentum,
            Attack::Slander => self.guards_slander,
        }
    }

    /// What a Cancel of this sort can cancel.
    #[inline]
    pub fn cancelable(&self, of: Cancelable) -> Cards {
        of.band().map_or(Cards::ALL, |band| self.band(band))
    }
}

impl Set {
    pub(crate) fn new(components: ComponentList, faces: Vec<Face>, texts: EffectTexts) -> Set {
        let all = |fits: &dyn Fn(&Face) -> bool| -> Cards {
            let fitting = Cards::ALL.into_iter().filter(|card| fits(&faces[usize::from(card.0) - 1]));
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
            guards_slander: all(&|face| face.effect == Effect::Guard(Attack::Slander)),
            guards_momentum: all(&|face| face.effect == Effect::Guard(Attack::Momentum)),
            tiebreaks: all(&|face| face.effect == Effect::Tiebreak),
            low: all(&|face| face.band == Band::Momentum && face.polling <= 2),
            symbols: Party::ALL.map(|party| all(&|face| face.party == Some(party))),
        };
        let round_rule = |issue: &Issue| match issue.effect {
            IssueEffect::Round(rule) => Some(rule),
            IssueEffect::Enter(_) | IssueEffect::Win(_) => None,
        };
        let round_rules = components.issues.iter().map(round_rule).collect();
        Set { components: Printed::new(components), faces: faces.into(), round_rules, masks, texts }
    }

    #[inline]
    pub fn face(&self, card: CardId) -> &Face {
        &self.faces[usize::from(card.0) - 1]
    }

    pub(crate) fn kind(&self, card: CardId) -> &Kind {
        &self.components.kinds[usize::from(self.face(card).kind)]
    }

    pub(crate) fn effect_text(&self, card: CardId) -> &str {
        &self.texts.kinds[usize::from(self.face(card).kind)]
    }

    pub(crate) fn issue_text(&self, id: IssueId) -> &str {
        &self.texts.issues[usize::from(id.0)]
    }

    pub fn name(&self, card: CardId) -> &str {
        &self.kind(card).name
    }

    #[inline]
    pub fn issue(&self, id: IssueId) -> &Issue {
        &self.components.issues[usize::from(id.0)]
    }

    /// PU-4.1 to PU-4.5: what holds while this Issue is contested.
    #[inline]
    pub(crate) fn round_rule(&self, id: IssueId) -> Option<RoundRule> {
        self.round_rules[usize::from(id.0)]
    }

    #[inline]
    pub fn candidate(&self, id: CandidateId) -> &Candidate {
        &self.components.candidates[usize::from(id.0)]
    }

    /// PU-1.4: the names of cards, Issues and Candidates, by number or id.
    pub(crate) fn names(&self) -> Vec<(String, String)> {
        let cards = Cards::ALL.into_iter().map(|card| (card.to_string(), self.name(card).to_owned()));
        let issues = self.components.issues.iter().map(|issue| (issue.id.clone(), issue.name.clone()));
        let candidates =
            self.components.candidates.iter().map(|candidate| (candidate.id.clone(), candidate.name.clone()));
        let NoName { id, name, .. } = &self.components.no_name;
        let no_name = (id.clone(), name.clone());
        cards.chain(issues).chain(candidates).chain([no_name]).collect()
    }

    pub(crate) fn issue_named(&self, slug: &str) -> Option<IssueId> {
        self.components.issues.iter().position(|issue| issue.id == slug).map(|place| IssueId(place as u8))
    }

    pub(crate) fn candidate_named(&self, slug: &str) -> Option<CandidateId> {
        self.components
            .candidates
            .iter()
            .position(|candidate| candidate.id == slug)
            .map(|place| CandidateId(place as u8))
    }
}

/// Kept short, because every state refers to its set.
impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.components.candidates.iter().map(|candidate| &candidate.id)).finish()
    }
}
