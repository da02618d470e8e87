//! The search tree of ISMCTS: nodes and edges in growing vectors, referred to by index. Selection is UCB1 with progressive widening.
//!
//! A node is an information set, not a state: simulations with other determinizations and other dice pass through the same node, and
//! the legal moves may differ between them. So each edge also counts how often it was available. Where the legal moves cannot
//! differ, the node is *fixed*: its moves are listed once, by prior, and the ones already tried come first.

use hustings_core::Luck;
use rustc_hash::FxHashMap;

/// No edge, or no block.
const NONE: u32 = u32::MAX;

/// Past either of these the tree stops growing: they limit the memory of long searches.
const MOST_NODES: usize = 1 << 22;
const MOST_EDGES: usize = 1 << 23;
/// Logarithms of numbers below this are looked up. Most nodes are visited less often.
const LOGS: u32 = 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeId(u32);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct EdgeId(u32);

pub(super) struct Tree<M> {
    by_key: FxHashMap<u64, NodeId>,
    nodes: Vec<Node>,
    blocks: Vec<Block>,
    edges: Vec<Edge<M>>,
    /// Scratch space of `select`: the edges of the moves that are legal this time.
    legal: Vec<u32>,
    /// Natural logarithms of 0 to [`LOGS`] - 1.
    logs: Vec<f32>,
}

#[derive(Clone, Copy)]
struct Node {
    /// Its first block.
    first: u32,
    /// How often its seat has selected a move here.
    visits: u32,
    /// Fixed nodes only: how many of its edges have been tried.
    tried: u32,
    /// Whether its move list cannot change.
    fixed: bool,
}

/// Edges of one node that were added together, side by side.
struct Block {
    start: u32,
    len: u32,
    next: u32,
}

struct Edge<M> {
    /// The mean reward of its seat.
    mean: f32,
    visits: u32,
    /// How often it was legal when its seat selected here.
    available: u32,
    /// The game's prior for the move.
    prior: f32,
    mv: M,
}

impl<M: Clone + PartialEq> Tree<M> {
    pub fn new() -> Tree<M> {
        Tree {
            by_key: FxHashMap::default(),
            nodes: Vec::new(),
            blocks: Vec::new(),
            edges: Vec::new(),
            legal: Vec::new(),
            logs: (0..LOGS).map(|number| (number as f32).ln()).collect(),
        }
    }

    fn log(&self, number: u32) -> f32 {
        self.logs.get(number as usize).copied().unwrap_or_else(|| (number as f32).ln())
    }

    /// Empties the tree and keeps its memory.
    pub fn clear(&mut self) {
        self.by_key.clear();
        self.nodes.clear();
        self.blocks.clear();
        self.edges.clear();
    }

    /// The node of an information set, if a simulation has been there before; otherwise `None`, and the node is added without edges.
    /// It gets them when a simulation comes back to it, so the many leaves that none comes back to cost next to nothing.
    pub fn enter(&mut self, key: u64) -> Option<NodeId> {
        if self.nodes.len() >= MOST_NODES || self.edges.len() >= MOST_EDGES {
            let known = self.by_key.get(&key).copied();
            return known.filter(|node| self.nodes[node.0 as usize].first != NONE);
        }
        let fresh = NodeId(self.nodes.len() as u32);
        let node = *self.by_key.entry(key).or_insert(fresh);
        if node == fresh {
            self.nodes.push(Node { first: NONE, visits: 0, tried: 0, fixed: false });
            return None;
        }
        Some(node)
    }

    pub fn mv(&self, edge: EdgeId) -> &M {
        &self.edges[edge.0 as usize].mv
    }

    /// Whether the node's move list cannot change.
    pub fn is_fixed(&self, node: NodeId) -> bool {
        self.nodes[node.0 as usize].fixed
    }

    /// Fixes a node's move list once it cannot differ between determinizations; false if the node already has a list
    /// that can.
    pub fn fix(&mut self, node: NodeId, moves: &[M], prior: impl Fn(&M) -> f32) -> bool {
        if self.nodes[node.0 as usize].first != NONE {
            return false;
        }
        let start = self.edges.len();
        for mv in moves {
            self.add_edge(mv, prior(mv));
        }
        self.edges[start..].sort_by(|one, other| other.prior.total_cmp(&one.prior));
        self.close_block(node, start);
        self.nodes[node.0 as usize].fixed = true;
        true
    }

