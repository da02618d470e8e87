//! What goes out: the same table through different eyes. Each kind of eyes is served by one serialisation.

use axum::extract::ws::Utf8Bytes;
use hustings_core::{Seat, SeatSet, Viewer};
use serde_json::value::RawValue;

use super::owner::{Connection, Owner};
use super::state::{Changed, Logged, Table, What};
use super::undo::known;
use crate::journal::Entry;
use crate::protocol::{
    ChatLine, Eyes, EyesWord, Happening, LogEntry, PROTOCOL, Phase, Position, Presence, Refusal, SeatInfo, SeatMoves,
    Seq, ServerMessage, Snapshot, TableInfo, UnixMs, Update, Welcome, You,
};

pub fn text(message: &ServerMessage<'_>) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

pub fn refused(id: Option<u32>, refusal: Refusal) -> Utf8Bytes {
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

/// What two connections must share to be sent the same bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Class {
    eyes: Viewer,
    /// The seats whose legal moves are listed.
    listed: SeatSet,
}

impl Table {
    pub fn has_secrets(&self) -> bool {
        self.game.as_ref().is_none_or(|game| game.info().secrets)
    }

    /// Without secrets one view serves every seat and spectator.
    fn common(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(_) if !self.has_secrets() => Viewer::Spectator,
            viewer => viewer,
        }
    }

    fn view(&self, viewer: Viewer) -> Option<Box<RawValue>> {
        let game = self.game.as_ref()?;
        let view = game.view(self.common(viewer)).ok()?;
        debug_assert!(game.view(viewer).is_ok_and(|own| own.get() == view.get()), "no secrets, and yet other views");
        Some(view)
    }

    fn position(&self, class: Class, view: Box<RawValue>, now: UnixMs) -> Position<'_> {
        let moves = class.listed.iter().map(|seat| SeatMoves {
            seat,
            moves: if self.phase == Phase::Playing { &self.asked[seat.index()].moves } else { &[] },
            can_undo: self.undo(seat).0,
            orders: self.orders_of(seat),
            can_hint: self.can_hint(seat),
        });
        Position {
            played: self.known_of(self.played.len() as u32, class.eyes),
            view,
            pending: self.pending.iter().collect(),
            moves: moves.collect(),
            clocks: self.clocks.all(now),
        }
    }

    fn class(&self, connection: &Connection) -> Class {
        let listed = match connection.eyes {
            _ if !self.has_secrets() => connection.held,
            Viewer::Seat(seat) => SeatSet::one(seat),
            Viewer::Spectator | Viewer::Everything => SeatSet::NONE,
        };
        Class { eyes: connection.eyes, listed }
    }

    pub fn log_entry(&self, logged: &Logged, viewer: Viewer) -> Option<LogEntry> {
        if self.quiet.is_hidden(logged.seq, viewer) {
            return None;
        }
        let what = match &logged.what {
            What::Seated { seat, name, kind } => Happening::Seated { seat: *seat, name: name.clone(), kind: *kind },
            What::Started(told) => Happening::Started { events: told.seen_by(self.common(viewer)) },
            What::Moved { seat, by, told } => {
                Happening::Moved { seat: *seat, by: *by, events: told.seen_by(self.common(viewer)) }
            }
            What::Undone { seat, gone } => Happening::Undone { seat: *seat, moves: known(gone.iter(), viewer) },
            What::Plain(entry) => plain(entry)?,
        };
        Some(LogEntry { seq: self.quiet.shown(logged.seq, viewer), at: logged.at, what })
    }

    fn line_for(&self, line: &ChatLine, viewer: Viewer) -> ChatLine {
        ChatLine { seq: self.quiet.shown(line.seq, viewer), ..line.clone() }
    }

    pub fn info(&self, title: &str, secrets: bool) -> TableInfo {
        let created = &self.created;
        TableInfo {
            id: created.id.clone(),
            game: created.game.clone(),
            title: title.to_owned(),
            seats: created.seats,
            options: serde_json::value::to_raw_value(&created.options).expect("options are plain data"),
            rules_version: created.rules,
            set_version: created.set.clone(),
            secrets,
            public: created.public,
            clock: created.clock,
            timeout: created.timeout,
            commitment: created.commitment.clone(),
            created_at: self.created_at,
            rematch_of: created.rematch_of.clone(),
            frozen: self.frozen.clone(),
        }
    }
}

