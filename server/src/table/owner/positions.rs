//! Positions as they are sent. What several connections see is made once for all of them.

use std::collections::HashSet;
use std::sync::Arc;

use hustings_catalog::AnyView;
use hustings_core::{Seat, SeatSet, Viewer, difference, list_difference};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::connections::Connection;
use crate::protocol::{CanUndo, Position, SeatClock, SeatMoves, UnixMs};
use crate::table::state::Table;

/// What two connections must share to see the same position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Class {
    pub eyes: Viewer,
    /// The seats whose legal moves are listed.
    pub listed: SeatSet,
}

/// How many moves that are not legal now are kept behind those that are.
const MOST_IDLE: usize = 64;

/// A position as a connection was sent it, in parts that are compared with those of the next one.
pub struct Sent {
    played: u32,
    view: Arc<dyn AnyView>,
    pending: Vec<Seat>,
    lists: Vec<Listed>,
    clocks: Option<Vec<SeatClock>>,
}

/// What a position says about one seat.
struct Listed {
    seat: Seat,
    list: Arc<List>,
    idle: usize,
    can_undo: CanUndo,
    orders: Vec<&'static str>,
    ordered: bool,
    can_hint: bool,
}

/// A seat's legal moves as they are sent, followed by moves that were legal before. Many of those are legal again when the seat is next
/// asked, and then the change need not repeat them.
struct List(Vec<Arc<str>>);

impl List {
    /// The same list, followed by the moves that the connection was sent before.
    fn after(self: &Arc<List>, before: &Arc<List>) -> Arc<List> {
        if self.0.is_empty() || before.0.starts_with(&self.0) {
            return Arc::clone(before);
        }
        let legal: HashSet<&str> = self.0.iter().map(AsRef::as_ref).collect();
        let idle = before.0.iter().filter(|item| !legal.contains(item.as_ref())).take(MOST_IDLE);
        Arc::new(List(self.0.iter().chain(idle).cloned().collect()))
    }

    fn items(&self) -> Vec<&str> {
        self.0.iter().map(AsRef::as_ref).collect()
    }

    fn change_to(&self, next: &List) -> Option<String> {
        (self.0 != next.0).then(|| list_difference(&self.items(), &next.items()))
    }
}

impl Listed {
    fn new(table: &Table, seat: Seat, list: Arc<List>, idle: usize) -> Listed {
        Listed {
            seat,
            list,
            idle,
            can_undo: table.can_undo(seat),
            orders: table.orders_of(seat),
            ordered: table.ordered(seat).is_some(),
            can_hint: table.can_hint(seat),
        }
    }

    fn as_sent<'a>(&self, moves: &'a RawValue) -> SeatMoves<'a> {
        let Listed { seat, idle, can_undo, ordered, can_hint, .. } = *self;
        SeatMoves { seat, moves, idle, can_undo, orders: self.orders.clone(), ordered, can_hint }
    }

    /// None where nothing changed. Both are of the same seat.
    fn change_to(&self, next: &Listed) -> Option<String> {
        let list = if Arc::ptr_eq(&self.list, &next.list) { None } else { self.list.change_to(&next.list) };
        // `[]` removes a member: optional members are left out when they are empty.
        let optional = |name: &str, value: Option<String>| format!("\"{name}\":{}", value.as_deref().unwrap_or("[]"));
        let yes = |name: &str, is_so: bool| optional(name, is_so.then(|| "true".to_owned()));
        let changes = [
            list.map(|change| format!("\"moves\":{change}")),
            (self.idle != next.idle).then(|| optional("idle", (next.idle > 0).then(|| next.idle.to_string()))),
            (self.can_undo != next.can_undo).then(|| format!("\"can_undo\":{}", json(&next.can_undo))),
            (self.orders != next.orders)
                .then(|| optional("orders", (!next.orders.is_empty()).then(|| format!("[{}]", json(&next.orders))))),
            (self.ordered != next.ordered).then(|| yes("ordered", next.ordered)),
            (self.can_hint != next.can_hint).then(|| yes("can_hint", next.can_hint)),
        ];
        let changes: Vec<String> = changes.into_iter().flatten().collect();
        (!changes.is_empty()).then(|| format!("{{{}}}", changes.join(",")))
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a position is plain data")
}

fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).expect("what was written is JSON")
}

impl Sent {
    pub fn whole(&self) -> Box<RawValue> {
        let lists: Vec<_> = self.lists.iter().map(|one| raw(format!("[{}]", one.list.items().join(",")))).collect();
        let position = Position {
            played: self.played,
            view: &raw(self.view.text()),
            pending: self.pending.clone(),
            moves: self.lists.iter().zip(&lists).map(|(one, list)| one.as_sent(list)).collect(),
            clocks: self.clocks.clone(),
        };
        to_raw_value(&position).expect("a position is plain data")
    }

