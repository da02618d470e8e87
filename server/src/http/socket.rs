//! A table's WebSocket: it passes frames in and out, and knows nothing about the game.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use hustings_core::say;
use serde::Deserialize;
use tokio::sync::{broadcast, mpsc};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite;

use super::Site;
use super::answer::{HttpRefused, Path, Query};
use super::guard::{self, From};
use super::listen::OpenConnection;
use super::tables::find;
use crate::ids;
use crate::limits;
use crate::protocol::{ClientFrame, Code, Refused, Seq, refuse};
use crate::store::{Store, TableNo, Word, lock};
use crate::table::{ConnectionId, Message, Out, Outbox, Wish, outbox, refused};
use crate::users::User;

const PING: Duration = Duration::from_secs(25);
const SILENT_FOR_GOOD: Duration = Duration::from_secs(60);
/// After this many refusals for too many frames, the connection ends.
const PATIENCE: u32 = 50;

/// How many sockets each user has open.
pub struct Sockets {
    open: Mutex<HashMap<String, usize>>,
    next: AtomicU64,
    ended: broadcast::Sender<Ended>,
}

impl Default for Sockets {
    fn default() -> Sockets {
        Sockets { open: Mutex::default(), next: AtomicU64::new(0), ended: broadcast::Sender::new(64) }
    }
}

/// Sessions that have ended.
#[derive(Debug, Clone)]
pub enum Ended {
    /// By the hash of its secret.
    One([u8; 32]),
    /// All sessions of this user until now.
    AllOf(String),
    /// None, but guests have become this user: sockets come back and hold their seats too.
    Joined(String),
    /// Nobody knows which, if any: each has to be looked at.
    Perhaps,
}

impl Site {
    /// Call this after deleting the sessions: no request gets in with them, and their sockets are closed, on all nodes.
    pub(super) fn end(&self, ended: Ended) {
        match &ended {
            Ended::One(hash) => self.context.store().tell(Word::SessionEnded(hash.to_vec())),
            Ended::AllOf(user) => self.context.store().tell(Word::SessionsEnded(user.clone())),
            Ended::Joined(user) => self.context.store().tell(Word::Joined(user.clone())),
            Ended::Perhaps => {}
        }
        self.ended(ended);
    }

    /// The same for sessions that ended on another node.
    pub(super) fn ended(&self, ended: Ended) {
        self.context.recent().clear();
        let _ = self.sockets.ended.send(ended); // there may be no sockets
    }
}

/// The session that a socket was opened with.
struct Session {
    user: String,
    hash: [u8; 32],
    ended: broadcast::Receiver<Ended>,
    store: Arc<dyn Store>,
}

impl Session {
    /// Waits until its socket must be closed, and says why.
    async fn over(&mut self) -> End {
        loop {
            match self.ended.recv().await {
                Ok(Ended::One(hash)) if hash != self.hash => {}
                Ok(Ended::AllOf(user)) if user != self.user => {}
                Ok(Ended::Joined(user)) if user != self.user => {}
                Ok(Ended::Joined(_)) => return End::Close(close_code::AGAIN, "come back"),
                // If it cannot be looked up now, there is more trouble to come, and another look after it.
                Ok(Ended::Perhaps) if !matches!(self.store.by_session(self.hash).await, Ok(None)) => {}
                Ok(_) => return End::Close(close_code::POLICY, "the session has ended"),
                // Some ends were missed, and this may be one of them. The client reconnects and shows its secret again.
                Err(_) => return End::Close(close_code::AGAIN, "come back"),
            }
        }
    }
}

/// An open socket, counted until this is dropped.
struct Slot {
    site: Arc<Site>,
    user: String,
    /// Keeps it counted as a connection of its address.
    _counted: Option<Arc<OpenConnection>>,
}

