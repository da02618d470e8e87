//! How good a position looks. Rules never call it.

use hustings_core::Seat;

use crate::info::YEARS;
use crate::regions::Regions;
use crate::rules::{finish, funding};
use crate::state::{Phase, State};

/// What a seat can expect to have in the end, against its best rival, squeezed between 0 and 1; the result itself once the
/// game is over (alone at the table: how full the country is with its chips).
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

/// Chips on the board and chips that money, to hand and to come, will still buy.
fn prospect(state: &State, seat: Seat) -> f32 {
    const CHIPS_PER_DOLLAR: f32 = 0.4;
    let chips = f32::from(state.influence(seat));
    let money = f32::from(state.money(seat));
    if state.phase == Phase::Homes {
        return chips;
    }
    let begun = state.turns_begun(seat);
    let can_spend = begun < YEARS || (state.turn == seat && state.phase != Phase::Over);
    if !can_spend {
        // Only to part a tie.
        return chips + 0.1 * f32::from(state.majorities(seat)) + 0.005 * money;
    }
    let fundings = f32::from(YEARS - begun);
    let income = Regions::NINE.or(state.in_play).map(|region| funding::pays(state, seat, region)).sum::<u16>();
    let coming = f32::from(income) * (fundings + f32::from(state.factor[seat.index()]) - 1.0).max(0.0);
    chips + CHIPS_PER_DOLLAR * (money + 0.8 * coming) + 0.05 * f32::from(state.majorities(seat))
}
