//! From a state to the view of it.

use hustings_core::{PerSeat, Seat, Start, Viewer};

use super::{Kind, Tile, View};
use crate::Kuzushi;
use crate::geometry::Board;
use crate::info::Options;
use crate::state::{Position, State, on_position};

/// KZ-8: everything is public, so all viewers see the same.
pub(crate) fn view(start: &Start<Kuzushi>, state: &State, _viewer: Viewer) -> View {
    on_position!(&state.0, position => view_of(start.options(), position))
}

fn view_of<B: Board>(options: &Options, position: &Position<B>) -> View {
    // No `..` here: what is added to a position must be shown on purpose. What is left out follows from the rest.
    let Position { geometry, bases, flags, tiles, laid: _, window: _, bounds, stacks, seats, teams, turn, over } =
        position;
    let tile = |index: usize| {
        let at = geometry.spaces[index];
        let owner = |sets: &[B]| Seat::all(*seats).find(|seat| sets[seat.index()].contains(index));
        match (owner(bases), owner(flags)) {
            (Some(seat), _) => Tile { at, kind: Kind::Base, seat },
            (None, Some(seat)) => Tile { at, kind: Kind::Flag, seat },
            (None, None) => Tile { at, kind: Kind::City, seat: Seat(0) },
        }
    };
    let spaces = |set: B| set.indices().map(|index| geometry.spaces[index]).collect();
    View {
        grid: options.grid(),
        teams: *teams,
        turn: (!over).then_some(*turn),
        tiles: tiles.indices().map(tile).collect(),
        stacks: PerSeat::new(*seats, |seat| stacks[seat.index()]),
        scores: PerSeat::new(*seats, |seat| position.score(seat)),
        largest: PerSeat::new(*seats, |seat| spaces(position.largest_group(seat))),
        bounds: *bounds,
        reachable: bounds.reachable(geometry.grid),
    }
}
