//! The people connected to a table, and with whose eyes they look.

use std::cell::{Cell, RefCell};
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use hustings_core::{SeatSet, Viewer, say};

use super::outbox::OutSender;
use super::positions::Sent;
use crate::protocol::{Code, Refused, internal, refuse};
use crate::turns::Payer;
use crate::users::User;

pub type ConnectionId = u64;

/// Somebody who has just connected.
pub struct Arrival {
    pub user: Arc<User>,
    /// The address they come from, as limits count it.
    pub from: IpAddr,
    pub wish: Wish,
    /// Whether they see the page.
    pub looking: bool,
    pub out: OutSender,
}

pub struct Connection {
    id: ConnectionId,
    user: Arc<User>,
    from: IpAddr,
    out: OutSender,
    held: SeatSet,
    eyes: Viewer,
    wish: Wish,
    /// Whether its person sees the page.
    looking: bool,
    /// The last position it was sent, if it asked for changes.
    last: RefCell<Option<Arc<Sent>>>,
    /// A question of its person is being thought about.
    asking: bool,
    /// It does not read as fast as it is written to. It is dropped and can come back for a snapshot.
    behind: Cell<bool>,
}

/// How a client wants to be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Wish {
    /// The position with every update, and the log from its beginning.
    #[default]
    Whole,
    /// What changed in the position, and the newest part of the log.
    Changes,
}

impl Connection {
    pub fn new(id: ConnectionId, arrival: Arrival, held: SeatSet, eyes: Viewer) -> Connection {
        let Arrival { user, from, wish, looking, out } = arrival;
        let (last, behind) = (RefCell::default(), Cell::new(false));
        Connection { id, user, from, out, held, eyes, wish, looking, last, asking: false, behind }
    }

    /// Whose time an answer to it takes.
    pub fn payer(&self) -> Payer {
        Payer { address: Some(self.from), person: self.user.id().into() }
    }

    pub fn wish(&self) -> Wish {
        self.wish
    }

    /// The position that a change can start from.
    pub fn last_position(&self) -> Option<Arc<Sent>> {
        self.last.borrow().clone()
    }

    /// It is sent this position, whole or as a change.
    pub fn keep_position(&self, position: Option<Arc<Sent>>) {
        if self.wish == Wish::Changes {
            self.last.replace(position);
        }
    }

    pub fn user(&self) -> &User {
        &self.user
    }

    /// The seats of its person.
    pub fn held(&self) -> SeatSet {
        self.held
    }

    pub fn is_looking(&self) -> bool {
        self.looking
    }

    pub fn eyes(&self) -> Viewer {
        self.eyes
    }

    pub fn send(&self, frame: Utf8Bytes) {
        if self.out.send(frame).is_err() {
            self.behind.set(true);
        }
    }

    pub fn close(&self) {
        self.out.close();
    }
}

#[derive(Default)]
pub struct Connections(Vec<Connection>);

impl Connections {
    pub fn add(&mut self, connection: Connection) -> &Connection {
        self.0.push(connection);
        &self.0[self.0.len() - 1]
    }

    pub fn remove(&mut self, id: ConnectionId) -> Option<Connection> {
        let at = self.0.iter().position(|connection| connection.id == id)?;
        Some(self.0.swap_remove(at))
    }

    /// Refuses if the connection has gone meanwhile; nobody reads that refusal.
    pub fn get(&self, id: ConnectionId) -> Result<&Connection, Refused> {
        self.0.iter().find(|connection| connection.id == id).ok_or_else(internal)
    }

    fn get_mut(&mut self, id: ConnectionId) -> Result<&mut Connection, Refused> {
        self.0.iter_mut().find(|connection| connection.id == id).ok_or_else(internal)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Connection> {
        self.0.iter()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seats of the people who are here.
    pub fn seats_here(&self) -> SeatSet {
        self.0.iter().flat_map(|connection| connection.held.iter()).collect()
    }

    pub fn spectators(&self) -> u32 {
        self.0.iter().filter(|connection| connection.held.is_empty()).count() as u32
    }

    /// Who pays for what the table needs: the host, or else somebody who plays, or else somebody who watches.
    pub fn paying(&self, host: &String) -> Option<&Connection> {
        let rank = |connection: &&Connection| {
            (!connection.user.ids().contains(host), connection.held.is_empty(), connection.id)
        };
        self.0.iter().min_by_key(rank)
    }

    /// Whether the person with this id is here, in any of their guises.
    pub fn has_user(&self, id: &String) -> bool {
        self.0.iter().any(|connection| connection.user.ids().contains(id))
    }

    /// Whether the person with this id sees the table on any of their pages.
    pub fn is_looking(&self, id: &String) -> bool {
        self.0.iter().any(|connection| connection.looking && connection.user.ids().contains(id))
    }

    pub fn set_looking(&mut self, id: ConnectionId, looking: bool) -> Result<&Connection, Refused> {
        let connection = self.get_mut(id)?;
        connection.looking = looking;
        Ok(connection)
    }

    pub fn look(&mut self, id: ConnectionId, eyes: Viewer) -> Result<&Connection, Refused> {
        let connection = self.get_mut(id)?;
        connection.eyes = eyes;
        Ok(connection)
    }

    /// Gives everybody the seats that `held` says are theirs, and the eyes that go with them. Returns whose seats changed.
    pub fn reseat(&mut self, held: impl Fn(&User) -> SeatSet, eyes: impl Fn(SeatSet) -> Viewer) -> Vec<ConnectionId> {
        let mut changed = Vec::new();
        for connection in &mut self.0 {
            let now = held(&connection.user);
            if now != connection.held {
                (connection.held, connection.eyes) = (now, eyes(now));
                changed.push(connection.id);
            }
        }
        changed
    }

    /// A connection has one question at a time; each is asked with the eyes it has at that moment.
    pub fn begin_question(&mut self, id: ConnectionId) -> Result<Viewer, Refused> {
        let connection = self.get_mut(id)?;
        if std::mem::replace(&mut connection.asking, true) {
            return refuse(Code::TooMany, say!("table-one-question"));
        }
        Ok(connection.eyes)
    }

    /// None where the connection has gone meanwhile.
    pub fn end_question(&mut self, id: ConnectionId) -> Option<&Connection> {
        let connection = self.get_mut(id).ok()?;
        connection.asking = false;
        Some(connection)
    }

    /// Connections that do not keep up.
    pub fn behind(&self) -> Vec<ConnectionId> {
        self.0.iter().filter(|connection| connection.behind.get()).map(|connection| connection.id).collect()
    }
}
