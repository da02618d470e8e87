//! Analysis of a finished game: each player's chances from move to move, and what would have been better.

use hustings_catalog::{AnyMatch, Catalog, Refused};
use hustings_core::{Record, Seat, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{BotError, Budget, Candidate, Chances, Roster, ViewedPosition};

/// The chances in one position, with everything visible.
#[derive(Debug, Clone, PartialEq)]
pub struct PositionReview {
    /// How many moves had been made.
    pub number: usize,
    /// The next move and its seat; none at the end of the record.
    pub next: Option<(Seat, String)>,
    pub chances: Chances,
}

/// A decision of the game, searched again with only what its seat could know.
#[derive(Debug, Clone, PartialEq)]
pub struct DecisionReview {
    pub seat: Seat,
    pub played: Candidate<String>,
    /// Best first.
    pub best: Vec<Candidate<String>>,
    /// How much better the best move would have been.
    pub loss: f32,
}

/// Why a record cannot be reviewed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ReviewError {
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error("there is no position {number}; the record has {moves} moves")]
    NoSuchPosition { number: usize, moves: usize },
    #[error("seat {0} made this move out of turn, so there is nothing to compare it with")]
    OutOfTurn(Seat),
    #[error(transparent)]
    Bot(#[from] BotError),
}

/// Steps forward through one record.
pub struct Review<'a> {
    roster: &'a Roster,
    record: &'a Record,
    game: Box<dyn AnyMatch>,
    options: Value,
}

impl<'a> Review<'a> {
    pub fn new(catalog: &Catalog, roster: &'a Roster, record: &'a Record) -> Result<Review<'a>, ReviewError> {
        let game = catalog.open(record)?.game;
        let options = game.options();
        Ok(Review { roster, record, game, options })
    }

    /// The chances after `number` moves, which must not be fewer than in the call before.
    pub fn position(&mut self, number: usize, budget: Budget) -> Result<PositionReview, ReviewError> {
        self.advance(number)?;
        let view = self.game.view(Viewer::Everything)?;
        let chances = self.roster.search_chances(&self.seen(&view, budget))?;
        Ok(PositionReview { number, next: self.record.moves.get(number).cloned(), chances })
    }

    /// The typed value of a move at the position looked at last.
    pub fn typed_move(&self, number: usize, seat: Seat, text: &str) -> Result<Box<RawValue>, ReviewError> {
        self.game.typed_move(seat, text).map_err(|why| why.in_record(number + 1, seat, text).into())
    }

    /// The decision made after `number` moves, which must not be fewer than in the call before.
    pub fn decision(&mut self, number: usize, budget: Budget) -> Result<DecisionReview, ReviewError> {
        let beyond = || ReviewError::NoSuchPosition { number, moves: self.record.moves.len() };
        let (seat, mv) = self.record.moves.get(number).ok_or_else(beyond)?;
        self.advance(number)?;
        self.game.duplicate().play(*seat, mv).map_err(|why| why.in_record(number + 1, *seat, mv))?;
        if !self.game.pending().contains(*seat) {
            return Err(ReviewError::OutOfTurn(*seat));
        }
        let view = self.game.view(Viewer::Seat(*seat))?;
        let advice = self.roster.advise(&self.seen(&view, budget), *seat, Some(mv))?;
        let played = advice.played.expect("advice on a played move has it");
        let loss = (advice.best[0].share - played.share).max(0.0);
        Ok(DecisionReview { seat: *seat, played, best: advice.best, loss })
    }

    fn advance(&mut self, number: usize) -> Result<(), ReviewError> {
        let moves = &self.record.moves;
        if number > moves.len() {
            return Err(ReviewError::NoSuchPosition { number, moves: moves.len() });
        }
        for (index, (seat, mv)) in moves.iter().enumerate().take(number).skip(self.game.played()) {
            self.game.play(*seat, mv).map_err(|why| why.in_record(index + 1, *seat, mv))?;
        }
        Ok(())
    }

    fn seen<'s>(&'s self, view: &'s RawValue, budget: Budget) -> ViewedPosition<'s> {
        ViewedPosition {
            game: &self.record.game,
            seats: self.record.seats,
            options: &self.options,
            view: view.get(),
            budget,
            seed: self.game.played() as u64,
        }
    }
}
