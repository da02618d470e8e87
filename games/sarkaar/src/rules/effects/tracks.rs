//! SK-8.1, SK-8.2, SK-8.14: cards that move markers.

use hustings_core::{Log, Luck, Seat};

use super::{CardEffect, Play};
use crate::cards::Few;
use crate::error::Illegal;
use crate::events::Event;
use crate::pieces::Track;
use crate::rules::targets::Nothing;
use crate::rules::{board, track};
use crate::state::{Climb, Frame, State};

/// SK-7.2: a card that climbs needs a step to climb.
fn check_room(state: &State, seat: Seat, track: Track) -> Result<(), Illegal> {
    if track::at_top(state, seat, track) { Err(Illegal::AtTop { track, rule: "SK-7.2" }) } else { Ok(()) }
}

/// SK-8.1: one after the other, each with its effect; steps above the top are lost.
#[derive(Clone, Copy)]
pub(super) struct ClimbTrack {
    pub track: Track,
    pub weak: Few,
    pub strong: Few,
}

impl CardEffect for ClimbTrack {
    type Aim = Nothing;

    fn check(self, state: &State, play: Play, _aim: Nothing) -> Result<(), Illegal> {
        check_room(state, play.seat, self.track)
    }

    fn apply(self, state: &mut State, play: Play, _aim: Nothing, _luck: &mut Luck, _log: &mut impl Log<Event>) {
        let steps = play.half(self.weak, self.strong).into();
        state.open(Frame::Climb(Climb { track: self.track, steps, then: 0 }));
    }
}

/// SK-8.2: a step on the named track; the strong half adds one on the other.
#[derive(Clone, Copy)]
pub(super) struct ClimbVersatile {}

impl CardEffect for ClimbVersatile {
    type Aim = Track;

    fn check(self, state: &State, play: Play, track: Track) -> Result<(), Illegal> {
        check_room(state, play.seat, track)
    }

    fn apply(self, state: &mut State, play: Play, track: Track, _luck: &mut Luck, _log: &mut impl Log<Event>) {
        state.open(Frame::Climb(Climb { track, steps: 1, then: play.half(0, 1) }));
    }
}

/// SK-8.14: an opponent's marker falls, to 0 at least.
#[derive(Clone, Copy)]
pub(super) struct PushDown {
    pub steps: Few,
}

impl CardEffect for PushDown {
    type Aim = (Seat, Track);

    fn check(self, state: &State, _play: Play, (rival, track): (Seat, Track)) -> Result<(), Illegal> {
        let at_bottom = state.level(rival, track) == 0;
        if at_bottom { Err(Illegal::AtBottom { seat: rival, track }) } else { Ok(()) }
    }

    fn apply(
        self,
        state: &mut State,
        _play: Play,
        (rival, track): (Seat, Track),
        _luck: &mut Luck,
        log: &mut impl Log<Event>,
    ) {
        let down = state.level(rival, track).min(self.steps.into());
        board::move_marker(state, rival, track, -(down as i8), log);
    }
}
