//! SK-6.6, SK-6.9, SK-6.10: what states give, and how cards are drawn.

use arrayvec::ArrayVec;
use hustings_core::{Log, Seat};

use super::{Table, track};
use crate::cards::{CardId, DECK, StateId};
use crate::error::Illegal;
use crate::events::{Action, Event, Source};
use crate::moves::Move;
use crate::state::{Frame, Left, State, bit, cards_in, of_deck};
use crate::words::{Benefit, Deck, Resource, Sort};

/// The benefits that are taken one by one, in the order of [`Left`].
const ONE_BY_ONE: [Benefit; 4] = [Benefit::Culture, Benefit::Development, Benefit::Strategy, Benefit::Aggression];

/// SK-6.6: whether a card of the deck can be had at all.
#[inline]
pub(crate) fn drawable(state: &State, deck: Deck) -> bool {
    state.can_give(deck) || state.row(deck).iter().any(Option::is_some)
}

/// SK-6.6: whether a benefit can be taken now.
#[inline]
pub(super) fn can_take(state: &State, seat: Seat, benefit: Benefit) -> bool {
    match benefit.sort() {
        Sort::Token(_) => true,
        Sort::Step(of) => !track::at_top(state, seat, of),
        Sort::Card(deck) => drawable(state, deck),
    }
}

/// Whether anything on a state's tile can be taken now; blocked or not is another question.
#[inline]
pub(super) fn any_benefit(state: &State, seat: Seat, at: StateId) -> bool {
    state.set.tile(state.tiles[at.index()]).kinds().any(|benefit| can_take(state, seat, benefit))
}

pub(super) fn state_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let all = state.terms(seat).state_all;
    for at in StateId::all().filter(|at| state.governs(seat, *at) && state.blocked != Some(*at)) {
        if all {
            if any_benefit(state, seat, at) {
                out.push(Move::StateAll(at));
            }
            continue;
        }
        let tile = state.set.tile(state.tiles[at.index()]);
        let offered = tile.kinds().filter(|benefit| can_take(state, seat, *benefit));
        out.extend(offered.map(|benefit| Move::State(at, benefit)));
    }
}

pub(super) fn take_moves(state: &State, seat: Seat, left: Left, out: &mut Vec<Move>) {
    let due = ONE_BY_ONE.iter().zip(left).filter(|(_, left)| *left > 0).map(|(benefit, _)| *benefit);
    out.extend(due.filter(|benefit| can_take(state, seat, *benefit)).map(Move::Take));
    out.push(Move::Skip);
}

pub(super) fn nothing_to_take(state: &State, left: Left) -> bool {
    let seat = state.turn();
    !ONE_BY_ONE.iter().zip(left).any(|(benefit, left)| left > 0 && can_take(state, seat, *benefit))
}

pub(super) fn draw_moves(state: &State, deck: Deck, out: &mut Vec<Move>) {
    out.extend(state.row(deck).iter().flatten().map(|card| Move::Draw(Some(*card))));
    if state.can_give(deck) {
        out.push(Move::Draw(None));
    }
}

