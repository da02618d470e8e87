//! The one thread that writes. Whatever has gathered while it waited for the disk becomes one transaction with one flush, so
//! that many tables share its price.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use tokio::sync::oneshot;

use super::sqlite::{Shared, in_savepoint};
use super::{JournalError, Projection, TableNo};
use crate::protocol::{Seq, UnixMs};

/// More than this in one transaction only makes the first ones wait.
const BATCH: usize = 1024;
/// Under load a moment's wait lets more moves share a flush; a lone move never waits.
const GATHER: Duration = Duration::from_micros(400);
const BUSY: usize = 4;
/// How long a projection may lag behind the journal.
const LAG: Duration = Duration::from_millis(100);

pub(super) enum Job {
    Append {
        table: TableNo,
        expected: Seq,
        at: UnixMs,
        entries: Vec<Vec<u8>>,
        done: oneshot::Sender<Outcome>,
    },
    /// Anything else that must be durable.
    Run(Work),
    /// Not urgent: the journal has it already.
    Project(TableNo, Box<Projection>),
}

pub(super) type Outcome = Result<(), JournalError>;
/// Does its part inside the transaction and leaves what is to be said once that is durable, or has failed.
pub(super) type Work = Box<dyn FnOnce(&Connection) -> Answer + Send>;
pub(super) type Answer = Box<dyn FnOnce(Outcome) + Send>;

pub(super) fn run(mut connection: Connection, jobs: &Receiver<Job>, shared: &Shared) {
    let mut lagging: HashMap<TableNo, Box<Projection>> = HashMap::new();
    let mut lagging_since = Instant::now();
    let mut last_batch = 0;
    loop {
        let first = if lagging.is_empty() {
            jobs.recv().map_err(|_| RecvTimeoutError::Disconnected)
        } else {
            jobs.recv_timeout(LAG.saturating_sub(lagging_since.elapsed()))
        };
        let closing = matches!(first, Err(RecvTimeoutError::Disconnected));
        if last_batch >= BUSY && first.is_ok() {
            std::thread::sleep(GATHER);
        }
        let mut batch = Vec::new();
        let mut next = first.ok();
        while let Some(job) = next {
            match job {
                Job::Project(table, projection) => {
                    if lagging.is_empty() {
                        lagging_since = Instant::now();
                    }
                    lagging.insert(table, projection);
                }
                job => batch.push(job),
            }
            next = if batch.len() < BATCH { jobs.try_recv().ok() } else { None };
        }
        last_batch = batch.len();
        let due = closing || lagging_since.elapsed() >= LAG;
        let projections = if due { std::mem::take(&mut lagging) } else { HashMap::new() };
        if !batch.is_empty() || !projections.is_empty() {
            commit(&mut connection, batch, projections, shared);
        }
        if closing {
            return;
        }
    }
}

fn commit(
    connection: &mut Connection,
    batch: Vec<Job>,
    projections: HashMap<TableNo, Box<Projection>>,
    shared: &Shared,
) {
    let started = Instant::now();
    let mut answers: Vec<Answer> = Vec::with_capacity(batch.len());
    let mut grown: Vec<(TableNo, Seq)> = Vec::with_capacity(batch.len());
    let outcome = (|| -> Result<(), rusqlite::Error> {
        let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        for job in batch {
            match job {
                Job::Append { table, expected, at, entries, done } => {
                    let newest = expected + entries.len() as Seq;
                    let write = |connection: &Connection| append(connection, table, expected, at, &entries);
                    // One entry is there or not; several are all there or none is.
                    let alone = entries.len() == 1;
                    let written = if alone { write(&transaction) } else { in_savepoint(&transaction, write) };
                    if written.is_ok() {
                        grown.push((table, newest));
                    }
                    answers.push(Box::new(move |outcome| {
                        let _ = done.send(outcome.and(written));
                    }));
                }
                Job::Run(work) => answers.push(work(&transaction)),
                Job::Project(..) => {}
            }
        }
        for (table, projection) in projections {
            projection.write(&transaction, table)?;
        }
        transaction.commit()
    })();
    let outcome: Outcome = outcome.map_err(JournalError::from);
    if let Err(error) = &outcome {
        tracing::error!(%error, "a transaction failed");
    } else {
        shared.metrics.committed(started.elapsed(), answers.len());
        shared.tell_followers(&grown);
    }
    shared.writable.store(outcome.is_ok(), std::sync::atomic::Ordering::Relaxed);
    for answer in answers {
        answer(outcome.clone());
    }
}

/// All or none of the entries, in a savepoint or a transaction of its own.
pub(crate) fn append(
    connection: &Connection,
    table: TableNo,
    expected: Seq,
    at: UnixMs,
    entries: &[Vec<u8>],
) -> Result<(), JournalError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO journal (table_no, seq, at, entry) SELECT ?1, ?2, ?3, ?4
         WHERE (SELECT coalesce(max(seq), 0) FROM journal WHERE table_no = ?1) = ?2 - 1",
    )?;
    for (seq, entry) in (expected + 1..).zip(entries) {
        if insert.execute(params![table, seq, at, entry])? == 0 {
            return Err(JournalError::Conflict(seq));
        }
    }
    Ok(())
}
