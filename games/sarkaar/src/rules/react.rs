//! SK-7.8: Clean Chits, and Clean Chits against them. Who is asked follows from what everybody can see.

use hustings_core::{Log, Seat};

use super::{card, pay};
use crate::cards::CardId;
use crate::error::Illegal;
use crate::events::{Event, How, Purpose, Why};
use crate::moves::{Move, TypedTarget};
use crate::pieces::Deck;
use crate::state::{Frame, InPlay, React, State, bit, cards_in};

/// SK-7.8a: an aggression card in hand, and the price of a Clean Chit.
#[inline]
pub(crate) fn can_be_asked(state: &State, seat: Seat) -> bool {
    state.backs(seat, Deck::Aggression) > 0 && pay::affordable(state, seat, pay::chit_price(state, seat))
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    out.extend(chits(state, seat).map(Move::Chit));
    out.push(Move::Pass);
}

/// Whether a seat that is asked has anything to say but `pass`.
pub(crate) fn can_answer(state: &State, seat: Seat) -> bool {
    chits(state, seat).next().is_some()
}

/// The Clean Chits it holds and can pay.
fn chits(state: &State, seat: Seat) -> impl Iterator<Item = CardId> {
    let held = cards_in(state.hands[seat.index()] & state.set.cancels);
    held.filter(move |card| pay::affordable(state, seat, pay::card_price(state, seat, state.set.face(*card))))
}

/// SK-7.8a: the next step of a card played against `victim`: it is asked, if it is to be asked at all.
pub(super) fn ask_victim(state: &mut State, played: InPlay, victim: Seat, log: &mut impl Log<Event>) {
    let played = InPlay { asked: played.asked.with(victim), ..played };
    if can_be_asked(state, victim) {
        let react = React { played, against: victim, asked: victim, answering: played.card, chits: 0 };
        ask(state, react, state.turn(), log);
    } else {
        state.replace_top(Frame::Card(played));
    }
}

fn ask(state: &mut State, react: React, by: Seat, log: &mut impl Log<Event>) {
    state.questions += 1;
    state.replace_top(Frame::React(react));
    let card = state.set.card_name(react.answering);
    log.add(|| Event::Asked { seat: react.asked, card, by });
}

pub(super) fn chit(state: &mut State, react: React, card: CardId, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let seat = react.asked;
    card::check_in_hand(state, seat, card)?;
    let (set, face) = (state.set, state.set.face(card));
    if set.cancels & bit(card) == 0 {
        return Err(Illegal::NoAnswer(set.card_name(card)));
    }
    let payment = pay::check(state, seat, pay::card_price(state, seat, face), "SK-7.8a")?;

    log.add(|| Event::CardPlayed {
        seat,
        card: set.card_name(card),
        name: &face.name,
        how: How::Chit,
        strong: false,
        target: set.card_name(react.answering).to_owned(),
        aim: TypedTarget::Nothing,
    });
    pay::pay(state, seat, payment, Purpose::Card, log);
    state.hands[seat.index()] &= !bit(card);
    card::discard(state, seat, card, Why::Chit, log);
    // SK-7.8b: now the other of the two.
    let actor = state.turn();
    let asked = if seat == actor { react.against } else { actor };
    let react = React { asked, answering: card, chits: react.chits + 1, ..react };
    if can_be_asked(state, asked) {
        ask(state, react, seat, log);
    } else {
        conclude(state, react, log);
    }
    Ok(())
}

pub(super) fn pass(state: &mut State, react: React, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    log.add(|| Event::Passed { seat: react.asked });
    conclude(state, react, log);
    Ok(())
}

/// SK-7.8c: after an odd number of chits the card has no effect on this player. Either way it goes on.
fn conclude(state: &mut State, react: React, log: &mut impl Log<Event>) {
    let React { mut played, against, chits, .. } = react;
    if !chits.is_multiple_of(2) {
        played.cancelled = played.cancelled.with(against);
        let (seat, card) = (state.turn(), state.set.card_name(played.card));
        log.add(|| Event::CardCancelled { seat, card, against });
    }
    state.replace_top(Frame::Card(played));
}
