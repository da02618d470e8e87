//! What is special to SQLite: plans, layouts of earlier programs, the one thread that writes.

use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Arc, mpsc};
use std::time::Duration;

use rusqlite::Connection;
use tempfile::TempDir;

use super::{Sqlite, archive, days, lab, migrations, tables};
use crate::metrics::Metrics;
use crate::store::contract::{self, Fixture};
use crate::store::{Days as _, People as _, Tables as _};
use crate::store::{Store, StoreError, Which};

struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("data.db")
    }

    fn sqlite(&self) -> Sqlite {
        Sqlite::open(&self.file(), Arc::new(Metrics::new())).expect("a file")
    }

    fn execute(&self, sql: &str) {
        let connection = super::connect(&self.file()).expect("the file");
        connection.execute_batch(sql).expect("a statement");
    }
}

const BROKEN: [(&str, &str); 3] =
    [("broken_1", "INSERT ON journal"), ("broken_2", "INSERT ON tables"), ("broken_3", "UPDATE ON tables")];

impl Fixture for Folder {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(self.sqlite())
    }

    /// As on a full disk, SQLite undoes the whole transaction.
    async fn break_writing(&self) {
        for (name, when) in BROKEN {
            self.execute(&format!("CREATE TRIGGER {name} BEFORE {when} BEGIN SELECT RAISE(ROLLBACK, 'broken'); END"));
        }
    }

    async fn mend(&self) {
        for (name, _) in BROKEN {
            self.execute(&format!("DROP TRIGGER {name}"));
        }
    }
}

contract::contract!(Folder::new());

fn plan(connection: &Connection, sql: &str) -> Vec<String> {
    let mut explain = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("a statement");
    let nothing = vec![rusqlite::types::Null; explain.parameter_count()];
    let steps = explain.query_map(rusqlite::params_from_iter(nothing), |row| row.get(3)).expect("a plan");
    steps.collect::<Result<_, _>>().expect("a plan")
}

/// A list costs what it returns: no query plan scans a whole table or sorts.
fn is_dear(step: &str) -> bool {
    let small = step == "SCAN lagging";
    (step.starts_with("SCAN") && !small) || step.contains("rowid>") || step.contains("TEMP B-TREE")
}

#[test]
fn no_list_scans_or_sorts() {
    let folder = Folder::new();
    let store = folder.sqlite();
    let connection = super::connect(&folder.file()).expect("the file");
    for sql in [
        tables::LOBBY,
        tables::MINE,
        tables::TO_WAKE,
        tables::LAGGING,
        tables::WAITING_OF,
        tables::SEEN,
        tables::BY_ID,
        tables::SUMMARY,
        days::SCORES,
        days::PLAYING,
        days::OWN,
        lab::SETS_OF,
        lab::EXPERIMENTS_OF,
        lab::TO_PLAY,
        archive::TO_ARCHIVE,
    ] {
        let plan = plan(&connection, sql);
        assert!(!plan.is_empty() && !plan.iter().any(|step| is_dear(step)), "{sql}\n{plan:#?}");
    }
    // What lists did before they had their own index.
    for dear in [
        "SELECT summary FROM tables WHERE public ORDER BY phase = 'open' DESC, changed_at DESC LIMIT 100",
        "SELECT no FROM tables WHERE waiting AND phase = 'playing'",
        "SELECT no FROM tables JOIN lagging ON no = table_no WHERE table_no > 0 AND seq < 5",
    ] {
        assert!(plan(&connection, dear).iter().any(|step| is_dear(step)), "{dear}");
    }
    store.close();
}

/// The trouble has passed, and nobody has written since.
#[tokio::test]
async fn a_failure_that_has_passed_is_no_reason_to_be_ill() {
    let folder = Folder::new();
    let store = folder.sqlite();
    store.check().await.expect("all is well");
    let failed = store.write(|connection| Ok(connection.execute_batch("ROLLBACK")?)).await;
    assert!(failed.is_err() && !store.shared.writable.load(Ordering::Relaxed));
    store.check().await.expect("it can be written again");
    assert!(store.shared.writable.load(Ordering::Relaxed));
    store.close();
    assert!(store.check().await.is_err());
}

