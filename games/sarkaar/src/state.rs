//! What is on the table, and what always holds there (SK-4).

use arrayvec::ArrayVec;
use hustings_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{CARDS, CardId, DECK, LeaderId, MOST_OPEN, STATES, Set, Square, StateId, Terms, TileId};
use crate::info::{MOST_DEALT, MOST_SEATS, Options};
use crate::moves::Target;
use crate::words::{Award, Deck, Resource, Track};

/// Each card in play has at most one frame above it that waits for others; then the one the game waits in.
const MOST_FRAMES: usize = 2 * CARDS + 4;

/// Everything, secrets too. Flat: what is long is short in fact, and clones as such.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(crate) set: &'static Set,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// SK-10.1.
    pub(crate) target: u8,
    pub(crate) over: Option<Reason>,
    /// SK-11: what is open, the top last.
    pub(crate) frames: ArrayVec<Frame, MOST_FRAMES>,

    /// SK-3.4: which leaders each seat was dealt, as many as the option says.
    pub(crate) dealt: [[Option<LeaderId>; MOST_DEALT]; MOST_SEATS],
    pub(crate) leader: [Option<LeaderId>; MOST_SEATS],
    /// SK-3.5: the turn order; meaningless before leaders are revealed.
    pub(crate) order: [Seat; MOST_SEATS],
    /// Whose turn it is, as a place in the order.
    pub(crate) place: u8,
    /// Counted from 1; 0 while leaders are picked.
    pub(crate) round: u8,
    pub(crate) now: Now,
    /// SK-7.8: questions asked so far.
    pub(crate) questions: u32,

    pub(crate) tiles: [TileId; STATES],
    pub(crate) blocked: Option<StateId>,
    /// The squares of each seat in each state, as bits.
    pub(crate) cubes: [[u16; MOST_SEATS]; STATES],
    /// SK-4.2.
    pub(crate) government: [Option<Seat>; STATES],
    /// The states of each seat's presence (SK-4.1), as bits.
    pub(crate) presence: [u16; MOST_SEATS],
    /// States with a government or without an empty square (SK-10.2), as bits.
    pub(crate) settled: u16,
    /// By award: development, culture, states.
    pub(crate) level: [[u8; MOST_SEATS]; 3],
    pub(crate) holder: [Option<Seat>; 3],
    pub(crate) vp: [u16; MOST_SEATS],
    /// By seat, then in the order of [`Resource`].
    pub(crate) tokens: [[u16; 3]; MOST_SEATS],
    /// SK-8.11: actions each seat's next turn lacks.
    pub(crate) skips: [u8; MOST_SEATS],

    /// Cards in hand, laid out for good (SK-8.8) and discarded, as bits.
    pub(crate) hands: [u64; MOST_SEATS],
    pub(crate) laid: [u64; MOST_SEATS],
    pub(crate) discards: u64,
    pub(crate) rows: [[Option<CardId>; MOST_OPEN]; 2],
    /// Closed, drawn from the back.
    pub(crate) closed: [ArrayVec<CardId, DECK>; 2],
}

/// SK-10: why it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarReason")]
pub enum Reason {
    Target,
    States,
    RoundCap,
}

/// SK-11: one thing that is open. `Climb` and `Card` wait for nobody; the engine goes on with them when they come to the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Frame {
    Pick,
    Main,
    Cash,
    Benefit(Left),
    Draw(Deck),
    StepPlay(Deck),
    Flipped(CardId),
    Snatched { card: CardId, from: Seat },
    React(React),
    Trim,
    Climb(Climb),
    Card(InPlay),
}

/// SK-6.9: benefits still to take, in the order culture, development, strategy, aggression.
pub(crate) type Left = [u8; 4];

/// SK-9.3: steps still to climb on a track, then on the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Climb {
    pub track: Track,
    pub steps: u8,
    pub then: u8,
}

/// SK-7.5: a card between its announcement and the discard pile. It is always the turn player's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct InPlay {
    pub card: CardId,
    pub target: Target,
    pub strong: bool,
    /// Its effect has begun.
    pub resolved: bool,
    /// Seats whose reactions are over, and those on whom it has no effect.
    pub asked: SeatSet,
    pub cancelled: SeatSet,
}

