//! The rules in order of play: homes (KL-2), then each turn's funding, card and actions (KL-4, KL-8), then the end (KL-5).

pub(crate) mod campaign;
pub(crate) mod card;
pub(crate) mod debate;
pub(crate) mod finish;
pub(crate) mod funding;
mod home;
pub(crate) mod travel;
pub(crate) mod turn;

use hustings_core::{Log, Luck, Outcome, Seat};

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

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    (state.phase == Phase::Over).then(|| finish::outcome(state))
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    &mv: &Move,
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
        (Phase::Homes, Move::Home { at }) => home::choose(state, seat, at, luck, log),
        (Phase::Homes, _) => Err(Illegal::HomeFirst),
        (Phase::Choosing, Move::Choose { option }) => card::choose(state, seat, option, luck, log),
        (Phase::Choosing, _) => Err(Illegal::CardFirst),
        (_, Move::Home { .. }) => Err(Illegal::HomesChosen),
        (_, Move::Choose { .. }) => Err(Illegal::NothingToChoose),
        (_, Move::Move { to }) => travel::go(state, seat, to, log),
        (_, Move::Ad { at }) => campaign::advertise(state, seat, at, log),
        (_, Move::Smear { at, rival }) => campaign::smear(state, seat, at, rival, log),
        (_, Move::Debate { rival }) => debate::challenge(state, seat, rival, luck, log),
        (_, Move::End) => {
            turn::end(state, seat, luck, log);
            Ok(())
        }
    }
}

/// Adds or removes chips as far as KL-3.1 and KL-3.2 allow, and reports it even if nothing changed.
fn influence(state: &mut State, seat: Seat, at: Region, amount: i8, cause: Cause, log: &mut impl Log<Event>) -> i8 {
    let amount = if amount < 0 {
        -(state.take_chips(seat, at, amount.unsigned_abs()) as i8)
    } else {
        state.add_chips(seat, at, amount as u8) as i8
    };
    log.add(|| Event::Influence { seat, at, amount, cause });
    amount
}

/// Gains or loses money, never below zero (KL-3.5), and reports it even if nothing changed.
fn money(state: &mut State, seat: Seat, amount: i16, cause: Cause, log: &mut impl Log<Event>) {
    let purse = &mut state.money[seat.index()];
    let amount = amount.max(-(*purse as i16));
    *purse = purse.saturating_add_signed(amount);
    log.add(|| Event::Money { seat, amount, cause });
}