impl Slot {
    fn take(site: &Arc<Site>, user: &User, counted: Option<Arc<OpenConnection>>) -> Result<Slot, Refused> {
        let mut open = lock(&site.sockets.open);
        let count = open.entry(user.id().to_owned()).or_default();
        if *count >= limits::CONNECTIONS_PER_USER * site.context.config().rate as usize {
            return refuse(Code::TooMany, say!("table-too-many-tables"));
        }
        *count += 1;
        site.context.metrics().connected();
        Ok(Slot { site: Arc::clone(site), user: user.id().to_owned(), _counted: counted })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.site.context.metrics().disconnected();
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
pub struct Wanted {
    since: Option<Seq>,
    #[serde(default)]
    changes: bool,
    /// False where its person does not see the page.
    #[serde(default = "sees")]
    looking: bool,
}

fn sees() -> bool {
    true
}

impl Wanted {
    fn wish(&self) -> Wish {
        if self.changes { Wish::Changes } else { Wish::Whole }
    }
}

pub async fn open(
    State(site): State<Arc<Site>>,
    from: From,
    headers: HeaderMap,
    counted: Option<Extension<Arc<OpenConnection>>>,
    Path(id): Path,
    Query(wanted): Query<Wanted>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, HttpRefused> {
    let upgrade =
        upgrade.map_err(|error| Refused::new(Code::BadMessage, say!("table-not-a-socket", why = error.body_text())))?;
    // Subscribed before the secret is checked, so that no end is missed.
    let ended = site.sockets.ended.subscribe();
    let user = guard::person(&site, &headers).await?;
    let hash = ids::hash(guard::secret(&site, &headers).unwrap_or_default());
    // Coming back again and again costs more than any frame.
    if !site.frames.take_some(user.id().into(), limits::CONNECTING, site.context.now()) {
        return Err(Refused::new(Code::TooMany, say!("table-too-many-frames")).into());
    }
    let store = Arc::clone(site.context.store());
    let session = Session { user: user.id().to_owned(), hash, ended, store };
    let address = from.0;
    let no = find(&site, from, &id).await?;
    let slot = Slot::take(&site, &user, counted.map(|Extension(counted)| counted))?;
    // Idle tables should cost little: buffers are small and grow for frames that need it.
    let upgrade = upgrade
        .max_message_size(limits::LARGEST_FRAME)
        .max_frame_size(limits::LARGEST_FRAME)
        .read_buffer_size(2 * 1024)
        .write_buffer_size(8 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let connection = site.sockets.next.fetch_add(1, Ordering::Relaxed);
        Talk { site, from: address, no, connection }.run(socket, user, session, wanted).await;
        drop(slot);
    }))
}

struct Talk {
    site: Arc<Site>,
    /// The address it comes from.
    from: IpAddr,
    no: TableNo,
    connection: ConnectionId,
}

/// Why a connection ends.
enum End {
    /// The other side is gone, or has already been told.
    Gone,
    Close(u16, &'static str),
}

impl Talk {
    async fn run(self, mut socket: WebSocket, user: Arc<User>, mut session: Session, wanted: Wanted) {
        let Some((owner, mut frames)) = self.connect(&user, &wanted).await else {
            close(&mut socket, close_code::AGAIN, "the table cannot be opened now").await;
            return;
        };
        let end = tokio::select! {
            end = self.talk(&mut socket, user.id(), &owner, &mut frames) => end,
            end = session.over() => end,
        };
        let _ = owner.send(Message::Disconnect(self.connection)).await;
        if let End::Close(code, reason) = end {
            close(&mut socket, code, reason).await;
        }
    }

    /// Connects to the table's owner. If the owner is just being unloaded, a new one is started.
    async fn connect(&self, user: &Arc<User>, wanted: &Wanted) -> Option<(mpsc::Sender<Message>, Frames)> {
        let context = &self.site.context;
        for _ in 0..3 {
            let owner = context.tables().reach(context, self.no)?;
            let (out, mut frames) = outbox();
            let (user, since, wish, looking) = (Arc::clone(user), wanted.since, wanted.wish(), wanted.looking);
            let connect = Message::Connect { id: self.connection, user, from: self.from, since, wish, looking, out };
            if owner.send(connect).await.is_err() {
                continue;
            }
            if let Some(first) = frames.next().await {
                return Some((owner, Frames { first: Some(first), rest: frames }));
            }
        }
        None
    }

