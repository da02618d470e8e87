//! From a view back to its state. Nothing is hidden, so there is only one.

use hustings_core::{Luck, Seat, Start};

use super::{Kind, Tile, View};
use crate::Kuzushi;
use crate::geometry::Board;
use crate::info::Options;
use crate::rules::finish;
use crate::state::{Bounds, Position, State, on_position};

/// The state a view shows. Views may come from outside, so everything in them is checked.
pub(crate) fn imagine(start: &Start<Kuzushi>, view: &View, _luck: &mut Luck) -> Result<State, String> {
    let (seats, options) = (start.seats(), start.options());
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
            return Err(format!("{at} is outside every board"));
        }
        if seat.0 >= position.seats {
            return Err(format!("there is no seat {seat}"));
        }
        match kind {
            Kind::City if tile == position.geometry.city && *seat == Seat(0) => cities += 1,
            Kind::City => return Err(format!("expected the city of seat 0 at 0,0, not seat {seat}'s at {at}")),
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
        return Err("expected a board with one city that fits its grid".to_owned());
    }
    for (seat, stack) in view.stacks.iter() {
        // KZ-5.4: tiles that are not in the stack are on the board.
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
        _ => return Err("expected a turn while the game runs, and none after its end".to_owned()),
    }
    Ok(())
}

/// Each turn adds one base, so their number tells who moved last.
fn last_to_move<B: Board>(position: &Position<B>) -> Seat {
    let bases: u32 = position.bases.iter().map(|own| own.count()).sum();
    Seat((bases % u32::from(position.seats)) as u8)
}
