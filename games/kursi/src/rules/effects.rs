//! KU-7.6: what a Masterstroke does once its owner has answered.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, Seat, SeatSet};

use super::strokes::{self, Left};
use super::votes::{self, Paid};
use super::{draw, hands, not_asked, targets};
use crate::cards::KindId;
use crate::cards::effects::Effect;
use crate::error::Illegal;
use crate::events::{DiscardReason, Event, TuckReason, VotesReason};
use crate::info::MAX_SEATS;
use crate::moves::{Card, Letter, Move, Target, TypedTarget};
use crate::notation;
use crate::phase::{Resolve, StrokeAsk};
use crate::state::{ActiveEffect, State, column};

pub(super) fn answer(
    state: &mut State,
    resolve: Resolve,
    seat: Seat,
    mv: Move,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match (resolve.ask, mv) {
        (StrokeAsk::Target, Move::Target(target)) => aim(state, resolve, target, luck, log),
        (StrokeAsk::Draw { most }, Move::Draw(rally, asset)) => {
            draw_cards(state, seat, [rally, asset], most, luck, log)?;
            strokes::resolved(state, resolve, Left::Nothing, log);
            Ok(())
        }
        (StrokeAsk::Drop { victim, left }, Move::Drop(card)) => victim_drops(state, resolve, victim, card, left, log),
        (StrokeAsk::Votes(gain), Move::Votes(bundle)) => {
            votes::choose(state, gain, bundle, log)?;
            strokes::resolved(state, resolve, Left::Nothing, log);
            Ok(())
        }
        _ => Err(not_asked(state)),
    }
}

/// KU-7.3.
fn aim(
    state: &mut State,
    resolve: Resolve,
    target: Target,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let Resolve { owner: seat, stroke, .. } = resolve;
    let card = state.set.stroke(stroke);
    let Some(typed) = TypedTarget::new(state.set, target) else {
        log.add(|| Event::Wasted { seat, stroke: &card.id });
        strokes::resolved(state, resolve, Left::Wasted, log);
        return Ok(());
    };
    targets::check(state, seat, stroke, target)?;
    log.add(|| Event::Targeted {
        seat,
        stroke: &card.id,
        target: notation::target_words(state.set, target),
        // KU-12.4: votes are announced once, by the events that follow.
        aim: (!matches!(card.effect, Effect::Votes(_) | Effect::Minus)).then_some(typed),
    });
    let mut left = Left::Nothing;
    match (card.effect, target) {
        (Effect::Grant, Target::Grant(kind, at)) => {
            hands::show(state, seat, Card::Kind(kind));
            state.tuck(seat, at, kind);
            let card = &state.set.kind(kind).id;
            log.add(|| Event::Tucked { seat, at, card, why: TuckReason::Stroke });
        }
        (Effect::Votes(n), Target::Place(at)) => {
            if let Paid::Asks(gain) = votes::gain(state, seat, at, n.into(), VotesReason::Stroke, log) {
                state.phase = resolve.asking(StrokeAsk::Votes(gain));
                return Ok(());
            }
        }
        (Effect::Steal(n), Target::Player(from)) => hands::steal(state, from, seat, n.into(), luck, log),
        (Effect::Discard(n), Target::Player(victim)) => {
            let cards = u8::from(n);
            if state.hand_size(victim) > cards {
                state.phase = resolve.asking(StrokeAsk::Drop { victim, left: cards });
                return Ok(());
            }
            hands::discard_all(state, victim, DiscardReason::Stroke, log);
        }
        (Effect::Scatter(n), Target::At(other, at)) => scatter(state, other, at, n.into(), log),
        (Effect::Minus, Target::At(of, at)) => minus(state, seat, of, at, log),
        (Effect::Shift(_), Target::Shift(from, to, count)) => shift(state, seat, (from, to), count, log),
        (Effect::Icons { icon, by, .. }, Target::Player(player)) => {
            left = Left::Lasts(ActiveEffect::Icons { player, icon, by: by.into() });
        }
        (Effect::Damp(votes), Target::Place(at)) => left = Left::Lasts(ActiveEffect::Damp { at, votes }),
        (effect, _) => unreachable!("{target:?} is no target of {effect:?}"),
    }
    strokes::resolved(state, resolve, left, log);
    Ok(())
}

/// KU-7.6, `discard`: the victim drops one card after another, face up.
fn victim_drops(
    state: &mut State,
    resolve: Resolve,
    victim: Seat,
    card: Card,
    left: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    hands::check_held(state, victim, card, "KU-7.6")?;
    hands::discard(state, victim, card);
    log.add(|| Event::Discarded { seat: victim, cards: vec![card.id(state.set)], why: DiscardReason::Stroke });
    if left > 1 {
        state.phase = resolve.asking(StrokeAsk::Drop { victim, left: left - 1 });
    } else {
        strokes::resolved(state, resolve, Left::Nothing, log);
    }
    Ok(())
}

/// KU-7.6, `draw`.
fn draw_cards(
    state: &mut State,
    seat: Seat,
    numbers: [u8; 2],
    most: u8,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if u16::from(numbers[0]) + u16::from(numbers[1]) > u16::from(most) {
        return Err(Illegal::TooManyDrawnTogether(most));
    }
    let mut wishes = [[0; 2]; MAX_SEATS];
    wishes[seat.index()] = numbers;
    draw::deal(state, SeatSet::one(seat), wishes, luck, log);
    Ok(())
}

fn scatter(state: &mut State, seat: Seat, at: Letter, count: u8, log: &mut impl Log<Event>) {
    let moved = take_top_cards(state, column(seat, at), count);
    for kind in &moved {
        state.discard[usize::from(kind.0)] += 1;
    }
    log.add(|| Event::Scattered { seat, at, cards: ids(state, &moved) });
}

fn shift(state: &mut State, seat: Seat, (from, to): (Letter, Letter), count: u8, log: &mut impl Log<Event>) {
    let moved = take_top_cards(state, column(seat, from), count);
    for kind in &moved {
        state.add_to_rally(column(seat, to), *kind);
    }
    log.add(|| Event::Shifted { seat, from, to, cards: ids(state, &moved) });
}

/// Takes up to `count` cards from the top of a column, in order. No effect moves more than nine.
fn take_top_cards(state: &mut State, column: u8, count: u8) -> ArrayVec<KindId, 9> {
    let length = state.columns[usize::from(column)].length;
    let kept = usize::from(length.saturating_sub(count));
    let taken: ArrayVec<KindId, 9> = state.rallies.column(column).skip(kept).collect();
    for kind in &taken {
        state.count_rally(column, *kind, -1);
    }
    state.rallies.shorten_column(column, kept);
    taken
}

fn ids(state: &State, cards: &[KindId]) -> Vec<&'static str> {
    cards.iter().map(|kind| state.set.kind(*kind).id.as_str()).collect()
}

/// KU-6.5: puts a −2 of `of` under a Seat; its supply must have one.
pub(super) fn minus(state: &mut State, by: Seat, of: Seat, at: Letter, log: &mut impl Log<Event>) {
    state.supply[of.index()][3] -= 1;
    state.piles[at.index()][of.index()][3] += 1;
    log.add(|| Event::Minus { by, of, at });
}
