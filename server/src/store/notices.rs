//! Notices, as a store keeps them: the ways to reach people, and what is to be sent by them. What is due follows from the lists, so it is
//! written with them: a server that was killed writes the same again, and a notice that is there is not added twice.

use super::{Eventually, TableNo};
use crate::protocol::{NoticeChoice, NoticeWish, Seq, UnixMs, WayKind};

/// A way to reach a person, or everybody at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    pub id: String,
    pub user: String,
    pub kind: WayKind,
    /// Where to: an address, or what a browser gave for push, as JSON. A secret of its owner.
    pub target: String,
    /// For its owner.
    pub name: String,
    /// The table that it tells about; none for all tables of its owner.
    pub table: Option<TableNo>,
    /// What links in e-mails hold.
    pub token: String,
    pub confirmed: bool,
    pub wish: NoticeWish,
    pub failing: bool,
    /// The address at which its owner reaches the server.
    pub origin: String,
    pub created_at: UnixMs,
}

impl WayKind {
    pub const ALL: [WayKind; 5] = [WayKind::Push, WayKind::Mail, WayKind::Webhook, WayKind::Discord, WayKind::Slack];

    pub fn word(self) -> &'static str {
        match self {
            WayKind::Push => "push",
            WayKind::Mail => "mail",
            WayKind::Webhook => "webhook",
            WayKind::Discord => "discord",
            WayKind::Slack => "slack",
        }
    }

    /// A word that nobody wrote is the plainest of webhooks.
    pub fn of_word(word: &str) -> WayKind {
        WayKind::ALL.into_iter().find(|kind| kind.word() == word).unwrap_or(WayKind::Webhook)
    }
}

impl NoticeChoice {
    pub fn word(self) -> &'static str {
        match self {
            NoticeChoice::Usual => "usual",
            NoticeChoice::Always => "always",
            NoticeChoice::Never => "never",
        }
    }

    pub fn of_word(word: &str) -> NoticeChoice {
        let all = [NoticeChoice::Always, NoticeChoice::Never];
        all.into_iter().find(|choice| choice.word() == word).unwrap_or_default()
    }
}

/// What somebody is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Occasion {
    /// It is their turn.
    Turn,
    /// Half of the time for it has gone.
    Half,
    /// An hour is left.
    Hour,
    /// The game has begun.
    Started,
    /// The game is over.
    Over,
}

impl Occasion {
    /// Those that end with the turn.
    pub const OF_A_TURN: [Occasion; 3] = [Occasion::Turn, Occasion::Half, Occasion::Hour];
    pub const ALL: [Occasion; 5] = [Occasion::Turn, Occasion::Half, Occasion::Hour, Occasion::Started, Occasion::Over];

    pub fn word(self) -> &'static str {
        match self {
            Occasion::Turn => "turn",
            Occasion::Half => "half",
            Occasion::Hour => "hour",
            Occasion::Started => "started",
            Occasion::Over => "over",
        }
    }

    pub fn of_word(word: &str) -> Option<Occasion> {
        Occasion::ALL.into_iter().find(|occasion| occasion.word() == word)
    }

    /// The wish that asks for it; the column of a way that has it.
    pub(super) fn wish(self) -> &'static str {
        match self {
            Occasion::Turn => "turn",
            Occasion::Half | Occasion::Hour => "reminder",
            Occasion::Started | Occasion::Over => "game",
        }
    }
}

/// Somebody at a table is to be told something, unless they had followed up to `since` when they left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    pub user: String,
    pub occasion: Occasion,
    /// The entry that is the reason: for the same one nobody is told twice.
    pub since: Seq,
    /// When that was written. Ways that were added later do not tell of it.
    pub at: UnixMs,
    pub due_at: UnixMs,
}

/// A notice that is to be sent now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    pub table: TableNo,
    /// Who is asked, by the id with which they sit there.
    pub user: String,
    pub occasion: Occasion,
    pub since: Seq,
    pub due_at: UnixMs,
    /// How often it was tried before.
    pub tries: u32,
}

/// All that is to be sent by one way now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outgoing {
    pub way: Way,
    pub notices: Vec<Notice>,
}

/// What became of notices that were claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delivery {
    /// They were sent, or never can be. `next_at`: nothing more is sent by this way before that.
    Done { at: UnixMs, next_at: UnixMs, failing: bool },
    /// They are tried again then.
    Later { due_at: UnixMs },
}

pub trait Notices: Send + Sync + 'static {
    /// A person's ways by any of their ids, the oldest first.
    fn ways_of(&self, users: Vec<String>) -> Eventually<Vec<Way>>;

    fn way(&self, id: String) -> Eventually<Option<Way>>;

    /// By what a link in an e-mail holds.
    fn way_by_token(&self, token: String) -> Eventually<Option<Way>>;

    /// A new way; it replaces the one of the same owner to the same place. False where its owner has `most` already.
    fn add_way(&self, way: Way, most: u32) -> Eventually<bool>;

    /// An e-mail is about to ask the owner of an address whether it is theirs. False where `most` did so since then, whoever gave the
    /// address and whatever became of it.
    fn may_ask(&self, address: String, now: UnixMs, since: UnixMs, most: u32) -> Eventually<bool>;

    /// What its owner wishes, and whether it was confirmed.
    fn change_way(&self, id: String, wish: NoticeWish, confirmed: bool) -> Eventually<()>;

    /// With all that was to be sent by it.
    fn remove_way(&self, id: String) -> Eventually<()>;

    fn notice_choice(&self, user: String, table: TableNo) -> Eventually<NoticeChoice>;

    fn choose_notices(&self, user: String, table: TableNo, choice: NoticeChoice) -> Eventually<()>;

    /// The secret of a person's calendar.
    fn calendar_of(&self, user: String) -> Eventually<Option<String>>;

    fn set_calendar(&self, user: String, secret: Option<String>) -> Eventually<()>;

    /// All ids of the person whose calendar it is.
    fn owner_of_calendar(&self, secret: String) -> Eventually<Option<Vec<String>>>;

    /// What is due, of at most `most` ways: the caller's until `until`.
    fn claim_notices(&self, now: UnixMs, until: UnixMs, most: u32) -> Eventually<Vec<Outgoing>>;

    /// What became of them. A notice whose turn has ended meanwhile is gone.
    fn delivered(&self, way: String, notices: Vec<Notice>, what: Delivery) -> Eventually<()>;

    /// The house's secret of this name: the first that anybody proposes.
    fn house_secret(&self, name: &'static str, proposed: Vec<u8>) -> Eventually<Vec<u8>>;
}