/// Built up from nothing: what is not named here stays in the journal.
fn plain(entry: &Entry) -> Option<Happening> {
    Some(match entry {
        Entry::Stood { seat } => Happening::Stood { seat: *seat },
        Entry::Word { seat, word: _ } => Happening::Word { seat: *seat },
        Entry::Started => Happening::Started { events: Vec::new() },
        // At a frozen table: that a move was made, and not which.
        Entry::Moved { seat, mv: _, by } => Happening::Moved { seat: *seat, by: *by, events: Vec::new() },
        Entry::TookBack { seat } => Happening::TookBack { seat: *seat },
        Entry::Paused { seat } => Happening::Paused { seat: *seat },
        Entry::Resumed { seat } => Happening::Resumed { seat: *seat },
        Entry::TakenOver { seat, bot, by } => Happening::TakenOver { seat: *seat, bot: bot.clone(), by: *by },
        Entry::HandedBack { seat } => Happening::HandedBack { seat: *seat },
        Entry::Resigned { seat } => Happening::Resigned { seat: *seat },
        Entry::TimedOut { seat } => Happening::TimedOut { seat: *seat },
        Entry::ClocksResumed => Happening::ClocksResumed,
        Entry::ChatPolicy { policy } => Happening::ChatPolicy { policy: *policy },
        Entry::Ended { .. } => Happening::Ended,
        Entry::Created(_)
        | Entry::Seated { .. }
        | Entry::Undone { .. }
        | Entry::Ordered { .. }
        | Entry::Chat { .. }
        | Entry::Rematch { .. } => return None,
    })
}

impl Owner {
    pub fn seat_infos(&self) -> Vec<SeatInfo> {
        let online = self.online();
        self.table.seats.iter().zip(online).map(|(sitter, online)| sitter.info(online)).collect()
    }

    fn online(&self) -> Vec<bool> {
        let here: SeatSet = self.connections.iter().flat_map(|connection| connection.held.iter()).collect();
        let seats = Seat::all(self.table.created.seats);
        seats.map(|seat| here.contains(seat) || self.table.seats[seat.index()].bot.is_some()).collect()
    }

    pub fn presence(&self) -> Presence {
        Presence { online: self.online(), spectators: self.spectators() }
    }

    fn spectators(&self) -> u32 {
        self.connections.iter().filter(|connection| connection.held.is_empty()).count() as u32
    }

    fn you(&self, connection: &Connection) -> You {
        let wanted = |seat: &Seat| self.table.phase == Phase::Open && self.table.seats[seat.index()].word.is_none();
        You {
            user: connection.user.id.clone(),
            name: connection.user.name.clone(),
            host: self.is_host(connection),
            seats: connection.held.iter().collect(),
            eyes: eyes(connection.eyes),
            words_wanted: connection.held.iter().filter(wanted).collect(),
        }
    }

