//! KU-12.2, KU-12.3: the hidden cards of an imagined world: hands and decks, dealt from what the viewer could remember.

use arrayvec::ArrayVec;
use hustings_core::{Luck, Seat};

use super::imagine::{add_counts, kind, stroke, stroke_mask};
use super::{Memory, Own, Text, View, choices, packs};
use crate::cards::{Deck, KINDS, STROKES, Set, StrokeId};
use crate::info::MAX_SEATS;
use crate::memory::{Belief, StrokeMemory};
use crate::phase::{Phase, Resolve};
use crate::state::{State, StrokeDeck, bit, strokes};

pub(crate) fn deal(state: &mut State, view: &View, luck: &mut Luck) -> Result<(), String> {
    let owns: [Option<&Own>; MAX_SEATS] = std::array::from_fn(|seat| match (&view.everything, view.viewer) {
        (Some(all), _) => all.hands.get(Seat(seat as u8)),
        (None, Some(viewer)) if viewer.index() == seat => view.own.as_ref(),
        _ => None,
    });
    deal_strokes(state, view, &owns, luck)?;
    deal_cards(state, view, &owns, luck)?;
    packs::deal(state, view, &owns, luck)?;
    choices::deal(state, &owns, luck)
}

/// Deals the Masterstrokes of hands and deck.
fn deal_strokes(
    state: &mut State,
    view: &View,
    owns: &[Option<&Own>; MAX_SEATS],
    luck: &mut Luck,
) -> Result<(), String> {
    let set = state.set;
    let twice = || "a Masterstroke is in two places".to_owned();
    let mut seen = state.display | state.stroke_discard;
    for (active, stroke) in state.active.iter().zip((0..).map(StrokeId)) {
        seen |= if active.is_some() { bit(stroke) } else { 0 };
    }
    if let Phase::Resolve(Resolve { stroke, rest, .. }) = state.phase {
        seen |= rest.into_iter().flatten().fold(bit(stroke), |seen, stroke| seen | bit(stroke));
    }
    let memory = &mut StrokeMemory { deck: stroke_mask(set, &view.memory.strokes)?, ..StrokeMemory::NOTHING };
    let bottom: ArrayVec<StrokeId, STROKES> = ids(&view.memory.bottom, |id| stroke(set, id))?;
    memory.bottom = bottom.len() as u8;
    let hold = |seen: &mut u16, mask: u16| {
        let free = *seen & mask == 0;
        *seen |= mask;
        if free { Ok(()) } else { Err(twice()) }
    };
    for stroke in &bottom {
        hold(&mut seen, bit(*stroke))?;
    }
    for (seat, party) in view.parties.iter() {
        let shown = &view.memory.hands[seat.index()];
        let open = stroke_mask(set, &shown.strokes)?;
        let size = u32::from(shown.unknown_strokes) + u32::from(shown.old_strokes) + open.count_ones();
        if size != u32::from(party.hand_strokes) {
            return Err(format!("player {seat} does not hold {size} Masterstrokes"));
        }
        memory.open[seat.index()] = open;
        memory.fresh[seat.index()] = shown.unknown_strokes;
        memory.old[seat.index()] = shown.old_strokes;
        let held = match owns[seat.index()] {
            Some(own) => {
                let held = stroke_mask(set, &own.strokes)? | set_aside_strokes(set, own)?;
                if held & open != open || held.count_ones() != size {
                    return Err(format!("player {seat} does not hold those Masterstrokes"));
                }
                held
            }
            None => open,
        };
        hold(&mut seen, held)?;
        state.hand_strokes[seat.index()] = held;
    }
    state.stroke_memory = *memory;
    // Nobody knows where the rest is: in the deck as it was last reshuffled, or drawn before that.
    let mut fresh: ArrayVec<StrokeId, STROKES> = strokes(!seen & memory.deck).collect();
    let mut old: ArrayVec<StrokeId, STROKES> = strokes(!seen & !memory.deck).collect();
    luck.shuffle(&mut fresh);
    luck.shuffle(&mut old);
    for seat in Seat::all(state.seats).filter(|seat| owns[seat.index()].is_none()) {
        let shown = &view.memory.hands[seat.index()];
        for (pool, count) in [(&mut fresh, shown.unknown_strokes), (&mut old, shown.old_strokes)] {
            for _ in 0..count {
                let stroke = pool.pop().ok_or("more Masterstrokes in hands than there are")?;
                state.hand_strokes[seat.index()] |= bit(stroke);
            }
        }
    }
    if !old.is_empty() || fresh.len() + bottom.len() != usize::from(view.stroke_deck) {
        return Err(format!("the Masterstroke deck does not have {} cards", view.stroke_deck));
    }
    let mut deck: ArrayVec<StrokeId, STROKES> = fresh.into_iter().chain(bottom).collect();
    if let Some(all) = &view.everything {
        let order: ArrayVec<StrokeId, STROKES> = ids(&all.strokes, |id| stroke(set, id))?;
        let mask = |cards: &[StrokeId]| cards.iter().fold(0, |mask, card| mask | bit(*card));
        if order.len() != deck.len() || mask(&order) != mask(&deck) {
            return Err("these are not the Masterstrokes left in the deck".to_owned());
        }
        deck = order;
    }
    state.stroke_deck = StrokeDeck::EMPTY;
    deck.into_iter().for_each(|stroke| state.stroke_deck.put_under(stroke));
    for seat in Seat::all(state.seats) {
        state.held[seat.index()] = match owns[seat.index()] {
            Some(own) => stroke_mask(set, &own.held)?,
            None => state.hand_strokes[seat.index()],
        };
    }
    Ok(())
}

