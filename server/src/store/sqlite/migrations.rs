//! The layout of the file, step by step. Each step is numbered and done once, in a transaction with its number; a step that has been
//! published is never changed.

use rusqlite::{Connection, TransactionBehavior};

use crate::store::StoreError;

type Migration = fn(&Connection) -> rusqlite::Result<()>;

pub const STEPS: [Migration; 10] = [
    first,
    unnumbered_additions,
    lists_by_index,
    archives,
    probe,
    languages,
    laboratory,
    notices,
    confirmations,
    access,
];

/// The layout this program writes.
pub const NEWEST: i32 = STEPS.len() as i32;

/// Which layout a file has; 0 for a new one.
pub fn version(connection: &Connection) -> rusqlite::Result<i32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Refuses a file that a newer program has changed.
pub fn check(connection: &Connection) -> Result<(), StoreError> {
    let found = version(connection)?;
    if found > NEWEST { Err(StoreError::NewerLayout { found, ours: NEWEST }) } else { Ok(()) }
}

/// Brings the file to the newest layout.
pub fn run(connection: &mut Connection) -> Result<(), StoreError> {
    check(connection)?;
    while version(connection)? < NEWEST {
        let step = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Another program may have been faster.
        let done = version(&step)?;
        if let Some(next) = STEPS.get(done as usize) {
            next(&step)?;
            step.pragma_update(None, "user_version", done + 1)?;
        }
        step.commit()?;
    }
    Ok(())
}

fn first(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "CREATE TABLE journal (table_no INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, entry BLOB NOT NULL,
            PRIMARY KEY (table_no, seq)) WITHOUT ROWID;
         CREATE TABLE tables (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
            seq INTEGER NOT NULL DEFAULT 0, public INTEGER NOT NULL, phase TEXT NOT NULL, waiting INTEGER NOT NULL DEFAULT 0,
            changed_at INTEGER NOT NULL, summary TEXT NOT NULL);
         CREATE INDEX tables_in_lobby ON tables (phase, changed_at) WHERE public;
         CREATE TABLE sitters (user TEXT NOT NULL, table_no INTEGER NOT NULL, seen INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (user, table_no)) WITHOUT ROWID;
         CREATE INDEX sitters_by_table ON sitters (table_no);
         CREATE TABLE users (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            account TEXT UNIQUE COLLATE NOCASE, password TEXT, created_at INTEGER NOT NULL);
         CREATE TABLE aliases (old TEXT PRIMARY KEY, id TEXT NOT NULL) WITHOUT ROWID;
         CREATE INDEX aliases_of ON aliases (id);
         CREATE TABLE sessions (hash BLOB PRIMARY KEY, user TEXT NOT NULL, created_at INTEGER NOT NULL) WITHOUT ROWID;",
    )
}

/// What came before steps had numbers, so that a file may have it already. `running` has a row while a server has the file open.
fn unnumbered_additions(connection: &Connection) -> rusqlite::Result<()> {
    if connection.prepare("SELECT host FROM tables").is_err() {
        connection.execute_batch("ALTER TABLE tables ADD COLUMN host TEXT")?;
    }
    connection.execute_batch(
        "CREATE INDEX IF NOT EXISTS sessions_of ON sessions (user);
         CREATE TABLE IF NOT EXISTS running (one INTEGER PRIMARY KEY CHECK (one = 1));
         CREATE INDEX IF NOT EXISTS tables_waiting_of ON tables (host, changed_at) WHERE public AND phase = 'open';
         CREATE TABLE IF NOT EXISTS daily_seeds (game TEXT NOT NULL, day INTEGER NOT NULL, seed TEXT NOT NULL,
            PRIMARY KEY (game, day)) WITHOUT ROWID;
         CREATE TABLE IF NOT EXISTS daily_tables (game TEXT NOT NULL, day INTEGER NOT NULL, user TEXT NOT NULL,
            table_no INTEGER NOT NULL, PRIMARY KEY (game, day, user)) WITHOUT ROWID;",
    )
}

