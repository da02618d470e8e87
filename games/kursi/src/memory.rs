//! KU-12.3: what a player who forgets nothing knows about hands and decks it does not see. The rules keep it up to date
//! and never read it; views show it, and `imagine` deals from it.

use hustings_core::Seat;

use crate::cards::{Deck, KINDS, KindId, Set, StrokeId};
use crate::info::MAX_SEATS;
use crate::state::bit;

/// One player's knowledge of the others' Rally and Asset cards. All of it follows from what that player was told, so
/// any guess in it (after a theft between others) is the same in every world the player cannot tell apart.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Belief {
    /// Cards known to be in a hand.
    pub known: [[u8; KINDS]; MAX_SEATS],
    /// Unknown cards of a hand, by deck: those drawn since the deck was last reshuffled,
    pub fresh: [[u8; 2]; MAX_SEATS],
    /// and those drawn before.
    pub old: [[u8; 2]; MAX_SEATS],
    /// The contents of the decks and all `fresh` cards together.
    pub decks: [u8; KINDS],
    /// The contents of all `old` cards together.
    pub pool: [u8; KINDS],
}

impl Belief {
    pub const NOTHING: Belief = Belief {
        known: [[0; KINDS]; MAX_SEATS],
        fresh: [[0; 2]; MAX_SEATS],
        old: [[0; 2]; MAX_SEATS],
        decks: [0; KINDS],
        pool: [0; KINDS],
    };

    /// The player itself has drawn a card.
    pub fn drew(&mut self, set: &Set, kind: KindId) {
        let k = usize::from(kind.0);
        if self.decks[k] == 0 {
            self.forget_ages();
        }
        if self.decks[k] == 0 {
            // The card was believed to be in a hand, so that hand holds something else.
            let deck = set.deck_of(kind) as usize;
            if let Some(seat) = (0..MAX_SEATS).find(|seat| self.known[*seat][k] > 0) {
                self.known[seat][k] -= 1;
                self.fresh[seat][deck] += 1;
            }
            return;
        }
        self.decks[k] -= 1;
    }

    /// Another player has drawn a card that this one did not see.
    #[inline]
    pub fn other_drew(&mut self, seat: Seat, deck: Deck) {
        self.fresh[seat.index()][deck as usize] += 1;
    }

    /// KU-5.4: the empty deck is made from the discards.
    pub fn remade(&mut self, set: &Set, deck: Deck, contents: &[u8; KINDS]) {
        for k in set.range(deck) {
            self.pool[k] += self.decks[k];
            self.decks[k] = contents[k];
        }
        for seat in 0..MAX_SEATS {
            let fresh = std::mem::take(&mut self.fresh[seat][deck as usize]);
            self.old[seat][deck as usize] += fresh;
        }
    }

    /// This player sees a card leave another hand.
    #[inline]
    pub fn saw(&mut self, set: &Set, seat: Seat, kind: KindId) {
        let (s, k, deck) = (seat.index(), usize::from(kind.0), set.deck_of(kind) as usize);
        if self.known[s][k] > 0 {
            self.known[s][k] -= 1;
        } else if self.old[s][deck] > 0 && self.pool[k] > 0 {
            self.old[s][deck] -= 1;
            self.pool[k] -= 1;
        } else if self.fresh[s][deck] > 0 && self.decks[k] > 0 {
            self.fresh[s][deck] -= 1;
            self.decks[k] -= 1;
        } else {
            self.corrected(set, s, k, deck);
        }
    }

    /// The belief about the hands was wrong: changes it as little as possible so that hand `s` can have held the card.
    fn corrected(&mut self, set: &Set, s: usize, k: usize, deck: usize) {
        self.forget_ages();
        if self.decks[k] == 0 {
            // The card was believed to be in another hand.
            let Some(x) = (0..MAX_SEATS).find(|x| self.known[*x][k] > 0) else { return };
            self.known[x][k] -= 1;
            return self.hand_over(set, s, x);
        }
        if let Some(x) = (0..MAX_SEATS).map(|step| (s + step) % MAX_SEATS).find(|x| self.fresh[*x][deck] > 0) {
            self.fresh[x][deck] -= 1;
            self.decks[k] -= 1;
            return self.hand_over(set, s, x);
        }
        // Every card of that deck was believed to be known, but one is not.
        let range = set.range(if deck == 0 { Deck::Rally } else { Deck::Asset });
        let found = (0..MAX_SEATS)
            .map(|step| (s + step) % MAX_SEATS)
            .find_map(|x| range.clone().find(|other| self.known[x][*other] > 0).map(|other| (x, other)));
        if let Some((x, other)) = found {
            self.known[x][other] -= 1;
            self.decks[other] += 1;
            self.decks[k] -= 1;
            self.hand_over(set, s, x);
        }
    }