impl<L: Log<Event>> Table<'_, L> {
    fn check_state_action(&self, seat: Seat, at: StateId) -> Result<(), Illegal> {
        self.check_action()?;
        let name = || self.state.set.state(at).name.clone();
        if !self.state.governs(seat, at) {
            return Err(Illegal::NotGoverning { state: name(), rule: "SK-6.6" });
        }
        if self.state.blocked == Some(at) {
            return Err(Illegal::Blocked { state: name(), rule: "SK-6.6" });
        }
        Ok(())
    }

    pub(super) fn state_action(&mut self, seat: Seat, at: StateId, benefit: Benefit) -> Result<(), Illegal> {
        self.check_state_action(seat, at)?;
        let set = self.state.set;
        if self.state.terms(seat).state_all {
            return Err(Illegal::TakesAll(set.state(at).id.clone()));
        }
        if set.tile(self.state.tiles[at.index()]).count(benefit) == 0 {
            return Err(Illegal::NotOnTile { state: set.state(at).name.clone(), benefit });
        }
        if !can_take(self.state, seat, benefit) {
            return Err(Illegal::CannotTake { benefit, rule: "SK-6.6" });
        }
        self.use_action(seat, Action::State);
        self.take_one(seat, benefit, Source::State);
        Ok(())
    }

    pub(super) fn state_all(&mut self, seat: Seat, at: StateId) -> Result<(), Illegal> {
        self.check_state_action(seat, at)?;
        if !self.state.terms(seat).state_all {
            return Err(Illegal::TakesOne);
        }
        if !any_benefit(self.state, seat, at) {
            return Err(Illegal::NothingToTake { state: self.state.set.state(at).name.clone(), rule: "SK-6.6" });
        }
        self.use_action(seat, Action::State);
        self.take_benefits(seat, at, Source::State);
        Ok(())
    }

    /// One benefit that can be taken.
    fn take_one(&mut self, seat: Seat, benefit: Benefit, by: Source) {
        match benefit.sort() {
            Sort::Token(of) => {
                let mut tokens = [0; 3];
                tokens[of.index()] = 1;
                self.gain(seat, tokens, by);
            }
            Sort::Step(track) => self.climb(seat, track),
            Sort::Card(deck) => self.open(Frame::Draw(deck)),
        }
    }

    /// SK-6.9: tokens at once, the rest one by one.
    pub(super) fn take_benefits(&mut self, seat: Seat, at: StateId, by: Source) {
        let set = self.state.set;
        let tile = set.tile(self.state.tiles[at.index()]);
        let mut tokens = [0; 3];
        for (benefit, of) in
            [(Benefit::Voter, Resource::Voter), (Benefit::Moolah, Resource::Moolah), (Benefit::Power, Resource::Power)]
        {
            tokens[of.index()] = tile.count(benefit);
        }
        if tokens != [0; 3] {
            self.gain(seat, tokens, by);
        }
        let left = ONE_BY_ONE.map(|benefit| tile.count(benefit));
        if left != [0; 4] {
            self.log.add(|| {
                let due = ONE_BY_ONE.iter().zip(left);
                let benefits = due.flat_map(|(benefit, n)| std::iter::repeat_n(*benefit, usize::from(n)));
                Event::BenefitsDue { seat, state: &set.state(at).id, benefits: benefits.collect() }
            });
            self.open(Frame::Benefit(left));
        }
    }

    pub(super) fn take(&mut self, seat: Seat, left: Left, benefit: Benefit) -> Result<(), Illegal> {
        let Some(number) = ONE_BY_ONE.iter().position(|one| *one == benefit).filter(|number| left[*number] > 0) else {
            return Err(Illegal::NotDue(benefit));
        };
        if !can_take(self.state, seat, benefit) {
            return Err(Illegal::CannotTake { benefit, rule: "SK-6.9" });
        }
        let mut rest = left;
        rest[number] -= 1;
        self.turn_into(Frame::Benefit(rest));
        self.take_one(seat, benefit, Source::Tile);
        Ok(())
    }

    pub(super) fn draw(&mut self, seat: Seat, deck: Deck, card: Option<CardId>) -> Result<(), Illegal> {
        let Some(card) = card else {
            if !self.state.can_give(deck) {
                return Err(Illegal::DeckEmpty(deck));
            }
            self.close();
            self.draw_closed(seat, deck);
            return Ok(());
        };
        let Some(slot) = self.state.row(deck).iter().position(|open| *open == Some(card)) else {
            return Err(Illegal::NotInRow(self.card_name(card).to_owned()));
        };
        self.close();
        self.state.rows[deck.index()][slot] = None;
        self.state.hands[seat.index()] |= bit(card);
        let name = self.card_name(card);
        self.log.add(|| Event::CardTaken { seat, deck, slot: slot as u8 + 1, card: name });
        self.fill_slot(deck, slot);
        Ok(())
    }

    /// From the closed deck to the hand, if the deck can give one.
    pub(super) fn draw_closed(&mut self, seat: Seat, deck: Deck) {
        if let Some(card) = self.give(deck) {
            self.state.hands[seat.index()] |= bit(card);
            let name = self.card_name(card);
            self.log.add(|| Event::CardDrawn { seat, deck, card: Some(name) });
        }
    }

    /// SK-6.10: the top of the closed deck, which is remade first if it is empty.
    pub(super) fn give(&mut self, deck: Deck) -> Option<CardId> {
        let state = &mut *self.state;
        let closed = &mut state.closed[deck.index()];
        if closed.is_empty() {
            let discards = state.discards & of_deck(deck);
            if discards == 0 {
                return None;
            }
            let mut cards: ArrayVec<CardId, DECK> = cards_in(discards).collect();
            self.luck.shuffle(&mut cards);
            self.log.add(|| Event::Reshuffled { deck, cards: cards.len() as u8 });
            *closed = cards;
            state.discards &= !discards;
        }
        closed.pop()
    }

    pub(crate) fn fill_row(&mut self, deck: Deck) {
        for slot in 0..usize::from(self.state.set.rules.row) {
            if self.state.rows[deck.index()][slot].is_none() {
                self.fill_slot(deck, slot);
            }
        }
    }

    fn fill_slot(&mut self, deck: Deck, slot: usize) {
        if let Some(card) = self.give(deck) {
            self.state.rows[deck.index()][slot] = Some(card);
            let name = self.card_name(card);
            self.log.add(|| Event::SlotFilled { deck, slot: slot as u8 + 1, card: name });
        }
    }
}