/// Each list has an index in its own order, so that a page is read and nothing else. `place` is a table's group in the lobby;
/// `sitters.over` says in which half of a person's tables it is, and is null where the person has no part in it any more; `lagging` has
/// the tables whose rows may be behind their journal.
fn lists_by_index(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "DROP INDEX tables_in_lobby;
         ALTER TABLE tables ADD COLUMN place INTEGER;
         UPDATE tables SET place = CASE phase WHEN 'open' THEN 1 ELSE 2 END
            WHERE public AND phase IN ('open', 'playing', 'paused');
         CREATE INDEX tables_in_lobby ON tables (place, changed_at, no) WHERE place IS NOT NULL;

         UPDATE tables SET waiting = 0 WHERE waiting AND phase <> 'playing';
         CREATE INDEX tables_to_wake ON tables (waiting, no) WHERE waiting = 1;
         CREATE TABLE lagging (table_no INTEGER PRIMARY KEY);
         INSERT INTO lagging SELECT no FROM tables WHERE seq < (SELECT max(seq) FROM journal WHERE table_no = no);

         ALTER TABLE sitters ADD COLUMN over INTEGER;
         ALTER TABLE sitters ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;
         UPDATE sitters SET (over, changed_at) = (SELECT phase = 'over', changed_at FROM tables WHERE no = table_no)
            WHERE EXISTS (SELECT 1 FROM tables, json_each(iif(json_valid(summary), summary, '{}'), '$.holders') AS holder
                WHERE no = table_no AND holder.value ->> '$.user' = sitters.user);
         CREATE INDEX sitters_listed ON sitters (user, over, changed_at, table_no) WHERE over IS NOT NULL;

         ALTER TABLE daily_tables ADD COLUMN name TEXT NOT NULL DEFAULT '';
         ALTER TABLE daily_tables ADD COLUMN score INTEGER;
         ALTER TABLE daily_tables ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
         UPDATE daily_tables SET (name, score, over) = (
            SELECT coalesce(row ->> '$.summary.seats[0].name', ''), row ->> '$.summary.ending.scores[0]', phase = 'over'
            FROM (SELECT iif(json_valid(summary), summary, '{}') AS row, phase FROM tables WHERE no = table_no))
            WHERE EXISTS (SELECT 1 FROM tables WHERE no = table_no);
         CREATE INDEX daily_scores ON daily_tables (game, day, score DESC, name, user) WHERE score IS NOT NULL;
         CREATE INDEX daily_playing ON daily_tables (game, day, over);",
    )
}

/// Where the entries of old games are, see `archive`.
fn archives(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "CREATE TABLE archives (no INTEGER PRIMARY KEY, file TEXT NOT NULL UNIQUE);
         ALTER TABLE tables ADD COLUMN archive INTEGER;
         CREATE INDEX tables_to_archive ON tables (changed_at) WHERE phase = 'over' AND archive IS NULL;",
    )
}

/// For the health check, which writes here as much as a large transaction would, see `Sqlite::check`.
fn probe(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch("CREATE TABLE probe (one INTEGER PRIMARY KEY CHECK (one = 1), filler BLOB NOT NULL);")
}

/// The tag of the language that a user chose.
fn languages(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch("ALTER TABLE users ADD COLUMN language TEXT")
}

/// Component sets of people's own. Versions that were `played` at a table stay for ever; experiments keep their games in parts until
/// they are over.
fn laboratory(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "CREATE TABLE sets (id TEXT PRIMARY KEY, owner TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL,
            version TEXT NOT NULL, changed_at INTEGER NOT NULL) WITHOUT ROWID;
         CREATE INDEX sets_of ON sets (owner, changed_at DESC, id);
         CREATE INDEX sets_with ON sets (game, version);
         CREATE TABLE set_versions (game TEXT NOT NULL, version TEXT NOT NULL, files TEXT NOT NULL,
            played INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (game, version)) WITHOUT ROWID;
         CREATE TABLE experiments (id TEXT PRIMARY KEY, owner TEXT NOT NULL, plan TEXT NOT NULL, study TEXT NOT NULL,
            phase TEXT NOT NULL, played INTEGER NOT NULL, games INTEGER NOT NULL, why TEXT, findings TEXT,
            created_at INTEGER NOT NULL, claimed_until INTEGER NOT NULL DEFAULT 0);
         CREATE INDEX experiments_of ON experiments (owner, created_at DESC, id);
         CREATE INDEX experiments_to_play ON experiments (claimed_until, created_at) WHERE phase IN ('waiting', 'running');
         CREATE TABLE experiment_games (no INTEGER PRIMARY KEY, experiment TEXT NOT NULL, games BLOB NOT NULL);
         CREATE INDEX games_of_experiment ON experiment_games (experiment, no);",
    )
}

