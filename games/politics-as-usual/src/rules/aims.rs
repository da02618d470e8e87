//! PU-5, PU-7.2: at what a card may be played. Listing and refusing go through the same questions.

use hustings_core::Seat;

use crate::cards::{Aimed, Band, CardId, Cards, Effect};
use crate::error::Illegal;
use crate::moves::Aim;
use crate::state::State;

/// Every legal aim of a card played for its effect on its player's turn.
#[inline]
pub(super) fn each(state: &State, player: Seat, card: CardId, mut found: impl FnMut(Aim)) {
    let seats = || Seat::all(state.seats);
    match state.effect(card) {
        Effect::Draw(_) | Effect::Extra(_) => found(Aim::None),
        Effect::Redirect(_) => {}
        Effect::Cancel(of) => cancelable(state, card, of).into_iter().for_each(|on| found(Aim::Card(on))),
        Effect::Retrieve => {
            let momentum = state.discard.and(state.set.masks.momentum);
            momentum.into_iter().for_each(|on| found(Aim::Card(on)));
        }
        Effect::Move(most) => {
            for on in movable(state, card, most) {
                let from = state.holder(on);
                seats().filter(|to| Some(*to) != from).for_each(|to| found(Aim::CardTo(on, to)));
            }
        }
        _ => seats()
            .filter(|target| target_fits(state, player, card, *target, card).is_ok())
            .for_each(|target| found(Aim::Seat(target))),
    }
}

/// Why this aim is not among them.
pub(super) fn check(state: &State, player: Seat, card: CardId, aim: Aim) -> Result<(), Illegal> {
    match (state.effect(card), aim) {
        (Effect::Redirect(_), _) => Err(Illegal::RedirectOnTurn),
        (Effect::Draw(_) | Effect::Extra(_), Aim::None) => Ok(()),
        (Effect::Cancel(of), Aim::Card(on)) => {
            within_reach(state, card, on, "PU-8.5")?;
            let fits = cancelable(state, card, of).contains(on);
            if fits { Ok(()) } else { Err(Illegal::WrongBand { card: on, rule: "PU-8.5" }) }
        }
        (Effect::Retrieve, Aim::Card(on)) => {
            let there = state.discard.and(state.set.masks.momentum).contains(on);
            if there { Ok(()) } else { Err(Illegal::NotDiscarded(on)) }
        }
        (Effect::Move(most), Aim::CardTo(on, to)) => {
            let from = within_reach(state, card, on, "PU-5.15")?;
            exists(state, to)?;
            if !state.set.masks.momentum.contains(on) {
                Err(Illegal::WrongBand { card: on, rule: "PU-5.15" })
            } else if !movable(state, card, most).contains(on) {
                Err(Illegal::TooStrong { card: on, most })
            } else if from == to {
                Err(Illegal::AlreadyThere { card: on, seat: to })
            } else {
                Ok(())
            }
        }
        (
            Effect::Draw(_) | Effect::Extra(_) | Effect::Cancel(_) | Effect::Retrieve | Effect::Move(_),
            Aim::None | Aim::Seat(_) | Aim::Card(_) | Aim::CardTo(..),
        ) => Err(Illegal::WrongAim(card)),
        (_, Aim::Seat(target)) => target_fits(state, player, card, target, card),
        _ => Err(Illegal::WrongAim(card)),
    }
}

/// Whether `player` may play `card` at `target`; `spent` leaves the player's hand for it, the card itself or a Redirect.
#[inline]
pub(super) fn target_fits(
    state: &State,
    player: Seat,
    card: CardId,
    target: Seat,
    spent: CardId,
) -> Result<(), Illegal> {
    exists(state, target)?;
    let face = state.set.face(card);
    if face.aimed == Aimed::Other && target == player {
        return Err(Illegal::OthersOnly(card));
    }
    if face.band == Band::Slander && state.guarded_from_slander(target) {
        return Err(Illegal::Guarded(target));
    }
    let camp = &state.camps[target];
    let masks = &state.set.masks;
    match face.effect {
        Effect::Peek | Effect::Discard(_) | Effect::Steal(_) | Effect::Freeze(..) => {
            let hand = if target == player { camp.hand.but(Cards::one(spent)) } else { camp.hand };
            if hand.is_empty() { Err(Illegal::NothingUnfrozen(target)) } else { Ok(()) }
        }
        Effect::Skip if !camp.front.and(masks.skips).is_empty() => Err(Illegal::SkipTwice(target)),
        Effect::Guard(Band::Slander) if !camp.front.and(masks.guards_slander).is_empty() => {
            Err(Illegal::GuardTwice(target))
        }
        Effect::Guard(_) if face.effect == Effect::Guard(Band::Momentum) => {
            if camp.front.and(masks.guards_momentum).is_empty() { Ok(()) } else { Err(Illegal::GuardTwice(target)) }
        }
        Effect::ClearSlander if camp.front.and(masks.slander).is_empty() => Err(Illegal::NothingToClear(target)),
        _ => Ok(()),
    }
}

pub(super) fn exists(state: &State, seat: Seat) -> Result<(), Illegal> {
    if seat.0 < state.seats { Ok(()) } else { Err(Illegal::NoSuchSeat(seat)) }
}

/// The cards in play that this one can do something to: guarded Momentum is out of reach of all, and whatever lies in front of a
/// Candidate guarded against Slander is out of reach of a Slander.
fn reach(state: &State, card: CardId) -> Cards {
    let mut reach = state.reachable();
    if state.is_slander(card) {
        for (seat, camp) in state.camps.iter() {
            if state.guarded_from_slander(seat) {
                reach = reach.but(camp.front);
            }
        }
    }
    reach
}

fn cancelable(state: &State, card: CardId, of: Option<Band>) -> Cards {
    reach(state, card).and(state.set.masks.cancelable(of))
}

fn movable(state: &State, card: CardId, most: u8) -> Cards {
    let momentum = reach(state, card).and(state.set.masks.momentum).into_iter();
    momentum.filter(|on| state.set.face(*on).polling <= most).collect()
}

/// In front of whom the card lies, if this one can reach it there.
fn within_reach(state: &State, card: CardId, on: CardId, rule: &'static str) -> Result<Seat, Illegal> {
    let holder = state.holder(on).ok_or(Illegal::NotInPlay { card: on, rule })?;
    if state.is_slander(card) && state.guarded_from_slander(holder) {
        return Err(Illegal::Guarded(holder));
    }
    if !state.reachable().contains(on) {
        return Err(Illegal::MomentumGuarded(holder));
    }
    Ok(holder)
}
