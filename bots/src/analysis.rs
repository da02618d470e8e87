//! A game thought over again when it is over: how the chances stood from move to move, and what would have been better.

use hustings_catalog::{AnyMatch, Catalog, Refused};
use hustings_core::{Record, Seat, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{Assessed, Budget, Judged, Roster, Scene, Unanswered};

/// How the chances stood, with everything laid open.
#[derive(Debug, Clone, PartialEq)]
pub struct Point {
    /// How many moves had been made.
    pub number: usize,
    /// Who moved next, and what; nobody at the end of the record.
    pub next: Option<(Seat, String)>,
    pub assessed: Assessed,
}

/// A decision thought over again, from what its seat could know then.
#[derive(Debug, Clone, PartialEq)]
pub struct Reviewed {
    pub seat: Seat,
    pub played: Judged<String>,
    /// The best first.
    pub best: Vec<Judged<String>>,
    /// By how much the best would have been better than what was played.
    pub loss: f32,
}

/// Why a record cannot be thought over.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Unreviewed {
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error("move {number}, `{text}` by seat {seat}: {why}")]
    Illegal { number: usize, seat: Seat, text: String, why: Refused },
    #[error("there is no position {number}; the record has {moves} moves")]
    NoSuchPosition { number: usize, moves: usize },
    #[error("seat {0} made this move unasked, so there is nothing to compare it with")]
    Unasked(Seat),
    #[error(transparent)]
    Unanswered(#[from] Unanswered),
}

/// Steps through one record, forwards.
pub struct Review<'a> {
    roster: &'a Roster,
    record: &'a Record,
    game: Box<dyn AnyMatch>,
    options: Value,
}

impl<'a> Review<'a> {
    pub fn new(catalog: &Catalog, roster: &'a Roster, record: &'a Record) -> Result<Review<'a>, Unreviewed> {
        let game = catalog.open(record)?.game;
        let options = game.options();
        Ok(Review { roster, record, game, options })
    }

    /// How the chances stood after `number` moves; not fewer than the last time.
    pub fn point(&mut self, number: usize, budget: Budget) -> Result<Point, Unreviewed> {
        self.advance(number)?;
        let view = self.game.view(Viewer::Everything)?;
        let assessed = self.roster.appraise(&self.scene(&view, budget))?;
        Ok(Point { number, next: self.record.moves.get(number).cloned(), assessed })
    }

    /// The decision that followed after `number` moves; not fewer than the last time.
    pub fn decision(&mut self, number: usize, budget: Budget) -> Result<Reviewed, Unreviewed> {
        let beyond = || Unreviewed::NoSuchPosition { number, moves: self.record.moves.len() };
        let (seat, mv) = self.record.moves.get(number).ok_or_else(beyond)?;
        self.advance(number)?;
        self.game.duplicate().play(*seat, mv).map_err(|why| illegal(number, *seat, mv, why))?;
        if !self.game.pending().contains(*seat) {
            return Err(Unreviewed::Unasked(*seat));
        }
        let view = self.game.view(Viewer::Seat(*seat))?;
        let advice = self.roster.advise(&self.scene(&view, budget), *seat, Some(mv))?;
        let played = advice.played.expect("it was asked about");
        let loss = (advice.best[0].share - played.share).max(0.0);
        Ok(Reviewed { seat: *seat, played, best: advice.best, loss })
    }

    fn advance(&mut self, number: usize) -> Result<(), Unreviewed> {
        let moves = &self.record.moves;
        if number > moves.len() {
            return Err(Unreviewed::NoSuchPosition { number, moves: moves.len() });
        }
        for (index, (seat, mv)) in moves.iter().enumerate().take(number).skip(self.game.played()) {
            self.game.play(*seat, mv).map_err(|why| illegal(index, *seat, mv, why))?;
        }
        Ok(())
    }

    fn scene<'s>(&'s self, view: &'s RawValue, budget: Budget) -> Scene<'s> {
        Scene {
            game: &self.record.game,
            seats: self.record.seats,
            options: &self.options,
            view: view.get(),
            budget,
            seed: self.game.played() as u64,
        }
    }
}

fn illegal(index: usize, seat: Seat, text: &str, why: Refused) -> Unreviewed {
    Unreviewed::Illegal { number: index + 1, seat, text: text.to_owned(), why }
}
