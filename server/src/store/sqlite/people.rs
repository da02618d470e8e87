//! Users, their sessions, and guests that became accounts.

use rusqlite::{Connection, OptionalExtension, params};

use super::Sqlite;
use crate::protocol::UnixMs;
use crate::store::{Eventually, People, SessionHash, StoreError, Stranger, Strangers, User};

/// How many users are looked at in one part of a search.
const SEARCHED_AT_ONCE: i64 = 10_000;

const NEVER_SAT_DOWN: &str = "account IS NULL AND NOT EXISTS (SELECT 1 FROM sitters WHERE user = users.id)
    AND NOT EXISTS (SELECT 1 FROM aliases WHERE old = users.id OR aliases.id = users.id)
    AND NOT EXISTS (SELECT 1 FROM sets WHERE owner = users.id)
    AND NOT EXISTS (SELECT 1 FROM experiments WHERE owner = users.id)";

impl People for Sqlite {
    fn add_guest(&self, guest: User, session: SessionHash, now: UnixMs) -> Eventually<()> {
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT INTO users (id, name, language, created_at) VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![guest.id, guest.name, guest.language, now])?;
            begin_session(connection, &session, &guest.id, now)
        })
    }

    fn by_session(&self, session: SessionHash) -> Eventually<Option<(SessionHash, User)>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached("SELECT hash, user FROM sessions WHERE hash = ?1")?;
            let found = find.query_row([session], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
            let Some((hash, id)) = found else { return Ok(None) };
            Ok(by_id(connection, id)?.map(|user| (hash, user)))
        })
    }

    fn user(&self, id: String) -> Eventually<Option<User>> {
        self.read_with(move |connection| Ok(by_id(connection, id)?))
    }

    fn account(&self, account: String) -> Eventually<Option<(String, Option<String>)>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached("SELECT id, password FROM users WHERE account = ?1")?;
            Ok(find.query_row([account], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
        })
    }

    fn rename(&self, user: String, name: String) -> Eventually<()> {
        self.write(move |connection| {
            connection.execute("UPDATE users SET name = ?2 WHERE id = ?1", params![user, name])?;
            Ok(())
        })
    }

    fn set_language(&self, user: String, language: String) -> Eventually<()> {
        self.write(move |connection| {
            connection.execute("UPDATE users SET language = ?2 WHERE id = ?1", params![user, language])?;
            Ok(())
        })
    }

    fn claim(
        &self,
        user: String,
        account: String,
        password: String,
        session: SessionHash,
        now: UnixMs,
    ) -> Eventually<bool> {
        self.write(move |connection| {
            let claimed = connection.execute(
                "UPDATE OR IGNORE users SET account = ?2, password = ?3 WHERE id = ?1 AND account IS NULL",
                params![user, account, password],
            )? == 1;
            if claimed {
                renew_sessions(connection, &session, &user, now)?;
            }
            Ok(claimed)
        })
    }

    fn set_password(&self, user: String, password: String, session: SessionHash, now: UnixMs) -> Eventually<()> {
        self.write(move |connection| {
            connection.execute("UPDATE users SET password = ?2 WHERE id = ?1", params![user, password])?;
            renew_sessions(connection, &session, &user, now)
        })
    }

    fn log_in(&self, user: String, guests: Vec<String>, session: SessionHash, now: UnixMs) -> Eventually<Option<User>> {
        self.write(move |connection| {
            for guest in guests {
                connection.execute("INSERT OR REPLACE INTO aliases (old, id) VALUES (?1, ?2)", params![guest, user])?;
                connection.execute("UPDATE ways SET user = ?2 WHERE user = ?1", params![guest, user])?;
                connection.execute("UPDATE OR IGNORE calendars SET user = ?2 WHERE user = ?1", params![guest, user])?;
                connection
                    .execute("UPDATE OR IGNORE notice_choices SET user = ?2 WHERE user = ?1", params![guest, user])?;
                // Whoever else knows the guest's secret does not know the person's.
                end_sessions(connection, &guest)?;
            }
            let found = by_id(connection, user)?;
            if let Some(user) = &found {
                begin_session(connection, &session, &user.id, now)?;
            }
            Ok(found)
        })
    }

    fn end_session(&self, session: SessionHash) -> Eventually<()> {
        self.write(move |connection| {
            connection.execute("DELETE FROM sessions WHERE hash = ?1", [session])?;
            Ok(())
        })
    }

    fn end_sessions(&self, user: String) -> Eventually<()> {
        self.write(move |connection| Ok(end_sessions(connection, &user)?))
    }

    fn strangers(&self, before: UnixMs, from: i64) -> Eventually<Strangers> {
        self.read_with(move |connection| {
            let newest: i64 = connection.query_row("SELECT coalesce(max(no), 0) FROM users", [], |row| row.get(0))?;
            let end = from + SEARCHED_AT_ONCE;
            let mut find = connection.prepare_cached(&format!(
                "SELECT no, id FROM users WHERE no >= ?1 AND no < ?2 AND created_at < ?3 AND {NEVER_SAT_DOWN}"
            ))?;
            let found = find.query_map(params![from, end, before], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(Strangers { found: found.collect::<Result<_, _>>()?, next: (end <= newest).then_some(end) })
        })
    }

    fn forget(&self, guests: Vec<Stranger>) -> Eventually<usize> {
        self.write(move |connection| {
            let mut forget = connection
                .prepare_cached(&format!("DELETE FROM users WHERE no = ?1 AND id = ?2 AND {NEVER_SAT_DOWN}"))?;
            let mut forgotten = 0;
            for (no, id) in &guests {
                if forget.execute(params![no, id])? == 1 {
                    end_sessions(connection, id)?;
                    forgotten += 1;
                }
            }
            Ok(forgotten)
        })
    }
}

fn begin_session(connection: &Connection, session: &SessionHash, user: &str, now: UnixMs) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT INTO sessions (hash, user, created_at) VALUES (?1, ?2, ?3)")?
        .execute(params![session, user, now])?;
    Ok(())
}

/// With what could begin another one.
fn end_sessions(connection: &Connection, user: &str) -> rusqlite::Result<()> {
    connection.prepare_cached("DELETE FROM tickets WHERE user = ?1")?.execute([user])?;
    connection.prepare_cached("DELETE FROM sessions WHERE user = ?1")?.execute([user]).map(drop)
}

/// Ends all sessions of a user, and begins one.
pub(super) fn renew_sessions(
    connection: &Connection,
    session: &SessionHash,
    user: &str,
    now: UnixMs,
) -> Result<(), StoreError> {
    end_sessions(connection, user)?;
    begin_session(connection, session, user, now)
}

fn by_id(connection: &Connection, id: String) -> rusqlite::Result<Option<User>> {
    let mut user = connection.prepare_cached("SELECT name, account, language FROM users WHERE id = ?1")?;
    let row = user.query_row([&id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).optional()?;
    let Some((name, account, language)) = row else { return Ok(None) };
    let mut aliases = connection.prepare_cached("SELECT old FROM aliases WHERE id = ?1")?;
    let mut ids = vec![id.clone()];
    for alias in aliases.query_map([&id], |row| row.get(0))? {
        ids.push(alias?);
    }
    Ok(Some(User { id, name, account, language, ids }))
}
