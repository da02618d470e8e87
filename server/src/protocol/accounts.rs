//! Accounts: passkeys, the code for another device, recovery, and leaving.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::UnixMs;

/// `GET /api/account`: how this person comes in.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct AccountInfo {
    /// The account's name; null for a guest.
    #[schema(required)]
    pub account: Option<String>,
    /// Whether there is a password.
    pub password: bool,
    /// The oldest first.
    pub passkeys: Vec<PasskeyInfo>,
    /// Whether passkeys work at the address at which this person reaches the server: it has to have a name, not only a number.
    pub can_have_passkeys: bool,
    /// Whether this server sends e-mail.
    pub mail: bool,
    /// Where a link to a new password is sent; null until an address was confirmed.
    #[schema(required)]
    pub address: Option<String>,
    /// An address that its owner has not confirmed yet.
    #[schema(required)]
    pub unconfirmed: Option<String>,
    /// How many sessions there are, this one included.
    pub sessions: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct PasskeyInfo {
    /// In base64url.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// The name of the server it was made for: browsers offer it nowhere else.
    pub place: String,
    pub created_at: UnixMs,
    /// Null until it was used.
    #[schema(required)]
    pub used_at: Option<UnixMs>,
}

/// `POST /api/passkeys/begin`: a passkey is about to be made.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"account": "ann"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct BeginPasskey {
    /// For a guest: the name of the account that they become. 3 to 32 letters, digits, `-` or `_`.
    #[serde(default)]
    #[ts(optional)]
    #[schema(pattern = "^[A-Za-z0-9_-]{3,32}$")]
    pub account: Option<String>,
}

/// What a browser needs for a passkey. It is good once, for five minutes.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct PasskeyChallenge {
    /// To be sent back with the answer.
    pub ticket: String,
    /// For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub options: Value,
}

/// `POST /api/passkeys`: a new passkey.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"ticket": "7Jk2n4pQxWzR8sTfVbYcLgHd", "credential": {}, "name": "Telephone"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct NewPasskey {
    pub ticket: String,
    /// `PublicKeyCredential.toJSON()`.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub credential: Value,
    /// 1 to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
}

/// `POST /api/passkeys/sign-in`, and a proof that one is there.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"ticket": "7Jk2n4pQxWzR8sTfVbYcLgHd", "credential": {}}))]
#[ts(export, export_to = "protocol.ts")]
pub struct UsePasskey {
    pub ticket: String,
    /// `PublicKeyCredential.toJSON()`.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub credential: Value,
}

/// `POST /api/account/proof`: the person of this session shows that they are there, by one of the two.
#[derive(Clone, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"password": "not a word from a book"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct Proof {
    #[ts(optional)]
    pub password: Option<String>,
    #[ts(optional)]
    pub passkey: Option<UsePasskey>,
}

/// `POST /api/code`: the code for another device.
#[derive(Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct DeviceCode {
    /// Two groups of four letters and digits. Whoever types it is this person.
    #[schema(example = "K7QM-2XWP")]
    pub code: String,
    pub expires_at: UnixMs,
}

/// `GET /api/code`: what became of the newest code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct CodeState {
    pub state: CodePhase,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum CodePhase {
    /// There is none, or it is too old.
    None,
    /// Nobody has typed it yet.
    Waiting,
    /// Another device has come in by it.
    Used,
}

/// `POST /api/code/use`: the code that another device shows.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"code": "K7QM-2XWP"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct UseCode {
    /// Spaces, hyphens and lower case do not matter.
    #[schema(max_length = 40)]
    pub code: String,
}

/// `PUT /api/account/address`: an e-mail address for recovery. A link is sent to it, which its owner has to follow first.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"address": "ann@example.org"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct NewAddress {
    #[schema(max_length = 254)]
    pub address: String,
}

/// `POST /api/account/address/confirm`: what the link in the message holds.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"token": "7Jk2n4pQxWzR8sTfVbYcLgHd"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct ConfirmAddress {
    pub token: String,
}

/// `POST /api/recover`: somebody cannot come in.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"who": "ann"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct Recover {
    /// The account's name, or the address that was given for this.
    #[schema(max_length = 254)]
    pub who: String,
}

/// `POST /api/recover/password`: another password, with what the link in the message holds.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"token": "7Jk2n4pQxWzR8sTfVbYcLgHd", "new": "nor is this one"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct RecoverPassword {
    pub token: String,
    /// 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}