/// Turns names into ids, as many as fit.
pub(super) fn ids<T, const N: usize>(
    names: &[Text],
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<ArrayVec<T, N>, String> {
    if names.len() > N {
        return Err(format!("expected at most {N} names"));
    }
    names.iter().map(|name| read(name)).collect()
}

/// Masterstrokes that a player has committed, paid or dropped in secret.
fn set_aside_strokes(set: &Set, own: &Own) -> Result<u16, String> {
    let committed = own.committed.iter().flat_map(|committed| &committed.stroke);
    let staged = own.set_aside.iter().filter(|id| set.find_stroke(id).is_some());
    let all: Vec<Text> = committed.chain(staged).cloned().collect();
    stroke_mask(set, &all)
}

/// Deals the Rally and Asset cards of hands and decks.
fn deal_cards(state: &mut State, view: &View, owns: &[Option<&Own>; MAX_SEATS], luck: &mut Luck) -> Result<(), String> {
    let set = state.set;
    let few = || "the cards do not add up to what is in the box".to_owned();
    // Everything in the box minus what can be seen is hidden.
    let mut hidden = [0u8; KINDS];
    for (place, kind) in set.kinds.iter().enumerate() {
        hidden[place] = kind.count + kind.starter * state.seats;
    }
    let take = |hidden: &mut [u8; KINDS], cards: &[u8; KINDS]| {
        for (left, taken) in hidden.iter_mut().zip(cards) {
            *left = left.checked_sub(*taken).ok_or_else(few)?;
        }
        Ok::<(), String>(())
    };
    take(&mut hidden, &state.discard)?;
    for (_, kind) in state.tucked.items().iter().chain(state.rallies.items()) {
        let left = &mut hidden[usize::from(kind.0)];
        *left = left.checked_sub(1).ok_or_else(few)?;
    }
    state.hands = [[0; KINDS]; MAX_SEATS];
    for seat in Seat::all(state.seats) {
        if let Some(own) = owns[seat.index()] {
            let hand = &mut state.hands[seat.index()];
            add_counts(set, &own.hand, hand)?;
            let staged = own.set_aside.iter().filter(|id| set.find_stroke(id).is_none());
            for id in own.played.iter().map(|played| &played.card).chain(staged) {
                let card = usize::from(kind(set, id)?.0);
                hand[card] = hand[card].checked_add(1).ok_or_else(few)?;
            }
            take(&mut hidden, hand)?;
        }
    }
    match (&view.everything, view.viewer) {
        (Some(_), _) => {}
        (None, Some(viewer)) => deal_believed(state, viewer, &read_belief(set, &view.memory)?, &mut hidden, luck)?,
        (None, None) => deal_blindly(state, view, &mut hidden, luck)?,
    }
    for deck in [Deck::Rally, Deck::Asset] {
        let size: u32 = hidden[set.range(deck)].iter().map(|count| u32::from(*count)).sum();
        if size != u32::from(state.deck_size[deck as usize]) {
            return Err(few());
        }
    }
    state.deck = hidden;
    for (seat, party) in view.parties.iter() {
        let size = state.hands[seat.index()].iter().map(|count| u32::from(*count)).sum::<u32>();
        if size != u32::from(party.hand_cards) {
            return Err(format!("player {seat} does not hold {size} Rally and Asset cards"));
        }
        state.hand_cards[seat.index()] = size as u8;
    }
    for seat in Seat::all(state.seats) {
        state.beliefs[seat.index()] = match &view.everything {
            Some(all) => read_belief(set, &all.memories[seat])?,
            None if view.viewer == Some(seat) => read_belief(set, &view.memory)?,
            None => plain_belief(state, seat),
        };
    }
    Ok(())
}

fn read_belief(set: &Set, memory: &Memory) -> Result<Belief, String> {
    let mut belief = Belief::NOTHING;
    for (seat, hand) in memory.hands.iter().enumerate() {
        add_counts(set, &hand.cards, &mut belief.known[seat])?;
        belief.fresh[seat] = hand.unknown;
        belief.old[seat] = hand.old;
    }
    add_counts(set, &memory.decks, &mut belief.decks)?;
    add_counts(set, &memory.old, &mut belief.pool)?;
    Ok(belief)
}

/// The belief of somebody who only remembers how many cards of each type a hand has.
fn plain_belief(state: &State, viewer: Seat) -> Belief {
    let mut belief = Belief { decks: state.deck, ..Belief::NOTHING };
    for seat in Seat::all(state.seats).filter(|seat| *seat != viewer) {
        for deck in [Deck::Rally, Deck::Asset] {
            for kind in state.set.range(deck) {
                let count = state.hands[seat.index()][kind];
                belief.fresh[seat.index()][deck as usize] += count;
                belief.decks[kind] += count;
            }
        }
    }
    belief
}

/// Deals the other hands as the viewer remembers them: known cards, then old and fresh ones from their pools.
fn deal_believed(
    state: &mut State,
    viewer: Seat,
    belief: &Belief,
    hidden: &mut [u8; KINDS],
    luck: &mut Luck,
) -> Result<(), String> {
    let wrong = || "what is remembered does not fit what is seen".to_owned();
    let set = state.set;
    for place in 0..KINDS {
        let known: u32 = belief.known.iter().map(|known| u32::from(known[place])).sum();
        if known + u32::from(belief.decks[place]) + u32::from(belief.pool[place]) != u32::from(hidden[place]) {
            return Err(wrong());
        }
    }
    if belief.known[viewer.index()] != [0; KINDS] {
        return Err(wrong());
    }
    let (mut fresh, mut old) = (belief.decks, belief.pool);
    for deck in [Deck::Rally, Deck::Asset] {
        let range = set.range(deck);
        for (pool, slots) in [(&mut fresh, &belief.fresh), (&mut old, &belief.old)] {
            let mut size: u32 = pool[range.clone()].iter().map(|count| u32::from(*count)).sum();
            for seat in Seat::all(state.seats).filter(|seat| *seat != viewer) {
                for _ in 0..slots[seat.index()][deck as usize] {
                    let card = draw_from(&mut pool[range.clone()], size, luck).ok_or_else(wrong)?;
                    size -= 1;
                    let hand = &mut state.hands[seat.index()][range.start + card];
                    *hand = hand.checked_add(1).ok_or_else(wrong)?;
                }
            }
        }
    }
    if old != [0; KINDS] {
        return Err(wrong());
    }
    for seat in Seat::all(state.seats).filter(|seat| *seat != viewer) {
        for (hand, known) in state.hands[seat.index()].iter_mut().zip(belief.known[seat.index()]) {
            *hand = hand.checked_add(known).ok_or_else(wrong)?;
        }
    }
    *hidden = fresh;
    Ok(())
}

/// Takes one of `size` cards at random and returns its kind's index.
fn draw_from(cards: &mut [u8], size: u32, luck: &mut Luck) -> Option<usize> {
    if size == 0 {
        return None;
    }
    let mut place = luck.below(size);
    for (card, count) in cards.iter_mut().enumerate() {
        if place < u32::from(*count) {
            *count -= 1;
            return Some(card);
        }
        place -= u32::from(*count);
    }
    None
}

/// Deals all hands from their sizes alone.
fn deal_blindly(state: &mut State, view: &View, hidden: &mut [u8; KINDS], luck: &mut Luck) -> Result<(), String> {
    let few = || "the cards do not add up to what is in the box".to_owned();
    let mut cards: Vec<u8> = Vec::with_capacity(128);
    for deck in [Deck::Rally, Deck::Asset] {
        let range = state.set.range(deck);
        let mut size: u32 = hidden[range.clone()].iter().map(|count| u32::from(*count)).sum();
        while size > u32::from(state.deck_size[deck as usize]) {
            let card = draw_from(&mut hidden[range.clone()], size, luck).ok_or_else(few)?;
            cards.push((range.start + card) as u8);
            size -= 1;
        }
    }
    luck.shuffle(&mut cards);
    for (seat, party) in view.parties.iter() {
        for _ in 0..party.hand_cards {
            let card = cards.pop().ok_or_else(few)?;
            state.hands[seat.index()][usize::from(card)] += 1;
        }
    }
    if cards.is_empty() { Ok(()) } else { Err(few()) }
}
