//! The search itself, over any [`Bout`].
//!
//! Values are the mover's: how the position looks, or a result that is proven. What is left out or looked at less deeply, to save
//! time, never makes a result: a win is proven by one line that holds, a loss only by all moves.

use std::cmp::Reverse;

use hustings_core::{Bout, LOOKS, Verdict};

use super::table::{Bound, Entry, Table};
use crate::timer::Timer;

/// More than any value.
const INFINITE: i32 = 1 << 29;
/// A won game, before the margin is added; more than twice any look.
pub(super) const WON: i32 = 1 << 24;
/// Deeper than any game: every line is followed to its end.
const TO_THE_END: u8 = u8::MAX;
/// With so few turns left the margins are worked out too, once it is clear who wins.
const ENDING: u8 = 14;

/// What a move is worth.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weighed {
    pub index: usize,
    /// For the side to move; of moves that are not the best, where nothing is solved and they were not weighed apart, no more than an
    /// upper bound.
    pub value: i32,
    /// By how much the side to move ends ahead, if all of it was followed to the end.
    pub solved: Option<i32>,
}

/// What counts of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Counts {
    Wins,
    Margins,
}

pub(super) struct Searcher<'a, B> {
    table: &'a mut Table,
    timer: Timer,
    counts: Counts,
    levels: Vec<Level<B>>,
    /// Set once the budget is spent: everything below returns at once, and what it returns counts for nothing.
    stopped: bool,
}

/// Working space of one depth, kept so that no node allocates.
struct Level<B> {
    moves: Vec<u16>,
    children: Vec<Child<B>>,
    /// How good each child looks to the parent, and its place among the children; the best first.
    order: Vec<(i32, usize)>,
}

struct Child<B> {
    bout: B,
    key: u64,
}

impl<B> Default for Level<B> {
    fn default() -> Self {
        Level { moves: Vec::new(), children: Vec::new(), order: Vec::new() }
    }
}

/// A node on its way: where it is, how deep it is to be looked at, and between which values.
#[derive(Clone, Copy)]
struct Node {
    depth: u8,
    alpha: i32,
    beta: i32,
    level: usize,
}

