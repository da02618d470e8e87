//! SK-6.1, SK-6.2, SK-6.11: a turn from its income to its end.

use hustings_core::{Log, Seat};

use super::{Table, card, seat, track};
use crate::error::Illegal;
use crate::events::{Action, Event, Why};
use crate::moves::Move;
use crate::state::{Frame, Now, Reason, State, bit, cards_in};
use crate::words::{Deck, Resource};

/// SK-6.2: everything `main` offers, in the order of the rules.
#[inline]
pub(super) fn legal_moves(state: &State, player: Seat, out: &mut Vec<Move>) {
    if state.action_left() {
        seat::legal_moves(state, player, out); // SK-6.3, SK-6.4
        track::legal_moves(state, player, out); // SK-6.5
        super::benefit::state_moves(state, player, out); // SK-6.6
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

impl<L: Log<Event>> Table<'_, L> {
    /// SK-6.1, for the player whose turn it now is.
    pub(super) fn begin_turn(&mut self) {
        let (seat, round) = (self.state.turn(), self.state.round);
        self.state.now = Now::default();
        self.state.frames.clear();
        self.open(Frame::Main);
        let due = income(self.state, seat);
        let [voter, moolah, power] = self.collect(seat, due);
        self.log.add(|| Event::Income { seat, round, voter, moolah, power });
        let skips = self.state.skips[seat.index()];
        if skips > 0 {
            let actions = self.state.limit();
            self.log.add(|| Event::TurnShortened { seat, skips, actions });
        }
    }

    pub(super) fn check_action(&self) -> Result<(), Illegal> {
        if self.state.action_left() { Ok(()) } else { Err(Illegal::NoAction(self.state.limit())) }
    }

    /// SK-6.2; another action closes the window for add-ons (SK-7.7).
    pub(super) fn use_action(&mut self, seat: Seat, action: Action) {
        self.state.now.used += 1;
        self.state.now.addons = 0;
        let (used, limit) = (self.state.now.used, self.state.limit());
        self.log.add(|| Event::ActionUsed { seat, action, used, limit });
    }

    pub(super) fn end(&mut self, seat: Seat) -> Result<(), Illegal> {
        if self.state.hand_size(seat) > self.state.terms(seat).hand_limit {
            self.turn_into(Frame::Trim);
        } else {
            self.end_turn(seat);
        }
        Ok(())
    }

    pub(super) fn drop_card(&mut self, seat: Seat, card: crate::cards::CardId) -> Result<(), Illegal> {
        self.check_in_hand(seat, card)?;
        self.state.hands[seat.index()] &= !bit(card);
        self.discard(seat, card, Why::Dropped);
        if self.state.hand_size(seat) <= self.state.terms(seat).hand_limit {
            self.end_turn(seat);
        }
        Ok(())
    }

    /// Slots are filled, the end is tested, and the next player's turn begins.
    fn end_turn(&mut self, seat: Seat) {
        self.turn_into(Frame::Main);
        for deck in Deck::ALL {
            self.fill_row(*deck); // SK-6.10
        }
        self.state.skips[seat.index()] = 0; // SK-8.11
        self.log.add(|| Event::TurnEnded { seat });
        self.test_states();
        let last = self.state.place + 1 == self.state.seats;
        if last {
            self.test_round();
        }
        if self.state.over.is_some() {
            return;
        }
        if last {
            self.state.round += 1;
        }
        self.state.place = if last { 0 } else { self.state.place + 1 };
        self.begin_turn();
    }

    /// SK-10.1 with `finish_round`, then SK-10.3.
    fn test_round(&mut self) {
        let state = &*self.state;
        let reached = state.vp.iter().any(|vp| *vp >= u16::from(state.target));
        if state.over.is_some() {
        } else if state.options.finish_round && reached {
            self.finish(Reason::Target);
        } else if state.round >= state.options.round_cap {
            self.finish(Reason::RoundCap);
        }
    }
}
