//! How people come in beside a password, and how they leave. Each change is one statement, so that it is done whole or not at all.

use std::collections::BTreeSet;
use std::sync::Arc;

use tokio_postgres::Row;
use tokio_postgres::error::SqlState;

use super::{Params, Postgres, params};
use crate::protocol::UnixMs;
use crate::store::{
    Access, Eventually, Passkey, Purpose, RecoveryAddress, SessionHash, StoreError, TableNo, Ticket, lock,
};

/// How many tables are searched in one statement.
const SEARCHED_AT_ONCE: i64 = 1000;

const ADD_TICKET: &str = "
    WITH old AS (DELETE FROM tickets WHERE (expires_at < $6 OR \"user\" = $3 AND purpose = $2 AND \"user\" <> '') AND hash <> $1)
    INSERT INTO tickets (hash, purpose, \"user\", data, expires_at) VALUES ($1, $2, $3, $4, $5)";
const USE_TICKET: &str = "
    UPDATE tickets SET used_at = $3 WHERE hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3
    RETURNING \"user\", data, expires_at, used_at";
const TICKET_OF: &str = "SELECT \"user\", data, expires_at, used_at FROM tickets WHERE \"user\" = $1 AND purpose = $2 ORDER BY expires_at DESC LIMIT 1";
const PASSKEY: &str = "SELECT id, \"user\", name, place, key, counter, created_at, used_at FROM passkeys WHERE id = $1";
const PASSKEYS_OF: &str = "SELECT id, \"user\", name, place, key, counter, created_at, used_at FROM passkeys
    WHERE \"user\" = $1 ORDER BY created_at, id";
const ADD_PASSKEY: &str = "
    INSERT INTO passkeys (id, \"user\", name, place, key, counter, created_at)
    SELECT $1, $2, $3, $4, $5, $6::bigint, $7::bigint WHERE (SELECT count(*) FROM passkeys WHERE \"user\" = $2) < $8
    ON CONFLICT (id) DO NOTHING RETURNING 1";
/// A passkey that somebody has breaks the key of its table, and with it everything.
const CLAIM: &str = "
    WITH claimed AS (UPDATE users SET account = $2 WHERE id = $1 AND account IS NULL RETURNING id),
    added AS (
        INSERT INTO passkeys (id, \"user\", name, place, key, counter, created_at)
        SELECT $3, id, $4, $5, $6, $7::bigint, $8::bigint FROM claimed
    ),
    void AS (DELETE FROM tickets WHERE \"user\" IN (SELECT id FROM claimed)),
    ended AS (DELETE FROM sessions WHERE \"user\" IN (SELECT id FROM claimed) AND hash <> $9::bytea),
    begun AS (
        INSERT INTO sessions (hash, \"user\", created_at) SELECT $9, id, $8::bigint FROM claimed
        ON CONFLICT (hash) DO UPDATE SET \"user\" = excluded.\"user\", created_at = excluded.created_at
    )
    SELECT id FROM claimed";
const PASSKEY_USED: &str = "
    UPDATE passkeys SET key = $2, counter = $3, used_at = $4
    WHERE id = $1 AND (counter < $3 OR counter = 0 AND $3 = 0) RETURNING 1";
const REMOVE_PASSKEY: &str = "
    DELETE FROM passkeys WHERE \"user\" = $1 AND id = $2
        AND (EXISTS (SELECT 1 FROM users WHERE users.id = $1 AND password IS NOT NULL)
            OR EXISTS (SELECT 1 FROM passkeys AS other WHERE other.\"user\" = $1 AND other.id <> $2))
    RETURNING 1";
const SET_ADDRESS: &str = "
    INSERT INTO recovery_addresses (\"user\", address, folded, origin, confirmed_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (\"user\") DO UPDATE
        SET address = excluded.address, folded = excluded.folded, origin = excluded.origin, confirmed_at = excluded.confirmed_at";
const WITH_ADDRESS: &str = "SELECT \"user\", address, origin, confirmed_at FROM recovery_addresses
    WHERE folded = $1 ORDER BY confirmed_at LIMIT $2";
const PROVE: &str = "
    WITH old AS (DELETE FROM proofs WHERE at < $3 AND session <> $1)
    INSERT INTO proofs (session, at) VALUES ($1, $2) ON CONFLICT (session) DO UPDATE SET at = excluded.at";
const WRITTEN_AT: &str =
    "SELECT DISTINCT table_no FROM journal WHERE table_no > $1 AND table_no <= $2 AND entry LIKE ANY ($3::text[])";
const REMOVE_PERSON: &str = "
    WITH notes AS (
        DELETE FROM notices WHERE \"user\" = ANY ($1::text[]) OR way IN (SELECT id FROM ways WHERE ways.\"user\" = ANY ($1))
    ), proved AS (DELETE FROM proofs WHERE session IN (SELECT hash FROM sessions WHERE \"user\" = ANY ($1))
    ), ended AS (DELETE FROM sessions WHERE \"user\" = ANY ($1)
    ), sat AS (DELETE FROM sitters WHERE \"user\" = ANY ($1)
    ), days AS (DELETE FROM daily_tables WHERE \"user\" = ANY ($1)
    ), told AS (DELETE FROM ways WHERE \"user\" = ANY ($1)
    ), chosen AS (DELETE FROM notice_choices WHERE \"user\" = ANY ($1)
    ), dates AS (DELETE FROM calendars WHERE \"user\" = ANY ($1)
    ), void AS (DELETE FROM tickets WHERE \"user\" = ANY ($1)
    ), keys AS (DELETE FROM passkeys WHERE \"user\" = ANY ($1)
    ), mail AS (DELETE FROM recovery_addresses WHERE \"user\" = ANY ($1)
    ), others AS (DELETE FROM aliases WHERE old = ANY ($1) OR id = ANY ($1))
    DELETE FROM users WHERE id = ANY ($1)";

fn ticket(row: &Row) -> Ticket {
    Ticket { user: row.get(0), data: row.get(1), expires_at: row.get(2), used_at: row.get(3) }
}

fn passkey(row: &Row) -> Passkey {
    Passkey {
        id: row.get(0),
        user: row.get(1),
        name: row.get(2),
        place: row.get(3),
        key: row.get(4),
        counter: row.get::<_, i64>(5) as u32,
        created_at: row.get(6),
        used_at: row.get(7),
    }
}

fn address(row: &Row) -> RecoveryAddress {
    RecoveryAddress { user: row.get(0), address: row.get(1), origin: row.get(2), confirmed_at: row.get(3) }
}

impl Access for Postgres {
    fn add_ticket(&self, hash: SessionHash, purpose: Purpose, new: Ticket, now: UnixMs) -> Eventually<()> {
        let Ticket { user, data, expires_at, used_at: _ } = new;
        self.write(ADD_TICKET, params![hash.to_vec(), purpose.word(), user, data, expires_at, now], drop)
    }

    fn use_ticket(&self, hash: SessionHash, purpose: Purpose, now: UnixMs) -> Eventually<Option<Ticket>> {
        self.write(USE_TICKET, params![hash.to_vec(), purpose.word(), now], |rows| rows.first().map(ticket))
    }

    fn ticket_of(&self, user: String, purpose: Purpose) -> Eventually<Option<Ticket>> {
        self.ask(TICKET_OF, params![user, purpose.word()], |rows| rows.first().map(ticket))
    }

    fn void_ticket(&self, user: String, purpose: Purpose) -> Eventually<()> {
        self.write("DELETE FROM tickets WHERE \"user\" = $1 AND purpose = $2", params![user, purpose.word()], drop)
    }

    fn passkey(&self, id: String) -> Eventually<Option<Passkey>> {
        self.ask(PASSKEY, params![id], |rows| rows.first().map(passkey))
    }

    fn passkeys_of(&self, user: String) -> Eventually<Vec<Passkey>> {
        self.ask(PASSKEYS_OF, params![user], |rows| rows.iter().map(passkey).collect())
    }

    fn add_passkey(&self, new: Passkey, most: u32) -> Eventually<bool> {
        let Passkey { id, user, name, place, key, counter, created_at, used_at: _ } = new;
        let values = params![id, user, name, place, key, i64::from(counter), created_at, i64::from(most)];
        self.write(ADD_PASSKEY, values, |rows| !rows.is_empty())
    }

    fn claim_with_passkey(&self, account: String, new: Passkey, session: SessionHash) -> Eventually<bool> {
        let (open, shared) = (lock(&self.queues).is_some(), Arc::clone(&self.shared));
        Box::pin(async move {
            if !open {
                return Err(StoreError::Closed);
            }
            let connection = shared.connection().await?;
            let claim = connection.prepare_cached(CLAIM).await?;
            let Passkey { id, user, name, place, key, counter, created_at, used_at: _ } = &new;
            let (counter, session) = (i64::from(*counter), session.as_slice());
            let claimed =
                connection.query(&claim, &[user, &account, id, name, place, key, &counter, created_at, &session]).await;
            match claimed {
                Ok(rows) => Ok(!rows.is_empty()),
                // The account's name, or a passkey that somebody has.
                Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => Ok(false),
                Err(error) => Err(error.into()),
            }
        })
    }

    fn passkey_used(&self, id: String, key: String, counter: u32, now: UnixMs) -> Eventually<bool> {
        self.write(PASSKEY_USED, params![id, key, i64::from(counter), now], |rows| !rows.is_empty())
    }

    fn remove_passkey(&self, user: String, id: String) -> Eventually<bool> {
        self.write(REMOVE_PASSKEY, params![user, id], |rows| !rows.is_empty())
    }

    fn recovery_address(&self, user: String) -> Eventually<Option<RecoveryAddress>> {
        let sql = "SELECT \"user\", address, origin, confirmed_at FROM recovery_addresses WHERE \"user\" = $1";
        self.ask(sql, params![user], |rows| rows.first().map(address))
    }

    fn set_recovery_address(&self, new: RecoveryAddress) -> Eventually<()> {
        let folded = new.address.to_lowercase();
        self.write(SET_ADDRESS, params![new.user, new.address, folded, new.origin, new.confirmed_at], drop)
    }

    fn remove_recovery_address(&self, user: String) -> Eventually<()> {
        self.write("DELETE FROM recovery_addresses WHERE \"user\" = $1", params![user], drop)
    }

    fn with_recovery_address(&self, wanted: String, most: u32) -> Eventually<Vec<RecoveryAddress>> {
        let found = |rows: Vec<Row>| rows.iter().map(address).collect();
        self.ask(WITH_ADDRESS, params![wanted.to_lowercase(), i64::from(most)], found)
    }

    fn prove(&self, session: SessionHash, now: UnixMs, forget: UnixMs) -> Eventually<()> {
        self.write(PROVE, params![session.to_vec(), now, forget], drop)
    }

    fn proved_at(&self, session: SessionHash) -> Eventually<Option<UnixMs>> {
        let sql = "SELECT at FROM proofs WHERE session = $1";
        self.ask(sql, params![session.to_vec()], |rows| rows.first().map(|row| row.get(0)))
    }

    fn sessions_of(&self, user: String) -> Eventually<Vec<UnixMs>> {
        let sql = "SELECT created_at FROM sessions WHERE \"user\" = $1 ORDER BY created_at DESC";
        self.ask(sql, params![user], |rows| rows.iter().map(|row| row.get(0)).collect())
    }

    fn traces_of(&self, users: Vec<String>) -> Eventually<Vec<TableNo>> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let marks: Vec<String> = users.iter().map(|user| format!("%\"user\":\"{user}\"%")).collect();
            let sits = "SELECT table_no FROM sitters WHERE \"user\" = ANY ($1::text[])";
            let sits = shared.rows(sits, params![users]).await?;
            let mut tables: BTreeSet<TableNo> = sits.iter().map(|row| row.get(0)).collect();
            let newest = shared.rows("SELECT coalesce(max(no), 0) FROM tables", Params::new()).await?;
            let newest: i64 = newest.first().map_or(0, |row| row.get(0));
            // In parts, so that none takes longer than a statement may.
            for after in (0..newest).step_by(SEARCHED_AT_ONCE as usize) {
                let rows = shared.rows(WRITTEN_AT, params![after, after + SEARCHED_AT_ONCE, marks.clone()]).await?;
                tables.extend(rows.iter().map(|row| row.get::<_, TableNo>(0)));
            }
            Ok(tables.into_iter().collect())
        })
    }

    fn remove_person(&self, users: Vec<String>) -> Eventually<()> {
        self.write(REMOVE_PERSON, params![users], drop)
    }
}
