//! Identities: guests with a secret, some of whom claim an account. Only a hash of a secret is stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use hustings_core::say;
use subtle::ConstantTimeEq;

use crate::ids;
use crate::limits;
use crate::protocol::{ChangePassword, Code, Credentials, Refused, UnixMs, internal, refuse};
pub use crate::store::User;
use crate::store::{Store, StoreError, lock};

fn stored(error: StoreError) -> Refused {
    tracing::error!(%error, "a user could not be read or written");
    internal()
}

/// Creates a new guest.
pub async fn new_guest(store: &dyn Store, name: Option<String>, now: UnixMs) -> Result<(User, String), Refused> {
    let name = name.map_or_else(|| Ok(ids::guest_name()), |name| limits::name(&name))?;
    let (id, secret) = (ids::user(), ids::secret());
    let user = User { ids: vec![id.clone()], id, name, account: None };
    store.add_guest(user.clone(), ids::hash(&secret), now).await.map_err(stored)?;
    Ok((user, secret))
}

/// A cache of recent sessions, so that not every request reads the file. Every change of a user clears it.
#[derive(Default)]
pub struct Recent(Mutex<Known>);

#[derive(Default)]
struct Known {
    users: HashMap<[u8; 32], Arc<User>>,
    /// How often it was cleared: a user read before a clearing is not cached after it.
    cleared: u64,
}

const MOST_RECENT: usize = 4096;

impl Recent {
    pub fn clear(&self) {
        let mut known = lock(&self.0);
        known.users.clear();
        known.cleared += 1;
    }

    /// The user whose secret this is.
    pub async fn by_secret(&self, store: &dyn Store, secret: &str) -> Result<Option<Arc<User>>, Refused> {
        let hash = ids::hash(secret);
        let cleared = {
            let known = lock(&self.0);
            if let Some(user) = known.users.get(&hash) {
                return Ok(Some(Arc::clone(user)));
            }
            known.cleared
        };
        let found = store.by_session(hash).await.map_err(stored)?;
        // The store finds it by the hash of the secret, which tells an attacker nothing about the secret; and the final
        // comparison takes constant time.
        let user = found.filter(|(found, _)| bool::from(found.ct_eq(&hash))).map(|(_, user)| Arc::new(user));
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

/// The most guests deleted in one transaction, because moves wait for it.
const FORGOTTEN_AT_ONCE: usize = 500;

/// Deletes guests who came before `before` and never took a seat; returns how many.
pub async fn forget_guests(store: &dyn Store, before: UnixMs) -> Result<usize, StoreError> {
    let (mut forgotten, mut from) = (0, Some(0));
    while let Some(begin) = from {
        let part = store.strangers(before, begin).await?;
        for some in part.found.chunks(FORGOTTEN_AT_ONCE) {
            forgotten += store.forget(some.to_vec()).await?;
        }
        from = part.next;
    }
    Ok(forgotten)
}

pub async fn rename(store: &dyn Store, user: &User, name: &str) -> Result<User, Refused> {
    let renamed = User { name: limits::name(name)?, ..user.clone() };
    store.rename(renamed.id.clone(), renamed.name.clone()).await.map_err(stored)?;
    Ok(renamed)
}

/// Turns the guest into an account, with a new secret, because somebody else may know the guest's.
pub async fn claim(store: &dyn Store, user: &User, wish: Credentials, now: UnixMs) -> Result<(User, String), Refused> {
    if user.account.is_some() {
        return Err(Refused::new(Code::Forbidden, say!("table-account-exists")));
    }
    let account = check_account(&wish)?;
    let password = hash_password(wish.password).await?;
    let claimed = User { account: Some(account.clone()), ..user.clone() };
    let secret = ids::secret();
    let claim = store.claim(user.id.clone(), account, password, ids::hash(&secret), now);
    let free = claim.await.map_err(stored)?;
    if free { Ok((claimed, secret)) } else { Err(Refused::new(Code::NameTaken, say!("table-account-taken"))) }
}

/// Changes the account's password. Its sessions end, and a new one begins.
pub async fn change_password(
    store: &dyn Store,
    user: &User,
    wish: ChangePassword,
    now: UnixMs,
) -> Result<String, Refused> {
    let Some(account) = &user.account else { return refuse(Code::Forbidden, say!("table-no-account")) };
    check_password(&wish.new)?;
    let found = store.account(account.clone()).await.map_err(stored)?;
    let (id, hash) = found.ok_or_else(wrong_password)?;
    if !verify_password(wish.password, hash).await? {
        return Err(wrong_password());
    }
    let (password, secret) = (hash_password(wish.new).await?, ids::secret());
    store.set_password(id, password, ids::hash(&secret), now).await.map_err(stored)?;
    Ok(secret)
}

fn wrong_password() -> Refused {
    Refused::new(Code::WrongPassword, say!("table-wrong-password"))
}

/// Turns the session into the account's; the guest's seats move to the account.
pub async fn log_in(
    store: &dyn Store,
    guest: Option<&User>,
    wish: Credentials,
    now: UnixMs,
) -> Result<(User, String), Refused> {
    let found = store.account(wish.account).await.map_err(stored)?;
    // Takes as long for an unknown account as for a wrong password.
    let (id, hash) = found.unwrap_or_else(|| (String::new(), DECOY.to_owned()));
    if !verify_password(wish.password, hash).await? || id.is_empty() {
        return Err(wrong_password());
    }
    let secret = ids::secret();
    let old = guest.filter(|guest| guest.account.is_none() && guest.id != id).map(|guest| guest.ids.clone());
    let user = store.log_in(id, old.unwrap_or_default(), ids::hash(&secret), now).await.map_err(stored)?;
    user.map(|user| (user, secret)).ok_or_else(wrong_password)
}

pub async fn log_out(store: &dyn Store, secret: &str) -> Result<(), Refused> {
    store.end_session(ids::hash(secret)).await.map_err(stored)
}

/// Ends all sessions of a user.
pub async fn log_out_everywhere(store: &dyn Store, user: &User) -> Result<(), Refused> {
    store.end_sessions(user.id.clone()).await.map_err(stored)
}

/// The hash of a password that nobody has.
const DECOY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm90IGEgcmVhbCBzYWx0IQ$0Wk0bVQ1mVSvdIuqGzHm8x5pKqgxKpNxoJ2bKjvA6Xk";

fn check_account(wish: &Credentials) -> Result<String, Refused> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let account = &wish.account;
    if !(3..=32).contains(&account.len()) || !account.chars().all(plain) {
        return Err(Refused::new(Code::BadRequest, say!("table-account-shape")));
    }
    check_password(&wish.password)?;
    Ok(account.clone())
}

fn check_password(password: &str) -> Result<(), Refused> {
    if (8..=200).contains(&password.chars().count()) {
        return Ok(());
    }
    refuse(Code::BadRequest, say!("table-password-shape"))
}

async fn hash_password(password: String) -> Result<String, Refused> {
    let hashed = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hashed.await.ok().and_then(Result::ok).ok_or_else(internal)
}

async fn verify_password(password: String, hash: String) -> Result<bool, Refused> {
    let verified = tokio::task::spawn_blocking(move || {
        let hash = PasswordHash::new(&hash).map_err(|_| ())?;
        Ok::<_, ()>(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    verified.await.ok().and_then(Result::ok).ok_or_else(internal)
}
