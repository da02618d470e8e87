//! The search tree: nodes and edges in growing lists, named by index.
//!
//! A node stands for what the deciding seat knows, not for one state: other worlds and other dice pass through the same
//! node, and what is legal may differ each time. So each edge also counts how often it could have been chosen.

use hustings_core::Luck;
use rustc_hash::FxHashMap;

/// "Nothing here", for edges and blocks alike.
const NONE: u32 = u32::MAX;

/// Past either of these the tree stops growing and its leaves are played out; it bounds the memory of long thinking.
const MOST_NODES: usize = 1 << 22;
const MOST_EDGES: usize = 1 << 23;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeId(u32);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct EdgeId(u32);

pub(super) struct Tree<M> {
    by_key: FxHashMap<u64, NodeId>,
    /// Each node's first block.
    nodes: Vec<u32>,
    blocks: Vec<Block>,
    edges: Vec<Edge<M>>,
    /// Working space of `select`: the edges of the moves that are legal this time.
    legal: Vec<u32>,
}

/// Moves of one node that were first met together; their edges lie side by side.
struct Block {
    start: u32,
    len: u32,
    next: u32,
}

struct Edge<M> {
    /// The mean of what its seat got from it.
    share: f32,
    visits: u32,
    /// How often it was legal when its seat chose here.
    available: u32,
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
        }
    }

    /// Empty again; the memory stays.
    pub fn clear(&mut self) {
        self.by_key.clear();
        self.nodes.clear();
        self.blocks.clear();
        self.edges.clear();
    }

    /// The node of that knowledge, if a simulation has been there before. A new node is only noted: it gets edges when a
    /// simulation comes back to it, so the many that none comes back to cost next to nothing.
    pub fn enter(&mut self, key: u64) -> Option<NodeId> {
        if self.nodes.len() >= MOST_NODES || self.edges.len() >= MOST_EDGES {
            let known = self.by_key.get(&key).copied();
            return known.filter(|node| self.nodes[node.0 as usize] != NONE);
        }
        let fresh = NodeId(self.nodes.len() as u32);
        let node = *self.by_key.entry(key).or_insert(fresh);
        if node == fresh {
            self.nodes.push(NONE);
            return None;
        }
        Some(node)
    }

    pub fn mv(&self, edge: EdgeId) -> &M {
        &self.edges[edge.0 as usize].mv
    }

    /// One of `moves` at `node`: one never tried if there is any, else the best by upper confidence bound.
    pub fn select(&mut self, node: NodeId, moves: &[M], explore: f32, luck: &mut Luck) -> EdgeId {
        self.match_edges(node, moves);
        let mut untried = 0;
        for &edge in &self.legal {
            let edge = &mut self.edges[edge as usize];
            edge.available += 1;
            untried += u32::from(edge.visits == 0);
        }
        let best = if untried > 0 { self.untried(luck.below(untried)) } else { self.most_promising(explore) };
        EdgeId(best)
    }

    fn untried(&self, number: u32) -> u32 {
        let untried = |edge: &&u32| self.edges[**edge as usize].visits == 0;
        *self.legal.iter().filter(untried).nth(number as usize).expect("they were counted")
    }

    fn most_promising(&self, explore: f32) -> u32 {
        let (mut best, mut highest) = (self.legal[0], f32::NEG_INFINITY);
        // Mostly all moves have been available equally often: one logarithm does for all.
        let (mut available, mut log) = (0, 0.0);
        for &id in &self.legal {
            let edge = &self.edges[id as usize];
            if edge.available != available {
                available = edge.available;
                log = explore * explore * (available as f32).ln();
            }
            let bound = edge.share + (log / edge.visits as f32).sqrt();
            if bound > highest {
                (best, highest) = (id, bound);
            }
        }
        best
    }

    /// One more result for an edge.
    pub fn credit(&mut self, edge: EdgeId, share: f32) {
        let edge = &mut self.edges[edge.0 as usize];
        edge.visits += 1;
        edge.share += (share - edge.share) / edge.visits as f32;
    }

    /// Every move weighed at `node`: move, mean share, visits.
    pub fn weighed(&self, node: NodeId) -> impl Iterator<Item = (&M, f32, u32)> {
        let edges = self.blocks(node).flat_map(|block| &self.edges[block.range()]);
        edges.map(|edge| (&edge.mv, edge.share, edge.visits))
    }

    /// Puts the edges of `moves` into `legal`, making those that are missing.
    fn match_edges(&mut self, node: NodeId, moves: &[M]) {
        self.legal.clear();
        if let Some(first) = self.blocks.get(self.nodes[node.0 as usize] as usize) {
            let known = &self.edges[first.range()];
            if known.len() == moves.len() && known.iter().zip(moves).all(|(edge, mv)| edge.mv == *mv) {
                self.legal.extend(first.start..first.start + first.len);
                return;
            }
        }
        // A new node, another world or other dice. Moves come in a stable order, so each is sought from where the last was
        // found.
        let added = self.edges.len();
        let mut last = NONE;
        for mv in moves {
            let edge = match self.find(node, mv, last) {
                NONE => self.add_edge(mv),
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

    /// The edge of `mv`, sought first right after edge `near`.
    fn find(&self, node: NodeId, mv: &M, near: u32) -> u32 {
        for block in self.blocks(node) {
            let middle = if block.range().contains(&(near as usize)) { near + 1 } else { block.start };
            let mut sought = (middle..block.start + block.len).chain(block.start..middle);
            if let Some(edge) = sought.find(|edge| self.edges[*edge as usize].mv == *mv) {
                return edge;
            }
        }
        NONE
    }

    fn blocks(&self, node: NodeId) -> impl Iterator<Item = &Block> {
        let first = self.nodes[node.0 as usize];
        std::iter::successors(self.blocks.get(first as usize), |block| self.blocks.get(block.next as usize))
    }

    fn add_edge(&mut self, mv: &M) -> u32 {
        self.edges.push(Edge { share: 0.0, visits: 0, available: 0, mv: mv.clone() });
        self.edges.len() as u32 - 1
    }

    /// Makes the edges from `start` on a block of the node.
    fn close_block(&mut self, node: NodeId, start: usize) {
        let added = self.blocks.len() as u32;
        let len = (self.edges.len() - start) as u32;
        // At the end of the chain: the block met first, which holds most of what is legal, stays in front.
        let mut last = None;
        let mut next = self.nodes[node.0 as usize];
        while let Some(block) = self.blocks.get(next as usize) {
            (last, next) = (Some(next), block.next);
        }
        match last {
            Some(last) => self.blocks[last as usize].next = added,
            None => self.nodes[node.0 as usize] = added,
        }
        self.blocks.push(Block { start: start as u32, len, next: NONE });
    }
}

impl Block {
    fn range(&self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}
