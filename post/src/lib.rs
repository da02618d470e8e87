//! Messages to people who do not have the page open: e-mail, web push and webhooks.
//!
//! The crate gets finished texts; it knows nothing of games, tables or accounts, and it keeps nothing. [`Post`] sends one
//! message once and says what became of it ([`Failed`]): when to try again is for the caller, who also stores what waits.
//!
//! Webhooks and push endpoints are addresses that a stranger chose. `address` says which of them may be used at all, and
//! `http` checks the address a name resolves to before it connects. [`mail`](Post::mail) goes to the mail server that the host
//! chose, and needs no such care.

mod address;
mod http;
mod mail;
mod push;
mod tls;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

pub use address::BadAddress;
pub use http::Webhook;
pub use mail::Letter;
pub use push::{BadDevice, BadKey, Device, Push, VapidKey};

/// A slow receiver must not hold up many others, nor may a burst of messages take all sockets.
const UNDER_WAY: usize = 8;

/// Sends messages to people outside the page. Clones share the connections and the limit on messages under way.
#[derive(Clone)]
pub struct Post(Arc<Office>);

struct Office {
    mail: Option<mail::Mailer>,
    http: http::Http,
    sender: push::Sender,
    places: Semaphore,
}

/// How messages leave this machine.
#[derive(Clone)]
pub struct PostConfig {
    /// The mail server: `smtps://user:password@host` or `smtp://user:password@host:587`. None: no e-mail.
    ///
    /// This is lettre's form of URL. `smtp://` with a password asks for STARTTLS unless the server is on this machine;
    /// `?tls=required` asks for it always. A path is the name this machine gives in EHLO.
    pub smtp: Option<String>,
    /// Who sends the letters: `Hustings <club@example.org>`. Needed with `smtp`.
    pub from: Option<String>,
    /// Whom a push service may ask about this server: a `mailto:` or `https:` address.
    pub contact: String,
    /// Allows webhooks and push endpoints on loopback, private and link-local addresses, and over plain http.
    pub inner: bool,
    /// Signs what goes to push services. A device accepts only the key it subscribed with, so the caller keeps it.
    pub key: VapidKey,
    pub patience: Patience,
}

/// How long a receiver may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// To look up the name of a webhook or push service and connect to it.
    pub connect: Duration,
    /// For a whole webhook or push message.
    pub http: Duration,
    /// For a whole letter: mail servers are allowed to be slow, and some are on purpose.
    pub mail: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { connect: Duration::from_secs(5), http: Duration::from_secs(10), mail: Duration::from_secs(30) }
    }
}

/// Why a message did not arrive, as far as the caller acts on it. No text shows a secret.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failed {
    /// The device or webhook no longer exists: forget it.
    #[error("the receiver no longer exists")]
    Gone,
    /// The receiver will never accept this message: drop it.
    #[error("{0}")]
    Never(String),
    /// The receiver may accept it later, and not before `after` if it said so.
    #[error("{why}")]
    Later { why: String, after: Option<Duration> },
}

impl Failed {
    fn later(why: impl Into<String>) -> Self {
        Self::Later { why: why.into(), after: None }
    }
}

/// Why a [`PostConfig`] cannot be used. The texts are for the host, and leave out what may hold a password.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PostError {
    #[error(
        "the address of the mail server cannot be used ({0}); write it as smtps://user:password@host or \
         smtp://user:password@host:587, with %40 for an @ in the name or password"
    )]
    MailServer(&'static str),
    #[error("letters need a sender as well as a mail server; give one such as \"Hustings <club@example.org>\"")]
    NoSender,
    #[error("{0:?} is not a sender; write it as \"Hustings <club@example.org>\"")]
    Sender(String),
    #[error("{0:?} is not a contact for push services; write it as mailto:club@example.org or https://example.org")]
    Contact(String),
    #[error("encrypted connections cannot be set up: {0}")]
    Tls(String),
}

impl Post {
    pub fn new(config: PostConfig) -> Result<Self, PostError> {
        Self::resolving(config, Arc::new(http::System))
    }

    /// Tests bring their own names and addresses.
    fn resolving(config: PostConfig, names: Arc<dyn reqwest::dns::Resolve>) -> Result<Self, PostError> {
        let PostConfig { smtp, from, contact, inner, key, patience } = config;
        let mail = smtp.map(|smtp| mail::Mailer::new(&smtp, from.as_deref(), patience.mail)).transpose()?;
        let http = http::Http::new(inner, patience, names)?;
        let sender = push::Sender::new(key, contact)?;
        Ok(Self(Arc::new(Office { mail, http, sender, places: Semaphore::new(UNDER_WAY) })))
    }

    /// Whether letters can be sent.
    pub fn mails(&self) -> bool {
        self.0.mail.is_some()
    }

    /// Hands a letter to the mail server.
    pub async fn mail(&self, letter: &Letter) -> Result<(), Failed> {
        let mailer = self.0.mail.as_ref().ok_or_else(|| Failed::Never("this server sends no e-mail".into()))?;
        let _place = self.place().await;
        mailer.send(letter).await
    }

    /// Hands a message for one device to its push service, encrypted so that only the device can read it.
    pub async fn push(&self, device: &Device, message: &Push) -> Result<(), Failed> {
        let (headers, body) = self.0.sender.seal(device, message)?;
        let _place = self.place().await;
        self.0.http.send(&device.endpoint, headers, body).await
    }

    /// Sends a JSON message to a webhook by POST.
    pub async fn webhook(&self, hook: &Webhook, message: &serde_json::Value) -> Result<(), Failed> {
        let _place = self.place().await;
        self.0.http.send(&hook.0, http::json(), message.to_string().into_bytes()).await
    }

    /// Whether an address may be a webhook or push endpoint on this server. A name that passes may still resolve to an
    /// inner address; that is found out, and refused, when a message is sent.
    pub fn check_address(&self, url: &str) -> Result<(), BadAddress> {
        let url = address::parse(url)?;
        address::check(&url, self.0.http.inner)
    }

    async fn place(&self) -> tokio::sync::SemaphorePermit<'_> {
        self.0.places.acquire().await.expect("the semaphore is never closed")
    }
}

impl fmt::Debug for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Post").field("mails", &self.mails()).field("inner", &self.0.http.inner).finish_non_exhaustive()
    }
}

impl fmt::Debug for PostConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // No `..`: a new field is shown or left out on purpose. The address of the mail server holds its password.
        let Self { smtp, from, contact, inner, key: _, patience } = self;
        f.debug_struct("PostConfig")
            .field("mails", &smtp.is_some())
            .field("from", from)
            .field("contact", contact)
            .field("inner", inner)
            .field("patience", patience)
            .finish_non_exhaustive()
    }
}
