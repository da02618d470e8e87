//! For learning agents: every move by number.

use hustings_core::Start;

use super::Duel;
use super::moves::Move;

/// The cards in order, then the answers to them; a taunt without its text.
pub(super) fn all_moves(start: &Start<Duel>, out: &mut Vec<Move>) {
    out.extend(start.set().data.cards.iter().map(|card| Move::Choose(*card)));
    out.extend([Move::Block, Move::Pass, Move::Taunt(String::new())]);
}
