//! Everything in a PostgreSQL database. The key of the journal decides between writers. A task appends (`journal`), another brings the
//! lists up to date (`lists`), a third hears what others have written (`news`), a fourth keeps the leases of tables (`nodes`); everything else
//! borrows a connection from a pool. Any number of servers have a house open.

mod access;
mod address;
mod days;
mod examine;
mod journal;
mod lab;
mod lists;
mod migrations;
mod news;
mod nodes;
mod notices;
mod people;
#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use super::{Entry, Eventually, Heard, Journal, Lease, Nodes, Store, StoreError, Stored, TableNo, Word, lock};
use crate::metrics::Metrics;
use crate::protocol::{Seq, UnixMs};
pub use address::Address;
pub use examine::examine;
use journal::Append;
use lists::Listing;
use news::News;
use nodes::Leases;

/// Connections for everything but the journal.
const CONNECTIONS: usize = 8;
/// How long anybody waits for one of them.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a store that is closed may take to write what is queued.
const CLOSING: Duration = Duration::from_secs(10);

pub struct Postgres {
    shared: Arc<Shared>,
    queues: Mutex<Option<Queues>>,
    /// Each task lets go of its sender when it is done.
    done: Mutex<Option<std::sync::mpsc::Receiver<()>>>,
}

/// The ways to the tasks; without them they finish.
struct Queues {
    appends: mpsc::UnboundedSender<Append>,
    lists: mpsc::UnboundedSender<Listing>,
    _open: watch::Sender<()>,
}

/// Shared by the tasks and everybody else.
struct Shared {
    address: Address,
    /// The house's id: another house in the same place is noticed by it.
    house: String,
    pool: Pool,
    metrics: Arc<Metrics>,
    held: Held,
    /// Whether the last write succeeded.
    writable: AtomicBool,
    news: News,
    leases: Leases,
}

impl Postgres {
    /// Opens the house, or makes it in an empty database; anything may be done with it meanwhile.
    pub async fn open(address: &Address, metrics: Arc<Metrics>) -> Result<Postgres, StoreError> {
        Ok(Postgres::start(Shared::open(address, metrics, Held::ByNobody).await?, None))
    }

    /// The same for a server: as long as it runs, the house is not moved. Other servers may have it too.
    pub async fn hold(address: &Address, metrics: Arc<Metrics>) -> Result<Postgres, StoreError> {
        let shared = Shared::open(address, metrics, Held::ByServers).await?;
        let first = shared.connect_writer().await?;
        Ok(Postgres::start(shared, Some(first)))
    }

    fn start(shared: Arc<Shared>, writer: Option<Client>) -> Postgres {
        let (appends, append_queue) = mpsc::unbounded_channel();
        let (lists, list_queue) = mpsc::unbounded_channel();
        let (open, closed) = watch::channel(());
        let (ending, done) = std::sync::mpsc::channel::<()>();
        let run = |task: std::pin::Pin<Box<dyn Future<Output = ()> + Send>>| {
            let ending = ending.clone();
            tokio::spawn(async move {
                task.await;
                drop(ending);
            });
        };
        run(Box::pin(journal::run(Arc::clone(&shared), writer, append_queue)));
        run(Box::pin(lists::run(Arc::clone(&shared), list_queue)));
        run(Box::pin(news::run(Arc::clone(&shared), closed.clone())));
        run(Box::pin(nodes::run(Arc::clone(&shared), closed)));
        let queues = Mutex::new(Some(Queues { appends, lists, _open: open }));
        Postgres { shared, queues, done: Mutex::new(Some(done)) }
    }

    /// Asks the database, and gives back what `found` makes of the rows.
    fn ask<T: Send + 'static>(
        &self,
        sql: &'static str,
        params: Params,
        found: impl FnOnce(Vec<Row>) -> T + Send + 'static,
    ) -> Eventually<T> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move { Ok(found(shared.rows(sql, params).await?)) })
    }

    /// The same where something is written, which a store that was closed does not do any more.
    fn write<T: Send + 'static>(
        &self,
        sql: &'static str,
        params: Params,
        found: impl FnOnce(Vec<Row>) -> T + Send + 'static,
    ) -> Eventually<T> {
        let open = lock(&self.queues).is_some();
        let asked = self.ask(sql, params, found);
        Box::pin(async move { if open { asked.await } else { Err(StoreError::Closed) } })
    }
}

/// Values for a statement that may be sent later.
type Params = Vec<Box<dyn ToSql + Send + Sync>>;

