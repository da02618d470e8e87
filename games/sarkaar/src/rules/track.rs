//! SK-6.5, SK-9: steps on a track, bought or given, and what they do.

use hustings_core::{Log, Seat};

use super::pay::{self, Price};
use super::{board, turn};
use crate::cards::TrackStep;
use crate::error::Illegal;
use crate::events::{Action, Event, Purpose, Source};
use crate::moves::Move;
use crate::pieces::{Resource, Track};
use crate::state::{Climb, Frame, State};

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if state.tokens(seat, Resource::Moolah) >= u16::from(state.terms(seat).tracker_cost) {
        out.extend(Track::ALL.iter().filter(|track| !at_top(state, seat, **track)).map(|track| Move::Track(*track)));
    }
}

#[inline]
pub(super) fn at_top(state: &State, seat: Seat, track: Track) -> bool {
    state.level(seat, track) >= state.set.top(track)
}

/// SK-6.5: a track action.
pub(super) fn buy_step(state: &mut State, seat: Seat, track: Track, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    turn::check_action(state)?;
    if at_top(state, seat, track) {
        return Err(Illegal::AtTop { track, rule: "SK-6.5" });
    }
    let price = Price { moolah: state.terms(seat).tracker_cost, ..Price::default() };
    let payment = pay::check(state, seat, price, "SK-6.5")?;
    turn::use_action(state, seat, Action::Track, log);
    pay::pay(state, seat, payment, Purpose::Track, log);
    climb(state, seat, track, log);
    Ok(())
}

/// SK-9.1: one step up, with its effect.
pub(super) fn climb(state: &mut State, seat: Seat, track: Track, log: &mut impl Log<Event>) {
    board::move_marker(state, seat, track, 1, log);
    if state.over().is_some() {
        return;
    }
    let landed = usize::from(state.level(seat, track)) - 1;
    match state.set.steps(track)[landed] {
        TrackStep::Gain { resource, n } => {
            let mut tokens = [0; 3];
            tokens[resource.index()] = n.into();
            board::gain(state, seat, tokens, Source::Step, log);
        }
        TrackStep::Play { deck } => state.open(Frame::StepPlay(deck)),
        TrackStep::Income { .. } | TrackStep::Vp { .. } => {}
    }
}

/// SK-9.3: the next of several steps. Those above the top are lost.
pub(super) fn go_on(state: &mut State, open: Climb, log: &mut impl Log<Event>) {
    let seat = state.turn();
    let Climb { track, steps, then } = open;
    if steps == 0 || at_top(state, seat, track) {
        if then == 0 {
            state.close_top();
        } else {
            state.replace_top(Frame::Climb(Climb { track: track.other(), steps: then, then: 0 }));
        }
        return;
    }
    if steps == 1 && then == 0 {
        state.close_top();
    } else {
        state.replace_top(Frame::Climb(Climb { track, steps: steps - 1, then }));
    }
    climb(state, seat, track, log);
}
