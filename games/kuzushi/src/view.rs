//! KZ-8: everything is public, so one view serves everybody; and the way back from a view to a state.

use hustings_core::{PerSeat, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::geometry::Board;
use crate::info::Options;
use crate::moves::Space;
use crate::rules::finish;
use crate::state::{Bounds, Position, State, on_position};

/// The table as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiView")]
pub struct View {
    pub grid: u8,
    pub teams: u8,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// All tiles, from the south-west, row by row.
    pub tiles: Vec<Tile>,
    /// Tiles left in each stack.
    #[ts(as = "Vec<u8>")]
    pub stacks: PerSeat<u8>,
    /// KZ-5.2.
    #[ts(as = "Vec<u32>")]
    pub scores: PerSeat<u32>,
    /// KZ-5.3: the spaces of each seat's largest group.
    #[ts(as = "Vec<Vec<Space>>")]
    pub largest: PerSeat<Vec<Space>>,
    /// The bounding box of all tiles.
    pub bounds: Bounds,
    /// KZ-3.1: how far the next tile could stretch it.
    pub reachable: Bounds,
}

/// One tile on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiTile")]
pub struct Tile {
    pub at: Space,
    pub kind: Kind,
    pub seat: Seat,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kuzushi.ts", rename = "KuzushiTileKind")]
pub enum Kind {
    City,
    Base,
    Flag,
}

pub(crate) fn view(options: &Options, state: &State) -> View {
    on_position!(&state.0, position => view_of(options, position))
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

/// The state a view shows. Views come from outside too, so nothing in them is taken on trust.
pub(crate) fn state(seats: u8, options: &Options, view: &View) -> Result<State, String> {
    if view.grid != options.grid() || view.teams != options.teams || view.stacks.seats() != seats {
        return Err("the view is of a table with other options".to_owned());
    }
    let mut state = State::new(seats, options.grid(), options.tiles(), options.teams);
    on_position!(&mut state.0, position => restore(position, options, view))?;
    Ok(state)
}

fn restore<B: Board>(position: &mut Position<B>, options: &Options, view: &View) -> Result<(), String> {
    let mut cities = 0;
    for Tile { at, kind, seat } in &view.tiles {
        let tile = position.geometry.bit(*at);
        if tile.is_empty() {
            return Err(format!("{at} is off every board"));
        }
        if seat.0 >= position.seats {
            return Err(format!("there is no seat {seat}"));
        }
        match kind {
            Kind::City if tile == position.geometry.city && *seat == Seat(0) => cities += 1,
            Kind::City => return Err(format!("the city is seat 0's and lies at 0,0, not seat {seat}'s at {at}")),
            _ if !(position.tiles & tile).is_empty() => return Err(format!("{at} holds two tiles")),
            Kind::Base => position.bases[seat.index()] |= tile,
            Kind::Flag => position.flags[seat.index()] |= tile,
        }
        position.tiles |= tile;
        position.bounds.include(*at);
    }
    let Bounds { left, right, bottom, top } = position.bounds;
    let longest_side = (i16::from(right) - i16::from(left)).max(i16::from(top) - i16::from(bottom)) + 1;
    if cities != 1 || longest_side > i16::from(position.geometry.grid) {
        return Err("a board has one city and fits its grid".to_owned());
    }
    for (seat, stack) in view.stacks.iter() {
        // KZ-5.4: what is not in the stack lies on the board.
        let laid = position.score(seat) - u32::from(seat == Seat(0));
        if u32::from(*stack) + laid != u32::from(options.tiles()) {
            return Err(format!("seat {seat} has {laid} tiles on the board and {stack} in the stack"));
        }
        position.stacks[seat.index()] = *stack;
    }
    position.laid = position.tiles.count() as u16;
    position.refresh_window();
    position.over = finish::cause_of_end(position).is_some();
    match view.turn {
        Some(turn) if turn.0 < position.seats && !position.over => position.turn = turn,
        None if position.over => position.turn = last_to_move(position),
        _ => return Err("the turn is somebody's exactly while the game runs".to_owned()),
    }
    Ok(())
}

/// Each turn lays one base, so their number tells who laid the last one.
fn last_to_move<B: Board>(position: &Position<B>) -> Seat {
    let bases: u32 = position.bases.iter().map(|own| own.count()).sum();
    Seat((bases % u32::from(position.seats)) as u8)
}
