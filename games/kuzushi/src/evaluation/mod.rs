//! The evaluation of a position. Rules never call it.
//!
//! This file evaluates positions of any number of seats, by how safe the flags are. For two seats there is more: `fast_board` is the board
//! for alpha-beta search, `patterns` its pattern evaluation, and `learn` how the weights of the patterns were learnt.

mod fast_board;
pub mod learn;
pub mod patterns;

use hustings_core::{FastVisitor, MAX_SEATS, Seat};

use crate::Kuzushi;
use crate::bits::Bits;
use crate::counts::Counts;
use crate::geometry::Board;
use crate::rules;
use crate::state::{Position, State, on_position};
use fast_board::FastBoard;
use patterns::PatternWeights;

/// The number of features: four kinds of flags, and having the move.
const FEATURES: usize = 5;

/// The features of a seat: its flags by how safe they are, and having the move. Bases do not count, since every seat gets one a turn.
fn features<B: Board>(position: &Position<B>, seat: Seat) -> [f32; FEATURES] {
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
    // `safe` flags cannot be lost; `tied` ones can at worst become empty; the others count by how many bases can still
    // come near.
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

/// The weight of each feature in the opening and in the ending, by logistic regression on the results of two-seat games of the alpha-beta
/// bot against itself.
const EARLY: [f32; FEATURES] = [0.45, 0.42, 0.28, 0.43, 0.35];
const LATE: [f32; FEATURES] = [1.8, 1.9, 1.3, 0.9, 0.35];
/// The weight of the city, which counts for seat 0 at the end of the game.
const CITY: f32 = 0.35;

fn log_odds<B: Board>(position: &Position<B>, seat: Seat) -> f32 {
    let spaces = f32::from(position.geometry.grid) * f32::from(position.geometry.grid);
    let bases: u32 = position.bases[..usize::from(position.seats)].iter().map(|own| own.count()).sum();
    // The ending phases in from a sixth of the board on.
    let late = ((bases as f32 / spaces - 0.17) / 0.5).clamp(0.0, 1.0);
    let weights = EARLY.iter().zip(LATE).map(|(early, end)| early + late * (end - early));
    let city = if seat == Seat(0) { CITY } else { 0.0 };
    city + features(position, seat).iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f32>()
}

/// The seat's lead over its best rival as a number from 0 to 1; once the game is over, the result. Teams count together: a team-mate's
/// tiles are as good as one's own (KZ-6.1).
pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Some(outcome) = rules::outcome(state) {
        return outcome.share(seat);
    }
    let sides = state.sides();
    let mut sums = [0.0; MAX_SEATS];
    for member in Seat::all(state.seats()) {
        sums[member.index() % sides] += on_position!(&state.0, position => log_odds(position, member));
    }
    let own = sums[seat.index() % sides];
    let rivals = (0..sides).filter(|side| *side != seat.index() % sides);
    let best = rivals.map(|side| sums[side]).fold(f32::MIN, f32::max);
    1.0 / (1.0 + (-(own - best)).exp())
}

/// Passes the board of a two-seat game to the visitor.
pub(crate) fn with_fast_position<V: FastVisitor<Kuzushi>>(state: &State, visitor: V) -> Option<V::Found> {
    if state.seats() != 2 {
        return None;
    }
    let weights = PatternWeights::standard();
    Some(on_position!(&state.0, position => {
        let geometry = position.geometry;
        visitor.visit(FastBoard::new(position, weights), |mv| geometry.bit(mv.space()).lowest() as u16)
    }))
}
