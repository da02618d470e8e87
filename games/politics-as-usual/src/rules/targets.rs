//! PU-5, PU-7.2: at what a card may be played. Listing and refusing go through the same questions.

use hustings_core::Seat;

use crate::cards::{Aimed, Band, Cancelable, CardId, Cards, Effect};
use crate::deed::{Deed, Mode, Play};
use crate::error::Illegal;
use crate::state::State;

/// Every legal pair of a seat and a card that a card can name when it is played for its effect on its player's turn.
#[inline]
pub(super) fn each(state: &State, player: Seat, card: CardId, mut found: impl FnMut(Option<Seat>, Option<CardId>)) {
    let seats = || Seat::all(state.seats);
    match state.effect(card) {
        Effect::Draw(_) | Effect::Extra(_) => found(None, None),
        Effect::Redirect(_) => {}
        Effect::Cancel(of) => cancelable(state, card, of).into_iter().for_each(|on| found(None, Some(on))),
        Effect::Retrieve => {
            let momentum = state.discard.and(state.set.masks.momentum);
            momentum.into_iter().for_each(|on| found(None, Some(on)));
        }
        Effect::Move(most) => {
            for on in movable(state, card, most.into()) {
                let from = state.holder(on);
                seats().filter(|to| Some(*to) != from).for_each(|to| found(Some(to), Some(on)));
            }
        }
        Effect::DrawBoth(_)
        | Effect::Peek
        | Effect::Discard(_)
        | Effect::Steal(_)
        | Effect::Freeze(..)
        | Effect::Modify(_)
        | Effect::Skip
        | Effect::Guard(_)
        | Effect::ClearSlander
        | Effect::Tiebreak => seats()
            .filter(|target| target_fits(state, player, card, *target, card).is_ok())
            .for_each(|target| found(Some(target), None)),
    }
}

/// What the card will do when it names these, or why they are not among them.
pub(super) fn check(
    state: &State,
    player: Seat,
    card: CardId,
    target: Option<Seat>,
    on: Option<CardId>,
) -> Result<Deed, Illegal> {
    let effect = state.effect(card);
    if let Effect::Redirect(_) = effect {
        return Err(Illegal::RedirectOnTurn); // PU-8.6
    }
    let deed = Deed::new(effect, target, on).ok_or(Illegal::WrongAim(card))?; // PU-7.2
    match deed {
        Deed::Cancel(of, on) => {
            within_reach(state, card, on, "PU-8.5")?;
            if !cancelable(state, card, of).contains(on) {
                return Err(Illegal::WrongBand { card: on, rule: "PU-8.5" });
            }
        }
        Deed::Retrieve(on) => {
            if !state.discard.and(state.set.masks.momentum).contains(on) {
                return Err(Illegal::NotDiscarded(on)); // PU-5.14
            }
        }
        Deed::Move(most, on, to) => {
            let from = within_reach(state, card, on, "PU-5.15")?;
            exists(state, to)?;
            if !state.set.masks.momentum.contains(on) {
                return Err(Illegal::WrongBand { card: on, rule: "PU-5.15" });
            }
            if !movable(state, card, most).contains(on) {
                return Err(Illegal::TooStrong { card: on, most });
            }
            if from == to {
                return Err(Illegal::AlreadyThere { card: on, seat: to });
            }
        }
        Deed::Draw(_) | Deed::Extra(_) => {}
        Deed::Poll(target)
        | Deed::Stay(target)
        | Deed::DrawBoth(_, target)
        | Deed::Peek(target)
        | Deed::Discard(_, target)
        | Deed::Steal(_, target)
        | Deed::Freeze(_, _, target)
        | Deed::ClearSlander(target) => target_fits(state, player, card, target, card)?,
    }
    Ok(deed)
}

/// PU-8.6: what a Redirect of Slander redirects.
pub(crate) fn is_slander_at_a_seat(state: &State, play: &Play) -> bool {
    let Play { link, deed } = *play;
    deed.mode() == Mode::Effect && state.is_slander(link.card) && deed.redirected(link.player).is_some()
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
        Effect::Guard(against) if !camp.front.and(masks.guards(against)).is_empty() => Err(Illegal::GuardTwice(target)),
        Effect::ClearSlander if camp.front.and(masks.slander).is_empty() => Err(Illegal::NothingToClear(target)),
        Effect::Skip
        | Effect::Guard(_)
        | Effect::ClearSlander
        | Effect::Draw(_)
        | Effect::DrawBoth(_)
        | Effect::Modify(_)
        | Effect::Tiebreak
        | Effect::Extra(_)
        | Effect::Retrieve
        | Effect::Move(_)
        | Effect::Cancel(_)
        | Effect::Redirect(_) => Ok(()),
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

fn cancelable(state: &State, card: CardId, of: Cancelable) -> Cards {
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
