//! What is sent: the same table through different eyes. Connections that may see the same are sent the same bytes, made once. A connection
//! that asked for changes is sent the difference from the last position it was sent, even if things it may not know of happened in between.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use hustings_core::{Seat, Viewer};
use hustings_words::Names;
use serde_json::value::RawValue;

use super::connections::{Connection, Wish};
use super::positions::{Class, Now, Sent};
use super::{Owner, pages};
use crate::protocol::{
    ChatLine, Eyes, EyesWord, LogEntry, PROTOCOL, Phase, Presence, Refused, SeatInfo, Sentence, Seq, ServerMessage,
    Snapshot, TableInfo, Update, Welcome, You,
};
use crate::store::Entry;
use crate::table::state::{Logged, Table};

pub fn text(message: &ServerMessage<'_>) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

pub fn refused(id: Option<u32>, refusal: Refused) -> Utf8Bytes {
    text(&ServerMessage::Refused { id, refusal })
}

pub fn viewer(eyes: Eyes) -> Viewer {
    match eyes {
        Eyes::Seat(seat) => Viewer::Seat(seat),
        Eyes::Word(EyesWord::Spectator) => Viewer::Spectator,
        Eyes::Word(EyesWord::Everything) => Viewer::Everything,
    }
}

fn eyes(viewer: Viewer) -> Eyes {
    match viewer {
        Viewer::Seat(seat) => Eyes::Seat(seat),
        Viewer::Spectator => Eyes::Word(EyesWord::Spectator),
        Viewer::Everything => Eyes::Word(EyesWord::Everything),
    }
}

/// An update for those who see the same and were sent the same position before.
struct Made {
    class: Class,
    last: Option<Arc<Sent>>,
    position: Option<Arc<Sent>>,
    frame: Utf8Bytes,
}

/// Whether an entry changes what is shown of the seats.
pub fn changes_seats(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Seated { .. }
            | Entry::Stood { .. }
            | Entry::Word { .. }
            | Entry::Started
            | Entry::TakenOver { .. }
            | Entry::HandedBack { .. }
            | Entry::Resigned { .. }
            | Entry::TimedOut { .. }
            | Entry::Left { .. }
    )
}

/// Whether an entry changes the position: the view, the legal moves or the clocks.
fn changes_position(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Started
            | Entry::Moved { .. }
            | Entry::Undone { .. }
            | Entry::TookBack { .. }
            | Entry::Paused { .. }
            | Entry::Resumed { .. }
            | Entry::TimedOut { .. }
            | Entry::ClocksResumed
            | Entry::ClocksGivenBack { .. }
            | Entry::Ended { .. }
    )
}

impl Table {
    pub(super) fn log_entry(&self, logged: &Logged, viewer: Viewer) -> Option<LogEntry> {
        self.log().line_for(logged, viewer, self.common(viewer))
    }

    pub(super) fn line_for(&self, line: &ChatLine, viewer: Viewer) -> ChatLine {
        ChatLine { seq: self.log().shown(line.seq, viewer), ..line.clone() }
    }

    fn info(&self, title: &str, secrets: bool, components: BTreeMap<String, String>) -> TableInfo {
        let created = self.created();
        TableInfo {
            id: created.id.clone(),
            game: created.game.clone(),
            title: title.to_owned(),
            seats: created.seats,
            options: serde_json::value::to_raw_value(&created.options).expect("options are plain data"),
            rules_version: created.rules,
            set_version: created.set.clone(),
            components,
            secrets,
            public: created.public,
            clock: created.clock,
            timeout: created.timeout,
            commitment: created.commitment.clone(),
            created_at: self.created_at(),
            rematch_of: created.rematch_of.clone(),
            daily: created.daily.is_some(),
            played_on_from: created.begun.as_ref().map(|begun| begun.moves),
            frozen: self.frozen().map(|why| Sentence::new(why.clone(), &Names::default())),
        }
    }
}