    async fn talk(
        &self,
        socket: &mut WebSocket,
        person: &str,
        owner: &mpsc::Sender<Message>,
        frames: &mut Frames,
    ) -> End {
        let mut allowance = Allowance { site: Arc::clone(&self.site), person: person.into(), patience: PATIENCE };
        let mut heard = Instant::now();
        let mut ping = tokio::time::interval_at(heard + PING, PING);
        loop {
            tokio::select! {
                out = frames.next() => {
                    if let Err(end) = send_all(socket, out, frames).await {
                        return end;
                    }
                }
                frame = socket.recv() => {
                    heard = Instant::now();
                    let answer = match frame {
                        Some(Ok(frame)) => self.hear(frame, &mut allowance, owner).await,
                        Some(Err(error)) => return broken(error),
                        None => return End::Gone,
                    };
                    match answer {
                        Ok(None) => {}
                        Ok(Some(refused)) => {
                            self.site.context.metrics().refused();
                            if unread(socket.send(Frame::Text(refused))).await {
                                return End::Gone;
                            }
                        }
                        Err(end) => return end,
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

    /// Passes a frame to the table's owner, or says why not.
    async fn hear(
        &self,
        frame: Frame,
        allowance: &mut Allowance,
        owner: &mpsc::Sender<Message>,
    ) -> Result<Option<Utf8Bytes>, End> {
        let too_many = |id, say| Ok(Some(refused(id, Refused::new(Code::TooMany, say))));
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Binary(_) => return Err(End::Close(close_code::UNSUPPORTED, "text frames only")),
            // The library answers pings, so they are charged too.
            Frame::Ping(_) | Frame::Pong(_) => {
                return if allowance.take(1) { Ok(None) } else { allowance.lose_patience().map(|()| None) };
            }
            Frame::Close(_) => return Err(End::Gone),
        };
        self.site.context.metrics().frame_received();
        if !allowance.take(1) {
            allowance.lose_patience()?;
            return too_many(request_id(&text), say!("table-too-many-frames"));
        }
        let frame = match serde_json::from_str::<ClientFrame>(&text) {
            Ok(frame) => frame,
            Err(error) => return Ok(Some(refused(request_id(&text), unreadable(&error)))),
        };
        if !allowance.take(frame.message.cost() - 1) {
            return too_many(frame.id, say!("table-asks-too-much"));
        }
        if frame.message.is_change() && !allowance.take_change() {
            return too_many(frame.id, say!("table-too-many-changes"));
        }
        let sent = owner.send(Message::Frame(self.connection, Box::new(frame))).await;
        sent.map(|()| None).map_err(|_| End::Close(close_code::AGAIN, "come back"))
    }
}

/// How much a person may still send. All their connections share it, but each is closed for its own floods.
struct Allowance {
    site: Arc<Site>,
    person: Arc<str>,
    patience: u32,
}

impl Allowance {
    fn take(&self, frames: u32) -> bool {
        self.site.frames.take_some(Arc::clone(&self.person), frames, self.site.context.now())
    }

    fn take_change(&self) -> bool {
        self.site.changes.take_some(Arc::clone(&self.person), 1, self.site.context.now())
    }

    fn lose_patience(&mut self) -> Result<(), End> {
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 { Err(End::Close(close_code::POLICY, "too many frames")) } else { Ok(()) }
    }
}

/// Sends a frame, and all others that are waiting, in the same packet.
async fn send_all(socket: &mut WebSocket, first: Option<Out>, frames: &mut Frames) -> Result<(), End> {
    let mut next = first.or(Some(Out::Close));
    while let Some(out) = next {
        match out {
            Out::Text(text) => {
                if unread(socket.feed(Frame::Text(text))).await {
                    return Err(End::Gone);
                }
            }
            Out::Close => return Err(End::Close(close_code::AGAIN, "come back")),
        }
        next = frames.rest.next_now();
    }
    if unread(socket.flush()).await { Err(End::Gone) } else { Ok(()) }
}

/// The frames to send. The first is awaited separately, to know that the table could be opened.
struct Frames {
    first: Option<Out>,
    rest: Outbox,
}

impl Frames {
    async fn next(&mut self) -> Option<Out> {
        match self.first.take() {
            Some(first) => Some(first),
            None => self.rest.next().await,
        }
    }
}

/// Whether sending failed, or took longer than the timeout for silent clients: frames that wait take up memory.
async fn unread(sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
    !matches!(tokio::time::timeout(SILENT_FOR_GOOD, sending).await, Ok(Ok(())))
}

fn unreadable(error: &serde_json::Error) -> Refused {
    Refused::new(Code::BadMessage, say!("table-bad-frame", why = error.to_string()))
}

/// The `id` of a frame that is otherwise wrong, so that its sender knows which frame is meant.
fn request_id(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct OnlyId {
        id: u32,
    }
    serde_json::from_str::<OnlyId>(text).ok().map(|frame| frame.id)
}

fn broken(error: axum::Error) -> End {
    match error.into_inner().downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Capacity(_)) => End::Close(close_code::SIZE, "the frame is too large"),
        Some(tungstenite::Error::Utf8(_)) => End::Close(close_code::INVALID, "text frames are UTF-8"),
        _ => End::Gone,
    }
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: reason.into() };
    let farewell = async {
        let _ = socket.send(Frame::Close(Some(frame))).await;
        // With unread frames, the system would reset the connection, and the other side might never read the reason.
        while let Some(Ok(_)) = socket.recv().await {}
    };
    let _ = tokio::time::timeout(Duration::from_secs(1), farewell).await;
}
