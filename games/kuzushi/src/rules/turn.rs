//! KZ-3 and KZ-4: a turn, from placing a base to updating the flags around it.

use hustings_core::{Log, MAX_SEATS, Seat};

use super::finish;
use crate::bits::Set;
use crate::counts::Counts;
use crate::error::Illegal;
use crate::events::Event;
use crate::geometry::Board;
use crate::moves::{Move, Space};
use crate::state::Position;

/// KZ-4.1: bases first, then flips, each from the south-west, row by row.
pub(super) fn legal_moves<B: Board>(position: &Position<B>, seat: Seat, out: &mut Vec<Move>) {
    if position.over || seat != position.turn {
        return;
    }
    let spaces = position.geometry.spaces.as_slice();
    position.playable().each(|index| out.push(Move::Base { at: spaces[index] }));
    position.flags[seat.index()].each(|index| out.push(Move::Flip { at: spaces[index] }));
}

pub(super) fn play<B: Board>(
    position: &mut Position<B>,
    seat: Seat,
    mv: Move,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let base = check(position, seat, mv)?;
    let at = mv.space();
    match mv {
        Move::Base { .. } => {
            position.stacks[seat.index()] -= 1; // KZ-4.1a
            position.put_tile(base, at);
            log.add(|| Event::BasePlaced { seat, at });
        }
        Move::Flip { .. } => {
            position.flags[seat.index()] &= !base; // KZ-4.1b: the stack is unchanged
            log.add(|| Event::FlagFlipped { seat, at });
        }
    }
    position.bases[seat.index()] |= base; // KZ-4.2: it stays there
    settle_flags(position, base, at, log);
    finish::end_turn(position, log);
    Ok(())
}

/// Where the new base goes, or the rule against it.
fn check<B: Board>(position: &Position<B>, seat: Seat, mv: Move) -> Result<B, Illegal> {
    if position.over {
        return Err(Illegal::Over);
    }
    if seat != position.turn {
        return Err(Illegal::NotYourTurn(position.turn));
    }
    let space = mv.space();
    let base = position.geometry.bit(space);
    let lies_in = |set: B| !(set & base).is_empty();
    match mv {
        Move::Flip { .. } if lies_in(position.flags[seat.index()]) => Ok(base),
        Move::Flip { .. } => Err(Illegal::NotYourFlag(space)),
        Move::Base { .. } if lies_in(position.tiles) => Err(Illegal::Taken(space)),
        Move::Base { .. } if !lies_in(position.window) => Err(Illegal::OffGrid { space, grid: position.geometry.grid }),
        Move::Base { .. } if (position.geometry.around(base) & position.tiles).is_empty() => Err(Illegal::Alone(space)),
        Move::Base { .. } => Ok(base),
    }
}

/// KZ-4.3 to KZ-4.6: each space beside the new base shows the flag of the seat with most bases around it, or none.
fn settle_flags<B: Board>(position: &mut Position<B>, base: B, at: Space, log: &mut impl Log<Event>) {
    let seats = usize::from(position.seats);
    let fixed = position.bases[..seats].iter().fold(position.geometry.city, |all, own| all | *own);
    let sides = position.geometry.sides(base, at);
    let beside = sides.iter().fold(B::NONE, |all, (side, _)| all | *side) & !fixed;
    let due = majorities(position, beside, at);

    // KZ-4.4: all removals come before any placement.
    for seat in Seat::all(position.seats) {
        let returned = position.flags[seat.index()] & beside & !due[seat.index()];
        if returned.is_empty() {
            continue;
        }
        position.flags[seat.index()] &= !returned;
        position.take_tiles(returned); // KZ-3.2: playable again
        for (side, at) in sides {
            if !(side & returned).is_empty() {
                position.stacks[seat.index()] += 1;
                log.add(|| Event::FlagReturned { seat, at });
            }
        }
    }
    // KZ-4.5: no flag stretches the board past its grid. Two flags of one turn cannot do so together: they would have
    // to be at both ends of a board one space wide.
    let room = position.window;
    for seat in Seat::all(position.seats) {
        let missing = due[seat.index()] & !position.flags[seat.index()] & room;
        if missing.is_empty() {
            continue;
        }
        // KZ-4.6: north, east, south, west, until the stack is empty.
        let (mut placed, mut stack, mut bounds) = (B::NONE, position.stacks[seat.index()], position.bounds);
        for (side, at) in sides {
            if !(side & missing).is_empty() && stack > 0 {
                stack -= 1;
                placed |= side;
                bounds.include(at);
                log.add(|| Event::FlagPlaced { seat, at });
            }
        }
        position.laid += u16::from(position.stacks[seat.index()] - stack);
        position.stacks[seat.index()] = stack;
        position.flags[seat.index()] |= placed;
        position.tiles |= placed;
        position.stretch(bounds);
    }
}

/// KZ-4.3a, KZ-4.3b, KZ-4.3c: for each seat, those of `spaces` around which it has strictly more bases than every other seat. The city counts
/// for nobody. All spaces of the vicinity are counted at once, each count spread over three sets of bits.
fn majorities<B: Board>(position: &Position<B>, spaces: B, at: Space) -> [B; MAX_SEATS] {
    let geometry = position.geometry;
    let from = geometry.vicinity(at);
    let spaces = spaces.local(from);
    let count = |seat: usize| Counts::around(geometry.stride, position.bases[seat].local(from));

    let mut leads = [B::Local::NONE; MAX_SEATS];
    let mut most = count(0);
    leads[0] = most.any() & spaces;
    for seat in 1..usize::from(position.seats) {
        let own = count(seat);
        let (more, as_many) = own.compare(&most);
        for other in &mut leads[..seat] {
            *other &= !(more | as_many);
        }
        leads[seat] = more & spaces;
        most = most.replaced(more, &own);
    }
    let mut due = [B::NONE; MAX_SEATS];
    for (due, lead) in due.iter_mut().zip(&leads[..usize::from(position.seats)]) {
        *due = B::from_local(*lead, from);
    }
    due
}
