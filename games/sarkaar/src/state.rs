//! What is on the table, and what always holds there (SK-4).

use arrayvec::ArrayVec;
use hustings_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{CARDS, CardId, DECK, Effect, LeaderId, MOST_OPEN, STATES, Set, Square, StateId, Terms, TileId};
use crate::info::{MOST_DEALT, MOST_SEATS, Options};
use crate::moves::Target;
use crate::pieces::{Award, Deck, Resource, Track, closed_list};

/// Each card in play has at most one frame above it that waits for others; then come the frame the game waits in, and
/// the end.
const MOST_FRAMES: usize = 2 * CARDS + 4;

/// Everything, secrets included. Flat and small, so that cloning is cheap; lists have room for the worst case and copy
/// only what they hold.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(crate) set: &'static Set,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// SK-10.1.
    pub(crate) target: u8,
    /// SK-11: the stack of open frames, the top one last. It is never empty.
    pub(crate) frames: ArrayVec<Frame, MOST_FRAMES>,

    /// SK-3.4: the leaders dealt to each seat, as many as the option says.
    pub(crate) dealt: [[Option<LeaderId>; MOST_DEALT]; MOST_SEATS],
    pub(crate) leader: [Option<LeaderId>; MOST_SEATS],
    /// SK-3.5: the turn order; not used before leaders are revealed.
    pub(crate) order: [Seat; MOST_SEATS],
    /// Whose turn it is, as an index into the order.
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
    pub(crate) decided: u16,
    /// By award: development, culture, states.
    pub(crate) level: [[u8; MOST_SEATS]; 3],
    pub(crate) holder: [Option<Seat>; 3],
    pub(crate) vp: [u16; MOST_SEATS],
    /// By seat, then in the order of [`Resource`].
    pub(crate) tokens: [[u16; 3]; MOST_SEATS],
    /// SK-8.11: how many actions each seat's next turn loses.
    pub(crate) skips: [u8; MOST_SEATS],

    /// Cards in hand, laid out permanently (SK-8.8) and discarded, as bits.
    pub(crate) hands: [u64; MOST_SEATS],
    pub(crate) laid: [u64; MOST_SEATS],
    pub(crate) discards: u64,
    pub(crate) rows: [[Option<CardId>; MOST_OPEN]; 2],
    /// Closed, drawn from the back.
    pub(crate) closed: [ArrayVec<CardId, DECK>; 2],
}

closed_list! {
    /// SK-10: why it ended.
    Reason, "SarkaarReason" {
        Target = "target",
        States = "states",
        RoundCap = "round_cap",
    }
}

/// SK-11: a frame: one open thing, with what only it remembers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Frame {
    Pick,
    Main,
    Cash,
    Benefit(Left),
    Draw(Deck),
    StepPlay(Deck),
    Flipped(CardId),
    Snatched {
        card: CardId,
        from: Seat,
    },
    React(React),
    Trim,
    /// Waits for nobody: it continues when it becomes the top.
    Climb(Climb),
    /// Waits for nobody either.
    Card(InPlay),
    /// SK-10: the end, on top of whatever was open then.
    Over(Reason),
}

/// SK-6.9: benefits still to take, in the order culture, development, strategy, aggression.
pub(crate) type Left = [u8; 4];

/// SK-9.3: steps still to climb on a track, and then on the other one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Climb {
    pub track: Track,
    pub steps: u8,
    pub then: u8,
}

/// SK-7.5: a card between its announcement and the discard pile. It always belongs to the turn player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct InPlay {
    pub card: CardId,
    pub target: Target,
    pub strong: bool,
    /// Its effect has begun.
    pub resolved: bool,
    /// Seats whose reactions are over, and seats for which it is cancelled.
    pub asked: SeatSet,
    pub cancelled: SeatSet,
}

/// SK-7.8: somebody is asked whether to answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct React {
    /// The card in play, which continues once the question is answered.
    pub played: InPlay,
    /// The player it is played against.
    pub against: Seat,
    pub asked: Seat,
    /// The card that can be answered: the one in play, or the last chit.
    pub answering: CardId,
    pub chits: u8,
}

