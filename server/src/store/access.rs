//! How people come in beside a password, as a store keeps it: passkeys, addresses for recovery, and tickets. A ticket is anything that is good
//! once and for a while: the challenge for a passkey, the code for another device, the link in an e-mail. Of its secret only the hash is kept.

use super::{Eventually, SessionHash};
use crate::protocol::UnixMs;

/// What a ticket is for; it is worth nothing for anything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// The challenge for a new passkey.
    NewPasskey,
    /// The challenge for a passkey that is known.
    Passkey,
    /// The code that brings a person to another device.
    Device,
    /// The link that confirms an address for recovery.
    Address,
    /// The link that leads to a new password.
    Recovery,
}

impl Purpose {
    pub fn word(self) -> &'static str {
        match self {
            Purpose::NewPasskey => "new_passkey",
            Purpose::Passkey => "passkey",
            Purpose::Device => "device",
            Purpose::Address => "address",
            Purpose::Recovery => "recovery",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ticket {
    /// Whose it is; empty for somebody who is not known yet.
    pub user: String,
    /// What whoever made it wants to know again.
    pub data: String,
    pub expires_at: UnixMs,
    pub used_at: Option<UnixMs>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passkey {
    /// As the authenticator chose it, in base64url.
    pub id: String,
    pub user: String,
    /// For its owner.
    pub name: String,
    /// The name of the server that it was made for: browsers offer it nowhere else.
    pub place: String,
    /// The public key and what belongs to it, as JSON.
    pub key: String,
    /// How often it has signed, as it says itself; 0 for one that does not count.
    pub counter: u32,
    pub created_at: UnixMs,
    pub used_at: Option<UnixMs>,
}

/// An address that its owner has confirmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecoveryAddress {
    pub user: String,
    pub address: String,
    /// The address at which its owner reaches the server: links in letters lead there, whoever asked for the letter.
    pub origin: String,
    pub confirmed_at: UnixMs,
}

pub trait Access: Send + Sync + 'static {
    /// A new ticket. It replaces the person's earlier ones for the same purpose; those that have expired go.
    fn add_ticket(&self, hash: SessionHash, purpose: Purpose, ticket: Ticket, now: UnixMs) -> Eventually<()>;

    /// Uses a ticket: none where there is no such ticket, it has expired or was used before.
    fn use_ticket(&self, hash: SessionHash, purpose: Purpose, now: UnixMs) -> Eventually<Option<Ticket>>;

    /// The person's ticket for this purpose, used or not, until it has expired and others were made.
    fn ticket_of(&self, user: String, purpose: Purpose) -> Eventually<Option<Ticket>>;

    /// The person's ticket for this purpose is worth nothing any more.
    fn void_ticket(&self, user: String, purpose: Purpose) -> Eventually<()>;

    fn passkey(&self, id: String) -> Eventually<Option<Passkey>>;

    /// The oldest first.
    fn passkeys_of(&self, user: String) -> Eventually<Vec<Passkey>>;

    /// A new passkey of an account. False where its owner has `most` already, or somebody has this one.
    fn add_passkey(&self, passkey: Passkey, most: u32) -> Eventually<bool>;

    /// The guest becomes an account with this passkey and no password: all its sessions end, and this one begins. False where the account's
    /// name is taken.
    fn claim_with_passkey(&self, account: String, passkey: Passkey, session: SessionHash) -> Eventually<bool>;

    /// It has signed. False where it has signed as often before: then there are two of it.
    fn passkey_used(&self, id: String, key: String, counter: u32, now: UnixMs) -> Eventually<bool>;

    /// False where its owner could not come in without it.
    fn remove_passkey(&self, user: String, id: String) -> Eventually<bool>;

    fn recovery_address(&self, user: String) -> Eventually<Option<RecoveryAddress>>;

    /// It replaces the person's earlier one.
    fn set_recovery_address(&self, address: RecoveryAddress) -> Eventually<()>;

    fn remove_recovery_address(&self, user: String) -> Eventually<()>;

    /// At most `most` accounts with this address, upper and lower case being the same.
    fn with_recovery_address(&self, address: String, most: u32) -> Eventually<Vec<RecoveryAddress>>;

    /// The person of this session has just shown a password or passkey. What was shown before `forget` is forgotten.
    fn prove(&self, session: SessionHash, now: UnixMs, forget: UnixMs) -> Eventually<()>;

    fn proved_at(&self, session: SessionHash) -> Eventually<Option<UnixMs>>;

    /// When the person's sessions began, the newest first.
    fn sessions_of(&self, user: String) -> Eventually<Vec<UnixMs>>;

    /// The tables at which any of these people sits, or has written in the chat. It reads the whole journal.
    fn traces_of(&self, users: Vec<String>) -> Eventually<Vec<super::TableNo>>;

    /// Everything about a person but what tables keep, by all their ids: users, sessions, ways, passkeys, addresses.
    fn remove_person(&self, users: Vec<String>) -> Eventually<()>;
}
