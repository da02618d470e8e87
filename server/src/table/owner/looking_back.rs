//! Earlier positions, for people who come back: with their own eyes, so they learn nothing they could not have seen then.

use std::sync::Arc;
use std::time::Duration;

use hustings_catalog::{Catalog, Refused as NotPlayed};
use hustings_core::{Record, Viewer};

use super::connections::ConnectionId;
use super::frames::{refused, text};
use super::{Message, Owner};
use crate::protocol::{EarlierPosition, LookedBack, Refused, Seq, ServerMessage, by_catalog, internal};
use crate::table::state::KnownMove;

/// Positions in one answer, because each contains a whole view.
const MOST: usize = 40;
/// About what it takes to play a long game again.
const COST: Duration = Duration::from_millis(20);

impl Owner {
    pub(super) fn look_back(&self, id: ConnectionId, request: Option<u32>, after: Seq) -> Result<(), Refused> {
        let connection = self.connections.get(id)?;
        let (eyes, payer) = (connection.eyes(), connection.payer());
        let log = self.table.log();
        let after = log.real(after, eyes);
        let mut record = self.table.game().ok_or_else(internal)?.record();
        (record.result, record.events) = (None, None);
        let wanted = Wanted { eyes, after, moves: self.table.known_moves(eyes) };
        let shown: Vec<Seq> = wanted.moves.iter().map(|known| log.shown(known.seq, eyes)).collect();
        let start = log.shown(after, eyes);
        let work = move |catalog: &Catalog| {
            let steps = wanted.positions(catalog, &record)?;
            let seq = |at: Option<usize>| at.map_or(start, |at| shown[at]);
            let steps = steps.into_iter().map(|(at, view)| EarlierPosition { seq: seq(at), view }).collect();
            Ok::<_, NotPlayed>(text(&ServerMessage::LookBack(LookedBack { id: request, steps })))
        };
        let (context, no) = (Arc::clone(&self.context), self.no);
        tokio::spawn(async move {
            let answer = match context.errand(payer, COST, work).await {
                Ok(Ok(steps)) => steps,
                Ok(Err(why)) => refused(request, by_catalog(why)),
                Err(_) => refused(request, internal()),
            };
            context.tables().deliver(no, Message::Previewed { id, request, eyes, answer }).await;
        });
        Ok(())
    }
}

struct Wanted {
    eyes: Viewer,
    after: Seq,
    moves: Vec<KnownMove>,
}

/// A position after one of the known moves; none for the first position, which was in force already.
type Position = (Option<usize>, Box<serde_json::value::RawValue>);

impl Wanted {
    fn positions(&self, catalog: &Catalog, record: &Record) -> Result<Vec<Position>, NotPlayed> {
        let first = self.moves.partition_point(|known| known.seq <= self.after);
        let before = first.checked_sub(1).map_or(0, |at| self.moves[at].number);
        let mut game = catalog.open(record)?.game;
        let (mut played, mut found) = (0, Vec::new());
        let mut at = first;
        loop {
            let number = if found.is_empty() { before } else { self.moves[at - 1].number };
            for (seat, mv) in &record.moves[played..number] {
                game.play(*seat, mv)?;
            }
            played = number;
            found.push(((!found.is_empty()).then(|| at - 1), game.view(self.eyes)?));
            if at == self.moves.len() || found.len() > MOST {
                return Ok(found);
            }
            at += 1;
        }
    }
}
