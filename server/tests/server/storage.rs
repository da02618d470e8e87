//! The journal itself: expected numbers, followers, a backup of a running server.

use std::sync::Arc;

use hustings_server::{Entry, Journal, JournalError, Metrics, Sqlite};
use serde_json::json;

use crate::house::{House, play_out, seated};

fn chat(text: &str) -> Entry {
    Entry::Chat { user: "u".to_owned(), name: "n".to_owned(), seat: None, text: text.to_owned() }
}

#[tokio::test]
async fn an_append_needs_the_number_it_expects_and_is_all_or_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Sqlite::open(&dir.path().join("j.db"), Arc::new(Metrics::new())).unwrap();
    let mut newest = journal.follow(7);
    journal.append(7, 0, 10, &[chat("a"), chat("b")]).await.unwrap();
    newest.wait_for(|seq| *seq == 2).await.unwrap();
    let taken = journal.append(7, 1, 11, &[chat("x"), chat("y")]).await;
    assert!(matches!(taken, Err(JournalError::Conflict(2))), "{taken:?}");
    let gap = journal.append(7, 5, 11, &[chat("x")]).await;
    assert!(matches!(gap, Err(JournalError::Conflict(6))), "{gap:?}");
    journal.append(8, 0, 12, &[chat("other table")]).await.unwrap();
    journal.append(7, 2, 13, &[chat("c")]).await.unwrap();
    newest.wait_for(|seq| *seq == 3).await.unwrap();
    let read = journal.read(7, 2).await.unwrap();
    assert_eq!(read.iter().map(|stored| (stored.seq, stored.at)).collect::<Vec<_>>(), [(2, 10), (3, 13)]);
    assert_eq!(read[1].entry, chat("c"));
    journal.close();
    let closed = journal.append(7, 3, 14, &[chat("late")]).await;
    assert!(matches!(closed, Err(JournalError::Closed)));
}

#[tokio::test]
async fn of_many_writers_at_once_one_wins_each_number() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Arc::new(Sqlite::open(&dir.path().join("j.db"), Arc::new(Metrics::new())).unwrap());
    for seq in 0..20 {
        let tries = (0..8).map(|who| journal.append(1, seq, 0, &[chat(&who.to_string())]));
        let mut won = 0;
        for attempt in tries.collect::<Vec<_>>() {
            won += usize::from(attempt.await.is_ok());
        }
        assert_eq!(won, 1);
    }
    assert_eq!(journal.read(1, 1).await.unwrap().len(), 20);
}

#[tokio::test]
async fn a_backup_of_a_running_server_opens_as_a_server() {
    let house = House::open().await;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 2})).await;
    play_out(&mut sockets, 0).await;
    let copy = house.dir.path().join("copy.db");
    let (data, to) = (house.config.data.clone(), copy.clone());
    tokio::task::spawn_blocking(move || hustings_server::backup(&data, &to)).await.unwrap().unwrap();
    let again = hustings_server::backup(&house.config.data, &copy).expect_err("nothing is overwritten").to_string();
    assert!(again.contains("choose another name"), "{again}");
    // Seeds and hands of running games are in there.
    #[cfg(unix)]
    for file in [&house.config.data, &house.config.data.with_extension("db-wal"), &copy] {
        let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(file).unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await.text;

    let restored = House::with(|config| config.data = copy).await;
    let mut guest = guests[0].clone();
    guest.address = restored.address();
    assert_eq!(guest.get(&format!("/api/tables/{table}/record")).await.text, record);
}
