//! KZ-5 and KZ-6: the end of a turn, the end of the game, and who won.

use hustings_core::{Log, Outcome, PerSeat, Seat, TeamScore, parted_by, rank};

use crate::events::{Cause, Event};
use crate::geometry::Board;
use crate::state::Position;

pub(super) fn end_turn<B: Board>(position: &mut Position<B>, log: &mut impl Log<Event>) {
    match cause_of_end(position) {
        None => position.turn = position.turn.next(position.seats), // KZ-2.2
        Some(cause) => {
            position.over = true;
            log.add(|| Event::GameOver { outcome: outcome(position), cause });
        }
    }
}

/// KZ-5.1: the grid is full, or some stack is empty.
pub(crate) fn cause_of_end<B: Board>(position: &Position<B>) -> Option<Cause> {
    let grid = u16::from(position.geometry.grid);
    if position.stacks[..usize::from(position.seats)].contains(&0) {
        Some(Cause::StackEmpty)
    } else if position.laid == grid * grid {
        Some(Cause::GridFull)
    } else {
        None
    }
}

/// Search asks for millions of outcomes, so nothing is allocated without teams, and groups are computed only to break a
/// tie.
pub(crate) fn outcome<B: Board>(position: &Position<B>) -> Outcome {
    // Without teams every seat is a team of its own.
    let sides = position.sides();
    let scores = PerSeat::new(position.seats, |seat| position.score(seat));
    let sums = PerSeat::new(sides, |side| team_mates(position, side).map(|mate| scores[mate]).sum::<u32>());
    let tied = sums.iter().any(|(side, sum)| sums.values()[..side.index()].contains(sum));
    let group = |side| team_mates(position, side).map(|mate| position.largest_group(mate).count()).sum();
    // KZ-5.3: the score, then the largest group.
    let standings = PerSeat::new(sides, |side| [sums[side], if tied { group(side) } else { 0 }]);
    // KZ-5.5, KZ-6.2: members share their team's rank; teams are ranked like seats (1, 2, 2, 4).
    let ranks = rank(&standings);
    let team = |first: Seat| TeamScore { seats: team_mates(position, first).collect(), score: sums[first] as i32 };
    Outcome {
        ranks: PerSeat::new(position.seats, |seat| ranks[Seat(seat.0 % sides)]),
        scores: scores.each(|score| *score as i32),
        reason: parted_by(&standings, ["tiles", "group"]).into(), // KZ-5.5
        teams: Seat::all(position.teams).map(team).collect(),
    }
}

/// KZ-6.1: team-mates sit alternately, so their seat numbers are equal modulo the number of teams.
fn team_mates<B: Board>(position: &Position<B>, seat: Seat) -> impl Iterator<Item = Seat> + use<B> {
    let (seats, teams) = (position.seats, position.teams);
    Seat::all(seats).filter(move |mate| if teams == 0 { *mate == seat } else { mate.0 % teams == seat.0 % teams })
}