    /// What changed after it, as `core`'s differences are written, with what changed in the view.
    fn change_to(&self, next: &Sent, view: Option<&str>) -> Box<RawValue> {
        let mut parts = Vec::with_capacity(4);
        if self.played != next.played {
            parts.push(format!("\"played\":{}", next.played));
        }
        if let Some(change) = view {
            parts.push(format!("\"view\":{change}"));
        }
        if self.pending != next.pending {
            parts.push(format!("\"pending\":{}", difference(&json(&self.pending), &json(&next.pending))));
        }
        let changes: Vec<String> = self
            .lists
            .iter()
            .zip(&next.lists)
            .enumerate()
            .filter_map(|(place, (one, two))| Some(format!("\"{place}\":{}", one.change_to(two)?)))
            .collect();
        if !changes.is_empty() {
            parts.push(format!("\"moves\":{{{}}}", changes.join(",")));
        }
        if let (Some(clocks), Some(then)) = (&self.clocks, &next.clocks)
            && clocks != then
        {
            parts.push(format!("\"clocks\":{}", difference(&json(clocks), &json(then))));
        }
        raw(format!("{{{}}}", parts.join(",")))
    }

    /// Whether a change can lead from one to the other: they are of the same seats.
    pub fn can_change_to(&self, next: &Sent) -> bool {
        let seats = |sent: &Sent| sent.lists.iter().map(|one| one.seat).collect::<Vec<_>>();
        seats(self) == seats(next) && self.clocks.is_some() == next.clocks.is_some()
    }
}

/// The position of this moment, with the parts that were made already.
pub struct Now<'a> {
    table: &'a Table,
    at: UnixMs,
    lists: Vec<(Seat, Arc<List>)>,
    made: Vec<(Class, Arc<Sent>)>,
    changes: Vec<ViewChange>,
}

/// What changed from one view to another. Without secrets all seats see the same.
struct ViewChange {
    from: Arc<dyn AnyView>,
    to: Arc<dyn AnyView>,
    change: Option<Arc<str>>,
}

impl<'a> Now<'a> {
    pub fn new(table: &'a Table, at: UnixMs) -> Now<'a> {
        Now { table, at, lists: Vec::new(), made: Vec::new(), changes: Vec::new() }
    }

    /// The position as it is sent to a connection that was sent `last` before; none where there is no game. A connection that was sent
    /// nothing before gets it plain.
    pub fn position(&mut self, class: Class, last: Option<&Sent>) -> Option<Arc<Sent>> {
        let table = self.table;
        let view = table.seen(class.eyes)?;
        let mut lists = Vec::new();
        for seat in class.listed.iter() {
            let list = self.list(seat);
            let before = last.and_then(|last| last.lists.iter().find(|one| one.seat == seat));
            let sent = before.map_or_else(|| Arc::clone(&list), |before| list.after(&before.list));
            let idle = sent.0.len() - list.0.len();
            lists.push(Listed::new(table, seat, sent, idle));
        }
        // Those who are sent the same now are sent the same change next time.
        let is_same = |made: &Sent| made.lists.iter().zip(&lists).all(|(one, two)| one.list.0 == two.list.0);
        if let Some((_, made)) = self.made.iter().find(|(of, made)| *of == class && is_same(made)) {
            return Some(Arc::clone(made));
        }
        let sent = Arc::new(Sent {
            played: table.played(class.eyes),
            view,
            pending: table.pending().iter().collect(),
            lists,
            clocks: table.clocks().all(self.at),
        });
        self.made.push((class, Arc::clone(&sent)));
        Some(sent)
    }

    /// What changed from a position that was sent to the one that is sent now.
    pub fn change(&mut self, last: &Sent, next: &Sent) -> Box<RawValue> {
        let view = self.view_change(&last.view, &next.view);
        last.change_to(next, view.as_deref())
    }

    fn view_change(&mut self, from: &Arc<dyn AnyView>, to: &Arc<dyn AnyView>) -> Option<Arc<str>> {
        let same =
            |one: &Arc<dyn AnyView>, two: &Arc<dyn AnyView>| std::ptr::addr_eq(Arc::as_ptr(one), Arc::as_ptr(two));
        if let Some(known) = self.changes.iter().find(|known| same(&known.from, from) && same(&known.to, to)) {
            return known.change.clone();
        }
        let change: Option<Arc<str>> = from.change_to(&**to).map(Arc::from);
        self.changes.push(ViewChange { from: Arc::clone(from), to: Arc::clone(to), change: change.clone() });
        change
    }

    fn list(&mut self, seat: Seat) -> Arc<List> {
        if let Some((_, list)) = self.lists.iter().find(|(of, _)| *of == seat) {
            return Arc::clone(list);
        }
        let list = Arc::new(List(self.table.list_of(seat).into_iter().map(Arc::from).collect()));
        self.lists.push((seat, Arc::clone(&list)));
        list
    }
}

impl Table {
    /// Without secrets one view serves every seat and spectator.
    pub(super) fn common(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(_) if !self.has_secrets() => Viewer::Spectator,
            viewer => viewer,
        }
    }

    pub(super) fn class(&self, connection: &Connection) -> Class {
        let listed = match connection.eyes() {
            _ if !self.has_secrets() => connection.held(),
            Viewer::Seat(seat) => SeatSet::one(seat),
            Viewer::Spectator | Viewer::Everything => SeatSet::NONE,
        };
        Class { eyes: connection.eyes(), listed }
    }

    fn seen(&self, viewer: Viewer) -> Option<Arc<dyn AnyView>> {
        let view = self.view(self.common(viewer))?;
        let own = || self.game().and_then(|game| game.view(viewer).ok());
        debug_assert!(own().is_some_and(|own| own.get() == view.text()), "no secrets, and yet other views");
        Some(view)
    }
}
