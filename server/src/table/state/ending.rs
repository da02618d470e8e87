//! When and how a game ends, by the rules, because only one side is left, or by agreement.

use hustings_catalog::AnyMatch;
use hustings_core::{Seat, SeatSet};

use super::{Prepared, Table};
use crate::protocol::{EndedHow, Phase};
use crate::store::Entry;

impl Table {
    /// The entry that ends the game after this move, if the rules say that it is over.
    pub fn end_after(&self, prepared: &Prepared) -> Option<Entry> {
        if let Prepared::Moved(tried) = prepared { self.end_of(&*tried.after) } else { None }
    }

    /// The same for the position as it stands.
    pub fn end_by_rules(&self) -> Option<Entry> {
        self.game().filter(|_| self.phase == Phase::Playing).and_then(|game| self.end_of(game))
    }

    fn end_of(&self, game: &dyn AnyMatch) -> Option<Entry> {
        let outcome = game.outcome()?;
        let mut ranks = outcome.ranks.values().to_vec();
        self.rank_resigned_last(&mut ranks, SeatSet::NONE);
        let events = game.record().events;
        Some(Entry::Ended { how: EndedHow::Rules, ranks, outcome: Some(outcome), events })
    }

    /// The entry that ends the game where `leaver` goes and only one side is left.
    pub fn end_without(&self, leaver: Seat, how: EndedHow) -> Option<Entry> {
        self.game()?;
        let stays = |seat: &Seat| !self.sitter(*seat).has_resigned() && *seat != leaver;
        if self.all_seats().filter(stays).count() > 1 {
            return None;
        }
        let mut ranks = vec![1; self.seats.len()];
        self.rank_resigned_last(&mut ranks, SeatSet::one(leaver));
        Some(Entry::Ended { how, ranks, outcome: None, events: None })
    }

    /// The entry that ends the game where `leavers` go and no person is left.
    pub fn end_abandoned(&self, leavers: SeatSet) -> Option<Entry> {
        self.game()?;
        let mut ranks = vec![1; self.seats.len()];
        self.rank_resigned_last(&mut ranks, leavers);
        Some(Entry::Ended { how: EndedHow::Resignation, ranks, outcome: None, events: None })
    }

    /// The entry that ends the game where everybody who still plays agrees to a draw.
    pub fn end_by_agreement(&self) -> Entry {
        let mut ranks = vec![1; self.seats.len()];
        self.rank_resigned_last(&mut ranks, SeatSet::NONE);
        Entry::Ended { how: EndedHow::Agreement, ranks, outcome: None, events: None }
    }

    /// Seats that resigned rank behind all others; among themselves they share the last place.
    fn rank_resigned_last(&self, ranks: &mut [u8], also: SeatSet) {
        let resigned = |seat: usize| self.seats[seat].has_resigned() || also.contains(Seat(seat as u8));
        let stayed = (0..ranks.len()).filter(|seat| !resigned(*seat)).count() as u8;
        let before = ranks.to_vec();
        for seat in 0..ranks.len() {
            ranks[seat] = if resigned(seat) {
                stayed + 1
            } else {
                1 + (0..before.len()).filter(|other| !resigned(*other) && before[*other] < before[seat]).count() as u8
            };
        }
    }
}