    /// Everything this connection may know; log and chat from after `since`.
    pub fn snapshot(&self, connection: &Connection, since: Seq, left_at: Option<Seq>) -> Snapshot<'_> {
        let table = &self.table;
        let class = table.class(connection);
        let log = table.log.iter().filter(|logged| logged.seq > since);
        Snapshot {
            you: self.you(connection),
            seq: table.quiet.shown(table.seq, class.eyes),
            phase: table.phase,
            seats: self.seat_infos(),
            spectators: self.spectators(),
            position: table.view(class.eyes).map(|view| table.position(class, view, self.context.time.now())),
            log: log.filter_map(|logged| table.log_entry(logged, class.eyes)).collect(),
            chat: table
                .chat
                .iter()
                .filter(|line| line.seq > since)
                .map(|line| table.line_for(line, class.eyes))
                .collect(),
            chat_policy: table.chat_policy,
            proposal: self.proposal.as_ref().map(|open| &open.proposal),
            ending: table.ending.as_ref(),
            left_at: left_at.map(|seq| table.quiet.shown(seq, class.eyes)),
            rematch: table.rematch.as_deref(),
        }
    }

    pub fn welcome(&self, connection: &Connection, since: Seq, left_at: Option<Seq>) -> Utf8Bytes {
        let info = self.context.catalog.game(&self.table.created.game).map(|game| game.info());
        let (title, secrets) = info.map_or(("", true), |info| (info.title, info.secrets));
        text(&ServerMessage::Welcome(Box::new(Welcome {
            protocol: PROTOCOL,
            now: self.context.time.now(),
            table: self.table.info(title, secrets),
            snapshot: self.snapshot(connection, since, left_at),
        })))
    }

    /// Tells everybody of the newest line of the log, each with their own eyes.
    pub fn send_update(&mut self, changed: Changed) {
        let table = &self.table;
        let Some(logged) = table.log.last() else { return };
        let now = self.context.time.now();
        let with_position = matches!(changed, Changed::Position | Changed::Both);
        let seats = matches!(changed, Changed::Seats | Changed::Both).then(|| self.seat_infos());
        let policy = matches!(logged.what, What::Plain(Entry::ChatPolicy { .. })).then_some(table.chat_policy);
        let mut frames: Vec<(Class, Utf8Bytes)> = Vec::with_capacity(4);
        let mut views: Vec<(Viewer, Box<RawValue>)> = Vec::with_capacity(4);
        let mut lost = Vec::new();
        for connection in &self.connections {
            let class = table.class(connection);
            let known = frames.iter().find(|(known, _)| *known == class).map(|(_, frame)| frame.clone());
            let frame = known.or_else(|| {
                let common = table.common(class.eyes);
                if with_position && !views.iter().any(|(eyes, _)| *eyes == common) {
                    views.extend(table.view(class.eyes).map(|view| (common, view)));
                }
                let view = views.iter().find(|(eyes, _)| with_position && *eyes == common);
                let update = Update {
                    seq: table.quiet.shown(table.seq, class.eyes),
                    entry: table.log_entry(logged, class.eyes)?,
                    phase: table.phase,
                    position: view.map(|(_, view)| table.position(class, view.clone(), now)),
                    seats: seats.clone(),
                    chat_policy: policy,
                    ending: table.ending.as_ref(),
                };
                let frame = text(&ServerMessage::Update(Box::new(update)));
                frames.push((class, frame.clone()));
                Some(frame)
            });
            if let Some(frame) = frame
                && !connection.send(frame)
            {
                lost.push(connection.id);
            }
        }
        self.drop_lost(&lost);
    }

    pub fn send_all(&mut self, message: &ServerMessage<'_>) {
        let frame = text(message);
        self.send_frame(&frame);
    }

    pub fn send_frame(&mut self, frame: &Utf8Bytes) {
        let lost: Vec<_> = self.connections.iter().filter(|one| !one.send(frame.clone())).map(|one| one.id).collect();
        self.drop_lost(&lost);
    }

    pub fn send_snapshots(&mut self) {
        let lost: Vec<_> = self.connections.iter().filter(|one| !self.send_snapshot(one)).map(|one| one.id).collect();
        self.drop_lost(&lost);
    }

    pub fn send_snapshot(&self, connection: &Connection) -> bool {
        connection.send(text(&ServerMessage::Snapshot(Box::new(self.snapshot(connection, 0, None)))))
    }

    pub fn send_chat(&mut self, line: &ChatLine) {
        self.send_each(|owner, connection| {
            Some(text(&ServerMessage::Chat(&owner.table.line_for(line, connection.eyes))))
        });
    }

    /// Tells those who look with the seat's eyes, and nobody else, which orders stand.
    pub fn send_orders(&mut self, seat: Seat) {
        self.send_each(|owner, connection| {
            let table = &owner.table;
            let seq = table.quiet.shown(table.seq, connection.eyes);
            let listed = table.class(connection).listed.contains(seat);
            listed.then(|| text(&ServerMessage::Orders { seq, seat, orders: table.orders_of(seat) }))
        });
    }

    fn send_each(&mut self, frame: impl Fn(&Owner, &Connection) -> Option<Utf8Bytes>) {
        let unsent = |one: &&Connection| frame(self, one).is_some_and(|frame| !one.send(frame));
        let lost: Vec<_> = self.connections.iter().filter(unsent).map(|one| one.id).collect();
        self.drop_lost(&lost);
    }
}
