//! DU-2.1: from options to the first state.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, PerSeat, Start};

use super::{Duel, Event, Phase, State};

pub(super) fn setup(start: &Start<Duel>, luck: &mut Luck, log: &mut impl Log<Event>) -> State {
    let set = &start.set().data;
    let mut deck: ArrayVec<_, { super::cards::MAX_CARDS }> = set.cards.iter().copied().collect();
    luck.shuffle(&mut deck);
    let hands = PerSeat::new(start.seats(), |seat| {
        let mut hand = super::state::Hand::new();
        for _ in 0..start.options().hand {
            hand.extend(deck.pop());
        }
        hand.sort_unstable();
        log.add(|| Event::Dealt { seat, count: hand.len() as u8, cards: Some(hand.to_vec()) });
        hand
    });
    State {
        set,
        rounds: start.options().rounds,
        round: 0,
        phase: Phase::Choosing,
        hands,
        choices: PerSeat::new(start.seats(), |_| None),
        deck,
        discard: ArrayVec::new(),
        looked: None,
        points: PerSeat::new(start.seats(), |_| 0),
        taunts_left: PerSeat::new(start.seats(), |_| start.options().taunts),
    }
}
