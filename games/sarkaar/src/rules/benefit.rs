//! SK-6.6, SK-6.9, SK-6.10: what states give, and how cards are drawn.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, Seat};

use super::{board, track, turn};
use crate::cards::{CardId, DECK, StateId};
use crate::error::Illegal;
use crate::events::{Action, Event, Source};
use crate::moves::Move;
use crate::pieces::{Benefit, Deck, Resource, Sort};
use crate::state::{Frame, Left, State, bit, cards_in, of_deck};

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

/// SK-6.6: what both kinds of state action ask.
fn check_state_action(state: &State, seat: Seat, at: StateId) -> Result<(), Illegal> {
    turn::check_action(state)?;
    let name = state.set.state_name(at);
    if !state.governs(seat, at) {
        return Err(Illegal::NotGoverning { state: name, rule: "SK-6.6" });
    }
    if state.blocked == Some(at) {
        return Err(Illegal::Blocked { state: name, rule: "SK-6.6" });
    }
    Ok(())
}

/// SK-6.6: one benefit of a state.
pub(super) fn state_action(
    state: &mut State,
    seat: Seat,
    at: StateId,
    benefit: Benefit,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    check_state_action(state, seat, at)?;
    let set = state.set;
    if state.terms(seat).state_all {
        return Err(Illegal::TakesAll(set.state_name(at)));
    }
    if set.tile(state.tiles[at.index()]).count(benefit) == 0 {
        return Err(Illegal::NotOnTile { state: set.state_name(at), benefit });
    }
    if !can_take(state, seat, benefit) {
        return Err(Illegal::CannotTake { benefit, rule: "SK-6.6" });
    }
    turn::use_action(state, seat, Action::State, log);
    take_one(state, seat, benefit, Source::State, log);
    Ok(())
}

/// SK-6.6 with the privilege `state_all`.
pub(super) fn state_action_for_all(
    state: &mut State,
    seat: Seat,
    at: StateId,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    check_state_action(state, seat, at)?;
    if !state.terms(seat).state_all {
        return Err(Illegal::TakesOne);
    }
    if !any_benefit(state, seat, at) {
        return Err(Illegal::NothingToTake { state: state.set.state_name(at), rule: "SK-6.6" });
    }
    turn::use_action(state, seat, Action::State, log);
    take_all(state, seat, at, Source::State, log);
    Ok(())
}

/// One benefit that can be taken.
fn take_one(state: &mut State, seat: Seat, benefit: Benefit, by: Source, log: &mut impl Log<Event>) {
    match benefit.sort() {
        Sort::Token(of) => {
            let mut tokens = [0; 3];
            tokens[of.index()] = 1;
            board::gain(state, seat, tokens, by, log);
        }
        Sort::Step(track) => track::climb(state, seat, track, log),
        Sort::Card(deck) => state.open(Frame::Draw(deck)),
    }
}

/// SK-6.9: tokens at once, the rest one by one.
pub(super) fn take_all(state: &mut State, seat: Seat, at: StateId, by: Source, log: &mut impl Log<Event>) {
    let set = state.set;
    let tile = set.tile(state.tiles[at.index()]);
    let mut tokens = [0; 3];
    for (benefit, of) in
        [(Benefit::Voter, Resource::Voter), (Benefit::Moolah, Resource::Moolah), (Benefit::Power, Resource::Power)]
    {
        tokens[of.index()] = tile.count(benefit);
    }
    if tokens != [0; 3] {
        board::gain(state, seat, tokens, by, log);
    }
    let left = ONE_BY_ONE.map(|benefit| tile.count(benefit));
    if left != [0; 4] {
        log.add(|| {
            let due = ONE_BY_ONE.iter().zip(left);
            let benefits = due.flat_map(|(benefit, n)| std::iter::repeat_n(*benefit, usize::from(n)));
            Event::BenefitsDue { seat, state: set.state_name(at), benefits: benefits.collect() }
        });
        state.open(Frame::Benefit(left));
    }
}

/// SK-6.9: one of the benefits that are due.
pub(super) fn take(
    state: &mut State,
    seat: Seat,
    left: Left,
    benefit: Benefit,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let Some(number) = ONE_BY_ONE.iter().position(|one| *one == benefit).filter(|number| left[*number] > 0) else {
        return Err(Illegal::NotDue(benefit));
    };
    if !can_take(state, seat, benefit) {
        return Err(Illegal::CannotTake { benefit, rule: "SK-6.9" });
    }
    let mut rest = left;
    rest[number] -= 1;
    state.replace_top(Frame::Benefit(rest));
    take_one(state, seat, benefit, Source::Tile, log);
    Ok(())
}

/// SK-6.9: a card of the row, or the top of the closed deck.
pub(super) fn draw(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    card: Option<CardId>,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let Some(card) = card else {
        if !state.can_give(deck) {
            return Err(Illegal::DeckEmpty(deck));
        }
        state.close_top();
        draw_closed(state, seat, deck, luck, log);
        return Ok(());
    };
    let Some(slot) = state.row(deck).iter().position(|open| *open == Some(card)) else {
        return Err(Illegal::NotInRow(state.set.card_name(card)));
    };
    state.close_top();
    state.rows[deck.index()][slot] = None;
    state.hands[seat.index()] |= bit(card);
    let name = state.set.card_name(card);
    log.add(|| Event::CardTaken { seat, deck, slot: slot as u8 + 1, card: name });
    fill_slot(state, deck, slot, luck, log);
    Ok(())
}

/// From the closed deck to the hand, if the deck can give one.
pub(super) fn draw_closed(state: &mut State, seat: Seat, deck: Deck, luck: &mut Luck, log: &mut impl Log<Event>) {
    if let Some(card) = give(state, deck, luck, log) {
        state.hands[seat.index()] |= bit(card);
        let name = state.set.card_name(card);
        log.add(|| Event::CardDrawn { seat, deck, card: Some(name) });
    }
}

/// SK-6.10: the top of the closed deck, which is remade first if it is empty.
pub(super) fn give(state: &mut State, deck: Deck, luck: &mut Luck, log: &mut impl Log<Event>) -> Option<CardId> {
    let closed = &mut state.closed[deck.index()];
    if closed.is_empty() {
        let discards = state.discards & of_deck(deck);
        if discards == 0 {
            return None;
        }
        let mut cards: ArrayVec<CardId, DECK> = cards_in(discards).collect();
        luck.shuffle(&mut cards);
        log.add(|| Event::Reshuffled { deck, cards: cards.len() as u8 });
        *closed = cards;
        state.discards &= !discards;
    }
    closed.pop()
}

/// SK-6.10.
pub(crate) fn fill_row(state: &mut State, deck: Deck, luck: &mut Luck, log: &mut impl Log<Event>) {
    for slot in 0..usize::from(state.set.rules.row) {
        if state.rows[deck.index()][slot].is_none() {
            fill_slot(state, deck, slot, luck, log);
        }
    }
}

fn fill_slot(state: &mut State, deck: Deck, slot: usize, luck: &mut Luck, log: &mut impl Log<Event>) {
    if let Some(card) = give(state, deck, luck, log) {
        state.rows[deck.index()][slot] = Some(card);
        let name = state.set.card_name(card);
        log.add(|| Event::SlotFilled { deck, slot: slot as u8 + 1, card: name });
    }
}
