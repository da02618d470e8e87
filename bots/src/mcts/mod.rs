//! Monte Carlo tree search over any game: UCT for one seat or several, with chance, secrets and simultaneous decisions.
//!
//! - Secrets: every simulation starts in a fresh world from `imagine`, so the search averages over what the seat cannot know;
//!   and in the search too each seat chooses by what it knows alone (`knowledge`).
//! - Simultaneous decisions are decoupled: each pending seat chooses by its own figures before any of the choices is played.
//! - Chance: nodes do not name the dice; each simulation meets its own on the way.
//! - Each seat maximises its own share of the outcome; team-mates share a rank and so pull together.

mod knowledge;
mod tree;

use hustings_core::{Game, Luck, MAX_SEATS, Seat, SeatSet, Start, playout};

use crate::timer::Timer;
use crate::{Budget, Choice, Considered, NoChoice, Player, Search, imagine, options};
use knowledge::Knowledge;
use tree::{EdgeId, Tree};

pub struct Mcts<G: Game> {
    budget: Budget,
    /// How many moves a playout makes at most.
    cut: u32,
    explore: f32,
    tree: Tree<G::Move>,
    knowledge: Knowledge<G>,
    // Working space, kept so that no simulation allocates.
    moves: Vec<G::Move>,
    path: Vec<(EdgeId, Seat)>,
}

/// What each seat gets.
type Shares = [f32; MAX_SEATS];

impl<G: Game> Mcts<G> {
    /// `budget` holds, whatever `search` says of one.
    pub fn new(budget: Budget, search: Search) -> Mcts<G> {
        Mcts {
            budget,
            cut: search.cut.unwrap_or(u32::MAX),
            explore: search.explore,
            tree: Tree::new(),
            knowledge: Knowledge::new(),
            moves: Vec::new(),
            path: Vec::new(),
        }
    }

    /// One walk down the tree, a playout from where it leaves the tree, and the result carried back up.
    fn simulate(&mut self, world: &mut G::State, luck: &mut Luck, seats: u8) {
        self.path.clear();
        self.knowledge.forget(seats);
        while let Some(deciding) = deciding::<G>(world) {
            if !self.decide(world, deciding, luck) {
                playout::<G>(world, luck, &mut self.moves, self.cut);
                break;
            }
        }
        let shares = shares::<G>(world, seats);
        for (edge, seat) in &self.path {
            self.tree.credit(*edge, shares[seat.index()]);
        }
    }

    /// All of `deciding` choose, none knowing the others' choices; then the choices are played. False, and nothing done,
    /// where one of them has never been before: there the tree ends.
    fn decide(&mut self, world: &mut G::State, deciding: SeatSet, luck: &mut Luck) -> bool {
        let mut nodes = [None; MAX_SEATS];
        for seat in deciding.iter() {
            nodes[seat.index()] = self.tree.enter(self.knowledge.of(seat));
        }
        let from = self.path.len();
        for seat in deciding.iter() {
            let Some(node) = nodes[seat.index()] else {
                self.path.truncate(from);
                return false;
            };
            self.moves.clear();
            G::legal_moves(world, seat, &mut self.moves);
            self.path.push((self.tree.select(node, &self.moves, self.explore, luck), seat));
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
        assert!(played > from, "a listed move is accepted");
        self.path.truncate(played);
        true
    }

    /// What was found out about the seat's moves, most tried first.
    fn considered(&mut self, seat: Seat) -> Vec<Considered<G::Move>> {
        self.knowledge.forget(0);
        let root = self.tree.enter(self.knowledge.of(seat)).expect("every simulation began here");
        let weighed = self.tree.weighed(root);
        let mut considered: Vec<_> =
            weighed.map(|(mv, share, visits)| Considered { mv: mv.clone(), share, visits }).collect();
        considered.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.share.total_cmp(&one.share)));
        considered
    }
}

/// Who chooses next. Where there are no secrets nobody chooses in secret: then it is one at a time.
fn deciding<G: Game>(world: &G::State) -> Option<SeatSet> {
    let pending = G::pending(world);
    let first = pending.first()?;
    Some(if G::INFO.secrets { pending } else { SeatSet::one(first) })
}

impl<G: Game> Player<G> for Mcts<G> {
    fn choose(
        &mut self,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        luck: &mut Luck,
    ) -> Result<Choice<G::Move>, NoChoice> {
        let mut timer = Timer::new(self.budget);
        let root = imagine(start, view, luck)?;
        let mut moves = options::<G>(&root, seat)?;
        if moves.len() == 1 {
            return Ok(Choice::unweighed(moves.remove(0)));
        }
        self.tree.clear();
        self.knowledge.forget(start.seats());
        for deciding in deciding::<G>(&root).into_iter().flat_map(SeatSet::iter) {
            self.tree.enter(self.knowledge.of(deciding)); // the first simulation already chooses
        }
        let mut world = root.clone();
        while timer.goes_on() {
            if G::INFO.hidden {
                world = imagine(start, view, luck)?;
            } else {
                world.clone_from(&root);
            }
            self.simulate(&mut world, luck, start.seats());
        }
        let considered = self.considered(seat);
        Ok(Choice { mv: considered[0].mv.clone(), considered })
    }
}

/// The result where the game is over, else how the position looks to each seat; alone at the table always the latter.
fn shares<G: Game>(world: &G::State, seats: u8) -> Shares {
    let mut shares = [0.0; MAX_SEATS];
    let outcome = G::outcome(world);
    for seat in Seat::all(seats) {
        shares[seat.index()] = match &outcome {
            Some(outcome) if seats > 1 => outcome.share(seat),
            _ => G::evaluate(world, seat),
        };
    }
    shares
}
