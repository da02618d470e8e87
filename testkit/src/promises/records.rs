//! Records: they replay to exactly the same state, and a changed one fails verification.

use hustings_core::{CompleteGame, Match, Record, Seat};

use super::walk::{Walk, listed};
use super::{Promises, json};

impl<G: CompleteGame> Promises<G> {
    pub fn records_replay(&self) {
        for mut walk in self.walks() {
            let mut game = open(&mut walk);
            let stop = walk.luck_for("stop").below(G::longest(walk.start).min(40)) as usize;
            loop {
                let over = !walk.step();
                if over || walk.moves.len() == stop {
                    check_replay(&walk, &game);
                }
                if over {
                    break;
                }
                let (seat, mv) = walk.moves.last().expect("a move was just made");
                let told = game.play(*seat, mv);
                let same = told.as_ref().ok().map(json) == Some(json(&walk.told));
                walk.check(same, || "a match reports other events than the bare rules".to_owned());
            }
        }
    }

    /// A changed move, seed, word, result or event in a record is detected.
    pub fn tampering_shows(&self) {
        for mut walk in self.walks() {
            let untouched = walk.seed.luck();
            let mut game = open(&mut walk);
            let mut alternatives: Vec<(usize, G::Move)> = Vec::new();
            loop {
                let before = walk.state.clone();
                if !walk.step() {
                    break;
                }
                let (seat, mv) = walk.moves.last().expect("a move was just made");
                let number = walk.moves.len() - 1;
                let others = listed::<G>(&before, *seat).into_iter().filter(|other| other != mv);
                alternatives.extend(others.map(|other| (number, other)));
                game.play(*seat, mv).expect("the walk has just made this move");
            }
            let truth = game.record();
            let mut luck = walk.luck_for("tampering");
            luck.shuffle(&mut alternatives);
            for (number, other) in alternatives.into_iter().take(10) {
                let text = walk.written(&other);
                let what = format!("move {} was changed to `{text}`", number + 1);
                found_out::<G>(&walk, &what, &truth, |record| record.moves[number].1 = text);
            }
            found_out::<G>(&walk, "the seed was changed", &truth, |record| record.seed = Some("another".to_owned()));
            found_out::<G>(&walk, "the last move was dropped", &truth, |record| drop(record.moves.pop()));
            found_out::<G>(&walk, "the first move was repeated at the end", &truth, |record| {
                record.moves.push(record.moves[0].clone());
            });
            found_out::<G>(&walk, "a score was changed", &truth, |record| {
                record.result.as_mut().expect("the game is over").scores[Seat(0)] += 1;
            });
            found_out::<G>(&walk, "the events' hash was changed", &truth, |record| {
                record.events.as_mut().expect("the game is over").replace_range(0..1, "x");
            });
            // Another word can by chance lead to the same rolls; ten cannot. In a game without luck words make no
            // difference.
            let passes = |number: u32| {
                let mut record = truth.clone();
                record.words[0] = format!("another word {number}");
                Match::<G>::verify(&record).is_ok()
            };
            walk.check(walk.luck == untouched || !(0..10).all(passes), || {
                "a player's word was changed, and the record still verifies".to_owned()
            });
        }
    }
}

/// The same game as a match with names and a commitment, so that its record carries them too.
fn open<G: CompleteGame>(walk: &mut Walk<'_, G>) -> Match<G> {
    let (mut game, told) = Match::new(walk.start.clone(), walk.seed.clone());
    walk.check(json(&told) == json(&walk.told), || "a match is set up with other events".to_owned());
    game.name_seats(Seat::all(walk.start.seats()).map(|seat| format!("Ann \"{seat}\" # Ö")).collect());
    game.commit();
    game
}

fn check_replay<G: CompleteGame>(walk: &Walk<'_, G>, game: &Match<G>) {
    // When the walk stops, the match is one move behind.
    let truth = game.record();
    let text = truth.to_string();
    let read: Record =
        text.parse().unwrap_or_else(|why| walk.fail(&format!("the record cannot be read: {why}\n{text}")));
    walk.check(read == truth && read.to_string() == text, || format!("the record reads back as another\n{text}"));
    let again =
        Match::<G>::replay(&read).unwrap_or_else(|why| walk.fail(&format!("the record does not replay: {why:?}")));
    walk.check(again.state() == game.state(), || "the record leads to another state".to_owned());
    walk.check(again.record() == truth, || "the replayed game writes another record".to_owned());
    let audit =
        Match::<G>::verify(&read).unwrap_or_else(|why| walk.fail(&format!("the record does not verify: {why:?}")));
    let over = G::pending(game.state()).is_empty();
    walk.check(audit.committed && audit.moves == truth.moves.len() && audit.witnessed == over, || {
        format!("the audit says {audit:?}")
    });
    let untold = Record { result: None, events: None, ..read };
    walk.check(Match::<G>::verify(&untold).is_ok(), || "without its result the record does not verify".to_owned());
}

fn found_out<G: CompleteGame>(walk: &Walk<'_, G>, what: &str, truth: &Record, tamper: impl FnOnce(&mut Record)) {
    let mut record = truth.clone();
    tamper(&mut record);
    walk.check(record != *truth && Match::<G>::verify(&record).is_err(), || {
        format!("{what}, and the record still verifies")
    });
}
