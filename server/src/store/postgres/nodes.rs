//! Nodes and leases. A node says every moment that it is alive, by the database's clock; a lease belongs to its node for as long as that is
//! true. So a node with a hundred thousand tables renews one row. Whoever finds a lease's node gone may take the lease; what nobody wants of
//! a node that has gone, the first of the others inherits, so that clocks run on at tables that nobody looks at.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{Notify, broadcast, mpsc, watch};
use tokio::time::Instant;
use tokio_postgres::Client;

use super::Shared;
use crate::ids;
use crate::store::nodes::Alive;
use crate::store::{Heard, Lease, NodeId, StoreError, TableNo, Taken, Word, lock};

/// How long a node that says nothing counts as alive.
pub const LEASE: Duration = Duration::from_millis(1500);
/// How often it says so.
const BEAT: Duration = Duration::from_millis(300);
/// How long a node that has gone is remembered.
const REMEMBERED: Duration = Duration::from_secs(60);
/// How often leases that others have are asked for again, whatever was heard.
const ASK_AGAIN: Duration = Duration::from_secs(5);
/// The most leases in one statement or notification.
const AT_ONCE: usize = 500;

/// What was there before, and from now on this node is alive. The notification tells it that it can hear.
const ALIVE: &str = "
    WITH before AS (
        SELECT id, until > clock_timestamp() AS alive, orderly AND until > clock_timestamp() - interval '3 seconds' AS handed,
            extract(epoch FROM clock_timestamp() - until)::float8 AS silent
        FROM nodes
    ), beat AS (
        INSERT INTO nodes (id, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
        ON CONFLICT (id) DO UPDATE SET until = excluded.until, orderly = false
    )
    SELECT id, alive, handed, silent FROM before
    UNION ALL SELECT pg_notify($3, $1)::text, true, false, 0";
/// Those that nobody alive has. In order, so that two nodes never wait for each other.
const CLAIM: &str = "
    INSERT INTO leases (table_no, node)
    SELECT no, $2 FROM unnest($1::bigint[]) AS wanted (no)
    WHERE NOT EXISTS (SELECT 1 FROM leases JOIN nodes ON id = node
        WHERE table_no = no AND node <> $2 AND until > clock_timestamp())
    ORDER BY no
    ON CONFLICT (table_no) DO UPDATE SET node = excluded.node, previous = leases.node
    WHERE leases.node = excluded.node
        OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = leases.node AND until > clock_timestamp())
    RETURNING table_no, previous";
const FREE: &str = "DELETE FROM leases WHERE table_no = ANY ($1::bigint[]) AND node = $2";
const INHERIT: &str = "UPDATE leases SET node = $1, previous = node WHERE node = $2
    AND NOT EXISTS (SELECT 1 FROM nodes WHERE id = $2 AND until > clock_timestamp()) RETURNING table_no";
const FORGET: &str = "DELETE FROM nodes WHERE id = ANY ($1::text[]) AND until < clock_timestamp()
    AND NOT EXISTS (SELECT 1 FROM leases WHERE node = id)";
const LEAVE: &str = "WITH gone AS (UPDATE nodes SET until = clock_timestamp(), orderly = true WHERE id = $1)
    SELECT pg_notify($2, $1)";

/// What this node knows of the others, and the leases it has or wants.
pub struct Leases {
    id: NodeId,
    alive: Arc<Alive>,
    tables: Mutex<Wishes>,
    ended: mpsc::UnboundedSender<TableNo>,
    endings: Mutex<Option<mpsc::UnboundedReceiver<TableNo>>>,
    hurry: Notify,
    heard: broadcast::Sender<Heard>,
    /// No others were alive when it started.
    alone: AtomicBool,
    leaving: AtomicBool,
    left: AtomicBool,
}

#[derive(Default)]
struct Wishes {
    wanted: HashMap<TableNo, watch::Sender<Option<Taken>>>,
    /// To be asked for with the next statement.
    fresh: HashSet<TableNo>,
    /// All that are not held are.
    all: bool,
    /// Inherited, and nobody here has asked for it yet.
    inherited: HashMap<TableNo, Taken>,
}

impl Leases {
    pub fn new() -> Leases {
        let (ended, endings) = mpsc::unbounded_channel();
        Leases {
            id: ids::user().into(),
            alive: Arc::new(Alive::new(LEASE)),
            tables: Mutex::default(),
            ended,
            endings: Mutex::new(Some(endings)),
            hurry: Notify::new(),
            heard: broadcast::Sender::new(4096),
            alone: AtomicBool::new(false),
            leaving: AtomicBool::new(false),
            left: AtomicBool::new(false),
        }
    }

