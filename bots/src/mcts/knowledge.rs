//! What each seat has learned since the search began, as one number: two positions that a seat cannot tell apart have the
//! same number for it, and so share a node of the tree.
//!
//! Without that a seat would know in the search what it cannot know at the table: having waited a move it would "see" the
//! card another seat has meanwhile laid face down, and would learn to wait.

use std::hash::{Hash, Hasher};

use hustings_core::{Event, Game, Luck, MAX_SEATS, Nature, Seat, Silent, Viewer};
use rustc_hash::FxHasher;

use super::digest::digest;
use crate::Worlds;

pub(super) struct Knowledge<G: Game> {
    seats: u8,
    worlds: Worlds,
    /// Where all seats know the same, only the first is used.
    keys: [u64; MAX_SEATS],
    /// Dice have fallen since the search began, and no key says how.
    chance: bool,
    /// Working space.
    told: Vec<G::Event>,
}

impl<G: Game> Knowledge<G> {
    pub fn new(worlds: Worlds) -> Self {
        Knowledge { seats: 0, worlds, keys: [0; MAX_SEATS], chance: false, told: Vec::new() }
    }

    /// Back to the moment the search began.
    pub fn forget(&mut self, seats: u8) {
        self.seats = seats;
        self.chance = false;
        for (seat, key) in self.keys.iter_mut().enumerate() {
            *key = seat as u64;
        }
    }

    pub fn of(&self, seat: Seat) -> u64 {
        if self.secrets() { self.keys[seat.index()] } else { self.keys[0] }
    }

    /// Whether one seat may know what another does not. In one world taken for the truth everything is known.
    pub fn secrets(&self) -> bool {
        G::INFO.secrets && self.worlds == Worlds::Fresh
    }

    /// Whether a seat's key says all that decides what is legal for it now, when `asked` is the one that searches: others may hold
    /// other cards in every world.
    pub fn settles(&self, seat: Seat, asked: Seat) -> bool {
        !self.chance && (seat == asked || !self.secrets())
    }

    /// Plays a move and lets every seat learn from it what it may. A refused move teaches nothing.
    pub fn play(&mut self, world: &mut G::State, seat: Seat, mv: &G::Move, luck: &mut Luck) -> Result<(), G::Illegal> {
        if !G::INFO.hidden || self.worlds == Worlds::One {
            let before = luck.position();
            G::play(world, seat, mv, luck, &mut Silent)?;
            self.chance |= luck.position() != before;
            learn(&mut self.keys[0], &(seat, mv));
            return Ok(());
        }
        self.told.clear();
        G::play(world, seat, mv, luck, &mut self.told)?;
        if !G::INFO.secrets {
            self.learn_openly(seat, mv);
            return Ok(());
        }
        learn(&mut self.keys[seat.index()], mv);
        for event in &self.told {
            // Chance is left out: nodes are shared by all the ways the dice may fall, or the tree would never grow deep.
            if event.nature() == Nature::Chance {
                self.chance = true;
                continue;
            }
            let whole = digest(event);
            // What even a spectator sees in full, every seat does; and most is like that.
            if event.seen_by(Viewer::Spectator).is_some_and(|seen| seen == *event) {
                self.keys[..usize::from(self.seats)].iter_mut().for_each(|key| learn(key, &whole));
                continue;
            }
            for watcher in Seat::all(self.seats) {
                let Some(seen) = event.seen_by(Viewer::Seat(watcher)) else { continue };
                let news = if seen == *event { whole } else { digest(&seen) };
                learn(&mut self.keys[watcher.index()], &news);
            }
        }
        Ok(())
    }

    /// Without secrets one key stands for everybody. All see the move, so of what followed only that is news which was turned up.
    fn learn_openly(&mut self, seat: Seat, mv: &G::Move) {
        learn(&mut self.keys[0], &(seat, mv));
        for event in &self.told {
            match event.nature() {
                Nature::Plain => {}
                Nature::Chance => self.chance = true,
                Nature::Reveal => learn(&mut self.keys[0], &digest(event)),
            }
        }
    }
}

fn learn(key: &mut u64, news: &impl Hash) {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    news.hash(&mut hasher);
    *key = hasher.finish();
}
