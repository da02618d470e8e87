//! The tables in memory, and the way to reach one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hustings_catalog::Catalog;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::AbortHandle;

use super::owner::{self, Message};
use crate::bots::Bots;
use crate::chance::Chance;
use crate::config::Config;
use crate::errands::Errands;
use crate::lab::Laboratory;
use crate::metrics::Metrics;
use crate::notices::Sender;
use crate::protocol::UnixMs;
use crate::store::{Heard, Lease, Store, TableNo, lock};
use crate::time::Time;
use crate::turns::{Most, Payer};
use crate::users::Recent;

/// How many messages may wait for one owner; senders of more wait.
const MAILBOX: usize = 64;

/// What everybody on the server shares.
pub struct Context {
    config: Config,
    catalog: Catalog,
    store: Arc<dyn Store>,
    bots: Bots,
    time: Time,
    chance: Chance,
    metrics: Arc<Metrics>,
    tables: Arc<Tables>,
    recent: Recent,
    laboratory: Arc<Laboratory>,
    sender: Sender,
    boot_at: UnixMs,
    /// One permit for each piece of work that may be done at a time away from the async threads.
    workers: Arc<Semaphore>,
    /// The same for people's requests other than moves.
    errands: Arc<Errands>,
}

/// Work that was done away from the async threads has panicked; the panic is in the log.
#[derive(Debug, thiserror::Error)]
#[error("the work broke down")]
pub struct Aborted;

/// What does a server's work.
pub struct Services {
    pub store: Arc<dyn Store>,
    pub bots: Bots,
    pub sender: Sender,
    pub metrics: Arc<Metrics>,
}

impl Context {
    pub fn new(config: Config, catalog: Catalog, services: Services, time: Time, chance: Chance) -> Context {
        let Services { store, bots, sender, metrics } = services;
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Context {
            boot_at: time.now(),
            config,
            catalog,
            store,
            bots,
            time,
            chance,
            metrics,
            tables: Arc::default(),
            recent: Recent::default(),
            laboratory: Arc::default(),
            sender,
            workers: Arc::new(Semaphore::new(cores)),
            errands: Errands::new(Most {
                at_once: cores + 1,
                of_address: cores,
                of_person: cores.saturating_sub(1).max(1),
                dear: cores,
            }),
        }
    }

    pub fn config(&self) -> &Config {
        &self.config
    }

    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    pub fn laboratory(&self) -> &Arc<Laboratory> {
        &self.laboratory
    }

    /// How messages leave this machine.
    pub fn sender(&self) -> &Sender {
        &self.sender
    }

    pub fn bots(&self) -> &Bots {
        &self.bots
    }

    pub fn time(&self) -> &Time {
        &self.time
    }

    pub fn chance(&self) -> &Chance {
        &self.chance
    }

    pub fn now(&self) -> UnixMs {
        self.time.now()
    }

    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub fn tables(&self) -> &Arc<Tables> {
        &self.tables
    }

    pub fn recent(&self) -> &Recent {
        &self.recent
    }

    /// When this server came up.
    pub fn boot_at(&self) -> UnixMs {
        self.boot_at
    }

    /// Does work that takes long away from the async threads, as much at a time as there are cores.
    pub async fn aside<T: Send + 'static>(
        self: &Arc<Context>,
        work: impl FnOnce(&Catalog) -> T + Send + 'static,
    ) -> Result<T, Aborted> {
        let turn = Arc::clone(&self.workers).acquire_owned().await.map_err(|_| Aborted)?;
        self.away(turn, work).await
    }

    /// The same for requests that no move depends on: people take turns, and moves do not wait for them.
    pub async fn errand<T: Send + 'static>(
        self: &Arc<Context>,
        payer: Payer,
        cost: Duration,
        work: impl FnOnce(&Catalog) -> T + Send + 'static,
    ) -> Result<T, Aborted> {
        let turn = self.errands.turn(payer, cost).await.map_err(|_| Aborted)?;
        self.away(turn, work).await
    }

    async fn away<T: Send + 'static>(
        self: &Arc<Context>,
        turn: impl Send + 'static,
        work: impl FnOnce(&Catalog) -> T + Send + 'static,
    ) -> Result<T, Aborted> {
        let context = Arc::clone(self);
        let worked = tokio::task::spawn_blocking(move || {
            let _turn = turn; // until the work is done, even if nobody waits for it any more
            work(&context.catalog)
        });
        worked.await.map_err(|_| Aborted)
    }
}

