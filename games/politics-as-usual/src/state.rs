//! What is on the table, and simple questions about it.

use std::sync::Arc;

use arrayvec::ArrayVec;
use hustings_core::{PerSeat, Seat, SeatSet};

use crate::cards::{
    CARDS, Candidate, CandidateId, CardId, Cards, Effect, ISSUES, Issue, IssueId, NO_NAME, Party, Power, RoundRule, Set,
};
use crate::deed::{Deed, Link, Play, Reaction};
use crate::info::Options;
use crate::phase::{Contest, Ending, Phase, Picking, Purpose, React};
use crate::view::PhaseView;

/// Everything, secrets included. Flat: a clone copies a few hundred bytes.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(crate) set: &'static Set,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// Counted from 1; 0 while Candidates are chosen.
    pub(crate) round: u8,
    /// PU-6.1.
    pub(crate) first_speaker: Seat,
    pub(crate) speaker: Seat,
    pub(crate) camps: PerSeat<Camp>,
    /// The Issue deck, bottom first.
    pub(crate) deck: ArrayVec<IssueId, ISSUES>,
    /// How many cards at the bottom of the deck everybody has seen.
    pub(crate) known: u8,
    /// Who has seen the top of the deck by `foresight`.
    pub(crate) foreseen: SeatSet,
    /// The Issues sidestepped in this round.
    pub(crate) sidestepped: Issues,
    /// The draw pile, bottom first.
    pub(crate) pile: ArrayVec<CardId, CARDS>,
    pub(crate) discard: Cards,
    /// How many questions have been asked in this game; it numbers them.
    pub(crate) questions: u32,
    /// PU-8: the reactions to the play of [`React`], the most recent last. They are kept here because phases are copied
    /// at every move.
    pub(crate) reactions: ArrayVec<Reaction, CARDS>,
}

/// PU-1.5: one seat's side of the table.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Camp {
    pub running: Option<Running>,
    /// Favors on the Candidate card, and received ones in the Vote stack.
    pub card: u8,
    pub stack: u8,
    pub won: Issues,
    /// Unfrozen.
    pub hand: Cards,
    pub frozen: Cards,
    /// Cards lying in front of the Candidate.
    pub front: Cards,
    /// Cards played on own turns of this round (PU-4.2).
    pub plays: u8,
    /// Offers made in this round.
    pub offers: u8,
    pub power_used: bool,
    pub offer: Option<Offer>,
}

impl Camp {
    pub const EMPTY: Camp = Camp {
        running: None,
        card: 0,
        stack: 0,
        won: Issues(0),
        hand: Cards::NONE,
        frozen: Cards::NONE,
        front: Cards::NONE,
        plays: 0,
        offers: 0,
        power_used: false,
        offer: None,
    };

    #[inline]
    pub fn tokens(&self) -> u8 {
        self.card + self.stack
    }

    #[inline]
    pub fn power(&self) -> Option<Power> {
        self.running.and_then(Running::power)
    }
}

/// A seat's Candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Running {
    /// With the parts of the card that the rules need at every move.
    Candidate { id: CandidateId, party: Party, power: Power },
    /// PU-6.3: without a card.
    NoName { party: Party },
}

impl Running {
    pub fn candidate(id: CandidateId, set: &Set) -> Running {
        let Candidate { party, power, .. } = *set.candidate(id);
        Running::Candidate { id, party, power }
    }

    #[inline]
    pub fn id(self) -> Option<CandidateId> {
        match self {
            Running::Candidate { id, .. } => Some(id),
            Running::NoName { .. } => None,
        }
    }

    #[inline]
    pub fn party(self) -> Party {
        match self {
            Running::Candidate { party, .. } | Running::NoName { party } => party,
        }
    }

    #[inline]
    pub fn power(self) -> Option<Power> {
        match self {
            Running::Candidate { power, .. } => Some(power),
            Running::NoName { .. } => None,
        }
    }

    /// The Candidate's id in the file, or the No-Name's.
    pub fn slug(self, set: &'static Set) -> &'static str {
        self.id().map_or(NO_NAME, |id| &set.candidate(id).id)
    }
}

/// PU-10.1: an open offer.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Offer {
    pub to: Seat,
    pub give: u8,
    pub want: u8,
    pub promise: Option<Arc<str>>,
}

/// Issues as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Issues(pub u16);

impl Issues {
    pub fn contains(self, issue: IssueId) -> bool {
        self.0 & (1 << issue.0) != 0
    }

    pub fn insert(&mut self, issue: IssueId) {
        self.0 |= 1 << issue.0;
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn iter(self) -> impl Iterator<Item = IssueId> {
        (0..ISSUES as u8).map(IssueId).filter(move |issue| self.contains(*issue))
    }
}

impl State {
    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub fn phase(&self) -> PhaseView {
        self.phase.public()
    }

    pub(crate) fn question(&self, seat: Seat) -> u32 {
        if self.pending().contains(seat) { self.questions } else { 0 }
    }

    #[inline]
    pub(crate) fn pending(&self) -> SeatSet {
        match self.phase {
            Phase::Candidate { chooser } => SeatSet::one(chooser),
            Phase::Sidestep { .. } => SeatSet::one(self.speaker),
            Phase::Pick(picking) => picking.waiting,
            Phase::Turn(contest) => SeatSet::one(contest.turn),
            Phase::React(React { play, .. }) => SeatSet::one(self.top(&play).asked),
            Phase::TakeFavor { award, .. } => SeatSet::one(award.winner),
            Phase::Over(_) => SeatSet::NONE,
        }
    }

