//! How a table changes: decide on the table as it stands, prepare what the entries need, write them, and only when they are durable apply
//! and show them. The journal arbitrates: if another writer was first, its entries are read and shown, and the decision is made again.

use hustings_catalog::Catalog;
use hustings_core::say;

use super::Owner;
use crate::protocol::{Code, Phase, Refused, Seq, ServerMessage, by_catalog, internal};
use crate::store::{Entry, StoreError, Stored};
use crate::table::state::{NotPrepared, Preparation, Prepared};

/// How often a decision is made again because another writer was first.
const MOST_TRIES: u32 = 8;

/// Why entries were not written.
enum NotCommitted {
    /// Another writer took the sequence number.
    Conflict,
    Refused(Refused),
}

impl Owner {
    /// Writes what `decide` wants to write. No entries: there is nothing to do any more. Gives the newest sequence number.
    pub(super) async fn change(
        &mut self,
        decide: impl Fn(&Owner) -> Result<Vec<Entry>, Refused> + Send,
    ) -> Result<Seq, Refused> {
        for _ in 0..MOST_TRIES {
            let entries = decide(self)?;
            if entries.is_empty() {
                return Ok(self.table.seq());
            }
            match self.commit(entries).await {
                Ok(()) => return Ok(self.table.seq()),
                Err(NotCommitted::Conflict) => self.catch_up().await?,
                Err(NotCommitted::Refused(refusal)) => return Err(refusal),
            }
        }
        Err(Refused::new(Code::TooMany, say!("table-table-too-busy")))
    }

    async fn commit(&mut self, mut entries: Vec<Entry>) -> Result<(), NotCommitted> {
        // All are prepared on the table as it stands: of entries written together at most one needs it.
        let mut prepared = Vec::with_capacity(entries.len());
        for entry in &entries {
            let work = self.prepare(entry).await.map_err(|why| match why {
                Some(NotPrepared::Refused(refused)) => NotCommitted::Refused(by_catalog(refused)),
                Some(NotPrepared::Broken(_)) | None => NotCommitted::Refused(internal()),
            })?;
            prepared.push(work);
        }
        if let Some(end) = prepared.iter().find_map(|prepared| self.table.end_after(prepared)) {
            entries.push(end);
            prepared.push(Prepared::Nothing);
        }
        let (seq, at) = (self.table.seq(), self.context.now().max(self.table.changed_at()));
        match self.context.store().append(self.no, seq, at, &entries).await {
            Ok(()) => {}
            Err(StoreError::Conflict(_)) => {
                self.context.metrics().conflicted();
                return Err(NotCommitted::Conflict);
            }
            Err(error) => {
                tracing::error!(table = self.no, %error, "an entry was not written");
                // It may be in the journal all the same; then the journal is right.
                let _ = self.catch_up().await;
                return Err(NotCommitted::Refused(internal()));
            }
        }
        self.wrote = true;
        for ((entry, prepared), seq) in entries.into_iter().zip(prepared).zip(seq + 1..) {
            self.take_in(Stored { seq, at, entry }, prepared);
        }
        Ok(())
    }

    /// Reads and shows what another writer has added to the journal. If it cannot be read, the table stays as it is: nothing is written after
    /// entries that are not known here.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refused> {
        let news = match self.context.store().read(self.no, self.table.seq() + 1).await {
            Ok(news) => news,
            Err(error) => {
                tracing::error!(table = self.no, %error, "the journal cannot be read");
                // A newer program's entry, during an upgrade: people are sent to another node.
                self.lost |= matches!(error, StoreError::Unreadable { .. });
                return Err(internal());
            }
        };
        for stored in news {
            match self.prepare(&stored.entry).await {
                Ok(prepared) => {
                    self.wrote = false;
                    self.context.metrics().news_shown(self.context.now() - stored.at);
                    if let Entry::Chat { user, .. } = &stored.entry {
                        // Chat is limited by person, wherever they are connected.
                        self.chat_limit.charge(user.clone(), 1, self.context.now());
                    }
                    self.take_in(stored, prepared);
                }
                Err(why) => {
                    let why = why.map(|why| why.to_string());
                    tracing::error!(table = self.no, seq = stored.seq, why, "another writer's entry cannot be applied");
                    self.lost = true;
                    return Err(internal());
                }
            }
        }
        Ok(())
    }

    /// Works out what an entry needs, away from the async threads if it takes long. The error is `None` if the work panicked.
    async fn prepare(&mut self, entry: &Entry) -> Result<Prepared, Option<NotPrepared>> {
        match self.table.prepare(entry) {
            Ok(Preparation::Done(prepared)) => Ok(prepared),
            Ok(Preparation::Long(rewind)) => {
                let run = move |catalog: &Catalog| rewind.run(catalog);
                self.context.aside(run).await.map_err(|_| None)?.map_err(Some)
            }
            Err(refused) => Err(Some(refused.into())),
        }
    }

    /// Applies an entry that is durable, and shows it.
    fn take_in(&mut self, stored: Stored, prepared: Prepared) {
        let (seq, entry) = (stored.seq, stored.entry.clone());
        let proposal = self.table.proposal().map(|open| (open.id, open.waiting.len()));
        let was_asked = entry.seat().is_some_and(|seat| self.table.pending().contains(seat));
        if let Err(why) = self.table.apply(stored, prepared, self.context.catalog()) {
            // It was checked before it was written, so this is our bug; the journal is right.
            tracing::error!(table = self.no, seq, %why, "a written entry cannot be applied");
            self.lost = true;
            return;
        }
        self.show(&entry);
        if let Entry::Moved { seat, .. } = &entry {
            self.context.metrics().moved();
            self.answers.moved(*seat, was_asked);
        }
        if self.table.proposal().map(|open| (open.id, open.waiting.len())) != proposal {
            self.show_proposal();
        }
    }

    fn show(&mut self, entry: &Entry) {
        if let Entry::Ordered { seat, .. } = entry {
            // Lists do not tell of it either.
            self.send_orders(*seat);
            return;
        }
        // Another node's entries are listed there, and by whoever looks after the table.
        if self.leads() || self.wrote {
            self.lists_are_behind();
        }
        match entry {
            Entry::Proposed { .. } | Entry::Answered { .. } => {}
            Entry::Chat { .. } => self.send_chat(),
            Entry::Rematch { table } => self.send_all(&ServerMessage::Rematch { table }),
            Entry::Undone { .. } | Entry::Left { .. } => self.send_snapshots(),
            _ => self.send_update(),
        }
        if super::frames::changes_seats(entry) {
            self.reseat();
            if self.wrote && (self.table.phase() == Phase::Open || matches!(entry, Entry::Started)) {
                // Others' lists should not wait for the first move.
                self.list();
            }
        }
        if self.wrote && matches!(entry, Entry::Left { .. }) {
            // Nor do lists name somebody who has left.
            self.list();
        }
    }
}
