//! Users, their sessions, and guests that became accounts. Each change is one statement, so that it is done whole or not at all.

use std::sync::Arc;

use tokio_postgres::Row;
use tokio_postgres::error::SqlState;

use super::{Params, Postgres, Shared, params};
use crate::protocol::UnixMs;
use crate::store::{Eventually, People, SessionHash, StoreError, Stranger, Strangers, User, lock};

/// How many users are looked at in one part of a search.
const SEARCHED_AT_ONCE: i64 = 10_000;

const ADD_GUEST: &str = "
    WITH added AS (INSERT INTO users (id, name, created_at, language) VALUES ($1, $2, $3, $5))
    INSERT INTO sessions (hash, \"user\", created_at) VALUES ($4, $1, $3)";
const BY_SESSION: &str =
    "SELECT id, name, account, ARRAY (SELECT old FROM aliases WHERE aliases.id = users.id ORDER BY old), language, hash
    FROM sessions JOIN users ON id = \"user\" WHERE hash = $1";
const BY_ID: &str =
    "SELECT id, name, account, ARRAY (SELECT old FROM aliases WHERE aliases.id = users.id ORDER BY old), language
    FROM users WHERE id = $1";
const CLAIM: &str = "
    WITH claimed AS (UPDATE users SET account = $2, password = $3 WHERE id = $1 AND account IS NULL RETURNING id),
    void AS (DELETE FROM tickets WHERE \"user\" IN (SELECT id FROM claimed)),
    ended AS (DELETE FROM sessions WHERE \"user\" IN (SELECT id FROM claimed) AND hash <> $4::bytea),
    begun AS (
        INSERT INTO sessions (hash, \"user\", created_at) SELECT $4, id, $5::bigint FROM claimed
        ON CONFLICT (hash) DO UPDATE SET \"user\" = excluded.\"user\", created_at = excluded.created_at
    )
    SELECT id FROM claimed";
const SET_PASSWORD: &str = "
    WITH changed AS (UPDATE users SET password = $2 WHERE id = $1),
    void AS (DELETE FROM tickets WHERE \"user\" = $1),
    ended AS (DELETE FROM sessions WHERE \"user\" = $1 AND hash <> $3)
    INSERT INTO sessions (hash, \"user\", created_at) VALUES ($3, $1, $4)
    ON CONFLICT (hash) DO UPDATE SET \"user\" = excluded.\"user\", created_at = excluded.created_at";
const LOG_IN: &str = "
    WITH found AS (SELECT id FROM users WHERE id = $1),
    named AS (
        INSERT INTO aliases (old, id) SELECT DISTINCT old, id FROM found, unnest($2::text[]) AS guests (old) ORDER BY old
        ON CONFLICT (old) DO UPDATE SET id = excluded.id
    ), moved AS (UPDATE ways SET \"user\" = found.id FROM found WHERE ways.\"user\" = ANY ($2::text[])
    ), dates AS (
        UPDATE calendars SET \"user\" = found.id FROM found WHERE calendars.\"user\" = (
            SELECT min(\"user\") FROM calendars WHERE \"user\" = ANY ($2::text[]))
            AND NOT EXISTS (SELECT 1 FROM calendars AS own WHERE own.\"user\" = found.id)
    ), chosen AS (
        INSERT INTO notice_choices (\"user\", table_no, choice)
        SELECT DISTINCT ON (table_no) found.id, table_no, choice FROM found, notice_choices WHERE \"user\" = ANY ($2::text[])
        ON CONFLICT DO NOTHING
    ), void AS (DELETE FROM tickets WHERE \"user\" = ANY ($2::text[])
    ), ended AS (DELETE FROM sessions WHERE \"user\" = ANY ($2::text[])
    ), begun AS (INSERT INTO sessions (hash, \"user\", created_at) SELECT $3::bytea, id, $4::bigint FROM found)
    SELECT id FROM found";
const STRANGERS: &str = "SELECT no, id FROM users WHERE no >= $1 AND no < $2 AND created_at < $3 AND account IS NULL
    AND NOT EXISTS (SELECT 1 FROM sitters WHERE \"user\" = users.id)
    AND NOT EXISTS (SELECT 1 FROM aliases WHERE old = users.id OR aliases.id = users.id)
            AND NOT EXISTS (SELECT 1 FROM sets WHERE owner = users.id)
            AND NOT EXISTS (SELECT 1 FROM experiments WHERE owner = users.id) ORDER BY no";
const FORGET: &str = "
    WITH gone AS (
        DELETE FROM users USING unnest($1::bigint[], $2::text[]) AS guests (guest_no, guest)
        WHERE no = guest_no AND id = guest AND account IS NULL
            AND NOT EXISTS (SELECT 1 FROM sitters WHERE \"user\" = users.id)
            AND NOT EXISTS (SELECT 1 FROM aliases WHERE old = users.id OR aliases.id = users.id)
            AND NOT EXISTS (SELECT 1 FROM sets WHERE owner = users.id)
            AND NOT EXISTS (SELECT 1 FROM experiments WHERE owner = users.id)
        RETURNING id
    ), ended AS (DELETE FROM sessions WHERE \"user\" IN (SELECT id FROM gone))
    SELECT id FROM gone";

impl People for Postgres {
    fn add_guest(&self, guest: User, session: SessionHash, now: UnixMs) -> Eventually<()> {
        self.write(ADD_GUEST, params![guest.id, guest.name, now, session.to_vec(), guest.language], drop)
    }

    fn by_session(&self, session: SessionHash) -> Eventually<Option<(SessionHash, User)>> {
        self.ask(BY_SESSION, params![session.to_vec()], |rows| {
            let row = rows.first()?;
            Some((row.get::<_, &[u8]>(5).try_into().ok()?, user(row)))
        })
    }

    fn user(&self, id: String) -> Eventually<Option<User>> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move { by_id(&shared, id).await })
    }

    fn account(&self, account: String) -> Eventually<Option<(String, Option<String>)>> {
        let sql = "SELECT id, password FROM users WHERE lower(account) = lower($1)";
        self.ask(sql, params![account], |rows| rows.first().map(|row| (row.get(0), row.get(1))))
    }

    fn rename(&self, user: String, name: String) -> Eventually<()> {
        self.write("UPDATE users SET name = $2 WHERE id = $1", params![user, name], drop)
    }

    fn set_language(&self, user: String, language: String) -> Eventually<()> {
        self.write("UPDATE users SET language = $2 WHERE id = $1", params![user, language], drop)
    }

    fn claim(
        &self,
        user: String,
        account: String,
        password: String,
        session: SessionHash,
        now: UnixMs,
    ) -> Eventually<bool> {
        let (open, shared) = (lock(&self.queues).is_some(), Arc::clone(&self.shared));
        Box::pin(async move {
            if !open {
                return Err(StoreError::Closed);
            }
            let connection = shared.connection().await?;
            let claim = connection.prepare_cached(CLAIM).await?;
            let claimed = connection.query(&claim, &[&user, &account, &password, &session.as_slice(), &now]).await;
            match claimed {
                Ok(rows) => Ok(!rows.is_empty()),
                // The account's name is the only key that it could break.
                Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => Ok(false),
                Err(error) => Err(error.into()),
            }
        })
    }

    fn set_password(&self, user: String, password: String, session: SessionHash, now: UnixMs) -> Eventually<()> {
        self.write(SET_PASSWORD, params![user, password, session.to_vec(), now], drop)
    }

    fn log_in(&self, user: String, guests: Vec<String>, session: SessionHash, now: UnixMs) -> Eventually<Option<User>> {
        let (id, shared) = (user.clone(), Arc::clone(&self.shared));
        let logged_in = self.write(LOG_IN, params![user, guests, session.to_vec(), now], |rows| !rows.is_empty());
        Box::pin(async move { if logged_in.await? { by_id(&shared, id).await } else { Ok(None) } })
    }

    fn end_session(&self, session: SessionHash) -> Eventually<()> {
        self.write("DELETE FROM sessions WHERE hash = $1", params![session.to_vec()], drop)
    }

    fn end_sessions(&self, user: String) -> Eventually<()> {
        let sql = "WITH void AS (DELETE FROM tickets WHERE \"user\" = $1) DELETE FROM sessions WHERE \"user\" = $1";
        self.write(sql, params![user], drop)
    }

    fn strangers(&self, before: UnixMs, from: i64) -> Eventually<Strangers> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let newest = shared.rows("SELECT coalesce(max(no), 0) FROM users", Params::new()).await?;
            let newest: i64 = newest.first().map_or(0, |row| row.get(0));
            let end = from + SEARCHED_AT_ONCE;
            let found = shared.rows(STRANGERS, params![from, end, before]).await?;
            let found = found.iter().map(|row| (row.get(0), row.get(1))).collect();
            Ok(Strangers { found, next: (end <= newest).then_some(end) })
        })
    }

    fn forget(&self, guests: Vec<Stranger>) -> Eventually<usize> {
        let (numbers, ids): (Vec<i64>, Vec<String>) = guests.into_iter().unzip();
        self.write(FORGET, params![numbers, ids], |rows| rows.len())
    }
}

fn user(row: &Row) -> User {
    let id: String = row.get(0);
    let mut ids: Vec<String> = row.get(3);
    ids.insert(0, id.clone());
    User { id, name: row.get(1), account: row.get(2), language: row.get(4), ids }
}

async fn by_id(shared: &Shared, id: String) -> Result<Option<User>, StoreError> {
    Ok(shared.rows(BY_ID, params![id]).await?.first().map(user))
}
