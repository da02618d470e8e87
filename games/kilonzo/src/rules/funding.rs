//! KL-4.1: what a turn begins with, and who pays it.

use hustings_core::{Log, Seat};

use super::money;
use crate::events::{Cause, Event};
use crate::regions::{Region, Regions};
use crate::state::State;

pub(super) fn receive(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.year == 1 && !state.options.first_turn_funding {
        return;
    }
    let base: u16 = Regions::NINE.or(state.in_play).map(|region| pays(state, seat, region)).sum();
    let factor = std::mem::replace(&mut state.factor[seat.index()], 1); // KL-8.3, `windfall`
    money(state, seat, (base * u16::from(factor)) as i16, Cause::Funding, log);
}

/// What one region pays the seat, before any windfall.
#[inline]
pub(crate) fn pays(state: &State, seat: Seat, region: Region) -> u16 {
    if !region.is_home() {
        let worth = if region == Region::NAIROBI { 2 } else { 1 };
        if state.holds(seat, region) { worth } else { 0 }
    } else if state.home[seat.index()] == Some(region) {
        u16::from(state.chips(seat, region))
    } else {
        u16::from(state.options.homes_pay && state.holds(seat, region))
    }
}
