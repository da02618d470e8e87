//! Who people are: guests with a secret, some of whom claim an account. Only a hash of a secret is kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use rusqlite::{Connection, OptionalExtension, params};
use subtle::ConstantTimeEq;

use crate::ids;
use crate::journal::{JournalError, Sqlite, lock};
use crate::limits;
use crate::protocol::{Code, Credentials, Refusal, UnixMs};

#[derive(Debug, Clone)]
pub struct User {
    /// Public.
    pub id: String,
    pub name: String,
    pub account: Option<String>,
    /// The own one, and those of guests that became this account.
    pub ids: Vec<String>,
}

fn stored(error: JournalError) -> Refusal {
    tracing::error!(%error, "a user could not be read or written");
    Refusal::internal()
}

/// Somebody new.
pub async fn new_guest(store: &Sqlite, name: Option<String>, now: UnixMs) -> Result<(User, String), Refusal> {
    let name = name.map_or_else(|| Ok(ids::guest_name()), |name| limits::name(&name))?;
    let (id, secret) = (ids::user(), ids::secret());
    let user = User { ids: vec![id.clone()], id, name, account: None };
    let (guest, hash) = (user.clone(), ids::hash(&secret));
    store
        .write(move |connection| {
            connection
                .prepare_cached("INSERT INTO users (id, name, created_at) VALUES (?1, ?2, ?3)")?
                .execute(params![guest.id, guest.name, now])?;
            insert_session(connection, &hash, &guest.id, now)
        })
        .await
        .map_err(stored)?;
    Ok((user, secret))
}

fn insert_session(connection: &Connection, hash: &[u8; 32], user: &str, now: UnixMs) -> Result<(), JournalError> {
    connection
        .prepare_cached("INSERT INTO sessions (hash, user, created_at) VALUES (?1, ?2, ?3)")?
        .execute(params![hash, user, now])?;
    Ok(())
}

/// Sessions seen lately, so that not every request asks the file. Whatever changes a user clears it.
#[derive(Default)]
pub struct Recent(Mutex<Known>);

#[derive(Default)]
struct Known {
    users: HashMap<[u8; 32], Arc<User>>,
    /// How often it was cleared: what was read before that is not kept after it.
    cleared: u64,
}

const MOST_RECENT: usize = 4096;

impl Recent {
    pub fn clear(&self) {
        let mut known = lock(&self.0);
        known.users.clear();
        known.cleared += 1;
    }

    /// Whose secret this is.
    pub async fn by_secret(&self, store: &Sqlite, secret: &str) -> Result<Option<Arc<User>>, Refusal> {
        let hash = ids::hash(secret);
        let cleared = {
            let known = lock(&self.0);
            if let Some(user) = known.users.get(&hash) {
                return Ok(Some(Arc::clone(user)));
            }
            known.cleared
        };
        let user = store.read_with(move |connection| find(connection, &hash)).await.map_err(stored)?.map(Arc::new);
        let mut known = lock(&self.0);
        if let Some(user) = &user
            && known.cleared == cleared
        {
            if known.users.len() >= MOST_RECENT {
                known.users.clear();
            }
            known.users.insert(hash, Arc::clone(user));
        }
        Ok(user)
    }
}

/// Forgets guests who came before `before` and never sat down anywhere; says how many.
pub async fn forget_guests(store: &Sqlite, before: UnixMs) -> Result<usize, JournalError> {
    store
        .write(move |connection| {
            const GONE: &str = "account IS NULL AND created_at < ?1
                AND id NOT IN (SELECT user FROM sitters) AND id NOT IN (SELECT old FROM aliases)";
            connection.execute(
                &format!("DELETE FROM sessions WHERE user IN (SELECT id FROM users WHERE {GONE})"),
                [before],
            )?;
            Ok(connection.execute(&format!("DELETE FROM users WHERE {GONE}"), [before])?)
        })
        .await
}

fn find(connection: &Connection, hash: &[u8; 32]) -> rusqlite::Result<Option<User>> {
    let mut session = connection.prepare_cached("SELECT hash, user FROM sessions WHERE hash = ?1")?;
    let row = session.query_row([hash], |row| Ok((row.get::<_, [u8; 32]>(0)?, row.get::<_, String>(1)?))).optional()?;
    // The index finds it by the hash of the secret, which tells an attacker nothing about the secret; and the last word is
    // a comparison whose time does not depend on where the bytes differ.
    let Some((_, id)) = row.filter(|(found, _)| bool::from(found.ct_eq(hash))) else { return Ok(None) };
    by_id(connection, id)
}

