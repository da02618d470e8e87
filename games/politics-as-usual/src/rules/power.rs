//! PU-3.7, PU-3.8: the powers that are used by a move.

use hustings_core::{Log, Luck, Seat};

use super::{chain, in_hand, piles};
use crate::cards::{CardId, Cards, Power};
use crate::error::Illegal;
use crate::events::{DiscardCause, DrawCause, Event};
use crate::moves::Move;
use crate::state::{Phase, State};

#[inline]
pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let camp = &state.camps[seat];
    let Some(power) = camp.power().filter(|power| power.is_activated()) else { return };
    if ready(state, seat, power).is_ok() {
        match power {
            Power::Foresight => out.push(Move::Power(None)),
            _ => {
                let hand = camp.hand.but(camp.picked).into_iter();
                out.extend(hand.filter(|card| pays(state, power, *card).is_ok()).map(|card| Move::Power(Some(card))));
            }
        }
    }
}

/// Whether the power can be used now, whatever it costs.
fn ready(state: &State, seat: Seat, power: Power) -> Result<(), Illegal> {
    if !state.is_open() {
        return Err(Illegal::NotNow("powers wait while Candidates are chosen or an Issue is awarded"));
    }
    let camp = &state.camps[seat];
    if camp.power_used {
        return Err(Illegal::PowerUsed);
    }
    let picking = state.picking.is_some_and(|picking| picking.waiting.contains(seat)) && !camp.picked.is_empty();
    if picking {
        return Err(Illegal::PowerWhilePicking);
    }
    match power {
        Power::Recycle(_) if state.pile.is_empty() => Err(Illegal::PileEmpty),
        Power::Foresight if state.deck.is_empty() => Err(Illegal::DeckEmpty),
        Power::Stonewall if !slandered(state, seat) => Err(Illegal::NothingToStonewall),
        _ => Ok(()),
    }
}

/// Whether the power can be had for this card.
fn pays(state: &State, power: Power, card: CardId) -> Result<(), Illegal> {
    let Power::Recycle(Some(most)) = power else { return Ok(()) };
    let fits = state.set.masks.momentum.contains(card) && state.set.face(card).polling <= most;
    if fits { Ok(()) } else { Err(Illegal::NotRecyclable { card, most }) }
}

/// Whether the seat is asked about a Slander aimed at it.
pub(crate) fn slandered(state: &State, seat: Seat) -> bool {
    let asked = state.chain.last().filter(|top| state.phase == Phase::React && top.asked == seat);
    asked.is_some_and(|top| state.is_slander(top.card)) && state.at() == Some(seat)
}

pub(super) fn exert(
    state: &mut State,
    seat: Seat,
    card: Option<CardId>,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let power = state.camps[seat].power().filter(|power| power.is_activated()).ok_or(Illegal::NoPower)?;
    ready(state, seat, power)?;
    let Some(card) = card else {
        if power != Power::Foresight {
            return Err(Illegal::PowerNeedsCard);
        }
        begin(state, seat, power, log);
        state.foreseen = state.foreseen.with(seat);
        log.add(|| {
            let top = state.deck.last().map(|top| state.set.issue(*top).id.as_str());
            Event::Foresaw { seat, issue: top }
        });
        return Ok(());
    };
    if power == Power::Foresight {
        return Err(Illegal::PowerTakesNoCard);
    }
    in_hand(state, seat, card, "PU-3.7")?;
    if state.camps[seat].picked.contains(card) {
        return Err(Illegal::PickedAlready(card));
    }
    pays(state, power, card)?;
    begin(state, seat, power, log);
    piles::discard(state, seat, Cards::one(card), DiscardCause::Power, "PU-3.7", log);
    if matches!(power, Power::Recycle(_)) {
        piles::draw_many(state, seat, 1, DrawCause::Power, "PU-3.7", log);
    } else {
        chain::cancel(state, None, log);
        chain::go_on(state, luck, log);
    }
    Ok(())
}

fn begin(state: &mut State, seat: Seat, power: Power, log: &mut impl Log<Event>) {
    state.camps[seat].power_used = true;
    log.add(|| Event::Power { seat, power: power.name() });
}