    pub fn id(&self) -> &NodeId {
        &self.id
    }

    pub fn lease(&self, table: TableNo) -> Lease {
        let mut wishes = lock(&self.tables);
        let inherited = wishes.inherited.remove(&table);
        let sender = wishes.wanted.entry(table).or_insert_with(|| watch::Sender::new(inherited));
        let (taken, held) = (sender.subscribe(), sender.borrow().is_some());
        if !held {
            wishes.fresh.insert(table);
            self.hurry.notify_one();
        }
        Lease::new(table, taken, Arc::clone(&self.alive), self.ended.clone())
    }

    pub fn prepare_to_leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    pub fn leave(&self) {
        self.left.store(true, Ordering::Relaxed);
        self.hurry.notify_one();
    }

    pub fn hear(&self) -> broadcast::Receiver<Heard> {
        self.heard.subscribe()
    }

    /// Passes on what was heard; what is about leases is this one's own business too.
    pub fn told(&self, heard: Heard) {
        if let Heard::Word(_, Word::Wanted(tables)) = &heard {
            // What was inherited and nobody here has asked for, they can have.
            let mut wishes = lock(&self.tables);
            for table in tables.iter().filter(|table| wishes.inherited.remove(table).is_some()) {
                let _ = self.ended.send(*table);
            }
        }
        if let Heard::Word(_, Word::Freed(tables)) = &heard {
            let mut wishes = lock(&self.tables);
            let wanted: Vec<_> = tables.iter().filter(|table| wishes.wanted.contains_key(table)).copied().collect();
            if !wanted.is_empty() {
                wishes.fresh.extend(wanted);
                self.hurry.notify_one();
            }
            return;
        }
        // There may be nobody who listens.
        let _ = self.heard.send(heard);
    }

    /// Another node has stopped in order: look at once.
    pub fn hurry(&self) {
        self.hurry.notify_one();
    }

    /// Takes those that are not held and may be free now.
    fn to_claim(&self) -> Vec<TableNo> {
        let mut wishes = lock(&self.tables);
        let all = std::mem::take(&mut wishes.all);
        let fresh = std::mem::take(&mut wishes.fresh);
        let free = |table: &TableNo| wishes.wanted.get(table).is_some_and(|taken| taken.borrow().is_none());
        let mut tables: Vec<TableNo> = match all {
            true => wishes.wanted.keys().filter(|table| free(table)).copied().collect(),
            false => fresh.into_iter().filter(free).collect(),
        };
        tables.sort_unstable();
        tables
    }

    /// Says whether somebody here still wants it.
    fn take(&self, table: TableNo, taken: Taken) -> bool {
        let wishes = lock(&self.tables);
        wishes.wanted.get(&table).map(|sender| sender.send_replace(Some(taken))).is_some()
    }

    /// Nothing is held any more, as far as this node knows.
    fn lose_all(&self) {
        let inherited = {
            let mut wishes = lock(&self.tables);
            for sender in wishes.wanted.values() {
                sender.send_if_modified(|taken| taken.take().is_some());
            }
            wishes.all = true;
            wishes.inherited.drain().map(|(table, _)| table).collect::<Vec<_>>()
        };
        // They are asked for like any others.
        if !inherited.is_empty() {
            self.told(Heard::Inherited(inherited));
        }
    }

    /// Somebody let go of a lease. True where it was the last one here, and the lease is to be given back.
    fn is_over(&self, table: TableNo) -> bool {
        let mut wishes = lock(&self.tables);
        let over = wishes.wanted.get(&table).is_none_or(|sender| sender.receiver_count() == 0);
        if over {
            wishes.wanted.remove(&table);
        }
        over && !self.leaving.load(Ordering::Relaxed)
    }

    fn held(&self) -> usize {
        let wishes = lock(&self.tables);
        wishes.wanted.values().filter(|taken| taken.borrow().is_some()).count() + wishes.inherited.len()
    }
}

/// Says that this node is alive, and takes and gives back leases, until it leaves or the store is closed; then others get all of them.
pub async fn run(shared: Arc<Shared>, mut closed: watch::Receiver<()>) {
    let Some(mut endings) = lock(&shared.leases.endings).take() else { return };
    let mut keeper = Keeper::new(shared);
    loop {
        let beat = keeper.next_beat();
        let mut freed = Vec::new();
        tokio::select! {
            _ = closed.changed() => break,
            Some(table) = endings.recv() => freed.push(table),
            () = keeper.shared.leases.hurry.notified() => keeper.look_now = true,
            () = tokio::time::sleep_until(beat) => {}
        }
        if keeper.shared.leases.left.load(Ordering::Relaxed) {
            break;
        }
        while let Ok(table) = endings.try_recv() {
            freed.push(table);
        }
        let worked = tokio::time::timeout(LEASE, keeper.work(freed)).await;
        if !matches!(worked, Ok(Ok(()))) {
            keeper.failed();
        }
    }
    keeper.leave().await;
}

