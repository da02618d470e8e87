//! DU-10: what each viewer may know, and the worlds a viewer cannot tell apart.

use arrayvec::ArrayVec;
use hustings_core::{Luck, PerSeat, Seat, Start, Viewer};
use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::state::Hand;
use super::{Duel, Phase, State};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub round: u8,
    pub phase: Phase,
    pub points: PerSeat<u8>,
    pub taunts_left: PerSeat<u8>,
    pub hand_sizes: PerSeat<u8>,
    /// The hands this viewer knows: its own.
    pub hands: PerSeat<Option<Vec<Card>>>,
    pub choices: PerSeat<Choice>,
    pub deck_size: u8,
    /// Face up, in the order they were laid down.
    pub discard: Vec<Card>,
    /// Who has seen the top card of the deck.
    pub looked: Option<Seat>,
    /// The top card, for the seat that looked.
    pub top: Option<Card>,
    /// Only for the eyes that see everything.
    pub deck: Option<Vec<Card>>,
}

/// What can be seen of a seat's choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    None,
    FaceDown,
    Known(Card),
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    // No `..` here: a field added to State must be shown or withheld on purpose. Set and rounds are in the Start.
    let State { set: _, rounds: _, round, phase, hands, choices, deck, discard, looked, points, taunts_left } = state;
    View {
        round: *round,
        phase: phase.clone(),
        points: points.clone(),
        taunts_left: taunts_left.clone(),
        hand_sizes: hands.each(|hand| hand.len() as u8),
        hands: PerSeat::new(state.seats(), |seat| viewer.is(seat).then(|| hands[seat].to_vec())),
        choices: PerSeat::new(state.seats(), |seat| match choices[seat] {
            None => Choice::None,
            Some(card) if viewer.is(seat) => Choice::Known(card),
            Some(_) => Choice::FaceDown,
        }),
        deck_size: deck.len() as u8,
        discard: discard.to_vec(),
        looked: *looked,
        top: looked.filter(|seat| viewer.is(*seat)).and(deck.last().copied()),
        deck: (viewer == Viewer::Everything).then(|| deck.to_vec()),
    }
}

/// Deals the cards the viewer has not seen: to the other hands, then to the deck.
pub(super) fn imagine(start: &Start<Duel>, view: &View, luck: &mut Luck) -> Result<State, String> {
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
    let mut deck: ArrayVec<Card, { super::cards::MAX_CARDS }> = unseen.into_iter().collect();
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
    if super::rules::pending(&state).is_empty() != (state.phase == Phase::Over) {
        return Err("all have chosen, and yet nothing is shown".to_owned());
    }
    Ok(state)
}

/// A view may come from outside; what would not fit a state is refused before it is used.
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
        if *size > super::info::MAX_HAND || known != usize::from(*size) {
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
    // Three victories in a round at most, each worth two.
    let most_points = 6 * u32::from(view.round);
    if view.points.values().iter().any(|points| u32::from(*points) > most_points) {
        return Err(format!("nobody can have more than {most_points} points yet"));
    }
    if view.taunts_left.values().iter().any(|left| *left > start.options().taunts) {
        return Err("more taunts left than there were".to_owned());
    }
    Ok(())
}
