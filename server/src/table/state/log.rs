//! The table's log: the journal's entries with what the game told, and the one place where an entry becomes what a viewer may read of it.

use hustings_catalog::Events;
use hustings_core::Viewer;

use super::history::{Played, known};
use super::quiet::Quiet;
use crate::protocol::{Happening, LogEntry, SeatKind, Seq, Stead, UnixMs};
use crate::store::{Entry, Stored};

#[derive(Default)]
pub struct Log {
    lines: Vec<Logged>,
    quiet: Quiet,
    /// The newest line that everybody may know of, and when it was written.
    public: (Seq, UnixMs),
}

/// A line of the log, unredacted.
pub struct Logged {
    stored: Stored,
    with: With,
}

/// What an entry alone does not say.
pub enum With {
    Nothing,
    /// The events of the setup or of a move.
    Told(Events),
    /// The moves that were taken back.
    Gone(Vec<Played>),
}

impl Logged {
    pub fn seq(&self) -> Seq {
        self.stored.seq
    }

    pub fn entry(&self) -> &Entry {
        &self.stored.entry
    }

    /// Built up from nothing: what is not named here stays in the journal.
    fn happening(&self, viewer: Viewer) -> Option<Happening> {
        let events = || if let With::Told(told) = &self.with { told.seen_by(viewer) } else { Vec::new() };
        Some(match &self.stored.entry {
            Entry::Seated { seat, name, user: _, bot } => {
                let kind = if bot.is_some() { SeatKind::Bot } else { SeatKind::Person };
                Happening::Seated { seat: *seat, name: name.clone(), kind }
            }
            Entry::Stood { seat } => Happening::Stood { seat: *seat },
            Entry::Word { seat, word: _ } => Happening::Word { seat: *seat },
            Entry::Started => Happening::Started { events: events() },
            // At a frozen table there are no events: everybody sees that a move was made, and not which.
            Entry::Moved { seat, mv: _, by } => {
                let by = by.filter(|by| *by != Stead::Order);
                Happening::Moved { seat: *seat, by, events: events() }
            }
            Entry::Undone { seat, moves } => {
                let moves = if let With::Gone(gone) = &self.with { known(gone, viewer) } else { *moves };
                Happening::Undone { seat: *seat, moves }
            }
            Entry::TookBack { seat } => Happening::TookBack { seat: *seat },
            Entry::Paused { seat } => Happening::Paused { seat: *seat },
            Entry::Resumed { seat } => Happening::Resumed { seat: *seat },
            Entry::TakenOver { seat, bot, by } => Happening::TakenOver { seat: *seat, bot: bot.clone(), by: *by },
            Entry::HandedBack { seat } => Happening::HandedBack { seat: *seat },
            Entry::Resigned { seat } => Happening::Resigned { seat: *seat },
            Entry::TimedOut { seat } => Happening::TimedOut { seat: *seat },
            Entry::ClocksResumed | Entry::ClocksGivenBack { .. } => Happening::ClocksResumed,
            Entry::ChatPolicy { policy } => Happening::ChatPolicy { policy: *policy },
            Entry::Ended { .. } => Happening::Ended,
            Entry::Created(_)
            | Entry::Ordered { .. }
            | Entry::Chat { .. }
            | Entry::Rematch { .. }
            | Entry::Left { .. }
            | Entry::Proposed { .. }
            | Entry::Answered { .. } => return None,
        })
    }
}

impl Log {
    pub fn new(created_at: UnixMs) -> Log {
        Log { lines: Vec::new(), quiet: Quiet::default(), public: (1, created_at) }
    }

    /// `audience`: whether everybody may know of the entry, or one seat alone.
    pub(super) fn add(&mut self, stored: Stored, with: With, audience: Audience) {
        match audience {
            Audience::Everybody => self.public = (stored.seq, stored.at),
            Audience::Only(seat) => self.quiet.add(stored.seq, seat),
        }
        self.lines.push(Logged { stored, with });
    }

    /// Lines that name these people name them differently.
    pub(super) fn rename(&mut self, users: &[String], new: &str) {
        for line in &mut self.lines {
            if let Entry::Seated { name, user, .. } = &mut line.stored.entry
                && user.as_ref().is_some_and(|user| users.contains(user))
            {
                new.clone_into(name);
                *user = None;
            }
        }
    }

    /// An entry that has no line in the log: an order, which nobody else may know of, or chat, which everybody may.
    pub(super) fn skip(&mut self, seq: Seq, at: UnixMs, audience: Audience) {
        match audience {
            Audience::Everybody => self.public.1 = at,
            Audience::Only(seat) => self.quiet.add(seq, seat),
        }
    }

    /// The newest line that everybody may know of.
    pub fn public_seq(&self) -> Seq {
        self.public.0
    }

    /// When something last happened that everybody may know of.
    pub fn public_at(&self) -> UnixMs {
        self.public.1
    }

    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &Logged> {
        self.lines.iter()
    }

    pub fn newest(&self) -> Option<&Logged> {
        self.lines.last()
    }

    pub fn is_hidden(&self, seq: Seq, viewer: Viewer) -> bool {
        self.quiet.is_hidden(seq, viewer)
    }

    /// The number by which `viewer` knows an entry.
    pub fn shown(&self, seq: Seq, viewer: Viewer) -> Seq {
        self.quiet.shown(seq, viewer)
    }

    /// The newest entry that `viewer` knows by this number, or not at all.
    pub fn real(&self, shown: Seq, viewer: Viewer) -> Seq {
        self.quiet.real(shown, viewer)
    }

    /// The line as `viewer` may read it. `eyes` are those whose view of events serves this viewer.
    pub fn line_for(&self, logged: &Logged, viewer: Viewer, eyes: Viewer) -> Option<LogEntry> {
        let Stored { seq, at, .. } = logged.stored;
        if self.quiet.is_hidden(seq, viewer) {
            return None;
        }
        let what = logged.happening(eyes)?;
        Some(LogEntry { seq: self.quiet.shown(seq, viewer), at, what })
    }
}

/// Who may know of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    Everybody,
    Only(hustings_core::Seat),
}