struct Keeper {
    shared: Arc<Shared>,
    client: Option<Client>,
    /// When the next beat is due.
    due: Instant,
    look_now: bool,
    asked_all: Instant,
    /// Nodes that were alive at the last beat.
    others: HashSet<NodeId>,
    /// Nodes that had gone at the last beat.
    gone: HashMap<NodeId, Gone>,
    /// Leases to be given back, until that has worked.
    freed: Vec<TableNo>,
}

#[derive(Clone, Copy)]
struct Gone {
    /// It stopped in order just now.
    handed: bool,
    /// When it last said that it was alive.
    since: Instant,
}

impl Keeper {
    fn new(shared: Arc<Shared>) -> Keeper {
        let now = Instant::now();
        Keeper {
            shared,
            client: None,
            due: now,
            look_now: false,
            asked_all: now,
            others: HashSet::new(),
            gone: HashMap::new(),
            freed: Vec::new(),
        }
    }

    fn next_beat(&self) -> Instant {
        self.due
    }

    async fn work(&mut self, freed: Vec<TableNo>) -> Result<(), StoreError> {
        let leases = Arc::clone(&self.shared);
        let leases = &leases.leases;
        self.freed.extend(freed.into_iter().filter(|table| leases.is_over(*table)));
        if self.client.as_ref().is_none_or(Client::is_closed) {
            let client = self.shared.address.connect(|_| {}).await?;
            self.shared.check_house(&client).await?;
            // A lease promises nothing, so nobody waits for the disk.
            client.batch_execute("SET synchronous_commit = off").await?;
            self.client = Some(client);
        }
        if self.due <= Instant::now() || std::mem::take(&mut self.look_now) {
            self.beat().await?;
        }
        if self.asked_all.elapsed() > ASK_AGAIN {
            self.asked_all = Instant::now();
            lock(&leases.tables).all = true;
        }
        self.give_back().await?;
        let wanted = leases.to_claim();
        self.claim(&wanted).await?;
        self.shared.metrics.leases_held(leases.held());
        Ok(())
    }

    fn client(&self) -> Result<&Client, StoreError> {
        self.client.as_ref().ok_or(StoreError::Closed)
    }

    async fn beat(&mut self) -> Result<(), StoreError> {
        let (started, leases) = (Instant::now(), &self.shared.leases);
        let me = leases.id();
        let rows = self.client()?.query(ALIVE, &[&&**me, &LEASE.as_secs_f64(), &super::news::BEAT]).await?;
        let (mut others, mut gone, mut old) = (HashSet::new(), HashMap::new(), Vec::new());
        let mut was_alive = false;
        for row in rows {
            let (id, alive, handed, silent): (String, bool, bool, f64) =
                (row.get(0), row.get(1), row.get(2), row.get(3));
            match (id == **me, alive) {
                (true, alive) => was_alive = alive,
                (false, true) if id.is_empty() => {}
                (false, true) => drop(others.insert(NodeId::from(id))),
                (false, false) => {
                    let silent = Duration::from_secs_f64(silent.max(0.0)).min(REMEMBERED);
                    if silent == REMEMBERED {
                        old.push(id.clone());
                    }
                    gone.insert(NodeId::from(id), Gone { handed, since: before(started, silent + LEASE) });
                }
            }
        }
        let last = leases.alive.said();
        let in_time = leases.alive.say(started);
        if last.is_none() {
            leases.alone.store(others.is_empty(), Ordering::Relaxed);
        } else if let Some(since) = last.filter(|_| !was_alive || !in_time) {
            // Others may have taken them: nobody ran the tables, or somebody else did.
            gone.insert(Arc::clone(me), Gone { handed: false, since });
            leases.lose_all();
        }
        self.due = started + BEAT;
        let lost: Vec<NodeId> = self.others.difference(&others).cloned().collect();
        if !lost.is_empty() {
            lock(&leases.tables).all = true;
            leases.told(Heard::Gone(lost));
        }
        // Nodes with people at a table come first; what is left of a node that had gone before goes to one of the others.
        let heirs: Vec<NodeId> =
            gone.keys().filter(|id| self.gone.contains_key(*id) || last.is_none()).cloned().collect();
        (self.others, self.gone) = (others, gone);
        self.shared.metrics.nodes_alive(self.others.len() + 1);
        if self.others.iter().all(|other| other > self.shared.leases.id()) {
            for heir in heirs {
                self.inherit(&heir).await?;
            }
            if !old.is_empty() {
                self.client()?.execute(FORGET, &[&old]).await?;
            }
        }
        Ok(())
    }

