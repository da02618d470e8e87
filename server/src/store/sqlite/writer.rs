//! The one thread that writes. Everything that arrived while it waited for the disk becomes one transaction with one flush (group
//! commit), so that many tables share its cost.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use tokio::sync::oneshot;

use super::file::Writing;
use super::{Shared, tables};
use crate::protocol::{Seq, UnixMs};
use crate::store::{Projection, StoreError, TableNo};

/// The most jobs in one transaction: more would only make the first ones wait.
const BATCH: usize = 1024;
/// Under load a short wait lets more moves share a flush; a single move never waits.
const GATHER: Duration = Duration::from_micros(400);
/// A transaction with this many jobs means that there is load.
const BUSY: usize = 4;
/// How long a projection may lag behind the journal.
const LAG: Duration = Duration::from_millis(100);
/// How long a table rests before its mark is taken off; see [`Marks`].
const UNMARK_AFTER: Duration = Duration::from_secs(60);

pub enum Job {
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

pub type Outcome = Result<(), StoreError>;
/// Does its part inside the transaction, or nothing if the transaction has failed already, and returns how to report the outcome.
pub type Work = Box<dyn FnOnce(Option<&Connection>) -> Report + Send>;
/// Called when the transaction is durable or has failed.
pub type Report = Box<dyn FnOnce(Outcome) + Send>;

pub fn run(mut writing: Writing, jobs: &Receiver<Job>, shared: &Shared) {
    let mut lagging = Projections::new();
    let mut marks = Marks::new();
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
        let due = !lagging.is_empty() && (closing || lagging_since.elapsed() >= LAG);
        if due || !batch.is_empty() {
            let projections = if due { std::mem::take(&mut lagging) } else { HashMap::new() };
            let unwritten = commit(writing.connection(), batch, projections, &mut marks, shared);
            // Tried again with the next transaction that is due.
            lagging_since = if unwritten.is_empty() { lagging_since } else { Instant::now() };
            lagging.extend(unwritten);
        }
        if closing {
            if let Err(error) = marks.unmark_all(writing.connection()) {
                tracing::error!(%error, "tables that were up to date are marked as if they were not");
            }
            return;
        }
    }
}

type Projections = HashMap<TableNo, Box<Projection>>;

/// The tables that are marked in the file as perhaps ahead of their rows in the lists, so that a restart finds them without looking at all
/// tables. A mark costs nothing per move: it is made by the first one and stays until the table has rested for a while.
struct Marks {
    /// Whether the table was written to since the last time marks were taken off.
    marked: HashMap<TableNo, Active>,
    unmarked_at: Instant,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Active {
    Yes,
    No,
}

impl Marks {
    fn new() -> Marks {
        Marks { marked: HashMap::new(), unmarked_at: Instant::now() }
    }

    /// In the transaction that writes to the table.
    fn mark(&mut self, connection: &Connection, table: TableNo) -> rusqlite::Result<()> {
        if self.marked.insert(table, Active::Yes).is_none() {
            connection.prepare_cached("INSERT OR IGNORE INTO lagging VALUES (?1)")?.execute([table])?;
        }
        Ok(())
    }

    /// Takes the marks off tables that have rested, now and then.
    fn unmark_rested(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if self.unmarked_at.elapsed() < UNMARK_AFTER {
            return Ok(());
        }
        self.unmarked_at = Instant::now();
        let rested = |(table, active): (&TableNo, &mut Active)| {
            (std::mem::replace(active, Active::No) == Active::No).then_some(*table)
        };
        let rested: Vec<TableNo> = self.marked.iter_mut().filter_map(rested).collect();
        for table in rested {
            unmark(connection, table)?;
            self.marked.remove(&table);
        }
        Ok(())
    }

    /// Takes off all marks that are not needed.
    fn unmark_all(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        self.marked.clear();
        connection.execute(&format!("DELETE FROM lagging WHERE {UP_TO_DATE}"), []).map(drop)
    }
}

const UP_TO_DATE: &str = "(SELECT seq FROM tables WHERE no = table_no)
    >= (SELECT max(seq) FROM journal WHERE journal.table_no = lagging.table_no)";

fn unmark(connection: &Connection, table: TableNo) -> rusqlite::Result<()> {
    let mut unmark = connection.prepare_cached(&format!("DELETE FROM lagging WHERE table_no = ?1 AND {UP_TO_DATE}"))?;
    unmark.execute([table]).map(drop)
}

/// One transaction. Gives back the projections that were not written because it failed: what is in the journal is safe, but nobody else
/// remembers that the lists lag behind it.
fn commit(
    connection: &mut Connection,
    batch: Vec<Job>,
    projections: Projections,
    marks: &mut Marks,
    shared: &Shared,
) -> Projections {
    let started = Instant::now();
    let mut reports: Vec<Report> = Vec::with_capacity(batch.len());
    let mut grown: Vec<(TableNo, Seq)> = Vec::with_capacity(batch.len());
    let mut worked = begin(connection);
    for job in batch {
        match job {
            Job::Append { table, expected, at, entries, done } => {
                let newest = expected + entries.len() as Seq;
                let mut written = Err(StoreError::Closed);
                if worked.is_ok() {
                    written = append(connection, table, expected, at, &entries);
                    match &written {
                        Ok(()) => {
                            grown.push((table, newest));
                            worked = marks.mark(connection, table).map_err(StoreError::from);
                        }
                        Err(StoreError::Conflict(_)) => {}
                        // Part of it may be written, so nothing of this transaction counts.
                        Err(error) => worked = Err(error.clone()),
                    }
                }
                reports.push(Box::new(move |outcome| {
                    let _ = done.send(outcome.and(written));
                }));
            }
            Job::Run(work) => reports.push(work(worked.is_ok().then_some(&*connection))),
            Job::Project(..) => {}
        }
        if worked.is_ok() && connection.is_autocommit() {
            worked = Err(lost());
        }
    }
    let outcome: Outcome = worked.and_then(|()| {
        for (table, projection) in &projections {
            tables::write(connection, *table, projection)?;
        }
        marks.unmark_rested(connection)?;
        connection.prepare_cached("COMMIT")?.execute([])?;
        Ok(())
    });
    if let Err(error) = &outcome {
        tracing::error!(%error, "a transaction failed");
        if !connection.is_autocommit()
            && let Err(error) = connection.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "a failed transaction cannot be undone");
        }
        // Which marks are in the file is not known any more; a mark too many does no harm.
        marks.marked.clear();
        shared.failed();
    } else {
        shared.committed(started.elapsed(), reports.len(), &grown);
    }
    for report in reports {
        report(outcome.clone());
    }
    if outcome.is_ok() { Projections::new() } else { projections }
}

