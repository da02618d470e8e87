//! Who people are, as a store keeps it: users, the sessions that are theirs, and guests that became accounts. What passwords and secrets
//! mean is not known here: only hashes arrive.

use super::Eventually;
use crate::protocol::UnixMs;

/// The hash of a session's secret.
pub type SessionHash = [u8; 32];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) account: Option<String>,
    pub(crate) language: Option<String>,
    pub(crate) ids: Vec<String>,
}

impl User {
    /// Public.
    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// The account's name; none for a guest.
    pub fn account(&self) -> Option<&str> {
        self.account.as_deref()
    }

    /// The tag of the language they chose; none until they choose one.
    pub fn language(&self) -> Option<&str> {
        self.language.as_deref()
    }

    /// The user's own id, and those of guests that became this account.
    pub fn ids(&self) -> &[String] {
        &self.ids
    }
}

/// A guest who never sat down, by number and id.
pub type Stranger = (i64, String);

/// A part of the search for guests to forget.
#[derive(Debug, Default)]
pub struct Strangers {
    pub found: Vec<Stranger>,
    /// Where the next part begins; none after the last one.
    pub next: Option<i64>,
}

pub trait People: Send + Sync + 'static {
    /// A new guest with a session.
    fn add_guest(&self, guest: User, session: SessionHash, now: UnixMs) -> Eventually<()>;

    /// Whose session it is, with the hash as it was found.
    fn by_session(&self, session: SessionHash) -> Eventually<Option<(SessionHash, User)>>;

    fn user(&self, id: String) -> Eventually<Option<User>>;

    /// An account's id and the hash of its password, if it has one. Upper and lower case are the same.
    fn account(&self, account: String) -> Eventually<Option<(String, Option<String>)>>;

    fn rename(&self, user: String, name: String) -> Eventually<()>;

    /// The language that the user chose, by its tag.
    fn set_language(&self, user: String, language: String) -> Eventually<()>;

    /// The guest becomes an account: all its sessions end, and this one begins. False where the account's name is taken.
    fn claim(
        &self,
        user: String,
        account: String,
        password: String,
        session: SessionHash,
        now: UnixMs,
    ) -> Eventually<bool>;

    /// Another password: all sessions of the user end, and this one begins.
    fn set_password(&self, user: String, password: String, session: SessionHash, now: UnixMs) -> Eventually<()>;

    /// A session begins. `guests` are from now on this user, and their sessions end. None where there is no such user any more.
    fn log_in(&self, user: String, guests: Vec<String>, session: SessionHash, now: UnixMs) -> Eventually<Option<User>>;

    fn end_session(&self, session: SessionHash) -> Eventually<()>;

    /// Ends all sessions of a user. Tickets, which could begin another one, are worth nothing any more.
    fn end_sessions(&self, user: String) -> Eventually<()>;

    /// Guests who came before `before` and never sat down, among the next users from `from` on. Writers do not wait for it.
    fn strangers(&self, before: UnixMs, from: i64) -> Eventually<Strangers>;

    /// Deletes those who have not sat down meanwhile; says how many.
    fn forget(&self, guests: Vec<Stranger>) -> Eventually<usize>;
}
