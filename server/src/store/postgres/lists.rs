//! Tables and lists of them. Every list is read along an index in its own order.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_postgres::Row;
use tokio_postgres::error::SqlState;

use super::{Params, Postgres, Shared, as_texts, notices, params};
use crate::protocol::{Seq, TableSummary, UnixMs};
use crate::store::lists::{Group, for_reader, phase_word};
use crate::store::{
    Creation, Cursor, Eventually, NewTable, Page, Projection, StoreError, TableNo, Tables, Which, lock,
};

/// How long a projection may lag behind the journal.
const LAG: Duration = Duration::from_millis(100);
/// After a failure nothing is tried again before this.
const RECOVERY: Duration = Duration::from_millis(500);
/// How often marks of tables that rest are taken off.
const UNMARK_AFTER: Duration = Duration::from_secs(60);

const LOBBY: &str = "SELECT changed_at, no, summary FROM tables
    WHERE place = $1 AND changed_at >= $2 AND (changed_at, no) < ($3, $4) ORDER BY changed_at DESC, no DESC LIMIT $5";
const MINE: &str = "SELECT sitters.changed_at, no, summary FROM sitters JOIN tables ON no = table_no
    WHERE \"user\" = $1 AND over = $2 AND (sitters.changed_at, table_no) < ($3, $4)
    ORDER BY sitters.changed_at DESC, table_no DESC LIMIT $5";
/// Without those that another node looks after.
const TO_WAKE: &str = "SELECT no FROM tables WHERE waiting AND NOT EXISTS (SELECT 1 FROM leases JOIN nodes ON id = node
        WHERE table_no = no AND node <> $1 AND until > clock_timestamp())
    UNION SELECT no FROM lagging JOIN tables ON no = table_no
        WHERE seq < (SELECT max(seq) FROM journal WHERE journal.table_no = no)
    ORDER BY no";
/// A mark is renewed every half a minute while its table is written to.
const UNMARK: &str = "DELETE FROM lagging WHERE marked_at < now() - interval '1 minute'
    AND (SELECT seq FROM tables WHERE no = table_no)
        >= (SELECT max(seq) FROM journal WHERE journal.table_no = lagging.table_no)";