/// However many users there are, moves do not wait while guests to forget are searched for.
#[tokio::test]
async fn the_search_for_guests_to_forget_keeps_no_move_waiting() {
    let folder = Folder::new();
    let store = folder.sqlite();
    let (free, busy) = mpsc::channel::<()>();
    let writing = store.write(move |_| {
        busy.recv().expect("released below");
        Ok(())
    });
    let search = async {
        let found = tokio::time::timeout(Duration::from_secs(10), store.strangers(10, 0)).await;
        free.send(()).expect("the writer waits");
        found.expect("the search does not wait for the writer").expect("a search")
    };
    let (written, found) = tokio::join!(writing, search);
    written.expect("nothing to write");
    assert!(found.found.is_empty() && found.next.is_none());
}

/// A file as the program before numbered steps left it: a public game that is played, one that is over, a day's deal, and a table whose
/// list entry lags behind.
const EARLIER: &str = r#"
    ALTER TABLE tables ADD COLUMN host TEXT;
    CREATE TABLE daily_tables (game TEXT NOT NULL, day INTEGER NOT NULL, user TEXT NOT NULL,
        table_no INTEGER NOT NULL, PRIMARY KEY (game, day, user)) WITHOUT ROWID;
    INSERT INTO tables (no, id, seq, public, phase, waiting, changed_at, summary, host) VALUES
        (1, 'played', 1, 1, 'playing', 1, 10, 'SUMMARY', 'ann'), (2, 'over', 1, 1, 'over', 1, 20, 'SUMMARY', 'ann'),
        (3, 'day', 1, 0, 'over', 0, 30, 'SUMMARY', 'ben'), (4, 'lags', 1, 0, 'open', 0, 40, '', 'ann');
    INSERT INTO sitters (user, table_no) VALUES ('ann', 1), ('ann', 2), ('stood up', 2), ('ann', 4);
    INSERT INTO daily_tables VALUES ('duel', 5, 'ben', 3), ('duel', 5, 'gone', 99);
    INSERT INTO journal VALUES (1, 1, 10, '{}'), (4, 1, 10, '{}'), (4, 2, 10, '{}');
"#;
const SUMMARY: &str = r#"{"summary":{"table":"t","game":"duel","phase":"over","public":true,"seats":[{"kind":"person","name":"Ann",
    "taken_over":false,"online":false,"resigned":false,"word":true}],"clock":{"type":"none"},"played":0,"created_at":0,"changed_at":0,
    "mine":[],"my_turn":false,"ending":{"how":"rules","ranks":[1],"scores":[17]}},"holders":[{"user":"ann","asked":true}]}"#;

#[tokio::test]
async fn a_file_of_an_earlier_program_is_brought_to_our_layout() {
    let folder = Folder::new();
    let connection = Connection::open(folder.file()).expect("a file");
    migrations::STEPS[0](&connection).expect("the first layout");
    connection.execute_batch(&EARLIER.replace("SUMMARY", SUMMARY)).expect("its rows");
    connection.pragma_update(None, "user_version", 1).expect("a setting");
    drop(connection);

    let store = folder.sqlite();
    assert_eq!(store.to_wake().await.expect("a list"), [1, 4]);
    assert_eq!(store.lobby(Vec::new(), 0, None, 9).await.expect("a list").tables.len(), 1);
    let mine =
        async |who: &str, which| store.mine(vec![who.to_owned()], which, None, 9).await.expect("a list").tables.len();
    assert_eq!((mine("ann", Which::Unfinished).await, mine("ann", Which::Over).await), (1, 1));
    assert_eq!(mine("stood up", Which::All).await, 0);
    let standing = store.standing("duel".to_owned(), 5, 9).await.expect("a list");
    assert_eq!((standing.scores.len(), standing.scores[0].score), (1, 17));
    assert_eq!(standing.scores[0].name, "Ann");
    store.close();
    let again = folder.sqlite();
    again.close();
}

#[test]
fn a_file_of_a_newer_program_is_left_as_it_is() {
    let folder = Folder::new();
    folder.sqlite().close();
    folder.execute(&format!("PRAGMA user_version = {}", migrations::NEWEST + 1));
    let before = std::fs::read(folder.file()).expect("the file");
    let refused = Sqlite::hold(&folder.file(), Arc::new(Metrics::new()));
    assert!(matches!(refused, Err(StoreError::NewerLayout { .. })));
    assert_eq!(std::fs::read(folder.file()).expect("the file"), before);
}
