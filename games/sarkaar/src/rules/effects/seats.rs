//! SK-8.9, SK-8.10: cards that take a seat of a state, without voters and without benefits. That is no seat action and no power action
//! (SK-6.8), so nothing here reads or writes what the turn remembers of those.

use hustings_core::{Log, Luck, Seat};

use super::{CardEffect, Play};
use crate::cards::{From, Square, StateId};
use crate::error::Illegal;
use crate::events::{Event, Way};
use crate::rules::{board, seat};
use crate::state::{State, bits};

/// SK-8.9: a seat of an opponent, of the government or of somebody else.
#[derive(Clone, Copy)]
pub(super) struct TakeSeat {
    pub from: From,
}

impl CardEffect for TakeSeat {
    type Aim = Square;

    fn candidates(self, state: &State, play: Play, mut each: impl FnMut(Square)) {
        for at in bits(state.presence[play.seat.index()].into()).map(StateId) {
            let government = state.government[at.index()];
            let fits = |owner: &Seat| (government == Some(*owner)) == (self.from == From::Government);
            let taken =
                state.rivals(play.seat).filter(fits).fold(0, |all, owner| all | state.cubes[at.index()][owner.index()]);
            bits(taken.into()).for_each(|number| each(Square { state: at, number }));
        }
    }

    fn check(self, state: &State, play: Play, at: Square) -> Result<(), Illegal> {
        const RULE: &str = "SK-8.9";
        let (set, name) = (state.set, state.set.state_name(at.state));
        seat::check_cube(state, play.seat)?;
        if !state.present(play.seat, at.state) {
            return Err(Illegal::NotPresent { state: name, rule: RULE });
        }
        match state.owner(at) {
            None => Err(Illegal::SquareEmpty { square: set.square_name(at), rule: RULE }),
            Some(owner) if owner == play.seat => Err(Illegal::OwnSquare { square: set.square_name(at), rule: RULE }),
            Some(owner) => match (self.from, state.governs(owner, at.state)) {
                (From::Government, false) => Err(Illegal::OwnerDoesNotGovern { state: name, owner }),
                (From::Opposition, true) => Err(Illegal::OwnerGoverns { state: name, owner }),
                _ => Ok(()),
            },
        }
    }

    fn apply(self, state: &mut State, play: Play, at: Square, _luck: &mut Luck, log: &mut impl Log<Event>) {
        board::take_square(state, play.seat, at, Way::Card, log);
    }
}

/// SK-8.10: an empty seat of a state the player governs; only if none is empty, one of an opponent.
#[derive(Clone, Copy)]
pub(super) struct Expand {}

impl CardEffect for Expand {
    type Aim = Square;

    fn candidates(self, state: &State, play: Play, mut each: impl FnMut(Square)) {
        for at in StateId::all().filter(|at| state.governs(play.seat, *at)) {
            let empty = state.empty(at);
            let others = state.set.state(at).all() & !state.cubes[at.index()][play.seat.index()];
            bits(if empty == 0 { others } else { empty }.into()).for_each(|number| each(Square { state: at, number }));
        }
    }

    fn check(self, state: &State, play: Play, at: Square) -> Result<(), Illegal> {
        const RULE: &str = "SK-8.10";
        let (set, name) = (state.set, state.set.state_name(at.state));
        seat::check_cube(state, play.seat)?;
        if !state.governs(play.seat, at.state) {
            return Err(Illegal::NotGoverning { state: name, rule: RULE });
        }
        match state.owner(at) {
            Some(owner) if owner == play.seat => Err(Illegal::OwnSquare { square: set.square_name(at), rule: RULE }),
            Some(_) if state.empty(at.state) != 0 => Err(Illegal::RoomLeft(name)),
            _ => Ok(()),
        }
    }

    fn apply(self, state: &mut State, play: Play, at: Square, _luck: &mut Luck, log: &mut impl Log<Event>) {
        board::take_square(state, play.seat, at, Way::Card, log);
    }
}
