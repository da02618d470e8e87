//! Promise 1: whatever is listed is accepted, whatever is not is refused, and a refusal changes nothing.

use std::collections::{BTreeSet, HashSet};

use hustings_core::{Event as _, Game, Obeyed, Refusal as _, Rule, Seat};

use super::walk::{Attempt, Walk, listed};
use super::{Promises, json};
use crate::citations;
use crate::garble::garble;

/// How many wrong moves each seat tries at each position.
const WRONG_TRIES: usize = 24;

impl<G: Game> Promises<G> {
    pub fn legal_is_accepted_and_all_else_refused(&self) {
        let pool = self.pool();
        self.at_some_positions(|walk| {
            for (seat, moves) in walk.everything_listed() {
                check_list(walk, seat, &moves);
                check_orders(walk, seat, &moves);
                for mv in &moves {
                    let attempt = walk.attempt(seat, mv);
                    walk.check(attempt.result.is_ok(), || {
                        let why = attempt.result.as_ref().err().map(ToString::to_string).unwrap_or_default();
                        format!("`{}` is listed for seat {seat} and refused: {why}", walk.written(mv))
                    });
                }
                self.check_others(walk, seat, &moves, &pool);
            }
        });
    }

    /// Moves of other seats, positions, tables and games, and texts that are almost moves.
    fn check_others(&self, walk: &Walk<'_, G>, seat: Seat, moves: &[G::Move], pool: &[G::Move]) {
        let mut luck = walk.luck_for(&format!("wrong tries of {seat}"));
        let legal: HashSet<&G::Move> = moves.iter().collect();
        let elsewhere = Seat::all(walk.start.seats()).flat_map(|other| listed::<G>(&walk.state, other));
        let mut tries: Vec<G::Move> = elsewhere.collect();
        luck.shuffle(&mut tries);
        tries.truncate(WRONG_TRIES);
        for _ in 0..WRONG_TRIES {
            if pool.is_empty() {
                break;
            }
            let mv = luck.pick(pool);
            tries.push(mv.clone());
            tries.extend(G::read_move(walk.start, &garble(&walk.written(mv), &mut luck)).ok());
        }
        for mv in tries.iter().filter(|mv| !legal.contains(mv)) {
            let Attempt { state, luck, told, result } = walk.attempt(seat, mv);
            if result.is_ok() {
                // Free text attached to a listed move is not listed.
                let bare = (self.without_text)(mv);
                walk.check(bare != *mv && legal.contains(&bare), || {
                    format!("`{}` is not listed for seat {seat} and accepted", walk.written(mv))
                });
                continue;
            }
            let what = || format!("refusing `{}` to seat {seat} changed", walk.written(mv));
            walk.check(state == walk.state, || format!("{} the state", what()));
            walk.check(luck == walk.luck, || format!("{} the luck", what()));
            walk.check(told.is_empty(), || format!("{} the log", what()));
        }
    }

    /// Every refusal and every event cites a rule that stands on the game's RULES page, and says something.
    pub fn refusals_and_events_name_their_rule(&self) {
        let page: BTreeSet<String> = citations::rule_numbers(G::INFO.rules).into_iter().collect();
        let stands = |rule: Rule| page.contains(rule.0);
        let pool = self.pool();
        self.at_some_positions(|walk| {
            for event in &walk.told {
                let rule = event.rule();
                walk.check(stands(rule), || format!("{} cites {rule}, which is not on the RULES page", json(event)));
                walk.check(!event.to_string().is_empty(), || format!("{} says nothing", json(event)));
            }
            let mut luck = walk.luck_for("refusals");
            for seat in Seat::all(walk.start.seats()) {
                let mut refusals = Vec::new();
                for _ in 0..4 {
                    let mv = luck.pick(&pool);
                    refusals.extend(walk.attempt(seat, mv).result.err());
                    refusals.extend(G::read_move(walk.start, &garble(&walk.written(mv), &mut luck)).err());
                }
                for why in refusals {
                    walk.check(stands(why.rule()), || {
                        format!("the refusal `{why}` cites {}, which is not on the RULES page", why.rule())
                    });
                    walk.check(!why.to_string().is_empty(), || format!("the refusal by {} says nothing", why.rule()));
                }
            }
        });
    }
}

/// A standing order answers where its seat is asked, with a move it could have made itself, and has run out at the end.
fn check_orders<G: Game>(walk: &Walk<'_, G>, seat: Seat, moves: &[G::Move]) {
    for order in G::INFO.orders {
        let obeyed = G::obey(&walk.state, seat, order.name);
        let pending = G::pending(&walk.state);
        let sound = match &obeyed {
            Obeyed::Plays(mv) => pending.contains(seat) && moves.contains(mv),
            Obeyed::Waits => !pending.is_empty(),
            Obeyed::Done => true,
        };
        walk.check(sound, || format!("seat {seat}'s standing order `{}` answers {obeyed:?}", order.name));
    }
}

/// No move twice, always in the same order, and appended to what is there.
fn check_list<G: Game>(walk: &Walk<'_, G>, seat: Seat, moves: &[G::Move]) {
    let different: HashSet<&G::Move> = moves.iter().collect();
    walk.check(different.len() == moves.len(), || format!("a move is listed twice for seat {seat}"));
    let mut again = moves.to_vec();
    G::legal_moves(&walk.state.clone(), seat, &mut again);
    walk.check(again[..moves.len()] == *moves, || format!("listing moves for seat {seat} touched what was there"));
    walk.check(again[moves.len()..] == *moves, || format!("the moves of seat {seat} are listed in another order"));
}