#[derive(Default)]
pub struct Tables {
    loaded: Mutex<Loaded>,
}

#[derive(Default)]
struct Loaded {
    owners: HashMap<TableNo, mpsc::Sender<Message>>,
    /// Tables that are not in memory and that this node wakes when somebody's time is up.
    alarms: HashMap<TableNo, AbortHandle>,
    closed: bool,
}

impl Tables {
    /// The way to a table's owner, which is started if there is none.
    pub fn reach(&self, context: &Arc<Context>, no: TableNo) -> Option<mpsc::Sender<Message>> {
        let mut loaded = lock(&self.loaded);
        if loaded.closed {
            return None;
        }
        // A table whose owner broke down is read again from its journal.
        if let Some(sender) = loaded.owners.get(&no).filter(|sender| !sender.is_closed()) {
            return Some(sender.clone());
        }
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        tokio::spawn(owner::run(no, Arc::clone(context), mailbox));
        // Its lease goes to the owner.
        if let Some(alarm) = loaded.alarms.remove(&no) {
            alarm.abort();
        }
        loaded.owners.insert(no, sender.clone());
        Some(sender)
    }

    /// Loads a table that may have something to do by itself.
    pub async fn wake(&self, context: &Arc<Context>, no: TableNo) {
        if let Some(sender) = self.reach(context, no) {
            let _ = sender.send(Message::Wake).await;
        }
    }

    /// Wakes a table that has left memory at this time. Until then this node keeps its lease.
    pub fn set_alarm(&self, context: &Arc<Context>, no: TableNo, when: UnixMs, lease: Lease) {
        let woken = Arc::clone(context);
        let alarm = tokio::spawn(async move {
            let _kept = lease;
            woken.time().sleep_until(when).await;
            // Not by this task, which is about to be replaced.
            tokio::spawn(async move { woken.tables().wake(&woken, no).await });
        });
        let mut loaded = lock(&self.loaded);
        if loaded.owners.contains_key(&no) {
            alarm.abort();
        } else if let Some(old) = loaded.alarms.insert(no, alarm.abort_handle()) {
            old.abort();
        }
    }

    /// Another node wants to look after these tables. Those that are not in memory it can have.
    pub fn yield_alarms(&self, tables: &[TableNo]) {
        let mut loaded = lock(&self.loaded);
        for no in tables {
            if let Some(alarm) = loaded.alarms.remove(no) {
                alarm.abort();
            }
        }
    }

    /// Passes on what was heard to owners that are there.
    pub fn heard(&self, no: TableNo, heard: Heard) {
        let sender = lock(&self.loaded).owners.get(&no).cloned();
        if let Some(sender) = sender {
            pass_on(sender, heard);
        }
    }

    /// The same to all of them.
    pub fn all_heard(&self, heard: &Heard) {
        let owners: Vec<_> = lock(&self.loaded).owners.values().cloned().collect();
        for owner in owners {
            pass_on(owner, heard.clone());
        }
    }

    /// Sends a message from a thread that may block. It is lost if the table has left memory, since then nobody waits for it.
    pub fn tell(&self, no: TableNo, message: Message) {
        let sender = lock(&self.loaded).owners.get(&no).cloned();
        if let Some(sender) = sender {
            let _ = sender.blocking_send(message);
        }
    }

    /// The same where waiting is fine.
    pub async fn deliver(&self, no: TableNo, message: Message) {
        let sender = lock(&self.loaded).owners.get(&no).cloned();
        if let Some(sender) = sender {
            let _ = sender.send(message).await;
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

    /// Whether the server is stopping.
    pub fn are_closed(&self) -> bool {
        lock(&self.loaded).closed
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

/// Without waiting for owners that are busy.
fn pass_on(owner: mpsc::Sender<Message>, heard: Heard) {
    if let Err(mpsc::error::TrySendError::Full(message)) = owner.try_send(Message::Heard(heard)) {
        tokio::spawn(async move { drop(owner.send(message).await) });
    }
}
