//! DU-5: a beaten seat may block with a shield, and is asked whether or not it holds one.

use hustings_core::{Log, Seat};

use super::super::cards::Kind;
use super::super::state::Victories;
use super::super::{Event, Illegal, Move, Phase, State};
use super::finish;

/// Asks the next beaten seat, starting at `from`, or ends the round.
pub(super) fn ask(state: &mut State, from: Seat, roll: u8, victories: Victories, log: &mut impl Log<Event>) {
    let beaten = |seat: Seat| victories.iter().any(|victory| victory.loser == seat);
    let next = (from.0..state.seats()).map(Seat).find(|seat| beaten(*seat) && state.could_hold_shield(*seat));
    match next {
        Some(asked) => {
            log.add(|| Event::Asked { seat: asked });
            state.phase = Phase::Blocking { asked, roll, victories };
        }
        None => finish::end_round(state, roll, &victories, log),
    }
}

/// DU-5.1.
pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if shield_of(state, seat).is_some() {
        out.push(Move::Block); // DU-5.3
    }
    out.push(Move::Pass);
}

/// The position of the first shield in the hand.
fn shield_of(state: &State, seat: Seat) -> Option<usize> {
    state.hands[seat].iter().position(|card| card.kind == Kind::Shield)
}

/// The roll and the victories, if `seat` is the one asked.
fn window(state: &State, seat: Seat) -> Result<(u8, Victories), Illegal> {
    match &state.phase {
        Phase::Blocking { asked, roll, victories } if *asked == seat => Ok((*roll, victories.clone())),
        _ => Err(Illegal::NotAsked),
    }
}

pub(super) fn block(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (roll, mut victories) = window(state, seat)?;
    let shield = shield_of(state, seat).ok_or(Illegal::NoShield)?;
    let card = state.hands[seat].remove(shield);
    state.discard.push(card);
    log.add(|| Event::Blocked { seat, card });
    victories.retain(|victory| victory.loser != seat);
    ask(state, Seat(seat.0 + 1), roll, victories, log);
    Ok(())
}

pub(super) fn pass(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (roll, victories) = window(state, seat)?;
    log.add(|| Event::Passed { seat });
    ask(state, Seat(seat.0 + 1), roll, victories, log);
    Ok(())
}
