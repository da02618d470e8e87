//! A person leaves the house for good. The others' game goes on and stays whole: a bot plays on for them, and every line that named them shows
//! another name from then on.

use hustings_core::{Seat, SeatSet};

use super::Owner;
use crate::bots;
use crate::protocol::Phase;
use crate::store::Entry;

impl Owner {
    /// What is written when a person with these ids leaves; nothing where the table does not know them, or not any more.
    pub(super) fn leaves(&self, users: &[String], name: &str) -> Vec<Entry> {
        let table = &self.table;
        if !table.names(users) {
            return Vec::new();
        }
        let held = table.held_by(users);
        let mut entries = match table.phase() {
            Phase::Open => held.iter().map(|seat| Entry::Stood { seat }).collect(),
            Phase::Playing | Phase::Paused => self.hand_over(held),
            Phase::Over | Phase::Frozen => Vec::new(),
        };
        entries.push(Entry::Left { users: users.to_vec(), name: name.to_owned() });
        entries
    }

    /// Others play on with a bot, as when somebody stays away; where nobody else plays, the game ends as if they had resigned.
    fn hand_over(&self, held: SeatSet) -> Vec<Entry> {
        let table = &self.table;
        let plays = |seat: &Seat| !table.sitter(*seat).has_resigned();
        let mut own = held.iter().filter(plays).peekable();
        if own.peek().is_none() {
            return Vec::new();
        }
        let others = |seat: Seat| !held.contains(seat) && table.sitter(seat).user().is_some() && plays(&seat);
        if table.created().daily.is_none() && table.all_seats().any(others) {
            let alone = own.filter(|seat| table.sitter(*seat).stand_in().is_none());
            return alone.map(|seat| Entry::TakenOver { seat, bot: bots::STAND_IN.to_owned(), by: seat }).collect();
        }
        own.map(|seat| Entry::Resigned { seat }).chain(table.end_abandoned(held)).collect()
    }
}
