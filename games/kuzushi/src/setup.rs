//! KZ-2: from options to the first state.

use hustings_core::{Log, Luck, Seat, Start};

use crate::Kuzushi;
use crate::events::Event;
use crate::moves::Space;
use crate::state::State;

pub(crate) fn setup(start: &Start<Kuzushi>, _luck: &mut Luck, log: &mut impl Log<Event>) -> State {
    let options = start.options();
    log.add(|| Event::CityPlaced { seat: Seat(0), at: Space { x: 0, y: 0 } }); // KZ-2.1
    State::new(start.seats(), options.grid(), options.tiles(), options.teams)
}
