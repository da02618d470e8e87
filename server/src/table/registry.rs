//! The tables in memory, and the way to reach one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use hustings_catalog::Catalog;
use tokio::sync::mpsc;

use super::owner::{self, Message};
use crate::bots::Bots;
use crate::config::Config;
use crate::journal::{Journal, Sqlite, TableNo, lock};
use crate::metrics::Metrics;
use crate::protocol::UnixMs;
use crate::time::Time;
use crate::users::Recent;

/// How many messages may wait for one owner; who sends more waits.
const MAILBOX: usize = 64;

/// What everybody on the server shares.
pub struct Context {
    pub config: Config,
    pub catalog: Catalog,
    pub store: Arc<Sqlite>,
    pub bots: Bots,
    pub time: Time,
    pub metrics: Arc<Metrics>,
    pub tables: Arc<Tables>,
    pub recent: Recent,
    /// When this server came up.
    pub boot_at: UnixMs,
}

impl Context {
    pub fn store_journal(&self) -> &dyn Journal {
        &*self.store
    }
}

#[derive(Default)]
pub struct Tables {
    loaded: Mutex<Loaded>,
}

#[derive(Default)]
struct Loaded {
    owners: HashMap<TableNo, mpsc::Sender<Message>>,
    closed: bool,
}

impl Tables {
    /// The way to a table's owner, which is started if there is none.
    pub fn reach(&self, context: &Arc<Context>, no: TableNo) -> Option<mpsc::Sender<Message>> {
        let mut loaded = lock(&self.loaded);
        if loaded.closed {
            return None;
        }
        // One whose owner broke down is read anew from its journal.
        if let Some(sender) = loaded.owners.get(&no).filter(|sender| !sender.is_closed()) {
            return Some(sender.clone());
        }
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        tokio::spawn(owner::run(no, Arc::clone(context), mailbox));
        loaded.owners.insert(no, sender.clone());
        Some(sender)
    }

    /// Loads a table that may have something to do by itself.
    pub async fn wake(&self, context: &Arc<Context>, no: TableNo) {
        if let Some(sender) = self.reach(context, no) {
            let _ = sender.send(Message::Wake).await;
        }
    }

    /// A message from a thread of its own; lost if the table has left memory, since then nobody waits for it.
    pub fn tell(&self, no: TableNo, message: Message) {
        let sender = lock(&self.loaded).owners.get(&no).cloned();
        if let Some(sender) = sender {
            let _ = sender.blocking_send(message);
        }
    }

    pub fn forget(&self, no: TableNo) {
        lock(&self.loaded).owners.remove(&no);
    }

    /// Lets an owner go, unless somebody has just written to it.
    pub fn release(&self, no: TableNo, mailbox: &mpsc::Receiver<Message>) -> bool {
        let mut loaded = lock(&self.loaded);
        if !mailbox.is_empty() {
            return false;
        }
        loaded.owners.remove(&no);
        true
    }

    pub fn in_memory(&self) -> usize {
        lock(&self.loaded).owners.len()
    }

    /// Tells all owners to say goodbye; none is started any more.
    pub async fn close(&self) {
        let owners: Vec<_> = {
            let mut loaded = lock(&self.loaded);
            loaded.closed = true;
            loaded.owners.drain().map(|(_, sender)| sender).collect()
        };
        for owner in &owners {
            let _ = owner.send(Message::Close).await;
        }
        for owner in owners {
            owner.closed().await;
        }
    }
}
