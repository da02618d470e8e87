//! Identities: guests with a secret, some of whom claim an account. Only a hash of a secret is stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use hustings_core::say;
use hustings_words::{self as words, Names};
use subtle::ConstantTimeEq;

use crate::ids;
use crate::limits;
use crate::protocol::{ChangeMe, ChangePassword, Code, Credentials, Refused, UnixMs, internal, refuse};
pub use crate::store::User;
use crate::store::{Store, StoreError, lock};

fn stored(error: StoreError) -> Refused {
    tracing::error!(%error, "a user could not be read or written");
    internal()
}

/// Creates a new guest, with a name made up in the language that they `read` unless they have one, and the language that they `chose`.
pub async fn new_guest(
    store: &dyn Store,
    name: Option<String>,
    read: &str,
    chose: Option<&str>,
    now: UnixMs,
) -> Result<(User, String), Refused> {
    let name = name.map_or_else(|| Ok(guest_name(read)), |name| limits::name(&name))?;
    let (id, secret) = (ids::user(), ids::secret());
    let language = chose.and_then(known_language).map(str::to_owned);
    let user = User { ids: vec![id.clone()], id, name, account: None, language };
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

/// A guest's name until they choose one.
fn guest_name(language: &str) -> String {
    let random = ids::random_u64();
    let (first, second) = ((random % 16) as u8, (random / 16 % 16) as u8);
    words::shared_in(language).say(&say!("guest-name", first, second), &Names::default())
}

/// The tag of a language, if there is such a language.
fn known_language(tag: &str) -> Option<&'static str> {
    Some(words::wanted(Some(tag), "")).filter(|known| *known == tag)
}

/// Changes what a user wishes changed.
pub async fn change(store: &dyn Store, user: &User, wish: ChangeMe) -> Result<User, Refused> {
    let mut changed = user.clone();
    if let Some(tag) = wish.language {
        let Some(language) = known_language(&tag) else {
            let known: Vec<String> = words::languages().iter().map(|one| one.tag.to_string()).collect();
            return refuse(Code::BadRequest, say!("table-unknown-language", known = known.join(", ")));
        };
        changed.language = Some(language.to_owned());
    }
    if let Some(name) = wish.name {
        changed.name = limits::name(&name)?;
    }
    if changed.name != user.name {
        store.rename(changed.id.clone(), changed.name.clone()).await.map_err(stored)?;
    }
    if let Some(language) = changed.language.clone().filter(|_| changed.language != user.language) {
        store.set_language(changed.id.clone(), language).await.map_err(stored)?;
    }
    Ok(changed)
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

/// Changes the account's password, or gives it one. Its sessions end, and a new one begins. For an account without a password the caller has
/// asked for another proof.
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
    if let Some(hash) = hash
        && !verify_password(wish.password.unwrap_or_default(), hash).await?
    {
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
    let (id, hash) = match found {
        Some((id, Some(hash))) => (id, hash),
        _ => (String::new(), DECOY.to_owned()),
    };
    if !verify_password(wish.password, hash).await? || id.is_empty() {
        return Err(wrong_password());
    }
    enter(store, guest, id, now).await?.ok_or_else(wrong_password)
}

/// A session of this user begins, and the guest's seats move to them. None where there is no such user any more.
pub async fn enter(
    store: &dyn Store,
    guest: Option<&User>,
    id: String,
    now: UnixMs,
) -> Result<Option<(User, String)>, Refused> {
    let secret = ids::secret();
    let old = guest.filter(|guest| guest.account.is_none() && guest.id != id).map(|guest| guest.ids.clone());
    let user = store.log_in(id, old.unwrap_or_default(), ids::hash(&secret), now).await.map_err(stored)?;
    Ok(user.map(|user| (user, secret)))
}

/// Whether this is the account's password. An account without one takes none.
pub async fn knows_password(store: &dyn Store, account: &str, password: String) -> Result<bool, Refused> {
    let found = store.account(account.to_owned()).await.map_err(stored)?;
    let (_, hash) = found.unwrap_or_default();
    let (hash, has) = hash.map_or_else(|| (DECOY.to_owned(), false), |hash| (hash, true));
    Ok(verify_password(password, hash).await? && has)
}

/// Gives an account whose owner was recognised otherwise another password. Its sessions end, and a new one begins, to which the guest's seats
/// move. None where there is no such account any more.
pub async fn reset_password(
    store: &dyn Store,
    guest: Option<&User>,
    id: String,
    new: String,
    now: UnixMs,
) -> Result<Option<(User, String)>, Refused> {
    let (password, between) = (hash_password(new).await?, ids::hash(&ids::secret()));
    store.set_password(id.clone(), password, between, now).await.map_err(stored)?;
    let entered = enter(store, guest, id, now).await?;
    store.end_session(between).await.map_err(stored)?;
    Ok(entered)
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
    check_account_name(&wish.account)?;
    check_password(&wish.password)?;
    Ok(wish.account.clone())
}

pub fn check_account_name(account: &str) -> Result<(), Refused> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    if !(3..=32).contains(&account.len()) || !account.chars().all(plain) {
        return Err(Refused::new(Code::BadRequest, say!("table-account-shape")));
    }
    Ok(())
}

pub fn check_password(password: &str) -> Result<(), Refused> {
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
