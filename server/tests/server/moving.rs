//! A house moves from a file into a database and back, and a look at either before it is used.

use std::path::Path;
use std::sync::Arc;

use hustings_server::{Finding, Metrics, Sqlite, Store as _, StoreAt, StoreError, archive, examine, move_store};
use hustings_testkit::postgres::postgres;
use rusqlite::Connection;
use serde_json::json;

use crate::house::{House, play_out, seated};

fn file(path: &Path) -> StoreAt {
    path.to_owned().into()
}

/// Everything that a file keeps, as text.
fn contents(data: &Path) -> Vec<String> {
    let connection = Connection::open(data).unwrap();
    let kept = [
        "users ORDER BY id",
        "aliases ORDER BY old",
        "sessions ORDER BY hash",
        "journal ORDER BY table_no, seq",
        "sitters ORDER BY user, table_no",
        "daily_seeds ORDER BY game, day",
        "daily_tables ORDER BY game, day, user",
        "(SELECT no, id, seq, public, phase, waiting, changed_at, place, summary, host FROM tables) ORDER BY no",
    ];
    let mut rows = Vec::new();
    for from in kept {
        let mut select = connection.prepare(&format!("SELECT * FROM {from}")).unwrap();
        let columns = select.column_count();
        let mut found = select.query([]).unwrap();
        while let Some(row) = found.next().unwrap() {
            let cells = (0..columns).map(|column| format!("{:?}", row.get_ref(column).unwrap()));
            rows.push(cells.collect::<Vec<_>>().join(" "));
        }
    }
    rows
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_moves_into_a_database_and_back_and_goes_on() {
    let mut house = House::with(|config| config.rate = 100).await;
    let (old, old_guests, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 2})).await;
    play_out(&mut sockets, 0).await;
    let record = old_guests[0].get(&format!("/api/tables/{old}/record")).await.text;
    let (table, guests, mut sockets) = seated(&house, "duel", 2, json!({"rounds": 2})).await;
    let seat = sockets[0].pending()[0];
    let mv = sockets[seat as usize].moves(seat)[0].clone();
    sockets[seat as usize].play(seat, &mv).await;
    let account = json!({"account": "Zoe_1", "password": "a long password"});
    let claimed = old_guests[0].post("/api/account", &account).await;
    let owner = old_guests[0].with_secret(&claimed);
    let seen = sockets[0].seq();
    house.stop().await;

    let data = house.data().to_owned();
    let whole = contents(&data);
    let (archived, until) = (house.dir.path().join("old.db"), house.time.now() + 1);
    archive(&data, &archived, until).unwrap();
    assert_ne!(contents(&data), whole);
    let address: StoreAt = postgres().database().parse().unwrap();
    let moved = move_store(&file(&data), &address).await.unwrap();
    assert_eq!((moved.tables, moved.users), (2, 4), "{moved:?}");

    house.config.store = address.clone();
    house.start().await;
    assert_eq!(owner.get(&format!("/api/tables/{old}/record")).await.text, record, "archived entries came along");
    let mut socket = guests[0].come(&table).await;
    assert_eq!(socket.seq(), seen);
    assert_eq!(socket.request(json!({"type": "chat", "text": "we have moved"})).await["type"], "done");
    // Numbers go on where they were.
    let (_, _, new) = seated(&house, "duel", 2, json!({"rounds": 2})).await;
    drop((socket, new));
    // Another cannot take it meanwhile.
    let elsewhere = house.dir.path().join("copy.db");
    let refused = move_store(&address, &file(&elsewhere)).await;
    assert!(matches!(refused, Err(StoreError::InUse)), "{refused:?}");
    house.stop().await;

    let back = move_until_free(&address, &elsewhere).await;
    assert_eq!((back.tables, back.users), (3, 6), "{back:?}");
    house.config.store = file(&elsewhere);
    house.start().await;
    assert_eq!(owner.get(&format!("/api/tables/{old}/record")).await.text, record);
    let socket = guests[0].come(&table).await;
    assert_eq!(socket.state["chat"][0]["text"], "we have moved");
}

/// The database notices a moment later that the connection of a server has ended.
async fn move_until_free(from: &StoreAt, to: &Path) -> hustings_server::Moved {
    for _ in 0..100 {
        match move_store(from, &file(to)).await {
            Err(StoreError::InUse) => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
            moved => return moved.unwrap(),
        }
    }
    panic!("it never became free");
}

