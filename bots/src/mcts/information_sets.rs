//! Information sets: what each seat has observed since the search began, as one hash key per seat. Positions that a seat cannot tell
//! apart have the same key for it, and so share a node of the tree.
//!
//! Without them a seat would know in the search what it cannot know at the table: after waiting a move it would "see" the card
//! another seat has meanwhile played face down, and would learn to wait.

use std::hash::{Hash, Hasher};

use hustings_core::{Event, Luck, MAX_SEATS, Nature, Search, Seat, Silent, Viewer};
use rustc_hash::FxHasher;

use super::content_hash::content_hash;
use crate::Determinizations;

pub(super) struct InformationSets<G: Search> {
    seats: u8,
    worlds: Determinizations,
    /// One key per seat. If all seats know the same, only the first is used.
    keys: [u64; MAX_SEATS],
    /// Whether dice were rolled since the search began: the keys leave out their results.
    chance: bool,
    /// Scratch space: the events of the last move.
    events: Vec<G::Event>,
}

impl<G: Search> InformationSets<G> {
    pub fn new(worlds: Determinizations) -> Self {
        InformationSets { seats: 0, worlds, keys: [0; MAX_SEATS], chance: false, events: Vec::new() }
    }

    /// Back to the root of the search.
    pub fn reset(&mut self, seats: u8) {
        self.seats = seats;
        self.chance = false;
        for (seat, key) in self.keys.iter_mut().enumerate() {
            *key = seat as u64;
        }
    }

    pub fn key(&self, seat: Seat) -> u64 {
        if self.differ() { self.keys[seat.index()] } else { self.keys[0] }
    }

    /// Whether one seat may know what another does not. In a single determinization taken for the truth, everything is known.
    pub fn differ(&self) -> bool {
        G::INFO.secrets && self.worlds == Determinizations::Fresh
    }

    /// Whether `seat` has the same legal moves at every position with its current key. That holds for `searcher`, the
    /// seat that searches; the others may hold other cards in every determinization.
    pub fn fixes_moves(&self, seat: Seat, searcher: Seat) -> bool {
        !self.chance && (seat == searcher || !self.differ())
    }

    /// Plays a move and updates the keys of all seats that observe it. A refused move changes nothing.
    pub fn play(&mut self, world: &mut G::State, seat: Seat, mv: &G::Move, luck: &mut Luck) -> Result<(), G::Illegal> {
        if !G::INFO.hidden || self.worlds == Determinizations::One {
            let before = luck.position();
            G::play(world, seat, mv, luck, &mut Silent)?;
            self.chance |= luck.position() != before;
            extend(&mut self.keys[0], &(seat, mv));
            return Ok(());
        }
        self.events.clear();
        G::play(world, seat, mv, luck, &mut self.events)?;
        if !G::INFO.secrets {
            self.observe_openly(seat, mv);
            return Ok(());
        }
        extend(&mut self.keys[seat.index()], mv);
        for event in &self.events {
            // Results of chance are left out: if every roll had its own nodes, the tree would never grow deep.
            if event.nature() == Nature::Chance {
                self.chance = true;
                continue;
            }
            let whole = content_hash(event);
            // Most events are public: what a spectator sees in full, every seat does.
            if event.seen_by(Viewer::Spectator).is_some_and(|seen| seen == *event) {
                self.keys[..usize::from(self.seats)].iter_mut().for_each(|key| extend(key, &whole));
                continue;
            }
            for observer in Seat::all(self.seats) {
                let Some(seen) = event.seen_by(Viewer::Seat(observer)) else { continue };
                let seen = if seen == *event { whole } else { content_hash(&seen) };
                extend(&mut self.keys[observer.index()], &seen);
            }
        }
        Ok(())
    }

    /// Without secrets there is one key for all seats. Everybody sees the move, so only what it reveals is new.
    fn observe_openly(&mut self, seat: Seat, mv: &G::Move) {
        extend(&mut self.keys[0], &(seat, mv));
        for event in &self.events {
            match event.nature() {
                Nature::Plain => {}
                Nature::Chance => self.chance = true,
                Nature::Reveal => extend(&mut self.keys[0], &content_hash(event)),
            }
        }
    }
}

/// Adds an observation to a key.
fn extend(key: &mut u64, observed: &impl Hash) {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    observed.hash(&mut hasher);
    *key = hasher.finish();
}
