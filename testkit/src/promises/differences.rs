//! Differences between views: a viewer who has the last view and gets the change has exactly the next view.

use hustings_core::{CompleteGame, Outlined, Viewer, apply, difference};
use serde_json::Value;

use super::{Promises, partial_viewers};

impl<G: CompleteGame> Promises<G> {
    /// Checks the change from every position to the next, for every viewer.
    pub fn differences_lead_to_the_next_view(&self) {
        for mut walk in self.walks() {
            let viewers: Vec<Viewer> = partial_viewers(walk.start.seats()).collect();
            let first = |viewer: &Viewer| outlined(&G::view(walk.start, &walk.state, *viewer));
            let mut held: Vec<Outlined> = viewers.iter().map(first).collect();
            while walk.step() {
                for (viewer, before) in viewers.iter().zip(&mut held) {
                    let after = outlined(&G::view(walk.start, &walk.state, *viewer));
                    let (old, new) = (before.text(), after.text());
                    let change = difference(old, new);
                    walk.check(before.change_to(&after) == change, || {
                        format!("with outlines the change from {old} to {new} is not {change}")
                    });
                    let led = apply(read(old), &read(&change));
                    walk.check(led.as_ref() == Some(&read(new)), || {
                        format!("{viewer:?} was sent {change} and has {led:?}, not {new}")
                    });
                    walk.check(change.len() <= new.len() + 2, || {
                        format!("the change for {viewer:?} is longer than what it saves: {change}, {new}")
                    });
                    *before = after;
                }
            }
        }
    }
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("views and changes are JSON")
}

fn outlined(view: &impl serde::Serialize) -> Outlined {
    Outlined::new(view).expect("a view is plain data")
}
