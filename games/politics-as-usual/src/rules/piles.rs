//! The draw pile, the discard pile, and chance with hands.

use hustings_core::{Log, Luck, Seat};

use crate::cards::{CARDS, CardId, Cards};
use crate::events::{DiscardCause, DrawCause, Event, ShuffleCause};
use crate::state::State;

/// The top card goes to a hand; from an empty pile the draw is lost (PU-9.4).
#[inline]
pub(super) fn draw(state: &mut State, seat: Seat) -> Cards {
    let Some(card) = state.pile.pop() else { return Cards::NONE };
    state.camps[seat].hand.insert(card);
    Cards::one(card)
}

pub(super) fn draw_many(
    state: &mut State,
    seat: Seat,
    count: u8,
    cause: DrawCause,
    rule: &'static str,
    log: &mut impl Log<Event>,
) {
    let drawn = (0..count).fold(Cards::NONE, |drawn, _| drawn.or(draw(state, seat)));
    tell(seat, drawn, cause, rule, log);
}

/// Reports a draw, also one that brought nothing.
pub(super) fn tell(seat: Seat, drawn: Cards, cause: DrawCause, rule: &'static str, log: &mut impl Log<Event>) {
    log.add(|| Event::Drew { seat, count: drawn.len(), cards: Some(drawn.list()), cause, rule });
}

pub(super) fn discard(
    state: &mut State,
    seat: Seat,
    cards: Cards,
    cause: DiscardCause,
    rule: &'static str,
    log: &mut impl Log<Event>,
) {
    if cards.is_empty() {
        return;
    }
    let camp = &mut state.camps[seat];
    camp.hand = camp.hand.but(cards);
    state.discard = state.discard.or(cards);
    log.add(|| Event::Discarded { seat, cards: cards.list(), cause, rule });
}

/// The discard pile is shuffled and put under the draw pile.
pub(super) fn reshuffle(state: &mut State, cause: ShuffleCause, luck: &mut Luck, log: &mut impl Log<Event>) {
    if state.discard.is_empty() {
        return;
    }
    let mut under = [CardId(0); CARDS];
    let cards = usize::from(state.discard.len());
    for (place, card) in under.iter_mut().zip(state.discard) {
        *place = card;
    }
    state.discard = Cards::NONE;
    luck.shuffle(&mut under[..cards]);
    let above = std::mem::take(&mut state.pile);
    state.pile.extend(under[..cards].iter().copied().chain(above));
    let pile = state.pile.len() as u8;
    log.add(|| Event::PileShuffled { cards: cards as u8, pile, cause });
}

/// As many of `count` unfrozen hand cards as there are, by chance.
pub(super) fn at_random(state: &State, seat: Seat, count: u8, luck: &mut Luck) -> Cards {
    let mut hand = state.camps[seat].hand;
    if hand.len() <= count {
        return hand;
    }
    let mut chosen = Cards::NONE;
    for _ in 0..count {
        let card = hand.nth(luck.below(u32::from(hand.len()))).expect("a hand of more than `count` cards");
        hand.remove(card);
        chosen.insert(card);
    }
    chosen
}
