//! Name, seats, options; cheap to list.

use std::fmt;

use hustings_core::{BadOption, Info, OptionInfo, OptionKind, Seat, Start, box_text};
use serde::de::{Error as _, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::PoliticsAsUsual;
use crate::cards::{CARDS, Effect, ISSUES};
use crate::orders::ORDERS;

/// What the page says of moves and cards, for the terminal too.
pub(crate) const MOVE_WORDS: &str = include_str!("../words/page.en.ftl");

/// What stands on the boxes of all games.
pub(crate) const BOXES: &str = include_str!("../../../words/en/games.ftl");

pub(crate) const INFO: Info = Info {
    name: "politics-as-usual",
    title: box_text(BOXES, "politics-as-usual"),
    tagline: box_text(BOXES, "politics-as-usual.tagline"),
    prefix: "PU",
    seats: &[2, 3, 4, 5, 6],
    options: &[
        OptionInfo {
            name: "candidates",
            kind: OptionKind::Choice { values: &["choose", "random"], default: "choose" },
            about: "Whether Candidates are chosen openly one after another (choose, if left out) or dealt (random).",
        },
        OptionInfo {
            name: "first_speaker",
            kind: OptionKind::Choice { values: &["random", "0", "1", "2", "3", "4", "5"], default: "random" },
            about: "Who speaks first: a seat, counted from 0, or drawn if left out.",
        },
        OptionInfo {
            name: "parties",
            kind: OptionKind::Switch { default: Some(false) },
            about: "Whether the symbols of the three parties count; they do not if left out.",
        },
        OptionInfo {
            name: "no_name",
            kind: OptionKind::Switch { default: Some(false) },
            about: "Where Candidates are chosen: whether one may run without a card, with Favors worth two Votes; not if left out.",
        },
        OptionInfo {
            name: "landslide",
            kind: OptionKind::Switch { default: Some(false) },
            about: "Whether a lead of ten Votes wins at once; it does not if left out.",
        },
        OptionInfo {
            name: "trade",
            kind: OptionKind::Switch { default: None },
            about: "Whether Favors can be traded; if left out they can, except with two seats.",
        },
        OptionInfo {
            name: "swaps",
            kind: OptionKind::Switch { default: Some(true) },
            about: "Whether an offer may ask for Favors in return for Favors; it may if left out.",
        },
        OptionInfo {
            name: "offers_per_issue",
            kind: OptionKind::Number { min: 0, max: 9, default: Some(3) },
            about: "How many offers a seat may make in each round; 3 if left out.",
        },
    ],
    orders: ORDERS,
    rules_version: 2,
    secrets: true,
    hidden: true,
    rules: include_str!("../RULES.md"),
    words: include_str!("../words/en.ftl"),
};

/// PU-2: what a table chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsOptions")]
pub struct Options {
    pub candidates: Choosing,
    #[ts(type = "\"random\" | number")]
    pub first_speaker: FirstSpeaker,
    pub parties: bool,
    pub no_name: bool,
    pub landslide: bool,
    /// Left out, it depends on the number of seats.
    pub trade: Option<bool>,
    pub swaps: bool,
    pub offers_per_issue: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            candidates: Choosing::Choose,
            first_speaker: FirstSpeaker::Random,
            parties: false,
            no_name: false,
            landslide: false,
            trade: None,
            swaps: true,
            offers_per_issue: 3,
        }
    }
}

/// PU-6.2: how Candidates find their seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsChoosing")]
pub enum Choosing {
    Choose,
    Random,
}

/// PU-6.1: written `"random"` or as the seat's number; `"2"` is accepted too, because forms send text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstSpeaker {
    Random,
    Seat(Seat),
}

impl Serialize for FirstSpeaker {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FirstSpeaker::Random => serializer.serialize_str("random"),
            FirstSpeaker::Seat(seat) => serializer.serialize_u8(seat.0),
        }
    }
}

impl<'de> Deserialize<'de> for FirstSpeaker {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FirstSpeaker, D::Error> {
        struct WordOrNumber;
        impl Visitor<'_> for WordOrNumber {
            type Value = FirstSpeaker;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("`random` or a seat from 0 to 5")
            }
            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<FirstSpeaker, E> {
                match word.as_bytes() {
                    b"random" => Ok(FirstSpeaker::Random),
                    [digit @ b'0'..=b'5'] => Ok(FirstSpeaker::Seat(Seat(digit - b'0'))),
                    _ => Err(E::custom(format!("`first_speaker` is `random` or a seat from 0 to 5, not `{word}`"))),
                }
            }
            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<FirstSpeaker, E> {
                match u8::try_from(number) {
                    Ok(seat @ 0..=5) => Ok(FirstSpeaker::Seat(Seat(seat))),
                    _ => Err(E::custom(format!("`first_speaker` is `random` or a seat from 0 to 5, not {number}"))),
                }
            }
        }
        deserializer.deserialize_any(WordOrNumber).map_err(D::Error::custom)
    }
}

pub(crate) fn complete_options(seats: u8, options: Options) -> Result<Options, BadOption> {
    if !INFO.seats.contains(&seats) {
        return Err(BadOption::seats("PU-1.1", INFO.title, INFO.seats, seats));
    }
    if let FirstSpeaker::Seat(seat) = options.first_speaker
        && seat.0 >= seats
    {
        return Err(BadOption::range("PU-2", "first_speaker", 0..=i64::from(seats - 1), seat.0));
    }
    if options.offers_per_issue > 9 {
        return Err(BadOption::range("PU-2", "offers_per_issue", 0..=9, options.offers_per_issue));
    }
    Ok(Options { trade: Some(options.trade.unwrap_or(seats > 2)), ..options })
}

/// PU-6.5: how many Issues are removed unseen.
pub(crate) fn removed(seats: u8) -> u8 {
    if seats == 2 { 10 } else { 4 }
}

/// PU-6.5: how many Issues are contested.
pub(crate) fn rounds(seats: u8) -> u8 {
    ISSUES as u8 - removed(seats)
}

/// PU-7.7: an upper bound on the moves of a game.
///
/// In a round each card is played once, and once more for each card that retrieves one from the discard pile. A play
/// opens one reaction window, a Redirect one more; it can be followed by a pass of every seat. Every card can be
/// picked, with a `done` for each; a sidestep costs a card or is the one free one of its Issue. Offers are made and
/// answered, powers used once.
pub(crate) fn longest(start: &Start<PoliticsAsUsual>) -> u32 {
    let (options, set) = (start.options(), &start.set().data);
    let (seats, rounds) = (u32::from(start.seats()), u32::from(rounds(start.seats())));
    let cards = CARDS as u32;
    let retrieving = set.components.kinds.iter().filter(|kind| kind.effect == Effect::Retrieve);
    let retrieved: usize = retrieving.map(|kind| kind.numbers.len()).sum();
    let plays = cards + retrieved as u32;
    let played = plays * (1 + 2 * (seats - 1) + seats) + seats;
    let picked = 3 * cards + ISSUES as u32 + 2 * seats + 2;
    let traded = 2 * seats * u32::from(options.offers_per_issue);
    seats + rounds * (played + picked + traded + seats)
}
