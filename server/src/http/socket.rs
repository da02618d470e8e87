//! A table's WebSocket: frames in, frames out, and nothing of the game.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::Site;
use super::answer::Failure;
use super::guard::{From, Person};
use super::tables::find;
use crate::journal::{TableNo, lock};
use crate::limits::{self, Bucket};
use crate::protocol::{ClientFrame, Code, Refusal, Seq};
use crate::table::{ConnectionId, Message, Out, refused};
use crate::users::User;

/// How much may wait for a client that reads slowly; then it is dropped and can come back for a snapshot.
const OUTBOX: usize = 64;
const PING: Duration = Duration::from_secs(25);
const SILENT_FOR_GOOD: Duration = Duration::from_secs(60);
/// Refusals for too many frames, after which the connection ends.
const PATIENCE: u32 = 50;

/// How many sockets each user has open.
#[derive(Default)]
pub struct Sockets {
    open: Mutex<HashMap<String, usize>>,
    next: AtomicU64,
}

struct Slot {
    site: Arc<Site>,
    user: String,
}

impl Slot {
    fn take(site: &Arc<Site>, user: &User) -> Result<Slot, Refusal> {
        let mut open = lock(&site.sockets.open);
        let count = open.entry(user.id.clone()).or_default();
        if *count >= limits::CONNECTIONS_PER_USER * site.context.config.rate as usize {
            return Err(Refusal::new(Code::TooMany, "you have too many tables open at once"));
        }
        *count += 1;
        site.context.metrics.connections.inc();
        Ok(Slot { site: Arc::clone(site), user: user.id.clone() })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.site.context.metrics.connections.dec();
        let mut open = lock(&self.site.sockets.open);
        if let Some(count) = open.get_mut(&self.user) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.user);
            }
        }
    }
}

#[derive(Deserialize)]
pub struct Since {
    since: Option<Seq>,
}

pub async fn open(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let no = find(&site, from, &id).await?;
    let slot = Slot::take(&site, &user)?;
    // Idle tables should cost little: small buffers, which grow for the frames that need it.
    let upgrade = upgrade
        .max_message_size(limits::LARGEST_FRAME)
        .max_frame_size(limits::LARGEST_FRAME)
        .read_buffer_size(2 * 1024)
        .write_buffer_size(8 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let connection = site.sockets.next.fetch_add(1, Ordering::Relaxed);
        Talk { site, no, connection }.run(socket, user, since).await;
        drop(slot);
    }))
}

struct Talk {
    site: Arc<Site>,
    no: TableNo,
    connection: ConnectionId,
}

/// Why a connection ends.
enum End {
    /// The other side went, or was told already.
    Gone,
    Close(u16, &'static str),
}

impl Talk {
    async fn run(self, mut socket: WebSocket, user: Arc<User>, since: Option<Seq>) {
        let Some((owner, mut outbox)) = self.connect(&user, since).await else {
            close(&mut socket, close_code::AGAIN, "the table cannot be opened now").await;
            return;
        };
        let end = self.talk(&mut socket, &owner, &mut outbox).await;
        let _ = owner.send(Message::Disconnect(self.connection)).await;
        if let End::Close(code, reason) = end {
            close(&mut socket, code, reason).await;
        }
    }

    /// Reaches the owner. It may be leaving memory at this very moment, then a new one is started.
    async fn connect(&self, user: &Arc<User>, since: Option<Seq>) -> Option<(mpsc::Sender<Message>, Outbox)> {
        let context = &self.site.context;
        for _ in 0..3 {
            let owner = context.tables.reach(context, self.no)?;
            let (out, mut outbox) = mpsc::channel(OUTBOX);
            let connect = Message::Connect { id: self.connection, user: Arc::clone(user), since, out };
            if owner.send(connect).await.is_err() {
                continue;
            }
            if let Some(first) = outbox.recv().await {
                return Some((owner, Outbox { first: Some(first), rest: outbox }));
            }
        }
        None
    }

