//! `Refused`: the one shape of every refusal at the edge.

use std::fmt;

use hustings_core::{Arg, BadOption, Game, MAX_SEATS, Message, Refusal, ReplayError, Rule, Seat, Start, say};
use hustings_words::{self as words, Names};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Why a game, a seat, a move or a record is refused, as a code that programs can rely on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    IllegalMove,
    BadOptions,
    BadRecord,
    BadSeat,
    BadSeed,
    UnknownGame,
}

/// The page reads the server's codes and needs no type for these.
impl TS for Code {
    type WithoutGenerics = Code;
    type OptionInnerType = Code;

    fn name(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Code::name(config)
    }
}

/// A refusal: a code for programs, the rule behind it if there is one, and a message with its sentence in English. A protocol with codes
/// of its own, such as the engine's, uses the same shape with them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export, export_to = "refused.ts")]
pub struct Refused<C = Code> {
    pub code: C,
    #[schema(value_type = Option<String>, required)]
    #[ts(type = "string | null")]
    pub rule: Option<Rule>,
    /// The sentence in English, with seats by number.
    pub message: String,
    /// The same as an id with facts, for anyone who words it for themselves.
    #[schema(value_type = Object)]
    pub say: Message,
}

impl<C> Refused<C> {
    /// A refusal worded by the shared table's sentences.
    pub fn new(code: C, say: Message) -> Refused<C> {
        Refused { code, rule: None, message: words::shared().say(&say, &by_number()), say }
    }

    /// The same with a code of another protocol.
    pub fn map_code<D>(self, code: impl FnOnce(C) -> D) -> Refused<D> {
        let Refused { code: old, rule, message, say } = self;
        Refused { code: code(old), rule, message, say }
    }
}

impl Refused {
    /// A move of `seat` that the game refuses.
    pub fn illegal<G: Game>(start: &Start<G>, seat: Seat, why: &impl Refusal) -> Refused {
        let names = Names { you: Some(seat), ..Names::numbered(start.seats()) };
        let say = why.message();
        Refused { code: Code::IllegalMove, rule: Some(why.rule()), message: words::of(start).say(&say, &names), say }
    }

    /// A record that cannot be replayed.
    pub fn record<G: Game>(error: &ReplayError) -> Refused {
        let say = error.message();
        let message = words::standard::<G>().say(&say, &by_number());
        Refused { code: Code::BadRecord, rule: error.rule(), message, say }
    }

    /// The same for move `number` of a record: then the record is at fault.
    #[must_use]
    pub fn in_record(self, number: usize, seat: Seat, text: &str) -> Refused {
        let say = |why: Arg| say!("record-illegal-move", number, seat, text = text.to_owned(), why);
        let message = words::shared().say(&say(self.message.into()), &by_number());
        Refused { code: Code::BadRecord, rule: self.rule, message, say: say(self.say.into()) }
    }

    /// Options that the game refuses.
    pub fn options<G: Game>(bad: BadOption) -> Refused {
        let message = words::standard::<G>().say(&bad.message, &Names::default());
        Refused { code: Code::BadOptions, rule: Some(bad.rule), message, say: bad.message }
    }
}

/// Seats are named by number, as programs count them: from 0.
fn by_number() -> Names {
    Names::numbered(MAX_SEATS as u8)
}

impl<C> fmt::Display for Refused<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl<C: fmt::Debug> std::error::Error for Refused<C> {}
