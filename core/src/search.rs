//! What bots need from a game: an evaluation, a prior over moves and, for two-player games without luck or hidden
//! information, a position made for deep search.

use crate::{Game, Seat};

/// A game that bots can search. Rules never call any of this.
pub trait Search: Game {
    /// How good the position looks to `seat`, from 0 (lost) to 1 (won).
    fn evaluate(state: &Self::State, seat: Seat) -> f32;

    /// The prior of a move before any search: 0 is hopeless, 1 ordinary, 3 very promising. It orders moves and steers
    /// playouts, so it must be cheap.
    fn prior(_state: &Self::State, _seat: Seat, _mv: &Self::Move) -> f32 {
        1.0
    }

    /// Passes the position in its fast form to `visitor`, if the game has one.
    fn with_fast_position<V: FastVisitor<Self>>(_state: &Self::State, _visitor: V) -> Option<V::Found> {
        None
    }
}

/// A two-player position without luck or secrets: small, quick to copy and to play on, with its evaluation kept up to
/// date. Moves are numbers, and the seats alternate.
///
/// It implements the rules a second time, for speed; a game that has one tests it against its rules.
pub trait FastPosition: Clone {
    /// Appends the number of every legal move, in a stable order; none when the game is over.
    fn moves(&self, out: &mut Vec<u16>);

    /// Makes a listed move.
    fn play(&mut self, mv: u16);

    /// The key for a transposition table: equal for equivalent positions (rotations and mirror images too), and almost
    /// never equal otherwise.
    fn key(&self) -> u64;

    /// The result once the game is over.
    fn result(&self) -> Option<Verdict>;

    /// How good the position looks to the side to move: log-odds of winning, in units of [`LOG_ODDS_ONE`].
    fn log_odds(&self) -> i32;

    /// An upper bound on the number of turns left.
    fn turns_left(&self) -> u8;

    /// The worst and the best result still possible for the side to move, as far as they are cheap to work out.
    fn bounds(&self) -> (Verdict, Verdict);
}

/// Fixed-point log-odds: this many units are 1.0.
pub const LOG_ODDS_ONE: i32 = 1 << 17;

/// How the game ends for the side to move: first whether it wins, then by how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Verdict {
    /// 1 for a win, 0 for a draw, -1 for a loss.
    pub win: i8,
    /// Its score minus the other side's.
    pub margin: i32,
}

impl Verdict {
    /// The same result for the other side.
    #[must_use]
    pub fn turned(self) -> Verdict {
        Verdict { win: -self.win, margin: -self.margin }
    }
}

/// Visitor over a game's fast two-player position, whatever its type: see [`Search::with_fast_position`].
pub trait FastVisitor<G: Game> {
    type Found;

    /// `number` maps a move to its number.
    fn visit(self, position: impl FastPosition, number: impl Fn(&G::Move) -> u16) -> Self::Found;
}
