//! The nodes of a house: which of them looks after a table, and what they tell each other. No promise rests on it: the journal arbitrates,
//! and whatever is said here may be lost. A house in one file has one node, which looks after everything.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::Instant;

use super::{TableNo, lock};

/// A running server, by an id that no other has ever had.
pub type NodeId = Arc<str>;

pub trait Nodes: Send + Sync + 'static {
    /// Whether other nodes may work on the same house.
    fn is_shared(&self) -> bool {
        false
    }

    /// Asks for a table's lease, for as long as what it gives is kept.
    fn lease(&self, _table: TableNo) -> Lease {
        Lease::alone()
    }

    /// The node is about to stop: from now on leases are not given back one by one.
    fn prepare_to_leave(&self) {}

    /// Other nodes can have all leases. So they can when the store is closed.
    fn leave(&self) {}

    /// Tells all other nodes, soon.
    fn tell(&self, _word: Word) {}

    /// What other nodes say from now on.
    fn hear(&self) -> broadcast::Receiver<Heard> {
        broadcast::Sender::new(1).subscribe()
    }

    /// Whether this node has heard everything up to a second ago.
    fn hears(&self) -> bool {
        true
    }
}

/// What a node tells the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// Who is at a table on this node: the ids of each person who sits there, and how many others watch. `asking` for the same.
    Here {
        table: TableNo,
        people: Vec<Vec<String>>,
        /// Those of them who do not look at the page, by their own ids.
        #[serde(default)]
        away: Vec<String>,
        spectators: u32,
        asking: bool,
    },
    /// Sessions have ended: one by the hash of its secret, or all of a user.
    SessionEnded(Vec<u8>),
    SessionsEnded(String),
    /// A user was changed.
    UserChanged,
    /// Guests have become this user.
    Joined(String),
    /// What was used of limits that all nodes share: the limit, whose it is, how much.
    Spent(Vec<(String, String, u32)>),
    /// This node wants the leases of these tables.
    Wanted(Vec<TableNo>),
    /// The leases of these tables are free.
    Freed(Vec<TableNo>),
}

/// What reaches a node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    Word(NodeId, Word),
    /// These nodes have stopped, or have been silent for longer than a lease.
    Gone(Vec<NodeId>),
    /// Something may have been said that was not heard.
    Missed,
    /// This node has the leases of these tables now, since theirs has gone.
    Inherited(Vec<TableNo>),
}

/// How a node came by a lease.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// Nobody had it. Nobody else has run the house since this node started.
    First,
    /// From another node that let go of it, or nobody needed it.
    InOrder,
    /// Nobody has run the table since then, as far as is known.
    AfterGap(Instant),
}

/// When a node last said that it is alive, by its own clock, and how long that is good for.
#[derive(Debug)]
pub(super) struct Alive {
    said: Mutex<Option<Instant>>,
    good_for: Duration,
}

impl Alive {
    pub(super) fn new(good_for: Duration) -> Alive {
        Alive { said: Mutex::default(), good_for }
    }

    /// When it was last said.
    pub(super) fn said(&self) -> Option<Instant> {
        *lock(&self.said)
    }

    fn is_alive(&self) -> bool {
        self.said().is_some_and(|said| said.elapsed() <= self.good_for)
    }

    /// It was said again at this moment. False if that was too late: whoever asked meanwhile was told so.
    pub(super) fn say(&self, at: Instant) -> bool {
        let mut said = lock(&self.said);
        let in_time = said.is_none_or(|said| said.elapsed() <= self.good_for);
        *said = Some(at);
        in_time
    }
}

/// A table's lease, or the wish for it. Whoever has it runs the table's clocks, bots and orders.
#[derive(Debug)]
pub struct Lease {
    taken: watch::Receiver<Option<Taken>>,
    /// What was taken runs out with it.
    alive: Option<Arc<Alive>>,
    /// Told when it is no longer needed.
    ended: Option<(TableNo, mpsc::UnboundedSender<TableNo>)>,
}

impl Lease {
    /// There are no other nodes.
    pub fn alone() -> Lease {
        Lease { taken: watch::Sender::new(Some(Taken::First)).subscribe(), alive: None, ended: None }
    }

    /// This node does not want it.
    pub fn none() -> Lease {
        Lease { taken: watch::Sender::new(None).subscribe(), alive: None, ended: None }
    }

    pub(super) fn new(
        table: TableNo,
        taken: watch::Receiver<Option<Taken>>,
        alive: Arc<Alive>,
        ended: mpsc::UnboundedSender<TableNo>,
    ) -> Lease {
        Lease { taken, alive: Some(alive), ended: Some((table, ended)) }
    }

    /// A node that wakes up after a pause knows at once that it holds nothing, although nobody has told it yet.
    pub fn is_held(&self) -> bool {
        self.taken.borrow().is_some() && self.alive.as_ref().is_none_or(|alive| alive.is_alive())
    }

    pub fn is_wanted(&self) -> bool {
        self.ended.is_some()
    }

    /// How it was taken, if it is held.
    pub fn taken(&mut self) -> Option<Taken> {
        *self.taken.borrow_and_update()
    }

    /// Waits until it is taken or lost.
    pub async fn changed(&mut self) {
        if self.taken.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let Some((table, ended)) = self.ended.take() else { return };
        // Nobody else has this one's receiver, and those that are left are counted.
        self.taken = watch::Sender::new(None).subscribe();
        let _ = ended.send(table);
    }
}
