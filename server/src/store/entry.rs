//! The entries of a journal. Later versions read them again: add to them, never change them.

use hustings_core::{Outcome, Record, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::protocol::{ChatPolicy, Clock, EndedHow, Proposed, Seq, Series, Stead, Timeout, UnixMs};

/// An entry with its place in the journal.
#[derive(Debug, Clone, PartialEq)]
pub struct Stored {
    pub seq: Seq,
    pub at: UnixMs,
    pub entry: Entry,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    Created(Box<Created>),
    /// A person (`user`) or a bot sits down.
    Seated {
        seat: Seat,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        user: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    Stood {
        seat: Seat,
    },
    Word {
        seat: Seat,
        word: String,
    },
    Started,
    Moved {
        seat: Seat,
        mv: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Stead>,
    },
    Undone {
        seat: Seat,
        moves: u32,
    },
    /// The seat's newest move is taken back, a secret choice that nobody else was told of; what others did since stays.
    TookBack {
        seat: Seat,
    },
    /// The seat's standing orders from now on; nobody else may know of them.
    Ordered {
        seat: Seat,
        orders: Vec<String>,
    },
    Paused {
        seat: Seat,
    },
    Resumed {
        seat: Seat,
    },
    TakenOver {
        seat: Seat,
        bot: String,
        by: Seat,
    },
    HandedBack {
        seat: Seat,
    },
    Resigned {
        seat: Seat,
    },
    TimedOut {
        seat: Seat,
    },
    ClocksResumed,
    /// The same after nobody had run the table for this long, while people may have moved: what clocks were charged in that time they get back.
    ClocksGivenBack {
        ms: i64,
    },
    Chat {
        user: String,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        text: String,
    },
    ChatPolicy {
        policy: ChatPolicy,
    },
    Ended {
        how: EndedHow,
        ranks: Vec<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        outcome: Option<Outcome>,
        /// The hash over all events, for the record.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        events: Option<String>,
    },
    Rematch {
        table: String,
    },
    /// A person has left the house for good, by all their ids: from here on the table shows this name wherever it showed theirs, in what was
    /// written before too.
    Left {
        users: Vec<String>,
        name: String,
    },
    /// A seat proposes something to those that are asked.
    Proposed {
        seat: Seat,
        what: Proposed,
        asked: Vec<Seat>,
    },
    /// Seats that were asked agree, or do not.
    Answered {
        seats: Vec<Seat>,
        agree: bool,
    },
}

/// The first entry of every table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Created {
    pub id: String,
    pub game: String,
    pub rules: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    pub seats: u8,
    /// Complete.
    pub options: Value,
    /// The secret seed: its hash is published at once, the seed itself only at the end.
    pub seed: String,
    pub commitment: String,
    pub host: String,
    pub public: bool,
    pub clock: Clock,
    pub timeout: Timeout,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
    /// The day whose deal this is, counted from 1970; nothing for an ordinary table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<i64>,
    /// How the games before this one ended, for a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// The table plays on from a position of another game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<Begun>,
}

/// A game whose first moves were made elsewhere. They stand in the journal like any others, and its luck is the other game's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Begun {
    pub moves: u32,
    /// The players' words that went into its luck, as its record has them.
    pub words: Vec<String>,
}

impl Entry {
    /// The seat it is about, if it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Seated { seat, .. }
            | Entry::Stood { seat }
            | Entry::Word { seat, .. }
            | Entry::Moved { seat, .. }
            | Entry::Undone { seat, .. }
            | Entry::TookBack { seat }
            | Entry::Ordered { seat, .. }
            | Entry::Paused { seat }
            | Entry::Resumed { seat }
            | Entry::TakenOver { seat, .. }
            | Entry::HandedBack { seat }
            | Entry::Resigned { seat }
            | Entry::TimedOut { seat }
            | Entry::Proposed { seat, .. } => Some(*seat),
            Entry::Created(_)
            | Entry::Started
            | Entry::ClocksResumed
            | Entry::ClocksGivenBack { .. }
            | Entry::Chat { .. }
            | Entry::ChatPolicy { .. }
            | Entry::Ended { .. }
            | Entry::Rematch { .. }
            | Entry::Left { .. }
            | Entry::Answered { .. } => None,
        }
    }
}

/// The record of a table, from its entries alone: it works for tables of any version.
pub fn record(entries: &[Stored]) -> Option<Record> {
    let Entry::Created(created) = &entries.first()?.entry else { return None };
    let seats = usize::from(created.seats);
    let mut options = created.options.clone();
    if let Some(options) = options.as_object_mut() {
        options.remove("set"); // the header names it
    }
    let mut record = Record {
        game: created.game.clone(),
        rules: created.rules,
        set: created.set.clone(),
        seats: created.seats,
        options,
        names: vec![String::new(); seats],
        seed: Some(created.seed.clone()),
        commitment: Some(created.commitment.clone()).filter(|_| created.begun.is_none()),
        words: created.begun.as_ref().map_or_else(|| vec![String::new(); seats], |begun| begun.words.clone()),
        moves: Vec::new(),
        result: None,
        events: None,
    };
    let mut holders: Vec<Option<&String>> = vec![None; seats];
    for stored in entries {
        match &stored.entry {
            Entry::Seated { seat, name, user, .. } => {
                record.names[seat.index()].clone_from(name);
                holders[seat.index()] = user.as_ref();
            }
            Entry::Left { users, name } => {
                let own = |holder: &Option<&String>| holder.is_some_and(|holder| users.contains(holder));
                for (shown, _) in record.names.iter_mut().zip(&holders).filter(|(_, holder)| own(holder)) {
                    shown.clone_from(name);
                }
            }
            Entry::Word { seat, word } => record.words[seat.index()].clone_from(word),
            Entry::Moved { seat, mv, .. } => record.moves.push((*seat, mv.clone())),
            Entry::Undone { moves, .. } => {
                record.moves.truncate(record.moves.len().saturating_sub(*moves as usize));
            }
            Entry::TookBack { seat } => {
                if let Some(last) = record.moves.iter().rposition(|(mover, _)| mover == seat) {
                    record.moves.remove(last);
                }
            }
            Entry::Ended { outcome, events, .. } => {
                record.result.clone_from(outcome);
                record.events.clone_from(events);
            }
            _ => {}
        }
    }
    Some(record)
}
