//! The data file: whose it is, who has it, what is missing, copies of it. What every store has to hold is tested beside the store.

use std::path::Path;
use std::sync::Arc;

use hustings_server::{Entry, Journal as _, Metrics, Sqlite, Store as _, StoreError, archive, backup};
use rusqlite::Connection;
use serde_json::json;

use crate::house::{House, http, play_out, seated};

fn chat(text: &str) -> Entry {
    Entry::Chat { user: "u".to_owned(), name: "n".to_owned(), seat: None, text: text.to_owned() }
}

#[tokio::test]
async fn a_backup_of_a_running_server_opens_as_a_server() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 2})).await;
    play_out(&mut sockets, 0).await;
    let copy = house.dir.path().join("copy.db");
    let (data, to) = (house.data().to_owned(), copy.clone());
    tokio::task::spawn_blocking(move || backup(&data, &to)).await.unwrap().unwrap();
    let again = backup(house.data(), &copy).expect_err("nothing is overwritten").to_string();
    assert!(again.contains("choose another name"), "{again}");
    // Seeds and hands of running games are in there.
    #[cfg(unix)]
    for file in [house.data(), &house.data().with_extension("db-wal"), &copy] {
        let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(file).unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.text;

    let restored = House::with(|config| config.store = copy.into()).await;
    let mut guest = guests[0].clone();
    guest.address = restored.address();
    assert_eq!(guest.get(&format!("/api/tables/{table}/record")).await.text, record);
}

fn held(data: &Path) -> Result<Sqlite, StoreError> {
    Sqlite::hold(data, Arc::new(Metrics::new()))
}

/// Why a file is not opened.
fn refusal(data: &Path) -> StoreError {
    held(data).err().unwrap_or_else(|| panic!("{} was opened", data.display()))
}

#[test]
fn a_file_is_for_one_server_at_a_time() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("j.db");
    let first = held(&data).unwrap();
    assert!(matches!(refusal(&data), StoreError::InUse));
    first.close();
    held(&data).unwrap();
}

/// A copy of a running server's file alone lacks the newest moves.
#[tokio::test]
async fn a_missing_log_is_noticed_and_the_rest_can_be_saved() {
    let dir = tempfile::tempdir().unwrap();
    let [data, alone, saved] = ["j.db", "alone.db", "saved.db"].map(|name| dir.path().join(name));
    let journal = held(&data).unwrap();
    journal.append(1, 0, 0, &[chat("only in the log")]).await.unwrap();
    std::fs::copy(&data, &alone).unwrap();
    for _ in 0..2 {
        assert!(matches!(refusal(&alone), StoreError::LogMissing(log) if log == dir.path().join("alone.db-wal")));
    }
    backup(&alone, &saved).unwrap();
    held(&saved).unwrap();

    // With its log it is what a killed server leaves behind.
    std::fs::remove_file(&saved).unwrap();
    std::fs::copy(&data, &saved).unwrap();
    std::fs::copy(dir.path().join("j.db-wal"), dir.path().join("saved.db-wal")).unwrap();
    let restored = held(&saved).unwrap();
    assert_eq!(restored.read(1, 1).await.unwrap().len(), 1);
    restored.close();
    journal.close();
    held(&data).unwrap();
    held(&saved).unwrap();
}

/// A copy or an archive is made of what a killed server left: the end of that folds the log into the file, and nothing is missing then.
#[tokio::test]
async fn after_a_kill_other_programs_leave_a_file_that_a_server_opens() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("j.db");
    let journal = held(&data).unwrap();
    journal.append(1, 0, 0, &[chat("only in the log")]).await.unwrap();
    let visits: [fn(&Path, &Path); 2] =
        [|data, to| backup(data, to).unwrap(), |data, to| assert_eq!(archive(data, to, 0).unwrap().tables, 0)];
    for (number, visit) in visits.into_iter().enumerate() {
        let [killed, other] =
            [format!("killed{number}.db"), format!("other{number}.db")].map(|name| dir.path().join(name));
        std::fs::copy(&data, &killed).unwrap();
        std::fs::copy(dir.path().join("j.db-wal"), dir.path().join(format!("killed{number}.db-wal"))).unwrap();
        visit(&killed, &other);
        assert_eq!(held(&killed).unwrap().read(1, 1).await.unwrap().len(), 1);
    }
    // While the server runs, they leave its mark alone.
    backup(&data, &dir.path().join("copy.db")).unwrap();
    archive(&data, &dir.path().join("old.db"), 0).unwrap();
    let alone = dir.path().join("alone.db");
    std::fs::copy(&data, &alone).unwrap();
    assert!(matches!(refusal(&alone), StoreError::LogMissing(_)));
}

