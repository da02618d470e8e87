//! Playouts from the leaves of the tree: random, with moves drawn in proportion to their priors.

use hustings_core::{Luck, Search, Seat, SeatSet, Silent};

/// The highest prior that rejection sampling allows for: see `Search::prior`.
const HIGHEST_PRIOR: f32 = 3.0;
/// How often rejection sampling is tried before the priors of all moves are computed.
const TRIES: u32 = 3;

/// Plays until the game is over or `limit` moves are made. `moves` is scratch space.
pub(crate) fn steered<G: Search>(world: &mut G::State, luck: &mut Luck, moves: &mut Vec<G::Move>, limit: u32) {
    for _ in 0..limit {
        let Some(seat) = pick_seat(G::pending(world), luck) else { return };
        moves.clear();
        G::legal_moves(world, seat, moves);
        let mv = if moves.len() == 1 { &moves[0] } else { draw::<G>(world, seat, moves, luck) };
        G::play(world, seat, mv, luck, &mut Silent).expect("a listed move is accepted");
    }
}

/// Draws a move with a probability in proportion to its prior, by rejection sampling, so that most priors need not be
/// computed.
fn draw<'a, G: Search>(world: &G::State, seat: Seat, moves: &'a [G::Move], luck: &mut Luck) -> &'a G::Move {
    for _ in 0..TRIES {
        let mv = luck.pick(moves);
        let prior = G::prior(world, seat, mv);
        if prior >= HIGHEST_PRIOR || fraction(luck) * HIGHEST_PRIOR < prior {
            return mv;
        }
    }
    let total: f32 = moves.iter().map(|mv| G::prior(world, seat, mv).max(0.0)).sum();
    let mut left = total * fraction(luck);
    let drawn = moves.iter().find(|mv| {
        left -= G::prior(world, seat, mv).max(0.0);
        left < 0.0
    });
    drawn.unwrap_or_else(|| luck.pick(moves)) // all priors are zero
}

/// Uniform in [0, 1).
pub(super) fn fraction(luck: &mut Luck) -> f32 {
    (luck.next_u32() >> 8) as f32 / (1 << 24) as f32
}

fn pick_seat(pending: SeatSet, luck: &mut Luck) -> Option<Seat> {
    match pending.len() {
        0 | 1 => pending.first(),
        several => pending.iter().nth(luck.below(several as u32) as usize),
    }
}
