//! Negamax with alpha-beta over any [`FastPosition`].
//!
//! A value is the mover's: a static evaluation, or a proven result. Pruned and reduced moves never prove a result: a
//! win is proven by one line that holds, a loss only by searching all moves.

use std::cmp::Reverse;

use hustings_core::{FastPosition, LOG_ODDS_ONE, Verdict};

use super::transposition::{Bound, Entry, TranspositionTable};
use crate::timer::Timer;

/// More than any value.
const INFINITE: i32 = 1 << 29;
/// A won game, before the margin is added; more than twice any static evaluation.
pub(super) const WON: i32 = 1 << 24;
/// Deeper than any game: every line is searched to its end.
const TO_THE_END: u8 = u8::MAX;
/// With this many turns left or fewer, the margins are solved too, once it is clear who wins.
const ENDING: u8 = 14;

/// A move at the root.
#[derive(Debug, Clone, Copy)]
pub(super) struct RootMove {
    /// Its place in the list of moves.
    pub index: usize,
    /// For the side to move. With [`Window::Zero`], moves that are not the best have only an upper bound.
    pub value: i32,
    /// The final score difference for the side to move, if every line was searched to the end.
    pub solved: Option<i32>,
}

/// How the moves after the first are searched at the root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Window {
    /// Only as far as it takes to see that they are no better.
    Zero,
    /// Each for its own value.
    Full,
}

/// What counts in a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Scoring {
    Wins,
    Margins,
}

pub(super) struct Searcher<'a, P> {
    table: &'a mut TranspositionTable,
    timer: Timer,
    scoring: Scoring,
    plies: Vec<Ply<P>>,
    /// Set once the budget is spent: then every node returns at once, and its value means nothing.
    stopped: bool,
}

/// Scratch space for the nodes of one ply, kept so that no node allocates.
struct Ply<P> {
    moves: Vec<u16>,
    children: Vec<Child<P>>,
    /// Move ordering: each child's score for the parent and its place among the children, best first.
    order: Vec<(i32, usize)>,
}

struct Child<P> {
    position: P,
    key: u64,
}

impl<P> Default for Ply<P> {
    fn default() -> Self {
        Ply { moves: Vec::new(), children: Vec::new(), order: Vec::new() }
    }
}

/// A node's remaining depth, its alpha-beta window, and its distance from the root.
#[derive(Clone, Copy)]
struct Node {
    depth: u8,
    alpha: i32,
    beta: i32,
    ply: usize,
}

