//! Lists of tables: a projection of the journal, rebuilt from it whenever it lags behind. They come in pages: reading one costs what it
//! holds, however many tables there are.

use hustings_core::Seat;

use super::{Due, Entry, Eventually, TableNo, Try};
use crate::protocol::{Phase, Seq, TableSummary, UnixMs};

pub trait Tables: Send + Sync + 'static {
    /// Makes a table with its first entries, if there is room for it.
    fn create(&self, new: NewTable) -> Eventually<Creation>;

    /// The table with this name in links.
    fn table_no(&self, id: String) -> Eventually<Option<TableNo>>;

    /// Brings the lists up to date soon, not at once: the journal has it already.
    fn project(&self, table: TableNo, projection: Projection);

    /// The tables that go on by themselves, and those whose list entry lags behind the journal.
    fn to_wake(&self) -> Eventually<Vec<TableNo>>;

    /// The next tables after this one whose game is over, in the order in which they were made.
    fn over_after(&self, table: TableNo, most: u32) -> Eventually<Vec<TableNo>>;

    /// How far seated people had followed when they left.
    fn seen(&self, table: TableNo) -> Eventually<Vec<(String, Seq)>>;

    /// Public tables, open ones first, then those that are played; the newest change first in both. Without open tables at which nothing
    /// has happened since `since`.
    fn lobby(&self, me: Vec<String>, since: UnixMs, after: Option<Cursor>, most: u32) -> Eventually<Page>;

    /// The tables at which any of `me` sits, the newest change first.
    fn mine(&self, me: Vec<String>, which: Which, after: Option<Cursor>, most: u32) -> Eventually<Page>;

    /// Who made the table.
    fn host(&self, table: TableNo) -> Eventually<Option<String>>;

    fn summary(&self, table: TableNo, me: Vec<String>) -> Eventually<Option<TableSummary>>;
}

/// What lists show of a table.
#[derive(Debug, Clone)]
pub struct Projection {
    /// The newest entry it takes into account.
    pub seq: Seq,
    pub phase: Phase,
    /// Whether the table goes on by itself (a bot is to move, a clock runs), so that a restarted server must wake it.
    pub waiting: bool,
    pub changed_at: UnixMs,
    /// As a stranger sees it; `mine` and `my_turn` are filled in for each reader from `holders`.
    pub summary: TableSummary,
    /// By seat: whose it is and whether it is asked for a move.
    pub holders: Vec<Holder>,
    /// How far seated people had followed when they left.
    pub seen: Vec<(String, Seq)>,
    /// The try at the deal of a day that this table is.
    pub daily: Option<Try>,
    /// What people are to be told who are not here.
    pub due: Vec<Due>,
    /// People who are here and see everything themselves.
    pub here: Vec<String>,
    /// People whose turn it is not.
    pub idle: Vec<String>,
}

#[derive(Debug, Clone, serde::Serialize, serde::Deserialize)]
pub struct Holder {
    pub user: Option<String>,
    pub asked: bool,
    /// When the time for its move is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<UnixMs>,
}

/// A table about to be made.
#[derive(Debug)]
pub struct NewTable {
    pub listed: Projection,
    pub host: String,
    pub at: UnixMs,
    pub entries: Vec<Entry>,
    /// The room there is for it in the lobby; none where that does not matter.
    pub room: Option<Room>,
}

/// The limit on a host's open tables in the lobby: at most `most`, of those where something has happened since `since`.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    pub most: u32,
    pub since: UnixMs,
}

/// What became of a new table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Creation {
    Table(TableNo),
    /// The person has a try at the deal of the day already.
    AlreadyEntered,
    /// The host has as many open tables in the lobby as one person may have.
    TooManyWaiting,
}

/// Which of a person's tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    All,
    Unfinished,
    Over,
}

/// Where a row is in a list. A page begins after the last row of the page before (keyset pagination), so no rows are counted or skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    /// In the lobby: the group of rows. Smaller ones come first.
    pub group: Group,
    pub changed_at: UnixMs,
    pub no: TableNo,
}

/// The lobby has two groups of rows, the list of a person's tables has one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Open = 1,
    Played = 2,
}

impl Group {
    pub(super) const ALL: [Group; 2] = [Group::Open, Group::Played];

