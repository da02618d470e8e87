//! SK-4: the law of the board. What changes goes through here, so that governments, levels, awards and points always fit.

use hustings_core::{Log, Seat};

use super::Table;
use crate::cards::{Square, Tokens};
use crate::events::{Event, Source, Way};
use crate::info::MOST_SEATS;
use crate::state::{Reason, State};
use crate::words::{Award, Resource, Track};

/// SK-4.2: who would govern if `to` also held the squares of `extra` in that state, taken from whoever has them.
pub(crate) fn government_after(state: &State, at: Square, to: Seat) -> Option<Seat> {
    let size = state.set.state(at.state).size();
    let cubes = &state.cubes[at.state.index()];
    Seat::all(state.seats).find(|seat| {
        let own = cubes[seat.index()];
        let own = if *seat == to { own | 1 << at.number } else { own & !(1 << at.number) };
        2 * own.count_ones() as u8 > size
    })
}

impl<L: Log<Event>> Table<'_, L> {
    /// SK-4.6: a square changes hands, one change with all that follows from it.
    pub(super) fn take_square(&mut self, to: Seat, at: Square, by: Way) {
        let state = &mut *self.state;
        let (set, vp_before) = (state.set, state.vp);
        let (card, place, mark) = (set.state(at.state), at.state.index(), 1u16 << at.number);
        let (size, name) = (card.size(), &card.id);
        let from = state.owner(at);
        state.cubes[place][to.index()] |= mark;
        self.log.add(|| Event::SeatTaken { seat: to, at: set.square_name(at), from, by });
        if let Some(from) = from {
            state.cubes[place][from.index()] &= !mark;
            self.log.add(|| Event::SeatLost { seat: from, at: set.square_name(at), to });
        }

        let governs = |state: &State, seat: Seat| 2 * state.squares(seat, at.state) > size;
        let before = state.government[place];
        let after = if governs(state, to) { Some(to) } else { before.filter(|old| governs(state, *old)) };
        if before != after {
            state.government[place] = after;
            if let Some(old) = before {
                state.vp[old.index()] -= u16::from(size);
                self.log.add(|| Event::GovernmentLost { seat: old, state: name, vp: size });
            }
            if let Some(new) = after {
                state.vp[new.index()] += u16::from(size);
                self.log.add(|| Event::GovernmentFormed { seat: new, state: name, vp: size });
            }
        }
        if state.cubes[place][to.index()] == card.all() {
            let vp = set.rules.full_majority;
            state.vp[to.index()] += u16::from(vp);
            self.log.add(|| Event::FullMajority { seat: to, state: name, vp });
        }
        let bit = 1u16 << at.state.0;
        let settled = after.is_some() || state.empty(at.state) == 0;
        state.settled = if settled { state.settled | bit } else { state.settled & !bit };

        let arrives = state.presence[to.index()] & bit == 0;
        if arrives {
            state.presence[to.index()] |= bit;
        }
        let leaves = from.filter(|from| state.cubes[place][from.index()] == 0);
        if let Some(from) = leaves {
            state.presence[from.index()] &= !bit;
        }
        if arrives || leaves.is_some() {
            if arrives {
                self.set_level(to, Award::National, 1);
            }
            if let Some(from) = leaves {
                self.set_level(from, Award::National, -1);
            }
            self.check_award(Award::National);
        }
        self.after_change(vp_before);
    }

    /// A marker goes up or down.
    fn set_level(&mut self, seat: Seat, track: Award, by: i8) {
        let level = &mut self.state.level[track.index()][seat.index()];
        let from = *level;
        *level = level.saturating_add_signed(by);
        let to = *level;
        self.log.add(|| Event::Level { seat, track, from, to });
    }

    /// SK-4.6: a step on a track, one change; its effect is not part of it.
    pub(super) fn move_marker(&mut self, seat: Seat, track: Track, by: i8) {
        let vp_before = self.state.vp;
        self.set_level(seat, track.award(), by);
        self.check_award(track.award());
        self.after_change(vp_before);
    }

    /// SK-4.4.
    fn check_award(&mut self, award: Award) {
        let state = &mut *self.state;
        let (at, vp) = state.set.award(award);
        let levels = &state.level[award.index()][..usize::from(state.seats)];
        let highest = levels.iter().copied().max().unwrap_or_default();
        let holder = state.holder[award.index()];
        if highest >= at && holder.is_some_and(|holder| levels[holder.index()] == highest) {
            return; // SK-4.4a: equal is not crossing
        }
        let alone = highest >= at && levels.iter().filter(|level| **level == highest).count() == 1;
        let heir = alone.then(|| levels.iter().position(|level| *level == highest)).flatten();
        let heir = heir.map(|seat| Seat(seat as u8));
        if heir == holder {
            return;
        }
        state.holder[award.index()] = heir;
        if let Some(old) = holder {
            state.vp[old.index()] -= u16::from(vp);
        }
        if let Some(new) = heir {
            state.vp[new.index()] += u16::from(vp);
        }
        self.log.add(|| Event::Award { award, from: holder, to: heir, vp });
    }

    /// The end of every change: points are told, and SK-10.1 is tested.
    pub(super) fn after_change(&mut self, before: [u16; MOST_SEATS]) {
        if self.state.vp == before {
            return;
        }
        let target = u16::from(self.state.target);
        let mut reached = false;
        for seat in Seat::all(self.state.seats) {
            let (from, to) = (before[seat.index()], self.state.vp[seat.index()]);
            if from != to {
                self.log.add(|| Event::Vp { seat, from, to });
            }
            reached |= to >= target;
        }
        if reached && !self.state.options.finish_round {
            self.finish(Reason::Target);
        }
    }

    /// Tokens from the bank, cut to what it has (SK-1.4).
    pub(super) fn gain(&mut self, seat: Seat, tokens: Tokens, by: Source) {
        let [voter, moolah, power] = self.collect(seat, tokens);
        self.log.add(|| Event::Gained { seat, from: None, voter, moolah, power, by });
    }

    pub(super) fn collect(&mut self, seat: Seat, tokens: Tokens) -> [u16; 3] {
        let mut got = tokens.map(u16::from);
        if self.state.options.strict_supply {
            for of in Resource::ALL {
                got[of.index()] = got[of.index()].min(self.state.bank(*of));
            }
        }
        for (own, got) in self.state.tokens[seat.index()].iter_mut().zip(got) {
            *own = own.saturating_add(got);
        }
        got
    }
}
