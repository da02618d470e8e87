//! PU-10: Favors change hands by offer and answer, at almost any time, without stopping play: no trade is a play, and none counts
//! against passes (PU-10.6). A gift is an offer that wants nothing (PU-10.3).

use std::sync::Arc;

use hustings_core::{Log, Seat, Silent};

use super::{finish, targets};
use crate::error::{Illegal, Moment};
use crate::events::{Event, PayCause};
use crate::moves::Move;
use crate::state::{Offer, State};

/// PU-10.1: the longest promise, in characters.
pub(crate) const LONGEST_PROMISE: u8 = 140;

fn is_on(state: &State) -> bool {
    state.options.trade == Some(true)
}

pub(crate) fn offers_left(state: &State, seat: Seat) -> u8 {
    if is_on(state) { state.options.offers_per_issue.saturating_sub(state.camps[seat].offers) } else { 0 }
}

#[inline]
pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !is_on(state) {
        return;
    }
    let camp = &state.camps[seat];
    if camp.offer.is_none() && camp.offers < state.options.offers_per_issue {
        let own = camp.tokens();
        for (to, other) in state.camps.iter().filter(|(to, _)| *to != seat) {
            let theirs = other.tokens();
            if state.options.swaps {
                for give in 0..=own {
                    let least = u8::from(give == 0);
                    out.extend((least..=theirs).map(|want| Move::Offer { to, give, want, promise: None }));
                }
            } else {
                out.extend((1..=theirs).map(|want| Move::Offer { to, give: 0, want, promise: None }));
                out.extend((1..=own).map(|give| Move::Offer { to, give, want: 0, promise: None }));
            }
        }
    }
    for (from, other) in state.camps.iter() {
        if let Some(offer) = other.offer.as_ref().filter(|offer| offer.to == seat) {
            if payable(state, from, seat, offer.give, offer.want) {
                out.push(Move::Accept { from });
            }
            out.push(Move::Decline { from });
        }
    }
    if camp.offer.is_some() {
        out.push(Move::Withdraw);
    }
}

pub(crate) fn payable(state: &State, from: Seat, to: Seat, give: u8, want: u8) -> bool {
    state.camps[from].tokens() >= give && state.camps[to].tokens() >= want
}

fn open(state: &State) -> Result<(), Illegal> {
    if !is_on(state) {
        return Err(Illegal::NoTrade);
    }
    if !state.is_open() {
        return Err(Illegal::NotNow(Moment::Trade));
    }
    Ok(())
}

fn can_pay(state: &State, seat: Seat, tokens: u8, rule: &'static str) -> Result<(), Illegal> {
    if state.camps[seat].tokens() >= tokens { Ok(()) } else { Err(Illegal::CannotPay { seat, tokens, rule }) }
}

pub(super) fn offer(
    state: &mut State,
    seat: Seat,
    to: Seat,
    give: u8,
    want: u8,
    promise: Option<&Arc<str>>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    open(state)?;
    targets::exists(state, to)?;
    if to == seat {
        return Err(Illegal::OfferToYourself);
    }
    if promise.is_some_and(|promise| !is_promise(promise)) {
        return Err(Illegal::BadPromise);
    }
    if state.camps[seat].offer.is_some() {
        return Err(Illegal::OfferOpen);
    }
    if offers_left(state, seat) == 0 {
        return Err(Illegal::OffersUp(state.options.offers_per_issue));
    }
    if give == 0 && want == 0 {
        return Err(Illegal::EmptyOffer);
    }
    if give > 0 && want > 0 && !state.options.swaps {
        return Err(Illegal::NoSwaps);
    }
    can_pay(state, seat, give, "PU-10.1")?;
    can_pay(state, to, want, "PU-10.1")?;
    let camp = &mut state.camps[seat];
    camp.offers += 1;
    camp.offer = Some(Offer { to, give, want, promise: promise.cloned() });
    log.add(|| Event::Offered { seat, to, give, want, promise: promise.map(|promise| promise.as_ref().to_owned()) });
    Ok(())
}

/// One line that is not empty and not too long.
pub(crate) fn is_promise(text: &str) -> bool {
    let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    text.trim() == text && (1..=LONGEST_PROMISE.into()).contains(&text.chars().count()) && !text.contains(breaks)
}

/// The open offer of `from` to `seat`: what it gives and wants.
fn open_offer(state: &State, seat: Seat, from: Seat) -> Result<(u8, u8), Illegal> {
    open(state)?;
    targets::exists(state, from)?;
    let offer = state.camps[from].offer.as_ref().filter(|offer| offer.to == seat);
    offer.map(|offer| (offer.give, offer.want)).ok_or(Illegal::NoOfferFrom(from))
}

pub(super) fn accept(state: &mut State, seat: Seat, from: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (give, want) = open_offer(state, seat, from)?;
    can_pay(state, from, give, "PU-10.2")?;
    can_pay(state, seat, want, "PU-10.2")?;
    state.camps[from].offer = None;
    log.add(|| Event::Accepted { seat, from });
    swap(state, (from, give), (seat, want), log);
    if finish::is_landslide(state) {
        finish::break_off(state, log);
    }
    Ok(())
}

/// PU-10.5: both payments are taken before either is received.
fn swap(state: &mut State, (from, give): (Seat, u8), (to, want): (Seat, u8), log: &mut impl Log<Event>) {
    let (one, other) = (take(state, from, give), take(state, to, want));
    receive(state, from, to, one, PayCause::Trade, log);
    receive(state, to, from, other, PayCause::Trade, log);
}

/// What an offer would bring to its maker and to the seat it is made to, in Votes.
pub(crate) fn votes_gained(state: &State, from: Seat, offer: &Offer) -> [i16; 2] {
    let mut after = state.clone();
    swap(&mut after, (from, offer.give), (offer.to, offer.want), &mut Silent);
    [from, offer.to].map(|seat| finish::votes(&after, seat) - finish::votes(state, seat))
}

pub(super) fn decline(state: &mut State, seat: Seat, from: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    open_offer(state, seat, from)?;
    state.camps[from].offer = None;
    log.add(|| Event::Declined { seat, from });
    Ok(())
}

pub(super) fn withdraw(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    open(state)?;
    state.camps[seat].offer.take().ok_or(Illegal::NothingToWithdraw)?;
    log.add(|| Event::Withdrawn { seat });
    Ok(())
}

/// PU-10.4, PU-10.5: from the card first; what is received is a Vote.
pub(super) fn pay(state: &mut State, from: Seat, to: Seat, amount: u8, cause: PayCause, log: &mut impl Log<Event>) {
    let paid = take(state, from, amount);
    receive(state, from, to, paid, cause, log);
}

/// How many came from the card, and how many from the stack.
fn take(state: &mut State, from: Seat, amount: u8) -> (u8, u8) {
    let camp = &mut state.camps[from];
    let card = amount.min(camp.card);
    let stack = (amount - card).min(camp.stack);
    camp.card -= card;
    camp.stack -= stack;
    (card, stack)
}

fn receive(
    state: &mut State,
    from: Seat,
    to: Seat,
    (card, stack): (u8, u8),
    cause: PayCause,
    log: &mut impl Log<Event>,
) {
    if card + stack > 0 {
        state.camps[to].stack += card + stack;
        log.add(|| Event::Paid { from, to, card, stack, cause });
    }
}
