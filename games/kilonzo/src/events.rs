//! Everything that can happen. KL-7: everybody may know all of it, and it is enough to follow a game without its rules.

use std::fmt;

use hustings_core::{Nature, Outcome, Rule, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::moves::Token;
use crate::regions::Region;

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
    },
    /// KL-8.2: what a card asked for.
    Chose {
        seat: Seat,
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

/// How a candidate came to another place.
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

    fn words(self) -> &'static str {
        match self {
            Cause::Home => "to begin with",
            Cause::Funding => "as funding",
            Cause::Fare => "for the longer way",
            Cause::Landing => "for arriving where no rival is",
            Cause::Ad => "by an ad campaign",
            Cause::Smear => "by a smear campaign",
            Cause::Debate => "by the debate",
            Cause::Staying => "for staying",
            Cause::Card => "by the card",
        }
    }
}

impl hustings_core::Event for Event {
    fn seen_by(&self, _viewer: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    fn nature(&self) -> Nature {
        match self {
            Event::DeckShuffled { .. } | Event::Rolled { .. } => Nature::Chance,
            Event::Drew { .. } => Nature::Reveal,
            _ => Nature::Plain,
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
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::DeckShuffled { cards } => write!(f, "the {cards} Cards of Chance are shuffled"),
            Event::Rolled { seat, die, counts, .. } if die == counts => write!(f, "seat {seat} rolls {die}"),
            Event::Rolled { seat, die, counts, .. } => write!(f, "seat {seat} rolls {die}, which counts {counts}"),
            Event::Starter { seat } => write!(f, "seat {seat} starts"),
            Event::Placed { seat, to, by: Way::Home, .. } => write!(f, "seat {seat} makes {to} its home"),
            Event::Placed { seat, from: Some(from), to, by: Way::Move } => {
                write!(f, "seat {seat} moves from {from} to {to}")
            }
            Event::Placed { seat, to, .. } => write!(f, "seat {seat} is put in {to}"),
            Event::Influence { seat, at, amount, cause } => {
                let (verb, chips) = change(i16::from(*amount));
                write!(f, "seat {seat} {verb} {chips} influence in {at} {}", cause.words())
            }
            Event::Money { seat, amount, cause } => {
                let (verb, money) = change(*amount);
                let verb = if matches!(cause, Cause::Fare | Cause::Ad | Cause::Smear) { "pays" } else { verb };
                let words = match cause {
                    Cause::Ad => "for an ad campaign",
                    Cause::Smear => "for a smear campaign",
                    other => other.words(),
                };
                write!(f, "seat {seat} {verb} ${money} {words}")
            }
            Event::Turn { seat, year } => write!(f, "year {year} of seat {seat} begins"),
            Event::Drew { seat, name, text, .. } => write!(f, "seat {seat} draws {name}: {text}"),
            Event::Chose { seat, option, by: Chooser::Seat } => write!(f, "seat {seat} chooses {option}"),
            Event::Chose { option, by: Chooser::Engine, .. } => write!(f, "there is only one choice: {option}"),
            Event::NoOption { .. } => write!(f, "there is nothing to choose, so the card has no effect"),
            Event::Decided { winner, loser, purpose: Purpose::Interview } => {
                write!(f, "seat {winner} outshines seat {loser} in the interview")
            }
            Event::Decided { winner, loser, .. } => write!(f, "seat {winner} wins the debate against seat {loser}"),
            Event::GameOver { .. } => write!(f, "the five years are over: the votes are counted"),
        }
    }
}

fn change(amount: i16) -> (&'static str, u16) {
    (if amount < 0 { "loses" } else { "gains" }, amount.unsigned_abs())
}