impl<'a, B: Bout> Searcher<'a, B> {
    pub fn new(table: &'a mut Table, timer: Timer) -> Searcher<'a, B> {
        Searcher { table, timer, counts: Counts::Wins, levels: Vec::new(), stopped: false }
    }

    /// The value of every move, best first, as deep as the budget allows; near the end exactly. `apart`: each on its own, so that also
    /// those which are not the best have more than a bound.
    pub fn choose(&mut self, root: &B, moves: &[u16], apart: bool) -> Vec<Weighed> {
        let (children, mut ranked) = self.begin(root, moves, Counts::Wins);
        self.deepen(&children, root.turns_left(), apart, &mut ranked);
        if root.turns_left() <= ENDING && !self.stopped {
            let solved = self.solve(root, moves);
            if solved.iter().all(|weighed| weighed.solved.is_some()) {
                return solved;
            }
        }
        ranked
    }

    /// Every move's exact result, best first; where the budget is spent before, without.
    pub fn solve(&mut self, root: &B, moves: &[u16]) -> Vec<Weighed> {
        let (children, mut ranked) = self.begin(root, moves, Counts::Margins);
        for weighed in &mut ranked {
            let node = Node { depth: TO_THE_END, alpha: -INFINITE, beta: INFINITE, level: 0 };
            let value = -self.value(&children[weighed.index], node);
            if self.stopped {
                break;
            }
            (weighed.value, weighed.solved) = (value, Some(margin(value)));
        }
        ranked.sort_by_key(|weighed| Reverse(weighed.value));
        ranked
    }

    /// What the moves lead to, and how that looks at first.
    fn begin(&mut self, root: &B, moves: &[u16], counts: Counts) -> (Vec<B>, Vec<Weighed>) {
        self.table.forget();
        self.counts = counts;
        let children: Vec<B> = moves.iter().map(|mv| after(root, *mv)).collect();
        let glance = |(index, child)| Weighed { index, value: self.glance(child), solved: None };
        let mut ranked: Vec<Weighed> = children.iter().enumerate().map(glance).collect();
        ranked.sort_by_key(|weighed| Reverse(weighed.value));
        (children, ranked)
    }

    /// Deeper and deeper, since what was found before orders what comes after, until it is clear who wins.
    fn deepen(&mut self, children: &[B], deepest: u8, apart: bool, ranked: &mut Vec<Weighed>) {
        for depth in 0..deepest {
            let mut values = ranked.clone();
            let (mut best, mut finished) = (-INFINITE, 0);
            for (place, weighed) in values.iter_mut().enumerate() {
                let alpha = if apart { -INFINITE } else { best };
                let node = Node { depth, alpha, beta: INFINITE, level: 0 };
                let found = self.scout(&children[weighed.index], node, depth, place > 0 && !apart);
                if self.stopped {
                    break;
                }
                weighed.value = found;
                best = best.max(found);
                finished = place + 1;
                if best > WON / 2 && !apart {
                    break;
                }
            }
            if finished == values.len() && best < -WON / 2 {
                // Lost against best play: then rather the move that took longest to see through.
                ranked.iter_mut().for_each(|weighed| weighed.value = -WON);
                return;
            }
            // Of an unfinished round, what was looked at first is known best; the rest keeps its place behind.
            if finished > 0 {
                values[..finished].sort_by_key(|weighed| Reverse(weighed.value));
                *ranked = values;
            }
            if self.stopped || best > WON / 2 {
                return;
            }
        }
    }

    /// A child's value for its parent: the first in full, the others only as far as it takes to see that they are no better, and
    /// that at first to the lesser depth. `node` is the child's, with the parent's bounds.
    fn scout(&mut self, child: &B, node: Node, less: u8, narrow: bool) -> i32 {
        let Node { depth, alpha, beta, .. } = node;
        let mut look =
            |depth: u8, alpha: i32, beta: i32| -self.value(child, Node { depth, alpha: -beta, beta: -alpha, ..node });
        if narrow {
            let mut guess = look(less, alpha, alpha + 1);
            if guess > alpha && less < depth {
                guess = look(depth, alpha, alpha + 1);
            }
            if guess <= alpha || guess >= beta {
                return guess;
            }
        }
        look(depth, alpha, beta)
    }

    /// What the position is worth to whoever moves, if that lies between the bounds; else a bound on that side.
    fn value(&mut self, bout: &B, mut node: Node) -> i32 {
        if let Some(verdict) = bout.result() {
            return self.result(verdict);
        }
        self.stopped |= !self.timer.goes_on();
        if self.stopped {
            return 0;
        }
        if node.depth == 0 {
            return bout.looks();
        }
        let (worst, best) = bout.bounds();
        let (worst, best) = (self.result(worst), self.result(best));
        if worst >= node.beta || worst == best {
            return worst;
        }
        if best <= node.alpha {
            return best;
        }
        (node.alpha, node.beta) = (node.alpha.max(worst), node.beta.min(best));
        let key = bout.key();
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|entry| cut(&entry, &node)) {
            return value;
        }
        // Taken out and put back, so that the levels below can be used meanwhile.
        if self.levels.len() <= node.level {
            self.levels.resize_with(node.level + 1, Level::default);
        }
        let mut level = std::mem::take(&mut self.levels[node.level]);
        let shown = self.expand(bout, &node, known.map(|entry| entry.best), &mut level);
        let value = shown.unwrap_or_else(|| self.compare(key, node, &level));
        self.levels[node.level] = level;
        value
    }

