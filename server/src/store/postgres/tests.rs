//! The contract on a real PostgreSQL, and what is special to it: two nodes, other people's databases, a database that goes away.

use std::sync::Arc;
use std::time::Duration;

use hustings_testkit::postgres::{self, postgres};

use super::{Address, Postgres};
use crate::metrics::Metrics;
use crate::store::contract::{self, Fixture};
use crate::store::{
    Entry, Heard, Journal as _, Lease, Nodes as _, Store, StoreAt, StoreError, Tables as _, Taken, Word,
};

struct Database(String);

impl Database {
    fn new() -> Database {
        Database(postgres().database())
    }

    fn sql(&self, sql: &str) -> String {
        postgres().sql(&self.0, sql)
    }

    async fn node(&self) -> Postgres {
        self.try_node("").await.expect("a house")
    }

    async fn try_node(&self, more: &str) -> Result<Postgres, StoreError> {
        open(&format!("{}{more}", self.0)).await
    }
}

async fn open(address: &str) -> Result<Postgres, StoreError> {
    Postgres::open(&address.parse::<Address>()?, Arc::new(Metrics::new())).await
}

const BROKEN: [(&str, &str); 3] =
    [("broken_1", "INSERT ON journal"), ("broken_2", "INSERT ON tables"), ("broken_3", "UPDATE ON tables")];

impl Fixture for Database {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(self.node().await)
    }

    async fn break_writing(&self) {
        self.sql("CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''broken''; END'");
        for (name, when) in BROKEN {
            self.sql(&format!("CREATE TRIGGER {name} BEFORE {when} FOR EACH STATEMENT EXECUTE FUNCTION broken()"));
        }
    }

    async fn mend(&self) {
        for (name, when) in BROKEN {
            let table = when.rsplit(' ').next().expect("a table");
            self.sql(&format!("DROP TRIGGER {name} ON {table}"));
        }
    }
}

contract::contract!(Database::new());

fn chat(text: &str) -> Entry {
    Entry::Chat { user: "u".to_owned(), name: "n".to_owned(), seat: None, text: text.to_owned() }
}

/// Everything in a database: that nothing was touched shows in it.
fn contents(database: &Database) -> String {
    database.sql("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1")
}

#[tokio::test]
async fn a_database_that_is_not_ours_to_use_is_refused_and_left_as_it_is() {
    let theirs = Database::new();
    theirs.sql("CREATE TABLE recipes (name text)");
    let before = contents(&theirs);
    assert!(matches!(theirs.try_node("").await.err(), Some(StoreError::ForeignTables)));
    assert_eq!(contents(&theirs), before);
    let theirs = Database::new();
    theirs.sql("CREATE TABLE house (street text)");
    assert!(matches!(theirs.try_node("").await.err(), Some(StoreError::ForeignTables)));

    let club = Database::new();
    club.try_node("&house=club").await.expect("a house").close();
    let before = contents(&club);
    match club.try_node("").await.err() {
        Some(StoreError::OtherHouse { found, ours }) => {
            assert_eq!((found.as_str(), ours.as_str()), ("club", "hustings"));
        }
        other => panic!("{other:?}"),
    }
    club.sql("UPDATE house SET layout = 99, understood_from = 99");
    let newer = club.try_node("&house=club").await.err();
    assert!(matches!(newer, Some(StoreError::NewerLayout { found: 99, .. })), "{newer:?}");
    assert_eq!(contents(&club), before);
    // During an upgrade: newer, but nothing in it that we would not understand.
    club.sql("UPDATE house SET understood_from = 1");
    club.try_node("&house=club").await.expect("both versions work").close();
}

#[tokio::test]
async fn a_database_that_cannot_be_written_or_reached_is_refused() {
    let database = Database::new();
    let refused = |error: Option<StoreError>| error.expect("it is refused").to_string();
    let missing = postgres().address("no_such_database");
    let said = refused(open(&missing).await.err());
    assert!(said.contains("cannot be reached"), "{said}");
    let nobody = refused(open("postgres://127.0.0.1:1/house").await.err());
    assert!(nobody.contains("cannot be reached"), "{nobody}");
    database.sql(
        "ALTER DATABASE house_only SET default_transaction_read_only = on"
            .replace("house_only", &name(&database))
            .as_str(),
    );
    assert!(matches!(database.try_node("").await.err(), Some(StoreError::ReadOnly(_))));
}