impl<'a, P: FastPosition> Searcher<'a, P> {
    pub fn new(table: &'a mut TranspositionTable, timer: Timer) -> Searcher<'a, P> {
        Searcher { table, timer, scoring: Scoring::Wins, plies: Vec::new(), stopped: false }
    }

    /// Ranks the moves, best first, as deep as the budget allows; near the end of the game with exact margins.
    pub fn choose(&mut self, root: &P, moves: &[u16], window: Window) -> Vec<RootMove> {
        let (children, mut ranked) = self.begin(root, moves, Scoring::Wins);
        self.deepen(&children, root.turns_left(), window, &mut ranked);
        if root.turns_left() <= ENDING && !self.stopped {
            let solved = self.solve(root, moves);
            if solved.iter().all(|root_move| root_move.solved.is_some()) {
                return solved;
            }
        }
        ranked
    }

    /// Every move's exact result, best first. Moves not reached within the budget have no `solved`.
    pub fn solve(&mut self, root: &P, moves: &[u16]) -> Vec<RootMove> {
        let (children, mut ranked) = self.begin(root, moves, Scoring::Margins);
        for root_move in &mut ranked {
            let node = Node { depth: TO_THE_END, alpha: -INFINITE, beta: INFINITE, ply: 0 };
            let value = -self.value(&children[root_move.index], node);
            if self.stopped {
                break;
            }
            (root_move.value, root_move.solved) = (value, Some(margin(value)));
        }
        ranked.sort_by_key(|root_move| Reverse(root_move.value));
        ranked
    }

    /// The positions after the moves, ordered by static evaluation.
    fn begin(&mut self, root: &P, moves: &[u16], scoring: Scoring) -> (Vec<P>, Vec<RootMove>) {
        self.table.clear();
        self.scoring = scoring;
        let children: Vec<P> = moves.iter().map(|mv| after(root, *mv)).collect();
        let rank = |(index, child)| RootMove { index, value: self.static_value(child), solved: None };
        let mut ranked: Vec<RootMove> = children.iter().enumerate().map(rank).collect();
        ranked.sort_by_key(|root_move| Reverse(root_move.value));
        (children, ranked)
    }

    /// Iterative deepening until it is clear who wins: each depth orders the moves for the next.
    fn deepen(&mut self, children: &[P], deepest: u8, window: Window, ranked: &mut Vec<RootMove>) {
        let full = window == Window::Full;
        for depth in 0..deepest {
            let mut values = ranked.clone();
            let (mut best, mut finished) = (-INFINITE, 0);
            for (place, root_move) in values.iter_mut().enumerate() {
                let alpha = if full { -INFINITE } else { best };
                let node = Node { depth, alpha, beta: INFINITE, ply: 0 };
                let found = self.scout(&children[root_move.index], node, depth, place > 0 && !full);
                if self.stopped {
                    break;
                }
                root_move.value = found;
                best = best.max(found);
                finished = place + 1;
                if best > WON / 2 && !full {
                    break;
                }
            }
            if finished == values.len() && best < -WON / 2 {
                // Lost against best play: prefer the move whose loss was proven last.
                ranked.iter_mut().for_each(|root_move| root_move.value = -WON);
                return;
            }
            // If a depth is unfinished, only its finished moves are reordered; the others keep their order behind them.
            if finished > 0 {
                values[..finished].sort_by_key(|root_move| Reverse(root_move.value));
                *ranked = values;
            }
            if self.stopped || best > WON / 2 {
                return;
            }
        }
    }

    /// A child's value for its parent. With a zero window, a reduced search first tests whether the child can be better
    /// at all. `node` is the child's, with the parent's window.
    fn scout(&mut self, child: &P, node: Node, reduced: u8, zero_window: bool) -> i32 {
        let Node { depth, alpha, beta, .. } = node;
        let mut search =
            |depth: u8, alpha: i32, beta: i32| -self.value(child, Node { depth, alpha: -beta, beta: -alpha, ..node });
        if zero_window {
            let mut guess = search(reduced, alpha, alpha + 1);
            if guess > alpha && reduced < depth {
                guess = search(depth, alpha, alpha + 1);
            }
            if guess <= alpha || guess >= beta {
                return guess;
            }
        }
        search(depth, alpha, beta)
    }

    /// The position's value for the side to move if it lies within the window; otherwise a bound (fail-soft).
    fn value(&mut self, position: &P, mut node: Node) -> i32 {
        if let Some(verdict) = position.result() {
            return self.result(verdict);
        }
        self.stopped |= !self.timer.tick();
        if self.stopped {
            return 0;
        }
        if node.depth == 0 {
            return position.log_odds();
        }
        let (worst, best) = position.bounds();
        let (worst, best) = (self.result(worst), self.result(best));
        if worst >= node.beta || worst == best {
            return worst;
        }
        if best <= node.alpha {
            return best;
        }
        (node.alpha, node.beta) = (node.alpha.max(worst), node.beta.min(best));
        let key = position.key();
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|entry| cutoff(&entry, &node)) {
            return value;
        }
        // Taken out and put back, so that the plies below can be used meanwhile.
        if self.plies.len() <= node.ply {
            self.plies.resize_with(node.ply + 1, Ply::default);
        }
        let mut ply = std::mem::take(&mut self.plies[node.ply]);
        let early = self.expand(position, &node, known.map(|entry| entry.best), &mut ply);
        let value = early.unwrap_or_else(|| self.compare(key, node, &ply));
        self.plies[node.ply] = ply;
        value
    }

