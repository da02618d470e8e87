//! SK-6.5, SK-9: steps on a track, bought or given, and what they do.

use hustings_core::{Log, Seat};

use super::Table;
use super::pay::{self, Price};
use crate::cards::Step;
use crate::error::Illegal;
use crate::events::{Action, Event, Purpose, Source};
use crate::moves::Move;
use crate::state::{Climb, Frame, State};
use crate::words::{Resource, Track};

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if state.tokens(seat, Resource::Moolah) >= u16::from(state.terms(seat).tracker_cost) {
        out.extend(Track::ALL.iter().filter(|track| !at_top(state, seat, **track)).map(|track| Move::Track(*track)));
    }
}

#[inline]
pub(super) fn at_top(state: &State, seat: Seat, track: Track) -> bool {
    state.level(seat, track) >= state.set.top(track)
}

impl<L: Log<Event>> Table<'_, L> {
    pub(super) fn track_action(&mut self, seat: Seat, track: Track) -> Result<(), Illegal> {
        self.check_action()?;
        if at_top(self.state, seat, track) {
            return Err(Illegal::AtTop { track, rule: "SK-6.5" });
        }
        let price = Price { moolah: self.state.terms(seat).tracker_cost, ..Price::default() };
        let payment = pay::check(self.state, seat, price, "SK-6.5")?;
        self.use_action(seat, Action::Track);
        self.pay(seat, payment, Purpose::Track);
        self.climb(seat, track);
        Ok(())
    }

    /// One step up, with its effect.
    pub(super) fn climb(&mut self, seat: Seat, track: Track) {
        self.move_marker(seat, track, 1);
        if self.state.over.is_some() {
            return;
        }
        let landed = usize::from(self.state.level(seat, track)) - 1;
        match self.state.set.steps(track)[landed] {
            Step::Gain(resource, n) => {
                let mut tokens = [0; 3];
                tokens[resource.index()] = n;
                self.gain(seat, tokens, Source::Step);
            }
            Step::Play(deck) => self.open(Frame::StepPlay(deck)),
            Step::Income(_) | Step::Vp(_) => {}
        }
    }

    /// SK-9.3: the next of several steps. Those above the top are lost.
    pub(super) fn climb_on(&mut self, climb: Climb) {
        let seat = self.state.turn();
        let Climb { track, steps, then } = climb;
        if steps == 0 || at_top(self.state, seat, track) {
            if then == 0 {
                self.close();
            } else {
                self.turn_into(Frame::Climb(Climb { track: track.other(), steps: then, then: 0 }));
            }
            return;
        }
        if steps == 1 && then == 0 {
            self.close();
        } else {
            self.turn_into(Frame::Climb(Climb { track, steps: steps - 1, then }));
        }
        self.climb(seat, track);
    }
}