/// A person's tables are counted by one node at a time.
const COUNTING: &str = "SELECT pg_advisory_xact_lock(hashtextextended($1, 1))";
const CREATE: &str = "
    WITH made AS (
        INSERT INTO tables (id, seq, public, phase, waiting, changed_at, place, summary, host)
        SELECT $1::text, $2::bigint, $3::boolean, $4::text, $5::boolean, $6::bigint, $7::bigint, $8::text, $9::text
        WHERE $10::bigint IS NULL OR $10 > (
            SELECT count(*) FROM tables WHERE public AND phase = 'open' AND host = $9 AND changed_at >= $11::bigint)
        RETURNING no
    ), written AS (
        INSERT INTO journal (table_no, seq, at, entry)
        SELECT no, number, $12::bigint, entry FROM made, unnest($13::text[]) WITH ORDINALITY AS new (entry, number)
    ), sat AS (
        INSERT INTO sitters (\"user\", table_no, over, changed_at)
        SELECT DISTINCT person, no, $14::boolean, $6 FROM made, unnest($15::text[]) AS here (person)
    ), entered AS (
        INSERT INTO daily_tables (game, day, \"user\", table_no, name, score, over)
        SELECT $16::text, $17::bigint, $18::text, no, $19::text, $20::bigint, $14 FROM made WHERE $16 IS NOT NULL
    )
    SELECT no FROM made";

/// Unless its rows are newer. A person who stood up again before the start has no part in the table.
const LIST: &str = "
    WITH written AS (
        UPDATE tables SET seq = $2, phase = $3, waiting = $4, changed_at = $5, place = $6, summary = $7
        WHERE no = $1 AND seq <= $2
        RETURNING no
    ), stood AS (
        UPDATE sitters SET over = NULL
        WHERE table_no IN (SELECT no FROM written) AND $3 = 'open' AND NOT \"user\" = ANY ($9::text[])
    ), sat AS (
        INSERT INTO sitters (\"user\", table_no, over, changed_at)
        SELECT DISTINCT person, no, $8::boolean, $5 FROM written, unnest($9::text[]) AS here (person) ORDER BY person
        ON CONFLICT (\"user\", table_no) DO UPDATE SET over = excluded.over, changed_at = excluded.changed_at
    )
    UPDATE daily_tables SET name = $13, score = $14, over = $8
    WHERE game = $10 AND day = $11 AND \"user\" = $12 AND EXISTS (SELECT 1 FROM written)";
const SEEN: &str = "UPDATE sitters SET seen = greatest(seen, number)
    FROM unnest($2::text[], $3::bigint[]) AS news (person, number) WHERE table_no = $1 AND \"user\" = person";

pub type Listing = (TableNo, Box<Projection>);

impl Tables for Postgres {
    fn create(&self, new: NewTable) -> Eventually<Creation> {
        let (open, shared) = (lock(&self.queues).is_some(), Arc::clone(&self.shared));
        Box::pin(async move { if open { create(&shared, &new).await } else { Err(StoreError::Closed) } })
    }

    fn table_no(&self, id: String) -> Eventually<Option<TableNo>> {
        self.ask("SELECT no FROM tables WHERE id = $1", params![id], |rows| rows.first().map(|row| row.get(0)))
    }

    fn project(&self, table: TableNo, projection: Projection) {
        if let Some(queues) = &*lock(&self.queues) {
            let _ = queues.lists.send((table, Box::new(projection)));
        }
    }

    fn over_after(&self, table: TableNo, most: u32) -> Eventually<Vec<TableNo>> {
        let sql = "SELECT no FROM tables WHERE phase = 'over' AND no > $1 ORDER BY no LIMIT $2";
        self.ask(sql, params![table, i64::from(most)], |rows| rows.iter().map(|row| row.get(0)).collect())
    }

    fn to_wake(&self) -> Eventually<Vec<TableNo>> {
        let me = self.shared.leases.id().to_string();
        self.ask(TO_WAKE, params![me], |rows| rows.iter().map(|row| row.get(0)).collect())
    }

    fn seen(&self, table: TableNo) -> Eventually<Vec<(String, Seq)>> {
        let sql = "SELECT \"user\", seen FROM sitters WHERE table_no = $1 AND seen > 0";
        let pair = |row: &Row| (row.get(0), row.get::<_, i64>(1) as Seq);
        self.ask(sql, params![table], move |rows| rows.iter().map(pair).collect())
    }

    fn lobby(&self, me: Vec<String>, since: UnixMs, after: Option<Cursor>, most: u32) -> Eventually<Page> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let (wanted, mut rows) = (i64::from(most) + 1, Vec::new());
            let begin = after.unwrap_or(Cursor::first(Group::Open));
            for group in Group::ALL.into_iter().filter(|group| *group >= begin.group) {
                let from = if group == begin.group { begin } else { Cursor::first(group) };
                // Tables that are played stay, however long nothing happens.
                let since = if group == Group::Open { since } else { UnixMs::MIN };
                let left = wanted - rows.len() as i64;
                let key = params![group as i64, since, from.changed_at, from.no, left];
                rows.extend(shared.rows(LOBBY, key).await?.iter().map(|row| cursor_and_row(group, row)));
            }
            Ok(Page::of(rows, most, &me))
        })
    }

    fn mine(&self, me: Vec<String>, which: Which, after: Option<Cursor>, most: u32) -> Eventually<Page> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let halves: &[bool] = match which {
                Which::All => &[false, true],
                Which::Unfinished => &[false],
                Which::Over => &[true],
            };
            let from = after.unwrap_or(Cursor::first(Group::Open));
            let mut rows = Vec::new();
            for user in &me {
                for over in halves {
                    let key = params![user.clone(), *over, from.changed_at, from.no, i64::from(most) + 1];
                    rows.extend(shared.rows(MINE, key).await?.iter().map(|row| cursor_and_row(Group::Open, row)));
                }
            }
            // A page of each, put in one order; a person may sit at a table by several ids.
            rows.sort_by(|(one, _), (other, _)| other.cmp(one));
            rows.dedup_by_key(|(cursor, _)| cursor.no);
            Ok(Page::of(rows, most, &me))
        })
    }

    fn host(&self, table: TableNo) -> Eventually<Option<String>> {
        self.ask("SELECT host FROM tables WHERE no = $1", params![table], |rows| {
            rows.first().and_then(|row| row.get(0))
        })
    }

    fn summary(&self, table: TableNo, me: Vec<String>) -> Eventually<Option<TableSummary>> {
        self.ask("SELECT summary FROM tables WHERE no = $1", params![table], move |rows| {
            rows.first().and_then(|row| for_reader(row.get(0), &me))
        })
    }
}

fn cursor_and_row(group: Group, row: &Row) -> (Cursor, String) {
    (Cursor { group, changed_at: row.get(0), no: row.get(1) }, row.get(2))
}

