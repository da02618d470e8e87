//! PU-3.7, PU-3.8: the powers that are used by a move.

use hustings_core::{Log, Luck, Seat};

use super::{chain, in_hand, piles, turn};
use crate::cards::{CardId, Cards, Few, Power};
use crate::error::{Illegal, Moment};
use crate::events::{DiscardCause, DrawCause, Event};
use crate::moves::Move;
use crate::phase::{Phase, React};
use crate::state::State;

/// A power that can be used now.
enum Ready {
    /// A card given up undoes the Slander that this chain is about.
    Stonewall(React),
    /// A card given up, Momentum of at most this printed Polling if there is a limit, brings another.
    Recycle(Option<Few>),
    Foresight,
}

#[inline]
pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let camp = &state.camps[seat];
    let hand = || camp.hand.but(state.picked(seat)).into_iter();
    match ready(state, seat) {
        Err(_) => {}
        Ok(Ready::Foresight) => out.push(Move::Power { card: None }),
        Ok(Ready::Stonewall(_)) => out.extend(hand().map(|card| Move::Power { card: Some(card) })),
        Ok(Ready::Recycle(most)) => {
            let fitting = hand().filter(|card| recyclable(state, *card, most).is_ok());
            out.extend(fitting.map(|card| Move::Power { card: Some(card) }));
        }
    }
}

/// Whether the seat's power can be used now, whatever it costs.
#[inline]
fn ready(state: &State, seat: Seat) -> Result<Ready, Illegal> {
    let camp = &state.camps[seat];
    let Some(power) = camp.power().filter(|power| power.is_activated()) else { return Err(Illegal::NoPower) };
    if !state.is_open() {
        return Err(Illegal::NotNow(Moment::Power)); // PU-6.6
    }
    if camp.power_used {
        return Err(Illegal::PowerUsed);
    }
    if let Phase::Pick(picking) = &state.phase
        && picking.waiting.contains(seat)
        && !picking.picked[seat.index()].is_empty()
    {
        return Err(Illegal::PowerWhilePicking); // PU-3.8
    }
    match power {
        Power::Stonewall => slandered(state, seat).map(Ready::Stonewall).ok_or(Illegal::NothingToStonewall),
        Power::Recycle(_) if state.pile.is_empty() => Err(Illegal::PileEmpty),
        Power::Recycle(most) => Ok(Ready::Recycle(most)),
        Power::Foresight if state.deck.is_empty() => Err(Illegal::DeckEmpty),
        Power::Foresight => Ok(Ready::Foresight),
        Power::WinsTies | Power::CheapSidestep(_) | Power::Parade(_) | Power::WarRoom(_) | Power::Consolation(_) => {
            Err(Illegal::NoPower)
        }
    }
}

pub(super) fn can_stonewall(state: &State, seat: Seat) -> bool {
    matches!(ready(state, seat), Ok(Ready::Stonewall(_)))
}

fn recyclable(state: &State, card: CardId, most: Option<Few>) -> Result<(), Illegal> {
    let Some(most) = most else { return Ok(()) };
    let fits = state.set.masks.momentum.contains(card) && state.set.face(card).polling <= most.into();
    if fits { Ok(()) } else { Err(Illegal::NotRecyclable { card, most: most.into() }) }
}

/// The chain in which the seat is asked about a Slander aimed at it.
pub(crate) fn slandered(state: &State, seat: Seat) -> Option<React> {
    let Phase::React(react) = state.phase else { return None };
    let top = state.top(&react.play);
    let slander = top.asked == seat && state.is_slander(top.card);
    (slander && state.aimed_at(react.play.deed) == Some(seat)).then_some(react)
}

pub(super) fn exert(
    state: &mut State,
    seat: Seat,
    card: Option<CardId>,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match (ready(state, seat)?, card) {
        (Ready::Foresight, None) => {
            begin(state, seat, Power::Foresight, log);
            state.foreseen = state.foreseen.with(seat);
            log.add(|| {
                let top = state.deck.last().map(|top| state.set.issue(*top).id.as_str());
                Event::Foresaw { seat, issue: top }
            });
        }
        (Ready::Foresight, Some(_)) => return Err(Illegal::PowerTakesNoCard),
        (Ready::Stonewall(_) | Ready::Recycle(_), None) => return Err(Illegal::PowerNeedsCard),
        (Ready::Stonewall(React { contest, play }), Some(card)) => {
            at_hand(state, seat, card)?;
            begin(state, seat, Power::Stonewall, log);
            piles::discard(state, seat, Cards::one(card), DiscardCause::Power, "PU-3.7", log);
            match chain::cancel(state, play, None, log) {
                Some(left) => chain::go_on(state, contest, left, luck, log),
                None => turn::resume(state, contest, luck, log),
            }
        }
        (Ready::Recycle(most), Some(card)) => {
            at_hand(state, seat, card)?;
            recyclable(state, card, most)?;
            begin(state, seat, Power::Recycle(most), log);
            piles::discard(state, seat, Cards::one(card), DiscardCause::Power, "PU-3.7", log);
            piles::draw_many(state, seat, 1, DrawCause::Power, "PU-3.7", log);
        }
    }
    Ok(())
}

/// A card that can be given up: in the hand, and not picked for something else (PU-3.8).
fn at_hand(state: &State, seat: Seat, card: CardId) -> Result<(), Illegal> {
    in_hand(state, seat, card, "PU-3.7")?;
    if state.picked(seat).contains(card) { Err(Illegal::PickedAlready(card)) } else { Ok(()) }
}

fn begin(state: &mut State, seat: Seat, power: Power, log: &mut impl Log<Event>) {
    state.camps[seat].power_used = true;
    log.add(|| Event::Power { seat, power: power.name() });
}
