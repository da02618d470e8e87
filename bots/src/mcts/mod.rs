//! Monte Carlo tree search over any game: UCT for one seat or several, with chance, secrets and simultaneous decisions.
//!
//! - Secrets: simulations start in fresh worlds from `imagine`, so the search averages over what the seat cannot know;
//!   and in the search too each seat chooses by what it knows alone (`knowledge`).
//! - Simultaneous decisions are decoupled: each pending seat chooses by its own figures before any of the choices is played.
//! - Chance: nodes do not name the dice; each simulation meets its own on the way.
//! - Many options: `Game::promise` says which to try first, and more join the more often a node is visited (`tree`).
//! - Each seat maximises its own share of the outcome; team-mates share a rank and so pull together.
//! - A temper changes what a result is worth to the seat that is asked (`temper`); the others are thought of as even.
//! - Threads grow a tree each (`search`) and add up what they found at the root.

mod digest;
mod knowledge;
mod playout;
mod search;
mod tree;

use hustings_core::{Game, Luck, Seat, Start};

use crate::{Budget, Choice, Considered, NoChoice, Player, Search, hopeful, imagine, options, unasked};
use playout::fraction;
pub(crate) use playout::steered;
use search::Searcher;
pub(crate) use search::serves;

pub struct Mcts<G: Game> {
    budget: Budget,
    slip: f32,
    /// One for each thread.
    searchers: Vec<Searcher<G>>,
}

impl<G: Game> Mcts<G> {
    /// `budget` holds, whatever `search` says of one.
    pub fn new(budget: Budget, search: Search) -> Mcts<G> {
        let searchers = (0..search.threads.max(1)).map(|_| Searcher::new(search)).collect();
        Mcts { budget, slip: search.slip, searchers }
    }

    /// The part of the budget that thread number `thread` has.
    fn part(&self, thread: u32) -> Budget {
        let threads = self.searchers.len() as u32;
        let part = |nodes| nodes / threads + u32::from(thread < nodes % threads);
        match self.budget {
            Budget::Nodes(nodes) => Budget::Nodes(part(nodes)),
            Budget::NodesWithin(nodes, time) => Budget::NodesWithin(part(nodes), time),
            time @ Budget::Time(_) => time,
        }
    }
}

impl<G: Game> Player<G> for Mcts<G> {
    fn choose(
        &mut self,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        luck: &mut Luck,
    ) -> Result<Choice<G::Move>, NoChoice> {
        let world = imagine(start, view, luck)?;
        let mut moves = hopeful::<G>(&world, seat, options::<G>(&world, seat)?);
        if moves.len() == 1 {
            return Ok(Choice::unweighed(moves.remove(0)));
        }
        let budgets: Vec<_> = (0..self.searchers.len() as u32).map(|thread| self.part(thread)).collect();
        // Each thread has a luck of its own, so that their results do not depend on who was faster.
        let mut parts: Vec<_> = self.searchers.iter_mut().zip(budgets).map(|part| (part, luck.next_u64())).collect();
        let ((own, budget), seed) = parts.pop().expect("there is at least one");
        let grow = |searcher: &mut Searcher<G>, budget, seed| {
            searcher.grow(start, view, seat, budget, &mut Luck::from_number(seed))
        };
        let grow = &grow;
        std::thread::scope(|scope| {
            let spawn = |((searcher, budget), seed)| scope.spawn(move || grow(searcher, budget, seed));
            let others: Vec<_> = parts.into_iter().map(spawn).collect();
            let grown = grow(own, budget, seed);
            others.into_iter().fold(grown, |grown, other| grown.and(other.join().expect("a search does not panic")))
        })?;
        let mut considered = Vec::new();
        for searcher in &mut self.searchers {
            searcher.report(seat, &mut considered);
        }
        let order = |one: &Considered<_>, other: &Considered<_>| {
            other.visits.cmp(&one.visits).then(other.share.total_cmp(&one.share))
        };
        considered.retain(|option| option.visits > 0);
        considered.sort_by(order);
        let taken = if self.slip > 0.0 { slipped(&considered, self.slip, luck) } else { 0 };
        Ok(Choice { mv: considered[taken].mv.clone(), considered })
    }

    fn unasked(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<G::Move> {
        unasked::worthwhile::<G>(start, view, seat, luck)
    }
}

/// Which one somebody takes who does not always take the best: the more often a move was looked at, the likelier, and the less so
/// the more they slip.
fn slipped<M>(considered: &[Considered<M>], slip: f32, luck: &mut Luck) -> usize {
    let most = considered[0].visits as f32;
    let weight = |option: &Considered<M>| (option.visits as f32 / most).powf(1.0 / slip);
    let mut left = fraction(luck) * considered.iter().map(weight).sum::<f32>();
    let taken = considered.iter().position(|option| {
        left -= weight(option);
        left < 0.0
    });
    taken.unwrap_or(0)
}
