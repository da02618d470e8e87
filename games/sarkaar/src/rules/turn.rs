//! SK-6.1, SK-6.2, SK-6.11: a turn from its income to its end.

use hustings_core::{Log, Luck, Seat};

use super::{benefit, board, card, finish, seat, track};
use crate::cards::CardId;
use crate::error::Illegal;
use crate::events::{Action, Event, Why};
use crate::moves::Move;
use crate::pieces::{Deck, Resource};
use crate::state::{Frame, Now, State, bit, cards_in};

/// SK-6.2: everything `main` offers, in the order of the rules.
#[inline]
pub(super) fn legal_moves(state: &State, player: Seat, out: &mut Vec<Move>) {
    if state.action_left() {
        seat::legal_moves(state, player, out); // SK-6.3, SK-6.4
        track::legal_moves(state, player, out); // SK-6.5
        benefit::state_moves(state, player, out); // SK-6.6
    }
    card::main_moves(state, player, out); // SK-6.7, SK-7
    out.push(Move::End);
}

pub(super) fn trim_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    out.extend(cards_in(state.hands[seat.index()]).map(Move::Drop));
}

/// SK-6.1: what a turn begins with, in the order of [`Resource`].
pub(crate) fn income(state: &State, seat: Seat) -> [u8; 3] {
    let mut income = state.terms(seat).income;
    let steps = (0..2).map(|track| state.set.income[track][usize::from(state.level[track][seat.index()])]);
    let voters = steps.fold(state.set.rules.income, u8::saturating_add);
    let own = &mut income[Resource::Voter.index()];
    *own = own.saturating_add(voters);
    income
}

/// SK-6.1, for the player whose turn it now is.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    let (seat, round) = (state.turn(), state.round);
    state.now = Now::default();
    state.frames.clear();
    state.open(Frame::Main);
    let due = income(state, seat);
    let [voter, moolah, power] = board::collect(state, seat, due);
    log.add(|| Event::Income { seat, round, voter, moolah, power });
    let skips = state.skips[seat.index()];
    if skips > 0 {
        let actions = state.limit();
        log.add(|| Event::TurnShortened { seat, skips, actions });
    }
}

/// SK-6.2.
pub(super) fn check_action(state: &State) -> Result<(), Illegal> {
    if state.action_left() { Ok(()) } else { Err(Illegal::NoAction(state.limit())) }
}

/// SK-6.2; another action closes the window for add-ons (SK-7.7).
pub(super) fn use_action(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    state.now.used += 1;
    state.now.addons = 0;
    let (used, limit) = (state.now.used, state.limit());
    log.add(|| Event::ActionUsed { seat, action, used, limit });
}

/// SK-6.11: too many cards are dropped first.
pub(super) fn end(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if state.hand_size(seat) > state.terms(seat).hand_limit {
        state.replace_top(Frame::Trim);
    } else {
        finish_turn(state, seat, luck, log);
    }
    Ok(())
}

pub(super) fn drop_card(
    state: &mut State,
    seat: Seat,
    card: CardId,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    card::check_in_hand(state, seat, card)?;
    state.hands[seat.index()] &= !bit(card);
    card::discard(state, seat, card, Why::Dropped, log);
    if state.hand_size(seat) <= state.terms(seat).hand_limit {
        finish_turn(state, seat, luck, log);
    }
    Ok(())
}

/// Slots are filled, the end is tested, and the next player's turn begins.
fn finish_turn(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    state.replace_top(Frame::Main);
    for deck in Deck::ALL {
        benefit::fill_row(state, *deck, luck, log); // SK-6.10
    }
    state.skips[seat.index()] = 0; // SK-8.11
    log.add(|| Event::TurnEnded { seat });
    finish::test_states(state, log);
    let last = state.place + 1 == state.seats;
    if last && state.over().is_none() {
        finish::test_round(state, log);
    }
    if state.over().is_some() {
        return;
    }
    if last {
        state.round += 1;
    }
    state.place = if last { 0 } else { state.place + 1 };
    begin(state, log);
}