    /// The best of the children, which is then known.
    fn compare(&mut self, key: u64, node: Node, level: &Level<B>) -> i32 {
        let Node { depth, beta, .. } = node;
        let (mut alpha, mut best, mut best_key) = (node.alpha, -INFINITE, 0);
        let looks_best = level.order.iter().map(|(looks, _)| *looks).find(|looks| *looks < INFINITE).unwrap_or(0);
        for (place, (looks, at)) in level.order.iter().enumerate() {
            let mut less = depth - 1;
            // A loss is not to be claimed before every move has been looked at.
            if self.counts == Counts::Wins && best > -WON / 2 {
                if place >= width(depth) && looks_best - looks > HOPELESS {
                    break;
                }
                less -= reduction(depth, place);
            }
            let child = &level.children[*at];
            let below = Node { depth: depth - 1, alpha, beta, level: node.level + 1 };
            let found = self.scout(&child.bout, below, less, place > 0);
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
            _ if best <= node.alpha => Bound::AtMost,
            _ if best >= beta => Bound::AtLeast,
            _ => Bound::Exactly,
        };
        self.table.put(key, Entry { value: best, depth, bound, best: best_key });
        best
    }

    /// The positions one move on, the most promising first; or the value, if it shows already.
    fn expand(&mut self, bout: &B, node: &Node, known: Option<u64>, level: &mut Level<B>) -> Option<i32> {
        let Level { moves, children, order } = level;
        moves.clear();
        children.clear();
        order.clear();
        bout.moves(moves);
        let last = node.depth == 1;
        let mut best = -INFINITE;
        for mv in moves.iter() {
            let child = after(bout, *mv);
            let looks = self.glance(&child);
            if looks >= node.beta && (last || looks > WON / 2) {
                return Some(looks);
            }
            if last {
                self.timer.goes_on(); // one more position looked at
                best = best.max(looks);
                continue;
            }
            let key = child.key();
            let mut score = looks;
            if node.depth > 2
                && let Some(entry) = self.table.get(key)
            {
                let below = Node { depth: node.depth - 1, alpha: -node.beta, beta: -node.alpha, ..*node };
                if let Some(value) = cut(&entry, &below)
                    && -value >= node.beta
                {
                    return Some(-value);
                }
                if entry.bound != Bound::AtLeast || -entry.value < looks {
                    score = -entry.value;
                }
            }
            if known == Some(key) {
                score = INFINITE;
            }
            order.push((score, children.len()));
            children.push(Child { bout: child, key });
        }
        order.sort_unstable_by_key(|(looks, at)| (Reverse(*looks), *at));
        last.then_some(best)
    }

    /// How a child looks to its parent, without any search.
    fn glance(&self, child: &B) -> i32 {
        -child.result().map_or_else(|| child.looks(), |verdict| self.result(verdict))
    }

    fn result(&self, Verdict { win, margin }: Verdict) -> i32 {
        let margin = if self.counts == Counts::Margins && win != 0 { margin } else { 0 };
        i32::from(win) * WON + margin
    }
}

fn after<B: Bout>(bout: &B, mv: u16) -> B {
    let mut child = bout.clone();
    child.play(mv);
    child
}

/// The margin of a result.
fn margin(value: i32) -> i32 {
    if value == 0 { 0 } else { value - value.signum() * WON }
}

/// A move that looks so much worse than the best is left out near the horizon.
const HOPELESS: i32 = LOOKS / 2;

/// How many moves are looked at in any case, so far from the horizon.
fn width(depth: u8) -> usize {
    match depth {
        ..=2 => 6,
        3 => 10,
        _ => usize::MAX,
    }
}

/// How much less deep a move is looked at first, by its place in the order.
fn reduction(depth: u8, place: usize) -> u8 {
    match (depth, place) {
        (..=2, _) | (_, ..=2) => 0,
        (3..=4, _) | (_, ..=7) => 1,
        _ => 2,
    }
}

/// The value a known position gives here and now.
fn cut(entry: &Entry, node: &Node) -> Option<i32> {
    let Entry { value, depth, bound, .. } = *entry;
    let proven = value > WON / 2 && bound != Bound::AtMost || value < -WON / 2 && bound != Bound::AtLeast;
    let settles = match bound {
        Bound::Exactly => true,
        Bound::AtLeast => value >= node.beta,
        Bound::AtMost => value <= node.alpha,
    };
    (settles && (proven || depth >= node.depth)).then_some(value)
}
