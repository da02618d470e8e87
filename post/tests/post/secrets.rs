//! Logs are read by many: they show hosts and statuses, and no secret.

use hustings_post::{Letter, Post, PostConfig, VapidKey, Webhook};
use serde_json::json;

use crate::receiver::Receiver;
use crate::service::Service;
use crate::{config, post};

#[test]
fn debug_shows_no_secret() {
    let key = VapidKey::generate();
    let smtp = Some("smtps://club:passw0rd@mail.example.org".into());
    let config = PostConfig { smtp, from: Some("club@example.org".into()), key: key.clone(), ..config() };
    let receiver = Receiver::new();
    let device = receiver.device("https://push.example/secret-path?secret=query");
    let hook = Webhook::new("https://chat.example/secret-path?secret=query").unwrap();
    let letter = Letter {
        to: "anna@example.org".into(),
        subject: String::new(),
        text: "secret text".into(),
        html: String::new(),
        id: "letter-1".into(),
        unsubscribe: Some("https://example.org/secret-path".into()),
    };
    let private: String = key.to_bytes().iter().map(|byte| format!("{byte}, ")).collect();
    let shown = format!(
        "{config:?} {key:?} {device:?} {hook:?} {letter:?} {:?} {:?}",
        receiver.message(),
        Post::new(config.clone()).unwrap()
    );
    for secret in ["passw0rd", "secret", "hello", &receiver.auth(), "sixteen", private.trim_end_matches(", ")] {
        assert!(!shown.contains(secret), "{secret} in {shown}");
    }
    for fact in ["push.example", "chat.example", "letter-1", "table-7"] {
        assert!(shown.contains(fact), "{fact} not in {shown}");
    }
}

#[tokio::test]
async fn errors_show_only_the_host() {
    let service = Service::start().await;
    let closed = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let strict = Post::new(PostConfig { inner: false, ..config() }).unwrap();
    for (post, address) in [
        (post(), service.at("500?secret=1")),
        (post(), service.at("400?secret=1")),
        (post(), service.at("hang?secret=1")),
        (post(), format!("http://{closed}/secret")),
        (post(), format!("https://{}/secret", service.address)),
        (post(), "http://no-such-host.invalid/secret".into()),
        (strict, "https://127.0.0.1/secret".into()),
    ] {
        let failed = post.webhook(&Webhook::new(&address).unwrap(), &json!(1)).await.unwrap_err();
        let shown = format!("{failed} {failed:?}");
        assert!(!shown.contains("secret"), "{shown}");
        assert!(shown.contains("127.0.0.1") || shown.contains("no-such-host.invalid"), "{shown}");
    }
}
