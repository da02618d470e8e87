//! One tree, grown by one thread.

use hustings_core::{Game, Luck, MAX_SEATS, Seat, SeatSet, Start, playout};

use super::knowledge::Knowledge;
use super::playout::steered;
use super::tree::{EdgeId, NodeId, Tree};
use crate::temper::Aside;
use crate::timer::Timer;
use crate::{Budget, Considered, NoChoice, Playouts, Search, Temper, Worlds, imagine, worth};

/// An imagined world serves for so many simulations: dealing one can cost as much as playing it. At first few, for variety counts
/// for more while worlds are few.
pub(crate) fn serves(worlds: u32) -> u32 {
    if worlds < 64 { 4 } else { 16 }
}

pub(super) struct Searcher<G: Game> {
    search: Search,
    tree: Tree<G::Move>,
    knowledge: Knowledge<G>,
    spread: Spread,
    aside: Aside,
    // Working space, kept so that no simulation allocates.
    moves: Vec<G::Move>,
    path: Vec<(EdgeId, Seat)>,
}

impl<G: Game> Searcher<G> {
    pub fn new(search: Search) -> Searcher<G> {
        Searcher {
            search,
            tree: Tree::new(),
            knowledge: Knowledge::new(search.worlds),
            spread: Spread::default(),
            aside: Aside::default(),
            moves: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Thinks about `seat`'s move as long as the budget lasts, or until more thought could not change the choice.
    pub fn grow(
        &mut self,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        luck: &mut Luck,
    ) -> Result<(), NoChoice> {
        let mut timer = Timer::new(budget);
        let mut root = imagine(start, view, luck)?;
        self.tree.clear();
        self.spread = Spread::default();
        self.aside = Aside::of::<G>(self.search.temper, &root, seat, start.seats());
        self.knowledge.forget(start.seats());
        for deciding in self.deciding(&root).iter() {
            self.tree.enter(self.knowledge.of(deciding)); // the first simulation already chooses
        }
        let top = self.root(seat);
        let mut world = root.clone();
        let deals = G::INFO.hidden && self.search.worlds == Worlds::Fresh;
        let (mut worlds, mut used) = (1, 0);
        while timer.goes_on() {
            if deals && used == serves(worlds) {
                root = imagine(start, view, luck)?;
                (worlds, used) = (worlds + 1, 0);
            }
            used += 1;
            world.clone_from(&root);
            self.simulate(&mut world, seat, luck, start.seats());
            if timer.left().is_some_and(|left| self.tree.lead(top) > left) {
                break;
            }
        }
        Ok(())
    }

    /// The node of the choice that was asked for.
    fn root(&mut self, seat: Seat) -> NodeId {
        self.knowledge.forget(0);
        self.tree.enter(self.knowledge.of(seat)).expect("every simulation begins here")
    }

    /// One walk down the tree, a playout from where it leaves the tree, and the result carried back up.
    fn simulate(&mut self, world: &mut G::State, asked: Seat, luck: &mut Luck, seats: u8) {
        self.path.clear();
        self.knowledge.forget(seats);
        let mut moved = false;
        loop {
            let deciding = self.deciding(world);
            if deciding.is_empty() {
                break;
            }
            if !self.decide(world, deciding, asked, luck) {
                match self.search.playouts {
                    Playouts::Steered => steered::<G>(world, luck, &mut self.moves, self.search.cut),
                    Playouts::Uniform => {
                        playout::<G>(world, luck, &mut self.moves, self.search.cut);
                    }
                }
                break;
            }
            if self.search.temper == Temper::Greedy && !moved {
                (moved, self.aside.in_hand) = (true, worth::<G>(world, asked));
            }
        }
        self.carry_back(world, asked);
    }

    fn carry_back(&mut self, world: &G::State, asked: Seat) {
        let mut shares = [f32::NAN; MAX_SEATS];
        let result = self.search.temper.worth::<G>(world, asked, &self.aside);
        self.spread.add(result);
        shares[asked.index()] = self.search.temper.felt(result, self.spread.mean);
        for (edge, seat) in &self.path {
            let share = &mut shares[seat.index()];
            if share.is_nan() {
                *share = worth::<G>(world, *seat);
            }
            self.tree.credit(*edge, *share);
        }
    }

    /// Who chooses next; nobody when the game is over. Where there are no secrets nobody chooses in secret: then it is one
    /// at a time.
    fn deciding(&self, world: &G::State) -> SeatSet {
        let pending = G::pending(world);
        match pending.first() {
            Some(first) if !self.knowledge.secrets() => SeatSet::one(first),
            _ => pending,
        }
    }

    /// All of `deciding` choose, none knowing the others' choices; then the choices are played. False, and nothing done,
    /// where one of them has never been before: there the tree ends.
    fn decide(&mut self, world: &mut G::State, deciding: SeatSet, asked: Seat, luck: &mut Luck) -> bool {
        let mut nodes = [None; MAX_SEATS];
        for seat in deciding.iter() {
            nodes[seat.index()] = self.tree.enter(self.knowledge.of(seat));
        }
        if deciding.iter().any(|seat| nodes[seat.index()].is_none()) {
            return false;
        }
        let explore = self.search.explore * self.spread.scale();
        let from = self.path.len();
        for seat in deciding.iter() {
            let node = nodes[seat.index()].expect("just seen");
            let edge = self.select(world, seat, node, self.knowledge.settles(seat, asked), explore, luck);
            self.path.push((edge, seat));
        }
        let mut played = from;
        for at in from..self.path.len() {
            let (edge, seat) = self.path[at];
            // A reaction window can close with the first reaction: what can no longer be played was not chosen.
            if self.knowledge.play(world, seat, self.tree.mv(edge), luck).is_ok() {
                self.path[played] = (edge, seat);
                played += 1;
            }
        }
        self.path.truncate(played);
        if played == from {
            // What is legal hangs on something that no event tells: from now on it is asked each time.
            let settled = |tree: &Tree<_>, seat: Seat| nodes[seat.index()].is_some_and(|node| tree.is_settled(node));
            assert!(deciding.iter().any(|seat| settled(&self.tree, seat)), "a listed move is accepted");
            nodes.into_iter().flatten().for_each(|node| self.tree.doubt(node));
            return self.decide(world, deciding, asked, luck);
        }
        true
    }

    /// The seat's choice at its node. Where the node `settles` what is legal, that is asked once; working it out is half the work of
    /// a step.
    fn select(
        &mut self,
        world: &G::State,
        seat: Seat,
        node: NodeId,
        settles: bool,
        explore: f32,
        luck: &mut Luck,
    ) -> EdgeId {
        if settles && self.tree.is_settled(node) {
            return self.tree.select_settled(node, explore, luck);
        }
        self.moves.clear();
        G::legal_moves(world, seat, &mut self.moves);
        let promise = |mv: &G::Move| G::promise(world, seat, mv);
        if settles && self.tree.settle(node, &self.moves, promise) {
            self.tree.select_settled(node, explore, luck)
        } else {
            self.tree.select(node, &self.moves, explore, luck, promise)
        }
    }

    /// Adds what was found out about the seat's moves to `sum`.
    pub fn report(&mut self, seat: Seat, sum: &mut Vec<Considered<G::Move>>) {
        let root = self.root(seat);
        for (mv, share, visits) in self.tree.weighed(root) {
            match sum.iter_mut().find(|option| option.mv == *mv) {
                None => sum.push(Considered { mv: mv.clone(), share, visits, solved: None }),
                Some(option) if visits > 0 => {
                    option.visits += visits;
                    option.share += (share - option.share) * visits as f32 / option.visits as f32;
                }
                Some(_) => {}
            }
        }
    }
}

/// How far results lie apart. Evaluations of one game all lie between 0.4 and 0.6, those of another between 0 and 1; what
/// counts as a difference worth exploring is measured by that.
#[derive(Default)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    fn add(&mut self, share: f32) {
        self.count += 1.0;
        let off = share - self.mean;
        self.mean += off / self.count;
        self.squares += off * (share - self.mean);
    }

    /// 1 where results are wins and losses, half and half.
    fn scale(&self) -> f32 {
        const FEW: f32 = 16.0;
        if self.count < FEW { 1.0 } else { (2.0 * (self.squares / self.count).sqrt()).max(0.02) }
    }
}
