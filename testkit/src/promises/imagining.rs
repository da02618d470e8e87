//! Promise 4: `imagine` deals worlds that fit the view, are playable, and differ where something is hidden.

use hustings_core::{CompleteGame, Luck, Viewer, playout};
use serde_json::Value;

use super::secrecy::imagine;
use super::{Promises, json, partial_viewers};

impl<G: CompleteGame> Promises<G> {
    pub fn imagined_worlds_fit_the_view(&self) {
        let mut differed = false;
        let mut moves = Vec::new();
        self.at_some_positions(|walk| {
            for viewer in Viewer::all(walk.start.seats()) {
                let view = G::view(walk.start, &walk.state, viewer);
                let text = json(&view);
                let back: Result<G::View, _> = serde_json::from_str(&text);
                walk.check(back.as_ref().is_ok_and(|back| *back == view && json(back) == text), || {
                    format!("the view of {viewer:?} reads back as {back:?} from {text}")
                });
                let mut luck = walk.luck_for(&format!("imagination of {viewer:?}"));
                let mut same_luck = luck.clone();
                let mut world = imagine(walk, &walk.state, viewer, &mut luck);
                let twin = imagine(walk, &walk.state, viewer, &mut same_luck);
                walk.check(world == twin && luck == same_luck, || {
                    format!("the same luck gives {viewer:?} another world the second time")
                });
                let seen = G::view(walk.start, &world, viewer);
                walk.check(seen == view, || {
                    format!("{viewer:?} could tell its imagined world from the real one:\n{text}\n{}", json(&seen))
                });
                let sure = viewer == Viewer::Everything || !G::INFO.hidden;
                walk.check(!sure || world == walk.state, || {
                    format!("nothing is hidden from {viewer:?}, yet it imagines another state")
                });
                differed |= world != walk.state;
                if let Some(holds) = &self.conserved {
                    holds(walk.start, &world);
                }
                // A search plays determinizations to the end.
                let longest = G::longest(walk.start);
                playout::<G>(&mut world, &mut luck, &mut moves, longest + 1);
                walk.check(G::outcome(&world).is_some(), || {
                    format!("a world imagined by {viewer:?} did not end within {longest} moves")
                });
            }
        });
        let name = G::INFO.name;
        assert!(differed == G::INFO.hidden, "{name}: something is hidden, yet every imagined world was the real one");
    }

    /// A view may come from outside and contain anything: `imagine` says what is wrong with it, or deals a world.
    pub fn bad_views_never_panic(&self) {
        self.at_some_positions(|walk| {
            for viewer in partial_viewers(walk.start.seats()) {
                let mut luck = walk.luck_for(&format!("bad views of {viewer:?}"));
                let view =
                    serde_json::to_value(G::view(walk.start, &walk.state, viewer)).expect("a view is plain data");
                for _ in 0..4 {
                    let mut bad = view.clone();
                    spoil(&mut bad, &mut luck);
                    let Ok(read) = serde_json::from_value::<G::View>(bad) else { continue };
                    let _ = G::imagine(walk.start, &read, &mut luck);
                }
            }
        });
    }
}

/// Changes one thing somewhere in the value.
fn spoil(value: &mut Value, luck: &mut Luck) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            let at = luck.below(items.len() as u32) as usize;
            match luck.below(6) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                _ => spoil(&mut items[at], luck),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = luck.below(fields.len() as u32) as usize;
            spoil(fields.values_mut().nth(at).expect("one of its fields"), luck);
        }
        Value::Number(_) => *value = Value::from(*luck.pick(&[0i64, 1, -1, 5, 6, 7, 100, 127, 128, 255, -128, 70_000])),
        Value::Bool(truth) => *truth = !*truth,
        Value::String(text) => *text = crate::garble::garble(text, luck),
        _ => *value = Value::from(luck.below(3)),
    }
}
