//! Promise 2: the same seed and the same moves give the same bytes, in whatever order the work is done.

use hustings_core::{CompleteGame, Luck, Silent, Start, Viewer};
use rayon::prelude::*;

use super::walk::{Walk, as_told};
use super::{Promises, json};

impl<G: CompleteGame> Promises<G> {
    /// Events and views of two runs agree byte for byte, and playing without a log leads to the same game.
    pub fn the_same_seed_gives_the_same_bytes(&self) {
        for (mut one, mut other) in self.walks().zip(self.walks()) {
            let mut silent = silent_setup(&one);
            loop {
                one.check(bytes(&one) == bytes(&other), || "a second run told or showed something else".to_owned());
                one.check(one.state == other.state, || "a second run led to another state".to_owned());
                one.check(silent.0 == one.state && silent.1 == one.luck, || {
                    "with nobody listening to events the game goes another way".to_owned()
                });
                if !one.step() {
                    break;
                }
                other.step();
                one.check(one.moves == other.moves, || "a second run listed other moves".to_owned());
                let (seat, mv) = one.moves.last().expect("a move was just made");
                let quiet = G::play(&mut silent.0, *seat, mv, &mut silent.1, &mut Silent);
                one.check(quiet.is_ok(), || "with nobody listening to events a move is refused".to_owned());
            }
        }
    }

    pub fn parallel_games_equal_serial_ones(&self) {
        let tables: Vec<_> = self.tables.iter().flat_map(|start| (0..self.games).map(move |n| (start, n))).collect();
        let whole_game = |(start, number): &(&Start<G>, u32)| {
            let mut walk = Walk::<G>::new(start, *number);
            let mut told = bytes(&walk);
            while walk.step() {
                told.extend(as_told(&walk.told, Viewer::Everything));
            }
            (told, walk.record().to_string(), json(&G::outcome(&walk.state)))
        };
        let serial: Vec<_> = tables.iter().map(whole_game).collect();
        let parallel: Vec<_> = tables.par_iter().map(whole_game).collect();
        assert!(serial == parallel, "{}: games played in parallel went another way", G::INFO.name);
    }
}

fn silent_setup<G: CompleteGame>(walk: &Walk<'_, G>) -> (G::State, Luck) {
    let mut luck = walk.seed.luck();
    (G::setup(walk.start, &mut luck, &mut Silent), luck)
}

/// Everything that leaves the engine at this position, for every viewer.
fn bytes<G: CompleteGame>(walk: &Walk<'_, G>) -> Vec<String> {
    let mut all = Vec::new();
    for viewer in Viewer::all(walk.start.seats()) {
        all.push(json(&G::view(walk.start, &walk.state, viewer)));
        all.extend(as_told(&walk.told, viewer));
    }
    all
}
