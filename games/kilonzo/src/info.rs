//! Name, seats, options; cheap to list.

use crate::Kilonzo;
use hustings_core::{BadOption, Info, OptionInfo, OptionKind, Start, box_text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the page says of moves and cards, for the terminal too.
pub(crate) const MOVE_WORDS: &str = include_str!("../words/page.en.ftl");

/// What stands on the boxes of all games.
pub(crate) const BOXES: &str = include_str!("../../../words/en/games.ftl");

pub(crate) const INFO: Info = Info {
    name: "kilonzo",
    title: box_text(BOXES, "kilonzo"),
    tagline: box_text(BOXES, "kilonzo.tagline"),
    prefix: "KL",
    seats: &[1, 2, 3, 4],
    options: &[
        OptionInfo {
            name: "first_turn_funding",
            kind: OptionKind::Switch { default: Some(false) },
            about: "Whether the first turn already begins with funding; it does not if left out.",
        },
        OptionInfo {
            name: "homes_pay",
            kind: OptionKind::Switch { default: Some(false) },
            about: "Whether a majority in somebody else's home pays $1; it pays nothing if left out.",
        },
        OptionInfo {
            name: "landing_bonus",
            kind: OptionKind::Choice { values: &["no_rivals", "empty_region"], default: "no_rivals" },
            about: "Where a move gains influence: where no rival has a candidate or a chip (no_rivals, if left out), or only \
                    where there is no chip at all (empty_region).",
        },
    ],
    orders: &[],
    rules_version: 1,
    // Nobody knows the order of the deck, so worlds are imagined, although no seat knows more than another.
    secrets: false,
    hidden: true, // the order of the deck
    rules: include_str!("../RULES.md"),
    words: include_str!("../words/en.ftl"),
};

pub(crate) const MAX_SEATS: usize = 4;
/// KL-4: the number of turns each seat has.
pub(crate) const YEARS: u8 = 5;
/// KL-5.3.
const LONGEST: u32 = 400;

/// KL-4.1, KL-4.3b: what a table chooses.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoOptions")]
pub struct Options {
    pub first_turn_funding: bool,
    pub homes_pay: bool,
    pub landing_bonus: LandingBonus,
}

/// KL-4.3b: when a move gains influence.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoLandingBonus")]
pub enum LandingBonus {
    #[default]
    NoRivals,
    EmptyRegion,
}

pub(crate) fn complete_options(seats: u8, options: Options) -> Result<Options, BadOption> {
    if INFO.seats.contains(&seats) {
        Ok(options)
    } else {
        Err(BadOption::seats("KL-1.1", INFO.title, INFO.seats, seats))
    }
}

pub(crate) fn longest(_start: &Start<Kilonzo>) -> u32 {
    LONGEST
}
