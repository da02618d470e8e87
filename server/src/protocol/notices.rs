//! Notices: how people are told outside the page that it is their turn.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/notices`: how this person can be told, and wants to be.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Notices {
    /// The server's public key for web push (VAPID), in base64url.
    pub push_key: String,
    /// Whether this server sends e-mail.
    pub mail: bool,
    /// The oldest first.
    pub ways: Vec<NoticeWay>,
    /// The path of the calendar with this person's deadlines; null until they ask for one. Whoever has it can read it.
    #[schema(required)]
    pub calendar: Option<String>,
}

/// A way to reach a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct NoticeWay {
    pub id: String,
    pub kind: WayKind,
    /// For its owner: the device, the address, or the host of the webhook.
    pub name: String,
    /// A webhook of one table, which tells of everybody's turns there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// False for an e-mail address until its owner has followed the link sent to it: until then nothing else is sent.
    pub confirmed: bool,
    #[serde(flatten)]
    pub wish: NoticeWish,
    /// The last message could not be delivered.
    pub failing: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum WayKind {
    Push,
    Mail,
    /// Any program that reads JSON.
    Webhook,
    Discord,
    Slack,
}

/// What one wants to be told by a way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct NoticeWish {
    /// It is one's turn.
    pub turn: bool,
    /// Half of the time for it has gone, and an hour is left.
    pub reminder: bool,
    /// A game begins, or is over.
    pub game: bool,
    /// From all tables; otherwise only from those at which one chose `always`.
    pub everywhere: bool,
    /// E-mail: once a day, everything in one message.
    pub daily: bool,
}

/// `POST /api/notices/push`: a browser that agreed to notifications. The same device again replaces it.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"endpoint": "https://push.example/send/abc", "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM", "auth": "tBHItJI5svbpez7KI4CCXg", "name": "Firefox"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct NewPush {
    #[schema(max_length = 2048)]
    pub endpoint: String,
    /// As the browser gives them, in base64url.
    #[schema(max_length = 100)]
    pub p256dh: String,
    #[schema(max_length = 40)]
    pub auth: String,
    /// What its owner calls the device.
    #[serde(default)]
    #[schema(max_length = 32)]
    #[ts(optional, as = "Option<String>")]
    pub name: String,
}

/// `POST /api/notices/mail`: an e-mail address. A link is sent to it, which its owner has to follow first.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"address": "ann@example.org"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct NewMail {
    #[schema(max_length = 254)]
    pub address: String,
}

/// `POST /api/notices/webhook`: an address that messages are posted to.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"kind": "discord", "address": "https://chat.example/hooks/abc"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct NewWebhook {
    /// `webhook`, `discord` or `slack`.
    pub kind: WayKind,
    #[schema(max_length = 2048)]
    pub address: String,
    /// Tells of everybody's turns at this table. Only its host can ask for that.
    #[serde(default)]
    #[ts(optional)]
    pub table: Option<String>,
}

/// `PATCH /api/notices/{way}`: what is left out stays as it is.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"reminder": true}))]
#[ts(export, export_to = "protocol.ts")]
pub struct ChangeWay {
    #[ts(optional)]
    pub turn: Option<bool>,
    #[ts(optional)]
    pub reminder: Option<bool>,
    #[ts(optional)]
    pub game: Option<bool>,
    #[ts(optional)]
    pub everywhere: Option<bool>,
    #[ts(optional)]
    pub daily: Option<bool>,
}

/// `GET` and `PUT /api/tables/{table}/notices`: whether one is told about this table.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"notices": "always"}))]
#[ts(export, export_to = "protocol.ts")]
pub struct TableNotices {
    pub notices: NoticeChoice,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol.ts")]
pub enum NoticeChoice {
    /// As each way says.
    #[default]
    Usual,
    /// Also by the ways that are not for all tables.
    Always,
    Never,
}

/// `GET /api/go/{number}`: where a link in a notice leads those who sit at that table.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct GoTo {
    pub table: String,
}
