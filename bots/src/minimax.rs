//! Alpha-beta for two seats where nothing is hidden: iterative deepening, a table of positions seen before, and exact values
//! wherever the search sees the end of the game. For games that give their positions a fingerprint; elsewhere, and with
//! more seats, it is [`Mcts`].

mod table;

use std::cmp::Reverse;

use hustings_core::{Game, Luck, Seat, Silent, Start};

use crate::timer::Timer;
use crate::{Budget, Choice, Considered, Mcts, NoChoice, Player, Search, imagine, options};
use table::{Bound, Entry, Table};

/// More than any value.
const INFINITE: i32 = 1 << 29;
/// A won game, before the margin is added.
const WON: i32 = 1 << 24;
/// What an evaluation of 1 counts: less than any result.
const CERTAIN: f32 = 1e6;
/// Deeper than any game: every line is followed to its end.
const TO_THE_END: u8 = u8::MAX;

pub struct Minimax<G: Game> {
    budget: Budget,
    search: Search,
    table: Table,
    levels: Vec<Level<G>>,
    timer: Timer,
    /// Set once the budget is spent: everything below returns at once, and what it returns counts for nothing.
    stopped: bool,
    /// Whether an evaluation stood in for a result since this was last cleared.
    guessed: bool,
}

/// Working space of one depth, kept so that no node allocates.
struct Level<G: Game> {
    moves: Vec<G::Move>,
    children: Vec<Child<G>>,
}

struct Child<G: Game> {
    state: G::State,
    key: u64,
    /// How it looks to whoever moves there.
    looks: i32,
}

impl<G: Game> Minimax<G> {
    pub fn new(budget: Budget, search: Search) -> Minimax<G> {
        Minimax {
            budget,
            search,
            table: Table::new(),
            levels: Vec::new(),
            timer: Timer::new(budget),
            stopped: false,
            guessed: false,
        }
    }

    /// The value of every move for the side to move, best first, at the greatest depth the budget allows; and whether all
    /// of them are exact.
    fn weigh(&mut self, root: &G::State, seat: Seat, moves: &[G::Move]) -> (Vec<(usize, i32)>, bool) {
        let mut luck = Luck::from_number(0);
        let mut ranked: Vec<(usize, i32)> = Vec::new();
        let children: Vec<G::State> = moves.iter().map(|mv| after::<G>(root, seat, mv, &mut luck)).collect();
        for (index, child) in children.iter().enumerate() {
            ranked.push((index, toward(seat, child_side::<G>(child), look::<G>(child))));
        }
        ranked.sort_by_key(|(_, value)| Reverse(*value));
        for depth in 1..TO_THE_END {
            self.guessed = false;
            let mut values = ranked.clone();
            let mut best = -INFINITE;
            let mut finished = 0;
            for (place, (index, value)) in values.iter_mut().enumerate() {
                let child = &children[*index];
                let same = child_side::<G>(child) == seat;
                let found = self.scout(child, depth - 1, (best, INFINITE), place > 0, same, 0);
                if self.stopped {
                    break;
                }
                *value = found;
                best = best.max(found);
                finished = place + 1;
            }
            // Of an unfinished round, what was looked at first is known best; the rest keeps its place behind.
            if finished > 0 {
                values[..finished].sort_by_key(|(_, value)| Reverse(*value));
                ranked = values;
            }
            if self.stopped {
                return (ranked, false);
            }
            if !self.guessed {
                return (ranked, true);
            }
        }
        (ranked, false)
    }

    /// A child's value for its parent: the first in full, the others only as far as it takes to see that they are no better.
    fn scout(
        &mut self,
        child: &G::State,
        depth: u8,
        (alpha, beta): (i32, i32),
        narrow: bool,
        same: bool,
        level: usize,
    ) -> i32 {
        let mut search = |alpha: i32, beta: i32| {
            if same {
                self.value(child, depth, alpha, beta, level)
            } else {
                -self.value(child, depth, -beta, -alpha, level)
            }
        };
        if narrow {
            let guess = search(alpha, alpha + 1);
            if guess <= alpha || guess >= beta {
                return guess;
            }
        }
        search(alpha, beta)
    }

