//! How people come in beside a password, and how they leave.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use super::people::renew_sessions;
use crate::protocol::UnixMs;
use crate::store::{Access, Eventually, Passkey, Purpose, RecoveryAddress, SessionHash, TableNo, Ticket};

const PASSKEY: &str = "id, user, name, place, key, counter, created_at, used_at";
pub(super) const WITH_ADDRESS: &str = "SELECT user, address, origin, confirmed_at FROM recovery_addresses WHERE folded = ?1 ORDER BY confirmed_at LIMIT ?2";

fn ticket(row: &Row<'_>) -> rusqlite::Result<Ticket> {
    Ok(Ticket { user: row.get(0)?, data: row.get(1)?, expires_at: row.get(2)?, used_at: row.get(3)? })
}

fn passkey(row: &Row<'_>) -> rusqlite::Result<Passkey> {
    Ok(Passkey {
        id: row.get(0)?,
        user: row.get(1)?,
        name: row.get(2)?,
        place: row.get(3)?,
        key: row.get(4)?,
        counter: row.get(5)?,
        created_at: row.get(6)?,
        used_at: row.get(7)?,
    })
}

fn address(row: &Row<'_>) -> rusqlite::Result<RecoveryAddress> {
    Ok(RecoveryAddress { user: row.get(0)?, address: row.get(1)?, origin: row.get(2)?, confirmed_at: row.get(3)? })
}

fn insert_passkey(connection: &Connection, new: &Passkey) -> rusqlite::Result<bool> {
    let mut add = connection.prepare_cached(&format!(
        "INSERT OR IGNORE INTO passkeys ({PASSKEY}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"
    ))?;
    let Passkey { id, user, name, place, key, counter, created_at, used_at } = new;
    Ok(add.execute(params![id, user, name, place, key, counter, created_at, used_at])? == 1)
}

