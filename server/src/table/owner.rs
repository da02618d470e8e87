//! The owner task of one table.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use hustings_catalog::Told;
use hustings_core::{Seat, SeatSet, Viewer};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::answers::Answers;
use super::consent::Open;
use super::registry::Context;
use super::state::{Changed, Table, What};
use crate::bots::Decided;
use crate::journal::{Entry, Holder, Projection, TableNo};
use crate::protocol::{
    ClientFrame, Code, EndedHow, EndingSummary, Phase, Presence, Refusal, Seq, ServerMessage, Stead, TableSummary,
    Timeout, UnixMs,
};
use crate::users::User;

pub type ConnectionId = u64;

/// After a failure of the storage nothing is tried again before this.
const RECOVERY: Duration = Duration::from_secs(1);
/// How long a list may lag behind the moves of a table.
const LIST_LAG: Duration = Duration::from_millis(500);

/// What reaches an owner.
pub enum Message {
    Connect {
        id: ConnectionId,
        user: Arc<User>,
        since: Option<Seq>,
        out: mpsc::Sender<Out>,
    },
    Disconnect(ConnectionId),
    Frame(ConnectionId, Box<ClientFrame>),
    /// A bot has decided for a seat that was asked at `asked`.
    Decided {
        seat: Seat,
        asked: Seq,
        decided: Decided,
    },
    /// A bot that nobody waits for has thought about acting all the same, after the change `heard`.
    Volunteered {
        seat: Seat,
        heard: Seq,
        decided: Decided,
    },
    /// What a connection asked with these eyes has been thought about.
    Answered {
        id: ConnectionId,
        request: Option<u32>,
        eyes: Viewer,
        answer: Utf8Bytes,
    },
    /// Look at the clock; there may be something to do.
    Wake,
    Close,
}

/// What an owner sends to a connection.
pub enum Out {
    Text(Utf8Bytes),
    Close,
}

pub struct Connection {
    pub id: ConnectionId,
    pub user: Arc<User>,
    pub out: mpsc::Sender<Out>,
    pub held: SeatSet,
    pub eyes: Viewer,
    /// A question of its person is being thought about.
    pub asking: bool,
}

impl Connection {
    /// False where the other side does not keep up; it is dropped and can come back for a snapshot.
    pub fn send(&self, frame: Utf8Bytes) -> bool {
        self.out.try_send(Out::Text(frame)).is_ok()
    }
}

pub struct Owner {
    pub no: TableNo,
    pub table: Table,
    pub context: Arc<Context>,
    pub connections: Vec<Connection>,
    pub proposal: Option<Open>,
    pub proposals: u32,
    pub(super) answers: Answers,
    /// How far people had followed when they left.
    pub seen: HashMap<String, Seq>,
    /// Since when people have been gone.
    pub gone: HashMap<String, UnixMs>,
    pub loaded_at: UnixMs,
    pub chatted: HashMap<String, Vec<UnixMs>>,
    shown: Option<Presence>,
    /// Since when the lists lag behind.
    lists_lag: Option<Instant>,
    /// What is held here is not what the journal says, and that cannot be read: nobody may go on with it.
    lost: bool,
}

/// Reads the table from its journal and owns it until nobody needs it any more.
pub async fn run(no: TableNo, context: Arc<Context>, mut mailbox: mpsc::Receiver<Message>) {
    let mut owner = match Owner::load(no, &context).await {
        Ok(owner) => owner,
        Err(error) => {
            tracing::error!(table = no, %error, "the table cannot be opened");
            context.tables.forget(no);
            // Whoever asked finds the channel closed.
            return;
        }
    };
    context.metrics.tables_loaded.inc();
    owner.resume().await;
    owner.serve(&mut mailbox).await;
    context.metrics.tables_loaded.dec();
}

impl Owner {
    async fn load(no: TableNo, context: &Arc<Context>) -> Result<Owner, String> {
        let table = read(no, context).await?;
        let seen = context.store.seen(no).await.map_err(|error| error.to_string())?;
        Ok(Owner {
            no,
            answers: Answers::new(table.seats.len()),
            table,
            context: Arc::clone(context),
            connections: Vec::new(),
            proposal: None,
            proposals: 0,
            seen: seen.into_iter().collect(),
            gone: HashMap::new(),
            loaded_at: context.time.now(),
            chatted: HashMap::new(),
            shown: None,
            lists_lag: Some(Instant::now()),
            lost: false,
        })
    }

    /// Goes on where the journal ends: clocks, the start, bots.
    async fn resume(&mut self) {
        let restarted = self.table.clocked_at < self.context.boot_at;
        if restarted && self.table.phase == Phase::Playing && self.table.clocks.count() {
            let _ = self.commit(vec![(Entry::ClocksResumed, None)]).await;
        }
        self.settle().await;
    }