    /// What the position is worth to whoever moves, if that lies between `alpha` and `beta`; else a bound on that side.
    fn value(&mut self, state: &G::State, depth: u8, mut alpha: i32, mut beta: i32, level: usize) -> i32 {
        let Some(side) = G::pending(state).first() else { return result::<G>(state, child_side::<G>(state)) };
        if !self.timer.goes_on() {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        if depth == 0 {
            self.guessed = true;
            return look::<G>(state);
        }
        let key = G::fingerprint(state).unwrap_or_default();
        let known = self.table.get(key);
        if let Some(entry) = known
            && (entry.exact || entry.depth >= depth)
        {
            let before = (alpha, beta);
            match entry.bound {
                Bound::Exactly => (alpha, beta) = (entry.value, entry.value),
                Bound::AtLeast => alpha = alpha.max(entry.value),
                Bound::AtMost => beta = beta.min(entry.value),
            }
            if alpha >= beta {
                self.guessed |= !entry.exact;
                return entry.value;
            }
            if !entry.exact {
                (alpha, beta) = before; // a guess may end a line, not shape an exact one
            }
        }
        let guessed_elsewhere = std::mem::replace(&mut self.guessed, false);
        self.expand(state, side, depth, known.map(|entry| entry.best), level);
        let (least, mut best, mut best_key) = (alpha, -INFINITE, 0);
        for at in 0..self.levels[level].children.len() {
            // Taken out and put back, so that the levels below can be used meanwhile.
            let child = std::mem::replace(&mut self.levels[level].children[at].state, state.clone());
            let same = child_side::<G>(&child) == side;
            let found = self.scout(&child, depth - 1, (alpha, beta), at > 0, same, level + 1);
            self.levels[level].children[at].state = child;
            if self.stopped {
                return 0;
            }
            if found > best {
                best = found;
                best_key = self.levels[level].children[at].key;
                alpha = alpha.max(best);
                if alpha >= beta {
                    break;
                }
            }
        }
        let bound = match best {
            _ if best <= least => Bound::AtMost,
            _ if best >= beta => Bound::AtLeast,
            _ => Bound::Exactly,
        };
        let exact = !self.guessed;
        self.guessed |= guessed_elsewhere;
        self.table.put(key, Entry { value: best, depth, bound, exact, best: best_key });
        best
    }

    /// The positions one move on, the most promising first.
    fn expand(&mut self, state: &G::State, side: Seat, depth: u8, best: Option<u64>, level: usize) {
        while self.levels.len() <= level {
            self.levels.push(Level { moves: Vec::new(), children: Vec::new() });
        }
        let Level { moves, children } = &mut self.levels[level];
        moves.clear();
        children.clear();
        G::legal_moves(state, side, moves);
        let mut luck = Luck::from_number(0);
        for mv in moves.iter() {
            let child = after::<G>(state, side, mv, &mut luck);
            // At the last depth an order would cost more than it saves.
            let (key, looks) = if depth > 1 {
                let key = G::fingerprint(&child).unwrap_or_default();
                let looks = toward(side, child_side::<G>(&child), look::<G>(&child));
                (key, if best == Some(key) { INFINITE } else { looks })
            } else {
                (0, 0)
            };
            children.push(Child { state: child, key, looks });
        }
        if depth == 1 {
            return;
        }
        children.sort_by_key(|child| (Reverse(child.looks), child.key));
        // Moves that lead to positions alike in play are one move.
        children.dedup_by_key(|child| child.key);
    }
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
    /// Every move of the seat with its exact result, the best first, if the budget is enough to follow all lines to the end.
    pub fn solve(&mut self, state: &G::State, seat: Seat) -> Option<Vec<Solved<G::Move>>> {
        G::fingerprint(state)?;
        let mut moves = Vec::new();
        G::legal_moves(state, seat, &mut moves);
        self.begin();
        let mut luck = Luck::from_number(0);
        let mut solved = Vec::new();
        for mv in moves {
            let child = after::<G>(state, seat, &mv, &mut luck);
            let side = child_side::<G>(&child);
            let value = toward(seat, side, self.exactly(&child)?);
            let margin = value - if share(value) == 0.5 { 0 } else { value.signum() * WON };
            solved.push(Solved { mv, share: share(value), margin });
        }
        solved.sort_by(|one, other| other.share.total_cmp(&one.share).then(other.margin.cmp(&one.margin)));
        Some(solved)
    }

    /// Deeper and deeper, since what was found before orders what comes after, until nothing is guessed.
    fn exactly(&mut self, state: &G::State) -> Option<i32> {
        for depth in 0..TO_THE_END {
            self.guessed = false;
            let value = self.value(state, depth, -INFINITE, INFINITE, 0);
            if self.stopped {
                return None;
            }
            if !self.guessed {
                return Some(value);
            }
        }
        None
    }

    fn begin(&mut self) {
        self.timer = Timer::new(self.budget);
        self.stopped = false;
        self.table.forget();
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
        let root = imagine(start, view, luck)?;
        if start.seats() != 2 || G::fingerprint(&root).is_none() {
            return Mcts::new(self.budget, self.search).choose(start, view, seat, luck);
        }
        let mut moves = options::<G>(&root, seat)?;
        if moves.len() == 1 {
            return Ok(Choice::unweighed(moves.remove(0)));
        }
        self.begin();
        let (ranked, _exact) = self.weigh(&root, seat, &moves);
        let considered: Vec<_> = ranked
            .iter()
            .map(|(index, value)| Considered { mv: moves[*index].clone(), share: share(*value), visits: 1 })
            .collect();
        Ok(Choice { mv: considered[0].mv.clone(), considered })
    }
}

fn after<G: Game>(state: &G::State, seat: Seat, mv: &G::Move, luck: &mut Luck) -> G::State {
    let mut child = state.clone();
    G::play(&mut child, seat, mv, luck, &mut Silent).expect("a listed move is accepted");
    child
}

/// Whose eyes a position is judged by: the mover's, or seat 0's once it is over.
fn child_side<G: Game>(state: &G::State) -> Seat {
    G::pending(state).first().unwrap_or(Seat(0))
}

fn toward(seat: Seat, side: Seat, value: i32) -> i32 {
    if seat == side { value } else { -value }
}

/// The result, or how the position looks, to whoever moves.
fn look<G: Game>(state: &G::State) -> i32 {
    let side = child_side::<G>(state);
    if G::pending(state).is_empty() { result::<G>(state, side) } else { guess(G::evaluate(state, side)) }
}

fn guess(worth: f32) -> i32 {
    ((worth - 0.5) * CERTAIN) as i32
}

/// A win, then by how much; a shared win is 0.
fn result<G: Game>(state: &G::State, side: Seat) -> i32 {
    let outcome = G::outcome(state).expect("nobody is asked, so it is over");
    let rival = Seat(1 - side.0);
    let margin = outcome.scores[side].saturating_sub(outcome.scores[rival]).clamp(-WON / 2, WON / 2);
    match outcome.ranks[side].cmp(&outcome.ranks[rival]) {
        std::cmp::Ordering::Less => WON + margin,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => -WON + margin,
    }
}

/// Back to what a seat can expect, between 0 and 1.
fn share(value: i32) -> f32 {
    match value {
        _ if value > WON / 2 => 1.0,
        _ if value < -WON / 2 => 0.0,
        _ => 0.5 + value as f32 / CERTAIN,
    }
}
