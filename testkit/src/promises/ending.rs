//! Promises 4 and 5: a copied state is independent, no component gets lost, and every game ends.

use hustings_core::{CompleteGame, Outcome, Seat, Viewer, columns};
use hustings_words::{self as words, Names};

use super::walk::{Walk, listed};
use super::{Promises, json};

impl<G: CompleteGame> Promises<G> {
    /// A copy does not change when the original is played on, nor the original when the copy is.
    pub fn clones_never_change(&self) {
        for mut walk in self.walks() {
            let mut copies = Vec::new();
            loop {
                let before = fingerprint(&walk, &walk.state);
                for (seat, moves) in walk.everything_listed() {
                    for mv in moves.iter().take(3) {
                        drop(walk.attempt(seat, mv));
                    }
                }
                walk.check(fingerprint(&walk, &walk.state) == before, || {
                    "a move on a copy changed the original".to_owned()
                });
                copies.push((walk.state.clone(), before));
                if !walk.step() {
                    break;
                }
            }
            for (number, (copy, before)) in copies.iter().enumerate() {
                walk.check(fingerprint(&walk, copy) == *before, || {
                    format!("a copy made after {number} moves changed when the game went on")
                });
            }
        }
    }

    /// Every game ends within its bound. It has an outcome exactly when no seat is pending, and then no moves are
    /// listed.
    /// happens.
    pub fn every_game_ends(&self) {
        self.at_every_position(|walk| {
            let outcome = G::outcome(&walk.state);
            let over = G::pending(&walk.state).is_empty();
            walk.check(outcome.is_some() == over, || {
                format!("the outcome is {outcome:?}, and the game waits for {:?}", G::pending(&walk.state))
            });
            let beyond = Seat::all(u8::MAX).skip(usize::from(walk.start.seats()));
            walk.check(beyond.take(8).all(|seat| !G::pending(&walk.state).contains(seat)), || {
                "the game waits for a seat that is not at the table".to_owned()
            });
            if let Some(outcome) = outcome {
                check_outcome(walk, &outcome);
                walk.check(walk.everything_listed().iter().all(|(_, moves)| moves.is_empty()), || {
                    "the game is over, and yet moves are listed".to_owned()
                });
            }
        });
    }

    /// The game's own invariant holds, from the setup to the end.
    pub fn components_are_conserved(&self) {
        let holds = self.conserved.as_ref().expect("say what is conserved with `conserving`");
        self.at_every_position(|walk| holds(walk.start, &walk.state));
    }

    /// Evaluations are between 0 and 1, and every spot of a sketch is inside it.
    pub fn evaluations_and_sketches_are_sound(&self) {
        self.at_some_positions(|walk| {
            for seat in Seat::all(walk.start.seats()) {
                let value = G::evaluate(&walk.state, seat);
                walk.check((0.0..=1.0).contains(&value), || format!("the position is worth {value} to seat {seat}"));
            }
            for viewer in Viewer::all(walk.start.seats()) {
                check_sketch(walk, viewer);
            }
        });
    }
}

/// Everything that can be known about a state, as text that shares no memory with it.
fn fingerprint<G: CompleteGame>(walk: &Walk<'_, G>, state: &G::State) -> String {
    format!("{state:?} {}", json(&G::view(walk.start, state, Viewer::Everything)))
}

fn check_outcome<G: CompleteGame>(walk: &Walk<'_, G>, outcome: &Outcome) {
    let Outcome { ranks, scores, reason, teams } = outcome;
    let seats = walk.start.seats();
    walk.check(ranks.seats() == seats && scores.seats() == seats, || format!("{outcome:?} leaves seats out"));
    let why = outcome.why();
    let is_worded = words::standard::<G>().say(&why, &Names::default()) != why.id;
    walk.check(is_worded, || format!("the reason `{reason}` has no sentence: `{}` is missing", why.id));
    // Competition ranks of the teams, if there are any, otherwise of the seats.
    let mut sides = ranks.values().to_vec();
    if !teams.is_empty() {
        let all: Vec<Seat> = teams.iter().flat_map(|team| team.seats.iter().copied()).collect();
        let each_once = teams.iter().all(|team| !team.seats.is_empty())
            && all.len() == usize::from(seats)
            && Seat::all(seats).all(|seat| all.contains(&seat));
        walk.check(each_once, || format!("not every seat is in one team: {teams:?}"));
        let united = teams.iter().all(|team| team.seats.iter().all(|seat| ranks[*seat] == ranks[team.seats[0]]));
        walk.check(united, || format!("a team's members do not share its rank: {outcome:?}"));
        sides = teams.iter().map(|team| ranks[team.seats[0]]).collect();
    }
    let better = |own: u8| sides.iter().filter(|other| **other < own).count();
    let sound = sides.iter().all(|own| usize::from(*own) == 1 + better(*own));
    walk.check(sound, || format!("these are no ranks: {outcome:?}"));
}

fn check_sketch<G: CompleteGame>(walk: &Walk<'_, G>, viewer: Viewer) {
    let moves = viewer.seat().map(|seat| listed::<G>(&walk.state, seat)).unwrap_or_default();
    let sketch = words::sketch(walk.start, &G::view(walk.start, &walk.state, viewer), &moves, &Names::default());
    let texts: Vec<String> = moves.iter().map(|mv| walk.written(mv)).collect();
    for spot in &sketch.spots {
        walk.check(texts.contains(&spot.mv), || format!("the drawing offers `{}`, which is not listed", spot.mv));
        let line = sketch.lines.get(usize::from(spot.line));
        let width = line.map_or(0, |line| line.iter().map(|span| columns(&span.text)).sum());
        walk.check(spot.width > 0 && usize::from(spot.column) + usize::from(spot.width) <= width, || {
            format!("the place of `{}` lies beside the drawing", spot.mv)
        });
    }
}
