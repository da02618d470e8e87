//! Everything that can happen. KL-7: everybody may know all of it, and it is enough to follow a game without its rules.

use hustings_core::{Message, Nature, Outcome, Rule, Seat, Viewer};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::cards::Effect;
use crate::moves::Token;
use crate::regions::Region;
use crate::sentences;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoEvent")]
pub enum Event {
    DeckShuffled {
        cards: u8,
    },
    /// `counts` is the die and what a coach adds to it.
    Rolled {
        seat: Seat,
        die: u8,
        counts: u8,
        purpose: Purpose,
    },
    /// KL-2.1: who begins.
    Starter {
        seat: Seat,
    },
    /// A candidate changes its place; `from` is nothing when it enters the board.
    Placed {
        seat: Seat,
        from: Option<Region>,
        to: Region,
        by: Way,
    },
    /// Chips gained or lost, after KL-3.
    Influence {
        seat: Seat,
        at: Region,
        amount: i8,
        cause: Cause,
    },
    /// Money gained or lost, after KL-3.
    Money {
        seat: Seat,
        amount: i16,
        cause: Cause,
    },
    Turn {
        seat: Seat,
        year: u8,
    },
    /// KL-4.2: a card, shown to all.
    Drew {
        seat: Seat,
        card: &'static str,
        name: &'static str,
        text: &'static str,
        effect: &'static str,
        /// The effect, for sentences. It is not serialised, because the JSON of events is hashed into records and must
        /// not change.
        #[serde(skip)]
        what: Effect,
    },
    /// KL-8.2: what a card asked for.
    Chose {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        #[ts(type = "string")]
        option: Token,
        by: Chooser,
    },
    /// KL-8.2: a card that needs a choice found nothing to choose from.
    NoOption {
        seat: Seat,
        card: &'static str,
    },
    /// The end of a debate or an interview, once the dice differ.
    Decided {
        winner: Seat,
        loser: Seat,
        purpose: Purpose,
    },
    GameOver {
        outcome: Outcome,
    },
}

/// What a die is rolled for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoPurpose")]
pub enum Purpose {
    Start,
    Debate,
    Interview,
}

/// How a candidate moved to another region.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoWay")]
pub enum Way {
    Home,
    Move,
    Card,
}

/// Why chips or money change hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoCause")]
pub enum Cause {
    Home,
    Funding,
    /// The $1 of a move two regions away.
    Fare,
    Landing,
    Ad,
    Smear,
    Debate,
    Staying,
    Card,
}

/// Who made a card's choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoChooser")]
pub enum Chooser {
    Seat,
    /// There was only one option.
    Engine,
}

impl Purpose {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Purpose::Start => "start",
            Purpose::Debate => "debate",
            Purpose::Interview => "interview",
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Purpose::Start => "KL-2.1",
            Purpose::Debate => "KL-4.3e",
            Purpose::Interview => "KL-8.3",
        }
    }
}

impl Cause {
    fn rule(self) -> &'static str {
        match self {
            Cause::Home => "KL-2.2",
            Cause::Funding => "KL-4.1",
            Cause::Fare => "KL-4.3a",
            Cause::Landing => "KL-4.3b",
            Cause::Ad => "KL-4.3c",
            Cause::Smear => "KL-4.3d",
            Cause::Debate => "KL-4.3e",
            Cause::Staying => "KL-4.4",
            Cause::Card => "KL-8.3",
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Cause::Home => "home",
            Cause::Funding => "funding",
            Cause::Fare => "fare",
            Cause::Landing => "landing",
            Cause::Ad => "ad",
            Cause::Smear => "smear",
            Cause::Debate => "debate",
            Cause::Staying => "staying",
            Cause::Card => "card",
        }
    }
}

/// Serialises an option in notation, so that the JSON of events stays unchanged.
fn as_text<S: Serializer>(option: &Token, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(option)
}

impl hustings_core::Event for Event {
    fn seen_by(&self, _viewer: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    fn nature(&self) -> Nature {
        match self {
            Event::DeckShuffled { .. } | Event::Rolled { .. } => Nature::Chance,
            Event::Drew { .. } => Nature::Reveal,
            Event::Starter { .. }
            | Event::Placed { .. }
            | Event::Influence { .. }
            | Event::Money { .. }
            | Event::Turn { .. }
            | Event::Chose { .. }
            | Event::NoOption { .. }
            | Event::Decided { .. }
            | Event::GameOver { .. } => Nature::Plain,
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Event::DeckShuffled { .. } => "KL-1.4",
            Event::Starter { .. } => "KL-2.1",
            Event::Rolled { purpose, .. } | Event::Decided { purpose, .. } => purpose.rule(),
            Event::Placed { by: Way::Home, .. } => "KL-2.2",
            Event::Placed { by: Way::Move, .. } => "KL-4.3a",
            Event::Placed { by: Way::Card, .. } => "KL-4.5",
            Event::Influence { cause, .. } | Event::Money { cause, .. } => cause.rule(),
            Event::Turn { .. } => "KL-2.1",
            Event::Drew { .. } => "KL-4.2",
            Event::Chose { .. } | Event::NoOption { .. } => "KL-8.2",
            Event::GameOver { .. } => "KL-5.1",
        })
    }

    fn message(&self) -> Message {
        sentences::event(self)
    }
}