fn name(database: &Database) -> String {
    database.sql("SELECT current_database()")
}

/// Many nodes start at once on an empty database: one prepares it, the others wait for it.
#[tokio::test]
async fn nodes_that_start_together_prepare_the_database_once() {
    let database = Database::new();
    let (one, two, three) = tokio::join!(database.try_node(""), database.try_node(""), database.try_node(""));
    for node in [one, two, three] {
        node.expect("it starts").check().await.expect("it works");
    }
    let newest = super::migrations::NEWEST;
    assert_eq!(database.sql("SELECT count(*), max(layout) FROM house"), format!("1|{newest}"));
}

#[tokio::test]
async fn what_another_writer_wrote_is_heard() {
    let database = Database::new();
    let (here, there) = (database.node().await, database.node().await);
    let mut newest = there.follow(7);
    // Until both listen.
    tokio::time::sleep(Duration::from_millis(300)).await;
    here.append(7, 0, 0, &[chat("a"), chat("b")]).await.expect("written");
    tokio::time::timeout(Duration::from_secs(2), newest.wait_for(|seq| *seq == 2)).await.expect("soon").expect("it");
    // Nobody was notified of this; the journal is looked at all the same.
    database.sql("INSERT INTO journal SELECT 7, 3, 0, entry FROM journal WHERE table_no = 7 AND seq = 2");
    tokio::time::timeout(Duration::from_secs(3), newest.wait_for(|seq| *seq == 3)).await.expect("soon").expect("it");
}

