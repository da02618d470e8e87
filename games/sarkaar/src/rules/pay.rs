//! SK-5: the one place where prices become payments. Payment is forced, so there is never a choice.

use hustings_core::{Log, Seat};

use crate::cards::Face;
use crate::error::Illegal;
use crate::events::{Event, Purpose};
use crate::info::CardCost;
use crate::pieces::Resource;
use crate::state::State;

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Price {
    pub voter: u8,
    pub power: u8,
    pub moolah: u8,
}

/// What is handed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Payment {
    pub voter: u16,
    pub power: u16,
    pub moolah: u16,
}

/// SK-5.1 to SK-5.4: own tokens first, moolah for what is missing. The error is how many voters are missing, where that is more than
/// moolah can buy. Whether the player has the moolah is another question.
#[inline]
pub(crate) fn payment(state: &State, seat: Seat, price: Price) -> Result<Payment, u8> {
    let voter = u16::from(price.voter).min(state.tokens(seat, Resource::Voter));
    let power = u16::from(price.power).min(state.tokens(seat, Resource::Power));
    let mut moolah = u16::from(price.moolah);
    let missing = u16::from(price.voter) - voter;
    if missing > 0 {
        // SK-5.2
        let cost = state.set.rules.conversion.get(usize::from(missing) - 1).ok_or(missing as u8)?;
        moolah = moolah.saturating_add(*cost);
    }
    let missing = u16::from(price.power) - power;
    // SK-5.3
    moolah = moolah.saturating_add(missing * u16::from(state.terms(seat).power_rate));
    Ok(Payment { voter, power, moolah })
}

#[inline]
pub(crate) fn affordable(state: &State, seat: Seat, price: Price) -> bool {
    payment(state, seat, price).is_ok_and(|payment| payment.moolah <= state.tokens(seat, Resource::Moolah))
}

/// The payment, or why it cannot be made.
#[inline]
pub(super) fn check(state: &State, seat: Seat, price: Price, rule: &'static str) -> Result<Payment, Illegal> {
    let payment = payment(state, seat, price).map_err(|missing| Illegal::TooFewVoters { missing })?;
    let held = state.tokens(seat, Resource::Moolah);
    if payment.moolah > held {
        return Err(Illegal::TooDear { needed: payment.moolah, held, rule });
    }
    Ok(payment)
}

/// The most voters the seat could pay for one seat, with this much moolah.
#[inline]
pub(super) fn most_voters(state: &State, seat: Seat, moolah: u16) -> u16 {
    let bought = state.set.rules.conversion.iter().take_while(|cost| **cost <= moolah).count() as u16;
    state.tokens(seat, Resource::Voter) + bought
}

/// SK-7.3: what a card costs a seat.
#[inline]
pub(crate) fn card_price(state: &State, seat: Seat, face: &Face) -> Price {
    price_of_cost(state, seat, face.cost)
}

/// SK-7.8a: what the cheapest Clean Chit costs a seat.
#[inline]
pub(crate) fn chit_price(state: &State, seat: Seat) -> Price {
    price_of_cost(state, seat, state.set.cancel_cost)
}

#[inline]
fn price_of_cost(state: &State, seat: Seat, cost: u8) -> Price {
    let cost = cost.saturating_sub(state.terms(seat).card_discount);
    match state.options.card_cost {
        CardCost::Moolah => Price { moolah: cost, ..Price::default() },
        CardCost::Power => Price { power: cost, ..Price::default() },
    }
}

pub(super) fn pay(state: &mut State, seat: Seat, payment: Payment, price_of: Purpose, log: &mut impl Log<Event>) {
    let Payment { voter, power, moolah } = payment;
    let own = &mut state.tokens[seat.index()];
    own[Resource::Voter.index()] -= voter;
    own[Resource::Power.index()] -= power;
    own[Resource::Moolah.index()] -= moolah;
    if payment != Payment::default() {
        log.add(|| Event::Paid { seat, price_of, voter, power, moolah });
    }
}
