//! SK-8.4 to SK-8.6, SK-8.11: cards that change what a turn allows.

use hustings_core::{Log, Luck, Seat};

use super::{CardEffect, Play};
use crate::cards::Few;
use crate::error::Illegal;
use crate::events::Event;
use crate::rules::targets::Nothing;
use crate::state::State;

/// SK-8.4: seats cost fewer voters this turn; copies add up.
#[derive(Clone, Copy)]
pub(super) struct SeatRebate {
    pub voters: Few,
}

impl CardEffect for SeatRebate {
    type Aim = Nothing;

    fn apply(self, state: &mut State, _play: Play, _aim: Nothing, _luck: &mut Luck, _log: &mut impl Log<Event>) {
        state.now.rebate = state.now.rebate.saturating_add(self.voters.into());
    }
}

/// SK-8.5: any number of seats in the same state this turn.
#[derive(Clone, Copy)]
pub(super) struct SameState {}

impl CardEffect for SameState {
    type Aim = Nothing;

    fn check(self, state: &State, play: Play, _aim: Nothing) -> Result<(), Illegal> {
        if state.now.same_state { Err(Illegal::AlreadyInForce(state.set.card_name(play.card))) } else { Ok(()) }
    }

    fn apply(self, state: &mut State, _play: Play, _aim: Nothing, _luck: &mut Luck, _log: &mut impl Log<Event>) {
        state.now.same_state = true;
    }
}

/// SK-8.6: another limit for this turn, once.
#[derive(Clone, Copy)]
pub(super) struct ActionLimit {
    pub actions: Few,
}

impl CardEffect for ActionLimit {
    type Aim = Nothing;

    fn check(self, state: &State, play: Play, _aim: Nothing) -> Result<(), Illegal> {
        if state.now.raised.is_some() { Err(Illegal::AlreadyInForce(state.set.card_name(play.card))) } else { Ok(()) }
    }

    fn apply(self, state: &mut State, _play: Play, _aim: Nothing, _luck: &mut Luck, _log: &mut impl Log<Event>) {
        state.now.raised = Some(self.actions.into());
    }
}

/// SK-8.11: an opponent's next turn has fewer actions; several add up.
#[derive(Clone, Copy)]
pub(super) struct SkipAction {
    pub actions: Few,
}

impl CardEffect for SkipAction {
    type Aim = Seat;

    fn apply(self, state: &mut State, play: Play, on: Seat, _luck: &mut Luck, log: &mut impl Log<Event>) {
        let skips = state.skips[on.index()].saturating_add(self.actions.into());
        state.skips[on.index()] = skips;
        log.add(|| Event::SkipLaid { seat: play.seat, on, skips });
    }
}
