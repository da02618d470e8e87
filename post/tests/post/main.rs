//! Messages to servers that run in the test: push services and webhooks that answer well, badly or never, and a mail server.

mod addresses;
mod answers;
mod encrypted;
mod letters;
mod mail_server;
mod push;
mod receiver;
mod secrets;
mod service;

use std::time::Duration;

use hustings_post::{Patience, Post, PostConfig, VapidKey};

/// Short, so that a test of a silent server is short. A server that answers does so within a few milliseconds.
const PATIENCE: Patience = Patience {
    connect: Duration::from_millis(1000),
    http: Duration::from_millis(1000),
    mail: Duration::from_millis(1000),
};

fn config() -> PostConfig {
    PostConfig {
        smtp: None,
        from: None,
        contact: "mailto:club@example.org".into(),
        inner: true,
        key: VapidKey::generate(),
        patience: PATIENCE,
    }
}

fn post() -> Post {
    Post::new(config()).expect("the configuration is fine")
}
