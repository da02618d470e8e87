//! KZ-2: from options to the first state.

use hustings_core::{Log, Seat};

use crate::events::Event;
use crate::info::Options;
use crate::moves::Space;
use crate::state::State;

pub(crate) fn place_city(seats: u8, options: &Options, log: &mut impl Log<Event>) -> State {
    log.add(|| Event::CityPlaced { seat: Seat(0), at: Space { x: 0, y: 0 } }); // KZ-2.1
    State::new(seats, options.grid(), options.tiles(), options.teams)
}
