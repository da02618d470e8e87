//! Differences between views: a viewer who has the last view and gets the change has exactly the next view.

use hustings_core::{Changes, CompleteGame, Viewer, apply};
use serde_json::Value;

use super::{Promises, partial_viewers};

impl<G: CompleteGame> Promises<G> {
    /// Checks the change from every position to the next, for every viewer.
    pub fn differences_lead_to_the_next_view(&self) {
        for mut walk in self.walks() {
            let viewers: Vec<Viewer> = partial_viewers(walk.start.seats()).collect();
            let first = |viewer: &Viewer| G::view(walk.start, &walk.state, *viewer);
            let mut held: Vec<G::View> = viewers.iter().map(first).collect();
            while walk.step() {
                for (viewer, before) in viewers.iter().zip(&mut held) {
                    let after = G::view(walk.start, &walk.state, *viewer);
                    let (old, new) = (text(before), text(&after));
                    let change = before.change_to(&after);
                    // What others cannot see a difference in may stay secret, so being alike is exact.
                    walk.check(change.is_none() == (old == new), || format!("{change:?} from {old} to {new}"));
                    let change = change.unwrap_or_else(|| "{}".to_owned());
                    let led = apply(read(&old), &read(&change));
                    walk.check(led.as_ref() == Some(&read(&new)), || {
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

fn text(view: &impl serde::Serialize) -> String {
    serde_json::to_string(view).expect("a view is plain data")
}
