//! What lists show of a table.

use std::collections::{BTreeMap, BTreeSet};

use hustings_core::{Seat, Viewer};

use super::state::{Moment, Table};
use crate::protocol::{EndingSummary, Phase, SeatInfo, Seq, TableSummary, UnixMs};
use crate::store::{Due, Holder, Occasion, Projection, Try};
use crate::time::HOUR;

/// People who have less time than this for a turn are not reminded of it.
const LONG_TURN: i64 = 3 * HOUR;

/// What is not known to the table itself.
pub struct Around {
    pub seats: Vec<SeatInfo>,
    /// How far seated people had followed when they left.
    pub seen: Vec<(String, Seq)>,
    /// Seated people who are looking at the table.
    pub here: BTreeSet<String>,
    /// How long people have to come back before they are told, in milliseconds.
    pub grace: i64,
}

pub fn projection(table: &Table, around: Around) -> Projection {
    let (due, idle) = notices(table, &around);
    let Around { seats, seen, here, .. } = around;
    let created = table.created();
    let asked = |seat: Seat| table.pending().contains(seat);
    let holders = table.all_seats().map(|seat| {
        let sitter = table.sitter(seat);
        let asked = asked(seat) && !sitter.by_bot();
        Holder { user: sitter.user().cloned(), asked, deadline: table.clocks().deadline_of(seat).filter(|_| asked) }
    });
    let by_itself = |seat: Seat| asked(seat) && (table.sitter(seat).by_bot() || table.ordered(seat).is_some());
    let goes_on = table.clocks().is_running() || table.all_seats().any(by_itself);
    Projection {
        seq: table.seq(),
        phase: table.phase(),
        // A table of bots alone rests until somebody comes.
        waiting: goes_on && table.has_people(),
        changed_at: table.log().public_at(),
        holders: holders.collect(),
        seen,
        due,
        here: here.into_iter().collect(),
        idle,
        daily: created.daily.map(|day| Try { game: created.game.clone(), day, user: created.host.clone() }),
        summary: TableSummary {
            table: created.id.clone(),
            game: created.game.clone(),
            phase: table.phase(),
            public: created.public,
            seats,
            clock: created.clock,
            played: table.played(Viewer::Spectator),
            created_at: table.created_at(),
            changed_at: table.log().public_at(),
            mine: Vec::new(),
            my_turn: false,
            deadline: None,
            ending: table.ending().map(|ending| EndingSummary {
                how: ending.how,
                ranks: ending.ranks.clone(),
                scores: ending.outcome.as_ref().map(|outcome| outcome.scores.values().to_vec()),
            }),
        },
    }
}

/// What people who are not here are to be told, and whose turn it is not.
fn notices(table: &Table, around: &Around) -> (Vec<Due>, Vec<String>) {
    // A person may hold several seats: the first one that waits is what counts.
    let mut turns: BTreeMap<&String, Option<(Moment, Option<UnixMs>)>> = BTreeMap::new();
    for seat in table.all_seats() {
        let sitter = table.sitter(seat);
        let Some(user) = sitter.user() else { continue };
        let asked = table.phase() == Phase::Playing && !sitter.by_bot() && table.ordered(seat).is_none();
        let turn = table.turns().of(seat).filter(|_| asked).map(|since| (since, table.clocks().deadline_of(seat)));
        let first = turns.entry(user).or_default();
        *first = [*first, turn].into_iter().flatten().min_by_key(|(since, _)| since.seq);
    }
    let game = match table.phase() {
        Phase::Playing => table.turns().started().map(|moment| (Occasion::Started, moment)),
        Phase::Over => table.turns().ended().map(|moment| (Occasion::Over, moment)),
        _ => None,
    };
    // People around one device need not be told.
    let around_one_device = turns.len() == 1 && table.seats().iter().all(|sitter| sitter.user().is_some());
    let (mut due, mut idle) = (Vec::new(), Vec::new());
    for (user, turn) in turns {
        if around_one_device || around.here.contains(user) {
            continue;
        }
        let mut add = |occasion, moment: Moment, due_at| {
            due.push(Due { user: user.clone(), occasion, since: moment.seq, at: moment.at, due_at });
        };
        if let Some((occasion, moment)) = game {
            add(occasion, moment, moment.at + around.grace);
        }
        match turn {
            Some((since, deadline)) => {
                add(Occasion::Turn, since, since.at + around.grace);
                if let Some(deadline) = deadline.filter(|deadline| deadline - since.at >= LONG_TURN) {
                    add(Occasion::Half, since, since.at + (deadline - since.at) / 2);
                    add(Occasion::Hour, since, deadline - HOUR);
                }
            }
            None => idle.push(user.clone()),
        }
    }
    (due, idle)
}
