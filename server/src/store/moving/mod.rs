//! Carries a house from one store to another, either way. Rows travel as JSON arrays, the same for both engines; what arrived is read again
//! and compared before the new house has its name.

mod postgres;
mod sqlite;

use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;

use super::{StoreAt, StoreError};

/// How many rows travel together.
const TOGETHER: usize = 500;

/// A table of the database and its columns, in the same words in both engines.
pub struct Kind {
    table: &'static str,
    columns: &'static [(&'static str, Column)],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Column {
    Number,
    Text,
    Truth,
    Bytes,
}

use Column::{Bytes, Number, Text, Truth};

/// All data of a house. Archived entries are sent like the others.
const KINDS: [Kind; 22] = [
    Kind {
        table: "users",
        columns: &[
            ("no", Number),
            ("id", Text),
            ("name", Text),
            ("account", Text),
            ("password", Text),
            ("created_at", Number),
            ("language", Text),
        ],
    },
    Kind { table: "aliases", columns: &[("old", Text), ("id", Text)] },
    Kind { table: "sessions", columns: &[("hash", Bytes), ("\"user\"", Text), ("created_at", Number)] },
    Kind {
        table: "tables",
        columns: &[
            ("no", Number),
            ("id", Text),
            ("seq", Number),
            ("public", Truth),
            ("phase", Text),
            ("waiting", Truth),
            ("changed_at", Number),
            ("place", Number),
            ("summary", Text),
            ("host", Text),
        ],
    },
    Kind { table: "journal", columns: &[("table_no", Number), ("seq", Number), ("at", Number), ("entry", Text)] },
    Kind {
        table: "sitters",
        columns: &[("\"user\"", Text), ("table_no", Number), ("seen", Number), ("over", Truth), ("changed_at", Number)],
    },
    Kind { table: "daily_seeds", columns: &[("game", Text), ("day", Number), ("seed", Text)] },
    Kind {
        table: "daily_tables",
        columns: &[
            ("game", Text),
            ("day", Number),
            ("\"user\"", Text),
            ("table_no", Number),
            ("name", Text),
            ("score", Number),
            ("over", Truth),
        ],
    },
    Kind {
        table: "sets",
        columns: &[
            ("id", Text),
            ("owner", Text),
            ("game", Text),
            ("name", Text),
            ("version", Text),
            ("changed_at", Number),
        ],
    },
    Kind { table: "set_versions", columns: &[("game", Text), ("version", Text), ("files", Text), ("played", Truth)] },
    Kind {
        table: "experiments",
        columns: &[
            ("id", Text),
            ("owner", Text),
            ("plan", Text),
            ("study", Text),
            ("phase", Text),
            ("played", Number),
            ("games", Number),
            ("why", Text),
            ("findings", Text),
            ("created_at", Number),
        ],
    },
    Kind { table: "experiment_games", columns: &[("no", Number), ("experiment", Text), ("games", Bytes)] },
    Kind {
        table: "ways",
        columns: &[
            ("id", Text),
            ("\"user\"", Text),
            ("kind", Text),
            ("target", Text),
            ("name", Text),
            ("table_no", Number),
            ("token", Text),
            ("confirmed", Truth),
            ("turn", Truth),
            ("reminder", Truth),
            ("game", Truth),
            ("everywhere", Truth),
            ("daily", Truth),
            ("failing", Truth),
            ("origin", Text),
            ("created_at", Number),
            ("next_at", Number),
        ],
    },
    Kind { table: "confirmations", columns: &[("address", Text), ("at", Number)] },
    Kind { table: "notice_choices", columns: &[("\"user\"", Text), ("table_no", Number), ("choice", Text)] },
    Kind {
        table: "notices",
        columns: &[
            ("way", Text),
            ("table_no", Number),
            ("\"user\"", Text),
            ("occasion", Text),
            ("since", Number),
            ("due_at", Number),
            ("sent_at", Number),
            ("tries", Number),
        ],
    },
    Kind { table: "calendars", columns: &[("\"user\"", Text), ("secret", Text)] },
    Kind { table: "house_secrets", columns: &[("name", Text), ("secret", Bytes)] },
    Kind {
        table: "tickets",
        columns: &[
            ("hash", Bytes),
            ("purpose", Text),
            ("\"user\"", Text),
            ("data", Text),
            ("expires_at", Number),
            ("used_at", Number),
        ],
    },
    Kind {
        table: "passkeys",
        columns: &[
            ("id", Text),
            ("\"user\"", Text),
            ("name", Text),
            ("place", Text),
            ("key", Text),
            ("counter", Number),
            ("created_at", Number),
            ("used_at", Number),
        ],
    },
    Kind {
        table: "recovery_addresses",
        columns: &[("\"user\"", Text), ("address", Text), ("folded", Text), ("origin", Text), ("confirmed_at", Number)],
    },
    Kind { table: "proofs", columns: &[("session", Bytes), ("at", Number)] },
];

