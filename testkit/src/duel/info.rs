//! Duel's name, seats and rules version, and the options a table may choose.

use super::Duel;
use hustings_core::{BadOption, Info, OptionInfo, OptionKind, OrderInfo, Start};
use serde::{Deserialize, Serialize};

pub(super) const INFO: Info = Info {
    name: "duel",
    title: "Duel",
    tagline: "Rock, paper, scissors with cards up your sleeve.",
    prefix: "DU",
    seats: &[2, 3, 4],
    options: &[
        OptionInfo {
            name: "rounds",
            kind: OptionKind::Number { min: 1, max: MAX_ROUNDS as i32, default: Some(3) },
            about: "How many rounds are played; 3 if left out.",
        },
        OptionInfo {
            name: "hand",
            kind: OptionKind::Number { min: 2, max: MAX_HAND as i32, default: Some(4) },
            about: "How many cards each seat is dealt; 4 if left out.",
        },
        OptionInfo {
            name: "taunts",
            kind: OptionKind::Number { min: 0, max: MAX_TAUNTS as i32, default: Some(1) },
            about: "How often each seat may taunt the others; once if left out.",
        },
    ],
    orders: &[
        OrderInfo::public("pass", "Pass for me whenever I am asked to block."),
        OrderInfo::public("until_choice", "Pass for me until I choose again."),
        OrderInfo::CAN_ANSWER,
    ],
    rules_version: 1,
    secrets: true,
    hidden: true,
    rules: include_str!("RULES.md"),
    words: include_str!("words/en.ftl"),
};

/// The few words for moves stand among the others.
pub(super) const MOVE_WORDS: &str = "";

pub(super) const MAX_SEATS: u8 = 4;
pub(super) const MAX_HAND: u8 = 5;
const MAX_ROUNDS: u8 = 5;
const MAX_TAUNTS: u8 = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub rounds: u8,
    pub hand: u8,
    pub taunts: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 3, hand: 4, taunts: 1 }
    }
}

/// DU-1.1, DU-1.2.
pub(super) fn complete_options(seats: u8, options: Options) -> Result<Options, BadOption> {
    if !INFO.seats.contains(&seats) {
        return Err(BadOption::seats("DU-1.1", INFO.title, INFO.seats, seats));
    }
    let Options { rounds, hand, taunts } = options;
    for (name, value, range) in
        [("rounds", rounds, 1..=MAX_ROUNDS), ("hand", hand, 2..=MAX_HAND), ("taunts", taunts, 0..=MAX_TAUNTS)]
    {
        if !range.contains(&value) {
            let range = i64::from(*range.start())..=i64::from(*range.end());
            return Err(BadOption::range("DU-1.2", name, range, value));
        }
    }
    Ok(options)
}

/// Every round each seat chooses once and answers at most once.
pub(super) fn longest(start: &Start<Duel>) -> u32 {
    let options = start.options();
    u32::from(start.seats()) * (2 * u32::from(options.rounds) + u32::from(options.taunts))
}