    async fn talk(&self, socket: &mut WebSocket, owner: &mpsc::Sender<Message>, outbox: &mut Outbox) -> End {
        let context = &self.site.context;
        let rate = context.config.rate;
        let mut bucket = Bucket::full(limits::FRAMES, rate, context.time.now());
        let mut changes = Bucket::full(limits::CHANGES, rate, context.time.now());
        let mut patience = PATIENCE;
        let mut heard = Instant::now();
        let mut ping = tokio::time::interval_at(heard + PING, PING);
        loop {
            tokio::select! {
                out = outbox.next() => match out {
                    Some(Out::Text(text)) => {
                        if unread(socket.feed(Frame::Text(text))).await {
                            return End::Gone;
                        }
                        // What else is there goes into the same packet.
                        while let Ok(out) = outbox.rest.try_recv() {
                            match out {
                                Out::Text(text) => {
                                    if unread(socket.feed(Frame::Text(text))).await {
                                        return End::Gone;
                                    }
                                }
                                Out::Close => return End::Close(close_code::AGAIN, "come back"),
                            }
                        }
                        if unread(socket.flush()).await {
                            return End::Gone;
                        }
                    }
                    Some(Out::Close) | None => return End::Close(close_code::AGAIN, "come back"),
                },
                frame = socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Frame::Text(text))) => {
                            context.metrics.frames.inc();
                            let answer = if !bucket.take(limits::FRAMES, rate, context.time.now()) {
                                patience = patience.saturating_sub(1);
                                if patience == 0 {
                                    return End::Close(close_code::POLICY, "too many frames");
                                }
                                Some((request_id(&text), Refusal::new(Code::TooMany, "too many frames; slow down")))
                            } else {
                                match serde_json::from_str::<ClientFrame>(&text) {
                                    Ok(frame)
                                        if frame.message.is_change()
                                            && !changes.take(limits::CHANGES, rate, context.time.now()) =>
                                    {
                                        Some((frame.id, Refusal::new(Code::TooMany, "too many changes; wait a moment")))
                                    }
                                    Ok(frame) => {
                                        if owner.send(Message::Frame(self.connection, Box::new(frame))).await.is_err() {
                                            return End::Close(close_code::AGAIN, "come back");
                                        }
                                        None
                                    }
                                    Err(error) => Some((request_id(&text), unreadable(&error))),
                                }
                            };
                            if let Some((id, refusal)) = answer {
                                context.metrics.refused.inc();
                                if unread(socket.send(Frame::Text(refused(id, refusal)))).await {
                                    return End::Gone;
                                }
                            }
                        }
                        Some(Ok(Frame::Binary(_))) => {
                            return End::Close(close_code::UNSUPPORTED, "text frames only");
                        }
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                        Some(Ok(Frame::Close(_))) | None => return End::Gone,
                        Some(Err(error)) => return broken(&error),
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENT_FOR_GOOD || unread(socket.send(Frame::Ping(Default::default()))).await {
                        return End::Gone;
                    }
                }
            }
        }
    }
}

struct Outbox {
    first: Option<Out>,
    rest: mpsc::Receiver<Out>,
}

impl Outbox {
    async fn next(&mut self) -> Option<Out> {
        match self.first.take() {
            Some(first) => Some(first),
            None => self.rest.recv().await,
        }
    }
}

/// Whether it could not be sent, or not in the time after which a silent client is gone too: what waits for it takes room.
async fn unread(sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
    !matches!(tokio::time::timeout(SILENT_FOR_GOOD, sending).await, Ok(Ok(())))
}

fn unreadable(error: &serde_json::Error) -> Refusal {
    Refusal::new(Code::BadMessage, format!("the frame cannot be read: {error}"))
}

/// The `id` of a frame that is otherwise wrong, so that its sender knows which one is meant.
fn request_id(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct OnlyId {
        id: u32,
    }
    serde_json::from_str::<OnlyId>(text).ok().map(|frame| frame.id)
}

fn broken(error: &axum::Error) -> End {
    let text = error.to_string();
    if text.contains("too long") || text.contains("too big") || text.contains("too large") {
        return End::Close(close_code::SIZE, "the frame is too large");
    }
    if text.contains("UTF-8") || text.contains("utf-8") {
        return End::Close(close_code::INVALID, "text frames are UTF-8");
    }
    End::Gone
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: reason.into() };
    let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(Frame::Close(Some(frame)))).await;
}
