//! A push service, or a webhook: takes what is posted, and answers as the path says.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::{LOCATION, RETRY_AFTER};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::routing::post;
use axum::serve::Listener;
use futures_util::{StreamExt, stream};

/// A service on a port of its own, for as long as the test's runtime lives.
#[derive(Clone)]
pub struct Service {
    pub address: SocketAddr,
    seen: Arc<Seen>,
}

#[derive(Default)]
struct Seen {
    requests: Mutex<Vec<Request>>,
    under_way: AtomicUsize,
    most_at_once: AtomicUsize,
    chunks: AtomicUsize,
}

#[derive(Clone)]
pub struct Request {
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Service {
    pub async fn start() -> Self {
        Self::on(tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap())
    }

    pub fn on(listener: impl Listener<Addr = SocketAddr>) -> Self {
        let service = Self { address: listener.local_addr().unwrap(), seen: Arc::default() };
        let app = Router::new().route("/{kind}", post(answer)).with_state(service.clone());
        tokio::spawn(async move { axum::serve(listener, app).await });
        service
    }

    /// The address at which this kind of answer is given: a status, or one of the words in [`answer`].
    pub fn at(&self, kind: &str) -> String {
        format!("http://{}/{kind}", self.address)
    }

    pub fn requests(&self) -> Vec<Request> {
        self.seen.requests.lock().unwrap().clone()
    }

    pub fn most_at_once(&self) -> usize {
        self.seen.most_at_once.load(Ordering::SeqCst)
    }

    /// How many pieces of endless bodies were asked for.
    pub fn chunks(&self) -> usize {
        self.seen.chunks.load(Ordering::SeqCst)
    }
}

async fn answer(
    State(service): State<Service>,
    Path(kind): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    let seen = &service.seen;
    seen.requests.lock().unwrap().push(Request { headers, body });
    let now = seen.under_way.fetch_add(1, Ordering::SeqCst) + 1;
    seen.most_at_once.fetch_max(now, Ordering::SeqCst);
    let answer = respond(&service, &kind).await;
    seen.under_way.fetch_sub(1, Ordering::SeqCst);
    answer
}

async fn respond(service: &Service, kind: &str) -> Response<Body> {
    let status = |status: u16| Response::builder().status(status);
    let answer = match kind {
        "slow" => {
            tokio::time::sleep(Duration::from_millis(100)).await;
            status(201).body(Body::empty())
        }
        "hang" => std::future::pending().await,
        "redirect" => status(307).header(LOCATION, service.at("201")).body(Body::empty()),
        "endless" => status(201).body(endless(service)),
        "endless-error" => status(500).body(endless(service)),
        "wait-2-minutes" => status(429).header(RETRY_AFTER, "120").body(Body::empty()),
        "wait-past" => status(503).header(RETRY_AFTER, "Fri, 31 Dec 1999 23:59:59 GMT").body(Body::empty()),
        "wait-far" => status(503).header(RETRY_AFTER, "Tue, 31 Dec 2999 23:59:59 GMT").body(Body::empty()),
        "wait-huge" => status(429).header(RETRY_AFTER, u64::MAX.to_string()).body(Body::empty()),
        "wait-nonsense" => status(429).header(RETRY_AFTER, "soon").body(Body::empty()),
        number => Response::builder().status(number.parse::<StatusCode>().unwrap()).body(Body::empty()),
    };
    answer.unwrap()
}

fn endless(service: &Service) -> Body {
    let service = service.clone();
    let chunks = stream::repeat(Bytes::from(vec![b'a'; 64 * 1024])).map(move |chunk| {
        service.seen.chunks.fetch_add(1, Ordering::SeqCst);
        Ok::<_, Infallible>(chunk)
    });
    Body::from_stream(chunks)
}