async fn create(shared: &Shared, new: &NewTable) -> Result<Creation, StoreError> {
    let listed = &new.listed;
    let (place, row) = (listed.group().map(|group| group as i64), listed.row());
    let (most, since) = (new.room.map(|room| i64::from(room.most)), new.room.map(|room| room.since));
    let people: Vec<&String> = listed.people().collect();
    let (day, (name, score)) = (listed.daily.as_ref(), listed.daily_result());
    let mut connection = shared.connection().await?;
    let making = connection.transaction().await?;
    if most.is_some() {
        making.execute(COUNTING, &[&new.host]).await?;
    }
    let create = making.prepare_cached(CREATE).await?;
    let made = making
        .query_opt(
            &create,
            &[
                &listed.summary.table,
                &i64::from(listed.seq),
                &listed.summary.public,
                &phase_word(listed.phase),
                &listed.wakes(),
                &listed.changed_at,
                &place,
                &row,
                &new.host,
                &most,
                &since,
                &new.at,
                &as_texts(&new.entries),
                &listed.is_over(),
                &people,
                &day.map(|own| own.game.as_str()),
                &day.map(|own| own.day),
                &day.map(|own| own.user.as_str()),
                &name,
                &score.map(i64::from),
            ],
        )
        .await;
    match made {
        Ok(Some(row)) => {
            let no: TableNo = row.get(0);
            making.commit().await?;
            shared.news.grown_here(vec![(no, new.entries.len() as Seq)]);
            Ok(Creation::Table(no))
        }
        Ok(None) => Ok(Creation::TooManyWaiting),
        Err(error) => {
            let entered = error.as_db_error().is_some_and(|refused| {
                *refused.code() == SqlState::UNIQUE_VIOLATION && refused.table() == Some("daily_tables")
            });
            if entered { Ok(Creation::AlreadyEntered) } else { Err(error.into()) }
        }
    }
}

/// Brings lists up to date until the store is closed. What could not be written is tried again: nobody else remembers it.
pub async fn run(shared: Arc<Shared>, mut queue: mpsc::UnboundedReceiver<Listing>) {
    let mut lagging: HashMap<TableNo, Box<Projection>> = HashMap::new();
    let mut due = Instant::now();
    let mut unmarked = Instant::now();
    loop {
        let next = tokio::select! {
            biased;
            () = tokio::time::sleep_until(due), if !lagging.is_empty() => None,
            next = queue.recv() => Some(next),
        };
        match next {
            Some(Some((table, projection))) => {
                if lagging.is_empty() {
                    due = due.max(Instant::now() + LAG);
                }
                lagging.insert(table, projection);
                continue;
            }
            Some(None) => {
                write_all(&shared, &mut lagging).await;
                return;
            }
            None => write_all(&shared, &mut lagging).await,
        }
        due = Instant::now() + if lagging.is_empty() { LAG } else { RECOVERY };
        if unmarked.elapsed() > UNMARK_AFTER {
            unmarked = Instant::now();
            let _ = shared.rows(UNMARK, Params::new()).await;
        }
    }
}

/// Leaves those that could not be written.
async fn write_all(shared: &Shared, lagging: &mut HashMap<TableNo, Box<Projection>>) {
    let mut tables: Vec<TableNo> = lagging.keys().copied().collect();
    tables.sort_unstable();
    for some in tables.chunks(64) {
        let listed = &*lagging;
        let writes = some.iter().map(|table| async move { (*table, write(shared, *table, &listed[table]).await) });
        let written = futures_util::future::join_all(writes).await;
        for (table, written) in written {
            match written {
                Ok(()) => drop(lagging.remove(&table)),
                Err(error) => tracing::error!(table, %error, "the lists lag behind"),
            }
        }
    }
}

async fn write(shared: &Shared, table: TableNo, projection: &Projection) -> Result<(), StoreError> {
    let place = projection.group().map(|group| group as i64);
    let people: Vec<String> = projection.people().cloned().collect();
    let (day, (name, score)) = (projection.daily.as_ref(), projection.daily_result());
    let list = params![
        table,
        i64::from(projection.seq),
        phase_word(projection.phase),
        projection.wakes(),
        projection.changed_at,
        place,
        projection.row(),
        projection.is_over(),
        people,
        day.map(|own| own.game.clone()),
        day.map(|own| own.day),
        day.map(|own| own.user.clone()),
        name.to_owned(),
        score.map(i64::from),
    ];
    // Before the lists: were they up to date, nobody would write it after a crash.
    notices::follow(shared, table, projection).await?;
    shared.rows(LIST, list).await?;
    if !projection.seen.is_empty() {
        let (people, numbers): (Vec<String>, Vec<i64>) =
            projection.seen.iter().map(|(user, seq)| (user.clone(), i64::from(*seq))).unzip();
        shared.rows(SEEN, params![table, people, numbers]).await?;
    }
    Ok(())
}
