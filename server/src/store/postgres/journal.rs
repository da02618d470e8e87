//! The task that appends to the journal. Everything that arrived while the database was busy becomes one statement with one flush, so that
//! many tables share its cost. A statement commits by itself: no lock ever waits for a node that was stopped in the middle.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use tokio_postgres::{Client, Statement};

use super::Shared;
use crate::protocol::{Seq, UnixMs};
use crate::store::{StoreError, TableNo};

/// The most appends in one statement: more would only make the first ones wait.
const BATCH: usize = 1024;
/// Longer than any statement takes unless the database hangs. Whether it was written is not known then; reading tells.
const PATIENCE: Duration = Duration::from_secs(5);
/// A mark says that a table may be ahead of its row in the lists. It is renewed after this while the table is written to.
const MARKED_FOR: Duration = Duration::from_secs(30);

pub struct Append {
    pub table: TableNo,
    pub expected: Seq,
    pub at: UnixMs,
    pub entries: Vec<String>,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// The key arbitrates. The first entry needs the one before it, and nobody else's in its place; the others follow it or none does. In order of
/// tables, so that two nodes never wait for each other.
const APPEND: &str = "
    WITH first AS (
        INSERT INTO journal (table_no, seq, at, entry)
        SELECT t, s, a, e FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) AS new (t, s, a, e)
        WHERE s = 1 OR EXISTS (SELECT 1 FROM journal WHERE table_no = t AND seq = s - 1)
        ORDER BY t
        ON CONFLICT DO NOTHING
        RETURNING table_no
    ), rest AS (
        INSERT INTO journal (table_no, seq, at, entry)
        SELECT t, s, a, e FROM unnest($5::bigint[], $6::bigint[], $7::bigint[], $8::text[]) AS more (t, s, a, e)
            JOIN first ON first.table_no = t
    ), marks AS (
        INSERT INTO lagging (table_no, marked_at)
        SELECT t, now() FROM unnest($9::bigint[]) AS mark (t) JOIN first ON first.table_no = t ORDER BY t
        ON CONFLICT (table_no) DO UPDATE SET marked_at = excluded.marked_at
    )
    SELECT table_no FROM first";

/// Runs until the store is closed and everything queued is answered.
pub async fn run(shared: Arc<Shared>, client: Option<Client>, mut queue: mpsc::UnboundedReceiver<Append>) {
    let mut writer = Writer { shared, client, append: None, marked: HashMap::new() };
    let mut waiting: Vec<Append> = Vec::new();
    loop {
        if waiting.is_empty() {
            match queue.recv().await {
                Some(append) => waiting.push(append),
                None => return,
            }
        }
        while waiting.len() < BATCH
            && let Ok(append) = queue.try_recv()
        {
            waiting.push(append);
        }
        // Of several appends to one table, each needs to know how the one before it ended.
        let mut tables = HashSet::new();
        let (batch, later) = std::mem::take(&mut waiting).into_iter().partition(|append| tables.insert(append.table));
        waiting = later;
        writer.commit(batch).await;
    }
}

struct Writer {
    shared: Arc<Shared>,
    client: Option<Client>,
    append: Option<Statement>,
    marked: HashMap<TableNo, Instant>,
}

impl Writer {
    async fn commit(&mut self, batch: Vec<Append>) {
        let started = Instant::now();
        let written = tokio::time::timeout(PATIENCE, self.write(&batch)).await;
        let written = written.unwrap_or_else(|_| Err(super::no_answer()));
        match written {
            Ok(won) => {
                let grown: Vec<_> = batch
                    .iter()
                    .filter(|append| won.contains(&append.table))
                    .map(|append| (append.table, append.expected + append.entries.len() as Seq))
                    .collect();
                self.shared.committed(started.elapsed(), batch.len(), grown);
                for append in batch {
                    let outcome = match won.contains(&append.table) {
                        true => Ok(()),
                        false => Err(StoreError::Conflict(append.expected + 1)),
                    };
                    let _ = append.done.send(outcome);
                }
            }
            Err(error) => {
                tracing::error!(%error, "entries were not written");
                // What a statement without an answer still does ends with its connection.
                self.client = None;
                self.marked.clear();
                self.shared.failed();
                for append in batch {
                    let _ = append.done.send(Err(error.clone()));
                }
            }
        }
    }

    /// Says at which tables the entries were written.
    async fn write(&mut self, batch: &[Append]) -> Result<HashSet<TableNo>, StoreError> {
        if self.client.as_ref().is_none_or(Client::is_closed) {
            self.append = None;
            self.client = None;
            self.client = Some(self.shared.connect_writer().await?);
        }
        let Some(client) = &self.client else { return Err(StoreError::Closed) };
        let append = match &self.append {
            Some(append) => append,
            None => self.append.insert(client.prepare(APPEND).await?),
        };
        let (mut first, mut rest) = (Rows::default(), Rows::default());
        for append in batch {
            for (number, entry) in append.entries.iter().enumerate() {
                let rows = if number == 0 { &mut first } else { &mut rest };
                rows.push(append, number as i64 + 1, entry);
            }
        }
        let now = Instant::now();
        let fresh = |table: &TableNo| self.marked.get(table).is_some_and(|at| now.duration_since(*at) < MARKED_FOR);
        let marks: Vec<TableNo> = batch.iter().map(|append| append.table).filter(|table| !fresh(table)).collect();
        let won = client
            .query(
                append,
                &[
                    &first.tables,
                    &first.seqs,
                    &first.ats,
                    &first.entries,
                    &rest.tables,
                    &rest.seqs,
                    &rest.ats,
                    &rest.entries,
                    &marks,
                ],
            )
            .await?;
        let won: HashSet<TableNo> = won.iter().map(|row| row.get(0)).collect();
        self.marked.extend(marks.into_iter().filter(|table| won.contains(table)).map(|table| (table, now)));
        if self.marked.len() > 100_000 {
            self.marked.retain(|_, at| now.duration_since(*at) < MARKED_FOR);
        }
        Ok(won)
    }
}

/// Entries, column by column.
#[derive(Default)]
struct Rows<'a> {
    tables: Vec<TableNo>,
    seqs: Vec<i64>,
    ats: Vec<UnixMs>,
    entries: Vec<&'a str>,
}

impl<'a> Rows<'a> {
    fn push(&mut self, append: &Append, number: i64, entry: &'a str) {
        self.tables.push(append.table);
        self.seqs.push(i64::from(append.expected) + number);
        self.ats.push(append.at);
        self.entries.push(entry);
    }
}