/// A file that went into a database and came back is the same, row by row.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_changed_on_the_way() {
    let mut house = House::open().await;
    let (_, _, mut sockets) = seated(&house, "kuzushi", 2, json!({"grid": 3})).await;
    play_out(&mut sockets, 1).await;
    let text = "\\u0000 \\x00 \"quoted\" \u{1f600} é\u{301} {\"a\": [1, null]}";
    sockets[0].request(json!({"type": "chat", "text": text})).await;
    let guest = house.guest("Ann").await;
    guest.table(json!({"game": "kilonzo", "seats": [{"type": "me"}], "daily": true})).await;
    drop(sockets);
    house.stop().await;
    let (data, back) = (house.data().to_owned(), house.dir.path().join("back.db"));
    let database: StoreAt = postgres().database().parse().unwrap();
    move_store(&file(&data), &database).await.unwrap();
    move_store(&database, &file(&back)).await.unwrap();
    assert_eq!(contents(&back), contents(&data));
    assert!(contents(&data).len() > 10);
    let left: Vec<_> = std::fs::read_dir(house.dir.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains(".part")), "{left:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_cannot_be_made_is_refused_and_leaves_everything_as_it_was() {
    let mut house = House::open().await;
    let (table, guests, sockets) = seated(&house, "duel", 2, json!({"rounds": 2})).await;
    drop(sockets);
    let (data, other) = (file(house.data()), house.dir.path().join("other.db"));
    let database = postgres().database();
    let address: StoreAt = database.parse().unwrap();
    assert!(matches!(move_store(&data, &address).await, Err(StoreError::InUse)));
    house.stop().await;
    assert!(matches!(move_store(&data, &data).await, Err(StoreError::SameStore)));
    assert!(matches!(move_store(&data, &file(&other)).await, Err(StoreError::MoveIsBackup)));
    assert!(matches!(move_store(&file(&other), &address).await, Err(StoreError::NoData { .. })));
    assert!(!other.exists());

    // An empty house leaves an empty one.
    let empty = house.dir.path().join("empty.db");
    Sqlite::hold(&empty, Arc::new(Metrics::new())).unwrap().close();
    move_store(&file(&empty), &address).await.unwrap();
    // What arrives is compared: here the database writes something else than it is told.
    postgres().sql(
        &database,
        "CREATE FUNCTION garble() RETURNS trigger LANGUAGE plpgsql AS
            'BEGIN NEW.entry = replace(NEW.entry, ''duel'', ''dual''); RETURN NEW; END';
         CREATE TRIGGER garble BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION garble()",
    );
    assert!(matches!(move_store(&data, &address).await, Err(StoreError::NotCarried("journal"))));
    assert_eq!(postgres().sql(&database, "SELECT count(*) FROM tables"), "0");
    postgres().sql(&database, "DROP TRIGGER garble ON journal");

    move_store(&data, &address).await.unwrap();
    let again = move_store(&data, &address).await;
    assert!(matches!(again, Err(StoreError::NotEmpty(_))), "{again:?}");
    std::fs::write(&other, "mine").unwrap();
    assert!(matches!(move_store(&address, &file(&other)).await, Err(StoreError::CopyExists(_))));
    assert_eq!(std::fs::read(&other).unwrap(), b"mine");
    let empty = postgres().database();
    let nowhere = move_store(&empty.parse().unwrap(), &file(&house.dir.path().join("new.db"))).await;
    assert!(matches!(nowhere, Err(StoreError::NoHouse(_))), "{nowhere:?}");
    assert_eq!(postgres().sql(&empty, "SELECT count(*) FROM pg_class WHERE relname = 'house'"), "0");
    // The source is as it was.
    house.start().await;
    assert_eq!(guests[0].get(&format!("/api/tables/{table}")).await.json()["phase"], "playing");
}

