//! Alpha-beta search for games of two seats without hidden information: iterative deepening, zero-window search (PVS), a
//! transposition table, late move reductions, and proven results wherever the search reaches the end of the game.
//!
//! It needs the game's fast position, a [`FastPosition`]. For games without one, and for more seats, it hands over to [`Mcts`].

mod search;
mod transposition;

use std::marker::PhantomData;

use hustings_core::{FastPosition, FastVisitor, LOG_ODDS_ONE, Luck, Search, Seat, Start};

use crate::timer::Timer;
use crate::{Budget, Candidate, Chosen, Decision, Mcts, Player, SearchSettings, imagine, legal_moves};
use search::{RootMove, Searcher, WON, Window};
use transposition::TranspositionTable;

pub struct Minimax<G: Search> {
    budget: Budget,
    settings: SearchSettings,
    table: TranspositionTable,
    game: PhantomData<fn() -> G>,
}

impl<G: Search> Minimax<G> {
    /// `budget` is used, not the one in `settings`.
    pub fn new(budget: Budget, settings: SearchSettings) -> Minimax<G> {
        Minimax { budget, settings, table: TranspositionTable::new(), game: PhantomData }
    }

    /// Every move of the seat with its exact result, best first, if the budget is enough to search all lines to the end.
    pub fn solve(&mut self, state: &G::State, seat: Seat) -> Option<Vec<Candidate<G::Move>>> {
        let mut moves = Vec::new();
        G::legal_moves(state, seat, &mut moves);
        let ranked = self.search(state, &moves, Aim::Solve)?;
        ranked.iter().map(|root| root.solved.map(|_| candidate(root, &moves))).collect()
    }

    /// [`Player::choose`] with an aim.
    pub(crate) fn decide(
        &mut self,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        luck: &mut Luck,
        aim: Aim,
    ) -> Chosen<G> {
        let root = imagine(start, view, luck)?;
        let mut moves = legal_moves::<G>(&root, seat)?;
        if moves.len() == 1 {
            return Ok(Decision::without_search(moves.remove(0)));
        }
        let Some(ranked) = self.search(&root, &moves, aim) else {
            return Mcts::new(self.budget, self.settings).choose(start, view, seat, luck);
        };
        Ok(Decision::best(ranked.iter().map(|root| candidate(root, &moves)).collect()))
    }

    /// The value of every move for the side to move, best first; `None` if the game has no [`FastPosition`].
    fn search(&mut self, state: &G::State, moves: &[G::Move], aim: Aim) -> Option<Vec<RootMove>> {
        G::with_fast_position(state, Visit { moves, aim, table: &mut self.table, timer: Timer::new(self.budget) })
    }
}

fn candidate<M: Clone>(root: &RootMove, moves: &[M]) -> Candidate<M> {
    Candidate { mv: moves[root.index].clone(), share: share(root.value), visits: 1, solved: root.solved }
}

/// What a search is for.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Aim {
    /// The best move. The others are only known to be no better.
    Choose,
    /// The value of every move; less deep with the same budget.
    Compare,
    /// The exact result of every move.
    Solve,
}

/// Runs a search on the game's [`FastPosition`], whose type only the game knows.
struct Visit<'a, G: Search> {
    moves: &'a [G::Move],
    aim: Aim,
    table: &'a mut TranspositionTable,
    timer: Timer,
}

impl<G: Search> FastVisitor<G> for Visit<'_, G> {
    type Found = Vec<RootMove>;

    fn visit(self, position: impl FastPosition, number: impl Fn(&G::Move) -> u16) -> Vec<RootMove> {
        let numbers: Vec<u16> = self.moves.iter().map(number).collect();
        let mut searcher = Searcher::new(self.table, self.timer);
        match self.aim {
            Aim::Choose => searcher.choose(&position, &numbers, Window::Zero),
            Aim::Compare => searcher.choose(&position, &numbers, Window::Full),
            Aim::Solve => searcher.solve(&position, &numbers),
        }
    }
}

impl<G: Search> Player<G> for Minimax<G> {
    fn choose(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Chosen<G> {
        self.decide(start, view, seat, luck, Aim::Choose)
    }
}

/// A value as the mover's expected result, from 0 to 1: the logistic function of its log-odds.
fn share(value: i32) -> f32 {
    match value {
        _ if value > WON / 2 => 1.0,
        _ if value < -WON / 2 => 0.0,
        _ => 1.0 / (1.0 + (-value as f32 / LOG_ODDS_ONE as f32).exp()),
    }
}