/// `params![a, b]`
macro_rules! params {
    ($($value:expr),* $(,)?) => {
        vec![$(Box::new($value) as Box<dyn tokio_postgres::types::ToSql + Send + Sync>),*]
    };
}
use params;

/// Whether the house may be moved as a whole while this is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Held {
    ByServers,
    ByNobody,
}

/// "Open": servers share this lock, each on the connection with which it writes; whoever moves the house has it alone. It goes when the
/// connection does, however that ends.
const HOLDING: i64 = i32::from_be_bytes(*b"Open") as i64;

async fn hold(client: &Client, try_lock: &str) -> Result<(), StoreError> {
    let free: bool = client.query_one(try_lock, &[&HOLDING]).await?.get(0);
    if free { Ok(()) } else { Err(StoreError::InUse) }
}

/// A connection that holds the house, for moving it as a whole. `or_make` makes one in an empty database.
pub(super) async fn hold_whole(address: &Address, or_make: bool) -> Result<Client, StoreError> {
    let mut client = address.connect(|_| {}).await?;
    if !or_make && !migrations::is_house(&client, address).await? {
        return Err(StoreError::NoHouse(address.to_string()));
    }
    migrations::run(&mut client, address).await?;
    hold(&client, "SELECT pg_try_advisory_lock($1)").await?;
    // The other end may be slow.
    client.batch_execute("SET idle_in_transaction_session_timeout = 0").await?;
    Ok(client)
}

/// Ends that, after whatever was begun: when it is ready, others can have the house.
pub(super) async fn let_go(client: &Client) {
    // If it fails, the end of the connection does the same.
    let _ = client.batch_execute("SELECT pg_advisory_unlock_all()").await;
}

impl Shared {
    async fn open(address: &Address, metrics: Arc<Metrics>, held: Held) -> Result<Arc<Shared>, StoreError> {
        let mut client = address.connect(|_| {}).await?;
        let house = migrations::run(&mut client, address).await?;
        drop(client);
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(address.config().clone(), Address::tls(), recycling);
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .recycle_timeout(Some(PATIENCE))
            .build()
            .map_err(|error| StoreError::BadAddress(error.to_string()))?;
        let (writable, news, leases) = (AtomicBool::new(true), News::new(), Leases::new());
        Ok(Arc::new(Shared { address: address.clone(), house, pool, metrics, held, writable, news, leases }))
    }

    /// The connection that appends. A server whose connection was lost has lost its hold, and takes it again unless the house is being moved.
    async fn connect_writer(&self) -> Result<Client, StoreError> {
        let client = self.address.connect(|_| {}).await?;
        self.check_house(&client).await?;
        if self.held == Held::ByServers {
            hold(&client, "SELECT pg_try_advisory_lock_shared($1)").await?;
        }
        Ok(client)
    }

    async fn connection(&self) -> Result<Object, StoreError> {
        self.pool.get().await.map_err(|error| StoreError::Unreachable {
            at: self.address.to_string(),
            source: Arc::new(std::io::Error::other(super::error::chain(&error))),
        })
    }

    /// The rows of a statement. Where a connection turns out to have been lost before (the database was restarted), another is tried.
    async fn rows(&self, sql: &str, params: Params) -> Result<Vec<Row>, StoreError> {
        let params: Vec<&(dyn ToSql + Sync)> = params.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
        let deadline = tokio::time::Instant::now() + PATIENCE;
        for _ in 0..CONNECTIONS {
            let connection = tokio::time::timeout_at(deadline, self.connection()).await;
            let connection = connection.unwrap_or_else(|_| Err(no_answer()))?;
            let asking = async {
                match connection.prepare_cached(sql).await {
                    Ok(statement) if !connection.is_closed() => Some(connection.query(&statement, &params).await),
                    Err(error) if !error.is_closed() => Some(Err(error)),
                    Ok(_) | Err(_) => None,
                }
            };
            match tokio::time::timeout_at(deadline, asking).await {
                Ok(Some(answer)) => return Ok(answer?),
                // Nothing was said on it that could have had an effect.
                Ok(None) => drop(Object::take(connection)),
                Err(_) => {
                    // What is stuck goes back to nobody.
                    drop(Object::take(connection));
                    break;
                }
            }
        }
        Err(no_answer())
    }

