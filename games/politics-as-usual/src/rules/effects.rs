//! PU-5: what a card does when its window has closed.

use hustings_core::{Log, Luck, Seat, SeatSet};

use super::{pick, piles};
use crate::cards::{Effect, FrozenBy};
use crate::events::{DiscardCause, DrawCause, Event, PickCause};
use crate::moves::Aim;
use crate::state::{Mode, State};

/// Whether the game goes on at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Resolved {
    GoesOn,
    /// Something was asked, or somebody else has gone on already.
    Waits,
}

/// PU-8.4c: the bottom play takes effect and leaves the chain.
pub(super) fn resolve(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) -> Resolved {
    let Some(play) = state.chain.last().copied() else { return Resolved::GoesOn };
    let effect = state.effect(play.card);
    if play.mode == Mode::Poll || effect.stays() {
        if let Aim::Seat(seat) = play.aim {
            state.chain.pop();
            state.camps[seat].front.insert(play.card);
            log.add(|| Event::Landed { card: state.named(play.card), seat });
        }
        return Resolved::GoesOn;
    }
    if let (Effect::Freeze(count, FrozenBy::Owner), Aim::Seat(target)) = (effect, play.aim) {
        pick::open(state, PickCause::CardFreeze, count, SeatSet::one(target), luck, log);
        return Resolved::Waits; // the card stays in the chain until the picks are made
    }
    apply(state, play.player, effect, play.aim, luck, log);
    state.chain.pop();
    state.discard.insert(play.card);
    log.add(|| Event::Spent { card: state.named(play.card) });
    Resolved::GoesOn
}

/// What the bottom play will do to the table, as far as everybody can foresee it; for views.
pub(crate) fn foresee(state: &mut State) {
    let Some(play) = state.chain.pop() else { return };
    let effect = state.effect(play.card);
    match (play.mode, effect, play.aim) {
        (Mode::Poll, _, Aim::Seat(seat)) => state.camps[seat].front.insert(play.card),
        (_, effect, Aim::Seat(seat)) if effect.stays() => state.camps[seat].front.insert(play.card),
        (_, Effect::ClearSlander, Aim::Seat(seat)) => {
            let camp = &mut state.camps[seat];
            camp.front = camp.front.but(state.set.masks.slander);
        }
        (_, Effect::Cancel(_), Aim::Card(card)) => {
            if let Some(seat) = state.holder(card) {
                state.camps[seat].front.remove(card);
            }
        }
        (_, Effect::Move(_), Aim::CardTo(card, to)) => {
            if let Some(from) = state.holder(card) {
                state.camps[from].front.remove(card);
                state.camps[to].front.insert(card);
            }
        }
        _ => {}
    }
}

/// The effects that are over at once.
fn apply(state: &mut State, player: Seat, effect: Effect, aim: Aim, luck: &mut Luck, log: &mut impl Log<Event>) {
    match (effect, aim) {
        (Effect::Draw(count), _) => piles::draw_many(state, player, count, DrawCause::Card, "PU-5.1", log),
        (Effect::DrawBoth(count), Aim::Seat(other)) => {
            piles::draw_many(state, player, count, DrawCause::Card, "PU-5.2", log);
            piles::draw_many(state, other, count, DrawCause::Card, "PU-5.2", log);
        }
        (Effect::Peek, Aim::Seat(target)) => {
            let hand = state.camps[target].hand;
            log.add(|| Event::Peeked { seat: player, target, cards: Some(state.named_all(hand)) });
        }
        (Effect::Discard(count), Aim::Seat(target)) => {
            let cards = piles::at_random(state, target, count, luck);
            piles::discard(state, target, cards, DiscardCause::Card, "PU-5.4", log);
        }
        (Effect::Steal(count), Aim::Seat(target)) => {
            let cards = piles::at_random(state, target, count, luck);
            let hand = &mut state.camps[target].hand;
            *hand = hand.but(cards);
            let hand = &mut state.camps[player].hand;
            *hand = hand.or(cards);
            let count = cards.len();
            log.add(|| Event::Stole { seat: player, from: target, count, cards: Some(state.named_all(cards)) });
        }
        (Effect::Freeze(count, _), Aim::Seat(target)) => {
            let cards = piles::at_random(state, target, count, luck);
            pick::freeze(state, target, cards, true, "PU-5.6", log);
        }
        (Effect::ClearSlander, Aim::Seat(target)) => {
            let cards = state.camps[target].front.and(state.set.masks.slander);
            remove(state, target, cards, "PU-5.11", log);
        }
        (Effect::Cancel(_), Aim::Card(on)) => {
            if let Some(seat) = state.holder(on) {
                remove(state, seat, crate::Cards::one(on), "PU-8.5", log);
            }
        }
        (Effect::Extra(count), _) => {
            state.plays += count;
            log.add(|| Event::Extra { seat: player, plays: state.plays });
        }
        (Effect::Retrieve, Aim::Card(card)) => {
            state.discard.remove(card);
            state.camps[player].hand.insert(card);
            log.add(|| Event::Retrieved { seat: player, card: state.named(card) });
        }
        (Effect::Move(_), Aim::CardTo(card, to)) => {
            if let Some(from) = state.holder(card) {
                state.camps[from].front.remove(card);
                state.camps[to].front.insert(card);
                log.add(|| Event::Moved { card: state.named(card), from, to });
            }
        }
        _ => debug_assert!(false, "{effect:?} was announced with {aim:?}"),
    }
}

/// Cards in play are discarded.
pub(super) fn remove(
    state: &mut State,
    seat: Seat,
    cards: crate::Cards,
    rule: &'static str,
    log: &mut impl Log<Event>,
) {
    if cards.is_empty() {
        return;
    }
    let front = &mut state.camps[seat].front;
    *front = front.but(cards);
    state.discard = state.discard.or(cards);
    log.add(|| Event::Removed { seat, cards: state.named_all(cards), rule });
}