    /// Where a table stands in the lobby, if it does.
    pub(super) fn of(public: bool, phase: Phase) -> Option<Group> {
        match phase {
            Phase::Open if public => Some(Group::Open),
            Phase::Playing | Phase::Paused if public => Some(Group::Played),
            _ => None,
        }
    }
}

impl Cursor {
    /// Before every row of a group.
    pub(super) fn first(group: Group) -> Cursor {
        Cursor { group, changed_at: UnixMs::MAX, no: TableNo::MAX }
    }
}

/// On the wire a cursor is a text that clients send back unchanged.
impl std::fmt::Display for Cursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}.{}", self.group as u8, self.changed_at, self.no)
    }
}

impl std::str::FromStr for Cursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Cursor, ()> {
        let mut parts = text.splitn(3, '.');
        let mut number = || parts.next().and_then(|part| part.parse::<i64>().ok()).ok_or(());
        let (group, changed_at, no) = (number()?, number()?, number()?);
        let group = Group::ALL.into_iter().find(|known| *known as i64 == group).ok_or(())?;
        Ok(Cursor { group, changed_at, no })
    }
}

/// A part of a list.
#[derive(Debug, Default)]
pub struct Page {
    pub tables: Vec<TableSummary>,
    /// Where the next page begins; none after the last one.
    pub next: Option<Cursor>,
}

impl Page {
    /// From rows in order, one more than wanted if there is another page.
    pub(super) fn of(mut rows: Vec<(Cursor, String)>, most: u32, me: &[String]) -> Page {
        let more = rows.len() > most as usize;
        rows.truncate(most as usize);
        let next = rows.last().map(|(cursor, _)| *cursor).filter(|_| more);
        Page { tables: rows.iter().filter_map(|(_, row)| for_reader(row, me)).collect(), next }
    }
}

/// A row as it is kept.
#[derive(serde::Serialize, serde::Deserialize)]
struct Row {
    summary: TableSummary,
    holders: Vec<Holder>,
}

impl Projection {
    /// As it is kept.
    pub(super) fn row(&self) -> String {
        let row = Row { summary: self.summary.clone(), holders: self.holders.clone() };
        serde_json::to_string(&row).expect("a summary is plain data")
    }

    pub(super) fn group(&self) -> Option<Group> {
        Group::of(self.summary.public, self.phase)
    }

    /// Tables that are not played do not go on.
    pub(super) fn wakes(&self) -> bool {
        self.waiting && self.phase == Phase::Playing
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Those who sit at the table.
    pub(super) fn people(&self) -> impl Iterator<Item = &String> {
        self.holders.iter().filter_map(|holder| holder.user.as_ref())
    }

    /// The name under which a try at a day's deal is listed, and its score when it has one.
    pub(super) fn daily_result(&self) -> (&str, Option<i32>) {
        let name = self.summary.seats.first().map_or("", |seat| seat.name.as_str());
        let scores = self.summary.ending.as_ref().and_then(|ending| ending.scores.as_ref());
        (name, scores.and_then(|scores| scores.first().copied()))
    }
}

pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Playing => "playing",
        Phase::Paused => "paused",
        Phase::Over => "over",
        Phase::Frozen => "frozen",
    }
}

/// `None` for a row that an older program wrote and that has not been rebuilt yet.
pub(super) fn for_reader(row: &str, me: &[String]) -> Option<TableSummary> {
    let Row { mut summary, holders } = serde_json::from_str(row).ok()?;
    let own = |holder: &Holder| holder.user.as_ref().is_some_and(|user| me.contains(user));
    let seats = holders.iter().zip(0..).filter(|(holder, _)| own(holder));
    summary.mine = seats.map(|(_, seat)| Seat(seat)).collect();
    summary.my_turn = summary.phase == Phase::Playing && holders.iter().any(|holder| own(holder) && holder.asked);
    let deadlines = holders.iter().filter(|holder| own(holder) && holder.asked).filter_map(|holder| holder.deadline);
    summary.deadline = deadlines.min().filter(|_| summary.my_turn);
    Some(summary)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_reads_back_and_nonsense_does_not() {
        let cursor = Cursor { group: Group::Played, changed_at: 1_800_000_000_000, no: 17 };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for nonsense in ["", "2", "2.1", "3.1.1", "2.1.x", "2.1.1.1", "2.1.99999999999999999999"] {
            assert_eq!(nonsense.parse::<Cursor>(), Err(()), "{nonsense}");
        }
    }
}