/// SK-7.8: somebody is asked whether to answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct React {
    /// Whom the card is played against.
    pub against: Seat,
    pub asked: Seat,
    /// The card that can be answered: the one in play, or the last chit.
    pub answering: CardId,
    pub chits: u8,
}

/// The name of the frame the game waits in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarFrame")]
pub enum FrameName {
    Pick,
    Main,
    Cash,
    Benefit,
    Draw,
    StepPlay,
    Flipped,
    Snatched,
    React,
    Trim,
    Over,
}

/// Lives and dies with the turn, so it cannot go stale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Now {
    /// Actions used.
    pub used: u8,
    /// SK-8.6: the limit a card set; 0 where none did.
    pub limit: u8,
    /// SK-8.4: voters less for each seat bought.
    pub rebate: u8,
    /// SK-8.5.
    pub same_state: bool,
    /// Whether a seat action was done, which is what the first one's discount asks.
    pub seated: bool,
    /// States with a seat action, and with a power action, as bits (SK-6.3, SK-6.4).
    pub seat_in: u16,
    pub power_in: u16,
    /// SK-7.7: add-ons that may still follow the last card action.
    pub addons: u8,
}

/// The places of set bits, lowest first.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        lowest
    })
}

pub(crate) fn cards_in(set: u64) -> impl Iterator<Item = CardId> + Clone {
    bits(set).map(CardId)
}

#[inline]
pub(crate) fn bit(card: CardId) -> u64 {
    1 << card.0
}

/// The cards of one deck, as bits.
#[inline]
pub(crate) fn of_deck(deck: Deck) -> u64 {
    ((1 << DECK) - 1) << (deck.index() * DECK)
}

impl State {
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn turn(&self) -> Seat {
        self.order[usize::from(self.place)]
    }

