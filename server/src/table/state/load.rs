//! From a journal to the table it leads to; or to one that can only be read, where this server has other rules or components.

use hustings_catalog::{Catalog, Refused};
use hustings_core::{Message, NONE, SeatSet, say};

use super::{
    Asked, Broken, Chat, Choices, Clocks, Earlier, History, Log, NotPrepared, Orders, Preparation, Prepared, Proposals,
    Shown, Sitter, Table, TakenBack, Turns,
};
use crate::protocol::{Phase, Seq};
use crate::store::{Created, Entry, Stored, TableNo};

/// A journal that cannot be followed.
#[derive(Debug, thiserror::Error)]
#[error("the journal of table {table} makes no sense at entry {seq}: {why}")]
pub struct BrokenAt {
    table: TableNo,
    seq: Seq,
    why: Broken,
}

impl Table {
    /// The table a journal leads to.
    pub fn load(no: TableNo, entries: Vec<Stored>, catalog: &Catalog) -> Result<Table, BrokenAt> {
        let broken = |seq, why| BrokenAt { table: no, seq, why };
        let mut table = Table::begin(&entries, catalog).map_err(|why| broken(1, why))?;
        let takes_back = |stored: &Stored| TakenBack::by(&stored.entry).is_some();
        let mut earlier = entries.iter().any(takes_back).then(Earlier::default);
        for stored in entries.into_iter().skip(1) {
            let (seq, entry) = (stored.seq, earlier.is_some().then(|| stored.entry.clone()));
            let prepared = table.prepare_while_loading(no, &stored, earlier.as_mut(), catalog);
            table.apply(stored, prepared.map_err(|why| broken(seq, why))?, catalog).map_err(|why| broken(seq, why))?;
            match (&mut earlier, entry, table.game()) {
                (Some(earlier), Some(Entry::Started), Some(game)) => earlier.started(game),
                (Some(earlier), Some(Entry::Moved { seat, mv, .. }), Some(game)) => earlier.moved(seat, &mv, game),
                _ => {}
            }
        }
        if let Some(game) = table.game().filter(|_| table.phase != Phase::Over) {
            let mut record = game.record();
            (record.result, record.events) = (None, None);
            let choices = Choices::replay(catalog, &record, table.history.all());
            table.choices = choices.map_err(|refused| broken(table.seq, refused.into()))?;
        }
        table.loading = false;
        Ok(table)
    }

    fn prepare_while_loading(
        &mut self,
        no: TableNo,
        stored: &Stored,
        earlier: Option<&mut Earlier>,
        catalog: &Catalog,
    ) -> Result<Prepared, Broken> {
        if let (Some(earlier), Some(_), Some(taken_back)) = (earlier, self.game(), TakenBack::by(&stored.entry)) {
            let (kept, again) = taken_back.of(self.history.all())?;
            return Ok(Prepared::Rewound {
                game: earlier.take_back(kept, again)?,
                choices: Choices::none(self.created.seats),
            });
        }
        let prepared = match self.prepare(&stored.entry) {
            Ok(Preparation::Done(prepared)) => return Ok(prepared),
            Ok(Preparation::Long(rewind)) => rewind.run(catalog),
            Err(refused) => Err(refused.into()),
        };
        match prepared {
            Ok(prepared) => Ok(prepared),
            // The rules of the same version took this move: our rules changed without saying so.
            Err(NotPrepared::Refused(refused)) if matches!(stored.entry, Entry::Moved { .. }) => {
                // The reason would tell everybody of a move that some may not know, so it goes only to the log of the server.
                tracing::error!(table = no, seq = stored.seq, %refused, "a move can no longer be replayed");
                self.freeze(say!("table-frozen-move"));
                Ok(Prepared::Nothing)
            }
            Err(NotPrepared::Refused(refused)) => Err(Broken::Unplayable(refused)),
            Err(NotPrepared::Broken(broken)) => Err(broken),
        }
    }

    /// The table after its first entry.
    fn begin(entries: &[Stored], catalog: &Catalog) -> Result<Table, Broken> {
        let Some(Stored { seq: 1, at, entry: Entry::Created(created) }) = entries.first() else {
            return Err(Broken::NotCreated);
        };
        let (at, created) = (*at, Created::clone(created));
        let seats = created.seats;
        let mut table = Table {
            created_at: at,
            seq: 1,
            changed_at: at,
            phase: Phase::Open,
            seats: vec![Sitter::default(); usize::from(seats)],
            game: None,
            pending: SeatSet::NONE,
            asked: (0..seats).map(|_| Asked::default()).collect(),
            history: History::default(),
            choices: Choices::none(seats),
            loading: true,
            shown: Shown::default(),
            orders: Orders::none(seats),
            log: Log::new(at),
            chat: Chat::default(),
            clocks: Clocks::new(created.clock, seats, at),
            turns: Turns::none(seats),
            ending: None,
            rematch: None,
            proposals: Proposals::default(),
            series: created.series.clone(),
            frozen: None,
            created,
        };
        if let Some(why) = table.why_frozen(catalog) {
            table.freeze(why);
        }
        Ok(table)
    }

    /// Why the table cannot be played on this server.
    fn why_frozen(&self, catalog: &Catalog) -> Option<Message> {
        let refused = |refused: Refused| refused.say;
        let game = match catalog.game(&self.created.game) {
            Ok(game) => game,
            Err(why) => return Some(refused(why)),
        };
        let (found, current) = (self.created.rules, game.info().rules_version);
        if found != current {
            return Some(say!("table-frozen-rules", found, current));
        }
        let (options, set) = (&self.created.options, self.created.set.as_deref());
        let current = match game.plays_set(options, set) {
            Ok(true) => return None,
            Ok(false) => game.set_of(options),
            Err(why) => Err(why),
        };
        match current {
            Ok(current) => {
                let known = |set: Option<&str>| set.unwrap_or(NONE).to_owned();
                Some(say!("table-frozen-set", found = known(set), current = known(current.as_deref())))
            }
            Err(why) => Some(refused(why)),
        }
    }

    fn freeze(&mut self, why: Message) {
        self.frozen = Some(why);
        self.game = None;
        self.pending = SeatSet::NONE;
        if self.phase != Phase::Over {
            self.phase = Phase::Frozen;
        }
    }
}
