//! The small proxy between nodes and database, and between clients and nodes: connections are cut, slowed down and held up here.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// What the connections over a wire suffer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    Fine,
    /// None lives, and none is made.
    Cut,
    /// Each piece of data waits so long.
    Slow(Duration),
    /// Nothing arrives, and nobody says so. What was sent arrives later.
    Silent,
}

/// Any number of ports that suffer the same.
#[derive(Clone)]
pub struct Wire(Arc<watch::Sender<State>>);

/// Where a port leads.
#[derive(Clone)]
pub enum Target {
    Socket(PathBuf),
    /// A server that may be at another address after a restart, or nowhere.
    Server(Arc<Mutex<Option<SocketAddr>>>),
}

impl Wire {
    pub fn new() -> Wire {
        Wire(Arc::new(watch::Sender::new(State::Fine)))
    }

    pub fn set(&self, state: State) {
        self.0.send_replace(state);
    }

    /// Opens a port.
    pub async fn lead_to(&self, target: Target) -> SocketAddr {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let (address, wire) = (listener.local_addr().expect("an address"), Arc::clone(&self.0));
        tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                tokio::spawn(carry(from, target.clone(), wire.subscribe()));
            }
        });
        address
    }
}

async fn carry(from: TcpStream, target: Target, wire: watch::Receiver<State>) {
    if *wire.borrow() == State::Cut {
        return;
    }
    let _ = from.set_nodelay(true);
    match target {
        Target::Socket(path) => {
            if let Ok(to) = UnixStream::connect(path).await {
                join(from, to, wire).await;
            }
        }
        Target::Server(address) => {
            let address = *address.lock().expect("nobody panicked");
            if let Some(address) = address
                && let Ok(to) = TcpStream::connect(address).await
            {
                let _ = to.set_nodelay(true);
                join(from, to, wire).await;
            }
        }
    }
}

async fn join(from: TcpStream, to: impl AsyncRead + AsyncWrite, mut wire: watch::Receiver<State>) {
    let (from_read, from_write) = from.into_split();
    let (to_read, to_write) = tokio::io::split(to);
    let there = pump(from_read, to_write, wire.clone());
    let back = pump(to_read, from_write, wire.clone());
    tokio::select! {
        () = there => {}
        () = back => {}
        _ = wire.wait_for(|wire| *wire == State::Cut) => {}
    }
}

async fn pump(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, mut wire: watch::Receiver<State>) {
    let mut bytes = vec![0; 16 * 1024];
    while let Ok(read) = from.read(&mut bytes).await {
        // Whoever hangs up is not heard either.
        if wire.wait_for(|wire| *wire != State::Silent).await.is_err() || read == 0 {
            return;
        }
        let now = *wire.borrow();
        if let State::Slow(pause) = now {
            tokio::time::sleep(pause).await;
        }
        if to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}