/// Ways to reach people, and what is to be sent by them: one row for each way, person and occasion of a table, which stays when it was sent
/// until its turn has ended. `ways.table_no` is 0 for all tables of its owner.
fn notices(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "CREATE TABLE ways (id TEXT PRIMARY KEY, user TEXT NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL, name TEXT NOT NULL,
            table_no INTEGER NOT NULL DEFAULT 0, token TEXT NOT NULL UNIQUE, confirmed INTEGER NOT NULL,
            turn INTEGER NOT NULL, reminder INTEGER NOT NULL, game INTEGER NOT NULL, everywhere INTEGER NOT NULL,
            daily INTEGER NOT NULL, failing INTEGER NOT NULL DEFAULT 0, origin TEXT NOT NULL, created_at INTEGER NOT NULL,
            next_at INTEGER NOT NULL DEFAULT 0);
         CREATE INDEX ways_of ON ways (user, created_at, id);
         CREATE INDEX ways_of_table ON ways (table_no) WHERE table_no <> 0;
         CREATE INDEX ways_to ON ways (target, kind, created_at);
         CREATE TABLE notice_choices (user TEXT NOT NULL, table_no INTEGER NOT NULL, choice TEXT NOT NULL,
            PRIMARY KEY (user, table_no)) WITHOUT ROWID;
         CREATE TABLE notices (way TEXT NOT NULL, table_no INTEGER NOT NULL, user TEXT NOT NULL, occasion TEXT NOT NULL,
            since INTEGER NOT NULL, due_at INTEGER NOT NULL, sent_at INTEGER, tries INTEGER NOT NULL DEFAULT 0,
            claimed_until INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (way, table_no, user, occasion)) WITHOUT ROWID;
         CREATE INDEX notices_at ON notices (table_no, user);
         CREATE INDEX notices_due ON notices (due_at) WHERE sent_at IS NULL;
         CREATE TABLE calendars (user TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE) WITHOUT ROWID;
         CREATE TABLE house_secrets (name TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;",
    )
}

/// When the owner of an address was asked whether it is theirs; `ways_to` counted only the ways that were still there.
fn confirmations(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "DROP INDEX ways_to;
         CREATE TABLE confirmations (address TEXT NOT NULL, at INTEGER NOT NULL);
         CREATE INDEX confirmations_of ON confirmations (address, at);
         CREATE INDEX confirmations_by_age ON confirmations (at);",
    )
}

/// How people come in beside a password: what is good once and for a while, passkeys, and addresses for recovery; and since when a session
/// has shown that its person is there.
fn access(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "CREATE TABLE tickets (hash BLOB PRIMARY KEY, purpose TEXT NOT NULL, user TEXT NOT NULL, data TEXT NOT NULL,
            expires_at INTEGER NOT NULL, used_at INTEGER) WITHOUT ROWID;
         CREATE INDEX tickets_of ON tickets (user, purpose);
         CREATE INDEX tickets_by_age ON tickets (expires_at);
         CREATE TABLE passkeys (id TEXT PRIMARY KEY, user TEXT NOT NULL, name TEXT NOT NULL, place TEXT NOT NULL, key TEXT NOT NULL,
            counter INTEGER NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER) WITHOUT ROWID;
         CREATE INDEX passkeys_of ON passkeys (user, created_at);
         CREATE TABLE recovery_addresses (user TEXT PRIMARY KEY, address TEXT NOT NULL, folded TEXT NOT NULL, origin TEXT NOT NULL,
            confirmed_at INTEGER NOT NULL) WITHOUT ROWID;
         CREATE INDEX recovery_by_address ON recovery_addresses (folded);
         CREATE TABLE proofs (session BLOB PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
         CREATE INDEX proofs_by_age ON proofs (at);",
    )
}
