//! SK-6.7, SK-7, SK-9.2: playing cards by whatever right, add-ons, and cashing.

use hustings_core::{Log, Seat, SeatSet};

use super::{Table, effect, pay};
use crate::cards::{CardId, Effect};
use crate::error::Illegal;
use crate::events::{Action, Event, How, Purpose, Source, Why};
use crate::moves::{Move, Target};
use crate::state::{Frame, InPlay, State, bit, cards_in, of_deck};
use crate::words::{Deck, Kind, Resource};

/// SK-7.4.
#[inline]
pub(super) fn is_strong(state: &State, seat: Seat) -> bool {
    state.tokens(seat, Resource::Power) >= u16::from(state.terms(seat).threshold)
}

/// Every way to play one card, if its price can be paid (SK-7.2).
#[inline]
fn ways(state: &State, seat: Seat, card: CardId, each: impl FnMut(Target)) {
    let face = state.set.face(card);
    if face.kind != Kind::Reaction && pay::affordable(state, seat, pay::card_price(state, seat, face)) {
        effect::each_target(state, seat, face.effect, is_strong(state, seat), each);
    }
}

pub(super) fn main_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let hand = state.hands[seat.index()];
    let action = state.action_left();
    for card in cards_in(hand) {
        if action || state.set.face(card).kind == Kind::Free {
            ways(state, seat, card, |target| out.push(Move::Play(card, target)));
        }
    }
    if state.now.addons > 0 {
        for card in cards_in(hand).filter(|card| state.set.face(*card).kind == Kind::Addon) {
            ways(state, seat, card, |target| out.push(Move::Addon(card, target)));
        }
    }
    if action {
        out.extend(cards_in(hand).map(Move::Cash));
    }
}

pub(super) fn cash_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    out.extend(cards_in(state.hands[seat.index()]).map(Move::Cash));
    out.push(Move::Done);
}

pub(super) fn step_moves(state: &State, seat: Seat, deck: Deck, out: &mut Vec<Move>) {
    for card in cards_in(state.hands[seat.index()] & of_deck(deck)) {
        ways(state, seat, card, |target| out.push(Move::Play(card, target)));
    }
    if state.can_give(deck) {
        out.push(Move::Flip);
    }
    out.push(Move::Skip);
}

pub(super) fn flipped_moves(state: &State, seat: Seat, card: CardId, out: &mut Vec<Move>) {
    ways(state, seat, card, |target| out.push(Move::Play(card, target)));
    out.push(Move::Skip);
}

pub(super) fn snatched_moves(state: &State, seat: Seat, card: CardId, out: &mut Vec<Move>) {
    ways(state, seat, card, |target| out.push(Move::Play(card, target)));
    out.push(Move::Keep);
}

/// What a card's announcement has settled.
struct Announced {
    payment: pay::Payment,
    strong: bool,
}