/// What a look says is wrong.
async fn wrong(store: &StoreAt) -> String {
    let wrong = examine(store).await.into_iter().filter_map(|finding| match finding {
        Finding::Wrong(sentence) => Some(sentence),
        Finding::Fine(_) | Finding::Advice(_) => None,
    });
    wrong.collect::<Vec<_>>().join("\n")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_look_at_a_file_says_what_is_wrong_and_changes_nothing() {
    let mut house = House::open().await;
    let data = house.data().to_owned();
    assert!(wrong(&file(&data)).await.contains("another server has it open"));
    house.stop().await;
    let listing = || {
        let found = std::fs::read_dir(house.dir.path()).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = found.collect();
        names.sort();
        names
    };
    let (names, bytes) = (listing(), std::fs::read(&data).unwrap());
    assert_eq!(wrong(&file(&data)).await, "");
    assert_eq!(wrong(&file(&house.dir.path().join("new.db"))).await, "");
    let nowhere = wrong(&file(&house.dir.path().join("nowhere/new.db"))).await;
    assert!(nowhere.contains("does not exist"), "{nowhere}");
    assert_eq!((listing(), std::fs::read(&data).unwrap()), (names, bytes));

    // As a server leaves it that is killed, and whose log somebody removes.
    let killed = house.dir.path().join("what? 100% #1.db");
    std::fs::copy(&data, &killed).unwrap();
    Connection::open(&killed).unwrap().execute_batch("INSERT INTO running VALUES (1)").unwrap();
    let said = wrong(&file(&killed)).await;
    assert!(said.contains("the newest moves are in"), "{said}");
    let theirs = house.dir.path().join("theirs.db");
    Connection::open(&theirs).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    assert!(wrong(&file(&theirs)).await.contains("another program"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_look_at_a_database_says_what_is_wrong_and_changes_nothing() {
    let database = postgres().database();
    let address: StoreAt = database.parse().unwrap();
    let listing =
        || postgres().sql(&database, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace");
    // The server of the tests does without; every look says so.
    let fsync = "The database runs with fsync = off: a crash can lose moves.";
    assert_eq!(wrong(&address).await, fsync);
    assert_eq!(listing(), "", "it is as empty as it was");
    assert!(wrong(&"postgres://127.0.0.1:1/house".parse().unwrap()).await.contains("cannot be reached"));
    postgres().sql(&database, "CREATE TABLE recipes (name text)");
    assert!(wrong(&address).await.contains("tables of another program"));
    postgres().sql(&database, "DROP TABLE recipes");
    let house = House::with(|config| config.store = address.clone()).await;
    let found = examine(&address).await;
    assert!(matches!(&found[0], Finding::Fine(said) if said.contains("one server has it open")), "{found:?}");
    drop(house);
    let other: StoreAt = format!("{database}&house=club").parse().unwrap();
    assert!(wrong(&other).await.contains("not `club`"));
}

/// As `docs/hosting.md` says: a dump of a house in use is whole, and a server opens what is restored from it like the old one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dump_of_a_running_house_is_restored_and_goes_on() {
    let [node] = House::nodes::<1>(|_| {}).await;
    let (table, guests, mut sockets) = seated(&node, "duel", 2, json!({"rounds": 2})).await;
    let mv = sockets[0].moves(0)[0].clone();
    sockets[0].play(0, &mv).await;
    let (seen, view) = (sockets[0].seq(), sockets[0].state["position"]["view"].clone());
    let from = postgres().address(node.config.store.to_string().rsplit('/').next().unwrap());
    let restored = tokio::task::spawn_blocking(move || {
        let (to, dump) =
            (postgres().database(), std::env::temp_dir().join(format!("hustings-dump-{}", std::process::id())));
        let dump = dump.to_str().unwrap();
        hustings_testkit::postgres::run(&["pg_dump", "--format=custom", "--file", dump, &from]);
        hustings_testkit::postgres::run(&["pg_restore", "--exit-on-error", "--dbname", &to, dump]);
        std::fs::remove_file(dump).unwrap();
        to
    });
    let restored = House::on(restored.await.unwrap().parse().unwrap(), node.time.clone(), |_| {}).await;
    let mut back = Vec::new();
    for guest in &guests {
        back.push(guest.at(&restored).come(&table).await);
    }
    assert_eq!((back[0].seq(), &back[0].state["position"]["view"]), (seen, &view));
    play_out(&mut back, 0).await;
    let verified = guests[0].at(&restored).get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(verified.status, 200, "{}", verified.text);
    // The old one has not noticed.
    assert_eq!(sockets[1].request(json!({"type": "ping"})).await["type"], "pong");
}
