//! Tells people outside the page that it is their turn. What is due is written with the lists (`store::notices`); here it is worded and
//! sent, and tried again. A message that was sent just before a server was killed may be sent once more: it then has the same id
//! (e-mail) or topic (push), so that it replaces the first.

mod calendar;
mod letters;
mod sender;
mod wording;

pub use calendar::calendar;
pub use letters::{address_letter, recovery_letter};
pub use sender::{Sender, send_notices};
pub use wording::{confirmation, trial};

use hustings_post::{Device, Failed, Letter, Post, Push, Webhook};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::Duration;

use crate::protocol::WayKind;
use crate::store::Way;

/// A message that has been worded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worded {
    /// The same on every try.
    pub id: String,
    pub title: String,
    /// A line for each thing told.
    pub lines: Vec<Line>,
    /// Below the lines of an e-mail.
    pub foot: Option<Foot>,
    /// A newer message with the same one replaces an older one.
    pub topic: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    /// A path on this server.
    pub path: String,
    pub occasion: &'static str,
    pub game: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foot {
    pub text: String,
    /// A path on this server.
    pub path: String,
    /// The same for mail programs, which send a request instead of opening a page.
    pub one_click: Option<String>,
}

/// What a browser gave for web push, as it is stored.
#[derive(Serialize, Deserialize)]
pub struct StoredDevice {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
}

impl StoredDevice {
    fn of(way: &Way) -> Result<Device, Failed> {
        let broken = |_| Failed::Gone;
        let StoredDevice { endpoint, p256dh, auth } = serde_json::from_str(&way.target).map_err(broken)?;
        Device::new(&endpoint, &p256dh, &auth).map_err(|_| Failed::Gone)
    }
}

/// How long a push service keeps a message for a device that is not there.
const KEPT_FOR: Duration = Duration::from_secs(24 * 3600);

/// Sends a message by a way.
pub async fn send(post: &Post, way: &Way, message: &Worded) -> Result<(), Failed> {
    match way.kind {
        WayKind::Mail => post.mail(&letter(&way.target, &way.origin, message)).await,
        WayKind::Push => {
            let first = message.lines.first();
            let payload = json!({
                "title": message.title,
                "body": message.lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n"),
                "url": first.map_or("/", |line| line.path.as_str()),
                "tag": message.topic,
            });
            let payload = payload.to_string().into_bytes();
            let push = Push { payload, topic: message.topic.clone(), ttl: KEPT_FOR, urgent: true };
            post.push(&StoredDevice::of(way)?, &push).await
        }
        WayKind::Webhook | WayKind::Discord | WayKind::Slack => {
            let hook = Webhook::new(&way.target).map_err(|bad| Failed::Never(bad.to_string()))?;
            post.webhook(&hook, &posted(way, message)).await
        }
    }
}

fn letter(to: &str, origin: &str, message: &Worded) -> Letter {
    let link = |path: &str| format!("{origin}{path}");
    let mut text = String::new();
    let mut html = String::from("<!doctype html><meta charset=\"utf-8\"><div style=\"font:16px/1.5 Georgia,serif\">");
    for line in &message.lines {
        text.push_str(&format!("{}\n{}\n\n", line.text, link(&line.path)));
        let (said, link) = (escaped(&line.text), escaped(&link(&line.path)));
        html.push_str(&format!("<p>{said}<br><a href=\"{link}\">{link}</a></p>"));
    }
    if let Some(foot) = &message.foot {
        text.push_str(&format!("-- \n{}\n{}\n", foot.text, link(&foot.path)));
        let (said, link) = (escaped(&foot.text), escaped(&link(&foot.path)));
        html.push_str(&format!("<p style=\"color:#666;font-size:13px\">{said}<br><a href=\"{link}\">{link}</a></p>"));
    }
    html.push_str("</div>");
    let unsubscribe = message.foot.as_ref().and_then(|foot| foot.one_click.as_ref()).map(|path| link(path));
    Letter { to: to.to_owned(), subject: message.title.clone(), text, html, id: message.id.clone(), unsubscribe }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// As chat rooms want it; names may hold anything, and nobody is to be called by one.
fn posted(way: &Way, message: &Worded) -> Value {
    let lines = message.lines.iter().map(|line| (line, format!("{}{}", way.origin, line.path)));
    match way.kind {
        WayKind::Discord => {
            let content: Vec<String> = lines.map(|(line, link)| format!("{} <{link}>", plain(&line.text))).collect();
            json!({"content": content.join("\n"), "allowed_mentions": {"parse": []}})
        }
        WayKind::Slack => {
            let text: Vec<String> =
                lines.map(|(line, link)| format!("{} {link}", escaped(&line.text).replace("&quot;", "\""))).collect();
            json!({"text": text.join("\n"), "unfurl_links": false})
        }
        _ => {
            let told: Vec<Value> = lines
                .map(|(line, link)| {
                    json!({"occasion": line.occasion, "game": line.game, "text": line.text, "link": link})
                })
                .collect();
            json!({"id": message.id, "title": message.title, "notices": told})
        }
    }
}

/// Without what Discord would take for formatting.
fn plain(text: &str) -> String {
    let special = |letter: char| "\\*_~`|<>[]()#@:".contains(letter);
    text.chars().flat_map(|letter| special(letter).then_some('\\').into_iter().chain([letter])).collect()
}
