//! The moves that stand, and what taking one back needs to know of it.

use hustings_core::{Seat, Viewer};

use super::clocks::Reading;
use crate::protocol::Seq;

/// Oldest first.
#[derive(Default)]
pub struct History(Vec<Played>);

#[derive(Debug, Clone, Copy)]
pub struct Played {
    /// Its entry in the journal.
    pub(super) seq: Seq,
    pub(super) seat: Seat,
    /// It can be taken back without anybody knowing more than before.
    pub(super) plain: bool,
    /// Nobody but its seat was told anything by it.
    pub(super) secret: bool,
    /// Nobody but its seat may even know that it was made.
    pub(super) quiet: bool,
    /// What its seat's clock showed when it was made.
    pub(super) clock: Option<Reading>,
    /// A standing order made it: taken back alone, it would be made again at once.
    pub(super) ordered: bool,
}

/// A move that stands, as somebody who looks back needs it.
#[derive(Debug, Clone, Copy)]
pub struct KnownMove {
    /// Its entry in the journal.
    pub seq: Seq,
    /// How many moves had been made with it.
    pub number: usize,
}

impl Played {
    pub(super) fn is_known_to(&self, viewer: Viewer) -> bool {
        !self.quiet || viewer == Viewer::Everything || viewer.is(self.seat)
    }
}

/// How many of these moves `viewer` knows of.
pub fn known(moves: &[Played], viewer: Viewer) -> u32 {
    moves.iter().filter(|played| played.is_known_to(viewer)).count() as u32
}

impl History {
    pub(super) fn push(&mut self, played: Played) {
        self.0.push(played);
    }

    pub(super) fn all(&self) -> &[Played] {
        &self.0
    }

    /// Where the seat's newest move stands.
    pub(super) fn newest_of(&self, seat: Seat) -> Option<usize> {
        self.0.iter().rposition(|played| played.seat == seat)
    }

    /// Where the newest move stands that the seat decided itself.
    pub(super) fn newest_decision_of(&self, seat: Seat) -> Option<usize> {
        self.0.iter().rposition(|played| played.seat == seat && !played.ordered)
    }

    /// The newest `moves` moves.
    pub(super) fn newest(&self, moves: u32) -> &[Played] {
        &self.0[self.0.len().saturating_sub(moves as usize)..]
    }

    pub(super) fn remove(&mut self, at: usize) {
        self.0.remove(at);
    }

    /// Takes the newest moves off, if there are as many.
    pub(super) fn take_newest(&mut self, moves: u32) -> Option<Vec<Played>> {
        let kept = self.0.len().checked_sub(moves as usize)?;
        Some(self.0.split_off(kept))
    }

    /// How many moves `viewer` knows of.
    pub fn known_to(&self, viewer: Viewer) -> u32 {
        known(&self.0, viewer)
    }
}