    /// Moves one card from hand `s` to hand `x` in the belief, an unknown one if there is any.
    fn hand_over(&mut self, set: &Set, s: usize, x: usize) {
        if s == x {
            return;
        }
        let unknown =
            (0..2).max_by_key(|deck| (self.fresh[s][*deck], 1 - deck)).filter(|deck| self.fresh[s][*deck] > 0);
        if let Some(deck) = unknown {
            self.fresh[s][deck] -= 1;
            self.fresh[x][deck] += 1;
        } else if let Some(k) = (0..set.kinds.len()).find(|k| self.known[s][*k] > 0) {
            self.known[s][k] -= 1;
            self.decks[k] += 1;
            self.fresh[x][set.deck_of(KindId(k as u8)) as usize] += 1;
        }
    }

    /// KU-12.5: a card moves between two other hands, and this player does not see which.
    pub fn other_theft(&mut self, set: &Set, from: Seat, to: Seat) {
        let (s, t) = (from.index(), to.index());
        let old = (0..2).find(|deck| self.old[s][*deck] > 0 && self.fresh[s] == [0, 0]);
        if let Some(deck) = old {
            self.old[s][deck] -= 1;
            self.old[t][deck] += 1;
        } else {
            self.hand_over(set, s, t);
        }
    }

    /// Stops telling old cards from fresh ones.
    fn forget_ages(&mut self) {
        for k in 0..KINDS {
            self.decks[k] += std::mem::take(&mut self.pool[k]);
        }
        for seat in 0..MAX_SEATS {
            for deck in 0..2 {
                self.fresh[seat][deck] += std::mem::take(&mut self.old[seat][deck]);
            }
        }
    }
}

/// What everybody knows about unseen Masterstrokes. Each is unique, so this is exact until the deck is reshuffled
/// twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StrokeMemory {
    /// Known to be in a hand: taken from the display, or from a known bottom of the deck that had reached the top.
    pub open: [u16; MAX_SEATS],
    /// The other cards of a hand: taken from the deck since it was last reshuffled, and before that.
    pub fresh: [u8; MAX_SEATS],
    pub old: [u8; MAX_SEATS],
    /// The contents of the unknown part of the deck and all `fresh` cards together.
    pub deck: u16,
    /// How many cards at the bottom of the deck are known.
    pub bottom: u8,
}

impl StrokeMemory {
    pub const NOTHING: StrokeMemory =
        StrokeMemory { open: [0; MAX_SEATS], fresh: [0; MAX_SEATS], old: [0; MAX_SEATS], deck: 0, bottom: 0 };

    /// The top of the deck is turned up; `left` cards remain in it.
    pub fn turned_up(&mut self, stroke: StrokeId, left: u8) {
        self.bottom = self.bottom.min(left);
        self.deck &= !bit(stroke);
    }

    pub fn took_open(&mut self, seat: Seat, stroke: StrokeId) {
        self.open[seat.index()] |= bit(stroke);
    }

    /// The top of the deck is taken into a hand; `left` cards remain in it.
    pub fn took_unseen(&mut self, seat: Seat, stroke: StrokeId, left: u8) {
        if self.bottom > left {
            self.bottom = left;
            self.open[seat.index()] |= bit(stroke);
        } else {
            self.fresh[seat.index()] += 1;
        }
    }

    /// A card is shown and leaves a hand.
    pub fn left_hand(&mut self, seat: Seat, stroke: StrokeId) {
        let s = seat.index();
        if self.open[s] & bit(stroke) != 0 {
            self.open[s] &= !bit(stroke);
        } else if self.deck & bit(stroke) != 0 {
            self.deck &= !bit(stroke);
            self.fresh[s] = self.fresh[s].saturating_sub(1);
        } else {
            self.old[s] = self.old[s].saturating_sub(1);
        }
    }

    /// KU-5.3a: the empty deck is made from the discards.
    pub fn remade(&mut self, contents: u16) {
        for seat in 0..MAX_SEATS {
            self.old[seat] += std::mem::take(&mut self.fresh[seat]);
        }
        self.deck = contents;
        self.bottom = 0;
    }
}