    /// PU-6.6: whether trade and powers are possible at all.
    #[inline]
    pub(crate) fn is_open(&self) -> bool {
        match self.phase {
            Phase::Sidestep { .. } | Phase::Turn(_) | Phase::React(_) => true,
            Phase::Pick(picking) => !matches!(picking.purpose, Purpose::WinnerDiscard(_)),
            Phase::Candidate { .. } | Phase::TakeFavor { .. } | Phase::Over(_) => false,
        }
    }

    /// The current Issue.
    #[inline]
    pub(crate) fn issue(&self) -> Option<IssueId> {
        match self.phase {
            Phase::Sidestep { issue } => Some(issue),
            Phase::Turn(contest) | Phase::React(React { contest, .. }) => Some(contest.issue),
            Phase::Pick(Picking { purpose, .. }) => match purpose {
                Purpose::Sidestep { issue } | Purpose::Enter { issue, .. } => Some(issue),
                Purpose::CardFreeze(react) => Some(react.contest.issue),
                Purpose::WinnerDiscard(_) => None,
            },
            Phase::Over(Ending::BrokenOff { issue, .. }) => Some(issue),
            Phase::Candidate { .. } | Phase::TakeFavor { .. } | Phase::Over(Ending::LastIssue | Ending::Landslide) => {
                None
            }
        }
    }

    #[inline]
    pub(crate) fn current(&self) -> Option<&'static Issue> {
        self.issue().map(|issue| self.set.issue(issue))
    }

    /// PU-6.9: the rule that holds for the whole round, from its contest on.
    #[inline]
    pub(crate) fn round_rule(&self) -> Option<RoundRule> {
        match self.phase {
            Phase::Sidestep { .. } | Phase::Pick(Picking { purpose: Purpose::Sidestep { .. }, .. }) => return None,
            Phase::Candidate { .. }
            | Phase::Pick(_)
            | Phase::Turn(_)
            | Phase::React(_)
            | Phase::TakeFavor { .. }
            | Phase::Over(_) => {}
        }
        self.set.round_rule(self.issue()?)
    }

    /// PU-7: whose turn it is and what has happened in it, while an Issue is contested.
    pub(crate) fn contest(&self) -> Option<Contest> {
        match self.phase {
            Phase::Turn(contest) | Phase::React(React { contest, .. }) => Some(contest),
            Phase::Pick(Picking { purpose: Purpose::CardFreeze(react), .. }) => Some(react.contest),
            _ => None,
        }
    }

    /// The play at the bottom of the chain.
    #[inline]
    pub(crate) fn play(&self) -> Option<Play> {
        match self.phase {
            Phase::React(react) => Some(react.play),
            Phase::Pick(Picking { purpose: Purpose::CardFreeze(react), .. }) => Some(react.play),
            Phase::Over(Ending::BrokenOff { play, .. }) => play,
            _ => None,
        }
    }

    /// PU-6.7: the cards that a seat has picked so far.
    #[inline]
    pub(crate) fn picked(&self, seat: Seat) -> Cards {
        if let Phase::Pick(picking) = &self.phase { picking.picked[seat.index()] } else { Cards::NONE }
    }

    /// How the game ended, once it has.
    pub(crate) fn ending(&self) -> Option<Ending> {
        if let Phase::Over(ending) = self.phase { Some(ending) } else { None }
    }

    /// The most recent play of the chain.
    #[inline]
    pub(crate) fn top<'a>(&'a self, play: &'a Play) -> &'a Link {
        self.reactions.last().map_or(&play.link, |reaction| &reaction.link)
    }

    /// The seat in front of which a card in play is.
    pub(crate) fn holder(&self, card: CardId) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.camps[*seat].front.contains(card))
    }

    /// PU-5.9.
    #[inline]
    pub(crate) fn guarded_from_slander(&self, seat: Seat) -> bool {
        !self.camps[seat].front.and(self.set.masks.guards_slander).is_empty()
    }

    /// PU-5.10: the cards in play that a Cancel or a `move` can reach.
    #[inline]
    pub(crate) fn reachable(&self) -> Cards {
        let masks = &self.set.masks;
        self.camps.values().iter().fold(Cards::NONE, |all, camp| {
            let guarded = !camp.front.and(masks.guards_momentum).is_empty();
            all.or(if guarded { camp.front.but(masks.momentum) } else { camp.front })
        })
    }

    /// PU-7.2: the seat that a play, and so every reaction to it, is aimed at.
    pub(crate) fn aimed_at(&self, deed: Deed) -> Option<Seat> {
        match deed {
            Deed::Cancel(_, card) | Deed::Move(_, card, _) => self.holder(card),
            other => other.named().0,
        }
    }

    /// Whether the play or a reaction waiting to resolve is aimed at the seat, sends something there or takes something
    /// from it.
    pub(crate) fn concerns(&self, seat: Seat, deed: Deed) -> bool {
        let redirects = self.reactions.iter().any(|reaction| reaction.effect.target() == Some(seat));
        self.aimed_at(deed) == Some(seat) || deed.named().0 == Some(seat) || redirects
    }

    /// The Issues that left the game unseen.
    pub(crate) fn removed(&self) -> Issues {
        let mut here = self.camps.values().iter().fold(0, |all, camp| all | camp.won.0);
        for issue in self.deck.iter().copied().chain(self.issue()) {
            here |= 1 << issue.0;
        }
        Issues(!here)
    }

    pub(crate) fn is_slander(&self, card: CardId) -> bool {
        self.set.masks.slander.contains(card)
    }

    #[inline]
    pub(crate) fn effect(&self, card: CardId) -> Effect {
        self.set.face(card).effect
    }

    /// Its effect as the card file writes it.
    pub(crate) fn effect_text(&self, card: CardId) -> &'static str {
        self.set.effect_text(card)
    }
}
