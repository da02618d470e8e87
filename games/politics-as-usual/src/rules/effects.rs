//! PU-5: what a card does when its window has closed.

use hustings_core::{Log, Luck, Seat, SeatSet};

use super::{pick, piles, turn};
use crate::cards::{CardId, Cards, FrozenBy};
use crate::deed::{Deed, Link, Play};
use crate::events::{DiscardCause, DrawCause, Event};
use crate::phase::{Purpose, React};
use crate::state::State;

/// PU-8.4c: the play takes effect and leaves the chain.
pub(super) fn resolve(state: &mut State, react: React, luck: &mut Luck, log: &mut impl Log<Event>) {
    let React { mut contest, play } = react;
    let Link { card, player, .. } = play.link;
    match play.deed {
        Deed::Poll(seat) | Deed::Stay(seat) => {
            state.camps[seat].front.insert(card);
            log.add(|| Event::Landed { card, seat });
            return turn::resume(state, contest, luck, log);
        }
        // The card stays in the chain until its target has picked.
        Deed::Freeze(count, FrozenBy::Owner, seat) => {
            return pick::open(state, Purpose::CardFreeze(react), count, SeatSet::one(seat), luck, log);
        }
        Deed::Freeze(count, FrozenBy::Random, seat) => {
            let cards = piles::at_random(state, seat, count, luck);
            pick::freeze(state, seat, cards, true, "PU-5.6", log);
        }
        Deed::Draw(count) => piles::draw_many(state, player, count, DrawCause::Card, "PU-5.1", log),
        Deed::DrawBoth(count, other) => {
            piles::draw_many(state, player, count, DrawCause::Card, "PU-5.2", log);
            piles::draw_many(state, other, count, DrawCause::Card, "PU-5.2", log);
        }
        // PU-5.3
        Deed::Peek(target) => {
            let hand = state.camps[target].hand;
            log.add(|| Event::Peeked { seat: player, target, cards: Some(hand.list()) });
        }
        Deed::Discard(count, target) => {
            let cards = piles::at_random(state, target, count, luck);
            piles::discard(state, target, cards, DiscardCause::Card, "PU-5.4", log);
        }
        // PU-5.5
        Deed::Steal(count, from) => {
            let cards = piles::at_random(state, from, count, luck);
            let hand = &mut state.camps[from].hand;
            *hand = hand.but(cards);
            let hand = &mut state.camps[player].hand;
            *hand = hand.or(cards);
            let count = cards.len();
            log.add(|| Event::Stole { seat: player, from, count, cards: Some(cards.list()) });
        }
        Deed::ClearSlander(target) => {
            let cards = state.camps[target].front.and(state.set.masks.slander);
            remove(state, target, cards, "PU-5.11", log);
        }
        Deed::Cancel(_, on) => remove(state, holder(state, on), Cards::one(on), "PU-8.5", log),
        Deed::Extra(count) => {
            contest.plays += count;
            log.add(|| Event::Extra { seat: player, plays: contest.plays });
        }
        Deed::Retrieve(card) => {
            state.discard.remove(card);
            state.camps[player].hand.insert(card);
            log.add(|| Event::Retrieved { seat: player, card });
        }
        Deed::Move(_, card, to) => {
            let from = move_card(state, card, to);
            log.add(|| Event::Moved { card, from, to });
        }
    }
    spend(state, React { contest, play }, luck, log);
}

/// PU-5: the play has taken effect, and its card is discarded.
pub(super) fn spend(state: &mut State, react: React, luck: &mut Luck, log: &mut impl Log<Event>) {
    let card = react.play.link.card;
    state.discard.insert(card);
    log.add(|| Event::Spent { card });
    turn::resume(state, react.contest, luck, log);
}

/// In front of whom a card lies that a play has named. It lay there when it was named, and no reaction takes a card off the table.
fn holder(state: &State, card: CardId) -> Seat {
    state.holder(card).expect("a card that a play has named stays in play until the play resolves")
}

/// PU-5.15: from where the card was taken.
fn move_card(state: &mut State, card: CardId, to: Seat) -> Seat {
    let from = holder(state, card);
    state.camps[from].front.remove(card);
    state.camps[to].front.insert(card);
    from
}

/// What the play will do to Polling, as far as everybody can foresee it; for views.
pub(crate) fn foresee(state: &mut State, play: Play) {
    match play.deed {
        Deed::Poll(seat) | Deed::Stay(seat) => state.camps[seat].front.insert(play.link.card),
        Deed::ClearSlander(seat) => {
            let camp = &mut state.camps[seat];
            camp.front = camp.front.but(state.set.masks.slander);
        }
        Deed::Cancel(_, card) => {
            let seat = holder(state, card);
            state.camps[seat].front.remove(card);
        }
        Deed::Move(_, card, to) => {
            move_card(state, card, to);
        }
        // Hands, piles and turns, but no Polling.
        Deed::Draw(_)
        | Deed::DrawBoth(..)
        | Deed::Peek(_)
        | Deed::Discard(..)
        | Deed::Steal(..)
        | Deed::Freeze(..)
        | Deed::Extra(_)
        | Deed::Retrieve(_) => {}
    }
}

/// Cards in play are discarded.
pub(super) fn remove(state: &mut State, seat: Seat, cards: Cards, rule: &'static str, log: &mut impl Log<Event>) {
    if cards.is_empty() {
        return;
    }
    let front = &mut state.camps[seat].front;
    *front = front.but(cards);
    state.discard = state.discard.or(cards);
    log.add(|| Event::Removed { seat, cards: cards.list(), rule });
}
