//! What becomes of a message, for every kind of answer. Push messages and webhooks are judged alike.

use std::time::{Duration, Instant};

use hustings_post::{Device, Failed, Post, PostConfig, Webhook};
use serde_json::json;
use tokio::net::TcpListener;

use crate::receiver::Receiver;
use crate::service::Service;
use crate::{PATIENCE, config, post};

/// Sends both a webhook message and a push message to the service, and expects the same of both.
async fn send(kind: &str) -> Result<(), Failed> {
    let (post, service) = (post(), Service::start().await);
    send_to(&post, &service.at(kind)).await
}

pub async fn send_to(post: &Post, address: &str) -> Result<(), Failed> {
    let begin = Instant::now();
    let receiver = Receiver::new();
    let device = receiver.device(address);
    let pushed = post.push(&device, &receiver.message()).await;
    let posted = post.webhook(&Webhook::new(address).unwrap(), &json!({ "text": "hello" })).await;
    assert_eq!(pushed, posted);
    assert!(begin.elapsed() < 2 * PATIENCE.http + Duration::from_secs(2), "took {:?}", begin.elapsed());
    posted
}

fn later(after: Option<Duration>) -> impl Fn(Result<(), Failed>) -> bool {
    move |result| matches!(result, Err(Failed::Later { after: given, .. }) if given == after)
}

#[tokio::test]
async fn success() {
    for kind in ["200", "201", "202", "204"] {
        assert_eq!(send(kind).await, Ok(()), "{kind}");
    }
}

#[tokio::test]
async fn receivers_that_no_longer_exist() {
    for kind in ["404", "410"] {
        assert_eq!(send(kind).await, Err(Failed::Gone), "{kind}");
    }
}

#[tokio::test]
async fn messages_that_will_never_be_accepted() {
    for kind in ["304", "400", "401", "403", "405", "413"] {
        assert_eq!(send(kind).await, Err(Failed::Never(format!("127.0.0.1 answered {kind}"))), "{kind}");
    }
}

#[tokio::test]
async fn receivers_that_are_busy_or_broken() {
    for kind in ["408", "425", "429", "500", "502", "503"] {
        assert!(later(None)(send(kind).await), "{kind}");
    }
}

#[tokio::test]
async fn receivers_that_say_when_to_come_back() {
    let day = Duration::from_secs(24 * 60 * 60);
    assert!(later(Some(Duration::from_secs(120)))(send("wait-2-minutes").await));
    assert!(later(Some(Duration::ZERO))(send("wait-past").await));
    assert!(later(Some(day))(send("wait-far").await));
    assert!(later(Some(day))(send("wait-huge").await));
    assert!(later(None)(send("wait-nonsense").await));
}

#[tokio::test]
async fn a_receiver_that_never_answers() {
    assert_eq!(send("hang").await, Err(Failed::Later { why: "127.0.0.1 did not answer in time".into(), after: None }));
}

#[tokio::test]
async fn a_listener_that_never_speaks() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    for scheme in ["http", "https"] {
        let address = format!("{scheme}://{}/", listener.local_addr().unwrap());
        assert!(later(None)(send_to(&post(), &address).await), "{scheme}");
    }
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let service = Service::start().await;
    assert_eq!(send_to(&post(), &service.at("redirect")).await, Err(Failed::Never("127.0.0.1 answered 307".into())));
    assert_eq!(service.requests().len(), 2, "the two messages, and nothing at the second address");
}

#[tokio::test]
async fn an_endless_answer_is_not_read() {
    let service = Service::start().await;
    assert_eq!(send_to(&post(), &service.at("endless")).await, Ok(()));
    assert!(later(None)(send_to(&post(), &service.at("endless-error")).await));
    // The connection is given up: the service is not asked for more than fits into the buffers of four connections.
    tokio::time::sleep(Duration::from_millis(100)).await;
    let chunks = service.chunks();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(service.chunks(), chunks);
    assert!(chunks < 1000, "{chunks} pieces of 64 KiB");
}

#[tokio::test]
async fn nobody_listens() {
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    assert!(later(None)(send_to(&post(), &format!("http://{free}/")).await));
}

/// Encryption is set up, and a server that does not speak it gets nothing.
#[tokio::test]
async fn a_server_without_encryption() {
    let service = Service::start().await;
    assert!(later(None)(send_to(&post(), &format!("https://{}/201", service.address)).await));
    assert!(service.requests().is_empty());
}

#[tokio::test]
async fn inner_addresses_get_nothing_from_a_server_that_does_not_allow_them() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("https://{}/", listener.local_addr().unwrap());
    let post = Post::new(PostConfig { inner: false, ..config() }).unwrap();
    assert!(matches!(send_to(&post, &address).await, Err(Failed::Never(_))));
    let connection = tokio::time::timeout(Duration::from_millis(200), listener.accept()).await;
    assert!(connection.is_err(), "nobody connected");
}

#[tokio::test]
async fn a_webhook_gets_json() {
    let (post, service) = (post(), Service::start().await);
    let message = json!({ "text": "Your move, «अन्ना»" });
    post.webhook(&Webhook::new(&service.at("200")).unwrap(), &message).await.unwrap();
    let request = service.requests().remove(0);
    assert_eq!(request.headers["content-type"], "application/json");
    assert_eq!(serde_json::from_slice::<serde_json::Value>(&request.body).unwrap(), message);
}

#[tokio::test]
async fn at_most_eight_messages_are_under_way() {
    let (post, service) = (post(), Service::start().await);
    let hook = Webhook::new(&service.at("slow")).unwrap();
    let sending = (0..24).map(|n| {
        let (post, hook) = (post.clone(), hook.clone());
        tokio::spawn(async move { post.webhook(&hook, &json!(n)).await })
    });
    for sent in futures_util::future::join_all(sending).await {
        assert_eq!(sent.unwrap(), Ok(()));
    }
    assert_eq!(service.most_at_once(), 8);
}

/// A device and a webhook may be known before the host changes what is allowed; only their form is fixed.
#[test]
fn devices_and_webhooks_have_the_form_of_an_address() {
    assert!(Webhook::new("ftp://example.org/").is_err());
    let receiver = Receiver::new();
    assert!(Device::new("https://user@example.org/", &receiver.p256dh(), &receiver.auth()).is_err());
}
