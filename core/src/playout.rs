//! Random play: the yardstick of speed, the heart of tree search, and the quickest way to meet a game's odd corners.

use crate::{Game, Luck, Seat, SeatSet, Silent};

/// Plays uniformly random moves until the game is over or `limit` moves are made; returns how many were.
///
/// Seats that may act without being waited for are left alone. `moves` is working space, so that a caller with many
/// playouts allocates once.
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

/// One of several seats is drawn: in a reaction window the quickest hand belongs to nobody in particular.
#[inline]
fn somebody(pending: SeatSet, luck: &mut Luck) -> Option<Seat> {
    match pending.len() {
        0 | 1 => pending.first(),
        several => pending.iter().nth(luck.below(several as u32) as usize),
    }
}
