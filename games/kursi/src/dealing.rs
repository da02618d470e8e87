//! KU-12.2, KU-12.3: the hidden part of an imagined world: hands, decks, packs and the secret choices of others, dealt from what the
//! viewer could remember.

use arrayvec::ArrayVec;
use hustings_core::{Luck, Seat};

use crate::cards::{CANDIDATES, Deck, KINDS, KindId, STROKES, Set, StrokeId, TileId};
use crate::imagine::{add_counts, kind, stroke, stroke_mask, tile};
use crate::info::{HAND_LIMIT, MAX_PLACES, MAX_SEATS};
use crate::memory::{Belief, StrokeMemory};
use crate::moves::{Card, Letter};
use crate::rules::{draw, hands, play};
use crate::state::{NONE, Phase, State, StrokeDeck, bit, bits, column, strokes};
use crate::view::{Memory, Own, View};

pub(crate) fn deal(state: &mut State, view: &View, luck: &mut Luck) -> Result<(), String> {
    let owns: [Option<&Own>; MAX_SEATS] = std::array::from_fn(|seat| match (&view.everything, view.viewer) {
        (Some(all), _) => all.hands.get(Seat(seat as u8)),
        (None, Some(viewer)) if viewer.index() == seat => view.own.as_ref(),
        _ => None,
    });
    deal_strokes(state, view, &owns, luck)?;
    deal_cards(state, view, &owns, luck)?;
    deal_packs(state, view, &owns, luck)?;
    for seat in Seat::all(state.seats) {
        match owns[seat.index()] {
            Some(own) => restore_choices(state, seat, own)?,
            None => imagine_choices(state, seat, luck),
        }
    }
    Ok(())
}

