//! Taking back. The newest moves together, by consent or inside one's own turn; or one's own newest secret choice alone, freely,
//! as long as nobody could tell the difference.

use hustings_catalog::{AnyMatch, Catalog};
use hustings_core::{Seat, Viewer};

use super::state::{Played, Table};
use crate::protocol::{CanUndo, Phase, Seq, UnixMs};

impl Table {
    /// How many moves `seat` would take back, and whether it may without asking.
    pub fn undo(&self, seat: Seat) -> (CanUndo, u32) {
        let last = self.played.iter().rposition(|played| played.seat == seat);
        let (Some(last), Phase::Playing) = (last, self.phase) else { return (CanUndo::No, 0) };
        if self.own_choice_is_free(seat) {
            return (CanUndo::Freely, 1);
        }
        let moves = (self.played.len() - last) as u32;
        let own_turn = moves == 1 && self.pending.contains(seat);
        let freely = own_turn && self.played[last].plain;
        // Everybody has the luck of the day once: what it showed cannot be unseen.
        if self.created.daily.is_some() && !freely {
            return (CanUndo::No, 0);
        }
        (if freely { CanUndo::Freely } else { CanUndo::Asking }, moves)
    }

    /// Whether the seat's newest move can be taken back out of the middle: it was secret, and still is.
    pub fn own_choice_is_free(&self, seat: Seat) -> bool {
        self.phase == Phase::Playing && self.free[seat.index()]
    }

    /// Whether nothing was rolled or revealed in the newest `moves` moves.
    pub fn is_plain(&self, moves: u32) -> bool {
        self.played.iter().rev().take(moves as usize).all(|played| played.plain)
    }

    /// How many of the newest `moves` moves `viewer` knows of.
    pub fn known_of(&self, moves: u32, viewer: Viewer) -> u32 {
        known(self.played.iter().rev().take(moves as usize), viewer)
    }

    /// Finds out anew which seats have a secret choice to take back; before anything is shown.
    pub fn weigh_choices(&mut self, catalog: &Catalog) {
        let free = Seat::all(self.created.seats).map(|seat| self.without_newest(seat, catalog).is_some());
        self.free = free.collect();
    }

    /// The game as if `seat` had not made its newest move: only where that was told to nobody else, where everything that came
    /// later would have been told just the same, and where the others see nothing but that the seat is to act again.
    fn without_newest(&self, seat: Seat, catalog: &Catalog) -> Option<Box<dyn AnyMatch>> {
        let game = self.game.as_ref().filter(|game| game.info().secrets && game.outcome().is_none())?;
        let last = self.played.iter().rposition(|played| played.seat == seat)?;
        if !self.played[last].secret {
            return None;
        }
        let seats = self.created.seats;
        let record = game.record();
        let mut before = record.clone();
        before.moves.truncate(last);
        let mut without = catalog.replay(&before).ok()?;
        let mut with = without.duplicate();
        let told = with.play(seat, &record.moves[last].1).ok()?;
        // What it taught the seat itself cannot be unlearned.
        if !told.can_be_taken_back() && !without.teaches_nothing(seat, &record.moves[last].1, &told) {
            return None;
        }
        for (mover, mv) in &record.moves[last + 1..] {
            let (one, other) = (with.play(*mover, mv).ok()?, without.play(*mover, mv).ok()?);
            if !one.is_same_as(&other, seats) {
                return None;
            }
        }
        let same = |other: Seat| {
            game.question(other) == without.question(other) && game.moves(other).ok() == without.moves(other).ok()
        };
        let fits =
            without.pending() == game.pending().with(seat) && Seat::all(seats).filter(|other| *other != seat).all(same);
        fits.then_some(without)
    }

    /// Books that the seat took its newest choice back. True where others are to act as before and so learn nothing.
    pub(super) fn take_back_own(
        &mut self,
        seat: Seat,
        seq: Seq,
        at: UnixMs,
        catalog: &Catalog,
    ) -> Result<bool, String> {
        let last = self.played.iter().rposition(|played| played.seat == seat).ok_or("there is no move to take back")?;
        if self.game.is_some() {
            let without = self.without_newest(seat, catalog);
            self.game = Some(without.ok_or("what was secret has been told meanwhile")?);
        }
        self.played.remove(last);
        let was_asked = self.pending.contains(seat);
        self.look_around(seq, Some(seat));
        if !was_asked && self.pending.contains(seat) {
            self.clocks.ask_again(seat, at);
            self.clocked_at = at;
        }
        Ok(was_asked)
    }

    pub(super) fn take_back(
        &mut self,
        moves: usize,
        seq: Seq,
        at: UnixMs,
        catalog: &Catalog,
    ) -> Result<Vec<Played>, String> {
        let kept = self.played.len().checked_sub(moves).ok_or("more moves taken back than were made")?;
        let gone = self.played.split_off(kept);
        if let Some(game) = &self.game {
            let mut record = game.record();
            record.moves.truncate(kept);
            (record.result, record.events) = (None, None);
            self.game = Some(catalog.replay(&record).map_err(|refused| refused.message)?);
            self.clocks.pause(at);
            self.look_around(seq, None);
            self.clocks.ask(self.pending, at);
            self.clocked_at = at;
        }
        for sitter in &mut self.seats {
            sitter.out_of_time = false;
        }
        Ok(gone)
    }
}

/// How many of these moves `viewer` knows of.
pub fn known<'a>(moves: impl Iterator<Item = &'a Played>, viewer: Viewer) -> u32 {
    moves.filter(|played| !played.quiet || viewer.is(played.seat)).count() as u32
}