impl Kind {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }
}

/// Some rows of one kind.
struct Part {
    kind: usize,
    rows: Vec<Value>,
}

/// For each kind of rows, their number and a checksum that does not depend on their order.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
struct Tally([(u64, u128); KINDS.len()]);

impl Tally {
    fn count(&mut self, part: &Part) {
        let (rows, sum) = &mut self.0[part.kind];
        for row in &part.rows {
            let hash = Sha256::digest(row.to_string().as_bytes());
            *rows += 1;
            *sum = sum.wrapping_add(u128::from_be_bytes(hash[..16].try_into().expect("half of a hash")));
        }
    }
}

/// What was carried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    pub users: u64,
    pub tables: u64,
    pub entries: u64,
}

/// Carries everything in `from` to `to`, which must be new or empty. Nobody may use either meanwhile.
pub async fn move_store(from: &StoreAt, to: &StoreAt) -> Result<Moved, StoreError> {
    if from == to {
        return Err(StoreError::SameStore);
    }
    let (send, receive) = mpsc::channel(8);
    let (sent, arrived) = match (from, to) {
        (StoreAt::File(from), StoreAt::Database(to)) => {
            tokio::join!(sqlite::send(from.clone(), send), postgres::receive(to, receive))
        }
        (StoreAt::Database(from), StoreAt::File(to)) => {
            tokio::join!(postgres::send(from, send), sqlite::receive(to.clone(), receive))
        }
        (StoreAt::Database(from), StoreAt::Database(to)) => {
            tokio::join!(postgres::send(from, send), postgres::receive(to, receive))
        }
        (StoreAt::File(_), StoreAt::File(_)) => return Err(StoreError::MoveIsBackup),
    };
    match (sent, arrived) {
        (Ok(_), Ok(Tally([(users, _), _, _, (tables, _), (entries, _), ..]))) => Ok(Moved { users, tables, entries }),
        // The side that failed first says why.
        (Err(StoreError::Closed), Err(error)) | (Err(error), _) | (Ok(_), Err(error)) => Err(error),
    }
}

/// What the sender says at the end, so that the receiver can compare before it keeps anything.
enum Sent {
    Part(Part),
    All(Box<Tally>),
}

/// Sends parts and adds them up.
struct Sender {
    to: mpsc::Sender<Sent>,
    tally: Tally,
}

impl Sender {
    fn new(to: mpsc::Sender<Sent>) -> Sender {
        Sender { to, tally: Tally::default() }
    }

    async fn part(&mut self, kind: usize, rows: Vec<Value>) -> Result<(), StoreError> {
        let part = Part { kind, rows };
        self.tally.count(&part);
        // The receiver says why it went away.
        self.to.send(Sent::Part(part)).await.map_err(|_| StoreError::Closed)
    }

    async fn finish(self) -> Tally {
        let _ = self.to.send(Sent::All(Box::new(self.tally.clone()))).await;
        self.tally
    }
}

/// Whether what arrived, read again, is what was sent.
fn compare(sent: &Tally, arrived: &Tally) -> Result<(), StoreError> {
    let differs = KINDS.iter().zip(sent.0.iter().zip(&arrived.0)).find(|(_, (one, other))| one != other);
    match differs {
        None => Ok(()),
        Some((kind, _)) => Err(StoreError::NotCarried(kind.table)),
    }
}
