//! Names that resolve to what the test says.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;
use tokio::net::TcpListener;

use super::*;
use crate::{Post, PostConfig, VapidKey};

struct Names {
    known: HashMap<&'static str, Vec<IpAddr>>,
    asked: AtomicUsize,
}

impl Names {
    fn new(known: &[(&'static str, &[&str])]) -> Arc<Self> {
        let known = known.iter().map(|(name, ips)| (*name, ips.iter().map(|ip| ip.parse().unwrap()).collect()));
        Arc::new(Self { known: known.collect(), asked: AtomicUsize::new(0) })
    }
}

impl Resolve for Names {
    fn resolve(&self, name: Name) -> Resolving {
        self.asked.fetch_add(1, Ordering::SeqCst);
        let found: Vec<_> = self.known[name.as_str()].iter().map(|ip| SocketAddr::new(*ip, 0)).collect();
        Box::pin(async move { Ok(Box::new(found.into_iter()) as Addrs) })
    }
}

fn post(inner: bool, names: Arc<Names>) -> Post {
    let patience = Patience { http: Duration::from_secs(1), connect: Duration::from_secs(1), ..Patience::default() };
    let contact = "mailto:club@example.org".into();
    let config = PostConfig { smtp: None, from: None, contact, inner, key: VapidKey::generate(), patience };
    Post::resolving(config, names).unwrap()
}

async fn nobody_connects(listener: &TcpListener) -> bool {
    tokio::time::timeout(Duration::from_millis(100), listener.accept()).await.is_err()
}

#[tokio::test]
async fn a_public_name_of_an_inner_address_is_refused() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    for (name, ips) in [
        ("loopback.example", &["127.0.0.1"][..]),
        ("private.example", &["10.0.0.1"]),
        ("mapped.example", &["::ffff:127.0.0.1"]),
        ("unspecified.example", &["0.0.0.0"]),
        ("six.example", &["::1"]),
        ("mixed.example", &["93.184.215.14", "127.0.0.1"]),
        ("mixed-last.example", &["127.0.0.1", "93.184.215.14"]),
    ] {
        let names = Names::new(&[(name, ips)]);
        let post = post(false, names.clone());
        let address = format!("https://{name}:{port}/secret");
        assert_eq!(post.check_address(&address), Ok(()), "the name itself is harmless");
        let failed = post.webhook(&Webhook::new(&address).unwrap(), &json!(1)).await;
        assert_eq!(failed, Err(Failed::Never(format!("{name}: the address is not on the public internet"))));
        assert_eq!(names.asked.load(Ordering::SeqCst), 1);
        assert!(nobody_connects(&listener).await, "{name}");
    }
}

/// The client asks once, and connects to what it was told: a second answer would have no check.
#[tokio::test]
async fn the_connection_is_to_the_address_that_was_checked() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let names = Names::new(&[("inside.example", &["127.0.0.1"])]);
    let post = post(true, names.clone());
    let hook = Webhook::new(&format!("http://inside.example:{port}/")).unwrap();
    let sending = tokio::spawn(async move { post.webhook(&hook, &json!(1)).await });
    assert!(!nobody_connects(&listener).await);
    assert!(sending.await.unwrap().is_err(), "nobody answers");
    assert_eq!(names.asked.load(Ordering::SeqCst), 1);
}

/// The resolver of the system stands behind the same guard.
#[tokio::test]
async fn the_systems_names_are_checked() {
    let found: Vec<_> = System.resolve("localhost".parse().unwrap()).await.unwrap().collect();
    assert!(found.iter().all(|to| to.ip().is_loopback()) && !found.is_empty());
    let guard = Guard { names: Arc::new(System), inner: false };
    assert!(guard.resolve("localhost".parse().unwrap()).await.is_err_and(|error| error.is::<Refused>()));
}
