//! Promise 1: every listed move is accepted, every other is refused, and a refusal changes nothing.

use std::collections::{BTreeSet, HashSet};

use hustings_core::{CompleteGame, Event as _, Message, OrderAnswer, Refusal as _, Rule, RulesPage, Seat};
use hustings_words::{self as words, Names, Wording};

use super::walk::{Attempt, Walk, listed};
use super::{Promises, json};
use crate::garble::garble;
use crate::wording::misworded;

/// How many wrong moves are tried for each seat at each position.
const WRONG_TRIES: usize = 24;

impl<G: CompleteGame> Promises<G> {
    pub fn legal_is_accepted_and_all_else_refused(&self) {
        let pool = self.pool();
        self.at_some_positions(|walk| {
            for (seat, moves) in walk.everything_listed() {
                check_list(walk, seat, &moves);
                check_orders(walk, seat, &moves);
                for mv in &moves {
                    let attempt = walk.attempt(seat, mv);
                    walk.check(attempt.result.is_ok(), || {
                        let why = attempt.result.as_ref().err();
                        format!("`{}` is listed for seat {seat} and refused: {why:?}", walk.written(mv))
                    });
                }
                self.check_others(walk, seat, &moves, &pool);
            }
        });
    }

    /// Tries moves of other seats, positions, tables and games, and texts that are almost moves.
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
                let bare = G::as_listed(mv);
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

    /// Every refusal and every event cites a rule that stands on the game's RULES page, and says something. So does what explains a move.
    pub fn refusals_and_events_name_their_rule(&self) {
        let page: BTreeSet<String> = RulesPage::parse(G::INFO.rules).numbers().map(str::to_owned).collect();
        let stands = |rule: Rule| page.contains(rule.0);
        let pool = self.pool();
        self.at_some_positions(|walk| {
            for event in &walk.told {
                let rule = event.rule();
                walk.check(stands(rule), || format!("{} cites {rule}, which is not on the RULES page", json(event)));
                check_message(walk, &event.message(), Seat::all(walk.start.seats()));
            }
            let mut luck = walk.luck_for("refusals");
            for (seat, moves) in walk.everything_listed().into_iter().filter(|(_, moves)| !moves.is_empty()) {
                for message in G::explain(walk.start, luck.pick(&moves)) {
                    check_wording(walk, words::moves_of(walk.start), &message, [seat]);
                }
            }
            for seat in Seat::all(walk.start.seats()) {
                let mut refusals = Vec::new();
                for _ in 0..4 {
                    let mv = luck.pick(&pool);
                    refusals.extend(walk.attempt(seat, mv).result.err());
                    refusals.extend(G::read_move(walk.start, &garble(&walk.written(mv), &mut luck)).err());
                }
                for why in refusals {
                    walk.check(stands(why.rule()), || {
                        format!("the refusal {why:?} cites {}, which is not on the RULES page", why.rule())
                    });
                    check_message(walk, &why.message(), [seat]);
                }
            }
        });
    }
}

/// A standing order answers only when its seat is asked, with a legal move, and has expired by the end of the game.
fn check_orders<G: CompleteGame>(walk: &Walk<'_, G>, seat: Seat, moves: &[G::Move]) {
    for order in G::INFO.orders {
        let obeyed = G::follow(&walk.state, seat, order.name);
        let pending = G::pending(&walk.state);
        let sound = match &obeyed {
            OrderAnswer::Plays(mv) => pending.contains(seat) && moves.contains(mv),
            OrderAnswer::Waits => !pending.is_empty(),
            OrderAnswer::Expired => true,
        };
        walk.check(sound, || format!("seat {seat}'s standing order `{}` answers {obeyed:?}", order.name));
    }
}

/// No move is listed twice, the order is stable, and the moves are appended to the buffer.
fn check_list<G: CompleteGame>(walk: &Walk<'_, G>, seat: Seat, moves: &[G::Move]) {
    let different: HashSet<&G::Move> = moves.iter().collect();
    walk.check(different.len() == moves.len(), || format!("a move is listed twice for seat {seat}"));
    let mut again = moves.to_vec();
    G::legal_moves(&walk.state.clone(), seat, &mut again);
    walk.check(again[..moves.len()] == *moves, || format!("listing moves for seat {seat} touched what was there"));
    walk.check(again[moves.len()..] == *moves, || format!("the moves of seat {seat} are listed in another order"));
}

/// The message has a sentence, the sentence gets all its facts, and it is good English for each of the `readers`, who
/// are addressed as "you".
fn check_message<G: CompleteGame>(walk: &Walk<'_, G>, message: &Message, readers: impl IntoIterator<Item = Seat>) {
    check_wording(walk, words::of(walk.start), message, readers);
}

fn check_wording<G: CompleteGame>(
    walk: &Walk<'_, G>,
    wording: &Wording,
    message: &Message,
    readers: impl IntoIterator<Item = Seat>,
) {
    for you in readers.into_iter().map(Some).chain([None]) {
        let names = Names { you, ..Names::numbered(walk.start.seats()) };
        let wrong = misworded(wording, message, &names);
        walk.check(wrong.is_none(), || format!("{message:?} is worded for {you:?}: {}", wrong.unwrap_or_default()));
    }
}