    async fn serve(&mut self, mailbox: &mut mpsc::Receiver<Message>) {
        let idle = self.context.config.unload_after;
        while !self.lost {
            let time = self.context.time.clone();
            let deadline = self.table.clocks.deadline().map(|(when, _)| when);
            let time_is_up = async {
                match deadline {
                    Some(when) => time.sleep_until(when).await,
                    None => std::future::pending().await,
                }
            };
            let answer_due = self.answers.due();
            let answers_due = async {
                match answer_due {
                    Some(when) => self.context.time.sleep_until(when).await,
                    None => std::future::pending().await,
                }
            };
            let lists_due = self.lists_lag.unwrap_or_else(Instant::now) + LIST_LAG;
            let unneeded = self.connections.is_empty() && !self.answers.are_awaited();
            tokio::select! {
                biased;
                message = mailbox.recv() => match message {
                    Some(Message::Close) | None => break,
                    Some(message) => self.take(message).await,
                },
                () = time_is_up => self.time_is_up().await,
                () = answers_due => self.give_answers().await,
                () = tokio::time::sleep_until(lists_due), if self.lists_lag.is_some() => self.list(),
                () = tokio::time::sleep(idle), if unneeded && self.lists_lag.is_none() => {
                    if self.context.tables.release(self.no, mailbox) {
                        self.set_alarm();
                        return;
                    }
                }
            }
        }
        if !self.lost {
            self.list();
        }
        for connection in &self.connections {
            let bye = ServerMessage::Bye { reason: "the server is restarting", retry_ms: 1000 };
            connection.send(super::frames::text(&bye));
            let _ = connection.out.try_send(Out::Close);
        }
    }

    async fn take(&mut self, message: Message) {
        match message {
            Message::Connect { id, user, since, out } => self.connect(id, user, since, out),
            Message::Disconnect(id) => self.disconnect(id),
            Message::Frame(id, frame) => {
                // However many frames wait, a clock that has run out has run out.
                self.time_is_up().await;
                self.frame(id, *frame).await;
            }
            Message::Decided { seat, asked, decided } => self.decided(seat, asked, decided).await,
            Message::Volunteered { seat, heard, decided } => self.volunteered(seat, heard, decided).await,
            Message::Answered { id, request, eyes, answer } => self.answered(id, request, eyes, answer),
            Message::Wake | Message::Close => {}
        }
    }

    /// A table that is not in memory still notices when somebody's time is up.
    fn set_alarm(&self) {
        let Some((when, _)) = self.table.clocks.deadline() else { return };
        let (context, no) = (Arc::clone(&self.context), self.no);
        tokio::spawn(async move {
            context.time.sleep_until(when).await;
            context.tables.wake(&context, no).await;
        });
    }

    fn connect(&mut self, id: ConnectionId, user: Arc<User>, since: Option<Seq>, out: mpsc::Sender<Out>) {
        let held = self.table.held_by(&user.ids);
        let mut connection = Connection { id, user, out, held, eyes: Viewer::Spectator, asking: false };
        connection.eyes = self.usual_eyes(held);
        let returning = !self.connections.iter().any(|other| other.user.id == connection.user.id);
        // A number from the future means the client remembers another table; it gets everything.
        let known = since.filter(|since| *since <= self.table.quiet.shown(self.table.seq, connection.eyes));
        let since = known.map(|since| self.table.quiet.real(since, connection.eyes));
        let left_at = since.or_else(|| self.seen.get(&connection.user.id).copied()).filter(|_| returning);
        self.gone.retain(|id, _| !connection.user.ids.contains(id));
        self.connections.push(connection);
        let connection = self.connections.last().expect("just added");
        if !connection.send(self.welcome(connection, since.unwrap_or(0), left_at)) {
            self.drop_lost(&[id]);
        }
        self.show_presence();
    }