fn begin(connection: &Connection) -> Outcome {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    Ok(())
}

/// SQLite ends a transaction by itself when the disk is full, among others.
fn lost() -> StoreError {
    StoreError::Engine(Arc::new(std::io::Error::other("the transaction was undone")))
}

const INSERT_FIRST: &str = "INSERT INTO journal (table_no, seq, at, entry) SELECT ?1, ?2, ?3, ?4
    WHERE (SELECT coalesce(max(seq), 0) FROM journal WHERE table_no = ?1) = ?2 - 1";
/// Nobody else writes in the same transaction, so what follows needs no check.
const INSERT_NEXT: &str = "INSERT INTO journal (table_no, seq, at, entry) VALUES (?1, ?2, ?3, ?4)";

/// All or none of the entries, unless the transaction has failed as a whole.
pub fn append(
    connection: &Connection,
    table: TableNo,
    expected: Seq,
    at: UnixMs,
    entries: &[Vec<u8>],
) -> Result<(), StoreError> {
    let mut sql = INSERT_FIRST;
    for (seq, entry) in (expected + 1..).zip(entries) {
        if connection.prepare_cached(sql)?.execute(params![table, seq, at, entry])? == 0 {
            return Err(StoreError::Conflict(seq));
        }
        sql = INSERT_NEXT;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::Metrics;
    use crate::protocol::{Clock, Phase, TableSummary};

    fn projection(seq: Seq, phase: Phase) -> Projection {
        let summary = TableSummary {
            table: "table".to_owned(),
            game: "duel".to_owned(),
            phase,
            public: true,
            seats: Vec::new(),
            clock: Clock::None {},
            played: 0,
            created_at: 0,
            changed_at: 0,
            mine: Vec::new(),
            my_turn: false,
            deadline: None,
            ending: None,
        };
        Projection {
            seq,
            phase,
            waiting: false,
            changed_at: 0,
            summary,
            holders: Vec::new(),
            seen: Vec::new(),
            daily: None,
            due: Vec::new(),
            here: Vec::new(),
            idle: Vec::new(),
        }
    }

    /// Planning a statement costs more than running it.
    #[test]
    fn the_statement_of_every_move_is_planned_once() {
        let dir = tempfile::tempdir().expect("a folder");
        let mut writing = Writing::open(&dir.path().join("data.db")).expect("a file");
        for seq in 0..100 {
            for table in 1..=3 {
                append(writing.connection(), table, seq, 0, &[b"{}".to_vec()]).expect("an entry");
            }
        }
        let insert = writing.connection().prepare_cached(INSERT_FIRST).expect("a statement");
        assert_eq!(insert.get_status(rusqlite::StatementStatus::Run), 300);
        assert_eq!(insert.get_status(rusqlite::StatementStatus::RePrepare), 0);
    }

    /// A list entry that met a failing disk is written by the next transaction that works.
    #[test]
    fn lists_are_brought_up_to_date_after_a_failed_transaction() {
        let mut connection = Connection::open_in_memory().expect("memory");
        super::super::file::prepare(&mut connection).expect("a layout");
        let table = tables::insert(&connection, &projection(1, Phase::Playing), "host").expect("a table");
        let phase = |connection: &Connection| -> String {
            connection.query_row("SELECT phase FROM tables", [], |row| row.get(0)).expect("a row")
        };
        let shared = Shared::new(Arc::new(Metrics::new()));
        let over = Projections::from([(table, Box::new(projection(9, Phase::Over)))]);
        connection.pragma_update(None, "query_only", true).expect("a setting");
        let unwritten = commit(&mut connection, Vec::new(), over, &mut Marks::new(), &shared);
        assert_eq!((phase(&connection).as_str(), unwritten.len()), ("playing", 1));
        connection.pragma_update(None, "query_only", false).expect("a setting");
        let unwritten = commit(&mut connection, Vec::new(), unwritten, &mut Marks::new(), &shared);
        assert_eq!((phase(&connection).as_str(), unwritten.len()), ("over", 0));
    }
}
