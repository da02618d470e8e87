//! The nodes: real processes that are killed, stopped and started again, with wires to the database and to their clients.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use hustings_testkit::postgres::Pair;
use tokio::process::Child;

use crate::kit::{start_program, start_server};
use crate::wire::{Target, Wire};

pub const NODES: usize = 3;

pub struct Node {
    number: usize,
    /// The database, by this node's own way to it.
    store: String,
    pub to_database: Wire,
    pub to_clients: Wire,
    /// Where clients reach it, alive or not.
    pub door: SocketAddr,
    address: Arc<Mutex<Option<SocketAddr>>>,
    process: Option<Child>,
    /// The `bare-server` of an older version, with which it starts first: a node that ends is upgraded.
    before: Option<String>,
}

impl Node {
    pub async fn start(number: usize, database: &Pair) -> Node {
        let (to_database, to_clients, address) = (Wire::new(), Wire::new(), Arc::default());
        let [a, b] = database.sockets().map(Target::Socket);
        let (a, b) = (to_database.lead_to(a).await, to_database.lead_to(b).await);
        let store = format!("postgres://hustings@{a},{b}/house");
        let door = to_clients.lead_to(Target::Server(Arc::clone(&address))).await;
        let before = std::env::var("TORTURE_BEFORE").ok().filter(|program| !program.is_empty());
        let mut node = Node { number, store, to_database, to_clients, door, address, process: None, before };
        node.start_again().await;
        node
    }

    /// Tries until the database is there.
    pub async fn start_again(&mut self) {
        let before = self.before.take();
        for _ in 0..60 {
            let started = match &before {
                Some(program) => start_program(program, &self.store).await,
                None => start_server(&self.store).await,
            };
            if let Some((process, address)) = started {
                self.process = Some(process);
                *self.address.lock().expect("nobody panicked") = Some(address);
                return;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        panic!("node {} does not start", self.number);
    }

    fn signal(&self, signal: &str) {
        let id = self.process.as_ref().and_then(Child::id).expect("it runs").to_string();
        let sent = std::process::Command::new("kill").args([signal, &id]).status().expect("kill");
        assert!(sent.success(), "kill {signal} {id}");
    }

    /// However: as if the machine had lost power, or in order.
    pub async fn end(&mut self, signal: &str) {
        self.signal(signal);
        if let Some(mut process) = self.process.take() {
            let ended = tokio::time::timeout(Duration::from_secs(20), process.wait()).await;
            assert!(ended.is_ok(), "node {} does not stop", self.number);
        }
        *self.address.lock().expect("nobody panicked") = None;
    }

    /// Longer than a lease. Clients still try it: nothing tells them.
    pub async fn pause(&self, time: Duration) {
        self.signal("-STOP");
        tokio::time::sleep(time).await;
        self.signal("-CONT");
    }
}
