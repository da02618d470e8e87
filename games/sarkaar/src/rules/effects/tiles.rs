//! SK-8.7, SK-8.15: cards about the benefit tiles.

use hustings_core::{Log, Luck, Seat};

use super::{CardEffect, Play};
use crate::cards::StateId;
use crate::error::Illegal;
use crate::events::{Event, Source};
use crate::rules::benefit;
use crate::state::{State, bits};

/// SK-8.7: all benefits of a state next to the player's presence.
#[derive(Clone, Copy)]
pub(super) struct NeighbourBenefits {}

/// States adjoining the player's presence, as bits.
fn neighbours(state: &State, seat: Seat) -> u16 {
    let own = bits(state.presence[seat.index()].into());
    own.fold(0, |all, at| all | state.set.state(StateId(at)).adjoining)
}

impl CardEffect for NeighbourBenefits {
    type Aim = StateId;

    fn candidates(self, state: &State, play: Play, each: impl FnMut(StateId)) {
        bits(neighbours(state, play.seat).into()).map(StateId).for_each(each);
    }

    fn check(self, state: &State, play: Play, at: StateId) -> Result<(), Illegal> {
        let name = state.set.state_name(at);
        // The map is read both ways.
        if state.set.state(at).adjoining & state.presence[play.seat.index()] == 0 {
            Err(Illegal::NotAdjoining(name))
        } else if state.blocked == Some(at) {
            Err(Illegal::Blocked { state: name, rule: "SK-8.7" })
        } else if !benefit::any_benefit(state, play.seat, at) {
            Err(Illegal::NothingToTake { state: name, rule: "SK-7.2" })
        } else {
            Ok(())
        }
    }

    fn apply(self, state: &mut State, play: Play, at: StateId, _luck: &mut Luck, log: &mut impl Log<Event>) {
        benefit::take_all(state, play.seat, at, Source::Tile, log);
    }
}

/// SK-8.15: a state gives nothing to anybody; at most one tile is blocked.
#[derive(Clone, Copy)]
pub(super) struct BlockTile {}

impl CardEffect for BlockTile {
    type Aim = StateId;

    fn check(self, state: &State, _play: Play, at: StateId) -> Result<(), Illegal> {
        let blocked = state.blocked == Some(at);
        if blocked { Err(Illegal::BlockedAlready(state.set.state_name(at))) } else { Ok(()) }
    }

    fn apply(self, state: &mut State, play: Play, at: StateId, _luck: &mut Luck, log: &mut impl Log<Event>) {
        let (set, tiles) = (state.set, state.tiles);
        let tile = |at: StateId| set.tile(tiles[at.index()]).id.as_str();
        if let Some(before) = state.blocked.replace(at) {
            log.add(|| Event::TileRestored { state: set.state_name(before), tile: tile(before) });
        }
        log.add(|| Event::TileBlocked { seat: play.seat, state: set.state_name(at), tile: tile(at) });
    }
}