impl Owner {
    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let online = self.online();
        self.table.seats().iter().zip(online).map(|(sitter, online)| sitter.info(online)).collect()
    }

    fn online(&self) -> Vec<bool> {
        let here = self.seats_here();
        self.table.all_seats().map(|seat| here.contains(seat) || self.table.sitter(seat).bot().is_some()).collect()
    }

    pub(super) fn presence(&self) -> Presence {
        Presence { online: self.online(), spectators: self.spectators() }
    }

    fn spectators(&self) -> u32 {
        self.connections.spectators() + self.elsewhere.spectators()
    }

    fn you(&self, connection: &Connection) -> You {
        let open = self.table.phase() == Phase::Open;
        let wanted = |seat: &Seat| open && self.table.sitter(*seat).word().is_none();
        You {
            user: connection.user().id().to_owned(),
            name: connection.user().name().to_owned(),
            host: self.is_host(connection),
            seats: connection.held().iter().collect(),
            eyes: eyes(connection.eyes()),
            words_wanted: connection.held().iter().filter(wanted).collect(),
        }
    }

    /// Everything this connection may know; log and chat from after `since`, or the newest part of that.
    fn snapshot<'a>(
        &'a self,
        connection: &Connection,
        position: Option<&'a RawValue>,
        since: Seq,
        left_at: Option<Seq>,
    ) -> Snapshot<'a> {
        let (table, log, eyes) = (&self.table, self.table.log(), connection.eyes());
        let room = match connection.wish() {
            Wish::Whole => usize::MAX,
            Wish::Changes => pages::room_beside(position),
        };
        let page = self.log_page(eyes, since, table.seq(), room);
        Snapshot {
            you: self.you(connection),
            seq: log.shown(table.seq(), eyes),
            phase: table.phase(),
            seats: self.seat_infos(),
            spectators: self.spectators(),
            position,
            since: page.since,
            log: page.log,
            chat: page.chat,
            chat_policy: table.chat().policy(),
            proposal: self.table.proposal(),
            ending: table.ending(),
            left_at: left_at.map(|seq| log.shown(seq, eyes)),
            rematch: table.rematch(),
            series: table.series(),
        }
    }

    /// The whole position for one connection, which keeps it.
    fn whole_position(&self, connection: &Connection) -> Option<Box<RawValue>> {
        let position = Now::new(&self.table, self.context.now()).position(self.table.class(connection), None);
        connection.keep_position(position.clone());
        position.map(|position| position.whole())
    }

    pub(super) fn welcome(&self, connection: &Connection, since: Seq, left_at: Option<Seq>) -> Utf8Bytes {
        let created = self.table.created();
        let game = self.context.catalog().game(&created.game).ok();
        let components = game.and_then(|game| game.component_names(&created.options).ok()).unwrap_or_default();
        let info = game.map(|game| game.info());
        let (title, secrets) = info.map_or(("", true), |info| (info.title, info.secrets));
        let position = self.whole_position(connection);
        text(&ServerMessage::Welcome(Box::new(Welcome {
            protocol: PROTOCOL,
            now: self.context.now(),
            table: self.table.info(title, secrets, components),
            snapshot: self.snapshot(connection, position.as_deref(), since, left_at),
        })))
    }

    /// Tells everybody of the newest line of the log, each with their own eyes.
    pub(super) fn send_update(&self) {
        let table = &self.table;
        let Some(logged) = table.log().newest() else { return };
        let now = self.context.now();
        let with_position = changes_position(logged.entry());
        let seats = changes_seats(logged.entry()).then(|| self.seat_infos());
        let policy = matches!(logged.entry(), Entry::ChatPolicy { .. }).then(|| table.chat().policy());
        let mut position_now = Now::new(table, now);
        let mut frames: Vec<Made> = Vec::with_capacity(4);
        for connection in self.connections.iter() {
            let class = table.class(connection);
            let last = connection.last_position();
            let is_known = |made: &&Made| {
                made.class == class && made.last.as_ref().map(Arc::as_ptr) == last.as_ref().map(Arc::as_ptr)
            };
            if !frames.iter().any(|made| is_known(&made)) {
                let Some(entry) = table.log_entry(logged, class.eyes) else { continue };
                let position = with_position.then(|| position_now.position(class, last.as_deref())).flatten();
                let from = last.as_ref().zip(position.as_ref()).filter(|(last, position)| last.can_change_to(position));
                let change = from.map(|(last, position)| position_now.change(last, position));
                let whole = position.as_ref().filter(|_| change.is_none()).map(|position| position.whole());
                let update = Update {
                    seq: table.log().shown(table.seq(), class.eyes),
                    entry,
                    phase: table.phase(),
                    position: whole.as_deref(),
                    change: change.as_deref(),
                    seats: seats.clone(),
                    chat_policy: policy,
                    ending: table.ending(),
                };
                let frame = text(&ServerMessage::Update(Box::new(update)));
                frames.push(Made { class, last: last.clone(), position, frame });
            }
            if let Some(Made { position, frame, .. }) = frames.iter().find(is_known) {
                if position.is_some() {
                    connection.keep_position(position.clone());
                }
                connection.send(frame.clone());
            }
        }
    }

    pub(super) fn send_all(&self, message: &ServerMessage<'_>) {
        let frame = text(message);
        self.connections.iter().for_each(|connection| connection.send(frame.clone()));
    }

    pub(super) fn send_snapshots(&self) {
        self.connections.iter().for_each(|connection| self.send_snapshot(connection));
    }

    pub(super) fn send_snapshot(&self, connection: &Connection) {
        let position = self.whole_position(connection);
        let snapshot = self.snapshot(connection, position.as_deref(), 0, None);
        connection.send(text(&ServerMessage::Snapshot(Box::new(snapshot))));
    }

    /// Sends everybody the newest line of the chat.
    pub(super) fn send_chat(&self) {
        let Some(line) = self.table.chat().newest() else { return };
        for connection in self.connections.iter() {
            connection.send(text(&ServerMessage::Chat(&self.table.line_for(line, connection.eyes()))));
        }
    }

    /// Tells those who look with the seat's eyes, and nobody else, which orders stand.
    pub(super) fn send_orders(&self, seat: Seat) {
        let table = &self.table;
        for connection in self.connections.iter().filter(|one| table.class(one).listed.contains(seat)) {
            let seq = table.log().shown(table.seq(), connection.eyes());
            connection.send(text(&ServerMessage::Orders { seq, seat, orders: table.orders_of(seat) }));
        }
    }
}