#[test]
fn another_programs_file_is_left_as_it_is() {
    let dir = tempfile::tempdir().unwrap();
    let [theirs, copy] = ["theirs.db", "copy.db"].map(|name| dir.path().join(name));
    Connection::open(&theirs).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    let before = std::fs::read(&theirs).unwrap();
    assert!(matches!(refusal(&theirs), StoreError::NotOurs));
    assert!(matches!(backup(&theirs, &copy), Err(StoreError::NotOurs)));
    assert_eq!(std::fs::read(&theirs).unwrap(), before);
    assert!(!copy.exists());
}

/// A copy has its name only when it is whole; what an interrupted one left is in nobody's way.
#[test]
fn a_backup_that_fails_leaves_no_file_that_looks_like_one() {
    let dir = tempfile::tempdir().unwrap();
    let [data, copy, part] = ["j.db", "copy.db", "copy.db.part"].map(|name| dir.path().join(name));
    held(&data).unwrap().close();
    let whole = std::fs::read(&data).unwrap();
    std::fs::write(&data, &whole[..whole.len() / 2]).unwrap();
    backup(&data, &copy).expect_err("half of the file is missing");
    assert!(!copy.exists() & !part.exists());

    std::fs::write(&data, &whole).unwrap();
    std::fs::write(&part, "half a copy").unwrap();
    backup(&data, &copy).unwrap();
    assert!(!part.exists());
    held(&copy).unwrap();
}

/// A server whose data file was moved away, or is no database any more, says that it is ill; and it does not begin an empty one.
#[tokio::test]
async fn a_server_that_can_open_no_table_is_ill() {
    let house = House::open().await;
    let health = async || http(house.address(), "GET", "/healthz", &[], None).await.status;
    assert_eq!(health().await, 200);
    let (data, moved) = (house.data(), house.dir.path().join("moved.db"));
    std::fs::rename(data, &moved).unwrap();
    assert_eq!(health().await, 503);
    assert!(!data.exists(), "nobody made it again");
    std::fs::write(data, "this is not a database, and long enough to have the head of one".repeat(100)).unwrap();
    assert_eq!(health().await, 503);
    std::fs::rename(&moved, data).unwrap();
    assert_eq!(health().await, 200);
}

/// The entries of an old game are in another file, and nobody who asks for it notices.
#[tokio::test]
async fn an_archived_game_is_found_replayed_and_verified() {
    let mut house = House::with(|config| config.rate = 100).await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 2})).await;
    play_out(&mut sockets, 0).await;
    let (open, _, _others) = seated(&house, "duel", 2, json!({"rounds": 2})).await;
    let ask = async |what: &str| guests[0].get(&format!("/api/tables/{table}{what}")).await.text;
    let (record, verified) = (ask("/record").await, ask("/verify").await);
    let view = sockets[0].state["position"]["view"].clone();
    house.stop().await;
    house.start().await;

    let [data, old] = [house.data().to_owned(), house.dir.path().join("old.db")];
    let moved = |now| {
        let (data, old) = (data.clone(), old.clone());
        tokio::task::spawn_blocking(move || archive(&data, &old, now))
    };
    assert_eq!(moved(0).await.unwrap().unwrap().tables, 0, "nothing is that old");
    let moved_now = moved(house.time.now() + 1).await.unwrap().unwrap();
    assert!(moved_now.tables == 1 && moved_now.entries > 5, "{moved_now:?}");
    assert_eq!(moved(house.time.now() + 1).await.unwrap().unwrap().tables, 0, "once");
    let count = |file: &Path| -> u32 {
        let sql = "SELECT count(*) FROM journal JOIN tables ON no = table_no WHERE id = ?1";
        Connection::open(file).unwrap().query_row(sql, [&table], |row| row.get(0)).unwrap()
    };
    assert_eq!((count(&data), count(&old) as usize), (1, moved_now.entries + 1));

    assert_eq!((ask("/record").await, ask("/verify").await), (record.clone(), verified));
    let mut socket = guests[0].come(&table).await;
    assert_eq!(socket.state["position"]["view"], view);
    assert_eq!(socket.request(json!({"type": "chat", "text": "that was long ago"})).await["type"], "done");
    assert_eq!(guests[0].get("/api/tables?over=true").await.json()["tables"][0]["table"], table);
    assert_eq!(guests[0].get(&format!("/api/tables/{open}")).await.json()["phase"], "playing");
    house.stop().await;
    house.start().await;
    let socket = guests[0].come(&table).await;
    assert_eq!(socket.state["chat"][0]["text"], "that was long ago");

    // The archive is a house of its own, and without it the rest goes on.
    let alone = House::with(|config| config.store = old.clone().into()).await;
    let mut guest = guests[0].clone();
    guest.address = alone.address();
    assert_eq!(guest.get(&format!("/api/tables/{table}/record")).await.text, record);
    drop(alone);
    std::fs::rename(&old, house.dir.path().join("elsewhere.db")).unwrap();
    assert_eq!(guests[0].get(&format!("/api/tables/{table}/record")).await.status, 500);
    assert_eq!(guests[0].get(&format!("/api/tables/{table}")).await.status, 200);
    assert_eq!(http(house.address(), "GET", "/healthz", &[], None).await.status, 200);
}
