//! The rules in order of play: choosing and the reveal (DU-3, DU-4), blocking (DU-5), the end of a round (DU-6, DU-7).

mod block;
mod choose;
mod finish;

use hustings_core::{Log, Luck, Seat};

use super::{Event, Illegal, Move, Phase, State, notation};

pub(super) use finish::outcome;

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if seat.0 >= state.seats() {
        return;
    }
    match &state.phase {
        Phase::Choosing => choose::legal_moves(state, seat, out),
        Phase::Blocking { asked, .. } if *asked == seat => block::legal_moves(state, seat, out),
        Phase::Blocking { .. } => {}
        Phase::Over => return,
    }
    if state.taunts_left[seat] > 0 {
        out.push(Move::Taunt(String::new())); // DU-8.1
    }
}

pub(super) fn play(
    state: &mut State,
    seat: Seat,
    mv: &Move,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if seat.0 >= state.seats() {
        return Err(Illegal::NoSuchSeat(seat));
    }
    if state.phase == Phase::Over {
        return Err(Illegal::Over);
    }
    match mv {
        Move::Choose(card) => choose::choose(state, seat, *card, luck, log),
        Move::Block => block::block(state, seat, log),
        Move::Pass => block::pass(state, seat, log),
        Move::Taunt(text) => taunt(state, seat, text, log),
    }
}

/// DU-8.1.
fn taunt(state: &mut State, seat: Seat, text: &str, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if state.taunts_left[seat] == 0 {
        return Err(Illegal::NoTauntLeft);
    }
    if !notation::is_sayable(text) {
        return Err(Illegal::BadTaunt);
    }
    state.taunts_left[seat] -= 1;
    log.add(|| Event::Taunted { seat, text: text.to_owned() });
    Ok(())
}