    /// How a lease comes from this node.
    fn taken_from(&self, previous: Option<&str>) -> Taken {
        let leases = &self.shared.leases;
        // If this node has just lost all it had, the database may not remember it: nobody waits for the disk with leases.
        if let (None, Some(lost)) = (previous, self.gone.get(leases.id())) {
            return Taken::AfterGap(lost.since);
        }
        match previous {
            None if leases.alone.load(Ordering::Relaxed) => Taken::First,
            None => Taken::InOrder,
            Some(previous) => match self.gone.get(previous) {
                Some(Gone { handed: true, .. }) => Taken::InOrder,
                Some(Gone { since, .. }) => Taken::AfterGap(*since),
                None if previous == &**leases.id() => Taken::InOrder,
                None => Taken::AfterGap(before(Instant::now(), REMEMBERED)),
            },
        }
    }

    async fn inherit(&mut self, gone: &NodeId) -> Result<(), StoreError> {
        let (me, taken) = (self.shared.leases.id(), self.taken_from(Some(gone)));
        if gone == me {
            return Ok(());
        }
        let rows = self.client()?.query(INHERIT, &[&&**me, &&**gone]).await?;
        let tables: Vec<TableNo> = rows.iter().map(|row| row.get(0)).collect();
        if tables.is_empty() {
            return Ok(());
        }
        tracing::info!(tables = tables.len(), "tables of a node that has gone are looked after here");
        self.shared.metrics.leases_taken(tables.len());
        let leases = &self.shared.leases;
        let unknown: Vec<TableNo> = tables.into_iter().filter(|table| !leases.take(*table, taken)).collect();
        lock(&leases.tables).inherited.extend(unknown.iter().map(|table| (*table, taken)));
        leases.told(Heard::Inherited(unknown));
        Ok(())
    }

    async fn claim(&mut self, wanted: &[TableNo]) -> Result<(), StoreError> {
        let leases = &self.shared.leases;
        for some in wanted.chunks(AT_ONCE) {
            let rows = match self.client()?.query(CLAIM, &[&some, &&**leases.id()]).await {
                Ok(rows) => rows,
                Err(error) => {
                    lock(&leases.tables).all = true;
                    return Err(error.into());
                }
            };
            let mut won = HashSet::new();
            for row in rows {
                let (table, previous): (TableNo, Option<&str>) = (row.get(0), row.get(1));
                won.insert(table);
                if !leases.take(table, self.taken_from(previous)) {
                    self.freed.push(table);
                }
                if previous.is_some() {
                    self.shared.metrics.leases_taken(1);
                }
            }
            let others: Vec<TableNo> = some.iter().filter(|table| !won.contains(table)).copied().collect();
            if !others.is_empty() {
                self.shared.news.say(Word::Wanted(others));
            }
        }
        Ok(())
    }

    async fn give_back(&mut self) -> Result<(), StoreError> {
        let leases = &self.shared.leases;
        // Somebody here may have asked for it again meanwhile.
        let unwanted = |table: &TableNo| !lock(&leases.tables).wanted.contains_key(table);
        let freed: Vec<TableNo> = self.freed.iter().filter(|table| unwanted(table)).copied().collect();
        for some in freed.chunks(AT_ONCE) {
            self.client()?.execute(FREE, &[&some, &&**leases.id()]).await?;
            if !self.others.is_empty() {
                self.shared.news.say(Word::Freed(some.to_vec()));
            }
        }
        // One that was asked for again is held, and whoever asked is told so by the next claim.
        lock(&leases.tables).fresh.extend(self.freed.drain(..));
        Ok(())
    }

    /// The database is away. What is held is held until it runs out.
    fn failed(&mut self) {
        self.client = None;
        self.due = Instant::now() + BEAT / 2;
        lock(&self.shared.leases.tables).all = true;
        if self.shared.leases.alive.said().is_some_and(|at| at.elapsed() > LEASE) {
            self.shared.leases.lose_all();
        }
    }

    /// Hands everything over.
    async fn leave(mut self) {
        self.shared.leases.lose_all();
        let Ok(client) = self.client() else { return };
        let leaving = async { client.execute(LEAVE, &[&&**self.shared.leases.id(), &super::news::LEFT]).await };
        let _ = tokio::time::timeout(LEASE, leaving).await;
        self.client = None;
    }
}

/// That moment; on a machine that has not run for so long, now.
fn before(now: Instant, time: Duration) -> Instant {
    now.checked_sub(time).unwrap_or(now)
}
