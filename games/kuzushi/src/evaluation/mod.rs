//! How good a position looks. Rules never call it.
//!
//! Here, for any number of seats: flags by how safe they are. For two seats there is more: `bout` is the board as a search wants
//! it, `patterns` what it is made of and worth, and `learn` how that was found out.

mod bout;
pub mod learn;
pub mod patterns;

use hustings_core::{MAX_SEATS, Seat, Spar};

use crate::Kuzushi;
use crate::bits::Bits;
use crate::counts::Counts;
use crate::geometry::Board;
use crate::rules;
use crate::state::{Position, State, on_position};
use bout::Duel;
use patterns::Table;

/// What is looked at: the kinds of flags and the move.
const SIGHTS: usize = 5;

/// What counts for a seat: its flags by how safe they are, and having the move. Bases come one a turn to everybody.
fn look<B: Board>(position: &Position<B>, seat: Seat) -> [f32; SIGHTS] {
    let Position { geometry, bases, window, .. } = position;
    let own = seat.index();
    let count = |set: B| Counts::around(geometry.stride, set & *window);
    let mut fixed = geometry.city;
    let mut rival: Option<Counts<B>> = None;
    for (other, bases) in bases[..usize::from(position.seats)].iter().enumerate() {
        fixed |= *bases;
        if other != own {
            let theirs = count(*bases);
            rival = Some(rival.map_or(theirs, |most| most.replaced(theirs.compare(&most).0, &theirs)));
        }
    }
    let (mine, room) = (count(bases[own]), count(*window & !fixed));
    let rival = rival.unwrap_or(room);
    let flags = position.flags[own];
    // Safe for good, or such that the worst is to lose it to nobody; the others by how many bases may still come near.
    let (safe, tied) = mine.compare(&rival.plus(&room));
    let loose = flags & !safe & !tied;
    let narrow = room.at_most_two();
    let number = |set: B| set.count() as f32;
    [
        number(flags & safe),
        number(flags & tied),
        number(loose & narrow),
        number(loose & !narrow),
        if position.turn == seat { 1.0 } else { 0.0 },
    ]
}

/// What each sight is worth in an opening and towards the end, fitted to the results of two-seat games of the alpha-beta bot
/// against itself (logistic regression).
const EARLY: [f32; SIGHTS] = [0.45, 0.42, 0.28, 0.43, 0.35];
const LATE: [f32; SIGHTS] = [1.8, 1.9, 1.3, 0.9, 0.35];
/// The city counts in the end.
const CITY: f32 = 0.35;

fn worth<B: Board>(position: &Position<B>, seat: Seat) -> f32 {
    let spaces = f32::from(position.geometry.grid) * f32::from(position.geometry.grid);
    let bases: u32 = position.bases[..usize::from(position.seats)].iter().map(|own| own.count()).sum();
    // From a sixth of the board on an opening becomes an ending.
    let late = ((bases as f32 / spaces - 0.17) / 0.5).clamp(0.0, 1.0);
    let weights = EARLY.iter().zip(LATE).map(|(early, end)| early + late * (end - early));
    let city = if seat == Seat(0) { CITY } else { 0.0 };
    city + look(position, seat).iter().zip(weights).map(|(seen, weight)| seen * weight).sum::<f32>()
}

/// Ahead of the best rival, squeezed between 0 and 1; the result itself once the game is over. Teams count together: a
/// team-mate's tiles are as good as one's own (KZ-6.1).
pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Some(outcome) = rules::outcome(state) {
        return outcome.share(seat);
    }
    let sides = state.sides();
    let mut sums = [0.0; MAX_SEATS];
    for member in Seat::all(state.seats()) {
        sums[member.index() % sides] += on_position!(&state.0, position => worth(position, member));
    }
    let own = sums[seat.index() % sides];
    let rivals = (0..sides).filter(|side| *side != seat.index() % sides);
    let best = rivals.map(|side| sums[side]).fold(f32::MIN, f32::max);
    1.0 / (1.0 + (-(own - best)).exp())
}

/// A board of two seats, handed to whoever looks ahead.
pub(crate) fn spar<S: Spar<Kuzushi>>(state: &State, spar: S) -> Option<S::Found> {
    if state.seats() != 2 {
        return None;
    }
    let table = Table::standard();
    Some(on_position!(&state.0, position => {
        let geometry = position.geometry;
        spar.on(Duel::new(position, table), |mv| geometry.bit(mv.space()).lowest() as u16)
    }))
}