    /// Undoes `fix`: the legal moves at `node` can differ after all.
    pub fn unfix(&mut self, node: NodeId) {
        let Node { first, visits, fixed, .. } = &mut self.nodes[node.0 as usize];
        if std::mem::take(fixed) {
            let range = self.blocks[*first as usize].range();
            self.edges[range].iter_mut().for_each(|edge| edge.available = *visits);
        }
    }

    /// The same as `select`, at a fixed node.
    pub fn select_fixed(&mut self, node: NodeId, explore: f32, luck: &mut Luck) -> EdgeId {
        let log = explore * explore * self.log(self.nodes[node.0 as usize].visits + 1);
        let Node { first, visits, tried, .. } = &mut self.nodes[node.0 as usize];
        *visits += 1;
        let block = &self.blocks[*first as usize];
        let edges = &mut self.edges[block.range()];
        let best_untried = edges.get(*tried as usize).map(|edge| edge.prior);
        if let Some(most) = best_untried.filter(|most| *tried == 0 || *tried < width(*visits) && *most > 0.0) {
            let untried = &mut edges[*tried as usize..];
            let equals = untried.iter().take_while(|edge| edge.prior == most).count();
            untried.swap(0, luck.below(equals as u32) as usize);
            *tried += 1;
            return EdgeId(block.start + *tried - 1);
        }
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        for (at, edge) in edges[..*tried as usize].iter().enumerate() {
            let bound = edge.ucb(log);
            if bound > highest {
                (best, highest) = (at as u32, bound);
            }
        }
        EdgeId(block.start + best)
    }

    /// Selects one of `moves` at `node`: an untried one while progressive widening allows (highest prior first, ties at
    /// random), otherwise the tried one with the highest upper confidence bound. A move with a prior of zero is only
    /// tried if all have one.
    pub fn select(
        &mut self,
        node: NodeId,
        moves: &[M],
        explore: f32,
        luck: &mut Luck,
        prior: impl Fn(&M) -> f32,
    ) -> EdgeId {
        self.unfix(node);
        self.match_edges(node, moves, prior);
        let visits = &mut self.nodes[node.0 as usize].visits;
        *visits += 1;
        let width = width(*visits);
        let (mut tried, mut equals, mut most) = (0, 0, -1.0);
        for &edge in &self.legal {
            let edge = &mut self.edges[edge as usize];
            edge.available += 1;
            if edge.visits > 0 {
                tried += 1;
            } else if edge.prior > most {
                (most, equals) = (edge.prior, 1);
            } else if edge.prior == most {
                equals += 1;
            }
        }
        let wanted = equals > 0 && (tried == 0 || tried < width && most > 0.0);
        EdgeId(if wanted { self.untried(most, luck.below(equals)) } else { self.best(explore) })
    }

    /// The `number`th untried move with this prior.
    fn untried(&self, prior: f32, number: u32) -> u32 {
        let untried = |id: &&u32| {
            let edge = &self.edges[**id as usize];
            edge.visits == 0 && edge.prior == prior
        };
        *self.legal.iter().filter(untried).nth(number as usize).expect("they were counted")
    }

    /// The tried move with the highest upper confidence bound.
    fn best(&self, explore: f32) -> u32 {
        let (mut best, mut highest) = (self.legal[0], f32::NEG_INFINITY);
        // Usually all moves were available equally often and share one logarithm.
        let (mut available, mut log) = (0, 0.0);
        for &id in &self.legal {
            let edge = &self.edges[id as usize];
            if edge.visits == 0 {
                continue;
            }
            if edge.available != available {
                available = edge.available;
                log = explore * explore * self.log(available);
            }
            let bound = edge.ucb(log);
            if bound > highest {
                (best, highest) = (id, bound);
            }
        }
        best
    }

