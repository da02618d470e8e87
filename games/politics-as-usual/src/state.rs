//! What is on the table, and simple questions about it.

use std::sync::Arc;

use arrayvec::ArrayVec;
use hustings_core::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{CARDS, CandidateId, CardId, Cards, Effect, ISSUES, Issue, IssueEffect, IssueId, Party, Power, Set};
use crate::events::PickCause;
use crate::info::Options;
use crate::moves::Aim;

/// Everything, secrets too. Flat: what is copied is a few hundred bytes.
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
    /// Whose turn it is, or who chooses a Candidate; the Speaker's before the first turn of a round.
    pub(crate) turn: Seat,
    /// Plays left in this turn (PU-5.13).
    pub(crate) plays: u8,
    /// Whether this turn has seen a play.
    pub(crate) played: bool,
    /// Passes in a row (PU-7.4).
    pub(crate) passes: u8,
    pub(crate) camps: PerSeat<Camp>,
    pub(crate) issue: Option<IssueId>,
    /// The Issue deck, bottom first.
    pub(crate) deck: ArrayVec<IssueId, ISSUES>,
    /// How many at the bottom of the deck everybody has seen.
    pub(crate) known: u8,
    /// Who has seen the top of the deck by `foresight`.
    pub(crate) foreseen: SeatSet,
    /// The Issues sidestepped in this round.
    pub(crate) sidestepped: Issues,
    /// The draw pile, bottom first.
    pub(crate) pile: ArrayVec<CardId, CARDS>,
    pub(crate) discard: Cards,
    /// How many times a reaction has been asked for in this game.
    pub(crate) questions: u32,
    /// PU-8: the play and the reactions to it, the most recent last.
    pub(crate) chain: ArrayVec<Link, CARDS>,
    pub(crate) picking: Option<Picking>,
    pub(crate) award: Option<Award>,
    /// Whether the game ended by PU-12.5.
    pub(crate) landslide: bool,
}

/// One seat's side of the table.
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
    /// Part of the hand, while cards are picked (PU-6.7).
    pub picked: Cards,
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
        picked: Cards::NONE,
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
        self.running.and_then(|running| running.power)
    }
}

/// Who runs for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Running {
    /// None is the No-Name (PU-6.3).
    pub candidate: Option<CandidateId>,
    pub party: Party,
    pub power: Option<Power>,
}

/// PU-10.1: an open offer.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Offer {
    pub to: Seat,
    pub give: u8,
    pub want: u8,
    pub text: Option<Arc<str>>,
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

/// PU-8: one play of the chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Link {
    pub card: CardId,
    pub player: Seat,
    pub mode: Mode,
    /// For a reaction: the Redirect's target.
    pub aim: Aim,
    /// Up to whom its window has got.
    pub asked: Seat,
}

/// What a card is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsMode")]
pub enum Mode {
    Poll,
    Effect,
    Reaction,
}

/// PU-6.6: what the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsPhase")]
pub enum Phase {
    Candidate,
    Sidestep,
    Pick,
    Turn,
    React,
    Award,
    Over,
}

/// PU-6.7: cards are being picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Picking {
    pub cause: PickCause,
    pub count: u8,
    pub asked: SeatSet,
    pub waiting: SeatSet,
}

/// PU-9: an Issue is being awarded, and something is asked of its winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Award {
    pub winner: Seat,
    pub issue: IssueId,
    /// Who gets a card by `consolation` (PU-3.6).
    pub consoled: SeatSet,
    /// The most Favors the winner takes, while it has to say from whom.
    pub taking: Option<u8>,
}

impl State {
    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    #[inline]
    pub(crate) fn pending(&self) -> SeatSet {
        if let Some(picking) = &self.picking {
            return picking.waiting;
        }
        match self.phase {
            Phase::Candidate | Phase::Turn => SeatSet::one(self.turn),
            Phase::Sidestep => SeatSet::one(self.speaker),
            Phase::React => self.chain.last().map_or(SeatSet::NONE, |top| SeatSet::one(top.asked)),
            Phase::Award => self.award.map_or(SeatSet::NONE, |award| SeatSet::one(award.winner)),
            Phase::Pick | Phase::Over => SeatSet::NONE,
        }
    }

    /// PU-6.6: whether trade and powers are possible at all.
    #[inline]
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Sidestep | Phase::Pick | Phase::Turn | Phase::React)
    }

    #[inline]
    pub(crate) fn current(&self) -> Option<&'static Issue> {
        self.issue.map(|issue| self.set.issue(issue))
    }

    /// PU-6.9: the rule that holds for the whole round, from its contest on.
    #[inline]
    pub(crate) fn round_rule(&self) -> Option<IssueEffect> {
        let contested = matches!(self.phase, Phase::Pick | Phase::Turn | Phase::React | Phase::Over);
        self.current().filter(|_| contested).map(|issue| issue.effect)
    }

    /// In front of whom a card in play lies.
    pub(crate) fn holder(&self, card: CardId) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.camps[*seat].front.contains(card))
    }

    /// PU-5.9.
    #[inline]
    pub(crate) fn guarded_from_slander(&self, seat: Seat) -> bool {
        !self.camps[seat].front.and(self.set.masks.guards_slander).is_empty()
    }

    /// PU-5.10: what a Cancel or a `move` can reach of the cards in play.
    #[inline]
    pub(crate) fn reachable(&self) -> Cards {
        let masks = &self.set.masks;
        self.camps.values().iter().fold(Cards::NONE, |all, camp| {
            let guarded = !camp.front.and(masks.guards_momentum).is_empty();
            all.or(if guarded { camp.front.but(masks.momentum) } else { camp.front })
        })
    }

    /// PU-7.2: whom the play at the bottom of the chain, and so every reaction to it, is aimed at.
    pub(crate) fn at(&self) -> Option<Seat> {
        self.chain.first().and_then(|play| self.aimed_at(play))
    }

    /// Whether a play waits to resolve that is aimed at the seat, sends something there or takes something from it.
    pub(crate) fn concerns(&self, seat: Seat) -> bool {
        let named = |play: &Link| matches!(play.aim, Aim::CardTo(_, to) if to == seat);
        self.chain.iter().any(|play| self.aimed_at(play) == Some(seat) || named(play))
    }

    fn aimed_at(&self, play: &Link) -> Option<Seat> {
        match play.aim {
            Aim::Seat(seat) => Some(seat),
            Aim::CardTo(card, _) => self.holder(card),
            Aim::Card(card) => self.holder(card), // `retrieve` names a card that nobody has in front of them
            Aim::None => None,
        }
    }

    /// The Issues that left the game unseen.
    pub(crate) fn removed(&self) -> Issues {
        let mut here = self.camps.values().iter().fold(0, |all, camp| all | camp.won.0);
        for issue in self.deck.iter().chain(&self.issue) {
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
}
