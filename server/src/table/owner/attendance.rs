//! When people who sit at the table were last here.

use std::collections::HashMap;

use crate::protocol::{Seq, UnixMs};
use crate::users::User;

pub struct Attendance {
    /// The newest entry that people had seen when they left.
    seen: HashMap<String, Seq>,
    /// Since when people have been gone, by each of their ids.
    gone: HashMap<String, UnixMs>,
    /// For people who have not been here since the table came into memory.
    loaded_at: UnixMs,
}

impl Attendance {
    pub fn new(seen: Vec<(String, Seq)>, loaded_at: UnixMs) -> Attendance {
        Attendance { seen: seen.into_iter().collect(), gone: HashMap::new(), loaded_at }
    }

    /// A person by all their ids, their own one first.
    pub fn came(&mut self, ids: &[String]) {
        self.gone.retain(|id, _| !ids.contains(id));
    }

    /// `seen` is none for those who did not look: what they had seen they had seen before.
    pub fn left(&mut self, ids: &[String], seen: Option<Seq>, now: UnixMs) {
        if let (Some(own), Some(seq)) = (ids.first(), seen) {
            self.seen.insert(own.clone(), seq);
        }
        self.gone.extend(ids.iter().map(|id| (id.clone(), now)));
    }

    /// They do not see the page any more, although they are still connected.
    pub fn looked_away(&mut self, user: &str, seq: Seq) {
        self.seen.insert(user.to_owned(), seq);
    }

    /// The newest entry that this person had seen when they left.
    pub fn seen(&self, user: &User) -> Option<Seq> {
        self.seen.get(user.id()).copied()
    }

    pub fn gone_since(&self, id: &str) -> UnixMs {
        self.gone.get(id).copied().unwrap_or(self.loaded_at)
    }

    pub fn all_seen(&self) -> Vec<(String, Seq)> {
        self.seen.iter().map(|(user, seq)| (user.clone(), *seq)).collect()
    }
}
