//! SK-10: when it ends, and who wins.

use hustings_core::{Log, Outcome, PerSeat, rank};

use crate::cards::STATES;
use crate::events::Event;
use crate::pieces::Resource;
use crate::state::{Frame, Reason, State};

/// SK-10.4: by victory points, then by power; players equal in both share the rank.
pub(crate) fn outcome(state: &State, reason: Reason) -> Outcome {
    let standings = PerSeat::new(state.seats, |seat| [state.vp[seat.index()], state.tokens(seat, Resource::Power)]);
    Outcome {
        ranks: rank(&standings),
        scores: standings.each(|standing| i32::from(standing[0])),
        reason: reason.word().into(),
        teams: Vec::new(),
    }
}

/// At once; what is open stays open below the end.
pub(super) fn finish(state: &mut State, reason: Reason, log: &mut impl Log<Event>) {
    state.open(Frame::Over(reason));
    log.add(|| Event::GameOver { outcome: outcome(state, reason) });
}

/// SK-10.2: every state has a government or no empty square.
#[inline]
pub(super) fn test_states(state: &mut State, log: &mut impl Log<Event>) {
    if state.decided == (1 << STATES) - 1 {
        finish(state, Reason::States, log);
    }
}

/// SK-10.1 with `finish_round`, then SK-10.3: at the end of a round.
pub(super) fn test_round(state: &mut State, log: &mut impl Log<Event>) {
    if state.options.finish_round && target_reached(state) {
        finish(state, Reason::Target, log);
    } else if state.round >= state.options.round_cap {
        finish(state, Reason::RoundCap, log);
    }
}

/// SK-10.1: after every change, unless the round is finished first.
pub(super) fn test_target(state: &mut State, log: &mut impl Log<Event>) {
    if !state.options.finish_round && target_reached(state) {
        finish(state, Reason::Target, log);
    }
}

fn target_reached(state: &State) -> bool {
    state.vp.iter().any(|vp| *vp >= u16::from(state.target))
}
