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

pub(crate) fn outcome<B: Board>(position: &Position<B>) -> Outcome {
    let own = PerSeat::new(position.seats, |seat| Standing {
        score: position.score(seat),
        group: position.largest_group(seat).count(),
    });
    let together = PerSeat::new(position.seats, |seat| {
        let mates = team_mates(position, seat).map(|mate| own[mate]);
        mates.fold(Standing { score: 0, group: 0 }, |sum, mate| Standing {
            score: sum.score + mate.score,
            group: sum.group + mate.group,
        })
    });
    // Without teams every seat is a team of its own.
    let sides: Vec<Seat> = Seat::all(if position.teams == 0 { position.seats } else { position.teams }).collect();
    Outcome {
        ranks: team_ranks(position, &together, sides.len() as u8),
        scores: own.each(|standing| standing.score as i32),
        reason: reason(sides.iter().map(|seat| together[*seat])).into(),
        teams: if position.teams == 0 {
            Vec::new()
        } else {
            let team = |first: &Seat| TeamScore {
                seats: team_mates(position, *first).collect(),
                score: together[*first].score as i32,
            };
            sides.iter().map(team).collect()
        },
    }
}

/// KZ-6.1: team-mates sit alternately, so they share the seat number's rest by the number of teams.
fn team_mates<B: Board>(position: &Position<B>, seat: Seat) -> impl Iterator<Item = Seat> + use<B> {
    let (seats, teams) = (position.seats, position.teams);
    Seat::all(seats).filter(move |mate| if teams == 0 { *mate == seat } else { mate.0 % teams == seat.0 % teams })
}

/// KZ-5.5, KZ-6.2: members share their team's rank; teams are ranked like seats (1, 2, 2, 4).
fn team_ranks<B: Board>(position: &Position<B>, together: &PerSeat<Standing>, sides: u8) -> PerSeat<u8> {
    let by_side = rank(&PerSeat::new(sides, |side| together[side]));
    PerSeat::new(position.seats, |seat| by_side[Seat(seat.0 % sides)])
}

/// KZ-5.5: what parts first from second.
fn reason(standings: impl Iterator<Item = Standing>) -> &'static str {
    let mut standings: Vec<_> = standings.collect();
    standings.sort_unstable_by(|a, b| b.cmp(a));
    match (standings[0], standings[1]) {
        (first, second) if first == second => "shared",
        (first, second) if first.score == second.score => "group",
        _ => "tiles",
    }
}
