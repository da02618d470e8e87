//! SK-5: the one place where prices become payments. Payment is forced, so there is never a choice.

use hustings_core::{Log, Seat};

use super::Table;
use crate::cards::Face;
use crate::error::Illegal;
use crate::events::{Event, Purpose};
use crate::info::CardCost;
use crate::state::State;
use crate::words::Resource;

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

/// SK-5.1 to SK-5.4: own tokens first, moolah for what is missing. An error is the number of missing voters, where so many cannot
/// be bought. Whether the moolah is there is another question.
#[inline]
pub(crate) fn payment(state: &State, seat: Seat, price: Price) -> Result<Payment, u8> {
    let voter = u16::from(price.voter).min(state.tokens(seat, Resource::Voter));
    let power = u16::from(price.power).min(state.tokens(seat, Resource::Power));
    let mut moolah = u16::from(price.moolah);
    let missing = u16::from(price.voter) - voter;
    if missing > 0 {
        let cost = state.set.rules.conversion.get(usize::from(missing) - 1).ok_or(missing as u8)?;
        moolah = moolah.saturating_add(*cost);
    }
    let missing = u16::from(price.power) - power;
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

/// The most voters the seat could pay for one seat, if so much of its moolah goes elsewhere.
#[inline]
pub(super) fn most_voters(state: &State, seat: Seat, elsewhere: u16) -> Option<u16> {
    let left = state.tokens(seat, Resource::Moolah).checked_sub(elsewhere)?;
    let bought = state.set.rules.conversion.iter().take_while(|cost| **cost <= left).count() as u16;
    Some(state.tokens(seat, Resource::Voter) + bought)
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

impl<L: Log<Event>> Table<'_, L> {
    pub(super) fn pay(&mut self, seat: Seat, payment: Payment, price_of: Purpose) {
        let Payment { voter, power, moolah } = payment;
        let own = &mut self.state.tokens[seat.index()];
        own[Resource::Voter.index()] -= voter;
        own[Resource::Power.index()] -= power;
        own[Resource::Moolah.index()] -= moolah;
        if payment != Payment::default() {
            self.log.add(|| Event::Paid { seat, price_of, voter, power, moolah });
        }
    }
}
