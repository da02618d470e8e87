//! Web push (RFC 8030): messages that a browser shows though the page is closed. The browser's maker carries them; it can
//! neither read them (RFC 8291) nor take them from anyone but the server that the user subscribed to (RFC 8292, VAPID).

use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use base64ct::{Base64UrlUnpadded as Base64, Encoding};
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use url::Url;
use web_push_native::p256::PublicKey;
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::p256::elliptic_curve::rand_core::OsRng;
use web_push_native::{Auth, encrypt};

use crate::address::{self, BadAddress};
use crate::{Failed, PostError};

/// Every push service takes 4096 bytes (RFC 8030, 7.2); this leaves room for the encryption.
const LARGEST: usize = 3000;
/// RFC 8030, 5.4.
const LONGEST_TOPIC: usize = 32;
/// Google's push service refuses a longer wait.
const LONGEST_WAIT: Duration = Duration::from_secs(28 * 24 * 60 * 60);

const HOUR: u64 = 60 * 60;

/// A message for a device.
#[derive(Clone, PartialEq, Eq)]
pub struct Push {
    /// What the page's service worker gets: 1 to 3000 bytes.
    pub payload: Vec<u8>,
    /// A message replaces an undelivered one with the same topic: at most 32 letters, digits, `-` or `_`. Empty: none.
    pub topic: String,
    /// How long the push service keeps the message for a device that is off; more than 28 days are taken as 28.
    pub ttl: Duration,
    /// Worth waking a device that saves its battery.
    pub urgent: bool,
}

impl fmt::Debug for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { payload, topic, ttl, urgent } = self;
        f.debug_struct("Push")
            .field("bytes", &payload.len())
            .field("topic", topic)
            .field("ttl", ttl)
            .field("urgent", urgent)
            .finish()
    }
}

/// A browser that subscribed: what its `PushSubscription` says.
#[derive(Clone)]
pub struct Device {
    pub(crate) endpoint: Url,
    key: PublicKey,
    auth: Auth,
}

/// Why a subscription cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadDevice {
    #[error(transparent)]
    Endpoint(#[from] BadAddress),
    #[error("p256dh must be a point of the curve P-256: 65 bytes in base64url")]
    Key,
    #[error("auth must be 16 bytes in base64url")]
    Auth,
}

impl Device {
    /// Checks the keys, and the form of the endpoint; [`Post::check_address`](crate::Post::check_address) knows which
    /// endpoints this server allows.
    pub fn new(endpoint: &str, p256dh: &str, auth: &str) -> Result<Self, BadDevice> {
        let endpoint = address::parse(endpoint)?;
        let key = Base64::decode_vec(p256dh).map_err(|_| BadDevice::Key)?;
        // Compressed points are read as well, but no browser may send them (RFC 8291, 3.1).
        if key.len() != 65 {
            return Err(BadDevice::Key);
        }
        let key = PublicKey::from_sec1_bytes(&key).map_err(|_| BadDevice::Key)?;
        let auth = Base64::decode_vec(auth).map_err(|_| BadDevice::Auth)?;
        let auth = <[u8; 16]>::try_from(auth).map_err(|_| BadDevice::Auth)?;
        Ok(Self { endpoint, key, auth: auth.into() })
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Device").field(&address::host(&self.endpoint)).finish()
    }
}

/// The server's key towards push services (RFC 8292). If it is lost, every device has to subscribe again.
#[derive(Clone)]
pub struct VapidKey(SigningKey);

/// Bytes that are not a [`VapidKey`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a VAPID key is a private key of the curve P-256: 32 bytes")]
pub struct BadKey;

impl VapidKey {
    pub fn generate() -> Self {
        Self(SigningKey::random(&mut OsRng))
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BadKey> {
        // The library would fill up a key that lost a few bytes.
        let bytes = <&[u8; 32]>::try_from(bytes).map_err(|_| BadKey)?;
        SigningKey::from_bytes(bytes.into()).map(Self).map_err(|_| BadKey)
    }

    /// The private key, to be kept.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0.to_bytes().into()
    }

    /// The public key in base64url: the `applicationServerKey` with which a page subscribes.
    pub fn public(&self) -> String {
        Base64::encode_string(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }
}

impl fmt::Debug for VapidKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("VapidKey").field(&self.public()).finish()
    }
}

/// What the server shows of itself to push services.
pub(crate) struct Sender {
    key: VapidKey,
    contact: String,
}

impl Sender {
    pub(crate) fn new(key: VapidKey, contact: String) -> Result<Self, PostError> {
        match Url::parse(&contact) {
            Ok(url) if matches!(url.scheme(), "mailto" | "https") => Ok(Self { key, contact }),
            _ => Err(PostError::Contact(contact)),
        }
    }

    /// The request for a message: its headers, and the body encrypted for the device.
    pub(crate) fn seal(&self, device: &Device, message: &Push) -> Result<(HeaderMap, Vec<u8>), Failed> {
        let Push { payload, topic, ttl, urgent } = message;
        if payload.is_empty() || payload.len() > LARGEST {
            return Err(Failed::Never(format!("a push message has 1 to {LARGEST} bytes, not {}", payload.len())));
        }
        if topic.len() > LONGEST_TOPIC || topic.contains(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_') {
            return Err(Failed::Never(format!("a topic has at most {LONGEST_TOPIC} letters, digits, - or _")));
        }
        let body = encrypt(payload.clone(), &device.key, &device.auth)
            .map_err(|_| Failed::Never("the message cannot be encrypted".into()))?;
        let urgency = if *urgent { "high" } else { "normal" };
        let mut headers = HeaderMap::from_iter([
            (CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (AUTHORIZATION, secret(&self.authorization(&device.endpoint, SystemTime::now()))),
            (HeaderName::from_static("ttl"), HeaderValue::from((*ttl).min(LONGEST_WAIT).as_secs())),
            (HeaderName::from_static("urgency"), HeaderValue::from_static(urgency)),
        ]);
        if !topic.is_empty() {
            headers.insert(HeaderName::from_static("topic"), HeaderValue::from_str(topic).expect("checked above"));
        }
        Ok((headers, body))
    }

    /// RFC 8292: a token (JWT, signed with ES256) that is good for this push service only.
    fn authorization(&self, endpoint: &Url, now: SystemTime) -> String {
        let now = now.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        // Between 12 and 13 hours of the 24 that are allowed. Whole hours and a signature without randomness (RFC 6979)
        // make the token the same for an hour, so that push services can remember that they have checked it.
        let expiry = (now / HOUR + 13) * HOUR;
        let claims = serde_json::json!({
            "aud": endpoint.origin().ascii_serialization(),
            "exp": expiry,
            "sub": self.contact,
        });
        let signed = format!("{}.{}", base64(br#"{"typ":"JWT","alg":"ES256"}"#), base64(claims.to_string().as_bytes()));
        let signature: Signature = self.key.0.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", base64(&signature.to_bytes()), self.key.public())
    }
}

fn base64(bytes: &[u8]) -> String {
    Base64::encode_string(bytes)
}

/// A header that the HTTP client leaves out of its own logs.
fn secret(text: &str) -> HeaderValue {
    let mut value = HeaderValue::from_str(text).expect("base64url is plain ASCII");
    value.set_sensitive(true);
    value
}
