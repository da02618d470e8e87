//! A game between two with nothing hidden and no luck, in the form that looking far ahead wants.

use crate::Game;

/// A position of such a game: small, quick to copy and to play on, with its worth at hand. Moves are numbers, and the seats
/// take turns one by one.
///
/// It is a second telling of the rules, for speed; a game that has one tests it against the first.
pub trait Bout: Clone {
    /// Appends the number of every legal move, in a stable order; none when it is over.
    fn moves(&self, out: &mut Vec<u16>);

    /// Makes a listed move.
    fn play(&mut self, mv: u16);

    /// A number that positions share which are alike in play, turned and mirrored ones too, and others as good as never.
    fn key(&self) -> u64;

    /// The result once it is over.
    fn result(&self) -> Option<Verdict>;

    /// How good the position looks to whoever moves, before it is over: log-odds of winning, in units of [`LOOKS`].
    fn looks(&self) -> i32;

    /// No more turns than that are left.
    fn turns_left(&self) -> u8;

    /// The worst and the best result that are still possible for whoever moves, as far as that is plain to see.
    fn bounds(&self) -> (Verdict, Verdict);
}

/// An even chance against one of e to 1.
pub const LOOKS: i32 = 1 << 17;

/// How a bout ends, or may end, for the seat whose turn it is or would be next: first whether it wins, then by how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Verdict {
    /// 1 for a win, 0 for a shared one, -1 for a loss.
    pub win: i8,
    /// By how much its score is the higher.
    pub margin: i32,
}

impl Verdict {
    /// The same for the other side.
    #[must_use]
    pub fn turned(self) -> Verdict {
        Verdict { win: -self.win, margin: -self.margin }
    }
}

/// Something done to a game's bout, whatever its type: see [`Game::bout`].
pub trait Spar<G: Game> {
    type Found;

    /// `number` gives a move's number.
    fn on(self, bout: impl Bout, number: impl Fn(&G::Move) -> u16) -> Self::Found;
}
