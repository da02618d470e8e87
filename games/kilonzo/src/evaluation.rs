//! How good a position looks. Rules never call it.

use hustings_core::{Seat, Use};

use crate::events::Event;
use crate::info::YEARS;
use crate::rules::{finish, funding};
use crate::state::{Phase, State};

/// A seat's expected final standing against its best rival, mapped to 0..1; once the game is over, the result itself.
/// With one seat, its expected chips as a fraction of 40.
pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if state.seats == 1 {
        return (prospect(state, seat) / 40.0).clamp(0.0, 1.0);
    }
    if state.phase == Phase::Over {
        return finish::outcome(state).share(seat);
    }
    let own = prospect(state, seat);
    let rivals = Seat::all(state.seats).filter(|rival| *rival != seat);
    let best = rivals.map(|rival| prospect(state, rival)).fold(0.0, f32::max);
    // The more years are left, the less a lead is worth.
    let left = f32::from(YEARS - state.year.min(YEARS));
    1.0 / (1.0 + (-(own - best) / (1.0 + 0.5 * left)).exp())
}

/// Chips on the board, plus those that coming turns and present and future money are expected to bring.
fn prospect(state: &State, seat: Seat) -> f32 {
    /// An ad costs $2, but not every dollar is spent on one in time.
    const PER_DOLLAR: f32 = 0.4;
    /// Arriving or staying brings a chip in most turns.
    const PER_TURN: f32 = 0.9;
    let chips = f32::from(state.influence(seat));
    let money = f32::from(state.money(seat));
    let majorities = f32::from(state.majorities(seat));
    if state.phase == Phase::Homes {
        return chips;
    }
    let turns_left = YEARS - state.turns_begun(seat);
    let acting = state.turn == seat && state.phase != Phase::Over;
    if turns_left == 0 && !acting {
        return chips + 0.1 * majorities + 0.005 * money; // only breaks ties
    }
    let arrival = acting && !state.now.moved && !state.now.stuck;
    let turns = f32::from(turns_left) + if arrival { 1.0 } else { 0.0 };
    let income = f32::from(state.in_play.map(|region| funding::pays(state, seat, region)).sum::<u16>());
    // A windfall changes only the next funding; majorities may be lost before they pay.
    let fundings =
        f32::from(turns_left) + if turns_left > 0 { f32::from(state.factor[seat.index()]) - 1.0 } else { 0.0 };
    chips + PER_TURN * turns + PER_DOLLAR * (money + 0.8 * income * fundings) + 0.05 * majorities
}

/// Drawing a card counts as playing it: cards take effect when drawn.
pub(crate) fn uses(event: &Event, out: &mut Vec<Use>) {
    if let Event::Drew { seat, card, .. } = event {
        out.push(Use::drawn(*seat, card));
    }
}
