//! The search tree: nodes and edges in growing lists, named by index.
//!
//! A node stands for what the deciding seat knows, not for one state: other worlds and other dice pass through the same
//! node, and what is legal may differ each time. So each edge also counts how often it could have been chosen. Where what is
//! legal cannot differ, a node is *settled*: its moves are listed once, the most promising first, and those that have been
//! tried are always the first so many.

use hustings_core::Luck;
use rustc_hash::FxHashMap;

/// "Nothing here", for edges and blocks alike.
const NONE: u32 = u32::MAX;

/// Past either of these the tree stops growing and its leaves are played out; it bounds the memory of long thinking.
const MOST_NODES: usize = 1 << 22;
const MOST_EDGES: usize = 1 << 23;
/// Most nodes are visited less often than this.
const SMALL: u32 = 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeId(u32);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct EdgeId(u32);

pub(super) struct Tree<M> {
    by_key: FxHashMap<u64, NodeId>,
    nodes: Vec<Node>,
    blocks: Vec<Block>,
    edges: Vec<Edge<M>>,
    /// Working space of `select`: the edges of the moves that are legal this time.
    legal: Vec<u32>,
    /// Logarithms of small numbers.
    logs: Vec<f32>,
}

#[derive(Clone, Copy)]
struct Node {
    /// Its first block.
    first: u32,
    /// How often its seat has chosen here.
    visits: u32,
    /// Settled nodes only: how many of its edges have been tried.
    tried: u32,
    settled: bool,
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
    /// What the game thought of it before any search.
    promise: f32,
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
            logs: (0..SMALL).map(|number| (number as f32).ln()).collect(),
        }
    }

    fn log(&self, number: u32) -> f32 {
        self.logs.get(number as usize).copied().unwrap_or_else(|| (number as f32).ln())
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
            return known.filter(|node| self.nodes[node.0 as usize].first != NONE);
        }
        let fresh = NodeId(self.nodes.len() as u32);
        let node = *self.by_key.entry(key).or_insert(fresh);
        if node == fresh {
            self.nodes.push(Node { first: NONE, visits: 0, tried: 0, settled: false });
            return None;
        }
        Some(node)
    }

    pub fn mv(&self, edge: EdgeId) -> &M {
        &self.edges[edge.0 as usize].mv
    }

    /// Whether the moves of a node are listed once and for all.
    pub fn is_settled(&self, node: NodeId) -> bool {
        self.nodes[node.0 as usize].settled
    }

    /// Lists the moves of a node at which these are legal whenever it is met; false where it was met in doubt before.
    pub fn settle(&mut self, node: NodeId, moves: &[M], promise: impl Fn(&M) -> f32) -> bool {
        if self.nodes[node.0 as usize].first != NONE {
            return false;
        }
        let start = self.edges.len();
        for mv in moves {
            self.add_edge(mv, promise(mv));
        }
        self.edges[start..].sort_by(|one, other| other.promise.total_cmp(&one.promise));
        self.close_block(node, start);
        self.nodes[node.0 as usize].settled = true;
        true
    }

    /// What is legal at `node` may differ after all.
    pub fn doubt(&mut self, node: NodeId) {
        let Node { first, visits, settled, .. } = &mut self.nodes[node.0 as usize];
        if std::mem::take(settled) {
            let range = self.blocks[*first as usize].range();
            self.edges[range].iter_mut().for_each(|edge| edge.available = *visits);
        }
    }

    /// As `select`, at a settled node.
    pub fn select_settled(&mut self, node: NodeId, explore: f32, luck: &mut Luck) -> EdgeId {
        let log = explore * explore * self.log(self.nodes[node.0 as usize].visits + 1);
        let Node { first, visits, tried, .. } = &mut self.nodes[node.0 as usize];
        *visits += 1;
        let block = &self.blocks[*first as usize];
        let edges = &mut self.edges[block.range()];
        let best_untried = edges.get(*tried as usize).map(|edge| edge.promise);
        if let Some(most) = best_untried.filter(|most| *tried == 0 || *tried < room(*visits) && *most > 0.0) {
            let untried = &mut edges[*tried as usize..];
            let equals = untried.iter().take_while(|edge| edge.promise == most).count();
            untried.swap(0, luck.below(equals as u32) as usize);
            *tried += 1;
            return EdgeId(block.start + *tried - 1);
        }
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        for (at, edge) in edges[..*tried as usize].iter().enumerate() {
            let bound = edge.bound(log);
            if bound > highest {
                (best, highest) = (at as u32, bound);
            }
        }
        EdgeId(block.start + best)
    }

    /// One of `moves` at `node`. Untried moves join in by and by, the most promising first, and among those that have been tried
    /// the one with the best upper confidence bound is taken. A hopeless move never joins where there is another.
    pub fn select(
        &mut self,
        node: NodeId,
        moves: &[M],
        explore: f32,
        luck: &mut Luck,
        promise: impl Fn(&M) -> f32,
    ) -> EdgeId {
        self.doubt(node);
        self.match_edges(node, moves, promise);
        let visits = &mut self.nodes[node.0 as usize].visits;
        *visits += 1;
        let room = room(*visits);
        let (mut tried, mut equals, mut most) = (0, 0, -1.0);
        for &edge in &self.legal {
            let edge = &mut self.edges[edge as usize];
            edge.available += 1;
            if edge.visits > 0 {
                tried += 1;
            } else if edge.promise > most {
                (most, equals) = (edge.promise, 1);
            } else if edge.promise == most {
                equals += 1;
            }
        }
        let wanted = equals > 0 && (tried == 0 || tried < room && most > 0.0);
        EdgeId(if wanted { self.untried(most, luck.below(equals)) } else { self.best(explore) })
    }

    /// The untried move with that promise and number.
    fn untried(&self, promise: f32, number: u32) -> u32 {
        let untried = |id: &&u32| {
            let edge = &self.edges[**id as usize];
            edge.visits == 0 && edge.promise == promise
        };
        *self.legal.iter().filter(untried).nth(number as usize).expect("they were counted")
    }

    /// The tried move that may yet turn out best.
    fn best(&self, explore: f32) -> u32 {
        let (mut best, mut highest) = (self.legal[0], f32::NEG_INFINITY);
        // Mostly all moves have been available equally often: one logarithm does for all.
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
            let bound = edge.bound(log);
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

    /// By how many visits the most visited move of `node` leads.
    pub fn lead(&self, node: NodeId) -> u32 {
        let (first, second) =
            self.weighed(node).fold(
                (0, 0),
                |(first, second), (_, _, visits)| {
                    if visits > first { (visits, first) } else { (first, visits.max(second)) }
                },
            );
        first - second
    }

    /// Every move weighed at `node`: move, mean share, visits.
    pub fn weighed(&self, node: NodeId) -> impl Iterator<Item = (&M, f32, u32)> {
        let edges = self.blocks(node).flat_map(|block| &self.edges[block.range()]);
        edges.map(|edge| (&edge.mv, edge.share, edge.visits))
    }

    /// Puts the edges of `moves` into `legal`, making those that are missing.
    fn match_edges(&mut self, node: NodeId, moves: &[M], promise: impl Fn(&M) -> f32) {
        self.legal.clear();
        if let Some(first) = self.blocks.get(self.nodes[node.0 as usize].first as usize) {
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
                NONE => self.add_edge(mv, promise(mv)),
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
        let first = self.nodes[node.0 as usize].first;
        std::iter::successors(self.blocks.get(first as usize), |block| self.blocks.get(block.next as usize))
    }

    fn add_edge(&mut self, mv: &M, promise: f32) -> u32 {
        self.edges.push(Edge { share: 0.0, visits: 0, available: 0, promise, mv: mv.clone() });
        self.edges.len() as u32 - 1
    }

    /// Makes the edges from `start` on a block of the node.
    fn close_block(&mut self, node: NodeId, start: usize) {
        let added = self.blocks.len() as u32;
        let len = (self.edges.len() - start) as u32;
        // At the end of the chain: the block met first, which holds most of what is legal, stays in front.
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
    /// How good it may yet turn out: what promises more is doubted longer.
    #[inline]
    fn bound(&self, log: f32) -> f32 {
        // What was chosen once and could then not be played any more has no result.
        self.share + (self.promise.clamp(0.25, 4.0) * log / self.visits.max(1) as f32).sqrt()
    }
}

/// How many moves a node visited so often weighs against each other.
fn room(visits: u32) -> u32 {
    8 + (2.0 * (visits as f32).sqrt()) as u32
}

impl Block {
    fn range(&self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}
