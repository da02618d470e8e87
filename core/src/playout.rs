//! Random play: the measure of speed, the core of tree search, and the quickest way to reach a game's odd corners.

use crate::{Game, Luck, Seat, SeatSet, Silent};

/// Plays uniformly random moves until the game is over or `limit` moves have been made; returns how many.
///
/// Only pending seats move. `moves` is a buffer, so that a caller with many playouts allocates once.
pub fn playout<G: Game>(state: &mut G::State, luck: &mut Luck, moves: &mut Vec<G::Move>, limit: u32) -> u32 {
    for played in 0..limit {
        let Some(seat) = somebody(G::pending(state), luck) else {
            return played;
        };
        moves.clear();
        G::legal_moves(state, seat, moves);
        let mv = luck.pick(moves);
        G::play(state, seat, mv, luck, &mut Silent).expect("a listed move is accepted");
    }
    limit
}

/// Draws one of the pending seats: in a reaction window any of them may be the quickest.
#[inline]
fn somebody(pending: SeatSet, luck: &mut Luck) -> Option<Seat> {
    let first = pending.first()?;
    if pending == SeatSet::one(first) {
        return Some(first); // almost always, so nothing is counted
    }
    pending.iter().nth(luck.below(pending.len() as u32) as usize)
}