    /// Searches the children in order, and stores the best value in the transposition table.
    fn compare(&mut self, key: u64, node: Node, ply: &Ply<P>) -> i32 {
        let Node { depth, beta, .. } = node;
        let (mut alpha, mut best, mut best_key) = (node.alpha, -INFINITE, 0);
        let top_score = ply.order.iter().map(|(score, _)| *score).find(|score| *score < INFINITE).unwrap_or(0);
        for (place, (score, at)) in ply.order.iter().enumerate() {
            let mut reduced = depth - 1;
            // A loss is only proven when every move was searched, so a losing node prunes nothing.
            if self.scoring == Scoring::Wins && best > -WON / 2 {
                if place >= width(depth) && top_score - score > FUTILITY {
                    break;
                }
                reduced -= reduction(depth, place);
            }
            let child = &ply.children[*at];
            let below = Node { depth: depth - 1, alpha, beta, ply: node.ply + 1 };
            let found = self.scout(&child.position, below, reduced, place > 0);
            if self.stopped {
                return 0;
            }
            if found > best {
                (best, best_key) = (found, child.key);
                alpha = alpha.max(best);
                if alpha >= beta {
                    break;
                }
            }
        }
        let bound = match best {
            _ if best <= node.alpha => Bound::Upper,
            _ if best >= beta => Bound::Lower,
            _ => Bound::Exact,
        };
        self.table.put(key, Entry { value: best, depth, bound, best: best_key });
        best
    }

    /// Fills `ply` with the children in the order to search them, or returns the node's value if no search is needed.
    /// `hash_move` is the key of the child that was best before.
    fn expand(&mut self, position: &P, node: &Node, hash_move: Option<u64>, ply: &mut Ply<P>) -> Option<i32> {
        let Ply { moves, children, order } = ply;
        moves.clear();
        children.clear();
        order.clear();
        position.moves(moves);
        let last = node.depth == 1;
        let mut best = -INFINITE;
        for mv in moves.iter() {
            let child = after(position, *mv);
            let value = self.static_value(&child);
            if value >= node.beta && (last || value > WON / 2) {
                return Some(value);
            }
            if last {
                self.timer.tick();
                best = best.max(value);
                continue;
            }
            let key = child.key();
            let mut score = value;
            if node.depth > 2
                && let Some(entry) = self.table.get(key)
            {
                let below = Node { depth: node.depth - 1, alpha: -node.beta, beta: -node.alpha, ..*node };
                if let Some(known) = cutoff(&entry, &below)
                    && -known >= node.beta
                {
                    return Some(-known);
                }
                if entry.bound != Bound::Lower || -entry.value < value {
                    score = -entry.value;
                }
            }
            if hash_move == Some(key) {
                score = INFINITE;
            }
            order.push((score, children.len()));
            children.push(Child { position: child, key });
        }
        order.sort_unstable_by_key(|(score, at)| (Reverse(*score), *at));
        last.then_some(best)
    }

    /// A child's value for its parent without any search: its result or its static evaluation.
    fn static_value(&self, child: &P) -> i32 {
        -child.result().map_or_else(|| child.log_odds(), |verdict| self.result(verdict))
    }

    fn result(&self, Verdict { win, margin }: Verdict) -> i32 {
        let margin = if self.scoring == Scoring::Margins && win != 0 { margin } else { 0 };
        i32::from(win) * WON + margin
    }
}

fn after<P: FastPosition>(position: &P, mv: u16) -> P {
    let mut child = position.clone();
    child.play(mv);
    child
}

/// The margin of a proven value.
fn margin(value: i32) -> i32 {
    if value == 0 { 0 } else { value - value.signum() * WON }
}

/// Futility margin: near the horizon, moves that score this much less than the best are pruned.
const FUTILITY: i32 = LOG_ODDS_ONE / 2;

/// Late move pruning: how many moves are always searched.
fn width(depth: u8) -> usize {
    match depth {
        ..=2 => 6,
        3 => 10,
        _ => usize::MAX,
    }
}

/// Late move reduction: how many plies less a move is searched at first, by its place in the order.
fn reduction(depth: u8, place: usize) -> u8 {
    match (depth, place) {
        (..=2, _) | (_, ..=2) => 0,
        (3..=4, _) | (_, ..=7) => 1,
        _ => 2,
    }
}

/// The value of a stored entry, if it is deep enough, or proven, and its bound decides this node.
fn cutoff(entry: &Entry, node: &Node) -> Option<i32> {
    let Entry { value, depth, bound, .. } = *entry;
    let proven = value > WON / 2 && bound != Bound::Upper || value < -WON / 2 && bound != Bound::Lower;
    let decides = match bound {
        Bound::Exact => true,
        Bound::Lower => value >= node.beta,
        Bound::Upper => value <= node.alpha,
    };
    (decides && (proven || depth >= node.depth)).then_some(value)
}
