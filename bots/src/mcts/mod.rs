//! Information set Monte Carlo tree search (ISMCTS) with UCB1, for any game: one seat or several, chance, hidden information and
//! simultaneous moves.
//!
//! - Hidden information: simulations start from determinizations (`Game::imagine`), a new one every few simulations. Nodes are
//!   information sets of the seat that moves (`information_sets`), so no seat uses what it could not know.
//! - Simultaneous moves are decoupled: each pending seat selects by its own statistics before any of the moves is played.
//! - Chance: nodes do not depend on rolls (open loop); each simulation rolls its own.
//! - Many moves: progressive widening in the order of the game's priors (`tree`).
//! - Rewards: each seat maximises its own; team-mates share a rank and so cooperate. A temper changes the reward of the seat that
//!   searches (`temper`).
//! - Threads: root parallelisation. Each grows its own tree (`search`), and the statistics of the roots are added up.

mod content_hash;
mod information_sets;
mod playout;
mod search;
mod tree;

use hustings_core::{Luck, Search, Seat, Start};

use crate::{
    Budget, Candidate, ChoiceError, Chosen, Decision, Player, SearchSettings, imagine, legal_moves, out_of_turn,
    without_hopeless,
};
use playout::fraction;
pub(crate) use playout::steered;
use search::Searcher;
pub(crate) use search::simulations_per_world;

pub struct Mcts<G: Search> {
    budget: Budget,
    slip: f32,
    /// One per thread.
    searchers: Vec<Searcher<G>>,
}

impl<G: Search> Mcts<G> {
    /// `budget` is used, not the one in `settings`.
    pub fn new(budget: Budget, settings: SearchSettings) -> Mcts<G> {
        let searchers = (0..settings.threads.max(1)).map(|_| Searcher::new(settings)).collect();
        Mcts { budget, slip: settings.slip, searchers }
    }

    /// The share of the budget for thread number `thread`.
    fn budget_of(&self, thread: u32) -> Budget {
        let threads = self.searchers.len() as u32;
        let part = |nodes| nodes / threads + u32::from(thread < nodes % threads);
        match self.budget {
            Budget::Nodes(nodes) => Budget::Nodes(part(nodes)),
            Budget::NodesWithin(nodes, time) => Budget::NodesWithin(part(nodes), time),
            time @ Budget::Time(_) => time,
        }
    }

    /// Grows all trees, each on a thread of its own.
    fn search(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Result<(), ChoiceError> {
        let budgets: Vec<_> = (0..self.searchers.len() as u32).map(|thread| self.budget_of(thread)).collect();
        // Each thread has its own luck, so that the result does not depend on which is faster.
        let mut parts: Vec<_> = self.searchers.iter_mut().zip(budgets).map(|part| (part, luck.next_u64())).collect();
        let ((own, budget), seed) = parts.pop().expect("there is at least one thread");
        let grow = |searcher: &mut Searcher<G>, budget, seed| {
            searcher.grow(start, view, seat, budget, &mut Luck::from_number(seed))
        };
        let grow = &grow;
        std::thread::scope(|scope| {
            let spawn = |((searcher, budget), seed)| scope.spawn(move || grow(searcher, budget, seed));
            let others: Vec<_> = parts.into_iter().map(spawn).collect();
            let grown = grow(own, budget, seed);
            others.into_iter().fold(grown, |grown, other| grown.and(other.join().expect("a search does not panic")))
        })
    }

    /// The moves of all roots with their visits added up, the most visited first.
    fn candidates(&mut self, seat: Seat) -> Vec<Candidate<G::Move>> {
        let mut candidates = Vec::new();
        for searcher in &mut self.searchers {
            searcher.add_statistics(seat, &mut candidates);
        }
        candidates.retain(|candidate| candidate.visits > 0);
        candidates.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.share.total_cmp(&one.share)));
        candidates
    }
}

impl<G: Search> Player<G> for Mcts<G> {
    fn choose(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Chosen<G> {
        let world = imagine(start, view, luck)?;
        let mut moves = without_hopeless::<G>(&world, seat, legal_moves::<G>(&world, seat)?);
        if moves.len() == 1 {
            return Ok(Decision::without_search(moves.remove(0)));
        }
        self.search(start, view, seat, luck)?;
        let candidates = self.candidates(seat);
        let chosen = if self.slip > 0.0 { sample(&candidates, self.slip, luck) } else { 0 };
        Ok(Decision { mv: candidates[chosen].mv.clone(), candidates })
    }

    fn out_of_turn(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<G::Move> {
        out_of_turn::choose::<G>(start, view, seat, luck)
    }
}

/// Draws a candidate with a probability in proportion to visits^(1/temperature).
fn sample<M>(candidates: &[Candidate<M>], temperature: f32, luck: &mut Luck) -> usize {
    let most = candidates[0].visits as f32;
    let weight = |candidate: &Candidate<M>| (candidate.visits as f32 / most).powf(1.0 / temperature);
    let mut left = fraction(luck) * candidates.iter().map(weight).sum::<f32>();
    let drawn = candidates.iter().position(|candidate| {
        left -= weight(candidate);
        left < 0.0
    });
    drawn.unwrap_or(0)
}
