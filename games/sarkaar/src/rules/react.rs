//! SK-7.8: Clean Chits, and Clean Chits against them. Who is asked follows from what everybody can see.

use hustings_core::{Log, Obeyed, Seat};

use super::{Table, pay};
use crate::cards::CardId;
use crate::error::Illegal;
use crate::events::{Event, How, Purpose, Why};
use crate::info::{UNLESS_TARGET, UNTIL_TURN};
use crate::moves::Move;
use crate::state::{Frame, InPlay, React, State, bit, cards_in};
use crate::words::Deck;

/// SK-7.8a: an aggression card in hand, and the price of a Clean Chit.
#[inline]
pub(crate) fn can_be_asked(state: &State, seat: Seat) -> bool {
    state.backs(seat, Deck::Aggression) > 0 && pay::affordable(state, seat, pay::chit_price(state, seat))
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let chits = cards_in(state.hands[seat.index()] & state.set.cancels);
    let payable = |card: &CardId| pay::affordable(state, seat, pay::card_price(state, seat, state.set.face(*card)));
    out.extend(chits.filter(payable).map(Move::Chit));
    out.push(Move::Pass);
}

impl<L: Log<Event>> Table<'_, L> {
    /// Asks a victim, if it is to be asked at all.
    pub(super) fn open_question(&mut self, victim: Seat, card: CardId) {
        if can_be_asked(self.state, victim) {
            let react = React { against: victim, asked: victim, answering: card, chits: 0 };
            self.open(Frame::React(react));
            self.ask(react, self.state.turn());
        }
    }

    fn ask(&mut self, react: React, by: Seat) {
        self.state.questions += 1;
        self.turn_into(Frame::React(react));
        let card = self.card_name(react.answering);
        self.log.add(|| Event::Asked { seat: react.asked, card, by });
    }

    pub(super) fn chit(&mut self, react: React, card: CardId) -> Result<(), Illegal> {
        let seat = react.asked;
        self.check_in_hand(seat, card)?;
        let (set, face) = (self.state.set, self.state.set.face(card));
        if set.cancels & bit(card) == 0 {
            return Err(Illegal::NoAnswer(face.name.clone()));
        }
        let payment = pay::check(self.state, seat, pay::card_price(self.state, seat, face), "SK-7.8a")?;
        self.log.add(|| Event::CardPlayed {
            seat,
            card: set.card_name(card),
            name: &face.name,
            how: How::Chit,
            strong: false,
            target: set.card_name(react.answering).to_owned(),
        });
        self.pay(seat, payment, Purpose::Card);
        self.state.hands[seat.index()] &= !bit(card);
        self.discard(seat, card, Why::Chit);
        // SK-7.8b: now the other of the two.
        let actor = self.state.turn();
        let asked = if seat == actor { react.against } else { actor };
        let react = React { asked, answering: card, chits: react.chits + 1, ..react };
        if can_be_asked(self.state, asked) {
            self.ask(react, seat);
        } else {
            self.settle(react);
        }
        Ok(())
    }

    pub(super) fn pass(&mut self, react: React) -> Result<(), Illegal> {
        self.log.add(|| Event::Passed { seat: react.asked });
        self.settle(react);
        Ok(())
    }

    /// SK-7.8c: an odd number of chits, and the card has no effect on this player.
    fn settle(&mut self, react: React) {
        self.close();
        if react.chits.is_multiple_of(2) {
            return;
        }
        let Frame::Card(played) = self.state.top() else { unreachable!("a question is about the card below it") };
        let cancelled = played.cancelled.with(react.against);
        self.turn_into(Frame::Card(InPlay { cancelled, ..played }));
        let (seat, card) = (self.state.turn(), self.card_name(played.card));
        self.log.add(|| Event::CardCancelled { seat, card, against: react.against });
    }
}

/// Standing orders: what a seat that left one does about the present moment, from what everybody sees.
pub(crate) fn obey(state: &State, seat: Seat, order: &str) -> Obeyed<Move> {
    let picking = state.round == 0;
    if state.over.is_some() || (order == UNTIL_TURN && !picking && state.turn() == seat) {
        return Obeyed::Done;
    }
    match state.top() {
        Frame::React(react) if react.asked == seat => match order {
            UNLESS_TARGET if react.against == seat => Obeyed::Waits,
            UNLESS_TARGET | UNTIL_TURN => Obeyed::Plays(Move::Pass),
            _ => Obeyed::Done,
        },
        _ => Obeyed::Waits,
    }
}