impl Access for Sqlite {
    fn add_ticket(&self, hash: SessionHash, purpose: Purpose, new: Ticket, now: UnixMs) -> Eventually<()> {
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM tickets WHERE expires_at < ?1")?.execute([now])?;
            connection
                .prepare_cached("DELETE FROM tickets WHERE user = ?1 AND purpose = ?2 AND user <> ''")?
                .execute(params![new.user, purpose.word()])?;
            let mut add = connection.prepare_cached(
                "INSERT INTO tickets (hash, purpose, user, data, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?;
            add.execute(params![hash, purpose.word(), new.user, new.data, new.expires_at])?;
            Ok(())
        })
    }

    fn use_ticket(&self, hash: SessionHash, purpose: Purpose, now: UnixMs) -> Eventually<Option<Ticket>> {
        self.write(move |connection| {
            let mut take = connection.prepare_cached(
                "UPDATE tickets SET used_at = ?3 WHERE hash = ?1 AND purpose = ?2 AND used_at IS NULL AND expires_at > ?3
                 RETURNING user, data, expires_at, used_at",
            )?;
            Ok(take.query_row(params![hash, purpose.word(), now], ticket).optional()?)
        })
    }

    fn ticket_of(&self, user: String, purpose: Purpose) -> Eventually<Option<Ticket>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT user, data, expires_at, used_at FROM tickets WHERE user = ?1 AND purpose = ?2",
            )?;
            Ok(find.query_row(params![user, purpose.word()], ticket).optional()?)
        })
    }

    fn void_ticket(&self, user: String, purpose: Purpose) -> Eventually<()> {
        self.write(move |connection| {
            let mut void = connection.prepare_cached("DELETE FROM tickets WHERE user = ?1 AND purpose = ?2")?;
            void.execute(params![user, purpose.word()])?;
            Ok(())
        })
    }

    fn passkey(&self, id: String) -> Eventually<Option<Passkey>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(&format!("SELECT {PASSKEY} FROM passkeys WHERE id = ?1"))?;
            Ok(find.query_row([id], passkey).optional()?)
        })
    }

    fn passkeys_of(&self, user: String) -> Eventually<Vec<Passkey>> {
        self.read_with(move |connection| {
            let sql = format!("SELECT {PASSKEY} FROM passkeys WHERE user = ?1 ORDER BY created_at, id");
            let mut find = connection.prepare_cached(&sql)?;
            let found = find.query_map([user], passkey)?;
            Ok(found.collect::<Result<_, _>>()?)
        })
    }

    fn add_passkey(&self, new: Passkey, most: u32) -> Eventually<bool> {
        self.write(move |connection| {
            let mut count = connection.prepare_cached("SELECT count(*) FROM passkeys WHERE user = ?1")?;
            let has: u32 = count.query_row([&new.user], |row| row.get(0))?;
            Ok(has < most && insert_passkey(connection, &new)?)
        })
    }

    fn claim_with_passkey(&self, account: String, new: Passkey, session: SessionHash) -> Eventually<bool> {
        self.write(move |connection| {
            let taken = connection
                .query_row("SELECT count(*) FROM passkeys WHERE id = ?1", [&new.id], |row| row.get::<_, u32>(0))?
                > 0;
            let claimed = !taken
                && connection.execute(
                    "UPDATE OR IGNORE users SET account = ?2 WHERE id = ?1 AND account IS NULL",
                    params![new.user, account],
                )? == 1;
            if claimed {
                insert_passkey(connection, &new)?;
                renew_sessions(connection, &session, &new.user, new.created_at)?;
            }
            Ok(claimed)
        })
    }

    fn passkey_used(&self, id: String, key: String, counter: u32, now: UnixMs) -> Eventually<bool> {
        self.write(move |connection| {
            let mut count = connection.prepare_cached(
                "UPDATE passkeys SET key = ?2, counter = ?3, used_at = ?4
                 WHERE id = ?1 AND (counter < ?3 OR counter = 0 AND ?3 = 0)",
            )?;
            Ok(count.execute(params![id, key, counter, now])? == 1)
        })
    }

    fn remove_passkey(&self, user: String, id: String) -> Eventually<bool> {
        self.write(move |connection| {
            let mut remove = connection.prepare_cached(
                "DELETE FROM passkeys WHERE user = ?1 AND id = ?2
                    AND (EXISTS (SELECT 1 FROM users WHERE users.id = ?1 AND password IS NOT NULL)
                        OR EXISTS (SELECT 1 FROM passkeys AS other WHERE other.user = ?1 AND other.id <> ?2))",
            )?;
            Ok(remove.execute(params![user, id])? == 1)
        })
    }

    fn recovery_address(&self, user: String) -> Eventually<Option<RecoveryAddress>> {
        self.read_with(move |connection| {
            let sql = "SELECT user, address, origin, confirmed_at FROM recovery_addresses WHERE user = ?1";
            Ok(connection.prepare_cached(sql)?.query_row([user], address).optional()?)
        })
    }

    fn set_recovery_address(&self, new: RecoveryAddress) -> Eventually<()> {
        self.write(move |connection| {
            let mut set = connection.prepare_cached(
                "INSERT OR REPLACE INTO recovery_addresses (user, address, folded, origin, confirmed_at)
                 VALUES (?1, ?2, ?3, ?4, ?5)",
            )?;
            let folded = new.address.to_lowercase();
            set.execute(params![new.user, new.address, folded, new.origin, new.confirmed_at])?;
            Ok(())
        })
    }

    fn remove_recovery_address(&self, user: String) -> Eventually<()> {
        self.write(move |connection| {
            connection.execute("DELETE FROM recovery_addresses WHERE user = ?1", [user])?;
            Ok(())
        })
    }

    fn with_recovery_address(&self, wanted: String, most: u32) -> Eventually<Vec<RecoveryAddress>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(WITH_ADDRESS)?;
            let found = find.query_map(params![wanted.to_lowercase(), most], address)?;
            Ok(found.collect::<Result<_, _>>()?)
        })
    }

    fn prove(&self, session: SessionHash, now: UnixMs, forget: UnixMs) -> Eventually<()> {
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM proofs WHERE at < ?1")?.execute([forget])?;
            let mut add = connection.prepare_cached("INSERT OR REPLACE INTO proofs (session, at) VALUES (?1, ?2)")?;
            add.execute(params![session, now])?;
            Ok(())
        })
    }

    fn proved_at(&self, session: SessionHash) -> Eventually<Option<UnixMs>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached("SELECT at FROM proofs WHERE session = ?1")?;
            Ok(find.query_row([session], |row| row.get(0)).optional()?)
        })
    }

    fn sessions_of(&self, user: String) -> Eventually<Vec<UnixMs>> {
        self.read_with(move |connection| {
            let sql = "SELECT created_at FROM sessions WHERE user = ?1 ORDER BY created_at DESC";
            let mut find = connection.prepare_cached(sql)?;
            let found = find.query_map([user], |row| row.get(0))?;
            Ok(found.collect::<Result<_, _>>()?)
        })
    }

    fn traces_of(&self, users: Vec<String>) -> Eventually<Vec<TableNo>> {
        let data = self.readers.path.clone();
        self.read_with(move |connection| {
            let mut tables = std::collections::BTreeSet::new();
            for user in &users {
                let mut sits = connection.prepare_cached("SELECT table_no FROM sitters WHERE user = ?1")?;
                for no in sits.query_map([user], |row| row.get(0))? {
                    tables.insert(no?);
                }
                tables.extend(super::archive::tables_with(connection, &data, &mark(user))?);
                tables.extend(tables_with(connection, &mark(user))?);
            }
            Ok(tables.into_iter().collect())
        })
    }

    fn remove_person(&self, users: Vec<String>) -> Eventually<()> {
        self.write(move |connection| {
            for user in &users {
                connection.execute(
                    "DELETE FROM notices WHERE user = ?1 OR way IN (SELECT id FROM ways WHERE ways.user = ?1)",
                    [user],
                )?;
                connection.execute(
                    "DELETE FROM proofs WHERE session IN (SELECT hash FROM sessions WHERE user = ?1)",
                    [user],
                )?;
                for table in OF_A_PERSON {
                    connection.execute(&format!("DELETE FROM {table} WHERE user = ?1"), [user])?;
                }
                connection.execute("DELETE FROM aliases WHERE old = ?1 OR id = ?1", [user])?;
                connection.execute("DELETE FROM users WHERE id = ?1", [user])?;
            }
            Ok(())
        })
    }
}

/// Tables whose rows go with the person in their column `user`.
const OF_A_PERSON: [&str; 9] = [
    "sessions",
    "sitters",
    "daily_tables",
    "ways",
    "notice_choices",
    "calendars",
    "tickets",
    "passkeys",
    "recovery_addresses",
];

/// What stands in every entry that this person wrote. Ids are plain letters and digits.
fn mark(user: &str) -> String {
    format!("%\"user\":\"{user}\"%")
}

/// The tables with an entry like this.
pub(super) fn tables_with(connection: &Connection, like: &str) -> rusqlite::Result<Vec<TableNo>> {
    let mut find = connection.prepare("SELECT DISTINCT table_no FROM journal WHERE CAST(entry AS TEXT) LIKE ?1")?;
    let found = find.query_map([like], |row| row.get(0))?;
    found.collect()
}