closed_list! {
    /// The name of the frame the game waits in.
    FrameName, "SarkaarFrame" {
        Pick = "pick",
        Main = "main",
        Cash = "cash",
        Benefit = "benefit",
        Draw = "draw",
        StepPlay = "step_play",
        Flipped = "flipped",
        Snatched = "snatched",
        React = "react",
        Trim = "trim",
        Over = "over",
    }
}

/// Lives and dies with the turn, so it cannot go stale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Now {
    /// Actions used.
    pub used: u8,
    /// SK-8.6: the limit a card set.
    pub raised: Option<u8>,
    /// SK-8.4: voters less for each seat bought.
    pub rebate: u8,
    /// SK-8.5.
    pub same_state: bool,
    /// Whether a seat action has been taken, for the discount on the first one.
    pub seated: bool,
    /// States with a seat action, and with a power action, as bits (SK-6.3, SK-6.4).
    pub seat_in: u16,
    pub power_in: u16,
    /// SK-7.7: add-ons that may still follow the last card action.
    pub addons: u8,
}

/// The indices of set bits, lowest first.
#[inline]
pub(crate) fn bits(set: u64) -> Bits {
    Bits(set)
}

#[derive(Clone)]
pub(crate) struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }

    /// Moves are listed by it, so it is what playing costs most of.
    #[inline]
    fn fold<A, F: FnMut(A, u8) -> A>(mut self, first: A, mut each: F) -> A {
        let mut all = first;
        while self.0 != 0 {
            all = each(all, self.0.trailing_zeros() as u8);
            self.0 &= self.0 - 1;
        }
        all
    }
}

#[inline]
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
        let own = order[..seats].iter().position(|other| *other == seat).expect("every seat has a turn");
        (1..seats).map(move |step| order[(own + step) % seats])
    }

    /// The opponents, in the order of seats.
    #[inline]
    pub(crate) fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats).filter(move |rival| *rival != seat)
    }

    /// The top frame, which says who may move. Between moves it is never one that waits for nobody.
    #[inline]
    pub(crate) fn top(&self) -> Frame {
        *self.frames.last().expect("there is always a frame")
    }

    #[inline]
    pub(crate) fn open(&mut self, frame: Frame) {
        self.frames.push(frame);
    }

    /// Replaces the top frame.
    #[inline]
    pub(crate) fn replace_top(&mut self, frame: Frame) {
        *self.frames.last_mut().expect("there is always a frame") = frame;
    }

    #[inline]
    pub(crate) fn close_top(&mut self) {
        self.frames.pop();
    }

    pub(crate) fn frame_name(&self) -> FrameName {
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
            Frame::Over(_) => FrameName::Over,
        }
    }

    /// SK-10: why the game is over, if it is.
    #[inline]
    pub(crate) fn over(&self) -> Option<Reason> {
        match self.top() {
            Frame::Over(reason) => Some(reason),
            _ => None,
        }
    }

    pub(crate) fn question(&self, _seat: Seat) -> u32 {
        self.questions
    }

    #[inline]
    pub(crate) fn pending(&self) -> SeatSet {
        match self.top() {
            Frame::Over(_) => SeatSet::NONE,
            Frame::Pick => Seat::all(self.seats).filter(|seat| self.leader[seat.index()].is_none()).collect(),
            Frame::React(react) => SeatSet::one(react.asked),
            _ => SeatSet::one(self.turn()),
        }
    }

    /// The numbers of the rules as the seat's leader changes them.
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

    /// SK-6.10: whether the closed deck can give a card, reshuffled if needed.
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
        let limit = self.now.raised.unwrap_or(self.set.rules.actions);
        limit.saturating_sub(self.skips[self.turn().index()])
    }

    #[inline]
    pub(crate) fn action_left(&self) -> bool {
        self.now.used < self.limit()
    }

    /// SK-4.5: the points counted from the board; `vp` always equals their sum.
    pub(crate) fn points(&self, seat: Seat) -> Points {
        let rules = &self.set.rules;
        let governed = StateId::all().filter(|at| self.governs(seat, *at));
        let full = governed.clone().filter(|at| self.cubes[at.index()][seat.index()] == self.set.state(*at).all());
        let held = Award::ALL.iter().filter(|award| self.holder[award.index()] == Some(seat));
        let laid = cards_in(self.laid[seat.index()]).map(|card| match self.set.face(card).effect {
            Effect::Victory { points } => points.into(),
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
