//! Who sits where, and who decides for a seat.

use crate::protocol::{SeatInfo, SeatKind};

/// A seat's holder. The default is an open seat.
#[derive(Debug, Clone, Default)]
pub struct Sitter {
    /// Empty while the seat is open.
    name: String,
    holder: Holder,
    /// The bot that plays for the person who holds the seat.
    stand_in: Option<String>,
    resigned: bool,
    word: Option<String>,
    /// A bot makes the next decision, because time was up.
    out_of_time: bool,
}

#[derive(Debug, Clone, Default)]
enum Holder {
    #[default]
    Nobody,
    User(String),
    Bot(String),
    /// A person who has left the house for good.
    Gone,
}

impl Sitter {
    pub(super) fn new(name: &str, user: Option<&String>, bot: Option<&String>) -> Sitter {
        let holder = match (bot, user) {
            (Some(bot), _) => Holder::Bot(bot.clone()),
            (None, Some(user)) => Holder::User(user.clone()),
            (None, None) => Holder::Nobody,
        };
        Sitter { name: name.to_owned(), holder, ..Sitter::default() }
    }

    pub fn kind(&self) -> SeatKind {
        match self.holder {
            Holder::Nobody => SeatKind::Open,
            Holder::User(_) | Holder::Gone => SeatKind::Person,
            Holder::Bot(_) => SeatKind::Bot,
        }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn user(&self) -> Option<&String> {
        if let Holder::User(user) = &self.holder { Some(user) } else { None }
    }

    /// The bot whose seat this is.
    pub fn bot(&self) -> Option<&String> {
        if let Holder::Bot(bot) = &self.holder { Some(bot) } else { None }
    }

    /// The bot that plays for the person who holds the seat.
    pub fn stand_in(&self) -> Option<&String> {
        self.stand_in.as_ref()
    }

    pub fn word(&self) -> Option<&String> {
        self.word.as_ref()
    }

    pub fn has_resigned(&self) -> bool {
        self.resigned
    }

    /// Whether a bot makes the next decision because the seat's time was up.
    pub fn is_out_of_time(&self) -> bool {
        self.out_of_time
    }

    pub fn is_ready(&self) -> bool {
        self.kind() != SeatKind::Open && self.word.is_some()
    }

    /// Whether a bot decides for the seat now.
    pub fn by_bot(&self) -> bool {
        self.bot().is_some() || self.stand_in.is_some() || self.resigned || self.out_of_time
    }

    pub fn info(&self, online: bool) -> SeatInfo {
        SeatInfo {
            kind: self.kind(),
            name: self.name.clone(),
            user: self.user().cloned(),
            bot: self.bot().or(self.stand_in.as_ref()).cloned(),
            taken_over: self.stand_in.is_some(),
            online: online || self.bot().is_some(),
            resigned: self.resigned,
            word: self.word.is_some(),
        }
    }

    pub(super) fn give_word(&mut self, word: &str) {
        self.word = Some(word.to_owned());
    }

    pub(super) fn take_over(&mut self, bot: &str) {
        self.stand_in = Some(bot.to_owned());
    }

    pub(super) fn hand_back(&mut self) {
        self.stand_in = None;
    }

    /// Its person has left the house for good.
    pub(super) fn leave(&mut self, name: &str) {
        self.name = name.to_owned();
        self.holder = Holder::Gone;
    }

    pub(super) fn resign(&mut self) {
        self.resigned = true;
    }

    pub(super) fn run_out_of_time(&mut self) {
        self.out_of_time = true;
    }

    /// The decision that took too long has been made, or taken back.
    pub(super) fn has_decided(&mut self) {
        self.out_of_time = false;
    }
}
