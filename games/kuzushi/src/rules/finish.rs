//! KZ-5 and KZ-6: the end of a turn, the end of the game, and who won.

use hustings_core::{Log, Outcome, PerSeat, Seat, TeamScore, rank};

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

/// What seats or teams are compared by: the score, then the largest group (KZ-5.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    score: u32,
    group: u32,
}

/// Search asks for millions of outcomes: nothing is allocated without teams, and groups are followed only to part a tie.
pub(crate) fn outcome<B: Board>(position: &Position<B>) -> Outcome {
    // Without teams every seat is a team of its own.
    let sides = if position.teams == 0 { position.seats } else { position.teams };
    let scores = PerSeat::new(position.seats, |seat| position.score(seat));
    let sums = PerSeat::new(sides, |side| team_mates(position, side).map(|mate| scores[mate]).sum::<u32>());
    let tied = sums.iter().any(|(side, sum)| sums.values()[..side.index()].contains(sum));
    let standings = PerSeat::new(sides, |side| Standing {
        score: sums[side],
        group: if tied { team_mates(position, side).map(|mate| position.largest_group(mate).count()).sum() } else { 0 },
    });
    // KZ-5.5, KZ-6.2: members share their team's rank; teams are ranked like seats (1, 2, 2, 4).
    let ranks = rank(&standings);
    let team = |first: Seat| TeamScore { seats: team_mates(position, first).collect(), score: sums[first] as i32 };
    Outcome {
        ranks: PerSeat::new(position.seats, |seat| ranks[Seat(seat.0 % sides)]),
        scores: scores.each(|score| *score as i32),
        reason: reason(standings.values()).into(),
        teams: Seat::all(position.teams).map(team).collect(),
    }
}

/// KZ-6.1: team-mates sit alternately, so they share the seat number's rest by the number of teams.
fn team_mates<B: Board>(position: &Position<B>, seat: Seat) -> impl Iterator<Item = Seat> + use<B> {
    let (seats, teams) = (position.seats, position.teams);
    Seat::all(seats).filter(move |mate| if teams == 0 { *mate == seat } else { mate.0 % teams == seat.0 % teams })
}

/// KZ-5.5: what parts first from second.
fn reason(standings: &[Standing]) -> &'static str {
    let first = standings.iter().max();
    let level = |standing: &&Standing| first.is_some_and(|first| first.score == standing.score);
    if standings.iter().filter(|standing| Some(*standing) == first).count() > 1 {
        "shared"
    } else if standings.iter().filter(level).count() > 1 {
        "group"
    } else {
        "tiles"
    }
}