    /// Adds a reward to an edge.
    pub fn update(&mut self, edge: EdgeId, reward: f32) {
        let edge = &mut self.edges[edge.0 as usize];
        edge.visits += 1;
        edge.mean += (reward - edge.mean) / edge.visits as f32;
    }

    /// By how many visits the most visited move of `node` leads.
    pub fn lead(&self, node: NodeId) -> u32 {
        let (first, second) = self.statistics(node).fold((0, 0), |(first, second), (_, _, visits)| {
            if visits > first { (visits, first) } else { (first, visits.max(second)) }
        });
        first - second
    }

    /// Every move at `node` with its mean reward and visits.
    pub fn statistics(&self, node: NodeId) -> impl Iterator<Item = (&M, f32, u32)> {
        let edges = self.blocks(node).flat_map(|block| &self.edges[block.range()]);
        edges.map(|edge| (&edge.mv, edge.mean, edge.visits))
    }

    /// Puts the edges of `moves` into `legal` and adds those that are missing.
    fn match_edges(&mut self, node: NodeId, moves: &[M], prior: impl Fn(&M) -> f32) {
        self.legal.clear();
        if let Some(first) = self.blocks.get(self.nodes[node.0 as usize].first as usize) {
            let known = &self.edges[first.range()];
            if known.len() == moves.len() && known.iter().zip(moves).all(|(edge, mv)| edge.mv == *mv) {
                self.legal.extend(first.start..first.start + first.len);
                return;
            }
        }
        // A new node, another determinization or other dice. Moves come in a stable order, so the search for each starts where the
        // last was found.
        let added = self.edges.len();
        let mut last = NONE;
        for mv in moves {
            let edge = match self.find(node, mv, last) {
                NONE => self.add_edge(mv, prior(mv)),
                known => {
                    last = known;
                    known
                }
            };
            self.legal.push(edge);
        }
        if self.edges.len() > added {
            self.close_block(node, added);
        }
    }

    /// The edge of `mv`; edges right after `near` are tried first.
    fn find(&self, node: NodeId, mv: &M, near: u32) -> u32 {
        for block in self.blocks(node) {
            let middle = if block.range().contains(&(near as usize)) { near + 1 } else { block.start };
            let mut edges = (middle..block.start + block.len).chain(block.start..middle);
            if let Some(edge) = edges.find(|edge| self.edges[*edge as usize].mv == *mv) {
                return edge;
            }
        }
        NONE
    }

    fn blocks(&self, node: NodeId) -> impl Iterator<Item = &Block> {
        let first = self.nodes[node.0 as usize].first;
        std::iter::successors(self.blocks.get(first as usize), |block| self.blocks.get(block.next as usize))
    }

    fn add_edge(&mut self, mv: &M, prior: f32) -> u32 {
        self.edges.push(Edge { mean: 0.0, visits: 0, available: 0, prior, mv: mv.clone() });
        self.edges.len() as u32 - 1
    }

    /// Makes a block of the edges from `start` on and adds it to the node.
    fn close_block(&mut self, node: NodeId, start: usize) {
        let added = self.blocks.len() as u32;
        let len = (self.edges.len() - start) as u32;
        // At the end of the chain: the first block, which holds most legal moves, stays in front.
        let mut last = None;
        let mut next = self.nodes[node.0 as usize].first;
        while let Some(block) = self.blocks.get(next as usize) {
            (last, next) = (Some(next), block.next);
        }
        match last {
            Some(last) => self.blocks[last as usize].next = added,
            None => self.nodes[node.0 as usize].first = added,
        }
        self.blocks.push(Block { start: start as u32, len, next: NONE });
    }
}

impl<M> Edge<M> {
    /// Upper confidence bound (UCB1); the prior widens the exploration term.
    #[inline]
    fn ucb(&self, log: f32) -> f32 {
        // An edge without visits was selected once, but its move could then no longer be played.
        self.mean + (self.prior.clamp(0.25, 4.0) * log / self.visits.max(1) as f32).sqrt()
    }
}

/// Progressive widening: how many moves a node with this many visits compares.
fn width(visits: u32) -> u32 {
    8 + (2.0 * (visits as f32).sqrt()) as u32
}

impl Block {
    fn range(&self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}