    /// The other players, in turn order after `seat` (SK-3.5).
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (order, seats) = (self.order, usize::from(self.seats));
        let own = order[..seats].iter().position(|other| *other == seat).unwrap_or_default();
        (1..seats).map(move |step| order[(own + step) % seats])
    }

    /// The opponents, in the order of seats.
    #[inline]
    pub(crate) fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats).filter(move |rival| *rival != seat)
    }

    /// The frame that says who may move. Nothing else ever lies on top between moves.
    #[inline]
    pub(crate) fn top(&self) -> Frame {
        *self.frames.last().expect("there is always a frame")
    }

    pub(crate) fn frame_name(&self) -> FrameName {
        if self.over.is_some() {
            return FrameName::Over;
        }
        match self.top() {
            Frame::Pick => FrameName::Pick,
            Frame::Main | Frame::Climb(_) | Frame::Card(_) => FrameName::Main,
            Frame::Cash => FrameName::Cash,
            Frame::Benefit(_) => FrameName::Benefit,
            Frame::Draw(_) => FrameName::Draw,
            Frame::StepPlay(_) => FrameName::StepPlay,
            Frame::Flipped(_) => FrameName::Flipped,
            Frame::Snatched { .. } => FrameName::Snatched,
            Frame::React(_) => FrameName::React,
            Frame::Trim => FrameName::Trim,
        }
    }

    #[inline]
    pub(crate) fn pending(&self) -> SeatSet {
        if self.over.is_some() {
            return SeatSet::NONE;
        }
        match self.top() {
            Frame::Pick => Seat::all(self.seats).filter(|seat| self.leader[seat.index()].is_none()).collect(),
            Frame::React(react) => SeatSet::one(react.asked),
            _ => SeatSet::one(self.turn()),
        }
    }

    /// What a seat's leader makes of the numbers of the rules.
    #[inline]
    pub(crate) fn terms(&self, seat: Seat) -> &'static Terms {
        let leader = self.leader[seat.index()].expect("leaders are picked before anybody plays");
        &self.set.leader(leader).terms
    }

    #[inline]
    pub(crate) fn tokens(&self, seat: Seat, of: Resource) -> u16 {
        self.tokens[seat.index()][of.index()]
    }

    #[inline]
    pub(crate) fn level(&self, seat: Seat, track: Track) -> u8 {
        self.level[track.index()][seat.index()]
    }

    /// SK-4.1.
    #[inline]
    pub(crate) fn present(&self, seat: Seat, at: StateId) -> bool {
        self.presence[seat.index()] & 1 << at.0 != 0
    }

    /// SK-4.2.
    #[inline]
    pub(crate) fn governs(&self, seat: Seat, at: StateId) -> bool {
        self.government[at.index()] == Some(seat)
    }

    /// How many squares a seat holds in a state.
    #[inline]
    pub(crate) fn squares(&self, seat: Seat, at: StateId) -> u8 {
        self.cubes[at.index()][seat.index()].count_ones() as u8
    }

    /// The empty squares of a state, as bits.
    #[inline]
    pub(crate) fn empty(&self, at: StateId) -> u16 {
        let [a, b, c, d] = self.cubes[at.index()];
        self.set.state(at).all() & !(a | b | c | d)
    }

    #[inline]
    pub(crate) fn owner(&self, at: Square) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.cubes[at.state.index()][seat.index()] & 1 << at.number != 0)
    }

    /// SK-1.4: what the bank can still give.
    pub(crate) fn bank(&self, of: Resource) -> u16 {
        if !self.options.strict_supply {
            return u16::MAX;
        }
        let held: u16 = self.tokens.iter().map(|own| own[of.index()]).sum();
        self.set.rules.supply.saturating_sub(held)
    }

    /// SK-1.4: whether the seat could place one more cube.
    #[inline]
    pub(crate) fn has_cube(&self, seat: Seat) -> bool {
        !self.options.strict_supply || self.cubes_placed(seat) < u32::from(self.set.rules.cubes)
    }

    pub(crate) fn cubes_placed(&self, seat: Seat) -> u32 {
        self.cubes.iter().map(|state| state[seat.index()].count_ones()).sum()
    }

    /// How many cards of a deck a hand holds: the backs are visible.
    #[inline]
    pub(crate) fn backs(&self, seat: Seat, deck: Deck) -> u8 {
        (self.hands[seat.index()] & of_deck(deck)).count_ones() as u8
    }

    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].count_ones() as u8
    }

    /// SK-6.10: whether the closed deck can give a card, remade if need be.
    #[inline]
    pub(crate) fn can_give(&self, deck: Deck) -> bool {
        !self.closed[deck.index()].is_empty() || self.discards & of_deck(deck) != 0
    }

    /// The open cards of a deck, slot by slot.
    #[inline]
    pub(crate) fn row(&self, deck: Deck) -> &[Option<CardId>] {
        &self.rows[deck.index()][..usize::from(self.set.rules.row)]
    }

    /// SK-6.2: how many actions the turn allows.
    #[inline]
    pub(crate) fn limit(&self) -> u8 {
        let limit = if self.now.limit > 0 { self.now.limit } else { self.set.rules.actions };
        limit.saturating_sub(self.skips[self.turn().index()])
    }

    #[inline]
    pub(crate) fn action_left(&self) -> bool {
        self.now.used < self.limit()
    }

    /// SK-4.5, counted anew: the sum that `vp` always equals.
    pub(crate) fn points(&self, seat: Seat) -> Points {
        let rules = &self.set.rules;
        let governed = StateId::all().filter(|at| self.governs(seat, *at));
        let full = governed.clone().filter(|at| self.cubes[at.index()][seat.index()] == self.set.state(*at).all());
        let held = Award::ALL.iter().filter(|award| self.holder[award.index()] == Some(seat));
        let laid = cards_in(self.laid[seat.index()]).map(|card| match self.set.face(card).effect {
            crate::cards::Effect::Victory(vp) => u16::from(vp),
            _ => 0,
        });
        Points {
            states: governed.clone().map(|at| u16::from(self.set.state(at).size())).sum(),
            full: full.count() as u16 * u16::from(rules.full_majority),
            awards: held.map(|award| u16::from(self.set.award(*award).1)).sum(),
            cards: laid.sum(),
        }
    }
}

/// SK-4.5: where a player's victory points come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarPoints")]
pub struct Points {
    pub states: u16,
    pub full: u16,
    pub awards: u16,
    pub cards: u16,
}

impl Points {
    pub(crate) fn total(self) -> u16 {
        self.states + self.full + self.awards + self.cards
    }
}
