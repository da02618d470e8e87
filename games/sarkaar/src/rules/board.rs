//! SK-4: the law of the board. What changes goes through here, so that governments, levels, awards and points always fit.

use hustings_core::{Log, Seat};

use super::finish;
use crate::cards::{Square, Tokens};
use crate::events::{Event, Source, Way};
use crate::info::MOST_SEATS;
use crate::pieces::{Award, Resource, Track};
use crate::state::State;

/// SK-4.2: who would govern the state if `to` held this square.
pub(crate) fn government_after(state: &State, at: Square, to: Seat) -> Option<Seat> {
    let size = state.set.state(at.state).size();
    let cubes = &state.cubes[at.state.index()];
    Seat::all(state.seats).find(|seat| {
        let own = cubes[seat.index()];
        let own = if *seat == to { own | 1 << at.number } else { own & !(1 << at.number) };
        2 * own.count_ones() as u8 > size
    })
}

/// SK-4.2: whether a government would fall if `to` held this square.
pub(crate) fn topples(state: &State, at: Square, to: Seat) -> bool {
    let government = state.government[at.state.index()];
    government.is_some() && government_after(state, at, to) != government
}

/// SK-4.6: a square changes hands, one change with all that follows from it.
pub(super) fn take_square(state: &mut State, to: Seat, at: Square, by: Way, log: &mut impl Log<Event>) {
    let (set, vp_before) = (state.set, state.vp);
    let (card, place, mark) = (set.state(at.state), at.state.index(), 1u16 << at.number);
    let (size, name) = (card.size(), &card.id);
    let from = state.owner(at);
    state.cubes[place][to.index()] |= mark;
    log.add(|| Event::SeatTaken { seat: to, at: set.square_name(at), from, by });
    if let Some(from) = from {
        state.cubes[place][from.index()] &= !mark;
        log.add(|| Event::SeatLost { seat: from, at: set.square_name(at), to });
    }

    let governs = |state: &State, seat: Seat| 2 * state.squares(seat, at.state) > size;
    let before = state.government[place];
    let after = if governs(state, to) { Some(to) } else { before.filter(|old| governs(state, *old)) };
    if before != after {
        state.government[place] = after;
        if let Some(old) = before {
            state.vp[old.index()] -= u16::from(size);
            log.add(|| Event::GovernmentLost { seat: old, state: name, vp: size });
        }
        if let Some(new) = after {
            state.vp[new.index()] += u16::from(size);
            log.add(|| Event::GovernmentFormed { seat: new, state: name, vp: size });
        }
    }
    if state.cubes[place][to.index()] == card.all() {
        let vp = set.rules.full_majority;
        state.vp[to.index()] += u16::from(vp);
        log.add(|| Event::FullMajority { seat: to, state: name, vp });
    }
    let bit = 1u16 << at.state.0;
    let decided = after.is_some() || state.empty(at.state) == 0;
    state.decided = if decided { state.decided | bit } else { state.decided & !bit };

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
            set_level(state, to, Award::National, 1, log);
        }
        if let Some(from) = leaves {
            set_level(state, from, Award::National, -1, log);
        }
        check_award(state, Award::National, log);
    }
    after_change(state, vp_before, log);
}

/// A marker goes up or down.
fn set_level(state: &mut State, seat: Seat, track: Award, by: i8, log: &mut impl Log<Event>) {
    let level = &mut state.level[track.index()][seat.index()];
    let from = *level;
    *level = level.saturating_add_signed(by);
    let to = *level;
    log.add(|| Event::Level { seat, track, from, to });
}

/// SK-4.6: a step on a track, one change; its effect is not part of it.
pub(super) fn move_marker(state: &mut State, seat: Seat, track: Track, by: i8, log: &mut impl Log<Event>) {
    let vp_before = state.vp;
    set_level(state, seat, track.award(), by, log);
    check_award(state, track.award(), log);
    after_change(state, vp_before, log);
}

/// SK-4.4: who holds an award now.
fn check_award(state: &mut State, award: Award, log: &mut impl Log<Event>) {
    let (at, vp) = state.set.award(award);
    let levels = &state.level[award.index()][..usize::from(state.seats)];
    let highest = levels.iter().copied().max().unwrap_or_default();
    let holder = state.holder[award.index()];
    if highest >= at && holder.is_some_and(|holder| levels[holder.index()] == highest) {
        return; // SK-4.4a: equal is not crossing
    }
    // SK-4.4b: the only one at the top takes it. SK-4.4c: otherwise nobody holds it.
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
    log.add(|| Event::Award { award, from: holder, to: heir, vp });
}

/// The end of every change: points are told, and SK-10.1 is tested.
pub(super) fn after_change(state: &mut State, before: [u16; MOST_SEATS], log: &mut impl Log<Event>) {
    if state.vp == before {
        return;
    }
    for seat in Seat::all(state.seats) {
        let (from, to) = (before[seat.index()], state.vp[seat.index()]);
        if from != to {
            log.add(|| Event::Vp { seat, from, to });
        }
    }
    finish::test_target(state, log); // SK-10.1
}

/// Tokens from the bank, cut to what it has (SK-1.4).
pub(super) fn gain(state: &mut State, seat: Seat, tokens: Tokens, by: Source, log: &mut impl Log<Event>) {
    let [voter, moolah, power] = collect(state, seat, tokens);
    log.add(|| Event::Gained { seat, from: None, voter, moolah, power, by });
}

pub(super) fn collect(state: &mut State, seat: Seat, tokens: Tokens) -> [u16; 3] {
    let mut got = tokens.map(u16::from);
    if state.options.strict_supply {
        for of in Resource::ALL {
            got[of.index()] = got[of.index()].min(state.bank(*of));
        }
    }
    for (own, got) in state.tokens[seat.index()].iter_mut().zip(got) {
        *own = own.saturating_add(got);
    }
    got
}