/// Masterstrokes in hands and deck.
fn deal_strokes(
    state: &mut State,
    view: &View,
    owns: &[Option<&Own>; MAX_SEATS],
    luck: &mut Luck,
) -> Result<(), String> {
    let set = state.set;
    let twice = || "a Masterstroke is in two places".to_owned();
    let mut seen = state.display | state.stroke_discard;
    for (active, card) in state.active.iter().zip(0..) {
        seen |= if active.owner == NONE { 0 } else { 1 << card };
    }
    for committed in state.committed.iter().filter(|committed| **committed != NONE) {
        seen |= 1 << committed;
    }
    let memory = &mut StrokeMemory { deck: stroke_mask(set, &view.memory.strokes)?, ..StrokeMemory::NOTHING };
    let bottom: ArrayVec<u8, STROKES> = ids(&view.memory.bottom, |id| Ok(stroke(set, id)?.0))?;
    memory.bottom = bottom.len() as u8;
    let hold = |seen: &mut u16, mask: u16| {
        let free = *seen & mask == 0;
        *seen |= mask;
        if free { Ok(()) } else { Err(twice()) }
    };
    for id in &bottom {
        hold(&mut seen, 1 << id)?;
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
    // What is left is nobody's to know: from the deck as it was last made up, or from before.
    let mut fresh: ArrayVec<u8, STROKES> = strokes(!seen & memory.deck).map(|stroke| stroke.0).collect();
    let mut old: ArrayVec<u8, STROKES> = strokes(!seen & !memory.deck).map(|stroke| stroke.0).collect();
    luck.shuffle(&mut fresh);
    luck.shuffle(&mut old);
    for seat in Seat::all(state.seats).filter(|seat| owns[seat.index()].is_none()) {
        let shown = &view.memory.hands[seat.index()];
        for (pool, count) in [(&mut fresh, shown.unknown_strokes), (&mut old, shown.old_strokes)] {
            for _ in 0..count {
                let stroke = pool.pop().ok_or("more Masterstrokes in hands than there are")?;
                state.hand_strokes[seat.index()] |= 1 << stroke;
            }
        }
    }
    if !old.is_empty() || fresh.len() + bottom.len() != usize::from(view.stroke_deck) {
        return Err(format!("the Masterstroke deck does not have {} cards", view.stroke_deck));
    }
    let mut deck: ArrayVec<u8, STROKES> = fresh.into_iter().chain(bottom).collect();
    if let Some(all) = &view.everything {
        let order: ArrayVec<u8, STROKES> = ids(&all.strokes, |id| Ok(stroke(set, id)?.0))?;
        let mask = |cards: &[u8]| cards.iter().fold(0u16, |mask, card| mask | 1 << card);
        if order.len() != deck.len() || mask(&order) != mask(&deck) {
            return Err("these are not the Masterstrokes left in the deck".to_owned());
        }
        deck = order;
    }
    state.stroke_deck = StrokeDeck::EMPTY;
    deck.iter().for_each(|card| state.stroke_deck.put_under(StrokeId(*card)));
    for seat in Seat::all(state.seats) {
        state.held[seat.index()] = match owns[seat.index()] {
            Some(own) => stroke_mask(set, &own.held)?,
            None => state.hand_strokes[seat.index()],
        };
    }
    Ok(())
}

/// Names as numbers, as many as fit.
fn ids<const N: usize>(
    names: &[String],
    read: impl Fn(&String) -> Result<u8, String>,
) -> Result<ArrayVec<u8, N>, String> {
    if names.len() > N {
        return Err(format!("expected at most {N} names"));
    }
    names.iter().map(read).collect()
}

/// Masterstrokes a player has committed, paid or dropped in secret.
fn set_aside_strokes(set: &Set, own: &Own) -> Result<u16, String> {
    let committed = own.stroke.iter().filter(|id| *id != "none");
    let staged = own.set_aside.iter().filter(|id| set.find_stroke(id).is_some());
    let all: Vec<String> = committed.chain(staged).cloned().collect();
    stroke_mask(set, &all)
}

/// Rally and Asset cards in hands and decks.
fn deal_cards(state: &mut State, view: &View, owns: &[Option<&Own>; MAX_SEATS], luck: &mut Luck) -> Result<(), String> {
    let set = state.set;
    let few = || "the cards do not add up to what is in the box".to_owned();
    // From the box to the places that can be seen; what is left is hidden.
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
        let left = &mut hidden[usize::from(*kind)];
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
    if let Some(viewer) = view.viewer {
        let belief = read_belief(set, &view.memory)?;
        deal_believed(state, viewer, &belief, &mut hidden, luck)?;
        state.beliefs[viewer.index()] = belief;
    } else if view.everything.is_none() {
        deal_blindly(state, view, &mut hidden, luck)?;
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
    for seat in Seat::all(state.seats).filter(|seat| Some(*seat) != view.viewer) {
        state.beliefs[seat.index()] = match &view.everything {
            Some(all) => read_belief(set, &all.memories[seat])?,
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

/// What somebody knows who only remembers how many cards of each type a hand has.
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

/// The other hands as the viewer remembers them: known cards, then old and fresh ones from their pools.
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

/// One of so many cards, by its place.
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

/// All hands as somebody deals them who knows no more than their sizes.
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

/// KU-4.2: packs, and who picked what, as far as the viewer saw it.
fn deal_packs(state: &mut State, view: &View, owns: &[Option<&Own>; MAX_SEATS], luck: &mut Luck) -> Result<(), String> {
    if state.round > 0 {
        return Ok(());
    }
    let wrong = || "the packs are not as they can have been seen".to_owned();
    let (seats, set) = (usize::from(state.seats), state.set);
    let mask = |ids: &[String]| {
        ids.iter().try_fold(0u32, |mask, id| {
            let own = 1 << tile(set, id)?.0;
            if mask & own == 0 { Ok(mask | own) } else { Err(wrong()) }
        })
    };
    let size = u32::from(state.places()) + 1;
    let rounds = usize::from(state.draft.round);
    if let Some(all) = &view.everything {
        let mut seen = 0;
        for (seat, pack) in all.packs.iter() {
            let picks: ArrayVec<u8, MAX_PLACES> = ids(&all.picks[seat], |id| Ok(tile(set, id)?.0))?;
            let pack = mask(pack)?;
            let whole = picks.iter().fold(pack, |whole, pick| whole | 1 << pick);
            if picks.len() != rounds || whole.count_ones() != size || seen & whole != 0 {
                return Err(wrong());
            }
            seen |= whole;
            state.draft.packs[seat.index()] = pack;
            state.draft.picks[seat.index()][..rounds].copy_from_slice(&picks);
        }
    } else {
        let mut looks = Looks { seen: 0, by_pack: [[0; MAX_PLACES]; MAX_SEATS] };
        looks.read(state, view, mask)?;
        let own = match owns.iter().flatten().next() {
            Some(own) => mask(&own.tiles)? | mask(&own.placed)?,
            None => 0,
        };
        looks.deal(state, own, luck).ok_or_else(wrong)?;
    }
    for pack in 0..seats {
        for round in 0..rounds {
            let picked = state.draft.picks[pack][round];
            state.draft.tiles[(pack + round) % seats] |= 1 << picked;
        }
    }
    Ok(())
}

/// Packs as one player looked at them: by the player they began with, and by how many picks had been made.
struct Looks {
    /// Every tile seen.
    seen: u32,
    by_pack: [[u32; MAX_PLACES]; MAX_SEATS],
}

impl Looks {
    fn read(
        &mut self,
        state: &State,
        view: &View,
        mask: impl Fn(&[String]) -> Result<u32, String>,
    ) -> Result<(), String> {
        let wrong = || "the packs are not as they can have been seen".to_owned();
        let looked = state.draft.round + u8::from(state.phase == Phase::Draft);
        let expected = if view.viewer.is_some() { usize::from(looked) } else { 0 };
        if view.memory.packs.len() != expected {
            return Err(wrong());
        }
        for (sighting, picks) in view.memory.packs.iter().zip(0..) {
            let tiles = mask(&sighting.tiles)?;
            let size = u32::from(state.places()) + 1 - u32::from(picks);
            let holder = (u16::from(sighting.pack.0) + u16::from(picks)) % u16::from(state.seats);
            let by_viewer = view.viewer.is_some_and(|viewer| u16::from(viewer.0) == holder);
            if sighting.pack.0 >= state.seats || sighting.picks != picks || !by_viewer || tiles.count_ones() != size {
                return Err(wrong());
            }
            self.by_pack[sighting.pack.index()][usize::from(picks)] = tiles;
            self.seen |= tiles;
        }
        Ok(())
    }

    /// Fills in what was not seen. Nothing when the sightings contradict each other.
    fn deal(&self, state: &mut State, own: u32, luck: &mut Luck) -> Option<()> {
        let rounds = usize::from(state.draft.round);
        let size = usize::from(state.places()) + 1;
        let mut unseen: ArrayVec<u8, CANDIDATES> = bits(!self.seen & ((1 << CANDIDATES) - 1)).collect();
        luck.shuffle(&mut unseen);
        let mut used = 0u32;
        for pack in 0..usize::from(state.seats) {
            let looks = &self.by_pack[pack];
            let mut now = 0u32;
            let first = looks.iter().position(|tiles| *tiles != 0);
            // What left the pack before it was first seen, and a pack never seen, come from the tiles never seen.
            let before = first.unwrap_or(rounds).min(rounds);
            let picks = &mut state.draft.picks[pack];
            for pick in &mut picks[..before] {
                *pick = unseen.pop()?;
            }
            match first {
                None => {
                    for _ in before..size {
                        now |= 1 << unseen.pop()?;
                    }
                }
                Some(first) => {
                    now = looks[first];
                    for round in first..rounds {
                        let look = looks[round];
                        // Until the next look one tile a round leaves, and those seen again stay.
                        let later = looks[round + 1..].iter().find(|tiles| **tiles != 0).copied();
                        let leaving = now & !later.unwrap_or(0);
                        let choice = if look != 0 {
                            leaving & own
                        } else if later.is_some() {
                            leaving & !own
                        } else {
                            now
                        };
                        let picked = if look != 0 && later.is_none() { now & own } else { choice };
                        let count = picked.count_ones();
                        if count == 0 || (look != 0 && count != 1) {
                            return None;
                        }
                        let which = luck.below(count) as usize;
                        let tile = bits(picked).nth(which)?;
                        picks[round] = tile;
                        now &= !(1 << tile);
                        if look != 0 && look & (1 << tile) == 0 {
                            return None;
                        }
                        if let Some(next) = looks.get(round + 1).filter(|tiles| **tiles != 0)
                            && *next != now
                        {
                            return None;
                        }
                    }
                }
            }
            if now.count_ones() as usize != size - rounds {
                return None;
            }
            let whole = picks[..rounds].iter().fold(now, |whole, pick| whole | 1 << pick);
            if used & whole != 0 {
                return None;
            }
            used |= whole;
            state.draft.packs[pack] = now;
        }
        Some(())
    }
}

/// What a player has chosen in secret, as it knows itself.
fn restore_choices(state: &mut State, seat: Seat, own: &Own) -> Result<(), String> {
    let set = state.set;
    let wrong = || format!("player {seat} cannot have chosen so");
    let waiting = state.waiting.contains(seat);
    let s = seat.index();
    if let Some(id) = &own.picked {
        let tile = tile(set, id)?;
        let pack = state.draft.packs[state.draft.pack_of(seat, state.seats)];
        if state.phase != Phase::Draft || waiting || pack & (1 << tile.0) == 0 {
            return Err(wrong());
        }
        state.draft.choice[s] = tile.0;
    } else if state.phase == Phase::Draft && !waiting {
        return Err(wrong());
    }
    if own.placed.len() > usize::from(state.places()) || (!own.placed.is_empty() && state.phase != Phase::Field) {
        return Err(wrong());
    }
    if state.phase == Phase::Field && waiting == (own.placed.len() == usize::from(state.places())) {
        return Err(wrong());
    }
    for (at, id) in own.placed.iter().enumerate() {
        place(state, seat, Letter(at as u8), tile(set, id)?).ok_or_else(wrong)?;
    }
    if let Some(id) = &own.stroke {
        if state.phase != Phase::Commit || waiting {
            return Err(wrong());
        }
        if id != "none" {
            let stroke = stroke(set, id)?;
            state.hand_strokes[s] &= !bit(stroke);
            state.committed[s] = stroke.0;
        }
    }
    if let Some(numbers) = own.draw {
        let limits = draw::limits(state, seat);
        if state.phase != Phase::Draw || waiting || numbers[0] > limits[0] || numbers[1] > limits[1] {
            return Err(wrong());
        }
        state.wishes[s] = numbers;
    }
    for played in &own.played {
        let kind = kind(set, &played.card)?;
        if state.phase != Phase::Play || played.at.0 >= state.places() || !state.holds(seat, Card::Kind(kind)) {
            return Err(wrong());
        }
        state.take_from_hand(seat, Card::Kind(kind));
        state.staged.push(column(seat, played.at), kind.0);
    }
    if state.phase == Phase::Play && play::Plan::of(state, seat).due() > state.hand_size(seat) {
        return Err(wrong());
    }
    for id in &own.set_aside {
        let card = match set.find_kind(id) {
            Some(kind) => Card::Kind(kind),
            None => Card::Stroke(stroke(set, id)?),
        };
        if !matches!(state.phase, Phase::Pay | Phase::Limit) || !state.holds(seat, card) {
            return Err(wrong());
        }
        hands::set_aside(state, seat, card);
    }
    let aside = own.set_aside.len();
    let owes = usize::from(state.due[s]) > aside && state.phase == Phase::Pay;
    let over = state.hand_size(seat) > HAND_LIMIT && state.phase == Phase::Limit;
    let settles = matches!(state.phase, Phase::Pay | Phase::Limit);
    if settles && (waiting != (owes || over) || aside > usize::from(state.due[s]) && state.phase == Phase::Pay) {
        return Err(wrong());
    }
    Ok(())
}

/// A drafted tile goes to its letter.
fn place(state: &mut State, seat: Seat, at: Letter, tile: TileId) -> Option<()> {
    let tiles = &mut state.draft.tiles[seat.index()];
    if *tiles & (1 << tile.0) == 0 {
        return None;
    }
    *tiles &= !(1 << tile.0);
    state.field[seat.index()][at.index()] = tile.0;
    Some(())
}

/// What another player may have chosen: whoever is still to act has chosen nothing yet, whoever is ready anything.
fn imagine_choices(state: &mut State, seat: Seat, luck: &mut Luck) {
    if state.waiting.contains(seat) {
        return;
    }
    let s = seat.index();
    match state.phase {
        Phase::Draft => {
            let pack = state.draft.packs[state.draft.pack_of(seat, state.seats)];
            state.draft.choice[s] = random_bit(pack, luck);
        }
        Phase::Field => {
            for at in state.letters() {
                let tile = random_bit(state.draft.tiles[s], luck);
                let _ = place(state, seat, at, TileId(tile));
            }
        }
        Phase::Commit => {
            let held = state.hand_strokes[s];
            if held != 0 && luck.below(2) == 0 {
                let stroke = random_bit(u32::from(held), luck);
                state.hand_strokes[s] &= !(1 << stroke);
                state.committed[s] = stroke;
            }
        }
        Phase::Draw => {
            let [rally, asset] = draw::limits(state, seat);
            let number = |most: u8, luck: &mut Luck| luck.below(u32::from(most) + 1) as u8;
            state.wishes[s] = [number(rally, luck), number(asset, luck)];
        }
        Phase::Play => play::imagine(state, seat, luck),
        Phase::Pay => {
            for _ in 0..state.due[s].min(state.hand_size(seat)) {
                set_random_aside(state, seat, luck);
            }
        }
        Phase::Limit => {
            while state.hand_size(seat) > HAND_LIMIT {
                set_random_aside(state, seat, luck);
            }
        }
        _ => {}
    }
}

/// The place of one of the bits; there is one.
fn random_bit(mask: u32, luck: &mut Luck) -> u8 {
    let which = luck.below(mask.count_ones().max(1)) as usize;
    bits(mask).nth(which).unwrap_or(0)
}

fn set_random_aside(state: &mut State, seat: Seat, luck: &mut Luck) {
    let mut place = luck.below(u32::from(state.hand_size(seat)).max(1)) as u8;
    for kind in 0..state.set.kinds.len() {
        let count = state.hands[seat.index()][kind];
        if place < count {
            return hands::set_aside(state, seat, Card::Kind(KindId(kind as u8)));
        }
        place -= count;
    }
    if let Some(stroke) = strokes(state.hand_strokes[seat.index()]).nth(usize::from(place)) {
        hands::set_aside(state, seat, Card::Stroke(stroke));
    }
}
