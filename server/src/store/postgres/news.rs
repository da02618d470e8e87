//! What others have written to the journals that somebody follows, and whatever else nodes tell each other. Notifications are sent after the
//! commit and outside of it, because the database lets only one transaction with notifications commit at a time. One that is lost costs a
//! second: then the journals are looked at.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use tokio_postgres::{AsyncMessage, Client, Notification, Statement};

use super::Shared;
use crate::protocol::Seq;
use crate::store::{Heard, NodeId, StoreError, TableNo, Word, lock};

/// How often journals are looked at, whatever was heard.
const LOOK: Duration = Duration::from_millis(900);
/// How long to wait before the database is tried again.
const RETRY: Duration = Duration::from_millis(200);
/// A notification may have 8000 bytes.
const LONGEST: usize = 7900;
/// While nobody can be told, this much is kept.
const MOST_UNSAID: usize = 10_000;

/// A node that has not heard itself for so long hears nothing.
const DEAF: Duration = Duration::from_secs(1);

const GROWN: &str = "hustings_grown";
/// What nodes tell each other: who says it, a space, and the word as JSON.
const SAID: &str = "hustings_said";
/// A node is alive.
pub const BEAT: &str = "hustings_beat";
/// A node has stopped in order.
pub const LEFT: &str = "hustings_left";

/// What is to be told.
enum Out {
    /// Journals, and how far they have grown.
    Grown(Vec<(TableNo, Seq)>),
    Word(Word),
}

pub struct News {
    followers: Mutex<HashMap<TableNo, watch::Sender<Seq>>>,
    out: mpsc::UnboundedSender<Out>,
    outbox: Mutex<Option<mpsc::UnboundedReceiver<Out>>>,
    /// When this node last heard itself.
    heard: Mutex<Option<Instant>>,
}

impl News {
    pub fn new() -> News {
        let (out, outbox) = mpsc::unbounded_channel();
        News { followers: Mutex::default(), out, outbox: Mutex::new(Some(outbox)), heard: Mutex::default() }
    }

