//! What is on the table, and what always holds there (KL-3).

use hustings_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{CARDS, CardId, Choice, Effect, Set};
use crate::info::{MAX_SEATS, Options};
use crate::regions::{REGIONS, Region, Regions};

/// KL-3.1.
pub(crate) const ROOM: u8 = 3;

/// Everything, the order of the deck included. Flat: a clone copies about 150 bytes.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(crate) set: &'static Set,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) starter: Seat,
    pub(crate) phase: Phase,
    /// Whose turn it is; after the end, whose turn was last.
    pub(crate) turn: Seat,
    /// 1 to 5; 0 while homes are chosen.
    pub(crate) year: u8,
    pub(crate) now: Now,
    /// The nine regions and the chosen homes.
    pub(crate) in_play: Regions,
    pub(crate) chips: [[u8; MAX_SEATS]; REGIONS],
    pub(crate) money: [u16; MAX_SEATS],
    pub(crate) home: [Option<Region>; MAX_SEATS],
    pub(crate) place: [Option<Region>; MAX_SEATS],
    /// KL-8.3, `windfall`: what the next funding is multiplied by.
    pub(crate) factor: [u8; MAX_SEATS],
    /// Drawn from the front.
    pub(crate) deck: [CardId; CARDS],
    pub(crate) drawn: u8,
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoPhase")]
pub enum Phase {
    /// KL-2.2.
    Homes,
    /// KL-8.2: the card just drawn asks for a choice.
    Choosing,
    /// KL-4.3.
    Acting,
    Over,
}

/// Lives and dies with the turn, so it cannot go stale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Now {
    pub moved: bool,
    pub debated: bool,
    pub stuck: bool,
    pub two_free: bool,
    pub roam: bool,
    pub ad_price: u8,
    pub smear_price: u8,
    pub coach: u8,
}

impl Now {
    pub const FRESH: Now = Now {
        moved: false,
        debated: false,
        stuck: false,
        two_free: false,
        roam: false,
        ad_price: 2,
        smear_price: 3,
        coach: 0,
    };
}

impl State {
    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub(crate) fn pending(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::NONE } else { SeatSet::one(self.turn) }
    }

    /// Where the seat's candidate is. Only called after homes have been chosen.
    #[inline]
    pub(crate) fn place(&self, seat: Seat) -> Region {
        self.place[seat.index()].expect("a candidate stands somewhere once homes are chosen")
    }

    #[inline]
    pub(crate) fn home(&self, seat: Seat) -> Region {
        self.home[seat.index()].expect("a candidate has a home once homes are chosen")
    }

    #[inline]
    pub fn chips(&self, seat: Seat, at: Region) -> u8 {
        self.chips[at.index()][seat.index()]
    }

    pub fn money(&self, seat: Seat) -> u16 {
        self.money[seat.index()]
    }

    /// KL-5.1: the seat's chips on the board.
    pub fn influence(&self, seat: Seat) -> u8 {
        self.chips.iter().map(|region| region[seat.index()]).sum()
    }

    /// KL-3.1: how many chips still fit.
    #[inline]
    pub(crate) fn room(&self, at: Region) -> u8 {
        ROOM - self.chips[at.index()].iter().sum::<u8>()
    }

    /// KL-3.2: how many of the seat's chips can be lost there.
    #[inline]
    pub(crate) fn losable(&self, seat: Seat, at: Region) -> u8 {
        let own = self.chips(seat, at);
        if self.home[seat.index()] == Some(at) { own.saturating_sub(1) } else { own }
    }

    /// KL-3.4.
    pub(crate) fn holds(&self, seat: Seat, at: Region) -> bool {
        let own = self.chips(seat, at);
        // With at most three chips, a majority is two, or one alone.
        own >= 2 || (own == 1 && self.room(at) == ROOM - 1)
    }

    /// KL-5.1: regions held by majority, homes included.
    pub(crate) fn majorities(&self, seat: Seat) -> u8 {
        self.in_play.filter(|region| self.holds(seat, *region)).count() as u8
    }

    /// Adds as many of `wanted` chips as fit (KL-3.1).
    #[inline]
    pub(crate) fn add_chips(&mut self, seat: Seat, at: Region, wanted: u8) -> u8 {
        let added = wanted.min(self.room(at));
        self.chips[at.index()][seat.index()] += added;
        added
    }

    /// Takes as many of `wanted` chips as can be lost (KL-3.2).
    #[inline]
    pub(crate) fn take_chips(&mut self, seat: Seat, at: Region, wanted: u8) -> u8 {
        let taken = wanted.min(self.losable(seat, at));
        self.chips[at.index()][seat.index()] -= taken;
        taken
    }

    /// How many turns the seat has begun.
    pub(crate) fn turns_begun(&self, seat: Seat) -> u8 {
        let place_in_order = |seat: Seat| (seat.0 + self.seats - self.starter.0) % self.seats;
        if self.phase == Phase::Homes {
            0
        } else if place_in_order(seat) <= place_in_order(self.turn) {
            self.year
        } else {
            self.year - 1
        }
    }

    /// KL-8.2: what the last card asks the drawing seat to decide.
    pub(crate) fn asking(&self) -> Option<Choice> {
        let card = self.set.card(self.deck[usize::from(self.drawn).checked_sub(1)?]);
        match card.effect.value {
            Effect::Choice(choice) if self.phase == Phase::Choosing => Some(choice),
            _ => None,
        }
    }

    /// The cards nobody has seen, top first.
    pub(crate) fn unseen(&self) -> &[CardId] {
        &self.deck[usize::from(self.drawn)..]
    }
}
