//! People who are at the table by way of other nodes, as those last said.

use std::collections::{BTreeSet, HashMap};

use hustings_core::SeatSet;

use super::Owner;
use super::connections::ConnectionId;
use crate::protocol::{Refused, Seq};
use crate::store::{Heard, Lease, NodeId, Word};

/// By node.
#[derive(Default)]
pub struct Elsewhere(HashMap<NodeId, There>);

#[derive(Default)]
struct There {
    /// The ids of each person who sits at the table.
    people: Vec<Vec<String>>,
    /// Those who do not look, by their own ids.
    away: Vec<String>,
    spectators: u32,
}

impl Elsewhere {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn has_user(&self, id: &String) -> bool {
        self.people().any(|ids| ids.contains(id))
    }

    fn is_looking(&self, id: &String) -> bool {
        let looks = |there: &There, ids: &Vec<String>| {
            ids.contains(id) && !ids.first().is_some_and(|own| there.away.contains(own))
        };
        self.0.values().any(|there| there.people.iter().any(|ids| looks(there, ids)))
    }

    pub fn spectators(&self) -> u32 {
        self.0.values().map(|there| there.spectators).sum()
    }

    fn people(&self) -> impl Iterator<Item = &Vec<String>> {
        self.0.values().flat_map(|there| &there.people)
    }

    /// Says who was there before.
    fn set(&mut self, node: NodeId, there: There) -> There {
        let nobody = there.people.is_empty() && there.spectators == 0;
        let before = if nobody { self.0.remove(&node) } else { self.0.insert(node, there) };
        before.unwrap_or_default()
    }
}

impl Owner {
    /// The seats of people who are here, on whatever node.
    pub(super) fn seats_here(&self) -> SeatSet {
        let elsewhere = self.elsewhere.people().flat_map(|ids| self.table.held_by(ids).iter());
        self.connections.seats_here().iter().chain(elsewhere).collect()
    }

    pub(super) fn is_here(&self, user: &String) -> bool {
        self.connections.has_user(user) || self.elsewhere.has_user(user)
    }

    /// Seated people who see the table, on whatever node.
    pub(super) fn people_looking(&self) -> BTreeSet<String> {
        let people = self.table.all_seats().filter_map(|seat| self.table.sitter(seat).user());
        people.filter(|user| self.connections.is_looking(user) || self.elsewhere.is_looking(user)).cloned().collect()
    }

    pub(super) fn set_looking(&mut self, id: ConnectionId, looking: bool) -> Result<Seq, Refused> {
        let looked = self.connections.get(id)?.is_looking();
        let connection = self.connections.set_looking(id, looking)?;
        let (user, held) = (connection.user().id().to_owned(), connection.held());
        if !held.is_empty() {
            if looked && !self.connections.is_looking(&user) {
                self.attendance.looked_away(&user, self.table.seq());
            }
            self.lists_are_behind();
            self.tell_presence(false);
        }
        Ok(self.table.seq())
    }

    /// Tells the other nodes who is here.
    pub(super) fn tell_presence(&mut self, asking: bool) {
        if !self.context.store().is_shared() {
            return;
        }
        let mut people: Vec<Vec<String>> = Vec::new();
        for connection in self.connections.iter().filter(|connection| !connection.held().is_empty()) {
            if !people.iter().any(|ids| ids.first() == connection.user().ids().first()) {
                people.push(connection.user().ids().to_vec());
            }
        }
        let own = people.iter().filter_map(|ids| ids.first());
        let away = own.filter(|own| !self.connections.is_looking(own)).cloned().collect();
        let here = (people, away, self.connections.spectators());
        if asking || self.told.as_ref() != Some(&here) {
            let (people, away, spectators) = here.clone();
            self.context.store().tell(Word::Here { table: self.no, people, away, spectators, asking });
            self.told = Some(here);
        }
    }

    /// Something that concerns this table was said.
    pub(super) async fn heard(&mut self, heard: Heard) {
        match heard {
            Heard::Word(from, Word::Here { people, away, spectators, asking, .. }) => {
                for ids in &people {
                    self.attendance.came(ids);
                }
                if self.is_resting() {
                    // Whoever runs the table gives back the time in which nobody watched.
                    self.wake_up().await;
                }
                let turned_away: Vec<String> =
                    away.iter().filter(|user| self.elsewhere.is_looking(user)).cloned().collect();
                for user in turned_away {
                    self.attendance.looked_away(&user, self.table.seq());
                }
                let before = self.elsewhere.set(from, There { people, away, spectators });
                self.left(before);
                self.lists_are_behind();
                if asking {
                    self.told = None;
                    self.tell_presence(false);
                }
                self.let_others_lead();
            }
            Heard::Word(_, Word::Wanted(_)) => self.let_others_lead(),
            Heard::Gone(nodes) => {
                for node in nodes {
                    let before = self.elsewhere.set(node, There::default());
                    self.left(before);
                }
            }
            Heard::Missed => {
                // Those who are still there say so again.
                let nodes: Vec<NodeId> = self.elsewhere.0.keys().cloned().collect();
                for node in nodes {
                    let before = self.elsewhere.set(node, There::default());
                    self.left(before);
                }
                self.tell_presence(true);
            }
            Heard::Word(..) | Heard::Inherited(_) => {}
        }
        self.show_presence();
    }

    /// These people were at the table by way of another node, and may have left.
    fn left(&mut self, before: There) {
        for ids in before.people {
            if !ids.iter().any(|id| self.is_here(id)) {
                let looked = !ids.first().is_some_and(|own| before.away.contains(own));
                self.attendance.left(&ids, looked.then(|| self.table.seq()), self.context.now());
            }
        }
    }

    /// A table is looked after where its people are. A node that has none of them lets another one have the lease.
    pub(super) fn let_others_lead(&mut self) {
        if self.connections.is_empty() && !self.elsewhere.is_empty() && self.lease.is_wanted() {
            self.lease = Lease::none();
            self.answers.pause();
        }
    }

    /// People are here again, or nobody else looks after the table: this node wants to look after the table, if no other does.
    pub(super) async fn want_lease(&mut self) {
        if self.context.store().is_shared() && !self.lease.is_wanted() {
            self.lease = self.context.store().lease(self.no);
            if self.lease.is_held() {
                self.lease_changed().await;
            }
        }
    }
}