    pub fn follow(&self, table: TableNo) -> watch::Receiver<Seq> {
        lock(&self.followers).entry(table).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    /// These journals have grown by this store's hand.
    pub fn grown_here(&self, grown: Vec<(TableNo, Seq)>) {
        self.tell_followers(grown.iter().copied());
        let _ = self.out.send(Out::Grown(grown));
    }

    /// Tells all other nodes.
    pub fn say(&self, word: Word) {
        let _ = self.out.send(Out::Word(word));
    }

    /// Whether everything was heard that was said until a second ago.
    pub fn hears(&self) -> bool {
        lock(&self.heard).is_some_and(|at| at.elapsed() < DEAF)
    }

    fn tell_followers(&self, grown: impl Iterator<Item = (TableNo, Seq)>) {
        let mut followers = lock(&self.followers);
        for (table, seq) in grown {
            let Some(sender) = followers.get(&table) else { continue };
            if sender.receiver_count() == 0 {
                followers.remove(&table);
                continue;
            }
            sender.send_if_modified(|newest| {
                let newer = seq > *newest;
                *newest = seq.max(*newest);
                newer
            });
        }
    }

    /// The tables that somebody follows.
    fn followed(&self) -> Vec<TableNo> {
        let mut followers = lock(&self.followers);
        followers.retain(|_, sender| sender.receiver_count() > 0);
        followers.keys().copied().collect()
    }
}

/// Somebody has said something.
fn heard(shared: &Shared, notification: &Notification) {
    let (payload, leases) = (notification.payload(), &shared.leases);
    match notification.channel() {
        GROWN => shared.news.tell_followers(grown(payload)),
        BEAT if payload == &**leases.id() => *lock(&shared.news.heard) = Some(Instant::now()),
        LEFT => leases.hurry(),
        SAID => {
            let Some((from, word)) = payload.split_once(' ') else { return };
            // A newer program may say what this one does not understand.
            if let Ok(word) = serde_json::from_str(word) {
                leases.told(Heard::Word(NodeId::from(from), word));
            }
        }
        _ => {}
    }
}

/// `7:12 9:3`: table and newest number.
fn grown(payload: &str) -> impl Iterator<Item = (TableNo, Seq)> {
    payload.split(' ').filter_map(|pair| {
        let (table, seq) = pair.split_once(':')?;
        Some((table.parse().ok()?, seq.parse().ok()?))
    })
}

/// Listens, and speaks for this node, until the store is closed.
pub async fn run(shared: Arc<Shared>, mut closed: watch::Receiver<()>) {
    let Some(mut outbox) = lock(&shared.news.outbox).take() else { return };
    let looking = Arc::clone(&shared);
    let clockwork = tokio::spawn(async move {
        loop {
            tokio::time::sleep(LOOK).await;
            look(&looking, Look::Written).await;
        }
    });
    let mut client: Option<Talking> = None;
    let mut since = Instant::now();
    let mut out: Vec<Out> = Vec::new();
    loop {
        let deaf = since.elapsed() > DEAF * 2 && !shared.news.hears();
        if deaf || client.as_ref().is_none_or(|talking| talking.client.is_closed()) {
            client = listen(&shared).await.ok();
            since = Instant::now();
            if client.is_some() {
                // What was said in the meantime was not heard.
                shared.metrics.news_missed();
                shared.leases.told(Heard::Missed);
                look(&shared, Look::All).await;
            }
        }
        if let Some(speaking) = client.as_ref().filter(|_| !out.is_empty()) {
            match tokio::time::timeout(DEAF, speak(speaking, shared.leases.id(), &out)).await {
                Ok(Ok(())) => out.clear(),
                // It is said again on another connection.
                Ok(Err(_)) | Err(_) => client = None,
            }
        }
        if out.len() > MOST_UNSAID {
            out.clear();
        }
        tokio::select! {
            _ = closed.changed() => break,
            Some(first) = outbox.recv() => {
                out.push(first);
                while let Ok(more) = outbox.try_recv() {
                    out.push(more);
                }
            }
            () = tokio::time::sleep(RETRY) => {}
        }
    }
    clockwork.abort();
}

/// The connection on which this node hears and speaks.
struct Talking {
    client: Client,
    /// Planned once: others see a move only after it was told.
    notify: Statement,
}

const NOTIFY: &str =
    "SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS told (channel, payload)";

async fn listen(shared: &Arc<Shared>) -> Result<Talking, StoreError> {
    let hearing = Arc::downgrade(shared);
    let (myself, own) = std::sync::mpsc::channel::<i32>();
    let mut process = None;
    let client = shared
        .address
        .connect(move |message| {
            process = process.or_else(|| own.try_recv().ok());
            if let (AsyncMessage::Notification(notification), Some(shared)) = (message, hearing.upgrade())
                && Some(notification.process_id()) != process
            {
                heard(&shared, &notification);
            }
        })
        .await?;
    let row = client.query_one("SELECT pg_backend_pid()", &[]).await?;
    let _ = myself.send(row.get(0));
    // Notifications promise nothing, so nobody waits for the disk.
    client
        .batch_execute(&format!(
            "SET synchronous_commit = off; LISTEN {GROWN}; LISTEN {SAID}; LISTEN {BEAT}; LISTEN {LEFT}"
        ))
        .await?;
    let notify = client.prepare(NOTIFY).await?;
    Ok(Talking { client, notify })
}

async fn speak(talking: &Talking, from: &NodeId, out: &[Out]) -> Result<(), tokio_postgres::Error> {
    let mut newest: HashMap<TableNo, Seq> = HashMap::new();
    let (mut channels, mut payloads): (Vec<&str>, Vec<String>) = (Vec::new(), Vec::new());
    for one in out {
        match one {
            Out::Grown(grown) => newest.extend(grown.iter().copied()),
            Out::Word(word) => {
                let said = serde_json::to_string(word).expect("a word is plain data");
                if said.len() < LONGEST - 40 {
                    channels.push(SAID);
                    payloads.push(format!("{from} {said}"));
                }
            }
        }
    }
    let mut grown = String::new();
    for (table, seq) in newest {
        if grown.len() > LONGEST - 40 {
            channels.push(GROWN);
            payloads.push(std::mem::take(&mut grown));
        }
        grown += &format!("{table}:{seq} ");
    }
    if !grown.is_empty() {
        channels.push(GROWN);
        payloads.push(grown);
    }
    talking.client.execute(&talking.notify, &[&channels, &payloads]).await.map(drop)
}

/// Which journals are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// Those that somebody follows and that were written to lately: they are marked. So tables at which nothing happens cost nothing.
    Written,
    /// All that somebody follows.
    All,
}

/// A mark is at most half a minute older than what was written last.
const WRITTEN: &str = "SELECT table_no, (SELECT max(seq) FROM journal WHERE journal.table_no = lagging.table_no)
    FROM lagging WHERE marked_at > now() - interval '40 seconds' AND table_no = ANY ($1::bigint[])";
const FOLLOWED: &str =
    "SELECT no, (SELECT max(seq) FROM journal WHERE table_no = no) FROM unnest($1::bigint[]) AS followed (no)";

async fn look(shared: &Shared, which: Look) {
    let followed = shared.news.followed();
    let sql = if which == Look::All { FOLLOWED } else { WRITTEN };
    for some in followed.chunks(10_000) {
        let Ok(rows) = shared.rows(sql, super::params![some.to_vec()]).await else { return };
        let newest = rows.iter().filter_map(|row| Some((row.get(0), row.get::<_, Option<i64>>(1)? as Seq)));
        shared.news.tell_followers(newest);
    }
}
