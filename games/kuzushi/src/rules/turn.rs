//! KZ-3 and KZ-4: a turn, from the choice of a base to the settling of the flags around it.

use hustings_core::{Log, Seat};

use super::finish;
use crate::error::Illegal;
use crate::events::Event;
use crate::geometry::Board;
use crate::moves::Move;
use crate::state::Position;

/// KZ-4.1: bases first, then flips, each from the south-west, row by row.
pub(super) fn legal_moves<B: Board>(position: &Position<B>, seat: Seat, out: &mut Vec<Move>) {
    if position.over || seat != position.turn {
        return;
    }
    let spaces = &position.geometry.spaces;
    out.extend(position.playable().indices().map(|index| Move::Base(spaces[index])));
    out.extend(position.flags[seat.index()].indices().map(|index| Move::Flip(spaces[index])));
}

pub(super) fn play<B: Board>(
    position: &mut Position<B>,
    seat: Seat,
    mv: Move,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let index = check(position, seat, mv)?;
    let at = mv.space();
    match mv {
        Move::Base(_) => {
            position.stacks[seat.index()] -= 1;
            position.put_tile(index);
            log.add(|| Event::BasePlaced { seat, at });
        }
        Move::Flip(_) => {
            position.flags[seat.index()] &= !B::one(index); // the stack is not touched
            log.add(|| Event::FlagFlipped { seat, at });
        }
    }
    position.bases[seat.index()] |= B::one(index);
    settle_flags(position, index, log);
    finish::end_turn(position, log);
    Ok(())
}

/// Where the new base goes, or the rule against it.
fn check<B: Board>(position: &Position<B>, seat: Seat, mv: Move) -> Result<usize, Illegal> {
    if position.over {
        return Err(Illegal::Over);
    }
    if seat != position.turn {
        return Err(Illegal::NotYourTurn(position.turn));
    }
    let space = mv.space();
    let grid = position.geometry.grid;
    let index = position.geometry.index(space);
    match (mv, index) {
        (Move::Base(_), Some(index)) if position.playable().contains(index) => Ok(index),
        (Move::Flip(_), Some(index)) if position.flags[seat.index()].contains(index) => Ok(index),
        (Move::Flip(_), _) => Err(Illegal::NotYourFlag(space)),
        (Move::Base(_), Some(index)) if position.tiles.contains(index) => Err(Illegal::Taken(space)),
        (Move::Base(_), Some(index)) if position.window.contains(index) => Err(Illegal::Alone(space)),
        (Move::Base(_), _) => Err(Illegal::OffGrid { space, grid }),
    }
}

/// KZ-4.3 to KZ-4.6: each space beside the new base shows the flag of whoever has most bases around it, or none.
fn settle_flags<B: Board>(position: &mut Position<B>, new_base: usize, log: &mut impl Log<Event>) {
    let fixed = position.city() | all_bases(position);
    let mut due = [None; 4];
    // All removals come before any placement (KZ-4.4): a flag gone may give the board room for another.
    for (side, space) in position.geometry.beside[new_base].iter().enumerate() {
        let Some(index) = space.map(usize::from).filter(|index| !fixed.contains(*index)) else {
            continue;
        };
        let shows = flag_at(position, index);
        let belongs = majority(position, index);
        if shows == belongs {
            continue;
        }
        if let Some(owner) = shows {
            position.flags[owner.index()] &= !B::one(index);
            position.stacks[owner.index()] += 1;
            position.take_tile(index);
            log.add(|| Event::FlagReturned { seat: owner, at: position.geometry.spaces[index] });
        }
        due[side] = belongs.map(|owner| (index, owner));
    }
    // KZ-4.6: north, east, south, west, until the stack is empty.
    for (index, owner) in due.into_iter().flatten() {
        if position.stacks[owner.index()] == 0 || !position.window.contains(index) {
            continue; // KZ-4.5
        }
        position.stacks[owner.index()] -= 1;
        position.flags[owner.index()] |= B::one(index);
        position.put_tile(index);
        log.add(|| Event::FlagPlaced { seat: owner, at: position.geometry.spaces[index] });
    }
}

fn all_bases<B: Board>(position: &Position<B>) -> B {
    position.bases[..usize::from(position.seats)].iter().fold(B::NONE, |all, own| all | *own)
}

fn flag_at<B: Board>(position: &Position<B>, index: usize) -> Option<Seat> {
    Seat::all(position.seats).find(|seat| position.flags[seat.index()].contains(index))
}

/// KZ-4.3: the colour with strictly more bases around the space than every other one. The city counts for nobody.
fn majority<B: Board>(position: &Position<B>, index: usize) -> Option<Seat> {
    let around = position.geometry.around[index];
    let mut most = 0;
    let mut leader = None;
    for seat in Seat::all(position.seats) {
        let bases = (around & position.bases[seat.index()]).count();
        if bases > most {
            most = bases;
            leader = Some(seat);
        } else if bases == most {
            leader = None;
        }
    }
    leader
}
