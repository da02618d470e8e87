//! SK-8.8, SK-8.13, SK-8.16: cards about cards: laid out for good, snatched, cancelled.

use std::convert::Infallible;

use hustings_core::{Log, Luck, Seat};

use super::{CardEffect, Play};
use crate::cards::Few;
use crate::error::Illegal;
use crate::events::Event;
use crate::pieces::Deck;
use crate::rules::board;
use crate::rules::targets::Nothing;
use crate::state::{Frame, State, bit, cards_in, of_deck};

/// SK-8.8: the card stays beside the leader, worth points.
#[derive(Clone, Copy)]
pub(super) struct Victory {
    pub points: Few,
}

impl CardEffect for Victory {
    type Aim = Nothing;

    fn apply(self, state: &mut State, play: Play, _aim: Nothing, _luck: &mut Luck, log: &mut impl Log<Event>) {
        state.close_top(); // it never goes to the discard pile
        let before = state.vp;
        state.laid[play.seat.index()] |= bit(play.card);
        state.vp[play.seat.index()] += u16::from(self.points);
        board::after_change(state, before, log);
    }
}

/// SK-8.13: one of an opponent's cards with a certain back, at random.
#[derive(Clone, Copy)]
pub(super) struct Snatch {}

impl CardEffect for Snatch {
    type Aim = (Seat, Deck);

    fn check(self, state: &State, _play: Play, (rival, deck): (Seat, Deck)) -> Result<(), Illegal> {
        if state.backs(rival, deck) == 0 { Err(Illegal::NoBack { seat: rival, deck }) } else { Ok(()) }
    }

    fn apply(
        self,
        state: &mut State,
        play: Play,
        (from, deck): (Seat, Deck),
        luck: &mut Luck,
        log: &mut impl Log<Event>,
    ) {
        let seat = play.seat;
        let backs = state.hands[from.index()] & of_deck(deck);
        if backs == 0 {
            // Clean Chits have used up the last of them.
            log.add(|| Event::Snatched { seat, from, deck, found: false, card: None });
            return;
        }
        let number = luck.below(backs.count_ones()) as usize;
        let card = cards_in(backs).nth(number).expect("one of the cards in hand");
        state.hands[from.index()] &= !bit(card);
        let name = state.set.card_name(card);
        log.add(|| Event::Snatched { seat, from, deck, found: true, card: Some(name) });
        state.open(Frame::Snatched { card, from });
    }
}

/// SK-8.16: a Clean Chit. It is never played at anything, only answered with (SK-7.8).
#[derive(Clone, Copy)]
pub(super) struct Cancel {}

impl CardEffect for Cancel {
    type Aim = Infallible;

    fn apply(self, _state: &mut State, _play: Play, aim: Infallible, _luck: &mut Luck, _log: &mut impl Log<Event>) {
        match aim {}
    }
}
