//! Cards in hands: how they leave them, and who sees it (KU-12.3).

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, Seat};

use crate::cards::KindId;
use crate::error::Illegal;
use crate::events::{DiscardReason, Event};
use crate::info::MAX_PLACES;
use crate::moves::{Card, Move};
use crate::state::{State, bit, strokes};

pub(super) fn check_held(state: &State, seat: Seat, card: Card, rule: &'static str) -> Result<(), Illegal> {
    if state.holds(seat, card) { Ok(()) } else { Err(Illegal::NotInHand { card: card.id(state.set), rule }) }
}

/// Every card in hand as a move.
pub(super) fn each_card(state: &State, seat: Seat, out: &mut Vec<Move>, to_move: fn(Card) -> Move) {
    let hand = &state.hands[seat.index()][..state.set.kinds.len()];
    let kinds = hand.iter().enumerate().filter(|(_, count)| **count > 0);
    out.extend(kinds.map(|(kind, _)| to_move(Card::Kind(KindId(kind as u8)))));
    out.extend(strokes(state.hand_strokes[seat.index()]).map(|stroke| to_move(Card::Stroke(stroke))));
}

/// All others see a card that was in this hand; the caller says where it goes.
pub(super) fn seen(state: &mut State, seat: Seat, card: Card) {
    match card {
        Card::Kind(kind) => {
            for viewer in 0..usize::from(state.seats) {
                if viewer != seat.index() {
                    state.beliefs[viewer].saw(state.set, seat, kind);
                }
            }
        }
        Card::Stroke(stroke) => state.stroke_memory.left_hand(seat, stroke),
    }
}

/// A card leaves the hand and is seen by all.
pub(super) fn show(state: &mut State, seat: Seat, card: Card) {
    state.take_from_hand(seat, card);
    seen(state, seat, card);
}

/// A card leaves the hand for the pile of its type.
pub(super) fn discard(state: &mut State, seat: Seat, card: Card) {
    show(state, seat, card);
    to_pile(state, card);
}

fn to_pile(state: &mut State, card: Card) {
    match card {
        Card::Kind(kind) => state.discard[usize::from(kind.0)] += 1,
        Card::Stroke(stroke) => state.stroke_discard |= bit(stroke),
    }
}

/// Discards the whole hand.
pub(super) fn discard_all(state: &mut State, seat: Seat, why: DiscardReason, log: &mut impl Log<Event>) {
    set_aside_all(state, seat);
    discard_set_aside(state, seat, why, log);
}

/// Sets a card aside, to be paid or dropped when everybody is ready.
pub(crate) fn set_aside(state: &mut State, seat: Seat, card: Card) {
    state.take_from_hand(seat, card);
    state.staged.push(first_column(seat), card.into());
}

pub(super) fn set_aside_all(state: &mut State, seat: Seat) {
    for kind in 0..state.set.kinds.len() {
        for _ in 0..state.hands[seat.index()][kind] {
            set_aside(state, seat, Card::Kind(KindId(kind as u8)));
        }
    }
    for stroke in strokes(state.hand_strokes[seat.index()]) {
        set_aside(state, seat, Card::Stroke(stroke));
    }
}

pub(crate) fn first_column(seat: Seat) -> u8 {
    seat.0 * MAX_PLACES as u8
}

fn columns_of(seat: Seat) -> std::ops::Range<u8> {
    first_column(seat)..first_column(seat) + MAX_PLACES as u8
}

/// The cards a player has face down, each with its column.
#[inline]
pub(crate) fn staged_by(state: &State, seat: Seat) -> impl Iterator<Item = (u8, Card)> + '_ {
    let columns = columns_of(seat);
    let own = state.staged.items().iter().filter(move |(column, _)| columns.contains(column));
    own.map(|(column, card)| (*column, card.unpack()))
}

/// What a player set aside goes face up to the discards.
pub(super) fn discard_set_aside(state: &mut State, seat: Seat, why: DiscardReason, log: &mut impl Log<Event>) {
    let cards: ArrayVec<Card, 144> = staged_by(state, seat).map(|(_, card)| card).collect();
    if cards.is_empty() {
        return;
    }
    state.staged.clear_columns(columns_of(seat));
    for card in &cards {
        seen(state, seat, *card);
        to_pile(state, *card);
    }
    let ids = || cards.iter().map(|card| card.id(state.set)).collect();
    log.add(|| Event::Discarded { seat, cards: ids(), why });
}

/// KU-7.6, `steal`; KU-12.5.
pub(super) fn steal(state: &mut State, from: Seat, to: Seat, count: u8, luck: &mut Luck, log: &mut impl Log<Event>) {
    let mut stolen: ArrayVec<u8, 9> = ArrayVec::new();
    for _ in 0..count.min(state.hand_cards[from.index()]) {
        let kind = random_card(state, from, luck);
        stolen.push(kind.0);
        state.take_from_hand(from, Card::Kind(kind));
        state.hands[to.index()][usize::from(kind.0)] += 1;
        state.hand_cards[to.index()] += 1;
        for viewer in Seat::all(state.seats) {
            let belief = &mut state.beliefs[viewer.index()];
            if viewer == from {
                belief.known[to.index()][usize::from(kind.0)] += 1;
            } else if viewer == to {
                belief.saw(state.set, from, kind);
            } else {
                belief.other_theft(state.set, from, to);
            }
        }
    }
    let ids = || stolen.iter().map(|kind| state.set.kind(KindId(*kind)).id.as_str()).collect();
    log.add(|| Event::Stolen { from, to, count: stolen.len() as u8, cards: Some(ids()) });
}

/// A random Rally or Asset card of a hand, which must have one.
fn random_card(state: &State, seat: Seat, luck: &mut Luck) -> KindId {
    let mut place = luck.below(u32::from(state.hand_cards[seat.index()])) as u8;
    for (kind, count) in state.hands[seat.index()].iter().enumerate() {
        if place < *count {
            return KindId(kind as u8);
        }
        place -= count;
    }
    unreachable!("a hand has as many cards as it has cards")
}