    /// A connection that was made later leads to the same house, and to one that takes writes.
    async fn check_house(&self, client: &Client) -> Result<(), StoreError> {
        let row = client.query_one("SELECT id, name, pg_is_in_recovery() FROM house", &[]).await?;
        let (id, found): (String, String) = (row.get(0), row.get(1));
        if id != self.house {
            return Err(StoreError::OtherHouse { found, ours: self.address.house().to_owned() });
        }
        if row.get(2) { Err(StoreError::ReadOnly(self.address.to_string())) } else { Ok(()) }
    }

    /// A statement with this many writes is durable, and these journals have grown.
    fn committed(&self, took: Duration, writes: usize, grown: Vec<(TableNo, Seq)>) {
        self.metrics.committed(took, writes);
        self.writable.store(true, Ordering::Relaxed);
        self.news.grown_here(grown);
    }

    fn failed(&self) {
        self.writable.store(false, Ordering::Relaxed);
    }
}

/// The database has taken a statement and says nothing.
fn no_answer() -> StoreError {
    StoreError::Engine(Arc::new(std::io::Error::new(std::io::ErrorKind::TimedOut, "the database does not answer")))
}

impl Store for Postgres {
    /// The house is asked, on a connection that takes writes; after a failed write a row of it is written.
    fn check(&self) -> Eventually<()> {
        let (open, shared) = (lock(&self.queues).is_some(), Arc::clone(&self.shared));
        Box::pin(async move {
            if !open {
                return Err(StoreError::Closed);
            }
            let connection = shared.connection().await?;
            shared.check_house(&connection).await?;
            if !shared.writable.load(Ordering::Relaxed) {
                connection.execute("UPDATE house SET layout = layout", &[]).await?;
                shared.writable.store(true, Ordering::Relaxed);
            }
            Ok(())
        })
    }

    fn close(&self) {
        lock(&self.queues).take();
        let done = lock(&self.done).take();
        if let Some(done) = done {
            let _ = done.recv_timeout(CLOSING);
        }
        self.shared.pool.close();
    }
}

impl Nodes for Postgres {
    fn is_shared(&self) -> bool {
        true
    }

    fn lease(&self, table: TableNo) -> Lease {
        self.shared.leases.lease(table)
    }

    fn prepare_to_leave(&self) {
        self.shared.leases.prepare_to_leave();
    }

    fn leave(&self) {
        self.shared.leases.leave();
    }

    fn tell(&self, word: Word) {
        self.shared.news.say(word);
    }

    fn hear(&self) -> broadcast::Receiver<Heard> {
        self.shared.leases.hear()
    }

    fn hears(&self) -> bool {
        self.shared.news.hears()
    }
}

impl Journal for Postgres {
    fn append(&self, table: TableNo, expected: Seq, at: UnixMs, entries: &[Entry]) -> Eventually<()> {
        let entries: Vec<String> = as_texts(entries);
        let (done, result) = oneshot::channel();
        let sent = match (entries.is_empty(), &*lock(&self.queues)) {
            (_, None) => Err(StoreError::Closed),
            (true, Some(_)) => done.send(Ok(())).map_err(|_| StoreError::Closed),
            (false, Some(queues)) => {
                let append = Append { table, expected, at, entries, done };
                queues.appends.send(append).map_err(|_| StoreError::Closed)
            }
        };
        Box::pin(async move {
            sent?;
            result.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn read(&self, table: TableNo, from: Seq) -> Eventually<Vec<Stored>> {
        let sql = "SELECT seq, at, entry FROM journal WHERE table_no = $1 AND seq >= $2 ORDER BY seq";
        let read = self.ask(sql, params![table, i64::from(from)], |rows| {
            rows.iter().map(stored).collect::<Result<Vec<Stored>, StoreError>>()
        });
        Box::pin(async move { read.await? })
    }

    fn follow(&self, table: TableNo) -> watch::Receiver<Seq> {
        self.shared.news.follow(table)
    }
}

fn stored(row: &Row) -> Result<Stored, StoreError> {
    let (seq, at, entry): (i64, i64, &str) = (row.get(0), row.get(1), row.get(2));
    let seq = seq as Seq;
    let entry = serde_json::from_str(entry).map_err(|error| StoreError::Unreadable { seq, why: Arc::new(error) })?;
    Ok(Stored { seq, at, entry })
}

/// As they are kept.
fn as_texts(entries: &[Entry]) -> Vec<String> {
    entries.iter().map(|entry| serde_json::to_string(entry).expect("an entry is plain data")).collect()
}
