//! What others have written to the journals that somebody follows. Notifications are sent after the commit and outside of it, because the
//! database lets only one transaction with notifications commit at a time. One that is lost costs a second: then the journals are looked at.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio_postgres::{AsyncMessage, Client, Notification};

use super::Shared;
use crate::protocol::Seq;
use crate::store::{StoreError, TableNo, lock};

/// How often journals are looked at, whatever was heard.
const LOOK: Duration = Duration::from_millis(900);
/// How long to wait before the database is tried again.
const RETRY: Duration = Duration::from_millis(200);
/// A notification may have 8000 bytes.
const LONGEST: usize = 7900;

const GROWN: &str = "hustings_grown";

/// Journals, and how far they have grown.
type Grown = Vec<(TableNo, Seq)>;

pub struct News {
    followers: Mutex<HashMap<TableNo, watch::Sender<Seq>>>,
    out: mpsc::UnboundedSender<Grown>,
    outbox: Mutex<Option<mpsc::UnboundedReceiver<Grown>>>,
}

impl News {
    pub fn new() -> News {
        let (out, outbox) = mpsc::unbounded_channel();
        News { followers: Mutex::default(), out, outbox: Mutex::new(Some(outbox)) }
    }

    pub fn follow(&self, table: TableNo) -> watch::Receiver<Seq> {
        lock(&self.followers).entry(table).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    /// These journals have grown by this store's hand.
    pub fn grown_here(&self, grown: Vec<(TableNo, Seq)>) {
        self.tell_followers(grown.iter().copied());
        let _ = self.out.send(grown);
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

    fn heard(&self, notification: &Notification) {
        self.tell_followers(grown(notification.payload()));
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
            look(&looking).await;
        }
    });
    let mut client: Option<Client> = None;
    loop {
        if client.as_ref().is_none_or(Client::is_closed) {
            client = listen(&shared).await.ok();
            if client.is_some() {
                // What was said in the meantime was not heard.
                look(&shared).await;
            }
        }
        tokio::select! {
            _ = closed.changed() => break,
            Some(first) = outbox.recv() => {
                let mut out = vec![first];
                while let Ok(more) = outbox.try_recv() {
                    out.push(more);
                }
                if let Some(speaking) = &client
                    && let Err(error) = speak(speaking, out).await
                {
                    tracing::warn!(%error, "other nodes were not told; they will look for themselves");
                }
            }
            () = tokio::time::sleep(RETRY) => {}
        }
    }
    clockwork.abort();
}

async fn listen(shared: &Arc<Shared>) -> Result<Client, StoreError> {
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
                shared.news.heard(&notification);
            }
        })
        .await?;
    let row = client.query_one("SELECT pg_backend_pid()", &[]).await?;
    let _ = myself.send(row.get(0));
    // Notifications promise nothing, so nobody waits for the disk.
    client.batch_execute("SET synchronous_commit = off; LISTEN hustings_grown").await?;
    Ok(client)
}

async fn speak(client: &Client, grown: Vec<Vec<(TableNo, Seq)>>) -> Result<(), tokio_postgres::Error> {
    let newest: HashMap<TableNo, Seq> = grown.into_iter().flatten().collect();
    let mut payloads = vec![String::new()];
    for (table, seq) in newest {
        if payloads.last().is_some_and(|payload| payload.len() > LONGEST - 40) {
            payloads.push(String::new());
        }
        if let Some(payload) = payloads.last_mut() {
            *payload += &format!("{table}:{seq} ");
        }
    }
    let sql = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS told (payload)";
    client.execute(sql, &[&GROWN, &payloads]).await.map(drop)
}

/// Looks at the journals that somebody follows.
async fn look(shared: &Shared) {
    let followed = shared.news.followed();
    for some in followed.chunks(1000) {
        let sql =
            "SELECT no, (SELECT max(seq) FROM journal WHERE table_no = no) FROM unnest($1::bigint[]) AS followed (no)";
        let Ok(rows) = shared.rows(sql, super::params![some.to_vec()]).await else { return };
        let newest = rows.iter().filter_map(|row| Some((row.get(0), row.get::<_, Option<i64>>(1)? as Seq)));
        shared.news.tell_followers(newest);
    }
}
