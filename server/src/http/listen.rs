//! Connections: accepted, counted by address, and closed when idle.

use std::collections::HashMap;
use std::io::Write;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hustings_core::say;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio_io_timeout::TimeoutStream;

use crate::config::Config;
use crate::limits::{self, neighbourhood};
use crate::protocol::{Code, ErrorBody, Refused};
use crate::store::lock;

/// The pause after a connection could not be accepted, for example because of too many open files.
const PAUSE: Duration = Duration::from_millis(500);
/// How often a crowded address is logged.
const MENTION: Duration = Duration::from_secs(60);

/// Serves until told to stop; then finishes the requests that have begun.
pub async fn listen(listener: TcpListener, router: Router, config: &Config, mut stopped: watch::Receiver<bool>) {
    let mut server = http1::Builder::new();
    // It also counts from the last answer: an idle connection is closed like one whose request never ends.
    server.timer(TokioTimer::new()).header_read_timeout(config.read_timeout);
    // A longer head is answered with 431, without a body, and the connection is closed.
    server.max_buf_size(limits::LARGEST_HEAD);
    let patience = config.read_timeout;
    let crowd = Arc::new(Crowd::new(config));
    // Each connection holds a clone of `open`; once all are dropped, `all_closed` ends.
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    let router = TowerToHyperService::new(router);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = told_to_stop(&mut stopped) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let Some(counted) = crowd.enter(peer.ip()) else {
            turn_away(stream);
            continue;
        };
        // A move is one small packet, and waiting for a second one would only delay it.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(patience));
        let router = router.clone();
        let counted = Arc::new(counted);
        let kept = Arc::clone(&counted);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            // A WebSocket outlives the connection it began as, and stays counted.
            request.extensions_mut().insert(Arc::clone(&kept));
            router.call(request)
        });
        let connection = server.serve_connection(TokioIo::new(Box::pin(stream)), service).with_upgrades();
        let (mut stopped, open) = (stopped.clone(), open.clone());
        tokio::spawn(async move {
            let _until_it_ends = (counted, open);
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = told_to_stop(&mut stopped) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended early");
            }
        });
    }
    drop((listener, open));
    all_closed.recv().await;
}

async fn told_to_stop(stopped: &mut watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

/// How many connections each address has open.
struct Crowd {
    /// `None` if all connections come from a proxy: then limiting them is the proxy's job.
    most: Option<usize>,
    open: Mutex<HashMap<IpAddr, Visitors>>,
}

#[derive(Default)]
struct Visitors {
    open: usize,
    mentioned: Option<Instant>,
}

/// One connection of an address, counted until this is dropped.
pub(super) struct OpenConnection {
    crowd: Arc<Crowd>,
    address: IpAddr,
}

impl Crowd {
    fn new(config: &Config) -> Crowd {
        let most = limits::CONNECTIONS_PER_ADDRESS * config.rate as usize;
        Crowd { most: (!config.behind_proxy).then_some(most), open: Mutex::default() }
    }

    fn enter(self: &Arc<Crowd>, from: IpAddr) -> Option<OpenConnection> {
        let address = neighbourhood(from);
        let mut open = lock(&self.open);
        let visitors = open.entry(address).or_default();
        if self.most.is_some_and(|most| visitors.open >= most) {
            if visitors.mentioned.is_none_or(|at| at.elapsed() > MENTION) {
                visitors.mentioned = Some(Instant::now());
                tracing::warn!(%address, open = visitors.open, "an address has too many connections; more are turned away");
            }
            return None;
        }
        visitors.open += 1;
        Some(OpenConnection { crowd: Arc::clone(self), address })
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut open = lock(&self.crowd.open);
        if let Some(visitors) = open.get_mut(&self.address) {
            visitors.open -= 1;
            if visitors.open == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// Sends the reason, unless that would block.
fn turn_away(stream: TcpStream) {
    let refused = Refused::new(Code::TooMany, say!("table-too-many-connections"));
    let body = serde_json::to_string(&ErrorBody { error: refused }).expect("a refusal is plain data");
    let head = "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close";
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write_all(format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len()).as_bytes());
    }
}
