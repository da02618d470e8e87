//! The owner of one table: a task that alone changes it. It takes messages one by one; each is decided on the table as it stands
//! (`requests`), written to the journal (`commit`), and only then shown, to everybody with their own eyes (`frames`). After each message
//! the owner does what nobody needs to ask for: it starts a table that is ready and asks bots and standing orders (`asking`).

mod answers;
mod asking;
mod attendance;
mod commit;
mod connections;
mod elsewhere;
mod frames;
mod hints;
mod leaving;
mod looking_back;
mod outbox;
mod pages;
mod positions;
mod proposals;
mod requests;
mod why;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use hustings_core::{Seat, SeatSet, Viewer, say};
use hustings_words::Names;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use super::listing::{Around, projection};
use super::registry::{Aborted, Context};
use super::state::{BrokenAt, Table};
use crate::bots::Decided;
use crate::lab;
use crate::limits::{self, Limiter};
use crate::protocol::{
    ClientFrame, EndedHow, Phase, Presence, Refused, Sentence, Seq, ServerMessage, Stead, Timeout, UnixMs,
};
use crate::store::{Entry, Heard, Lease, StoreError, Stored, TableNo, Taken};
use crate::time::Time;
use crate::turns::Payer;
use crate::users::User;
use answers::Answers;
use attendance::Attendance;
use connections::{Arrival, Connection, Connections};
use elsewhere::Elsewhere;

pub use connections::{ConnectionId, Wish};
pub use frames::refused;
pub use outbox::{Out, OutSender, Outbox, outbox};
pub use requests::seated_bot;

/// After a failure of the storage nothing is tried again before this.
const RECOVERY: Duration = Duration::from_secs(1);
/// How long a list may lag behind the moves of a table.
const LIST_LAG: Duration = Duration::from_millis(500);

/// What reaches an owner.
pub enum Message {
    Connect {
        id: ConnectionId,
        user: Arc<User>,
        /// The address it comes from, as limits count it.
        from: IpAddr,
        since: Option<Seq>,
        wish: Wish,
        looking: bool,
        out: OutSender,
    },
    Disconnect(ConnectionId),
    Frame(ConnectionId, Box<ClientFrame>),
    /// A bot has decided for a seat that was asked at `asked`.
    Decided {
        seat: Seat,
        asked: Seq,
        decided: Decided,
    },
    /// A bot that nobody waits for has thought about acting all the same.
    Volunteered {
        seat: Seat,
        decided: Decided,
    },
    /// The answer to a question that a connection asked with these eyes.
    Answered {
        id: ConnectionId,
        request: Option<u32>,
        eyes: Viewer,
        answer: Utf8Bytes,
    },
    /// Moves that a connection with these eyes wanted to see tried out.
    Previewed {
        id: ConnectionId,
        request: Option<u32>,
        eyes: Viewer,
        answer: Utf8Bytes,
    },
    /// Another node has said something that concerns the table.
    Heard(Heard),
    /// A person leaves the house for good, by all their ids; the name is shown in place of theirs.
    Leaves {
        users: Vec<String>,
        name: String,
        done: oneshot::Sender<Result<(), Refused>>,
    },
    /// Look at the clock; there may be something to do.
    Wake,
    Close,
}

