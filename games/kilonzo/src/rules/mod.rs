//! The rules in order of play: homes (KL-2), then each turn's funding, card and actions (KL-4, KL-8), then the end (KL-5).

pub(crate) mod campaign;
pub(crate) mod card;
pub(crate) mod debate;
pub(crate) mod finish;
pub(crate) mod funding;
mod home;
pub(crate) mod travel;
pub(crate) mod turn;

use hustings_core::{Log, Luck, Seat};

use crate::error::Illegal;
use crate::events::{Cause, Event};
use crate::moves::Move;
use crate::regions::Region;
use crate::state::{Phase, State};

pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if seat != state.turn {
        return;
    }
    match state.phase {
        Phase::Homes => home::legal_moves(state, out),
        Phase::Choosing => card::legal_moves(state, out),
        Phase::Acting => turn::legal_moves(state, seat, out),
        Phase::Over => {}
    }
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    mv: Move,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if state.phase == Phase::Over {
        return Err(Illegal::Over);
    }
    if seat != state.turn {
        return Err(Illegal::NotYourTurn(state.turn));
    }
    match (state.phase, mv) {
        (Phase::Homes, Move::Home(region)) => home::choose(state, seat, region, luck, log),
        (Phase::Homes, _) => Err(Illegal::HomeFirst),
        (Phase::Choosing, Move::Choose(token)) => card::choose(state, seat, token, luck, log),
        (Phase::Choosing, _) => Err(Illegal::CardFirst),
        (_, Move::Home(_)) => Err(Illegal::HomesChosen),
        (_, Move::Choose(_)) => Err(Illegal::NothingToChoose),
        (_, Move::Move(to)) => travel::go(state, seat, to, log),
        (_, Move::Ad(at)) => campaign::advertise(state, seat, at, log),
        (_, Move::Smear(at, rival)) => campaign::smear(state, seat, at, rival, log),
        (_, Move::Debate(rival)) => debate::challenge(state, seat, rival, luck, log),
        (_, Move::End) => {
            turn::end(state, seat, luck, log);
            Ok(())
        }
    }
}

/// `amount` chips more or fewer, as far as the law allows (KL-3.1, KL-3.2), and told even when nothing comes of it.
fn influence(state: &mut State, seat: Seat, at: Region, amount: i8, cause: Cause, log: &mut impl Log<Event>) -> i8 {
    let amount = if amount < 0 {
        -(state.take_chips(seat, at, amount.unsigned_abs()) as i8)
    } else {
        state.add_chips(seat, at, amount as u8) as i8
    };
    log.add(|| Event::Influence { seat, at, amount, cause });
    amount
}

/// Money gained or lost, down to nothing (KL-3.5), and told even when it is none.
fn money(state: &mut State, seat: Seat, amount: i16, cause: Cause, log: &mut impl Log<Event>) {
    let purse = &mut state.money[seat.index()];
    let amount = amount.max(-(*purse as i16));
    *purse = purse.saturating_add_signed(amount);
    log.add(|| Event::Money { seat, amount, cause });
}