fn by_id(connection: &Connection, id: String) -> rusqlite::Result<Option<User>> {
    let mut user = connection.prepare_cached("SELECT name, account FROM users WHERE id = ?1")?;
    let row = user.query_row([&id], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    let Some((name, account)) = row else { return Ok(None) };
    let mut aliases = connection.prepare_cached("SELECT old FROM aliases WHERE id = ?1")?;
    let mut ids = vec![id.clone()];
    for alias in aliases.query_map([&id], |row| row.get(0))? {
        ids.push(alias?);
    }
    Ok(Some(User { id, name, account, ids }))
}

pub async fn rename(store: &Sqlite, user: &User, name: &str) -> Result<User, Refusal> {
    let renamed = User { name: limits::name(name)?, ..user.clone() };
    let (id, name) = (renamed.id.clone(), renamed.name.clone());
    store
        .write(move |connection| {
            connection.execute("UPDATE users SET name = ?2 WHERE id = ?1", params![id, name])?;
            Ok(())
        })
        .await
        .map_err(stored)?;
    Ok(renamed)
}

/// The guest becomes an account.
pub async fn claim(store: &Sqlite, user: &User, wish: Credentials) -> Result<User, Refusal> {
    if user.account.is_some() {
        return Err(Refusal::new(Code::Forbidden, "you have an account already"));
    }
    let account = check_account(&wish)?;
    let password = hash_password(wish.password).await?;
    let claimed = User { account: Some(account.clone()), ..user.clone() };
    let id = user.id.clone();
    let free = store
        .write(move |connection| {
            let update = connection.execute(
                "UPDATE OR IGNORE users SET account = ?2, password = ?3 WHERE id = ?1",
                params![id, account, password],
            );
            Ok(update? == 1)
        })
        .await
        .map_err(stored)?;
    if free { Ok(claimed) } else { Err(Refusal::new(Code::NameTaken, "somebody has an account of that name")) }
}

/// The session becomes the account's; what the guest sat at comes along.
pub async fn log_in(
    store: &Sqlite,
    guest: Option<&User>,
    wish: Credentials,
    now: UnixMs,
) -> Result<(User, String), Refusal> {
    let wrong = || Refusal::new(Code::WrongPassword, "there is no such account, or the password is another");
    let account = wish.account.clone();
    let row = store
        .read_with(move |connection| {
            let mut find = connection.prepare_cached("SELECT id, password FROM users WHERE account = ?1")?;
            find.query_row([account], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?))).optional()
        })
        .await
        .map_err(stored)?;
    // Somebody who does not exist takes as long as a wrong password.
    let (id, hash) = row.unwrap_or_else(|| (String::new(), DECOY.to_owned()));
    if !verify_password(wish.password, hash).await? || id.is_empty() {
        return Err(wrong());
    }
    let secret = ids::secret();
    let hash = ids::hash(&secret);
    let old = guest.filter(|guest| guest.account.is_none() && guest.id != id).map(|guest| guest.ids.clone());
    let user = store
        .write(move |connection| {
            insert_session(connection, &hash, &id, now)?;
            for old in old.into_iter().flatten() {
                connection.execute("INSERT OR REPLACE INTO aliases (old, id) VALUES (?1, ?2)", params![old, id])?;
            }
            Ok(by_id(connection, id)?)
        })
        .await
        .map_err(stored)?;
    user.map(|user| (user, secret)).ok_or_else(wrong)
}

pub async fn log_out(store: &Sqlite, secret: &str) -> Result<(), Refusal> {
    let hash = ids::hash(secret);
    store
        .write(move |connection| {
            connection.execute("DELETE FROM sessions WHERE hash = ?1", [hash])?;
            Ok(())
        })
        .await
        .map_err(stored)
}

/// The hash of no password anybody has.
const DECOY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm90IGEgcmVhbCBzYWx0IQ$0Wk0bVQ1mVSvdIuqGzHm8x5pKqgxKpNxoJ2bKjvA6Xk";

fn check_account(wish: &Credentials) -> Result<String, Refusal> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let account = &wish.account;
    if !(3..=32).contains(&account.len()) || !account.chars().all(plain) {
        return Err(Refusal::new(Code::BadRequest, "an account's name has 3 to 32 letters, digits, - or _"));
    }
    if !(8..=200).contains(&wish.password.chars().count()) {
        return Err(Refusal::new(Code::BadRequest, "a password has 8 to 200 characters"));
    }
    Ok(account.clone())
}

async fn hash_password(password: String) -> Result<String, Refusal> {
    let hashed = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hashed.await.ok().and_then(Result::ok).ok_or_else(Refusal::internal)
}

async fn verify_password(password: String, hash: String) -> Result<bool, Refusal> {
    let verified = tokio::task::spawn_blocking(move || {
        let hash = PasswordHash::new(&hash).map_err(|_| ())?;
        Ok::<_, ()>(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    verified.await.ok().and_then(Result::ok).ok_or_else(Refusal::internal)
}