pub struct Owner {
    no: TableNo,
    context: Arc<Context>,
    table: Table,
    connections: Connections,
    attendance: Attendance,
    elsewhere: Elsewhere,
    answers: Answers,
    /// Whether this node runs the table's clocks, bots and orders.
    lease: Lease,
    /// How far the journal has grown by anybody's hand; none where only this server writes.
    following: Option<watch::Receiver<Seq>>,
    /// Whether the newest entry was written here.
    wrote: bool,
    /// Who is here, as the other nodes were last told.
    told: Option<(Vec<Vec<String>>, Vec<String>, u32)>,
    chat_limit: Limiter<String>,
    /// Who is here, as everybody was last told.
    shown: Option<Presence>,
    /// Since when the lists lag behind.
    lists_lag: Option<Instant>,
    /// The table differs from the journal, and the journal cannot be read. The owner stops.
    lost: bool,
}

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
enum Unreadable {
    #[error(transparent)]
    Journal(#[from] StoreError),
    #[error(transparent)]
    Broken(#[from] BrokenAt),
    #[error(transparent)]
    Aborted(#[from] Aborted),
}

/// Reads the table from its journal and owns it until nobody needs it any more.
pub async fn run(no: TableNo, context: Arc<Context>, mut mailbox: mpsc::Receiver<Message>) {
    let mut owner = match Owner::load(no, &context).await {
        Ok(owner) => owner,
        Err(error) => {
            tracing::error!(table = no, %error, "the table cannot be opened");
            context.tables().forget(no);
            // Those who asked find the channel closed.
            return;
        }
    };
    context.metrics().table_loaded();
    owner.resume().await;
    owner.serve(&mut mailbox).await;
    context.metrics().table_unloaded();
}

impl Owner {
    async fn load(no: TableNo, context: &Arc<Context>) -> Result<Owner, Unreadable> {
        // Before it is read, so that nothing is missed in between.
        let following = context.store().is_shared().then(|| context.store().follow(no));
        let entries = context.store().read(no, 1).await?;
        if let Some(Stored { entry: Entry::Created(created), .. }) = entries.first() {
            lab::learn_set(context, &created.game, &created.options).await?;
        }
        let table = context.aside(move |catalog| Table::load(no, entries, catalog)).await??;
        let seen = context.store().seen(no).await?;
        Ok(Owner {
            no,
            answers: Answers::new(table.created().seats),
            table,
            context: Arc::clone(context),
            connections: Connections::default(),
            attendance: Attendance::new(seen, context.now()),
            elsewhere: Elsewhere::default(),
            lease: context.store().lease(no),
            following,
            wrote: true,
            told: None,
            chat_limit: Limiter::new(limits::CHAT, 1),
            shown: None,
            lists_lag: Some(Instant::now()),
            lost: false,
        })
    }

    /// Goes on where the journal ends: clocks, the start, bots.
    async fn resume(&mut self) {
        self.tell_presence(true);
        self.lease_changed().await;
        self.go_on().await;
    }

    /// The lease was taken, or lost.
    async fn lease_changed(&mut self) {
        let Some(taken) = self.lease.taken() else {
            self.answers.pause();
            return;
        };
        self.lists_are_behind();
        match taken {
            Taken::First if self.table.clocks().stood_still_before(self.context.boot_at()) => {
                self.resume_clocks(None).await;
            }
            Taken::First | Taken::InOrder => {}
            Taken::AfterGap(since) => self.resume_clocks(Some(since)).await,
        }
    }

    /// Whether this node runs the table.
    fn leads(&self) -> bool {
        self.lease.is_held()
    }

    /// A table that rests is about to go on.
    async fn wake_up(&mut self) {
        if self.leads() {
            self.resume_clocks(None).await;
        }
    }

    /// Gives back the time that passed while nobody counted it, or while nobody ran the table although somebody may have moved.
    async fn resume_clocks(&mut self, gap: Option<Instant>) {
        let decide = |owner: &Owner| {
            let running = owner.table.phase() == Phase::Playing && owner.table.clocks().is_used();
            let resumed = gap.map_or(Entry::ClocksResumed, |since| {
                let ms = i64::try_from(since.elapsed().as_millis()).unwrap_or(i64::MAX);
                Entry::ClocksGivenBack { ms }
            });
            Ok(if running { vec![resumed] } else { Vec::new() })
        };
        let _ = self.change(decide).await;
    }

    async fn serve(&mut self, mailbox: &mut mpsc::Receiver<Message>) {
        let (time, idle) = (self.context.time().clone(), self.context.config().unload_after);
        // However often the journal is read, it is read once for each piece of news.
        let mut heard = 0;
        while !self.lost {
            let time_is_up = sleep_until(&time, self.deadline().map(|(when, _)| when));
            let answers_due = sleep_until(&time, self.answers.due());
            let lists_due = self.lists_lag.unwrap_or_else(Instant::now) + LIST_LAG;
            let unneeded = self.connections.is_empty() && !self.answers.are_awaited();
            let known = self.table.seq().max(heard);
            tokio::select! {
                biased;
                message = mailbox.recv() => match message {
                    Some(Message::Close) | None => break,
                    Some(message) => self.take(message).await,
                },
                newest = grown_beyond(&mut self.following, known) => {
                    if self.catch_up().await.is_ok() {
                        heard = newest;
                    } else {
                        tokio::time::sleep(RECOVERY / 4).await;
                    }
                }
                () = self.lease.changed() => self.lease_changed().await,
                () = time_is_up => self.time_is_up().await,
                () = answers_due => self.give_answers().await,
                () = tokio::time::sleep_until(lists_due), if self.lists_lag.is_some() => self.list(),
                () = tokio::time::sleep(idle), if unneeded && self.lists_lag.is_none() => {
                    if self.context.tables().release(self.no, mailbox) {
                        self.set_alarm();
                        return;
                    }
                }
            }
            self.go_on().await;
            self.drop_behind();
        }
        if !self.lost {
            self.list();
        }
        for connection in self.connections.iter() {
            let reason = Sentence::new(say!("table-restarting"), &Names::default());
            // Other nodes are there at once.
            let retry_ms = if self.context.store().is_shared() { 0 } else { 1000 };
            connection.send(frames::text(&ServerMessage::Bye { reason, retry_ms }));
            connection.close();
        }
    }

    async fn take(&mut self, message: Message) {
        match message {
            Message::Connect { id, user, from, since, wish, looking, out } => {
                self.connect(id, Arrival { user, from, wish, looking, out }, since).await;
            }
            Message::Disconnect(id) => self.disconnect(id),
            Message::Frame(id, frame) => {
                // A clock that has run out counts at once, however many frames wait.
                self.time_is_up().await;
                self.frame(id, *frame).await;
            }
            Message::Decided { seat, asked, decided } => self.decided(seat, asked, decided).await,
            Message::Volunteered { seat, decided } => self.volunteered(seat, decided).await,
            Message::Answered { id, request, eyes, answer } => self.answered(id, request, eyes, answer),
            Message::Previewed { id, request, eyes, answer } => self.previewed(id, request, eyes, answer),
            Message::Leaves { users, name, done } => {
                let left = self.change(|owner| Ok(owner.leaves(&users, &name))).await;
                let _ = done.send(left.map(drop));
            }
            Message::Heard(heard) => self.heard(heard).await,
            Message::Wake => {
                // This node may have inherited the table although it had left it to others.
                self.want_lease().await;
                self.let_others_lead();
            }
            Message::Close => {}
        }
    }

    /// Does what nobody needs to ask for: starts a table that is ready, ends a game that is over, asks bots and standing orders.
    async fn go_on(&mut self) {
        // Whoever wrote last goes on at once; the others leave it to the node that runs the table.
        let acts = self.leads() || self.wrote;
        if acts && self.table.is_ready() {
            let _ =
                self.change(|owner| Ok(if owner.table.is_ready() { vec![Entry::Started] } else { Vec::new() })).await;
        }
        if acts && self.table.end_by_rules().is_some() {
            let _ = self.change(|owner| Ok(owner.table.end_by_rules().into_iter().collect())).await;
        }
        self.ask_around().await;
    }

    /// A table of bots alone stands still while nobody watches it.
    fn is_resting(&self) -> bool {
        self.connections.is_empty() && self.elsewhere.is_empty() && !self.table.has_people()
    }

    /// Whose time the table's bots take: the host's, or that of somebody else who is here.
    fn payer(&self) -> Payer {
        let host = &self.table.created().host;
        let paying = self.connections.paying(host);
        paying.map_or_else(|| Payer { address: None, person: host.as_str().into() }, Connection::payer)
    }

    /// Whose time is up next, and when.
    fn deadline(&self) -> Option<(UnixMs, Seat)> {
        self.table.clocks().deadline().filter(|_| self.leads() && !self.is_resting())
    }

    /// A table that is not in memory still notices when somebody's time is up.
    fn set_alarm(&mut self) {
        let Some((when, _)) = self.deadline() else { return };
        // Until then this node looks after the table, unless another one wants to.
        let lease = std::mem::replace(&mut self.lease, Lease::none());
        self.context.tables().set_alarm(&self.context, self.no, when, lease);
    }

    async fn connect(&mut self, id: ConnectionId, arrival: Arrival, since: Option<Seq>) {
        let user = Arc::clone(&arrival.user);
        // On another node it may have seen what is not known here yet. If that cannot be read, it is sent away.
        if self.following.is_some() && self.catch_up().await.is_err() {
            return;
        }
        self.want_lease().await;
        if self.is_resting() {
            self.wake_up().await;
        }
        let held = self.table.held_by(user.ids());
        let eyes = usual_eyes(held, self.game_has_secrets());
        let returning = !self.connections.iter().any(|other| other.user().id() == user.id());
        let log = self.table.log();
        // A number from the future means the client remembers another table; it gets everything.
        let known = since.filter(|since| *since <= log.shown(self.table.seq(), eyes));
        let since = known.map(|since| log.real(since, eyes));
        let left_at = since.or_else(|| self.attendance.seen(&user)).filter(|_| returning);
        self.attendance.came(user.ids());
        self.connections.add(Connection::new(id, arrival, held, eyes));
        if let Ok(connection) = self.connections.get(id) {
            connection.send(self.welcome(connection, since.unwrap_or(0), left_at));
        }
        if !held.is_empty() {
            // What they would have been told they see for themselves.
            self.lists_are_behind();
        }
        self.show_presence();
    }

    fn disconnect(&mut self, id: ConnectionId) {
        let Some(connection) = self.connections.remove(id) else { return };
        let user = connection.user();
        if !connection.held().is_empty() && !self.connections.iter().any(|other| other.user().id() == user.id()) {
            let seen = connection.is_looking().then(|| self.table.seq());
            self.attendance.left(user.ids(), seen, self.context.now());
            self.lists_are_behind();
        }
        self.show_presence();
        self.let_others_lead();
    }

    /// Lets go of connections that do not keep up.
    fn drop_behind(&mut self) {
        for id in self.connections.behind() {
            self.context.metrics().connection_dropped();
            if let Ok(connection) = self.connections.get(id) {
                connection.close();
            }
            self.disconnect(id);
        }
    }

    fn show_presence(&mut self) {
        let presence = self.presence();
        if self.shown.as_ref() != Some(&presence) {
            self.send_all(&ServerMessage::Presence(presence.clone()));
            self.shown = Some(presence);
        }
        self.tell_presence(false);
    }

    /// Seats may have changed hands; a person whose seats did gets everything again.
    fn reseat(&mut self) {
        let secrets = self.game_has_secrets();
        let changed = self.connections.reseat(|user| self.table.held_by(user.ids()), |held| usual_eyes(held, secrets));
        for id in changed {
            if let Ok(connection) = self.connections.get(id) {
                self.send_snapshot(connection);
            }
        }
        self.show_presence();
    }

    fn game_has_secrets(&self) -> bool {
        let game = self.context.catalog().game(&self.table.created().game);
        game.map_or(true, |game| game.info().secrets)
    }

    async fn time_is_up(&mut self) {
        let now = self.context.now();
        let Some((_, seat)) = self.deadline().filter(|(when, _)| *when <= now) else { return };
        if self.table.phase() != Phase::Playing {
            return;
        }
        if let Err(refusal) = self.change(|owner| Ok(owner.time_out(seat, now))).await {
            tracing::error!(table = self.no, %refusal, "time was up, and what follows from that was refused");
            tokio::time::sleep(RECOVERY).await;
            return;
        }
        // A decision in several secret steps needs a default move for each step.
        while self.table.created().timeout == Timeout::DefaultMove && self.table.is_in_steps(seat) {
            let step = |owner: &Owner| {
                Ok(if owner.table.is_in_steps(seat) { vec![owner.default_move(seat)] } else { Vec::new() })
            };
            if let Err(refusal) = self.change(step).await {
                tracing::error!(table = self.no, %refusal, "a default move was refused");
                tokio::time::sleep(RECOVERY).await;
                return;
            }
        }
    }

    /// What happens to a seat whose time is up; nothing if it has moved meanwhile.
    fn time_out(&self, seat: Seat, now: UnixMs) -> Vec<Entry> {
        let is_up = self.deadline().is_some_and(|(when, first)| when <= now && first == seat);
        if !is_up || self.table.phase() != Phase::Playing {
            return Vec::new();
        }
        let then = match self.table.created().timeout {
            Timeout::DefaultMove => Some(self.default_move(seat)),
            Timeout::BotPlays => None,
            Timeout::Forfeit => self.table.end_without(seat, EndedHow::Timeout),
        };
        [Entry::TimedOut { seat }].into_iter().chain(then).collect()
    }

    fn default_move(&self, seat: Seat) -> Entry {
        Entry::Moved { seat, mv: self.table.default_move(seat), by: Some(Stead::Table) }
    }

    fn lists_are_behind(&mut self) {
        self.lists_lag.get_or_insert_with(Instant::now);
    }

    /// Brings the lists up to date.
    fn list(&mut self) {
        self.lists_lag = None;
        let around = Around {
            seats: self.seat_infos(),
            seen: self.attendance.all_seen(),
            here: self.people_looking(),
            grace: self.context.config().notices.after.as_millis() as i64,
        };
        self.context.store().project(self.no, projection(&self.table, around));
    }
}

/// A person sees with the eyes of their seat, or with those of one of several where there is nothing to hide from each other.
fn usual_eyes(held: SeatSet, secrets: bool) -> Viewer {
    match held.first() {
        Some(seat) if held.len() == 1 || !secrets => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    }
}

/// Waits until the journal has grown beyond `known`.
async fn grown_beyond(following: &mut Option<watch::Receiver<Seq>>, known: Seq) -> Seq {
    if let Some(newest) = following
        && let Ok(newest) = newest.wait_for(|newest| *newest > known).await
    {
        return *newest;
    }
    std::future::pending().await
}

async fn sleep_until(time: &Time, when: Option<UnixMs>) {
    match when {
        Some(when) => time.sleep_until(when).await,
        None => std::future::pending().await,
    }
}
