//! The log in pages: a newcomer gets its newest part and asks for what came before.

use hustings_core::Viewer;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::Owner;
use super::connections::ConnectionId;
use super::frames::text;
use crate::protocol::{LogPage, Refused, Seq, ServerMessage};

/// The size of a position together with its log, in bytes, unless the position alone is larger.
const WELCOME: usize = 24 * 1024;
/// The log beside a position, at least and at most, and a page of it.
const LEAST: usize = 3 * 1024;
const MOST: usize = 8 * 1024;
const PAGE: usize = 16 * 1024;

/// How many bytes of log go with a position.
pub fn room_beside(position: Option<&RawValue>) -> usize {
    let taken = position.map_or(0, |position| position.get().len());
    WELCOME.saturating_sub(taken).clamp(LEAST, MOST)
}

impl Owner {
    /// What these eyes may read of log and chat after `since` up to `until`: the newest lines that fit into `room` bytes, and always one.
    /// `since` and `until` are numbers of the journal, those of the page are numbers as these eyes know them.
    pub(super) fn log_page(&self, eyes: Viewer, since: Seq, until: Seq, room: usize) -> LogPage {
        let (table, log) = (&self.table, self.table.log());
        let in_range = |seq: Seq| since < seq && seq <= until;
        let mut lines = log.lines().rev().filter(|line| in_range(line.seq())).peekable();
        let mut chat = table.chat().lines().rev().filter(|line| in_range(line.seq)).peekable();
        let mut page = LogPage {
            id: None,
            since: log.shown(since, eyes),
            until: log.shown(until, eyes),
            log: Vec::new(),
            chat: Vec::new(),
        };
        let mut left = room;
        // Takes the newer of the two next, while there is room.
        loop {
            let is_chat = match (lines.peek(), chat.peek()) {
                (None, None) => break,
                (line, said) => said.map(|said| said.seq) > line.map(|line| line.seq()),
            };
            let (seq, written, onto) = if is_chat {
                let Some(said) = chat.next() else { break };
                (said.seq, Some(written(&table.line_for(said, eyes))), &mut page.chat)
            } else {
                let Some(line) = lines.next() else { break };
                (line.seq(), table.log_entry(line, eyes).map(|entry| written(&entry)), &mut page.log)
            };
            let Some(written) = written else { continue };
            if written.get().len() > left && left < room {
                page.since = log.shown(seq, eyes);
                break;
            }
            left = left.saturating_sub(written.get().len());
            onto.push(written);
        }
        page.log.reverse();
        page.chat.reverse();
        page
    }

    /// Earlier lines, to the connection that asked for them.
    pub(super) fn send_log(&self, id: ConnectionId, request: Option<u32>, until: Seq) -> Result<(), Refused> {
        let connection = self.connections.get(id)?;
        let until = self.table.log().real(until, connection.eyes()).min(self.table.seq());
        let page = LogPage { id: request, ..self.log_page(connection.eyes(), 0, until, PAGE) };
        connection.send(text(&ServerMessage::Log(page)));
        Ok(())
    }
}

fn written(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("a line is plain data")
}
