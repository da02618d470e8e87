//! SK-8.3, SK-8.12: cards that bring tokens, from the bank or from opponents.

use hustings_core::{Log, Luck, Seat};

use super::{CardEffect, Play};
use crate::cards::{Few, Gains};
use crate::error::Illegal;
use crate::events::{Event, Source};
use crate::moves::Shares;
use crate::pieces::Resource;
use crate::rules::board;
use crate::rules::targets::Nothing;
use crate::state::State;

/// SK-8.3: tokens from the bank.
#[derive(Clone, Copy)]
pub(super) struct Gain {
    pub weak: Gains,
    pub strong: Gains,
}

impl CardEffect for Gain {
    type Aim = Nothing;

    fn apply(self, state: &mut State, play: Play, _aim: Nothing, _luck: &mut Luck, log: &mut impl Log<Event>) {
        board::gain(state, play.seat, play.half(self.weak, self.strong).tokens(), Source::Card, log);
    }
}

/// SK-8.12: tokens of opponents, shared out among them as the player likes.
#[derive(Clone, Copy)]
pub(super) struct Steal {
    pub resource: Resource,
    pub weak: Few,
    pub strong: Few,
}

impl Steal {
    /// How much is to be stolen in all: what the card says, or everything the opponents have if that is less.
    fn due(self, state: &State, play: Play) -> u16 {
        let held = state.rivals(play.seat).map(|rival| state.tokens(rival, self.resource));
        held.fold(0, u16::saturating_add).min(play.half(self.weak, self.strong).into())
    }

    /// Every way to take `due` from the opponents from `rival` on.
    fn each_split(
        self,
        state: &State,
        seat: Seat,
        rival: Seat,
        due: u16,
        shares: Shares,
        each: &mut impl FnMut(Shares),
    ) {
        if rival.0 == state.seats {
            if due == 0 {
                each(shares);
            }
            return;
        }
        let most = if rival == seat { 0 } else { state.tokens(rival, self.resource).min(due) };
        for share in (0..=most).rev() {
            let mut shares = shares;
            shares[rival.index()] = share as u8;
            self.each_split(state, seat, Seat(rival.0 + 1), due - share, shares, each);
        }
    }
}

impl CardEffect for Steal {
    type Aim = Shares;

    fn candidates(self, state: &State, play: Play, mut each: impl FnMut(Shares)) {
        self.each_split(state, play.seat, Seat(0), self.due(state, play), [0; 4], &mut each);
    }

    fn check(self, state: &State, play: Play, shares: Shares) -> Result<(), Illegal> {
        let (due, resource) = (self.due(state, play), self.resource);
        if due == 0 {
            return Err(Illegal::NothingToSteal(resource));
        }
        let total: u16 = shares.iter().map(|share| u16::from(*share)).sum();
        let held = |(rival, share)| u16::from(share) <= state.tokens(rival, resource);
        if total == due && (0..).map(Seat).zip(shares).all(held) {
            Ok(())
        } else {
            Err(Illegal::WrongShares { due, resource })
        }
    }

    /// SK-7.8: cut to what each victim still has, for a chit may have cost it some.
    fn apply(self, state: &mut State, play: Play, shares: Shares, _luck: &mut Luck, log: &mut impl Log<Event>) {
        let (seat, of) = (play.seat, self.resource);
        for from in state.others(seat).filter(|rival| shares[rival.index()] > 0) {
            let taken = state.tokens(from, of).min(shares[from.index()].into());
            state.tokens[from.index()][of.index()] -= taken;
            state.tokens[seat.index()][of.index()] += taken;
            let mut tokens = [0; 3];
            tokens[of.index()] = taken;
            let [voter, moolah, power] = tokens;
            log.add(|| Event::Gained { seat, from: Some(from), voter, moolah, power, by: Source::Card });
        }
    }
}