    /// One's own seat's, if it is one; several only where there is nothing to hide from each other.
    pub fn usual_eyes(&self, held: SeatSet) -> Viewer {
        let info = self.context.catalog.game(&self.table.created.game).map(|game| game.info());
        match held.first() {
            Some(seat) if held.len() == 1 || info.is_ok_and(|info| !info.secrets) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    fn disconnect(&mut self, id: ConnectionId) {
        let Some(at) = self.connections.iter().position(|connection| connection.id == id) else { return };
        let Connection { user, held, .. } = self.connections.swap_remove(at);
        if !held.is_empty() && !self.connections.iter().any(|other| other.user.id == user.id) {
            self.seen.insert(user.id.clone(), self.table.seq);
            let now = self.context.time.now();
            self.gone.extend(user.ids.iter().map(|id| (id.clone(), now)));
            self.lists_lag.get_or_insert_with(Instant::now);
        }
        self.show_presence();
    }

    pub fn drop_lost(&mut self, lost: &[ConnectionId]) {
        for id in lost {
            self.context.metrics.dropped.inc();
            if let Some(connection) = self.connections.iter().find(|connection| connection.id == *id) {
                let _ = connection.out.try_send(Out::Close);
            }
            self.disconnect(*id);
        }
    }

    fn show_presence(&mut self) {
        let presence = self.presence();
        if self.shown.as_ref() != Some(&presence) {
            self.send_all(&ServerMessage::Presence(presence.clone()));
            self.shown = Some(presence);
        }
    }

    /// Writes entries and, once they are durable, books and shows them.
    pub async fn commit(&mut self, entries: Vec<(Entry, Option<Told>)>) -> Result<Seq, Refusal> {
        let at = self.context.time.now().max(self.table.changed_at);
        let (entries, told): (Vec<Entry>, Vec<Option<Told>>) = entries.into_iter().unzip();
        let appended = self.context.store_journal().append(self.no, self.table.seq, at, &entries).await;
        if let Err(error) = appended {
            tracing::error!(table = self.no, %error, "an entry was not written");
            self.read_again().await;
            return Err(Refusal::internal());
        }
        for (entry, told) in entries.into_iter().zip(told) {
            self.book(at, entry, told);
        }
        Ok(self.table.seq)
    }

    fn book(&mut self, at: UnixMs, entry: Entry, told: Option<Told>) {
        let seq = self.table.seq + 1;
        let is_move = matches!(entry, Entry::Moved { .. });
        let is_chat = matches!(entry, Entry::Chat { .. });
        let is_undo = matches!(entry, Entry::Undone { .. });
        let took_back = matches!(entry, Entry::TookBack { .. });
        let ordered = if let Entry::Ordered { seat, .. } = &entry { Some(*seat) } else { None };
        let changed = match self.table.apply(seq, at, entry, told, &self.context.catalog) {
            Ok(changed) => changed,
            Err(why) => {
                // It was checked before it was written, so this is our bug; the journal is right.
                tracing::error!(table = self.no, seq, why, "a written entry cannot be booked");
                return;
            }
        };
        if let Some(seat) = ordered {
            self.send_orders(seat);
            return;
        }
        if is_move || is_undo || took_back {
            self.table.weigh_choices(&self.context.catalog);
        }
        self.lists_lag.get_or_insert_with(Instant::now);
        if is_move {
            self.context.metrics.moves.inc();
        }
        if is_chat {
            if let Some(line) = self.table.chat.back().cloned() {
                self.send_chat(&line);
            }
            return;
        }
        let seats_changed = matches!(changed, Changed::Seats | Changed::Both);
        if !seats_changed && !is_undo {
            if matches!(self.table.log.last(), Some(logged) if logged.seq == seq) {
                self.send_update(changed);
            }
            return;
        }
        if is_undo {
            self.send_snapshots();
            return;
        }
        self.send_update(changed);
        self.hold_seats();
        if self.table.phase == Phase::Open
            || matches!(self.table.log.last(), Some(last) if matches!(last.what, What::Started(_)))
        {
            // Others' lists should not wait for the first move.
            self.list();
        }
    }

    /// Who holds what may have changed; whoever is concerned gets everything anew.
    fn hold_seats(&mut self) {
        let mut changed = Vec::new();
        for at in 0..self.connections.len() {
            let held = self.table.held_by(&self.connections[at].user.ids);
            if held != self.connections[at].held {
                let eyes = self.usual_eyes(held);
                let connection = &mut self.connections[at];
                (connection.held, connection.eyes) = (held, eyes);
                changed.push(at);
            }
        }
        for at in changed {
            self.send_snapshot(&self.connections[at]);
        }
        self.show_presence();
    }

    /// The journal says something else than we do: it is right.
    async fn read_again(&mut self) {
        match read(self.no, &self.context).await {
            Ok(table) => {
                self.table = table;
                self.answers = Answers::new(self.table.seats.len());
                self.proposal = None;
                self.send_snapshots();
            }
            Err(error) => {
                tracing::error!(table = self.no, error, "the table cannot be read again");
                self.lost = true;
            }
        }
    }

    /// Does what nobody needs to ask for: starts a table that is ready, and lets bots think.
    pub async fn settle(&mut self) {
        if self.table.is_ready()
            && self.commit(vec![(Entry::Started, None)]).await.is_ok()
            && let Some(end) = self.table.end(None)
        {
            let _ = self.commit(vec![(end, None)]).await;
        }
        self.ask_around();
    }

    /// Makes a move for a seat and everything that follows.
    pub async fn play(
        &mut self,
        seat: Seat,
        mv: &str,
        by: Option<Stead>,
        first: Option<Entry>,
    ) -> Result<Seq, Refusal> {
        let told = self.table.try_move(seat, mv)?;
        let was_asked = self.table.pending.contains(seat);
        let mut entries = Vec::with_capacity(2);
        entries.extend(first.map(|entry| (entry, None)));
        entries.push((Entry::Moved { seat, mv: mv.to_owned(), by }, told));
        entries.extend(self.table.end(None).map(|end| (end, None)));
        let seq = self.commit(entries).await?;
        if self.table.public_seq == self.table.seq {
            self.proposal_overtaken();
        }
        self.answers.moved(seat, was_asked);
        self.ask_around();
        Ok(seq)
    }

    async fn time_is_up(&mut self) {
        let Some((when, seat)) = self.table.clocks.deadline() else { return };
        if when > self.context.time.now() || self.table.phase != Phase::Playing {
            return;
        }
        let timed_out = Entry::TimedOut { seat };
        match self.table.created.timeout {
            Timeout::DefaultMove => {
                let mut first = Some(timed_out);
                // Where a decision is made in steps that nobody else sees, one step is not all that was asked.
                while first.is_some() || self.table.is_in_steps(seat) {
                    let default = self.table.asked[seat.index()].moves.first().cloned().unwrap_or_default();
                    if let Err(refusal) = self.play(seat, &default, Some(Stead::Table), first.take()).await {
                        tracing::error!(table = self.no, %refusal, "a default move was refused");
                        tokio::time::sleep(RECOVERY).await;
                        return;
                    }
                }
            }
            Timeout::BotPlays | Timeout::Forfeit => {
                let forfeit = self.table.created.timeout == Timeout::Forfeit;
                let end = forfeit.then(|| self.table.end(Some((seat, EndedHow::Timeout)))).flatten();
                let mut entries = vec![(timed_out, None)];
                entries.extend(end.map(|end| (end, None)));
                self.proposal_overtaken();
                if self.commit(entries).await.is_err() {
                    tokio::time::sleep(RECOVERY).await;
                }
                self.ask_around();
            }
        }
    }

    pub fn is_host(&self, connection: &Connection) -> bool {
        connection.user.ids.contains(&self.table.created.host)
    }

    /// Brings the lists up to date.
    pub fn list(&mut self) {
        self.lists_lag = None;
        let projection = projection(&self.table, self.seat_infos(), &self.seen);
        self.context.store.project(self.no, projection);
    }
}

async fn read(no: TableNo, context: &Context) -> Result<Table, String> {
    let entries = context.store_journal().read(no, 1).await.map_err(|error| error.to_string())?;
    Table::load(no, entries, &context.catalog).map_err(|error| error.to_string())
}

pub fn projection(table: &Table, seats: Vec<crate::protocol::SeatInfo>, seen: &HashMap<String, Seq>) -> Projection {
    let asked = |seat: u8| table.pending.contains(Seat(seat));
    let holders = table
        .seats
        .iter()
        .zip(0..)
        .map(|(sitter, seat)| Holder { user: sitter.user.clone(), asked: asked(seat) && !sitter.by_bot() });
    let by_itself = |(sitter, seat): (&super::state::Sitter, u8)| {
        asked(seat) && (sitter.by_bot() || table.ordered(Seat(seat)).is_some())
    };
    let answered = table.seats.iter().zip(0..).any(by_itself);
    Projection {
        seq: table.seq,
        phase: table.phase,
        waiting: answered || table.clocks.is_running(),
        changed_at: table.shown_at,
        holders: holders.collect(),
        seen: seen.iter().map(|(user, seq)| (user.clone(), *seq)).collect(),
        summary: TableSummary {
            table: table.created.id.clone(),
            game: table.created.game.clone(),
            phase: table.phase,
            public: table.created.public,
            seats,
            clock: table.created.clock,
            played: table.known_of(table.played.len() as u32, Viewer::Spectator),
            created_at: table.created_at,
            changed_at: table.shown_at,
            mine: Vec::new(),
            my_turn: false,
            ending: table.ending.as_ref().map(|ending| EndingSummary {
                how: ending.how,
                ranks: ending.ranks.clone(),
                scores: ending.outcome.as_ref().map(|outcome| outcome.scores.values().to_vec()),
            }),
        },
    }
}

impl Owner {
    /// A seat this connection holds.
    pub fn own(&self, id: ConnectionId, seat: Seat) -> Result<&Connection, Refusal> {
        let connection = self.connections.iter().find(|connection| connection.id == id);
        let connection = connection.ok_or_else(Refusal::internal)?;
        if seat.index() >= self.table.seats.len() {
            return super::refuse(Code::BadSeat, format!("there is no seat {seat} at this table"));
        }
        if !connection.held.contains(seat) {
            return super::refuse(Code::NotYourSeat, format!("seat {seat} is not yours"));
        }
        Ok(connection)
    }
}
