//! What learning agents rely on: every listed move has exactly one number, and an observation follows from the view
//! alone.

use std::collections::HashMap;

use hustings_core::{CompleteGame, Seat, Start, Viewer};

use super::Promises;

/// Observations stay within plus or minus this.
const MOST: f32 = 4.0;

impl<G: CompleteGame> Promises<G> {
    /// Every move that is ever listed has exactly one number.
    pub fn every_move_has_its_number(&self) {
        let mut numbers: HashMap<String, HashMap<G::Move, usize>> = HashMap::new();
        self.at_every_position(|walk| {
            let known = numbers.entry(table::<G>(walk.start)).or_insert_with(|| numbered::<G>(walk.start));
            for (seat, moves) in walk.everything_listed() {
                for mv in &moves {
                    walk.check(known.contains_key(mv), || {
                        format!("`{}` is listed for seat {seat} and has no number", walk.written(mv))
                    });
                }
            }
        });
    }

    /// An observation always has the same length and bounded values, and it follows from the view: made in an imagined
    /// world, it is the same.
    pub fn observations_are_views(&self) {
        self.at_some_positions(|walk| {
            for seat in Seat::all(walk.start.seats()) {
                let view = G::view(walk.start, &walk.state, Viewer::Seat(seat));
                let seen = observed::<G>(walk.start, &view, seat);
                walk.check(seen.iter().all(|value| value.is_finite() && value.abs() <= MOST), || {
                    format!("seat {seat} observes a number beyond {MOST}")
                });
                let world = G::imagine(walk.start, &view, &mut walk.luck_for("observation"));
                let world =
                    world.unwrap_or_else(|why| walk.fail(&format!("seat {seat} cannot imagine its view: {why}")));
                let again = observed::<G>(walk.start, &G::view(walk.start, &world, Viewer::Seat(seat)), seat);
                walk.check(seen == again, || format!("seat {seat} observes something that it cannot see"));
            }
        });
    }
}

fn table<G: CompleteGame>(start: &Start<G>) -> String {
    format!("{} seats, {:?}", start.seats(), start.options())
}

fn numbered<G: CompleteGame>(start: &Start<G>) -> HashMap<G::Move, usize> {
    let mut all = Vec::new();
    G::all_moves(start, &mut all);
    let mut texts = std::collections::HashSet::new();
    for mv in &all {
        let text = G::write_move(start, mv);
        assert!(G::read_move(start, &text).as_ref() == Ok(mv), "{mv:?} is numbered and does not read back");
        assert!(texts.insert(text.clone()), "{}: `{text}` has two numbers", table::<G>(start));
    }
    all.into_iter().enumerate().map(|(number, mv)| (mv, number)).collect()
}

fn observed<G: CompleteGame>(start: &Start<G>, view: &G::View, seat: Seat) -> Vec<f32> {
    let mut out = vec![0.0; G::features(start)];
    G::observe(start, view, seat, &mut out);
    out
}
