//! Bots for any game: random, greedy, Monte Carlo tree search and alpha-beta.
//!
//! They are honest by construction: a [`Player`] is given its seat's View, and every State it searches is a determinization
//! drawn by `Game::imagine` from that view.
//!
//! [`Spec`] is a bot's name and settings as text (`mcts:nodes=2000`). [`Roster`] runs bots for games known only by name, with
//! views as JSON and moves as text. [`characters`] are the named bots people play against. [`advise`] and [`Review`] use the
//! same searches for hints and for analysing finished games. The bots themselves: [`Random`], [`Greedy`], [`Mcts`], [`Minimax`].

mod advice;
pub mod characters;
mod greedy;
mod mcts;
mod minimax;
mod out_of_turn;
mod random;
mod review;
mod roster;
mod spec;
mod temper;
mod timer;

use hustings_core::{Game, Luck, Search, Seat, Start};

pub use advice::{Advice, Chances, advise, estimate_chances, search_chances};
pub use greedy::Greedy;
pub use mcts::Mcts;
pub use minimax::Minimax;
pub use random::Random;
pub use review::{DecisionReview, PositionReview, Review, ReviewError};
pub use roster::{BotError, Question, Roster, ViewedPosition};
pub use spec::{BadSpec, Budget, Determinizations, Playouts, SearchSettings, Spec};
pub use temper::Temper;

/// Chooses moves for a seat. The choice depends only on the arguments and the bot's settings (and on the clock, if the
/// budget is a time).
pub trait Player<G: Search>: Send {
    /// One of the seat's legal moves. The seat must be pending.
    fn choose(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Chosen<G>;

    /// A move out of turn, if one is worth making: an offer, an answer to one, a power. The seat need not be pending.
    /// Ask after every move of any seat, and again after each move this returns. By default a bot makes none.
    fn out_of_turn(&mut self, _start: &Start<G>, _view: &G::View, _seat: Seat, _luck: &mut Luck) -> Option<G::Move> {
        None
    }
}

/// A bot's answer: the move it makes, and the moves it compared.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision<M> {
    /// Usually the first candidate; a bot that slips may take a later one.
    pub mv: M,
    /// Best first; empty if nothing was compared.
    pub candidates: Vec<Candidate<M>>,
}

/// What [`Player::choose`] returns.
pub type Chosen<G> = Result<Decision<<G as Game>::Move>, ChoiceError>;

/// A move with what a search found out about it.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate<M> {
    pub mv: M,
    /// The mover's expected result with this move: 0 is the last place, 1 a sole win. In [`Advice`] it is the chance of
    /// winning.
    pub share: f32,
    /// How often the search tried it; 0 if there was nothing to compare.
    pub visits: u32,
    /// The final score difference for the mover with best play on both sides; only if every line was searched to the
    /// end.
    pub solved: Option<i32>,
}

/// Why a bot cannot choose a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChoiceError {
    #[error("the game is not waiting for seat {0}")]
    NotPending(Seat),
    #[error("the view contradicts itself: {0}")]
    BadView(String),
    /// An external engine crashed, was too slow or answered nonsense.
    #[error("{0}")]
    Forfeit(String),
}

impl<M> Decision<M> {
    /// A move that was compared with no other.
    fn without_search(mv: M) -> Decision<M> {
        Decision { mv, candidates: Vec::new() }
    }

    /// The first of `candidates`, which must not be empty.
    fn best(candidates: Vec<Candidate<M>>) -> Decision<M>
    where
        M: Clone,
    {
        Decision { mv: candidates[0].mv.clone(), candidates }
    }

    fn map<N>(self, write: impl Fn(M) -> N) -> Decision<N> {
        let candidates = self.candidates.into_iter().map(|candidate| candidate.map(&write)).collect();
        Decision { mv: write(self.mv), candidates }
    }
}

impl<M> Candidate<M> {
    fn map<N>(self, write: impl Fn(M) -> N) -> Candidate<N> {
        let Candidate { mv, share, visits, solved } = self;
        Candidate { mv: write(mv), share, visits, solved }
    }
}

/// Draws a determinization: a state that the view's owner could not tell from the real one.
fn imagine<G: Search>(start: &Start<G>, view: &G::View, luck: &mut Luck) -> Result<G::State, ChoiceError> {
    G::imagine(start, view, luck).map_err(ChoiceError::BadView)
}

/// The legal moves of a pending seat; never empty. They are the same in every determinization of the seat's view.
fn legal_moves<G: Search>(world: &G::State, seat: Seat) -> Result<Vec<G::Move>, ChoiceError> {
    let mut moves = Vec::new();
    if G::pending(world).contains(seat) {
        G::legal_moves(world, seat, &mut moves);
    }
    if moves.is_empty() { Err(ChoiceError::NotPending(seat)) } else { Ok(moves) }
}

/// Drops moves with a prior of zero, unless all have one.
fn without_hopeless<G: Search>(world: &G::State, seat: Seat, mut moves: Vec<G::Move>) -> Vec<G::Move> {
    let has_hope = |mv: &G::Move| G::prior(world, seat, mv) > 0.0;
    if moves.iter().any(has_hope) {
        moves.retain(has_hope);
    }
    moves
}

/// What a position is worth to a seat, from 0 to 1: its result if the game is over, otherwise the game's evaluation. In
/// a game for one seat every result is the first place, so there the evaluation counts to the end. Winning counts as
/// much as all ranks together: a bot that only played for ranks would be content with second place.
fn reward<G: Search>(world: &G::State, seat: Seat) -> f32 {
    match G::outcome(world) {
        Some(outcome) if outcome.ranks.seats() > 1 => 0.5 * (outcome.share(seat) + outcome.won(seat)),
        _ => G::evaluate(world, seat),
    }
}