impl<L: Log<Event>> Table<'_, L> {
    pub(super) fn check_in_hand(&self, seat: Seat, card: CardId) -> Result<(), Illegal> {
        if self.state.hands[seat.index()] & bit(card) == 0 {
            return Err(Illegal::NotInHand(self.card_name(card).to_owned()));
        }
        Ok(())
    }

    /// SK-7.2: the price can be paid, and the card would do something.
    fn check_card(&self, seat: Seat, card: CardId, target: Target) -> Result<Announced, Illegal> {
        let state = &*self.state;
        let face = state.set.face(card);
        if face.kind == Kind::Reaction {
            return Err(Illegal::OnlyAnswer(face.name.clone()));
        }
        let strong = is_strong(state, seat);
        effect::check(state, seat, face, target, strong)?;
        let payment = pay::check(state, seat, pay::card_price(state, seat, face), "SK-7.3")?;
        Ok(Announced { payment, strong })
    }

    /// SK-7.5: announced, paid for, and open; the rest follows when the engine goes on.
    fn announce(&mut self, seat: Seat, card: CardId, target: Target, how: How, announced: &Announced) {
        let set = self.state.set;
        let strong = announced.strong;
        self.log.add(|| Event::CardPlayed {
            seat,
            card: set.card_name(card),
            name: &set.face(card).name,
            how,
            strong,
            target: crate::notation::write_target(set, target),
        });
        self.pay(seat, announced.payment, Purpose::Card);
        self.state.hands[seat.index()] &= !bit(card);
        if how == How::Action {
            self.use_action(seat, Action::Play);
            let own = u8::from(set.face(card).kind == Kind::Addon);
            self.state.now.addons = set.rules.addons.saturating_sub(own); // SK-7.7
        }
        self.open(Frame::Card(InPlay {
            card,
            target,
            strong,
            resolved: false,
            asked: SeatSet::NONE,
            cancelled: SeatSet::NONE,
        }));
    }

    /// `play` in `main`: a card action, or a free action card (SK-7.6).
    pub(super) fn play_card(&mut self, seat: Seat, card: CardId, target: Target) -> Result<(), Illegal> {
        self.check_in_hand(seat, card)?;
        let how = if self.state.set.face(card).kind == Kind::Free { How::Free } else { How::Action };
        if how == How::Action {
            self.check_action()?;
        }
        let announced = self.check_card(seat, card, target)?;
        self.announce(seat, card, target, how, &announced);
        Ok(())
    }

    /// SK-7.7.
    pub(super) fn add_on(&mut self, seat: Seat, card: CardId, target: Target) -> Result<(), Illegal> {
        self.check_in_hand(seat, card)?;
        let face = self.state.set.face(card);
        if face.kind != Kind::Addon {
            return Err(Illegal::NoAddon(face.name.clone()));
        }
        if self.state.now.addons == 0 {
            return Err(Illegal::NoWindow(self.state.set.rules.addons));
        }
        let announced = self.check_card(seat, card, target)?;
        self.state.now.addons -= 1;
        self.announce(seat, card, target, How::Addon, &announced);
        Ok(())
    }

    /// SK-9.2.
    pub(super) fn step_card(&mut self, seat: Seat, deck: Deck, card: CardId, target: Target) -> Result<(), Illegal> {
        self.check_in_hand(seat, card)?;
        if card.deck() != deck {
            return Err(Illegal::WrongDeck { card: self.card_name(card).to_owned(), deck });
        }
        let announced = self.check_card(seat, card, target)?;
        self.close();
        self.announce(seat, card, target, How::Step, &announced);
        Ok(())
    }

    pub(super) fn flip(&mut self, seat: Seat, deck: Deck) -> Result<(), Illegal> {
        let Some(card) = self.state.can_give(deck).then(|| self.give(deck)).flatten() else {
            return Err(Illegal::DeckEmpty(deck));
        };
        self.turn_into(Frame::Flipped(card));
        let name = self.card_name(card);
        self.log.add(|| Event::Flipped { seat, deck, card: name });
        Ok(())
    }

    pub(super) fn flipped_card(
        &mut self,
        seat: Seat,
        shown: CardId,
        card: CardId,
        target: Target,
    ) -> Result<(), Illegal> {
        self.play_only(seat, shown, card, target, How::Flipped)
    }

    /// SK-8.13.
    pub(super) fn snatched_card(
        &mut self,
        seat: Seat,
        own: CardId,
        card: CardId,
        target: Target,
    ) -> Result<(), Illegal> {
        self.play_only(seat, own, card, target, How::Snatched)
    }

    /// The one card a frame is about.
    fn play_only(&mut self, seat: Seat, only: CardId, card: CardId, target: Target, how: How) -> Result<(), Illegal> {
        if card != only {
            return Err(Illegal::OtherCard(self.card_name(only).to_owned()));
        }
        let announced = self.check_card(seat, card, target)?;
        self.close();
        self.announce(seat, card, target, how, &announced);
        Ok(())
    }

    /// SK-8.13: the card stays in the snatcher's hand.
    pub(super) fn keep(&mut self, seat: Seat, card: CardId) -> Result<(), Illegal> {
        self.log.add(|| Event::Skipped { seat, frame: crate::state::FrameName::Snatched });
        self.state.hands[seat.index()] |= bit(card);
        self.close();
        Ok(())
    }

    /// SK-6.9, SK-9.2: what a frame offers is let go.
    pub(super) fn skip(&mut self, seat: Seat) -> Result<(), Illegal> {
        let (top, frame) = (self.state.top(), self.state.frame_name());
        self.log.add(|| Event::Skipped { seat, frame });
        self.close();
        if let Frame::Flipped(card) = top {
            self.discard(seat, card, Why::Flipped);
        }
        Ok(())
    }

    /// SK-6.7: one action, however many cards.
    pub(super) fn cash(&mut self, seat: Seat, card: CardId) -> Result<(), Illegal> {
        let first = self.state.top() == Frame::Main;
        self.check_in_hand(seat, card)?;
        if first {
            self.check_action()?;
            self.use_action(seat, Action::Cash);
            self.open(Frame::Cash);
        }
        self.state.hands[seat.index()] &= !bit(card);
        self.discard(seat, card, Why::Cashed);
        let mut tokens = [0; 3];
        tokens[Resource::Moolah.index()] = self.state.terms(seat).cash_rate;
        self.gain(seat, tokens, Source::Cash);
        if self.state.hands[seat.index()] == 0 {
            self.stop_cashing()?;
        }
        Ok(())
    }

    /// Cashing is a card action too: add-ons may follow (SK-7.7).
    pub(super) fn stop_cashing(&mut self) -> Result<(), Illegal> {
        self.close();
        self.state.now.addons = self.state.set.rules.addons;
        Ok(())
    }

    pub(super) fn discard(&mut self, seat: Seat, card: CardId, why: Why) {
        self.state.discards |= bit(card);
        let name = self.card_name(card);
        self.log.add(|| Event::CardDiscarded { seat, card: name, why });
    }

    /// SK-7.5: reactions of all it is played against, then the effect, then the discard pile.
    pub(super) fn card_on(&mut self, played: InPlay) {
        let seat = self.state.turn();
        if played.resolved {
            self.close();
            self.discard(seat, played.card, Why::Played);
            return;
        }
        let against = effect::against(self.state, &played);
        if !against.is_empty() {
            let unasked = |victim: &Seat| against.contains(*victim) && !played.asked.contains(*victim);
            if let Some(victim) = self.state.others(seat).find(unasked) {
                self.turn_into(Frame::Card(InPlay { asked: played.asked.with(victim), ..played }));
                self.open_question(victim, played.card);
                return;
            }
        }
        if let Effect::Victory(vp) = self.state.set.face(played.card).effect {
            // SK-8.8: it never sees the discard pile.
            self.close();
            let before = self.state.vp;
            self.state.laid[seat.index()] |= bit(played.card);
            self.state.vp[seat.index()] += u16::from(vp);
            self.after_change(before);
            return;
        }
        self.turn_into(Frame::Card(InPlay { resolved: true, ..played }));
        self.apply(seat, &played);
    }
}
