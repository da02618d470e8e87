//! Players over any game. They are honest by construction: a [`Player`] is given what its seat may know, a View, and every
//! State it ever holds came out of `Game::imagine`.
//!
//! [`Spec`] is a bot's name and settings as text (`mcts:nodes=2000`). [`Roster`] asks bots about games whose types are no
//! longer known; [`characters`] are the bots people meet by name. The bots themselves: [`Random`], [`Greedy`], [`Mcts`],
//! [`Minimax`].

mod analysis;
mod assess;
pub mod characters;
mod greedy;
mod mcts;
mod minimax;
mod random;
mod roster;
mod spec;
mod temper;
mod timer;
mod unasked;

use hustings_core::{Game, Luck, Seat, Start};

pub use analysis::{Point, Review, Reviewed, Unreviewed};
pub use assess::{Advice, Assessed, Judged, advise, appraise, assess};
pub use greedy::Greedy;
pub use mcts::Mcts;
pub use minimax::{Minimax, Solved};
pub use random::Random;
pub use roster::{Decision, Question, Roster, Scene, Unanswered, Weighed};
pub use spec::{BadSpec, Budget, Playouts, Search, Spec, Worlds};
pub use temper::Temper;

/// Somebody who chooses moves for a seat. What it chooses depends on nothing but the arguments and its own settings (and
/// the clock, where its budget is a time).
pub trait Player<G: Game>: Send {
    /// One of the seat's legal moves. The seat must be one the game waits for.
    fn choose(
        &mut self,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        luck: &mut Luck,
    ) -> Result<Choice<G::Move>, NoChoice>;

    /// A move out of turn, where one is worth making: an offer, an answer to one, a power. The seat need not be one the game
    /// waits for; ask after every move of anybody, and again after each move this gives. Most bots keep still.
    fn unasked(&mut self, _start: &Start<G>, _view: &G::View, _seat: Seat, _luck: &mut Luck) -> Option<G::Move> {
        None
    }
}

/// A move, and what else was weighed on the way to it. Mostly it is the best of them; whoever slips takes a lesser one.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice<M> {
    pub mv: M,
    /// The best first; empty where nothing was compared.
    pub considered: Vec<Considered<M>>,
}

/// One move as the bot judged it.
#[derive(Debug, Clone, PartialEq)]
pub struct Considered<M> {
    pub mv: M,
    /// What the seat can expect from it, between 0 (last) and 1 (alone on top).
    pub share: f32,
    /// How often it was tried.
    pub visits: u32,
    /// By how much the seat's final score is the higher if both play as well as can be, where every line was followed to its end.
    pub solved: Option<i32>,
}

/// Why there is nothing to choose.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoChoice {
    #[error("the game is not waiting for seat {0}")]
    NotAsked(Seat),
    #[error("the view contradicts itself: {0}")]
    BadView(String),
}

impl<M> Choice<M> {
    fn unweighed(mv: M) -> Choice<M> {
        Choice { mv, considered: Vec::new() }
    }
}

/// A world the viewer could not tell from the real one.
fn imagine<G: Game>(start: &Start<G>, view: &G::View, luck: &mut Luck) -> Result<G::State, NoChoice> {
    G::imagine(start, view, luck).map_err(NoChoice::BadView)
}

/// What the seat is asked to choose from; never empty. Any imagined world gives the same list.
fn options<G: Game>(world: &G::State, seat: Seat) -> Result<Vec<G::Move>, NoChoice> {
    let mut moves = Vec::new();
    if G::pending(world).contains(seat) {
        G::legal_moves(world, seat, &mut moves);
    }
    if moves.is_empty() { Err(NoChoice::NotAsked(seat)) } else { Ok(moves) }
}

/// The same moves without the hopeless ones, unless all are: somebody who thinks does not think about those.
fn hopeful<G: Game>(world: &G::State, seat: Seat, mut moves: Vec<G::Move>) -> Vec<G::Move> {
    let hopeful = |mv: &G::Move| G::promise(world, seat, mv) > 0.0;
    if moves.iter().any(hopeful) {
        moves.retain(hopeful);
    }
    moves
}

/// What a position is worth to a seat: its result where the game is over, else how it looks. Alone at the table every result
/// is the first place, so there the looks tell good play from bad to the end. The first place counts for as much as all ranks
/// together: whoever plays for ranks alone settles for second.
fn worth<G: Game>(world: &G::State, seat: Seat) -> f32 {
    match G::outcome(world) {
        Some(outcome) if outcome.ranks.seats() > 1 => 0.5 * (outcome.share(seat) + outcome.won(seat)),
        _ => G::evaluate(world, seat),
    }
}
