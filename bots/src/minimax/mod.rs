//! Alpha-beta for two seats where nothing is hidden: iterative deepening, a table of positions seen before, and proven results
//! wherever the search sees the end of the game. For games that have a [`Bout`]; elsewhere, and with more seats, it is
//! [`Mcts`].

mod search;
mod table;

use std::marker::PhantomData;

use hustings_core::{Bout, Game, LOOKS, Luck, Seat, Spar, Start};

use crate::timer::Timer;
use crate::{Budget, Choice, Considered, Mcts, NoChoice, Player, Search, imagine, options};
use search::{Searcher, WON, Weighed};
use table::Table;

pub struct Minimax<G: Game> {
    budget: Budget,
    search: Search,
    table: Table,
    game: PhantomData<fn() -> G>,
}

/// What a move leads to when both play as well as can be.
#[derive(Debug, Clone, PartialEq)]
pub struct Solved<M> {
    pub mv: M,
    /// What the mover gets: 1 for a win, a half for a shared one, 0.
    pub share: f32,
    /// By how much the mover's score is the higher in the end.
    pub margin: i32,
}

impl<G: Game> Minimax<G> {
    pub fn new(budget: Budget, search: Search) -> Minimax<G> {
        Minimax { budget, search, table: Table::new(), game: PhantomData }
    }

    /// Every move of the seat with its exact result, the best first, if the budget is enough to follow all lines to the end.
    pub fn solve(&mut self, state: &G::State, seat: Seat) -> Option<Vec<Solved<G::Move>>> {
        let mut moves = Vec::new();
        G::legal_moves(state, seat, &mut moves);
        let solved = |weighed: Weighed| {
            Some(Solved { mv: moves[weighed.index].clone(), share: share(weighed.value), margin: weighed.solved? })
        };
        self.weigh(state, &moves, Aim::Solve)?.into_iter().map(solved).collect()
    }

    /// What [`Player::choose`] makes of the position, with another aim if need be.
    pub(crate) fn think(
        &mut self,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        luck: &mut Luck,
        aim: Aim,
    ) -> Result<Choice<G::Move>, NoChoice> {
        let root = imagine(start, view, luck)?;
        let mut moves = options::<G>(&root, seat)?;
        if moves.len() == 1 {
            return Ok(Choice::unweighed(moves.remove(0)));
        }
        let Some(weighed) = self.weigh(&root, &moves, aim) else {
            return Mcts::new(self.budget, self.search).choose(start, view, seat, luck);
        };
        let consider = |Weighed { index, value, solved }: &Weighed| Considered {
            mv: moves[*index].clone(),
            share: share(*value),
            visits: 1,
            solved: *solved,
        };
        let considered: Vec<_> = weighed.iter().map(consider).collect();
        Ok(Choice { mv: considered[0].mv.clone(), considered })
    }

    /// The value of every move for the side to move, best first; None if the game has no bout.
    fn weigh(&mut self, state: &G::State, moves: &[G::Move], aim: Aim) -> Option<Vec<Weighed>> {
        G::bout(state, Weigh { moves, aim, table: &mut self.table, timer: Timer::new(self.budget) })
    }
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Aim {
    /// A good move within the budget.
    Choose,
    /// What every move is worth, not only the best one; less deep in the same time.
    Compare,
    /// Every move's exact result.
    Solve,
}

/// Weighs a game's moves on its bout.
struct Weigh<'a, G: Game> {
    moves: &'a [G::Move],
    aim: Aim,
    table: &'a mut Table,
    timer: Timer,
}

impl<G: Game> Spar<G> for Weigh<'_, G> {
    type Found = Vec<Weighed>;

    fn on(self, bout: impl Bout, number: impl Fn(&G::Move) -> u16) -> Vec<Weighed> {
        let numbers: Vec<u16> = self.moves.iter().map(number).collect();
        let mut searcher = Searcher::new(self.table, self.timer);
        match self.aim {
            Aim::Choose => searcher.choose(&bout, &numbers, false),
            Aim::Compare => searcher.choose(&bout, &numbers, true),
            Aim::Solve => searcher.solve(&bout, &numbers),
        }
    }
}

impl<G: Game> Player<G> for Minimax<G> {
    fn choose(
        &mut self,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        luck: &mut Luck,
    ) -> Result<Choice<G::Move>, NoChoice> {
        self.think(start, view, seat, luck, Aim::Choose)
    }
}

/// Back to what a seat can expect, between 0 and 1.
fn share(value: i32) -> f32 {
    match value {
        _ if value > WON / 2 => 1.0,
        _ if value < -WON / 2 => 0.0,
        _ => 1.0 / (1.0 + (-value as f32 / LOOKS as f32).exp()),
    }
}