#[tokio::test]
async fn a_house_is_not_moved_while_servers_have_it() {
    let database = Database::new();
    let address: Address = database.0.parse().expect("an address");
    let hold = async || Postgres::hold(&address, Arc::new(Metrics::new())).await;
    let (first, second) = (hold().await.expect("it opens"), hold().await.expect("so does another one"));
    for server in [first, second] {
        assert!(matches!(super::hold_whole(&address, false).await.err(), Some(StoreError::InUse)));
        tokio::task::spawn_blocking(move || server.close()).await.expect("it closes");
    }
    // The database notices a moment later that the connections have ended.
    for _ in 0..100 {
        match super::hold_whole(&address, false).await {
            Ok(moving) => {
                assert!(matches!(hold().await.err(), Some(StoreError::InUse)));
                return super::let_go(&moving).await;
            }
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
    panic!("it never became free");
}

async fn close(node: Postgres) {
    tokio::task::spawn_blocking(move || node.close()).await.expect("it closes");
}

/// Waits until a lease is taken, and says how.
async fn taken(lease: &mut Lease) -> Taken {
    let waiting = async {
        loop {
            if let Some(taken) = lease.taken() {
                return taken;
            }
            lease.changed().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), waiting).await.expect("it is taken")
}

#[tokio::test]
async fn one_node_has_a_lease_and_hands_it_over() {
    let database = Database::new();
    let here = database.node().await;
    let mut mine = here.lease(1);
    assert_eq!(taken(&mut mine).await, Taken::First);
    let there = database.node().await;
    let mut theirs = there.lease(1);
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(mine.is_held() && !theirs.is_held(), "it is renewed");
    drop(mine);
    assert_eq!(taken(&mut theirs).await, Taken::InOrder);
    // A node that stops in order leaves no gap; what nobody asks for is inherited all the same.
    let mut mine = here.lease(1);
    let mut heard = here.hear();
    let unwatched = there.lease(2);
    tokio::time::sleep(Duration::from_secs(1)).await;
    there.prepare_to_leave();
    drop(unwatched);
    close(there).await;
    assert_eq!(taken(&mut mine).await, Taken::InOrder);
    let inherited = async {
        loop {
            if let Ok(Heard::Inherited(tables)) = heard.recv().await {
                return tables;
            }
        }
    };
    let tables = tokio::time::timeout(Duration::from_secs(5), inherited).await.expect("soon");
    assert_eq!(tables, [2]);
    assert_eq!(taken(&mut here.lease(2)).await, Taken::InOrder);
}

/// A node that says nothing for longer than a lease has lost its leases; nobody ran its tables for a while.
#[tokio::test]
async fn a_lease_of_a_node_that_has_gone_is_taken_after_a_gap() {
    let database = Database::new();
    let here = database.node().await;
    database.sql("INSERT INTO nodes VALUES ('gone', now() + interval '1 second', false)");
    database.sql("INSERT INTO leases VALUES (1, 'gone', NULL), (2, 'gone', NULL)");
    let mut heard = here.hear();
    let mut lease = here.lease(1);
    assert!(matches!(taken(&mut lease).await, Taken::AfterGap(since) if since.elapsed() >= super::nodes::LEASE));
    let inherited = async {
        loop {
            if let Ok(Heard::Inherited(tables)) = heard.recv().await {
                return tables;
            }
        }
    };
    assert_eq!(tokio::time::timeout(Duration::from_secs(5), inherited).await.expect("soon"), [2]);
    // What nobody here has asked for, another node can have.
    let there = database.node().await;
    assert_eq!(taken(&mut there.lease(2)).await, Taken::InOrder);
    close(there).await;
    // While the database is away nothing is held, and there was a gap when it is back.
    database.sql("UPDATE nodes SET until = now() - interval '1 second'");
    for _ in 0..100 {
        lease.changed().await;
        if matches!(lease.taken(), Some(Taken::AfterGap(_))) {
            return;
        }
    }
    panic!("nobody noticed");
}

#[tokio::test]
async fn nodes_hear_each_other_and_not_themselves() {
    let database = Database::new();
    let (here, there) = (database.node().await, database.node().await);
    let (mut at_home, mut away) = (here.hear(), there.hear());
    // Until both listen.
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert!(here.hears() && there.hears());
    here.tell(Word::SessionsEnded("ann".to_owned()));
    let said = async |heard: &mut tokio::sync::broadcast::Receiver<Heard>| {
        let listening = async {
            loop {
                if let Ok(Heard::Word(_, word)) = heard.recv().await {
                    return word;
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(1), listening).await.ok()
    };
    assert_eq!(said(&mut away).await, Some(Word::SessionsEnded("ann".to_owned())));
    assert_eq!(said(&mut at_home).await, None);
}

/// The database is killed and comes back: what was acknowledged is there, what failed can be tried again, and nobody has to do anything.
#[tokio::test]
async fn a_node_comes_back_by_itself_when_the_database_does() {
    let server = tokio::task::spawn_blocking(postgres::Postgres::start).await.expect("a server");
    let address = server.database();
    let node = open(&address).await.expect("a house");
    node.append(1, 0, 0, &[chat("before")]).await.expect("written");
    server.stop();
    assert!(node.append(1, 1, 0, &[chat("meanwhile")]).await.is_err());
    assert!(node.read(1, 1).await.is_err());
    assert!(node.check().await.is_err());
    server.start_again();
    let mut newest = node.follow(1);
    node.append(1, 1, 0, &[chat("after")]).await.expect("written again");
    assert_eq!(node.read(1, 1).await.expect("it can be read").len(), 2);
    assert_eq!(node.table_no("none".to_owned()).await.expect("an answer"), None);
    node.check().await.expect("all is well");
    tokio::time::timeout(Duration::from_secs(3), newest.wait_for(|seq| *seq == 2)).await.expect("heard").expect("it");
}

/// As soon as its time is over, and before anybody has told the node so.
#[tokio::test]
async fn a_lease_that_is_not_renewed_is_not_held() {
    let server = tokio::task::spawn_blocking(postgres::Postgres::start).await.expect("a server");
    let node = open(&server.database()).await.expect("a house");
    let mut lease = node.lease(1);
    assert_eq!(taken(&mut lease).await, Taken::First);
    server.stop();
    tokio::time::sleep(super::nodes::LEASE).await;
    assert!(!lease.is_held());
    server.start_again();
    lease.changed().await;
    let how = taken(&mut lease).await;
    assert!(matches!(how, Taken::AfterGap(_)), "{how:?}");
    let held = async {
        while !lease.is_held() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), held).await.expect("it is held again");
}

#[test]
fn the_command_line_tells_a_file_from_a_database() {
    let at = |text: &str| text.parse::<StoreAt>();
    assert_eq!(at("hustings.db").expect("a file").file().and_then(|path| path.to_str()), Some("hustings.db"));
    let database = at("postgres://ann:secret@db.example/club").expect("a database");
    assert_eq!((database.file(), database.to_string().as_str()), (None, "postgres://db.example/club"));
    assert!(at("postgres://db.example").is_err());
}
