//! One search tree, grown by one thread: selection, playout, backpropagation.

use hustings_core::{Luck, MAX_SEATS, Search, Seat, SeatSet, Start, playout};

use super::information_sets::InformationSets;
use super::playout::steered;
use super::tree::{EdgeId, NodeId, Tree};
use crate::temper::TemperContext;
use crate::timer::Timer;
use crate::{Budget, Candidate, ChoiceError, Determinizations, Playouts, SearchSettings, Temper, imagine, reward};

/// How many simulations share a determinization, after `worlds` of them: drawing one can cost as much as a simulation.
/// Few at first, because variety matters more while there are few worlds.
pub(crate) fn simulations_per_world(worlds: u32) -> u32 {
    if worlds < 64 { 4 } else { 16 }
}

pub(super) struct Searcher<G: Search> {
    settings: SearchSettings,
    tree: Tree<G::Move>,
    information: InformationSets<G>,
    rewards: RunningStats,
    context: TemperContext,
    // Scratch space, kept so that no simulation allocates.
    moves: Vec<G::Move>,
    path: Vec<(EdgeId, Seat)>,
}

impl<G: Search> Searcher<G> {
    pub fn new(settings: SearchSettings) -> Searcher<G> {
        Searcher {
            settings,
            tree: Tree::new(),
            information: InformationSets::new(settings.worlds),
            rewards: RunningStats::default(),
            context: TemperContext::default(),
            moves: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Searches `seat`'s move until the budget is spent, or no remaining simulation could change the choice.
    pub fn grow(
        &mut self,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        luck: &mut Luck,
    ) -> Result<(), ChoiceError> {
        let mut timer = Timer::new(budget);
        let mut root = imagine(start, view, luck)?;
        self.tree.clear();
        self.rewards = RunningStats::default();
        self.context = TemperContext::new::<G>(self.settings.temper, &root, seat, start.seats());
        self.information.reset(start.seats());
        for chooser in self.choosers(&root).iter() {
            self.tree.enter(self.information.key(chooser)); // so that the first simulation already selects
        }
        let top = self.root(seat);
        let mut world = root.clone();
        let resample = G::INFO.hidden && self.settings.worlds == Determinizations::Fresh;
        let (mut worlds, mut used) = (1, 0);
        while timer.tick() {
            if resample && used == simulations_per_world(worlds) {
                root = imagine(start, view, luck)?;
                (worlds, used) = (worlds + 1, 0);
            }
            used += 1;
            world.clone_from(&root);
            self.simulate(&mut world, seat, luck, start.seats());
            if timer.remaining().is_some_and(|remaining| self.tree.lead(top) > remaining) {
                break;
            }
        }
        Ok(())
    }

    /// The root node of the seat that searches.
    fn root(&mut self, seat: Seat) -> NodeId {
        self.information.reset(0);
        self.tree.enter(self.information.key(seat)).expect("every simulation begins here")
    }

    /// One simulation: selection down the tree, a playout from its leaf, backpropagation.
    fn simulate(&mut self, world: &mut G::State, searcher: Seat, luck: &mut Luck, seats: u8) {
        self.path.clear();
        self.information.reset(seats);
        let mut moved = false;
        loop {
            let choosers = self.choosers(world);
            if choosers.is_empty() {
                break;
            }
            if !self.descend(world, choosers, searcher, luck) {
                match self.settings.playouts {
                    Playouts::Steered => steered::<G>(world, luck, &mut self.moves, self.settings.cut),
                    Playouts::Uniform => {
                        playout::<G>(world, luck, &mut self.moves, self.settings.cut);
                    }
                }
                break;
            }
            if self.settings.temper == Temper::Greedy && !moved {
                (moved, self.context.in_hand) = (true, reward::<G>(world, searcher));
            }
        }
        self.backpropagate(world, searcher);
    }

    fn backpropagate(&mut self, world: &G::State, searcher: Seat) {
        let mut rewards = [f32::NAN; MAX_SEATS];
        let own = self.settings.temper.reward::<G>(world, searcher, &self.context);
        self.rewards.add(own);
        rewards[searcher.index()] = self.settings.temper.risk_adjusted(own, self.rewards.mean);
        for (edge, seat) in &self.path {
            let seat_reward = &mut rewards[seat.index()];
            if seat_reward.is_nan() {
                *seat_reward = reward::<G>(world, *seat);
            }
            self.tree.update(*edge, *seat_reward);
        }
    }

    /// The seats that choose next; none when the game is over. If all seats know the same, pending seats choose one
    /// after another.
    fn choosers(&self, world: &G::State) -> SeatSet {
        let pending = G::pending(world);
        match pending.first() {
            Some(first) if !self.information.differ() => SeatSet::one(first),
            _ => pending,
        }
    }

    /// Lets all `choosers` select a move, without knowing the others' moves, then plays them. At a leaf, where one of
    /// them has no node yet, it plays nothing and returns false.
    fn descend(&mut self, world: &mut G::State, choosers: SeatSet, searcher: Seat, luck: &mut Luck) -> bool {
        let mut nodes = [None; MAX_SEATS];
        for seat in choosers.iter() {
            nodes[seat.index()] = self.tree.enter(self.information.key(seat));
        }
        if choosers.iter().any(|seat| nodes[seat.index()].is_none()) {
            return false;
        }
        let explore = self.settings.explore * self.rewards.scale();
        let from = self.path.len();
        for seat in choosers.iter() {
            let node = nodes[seat.index()].expect("checked above");
            let fixed = self.information.fixes_moves(seat, searcher);
            let edge = self.select(world, seat, node, fixed, explore, luck);
            self.path.push((edge, seat));
        }
        let mut played = from;
        for at in from..self.path.len() {
            let (edge, seat) = self.path[at];
            // The first reaction can close a reaction window. A move that can then no longer be played counts as not selected.
            if self.information.play(world, seat, self.tree.mv(edge), luck).is_ok() {
                self.path[played] = (edge, seat);
                played += 1;
            }
        }
        self.path.truncate(played);
        if played == from {
            // What is legal depends on something that no event mentions. From now on the legal moves are listed each
            // time.
            let is_fixed = |tree: &Tree<_>, seat: Seat| nodes[seat.index()].is_some_and(|node| tree.is_fixed(node));
            assert!(choosers.iter().any(|seat| is_fixed(&self.tree, seat)), "a listed move is accepted");
            nodes.into_iter().flatten().for_each(|node| self.tree.unfix(node));
            return self.descend(world, choosers, searcher, luck);
        }
        true
    }

    /// Selects a move of `seat` at `node`. If its legal moves are `fixed` they are listed only once, because listing
    /// them is half the work of a step.
    fn select(
        &mut self,
        world: &G::State,
        seat: Seat,
        node: NodeId,
        fixed: bool,
        explore: f32,
        luck: &mut Luck,
    ) -> EdgeId {
        if fixed && self.tree.is_fixed(node) {
            return self.tree.select_fixed(node, explore, luck);
        }
        self.moves.clear();
        G::legal_moves(world, seat, &mut self.moves);
        let prior = |mv: &G::Move| G::prior(world, seat, mv);
        if fixed && self.tree.fix(node, &self.moves, prior) {
            self.tree.select_fixed(node, explore, luck)
        } else {
            self.tree.select(node, &self.moves, explore, luck, prior)
        }
    }

    /// Adds the visits and mean rewards of the root's moves to `sum`.
    pub fn add_statistics(&mut self, seat: Seat, sum: &mut Vec<Candidate<G::Move>>) {
        let root = self.root(seat);
        for (mv, share, visits) in self.tree.statistics(root) {
            match sum.iter_mut().find(|candidate| candidate.mv == *mv) {
                None => sum.push(Candidate { mv: mv.clone(), share, visits, solved: None }),
                Some(candidate) if visits > 0 => {
                    candidate.visits += visits;
                    candidate.share += (share - candidate.share) * visits as f32 / candidate.visits as f32;
                }
                Some(_) => {}
            }
        }
    }
}

/// Mean and deviation of the rewards so far (Welford's algorithm). The exploration constant is in units of the deviation, because one
/// game's evaluations all lie between 0.4 and 0.6 and another's between 0 and 1.
#[derive(Default)]
struct RunningStats {
    count: f32,
    mean: f32,
    squares: f32,
}

impl RunningStats {
    fn add(&mut self, reward: f32) {
        self.count += 1.0;
        let off = reward - self.mean;
        self.mean += off / self.count;
        self.squares += off * (reward - self.mean);
    }

    /// Twice the standard deviation: 1 where half the rewards are 0 and half are 1.
    fn scale(&self) -> f32 {
        const FEW: f32 = 16.0;
        if self.count < FEW { 1.0 } else { (2.0 * (self.squares / self.count).sqrt()).max(0.02) }
    }
}
