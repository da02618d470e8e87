//! Three nodes on PostgreSQL with a synchronous standby, tables of all five games with people and bots, and faults at random. A checker
//! reads what every client saw: each acknowledged move is there exactly once, everybody saw the same sequence, nobody saw a secret, and
//! every table goes on after every fault. `make torture` runs 200 faults, `make test` a few; planted mistakes are caught by it.

#![cfg(unix)]

mod checker;
mod cluster;
#[path = "../kit/mod.rs"]
mod kit;
mod players;
mod wire;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hustings_testkit::postgres::Pair;
use serde_json::json;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use cluster::{NODES, Node};
use players::{Person, Witness, Witnesses, World, attend};
use wire::State;

const GAMES: [&str; 5] = ["kuzushi", "kilonzo", "sarkaar", "kursi", "politics-as-usual"];
/// Far longer than a table stands still; only a run that fails waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

/// One test at a time: each has a machine's worth of servers.
static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

fn setting(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// The house under torture.
struct House {
    database: Arc<Pair>,
    nodes: Vec<Node>,
    world: World,
    witnesses: Witnesses,
    people: Vec<JoinHandle<()>>,
}

impl House {
    async fn open(tables: usize) -> House {
        let database = Arc::new(tokio::task::spawn_blocking(Pair::start).await.expect("it starts"));
        let mut nodes = Vec::new();
        for number in 0..NODES {
            nodes.push(Node::start(number, &database).await);
        }
        let doors = Arc::new(nodes.iter().map(|node| node.door).collect());
        let moves = Arc::new((0..tables).map(|_| AtomicU64::new(0)).collect());
        let at = Arc::new(Mutex::new(vec![String::new(); tables]));
        let world =
            World { doors, stop: Arc::default(), moves, tables: at, away: Arc::default(), last_heard: Arc::default() };
        let mut house = House { database, nodes, world, witnesses: Witnesses::default(), people: Vec::new() };
        for number in 0..tables {
            house.seat(number).await;
        }
        house
    }

    /// Two people and a bot at a table, and somebody who watches; when a game is over they begin another one.
    async fn seat(&mut self, number: usize) {
        let mut people = Vec::new();
        for name in ["Ann", "Bob", "Eve"] {
            people.push(Person::new(&self.world, format!("{name} {number}"), number).await);
        }
        let (world, witnesses) = (self.world.clone(), Arc::clone(&self.witnesses));
        self.people.push(tokio::spawn(async move {
            let bot = json!({"type": "bot", "bot": "random"});
            let seats = json!([{"type": "me"}, {"type": "open"}, bot]);
            let mut wish = json!({"game": GAMES[number % GAMES.len()], "seats": seats});
            if number.is_multiple_of(2) {
                wish["clock"] = json!({"type": "game", "minutes": 60, "increment": 5});
                wish["timeout"] = json!("forfeit");
            }
            while let Some(made) = world.ask("/api/tables", Some(&people[0].secret), &wish).await {
                let table = made["table"].as_str().expect("a table").to_owned();
                world.tables.lock().expect("nobody panicked")[number].clone_from(&table);
                let at = |person: usize, seat: Option<u64>| {
                    attend(world.clone(), people[person].clone(), table.clone(), seat, Arc::clone(&witnesses))
                };
                tokio::join!(at(0, Some(0)), at(1, Some(1)), at(2, None));
            }
        }));
    }

    fn moves(&self) -> Vec<u64> {
        self.world.moves.iter().map(|moves| moves.load(Ordering::Relaxed)).collect()
    }

    /// Waits until at every table so many more moves were acknowledged than before. Says how long it took.
    async fn goes_on(&self, before: &[u64], moves: u64) -> Duration {
        let started = Instant::now();
        let behind = || self.moves().iter().zip(before).filter(|(now, before)| **now < *before + moves).count();
        while behind() > 0 {
            if started.elapsed() > PATIENCE {
                self.tell_what_stands_still(before, moves).await;
                panic!("{} tables stand still", behind());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        started.elapsed()
    }

    async fn tell_what_stands_still(&self, before: &[u64], moves: u64) {
        for (number, (now, before)) in self.moves().iter().zip(before).enumerate() {
            if *now >= *before + moves {
                continue;
            }
            let table = self.world.tables.lock().expect("nobody panicked")[number].clone();
            let sql = format!(
                "SELECT concat_ws(' ', no, phase, 'leased to', node, until, clock_timestamp()) FROM tables
                 LEFT JOIN leases ON table_no = no LEFT JOIN nodes ON nodes.id = node WHERE tables.id = '{table}';
                 (SELECT left(concat_ws(' ', journal.seq, to_timestamp(at / 1000), entry), 300) FROM journal
                 JOIN tables ON no = table_no WHERE id = '{table}' ORDER BY journal.seq DESC LIMIT 6)"
            );
            let database = Arc::clone(&self.database);
            let told = tokio::task::spawn_blocking(move || database.sql(&sql)).await.expect("it answers");
            let heard = self.world.last_heard.lock().expect("nobody panicked");
            let heard: Vec<_> = heard.iter().filter(|((group, _), _)| *group == number).collect();
            println!("table {number}, {before} moves before, {now} now:\n{told}\n{heard:#?}");
        }
    }

    /// Lets something happen. Comes back when it is over, except for what takes its time to recover.
    async fn suffer(&mut self, fault: Fault, node: usize) {
        let pause = Duration::from_millis(2500);
        let blocking = |work: fn(&Pair)| {
            let database = Arc::clone(&self.database);
            tokio::task::spawn_blocking(move || work(&database))
        };
        match fault {
            Fault::Killed | Fault::Stopped => {
                self.nodes[node].end(if fault == Fault::Killed { "-KILL" } else { "-TERM" }).await;
            }
            Fault::Paused => self.nodes[node].pause(pause).await,
            Fault::ToDatabase(state) => {
                self.nodes[node].to_database.set(state);
                tokio::time::sleep(pause).await;
                self.nodes[node].to_database.set(State::Fine);
            }
            Fault::ToClients(state) => {
                self.nodes[node].to_clients.set(state);
                tokio::time::sleep(pause).await;
                self.nodes[node].to_clients.set(State::Fine);
            }
            Fault::DatabaseRestarted => blocking(Pair::restart).await.expect("it restarts"),
            Fault::StandbyRestarted => blocking(Pair::restart_standby).await.expect("it restarts"),
            Fault::FailedOver => blocking(Pair::fail_over).await.expect("it fails over"),
        }
    }

    /// What a fault left is put in order again.
    async fn mend(&mut self, fault: Fault, node: usize) {
        if matches!(fault, Fault::Killed | Fault::Stopped) {
            self.nodes[node].start_again().await;
        }
    }

    /// Everybody goes home; what is wrong?
    async fn close(mut self) -> (Vec<String>, Vec<Witness>) {
        self.world.stop.store(true, Ordering::Relaxed);
        for one in self.people.drain(..) {
            one.await.expect("no client broke down");
        }
        let witnesses = std::mem::take(&mut *self.witnesses.lock().expect("nobody panicked"));
        for node in &mut self.nodes {
            node.end("-TERM").await;
        }
        let database = Arc::clone(&self.database);
        let rows = tokio::task::spawn_blocking(move || database.sql(checker::JOURNALS)).await.expect("it answers");
        let wrong = checker::check(&rows, &witnesses);
        (wrong, witnesses)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    Killed,
    Stopped,
    Paused,
    ToDatabase(State),
    ToClients(State),
    DatabaseRestarted,
    StandbyRestarted,
    FailedOver,
}

const SLOW: State = State::Slow(Duration::from_millis(100));

/// In the order in which the first ones come; then they come at random.
const FAULTS: [Fault; 11] = [
    Fault::Killed,
    Fault::Paused,
    Fault::FailedOver,
    Fault::ToDatabase(State::Silent),
    Fault::Stopped,
    Fault::DatabaseRestarted,
    Fault::ToDatabase(State::Cut),
    Fault::ToClients(State::Cut),
    Fault::StandbyRestarted,
    Fault::ToDatabase(SLOW),
    Fault::ToClients(SLOW),
];

/// The same every time for the same seed.
struct Draw(u64);

impl Draw {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_whatever_fails() {
    let _alone = ALONE.lock().await;
    let (faults, tables) = (setting("TORTURE_FAULTS", 6), setting("TORTURE_TABLES", 10));
    let mut draw = Draw(setting("TORTURE_SEED", 1) as u64);
    let mut house = House::open(tables).await;
    house.goes_on(&house.moves(), 1).await;
    for number in 0..faults {
        let fault = FAULTS.get(number).copied().unwrap_or_else(|| FAULTS[draw.next(FAULTS.len())]);
        let node = draw.next(NODES);
        house.world.away.lock().expect("nobody panicked").clear();
        let before = house.moves();
        house.suffer(fault, node).await;
        // However it ended, every table goes on, even before a node that has gone is back.
        let after = house.moves();
        let still = house.goes_on(&after, 1).await;
        house.mend(fault, node).await;
        let away = house.world.away.lock().expect("nobody panicked").iter().max().copied().unwrap_or_default();
        let made: u64 = house.moves().iter().sum::<u64>() - before.iter().sum::<u64>();
        println!(
            "{number}: {fault:?}, node {node}. {made} moves; all tables went on after {still:.1?}, all clients were back after {away:.1?}"
        );
    }
    house.goes_on(&house.moves(), 3).await;
    let moves: u64 = house.moves().iter().sum();
    let (wrong, witnesses) = house.close().await;
    let positions: usize = witnesses.iter().map(|witness| witness.shown.len()).sum();
    println!("{faults} faults, {moves} moves, {positions} positions seen by {} clients", witnesses.len());
    assert!(wrong.is_empty(), "{} violations:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
    assert!(positions as u64 > moves, "too little was seen");
}

/// The checker is worth something: it notices when the arbiter is taken away. The mistake is planted in the database, so that no program
/// that anybody runs contains it.
async fn planted(mistake: &'static str) {
    let _alone = ALONE.lock().await;
    let mut house = House::open(5).await;
    house.goes_on(&house.moves(), 1).await;
    let database = Arc::clone(&house.database);
    tokio::task::spawn_blocking(move || database.sql(mistake)).await.expect("it is planted");
    for node in 0..2 {
        house.suffer(Fault::Paused, node).await;
    }
    let (wrong, _) = house.close().await;
    assert!(!wrong.is_empty(), "nobody noticed");
    println!("{}", wrong[0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_without_its_key_is_noticed() {
    planted("ALTER TABLE journal DROP CONSTRAINT journal_pkey; CREATE INDEX ON journal (table_no, seq)").await;
}

/// As if whoever has the lease, or had it before a pause, wrote without asking which number is next.
#[tokio::test(flavor = "multi_thread")]
async fn a_lease_trusted_alone_is_noticed() {
    planted(
        "CREATE FUNCTION trusting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF EXISTS (SELECT 1 FROM journal WHERE table_no = NEW.table_no AND seq = NEW.seq) THEN
                NEW.seq := (SELECT max(seq) + 1 FROM journal WHERE table_no = NEW.table_no);
            END IF;
            RETURN NEW;
        END $$;
        CREATE TRIGGER trusting BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION trusting()",
    )
    .await;
}
