//! Standing orders for the windows of DU-5.

use hustings_core::{OrderAnswer, OrderInfo, Seat};

use super::{Move, Phase, State, rules};

pub(super) fn follow(state: &State, seat: Seat, order: &str) -> OrderAnswer<Move> {
    match &state.phase {
        Phase::Blocking { asked, .. } if *asked == seat && order == OrderInfo::CAN_ANSWER.name => {
            let mut moves = Vec::new();
            rules::legal_moves(state, seat, &mut moves);
            if !moves.contains(&Move::Block) { OrderAnswer::Plays(Move::Pass) } else { OrderAnswer::Waits }
        }
        Phase::Blocking { asked, .. } if *asked == seat => OrderAnswer::Plays(Move::Pass),
        Phase::Over => OrderAnswer::Expired,
        Phase::Choosing if order == "until_choice" && state.pending().contains(seat) => OrderAnswer::Expired,
        Phase::Choosing | Phase::Blocking { .. } => OrderAnswer::Waits,
    }
}
