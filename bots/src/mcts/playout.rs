//! Play from where the tree ends: random, but drawn towards what the game finds promising.

use hustings_core::{Game, Luck, Seat, SeatSet, Silent};

/// What a very inviting move is worth, against 1 for an ordinary one: so many more times it is played.
const INVITING: f32 = 3.0;
/// How often a move is drawn and thought over before all are weighed.
const TRIES: u32 = 3;

/// Plays until the game is over or `limit` moves are made. `moves` is working space.
pub(crate) fn steered<G: Game>(world: &mut G::State, luck: &mut Luck, moves: &mut Vec<G::Move>, limit: u32) {
    for _ in 0..limit {
        let Some(seat) = somebody(G::pending(world), luck) else { return };
        moves.clear();
        G::legal_moves(world, seat, moves);
        let mv = if moves.len() == 1 { &moves[0] } else { draw::<G>(world, seat, moves, luck) };
        G::play(world, seat, mv, luck, &mut Silent).expect("a listed move is accepted");
    }
}

/// A move, each as likely as it is promising: one is drawn and taken with that probability, else another is drawn.
fn draw<'a, G: Game>(world: &G::State, seat: Seat, moves: &'a [G::Move], luck: &mut Luck) -> &'a G::Move {
    for _ in 0..TRIES {
        let mv = luck.pick(moves);
        let promise = G::promise(world, seat, mv);
        if promise >= INVITING || fraction(luck) * INVITING < promise {
            return mv;
        }
    }
    let total: f32 = moves.iter().map(|mv| G::promise(world, seat, mv).max(0.0)).sum();
    let mut left = total * fraction(luck);
    let drawn = moves.iter().find(|mv| {
        left -= G::promise(world, seat, mv).max(0.0);
        left < 0.0
    });
    drawn.unwrap_or_else(|| luck.pick(moves)) // all of them hopeless
}

/// From 0 to just below 1.
pub(super) fn fraction(luck: &mut Luck) -> f32 {
    (luck.next_u32() >> 8) as f32 / (1 << 24) as f32
}

fn somebody(pending: SeatSet, luck: &mut Luck) -> Option<Seat> {
    match pending.len() {
        0 | 1 => pending.first(),
        several => pending.iter().nth(luck.below(several as u32) as usize),
    }
}
