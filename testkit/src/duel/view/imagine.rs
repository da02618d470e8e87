//! From a view back to a state that fits it.

use arrayvec::ArrayVec;
use hustings_core::{Luck, PerSeat, Seat, Start};

use super::super::cards::{Card, MAX_CARDS};
use super::super::info::MAX_HAND;
use super::super::state::Hand;
use super::super::{Duel, Phase, State};
use super::{Choice, View};

/// Deals the cards the viewer has not seen: to the other hands, then to the deck.
pub(in super::super) fn imagine(start: &Start<Duel>, view: &View, luck: &mut Luck) -> Result<State, String> {
    check_shape(start, view)?;
    let set = &start.set().data;
    let known_hands = view.hands.values().iter().flatten().flatten();
    let known_deck = view.deck.as_deref().unwrap_or(view.top.as_slice());
    let mut unseen = set.cards.clone();
    for card in known_hands.chain(known_deck).chain(&view.discard) {
        let at = unseen.binary_search(card).map_err(|_| format!("{card} is seen twice, or not in the set"))?;
        unseen.remove(at);
    }
    luck.shuffle(&mut unseen);
    let mut hands = PerSeat::new(start.seats(), |_| Hand::new());
    for (seat, hand) in hands.iter_mut() {
        match &view.hands[seat] {
            Some(known) => hand.extend(known.iter().copied()),
            None => {
                let size = usize::from(view.hand_sizes[seat]);
                let rest = unseen.len().checked_sub(size).ok_or("more cards in hands than there are")?;
                hand.extend(unseen.drain(rest..));
            }
        }
        hand.sort_unstable();
    }
    let mut deck: ArrayVec<Card, MAX_CARDS> = unseen.into_iter().collect();
    deck.extend(known_deck.iter().copied());
    if deck.len() != usize::from(view.deck_size) {
        return Err(format!("{} cards in the deck, but {} are left", view.deck_size, deck.len()));
    }
    let mut choices = PerSeat::new(start.seats(), |_| None);
    for (seat, choice) in choices.iter_mut() {
        *choice = match view.choices[seat] {
            Choice::None => None,
            Choice::FaceDown if hands[seat].is_empty() => return Err(format!("seat {seat} chose from an empty hand")),
            Choice::FaceDown => Some(*luck.pick(&hands[seat])),
            Choice::Known(card) if hands[seat].contains(&card) => Some(card),
            Choice::Known(card) => return Err(format!("seat {seat} chose {card}, which it does not hold")),
        };
    }
    let state = State {
        set,
        rounds: start.options().rounds,
        round: view.round,
        phase: view.phase.clone(),
        hands,
        choices,
        deck,
        discard: view.discard.iter().copied().collect(),
        looked: view.looked,
        points: view.points.clone(),
        taunts_left: view.taunts_left.clone(),
    };
    if state.pending().is_empty() != (state.phase == Phase::Over) {
        return Err("all have chosen, and yet nothing is shown".to_owned());
    }
    Ok(state)
}

/// Refuses a view that fits no state before it is used, because views may come from outside.
fn check_shape(start: &Start<Duel>, view: &View) -> Result<(), String> {
    let seats = start.seats();
    let lists = [
        view.points.seats(),
        view.taunts_left.seats(),
        view.hand_sizes.seats(),
        view.hands.seats(),
        view.choices.seats(),
    ];
    if lists.iter().any(|length| *length != seats) {
        return Err(format!("every list has {seats} entries, one for each seat"));
    }
    for (seat, size) in view.hand_sizes.iter() {
        let known = view.hands[seat].as_ref().map_or(usize::from(*size), Vec::len);
        if *size > MAX_HAND || known != usize::from(*size) {
            return Err(format!("seat {seat} cannot hold {known} cards and be seen to hold {size}"));
        }
    }
    let mut named: Vec<Seat> = view.looked.into_iter().collect();
    if let Phase::Blocking { asked, victories, .. } = &view.phase {
        named.push(*asked);
        named.extend(victories.iter().flat_map(|victory| [victory.winner, victory.loser]));
    }
    if let Some(seat) = named.iter().find(|seat| seat.0 >= seats) {
        return Err(format!("there is no seat {seat}"));
    }
    if view.phase != Phase::Over && view.round >= start.options().rounds {
        return Err(format!("round {} is past the last", view.round));
    }
    // At most three victories in a round, each worth at most two.
    let most_points = 6 * u32::from(view.round);
    if view.points.values().iter().any(|points| u32::from(*points) > most_points) {
        return Err(format!("nobody can have more than {most_points} points yet"));
    }
    if view.taunts_left.values().iter().any(|left| *left > start.options().taunts) {
        return Err("more taunts left than there were".to_owned());
    }
    Ok(())
}
