//! The nodes of a house: which of them looks after a table, and what they tell each other. No promise rests on it: the journal arbitrates,
//! and whatever is said here may be lost. A house in one file has one node, which looks after everything.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc, watch};

use super::TableNo;

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
        spectators: u32,
        asking: bool,
    },
    /// Sessions have ended: one by the hash of its secret, or all of a user.
    SessionEnded(Vec<u8>),
    SessionsEnded(String),
    /// A user was changed.
    UserChanged,
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
    /// Nobody ran the table for a while.
    AfterGap,
}

/// A table's lease, or the wish for it. Whoever has it runs the table's clocks, bots and orders.
#[derive(Debug)]
pub struct Lease {
    taken: watch::Receiver<Option<Taken>>,
    /// Told when it is no longer needed.
    ended: Option<(TableNo, mpsc::UnboundedSender<TableNo>)>,
}

impl Lease {
    /// There are no other nodes.
    pub fn alone() -> Lease {
        Lease { taken: watch::Sender::new(Some(Taken::First)).subscribe(), ended: None }
    }

    /// This node does not want it.
    pub fn none() -> Lease {
        Lease { taken: watch::Sender::new(None).subscribe(), ended: None }
    }

    pub(super) fn new(
        table: TableNo,
        taken: watch::Receiver<Option<Taken>>,
        ended: mpsc::UnboundedSender<TableNo>,
    ) -> Lease {
        Lease { taken, ended: Some((table, ended)) }
    }

    pub fn is_held(&self) -> bool {
        self.taken.borrow().is_some()
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
