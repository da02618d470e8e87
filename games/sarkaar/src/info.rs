//! Name, seats, options; cheap to list.

use hustings_core::{BadOption, Info, OptionInfo, OptionKind, Start, box_text, say};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Sarkaar;
use crate::orders;

/// What the page says of moves and cards, for the terminal too.
pub(crate) const MOVE_WORDS: &str = include_str!("../words/page.en.ftl");

/// What stands on the boxes of all games.
pub(crate) const BOXES: &str = include_str!("../../../words/en/games.ftl");

pub(crate) const INFO: Info = Info {
    name: "sarkaar",
    title: box_text(BOXES, "sarkaar"),
    tagline: box_text(BOXES, "sarkaar.tagline"),
    prefix: "SK",
    seats: &[2, 3, 4],
    options: &[
        OptionInfo {
            name: "layout",
            kind: OptionKind::Choice { values: &["random", "beginner"], default: "random" },
            about: "Which benefit tile lies on which state: dealt at random (if left out), or the same every time.",
        },
        OptionInfo {
            name: "leader_deal",
            kind: OptionKind::Number { min: 1, max: 2, default: Some(2) },
            about: "How many leaders each player picks from; with 1 the leaders are dealt and shown. 2 if left out.",
        },
        OptionInfo {
            name: "target_vp",
            kind: OptionKind::Number { min: 0, max: 60, default: Some(0) },
            about: "Victory points that win, from 5 to 60; 0, if left out, is 30, 23 or 21 by the number of players.",
        },
        OptionInfo {
            name: "finish_round",
            kind: OptionKind::Switch { default: Some(false) },
            about: "Whether the round is finished before the target is looked at; if left out, the first to reach it wins at once.",
        },
        OptionInfo {
            name: "card_cost",
            kind: OptionKind::Choice { values: &["moolah", "power"], default: "moolah" },
            about: "What cards are paid with: moolah (if left out) or power.",
        },
        OptionInfo {
            name: "strict_supply",
            kind: OptionKind::Switch { default: Some(false) },
            about: "Whether tokens and cubes can run out; if left out they never do.",
        },
        OptionInfo {
            name: "round_cap",
            kind: OptionKind::Number { min: 5, max: 200, default: Some(40) },
            about: "After how many full rounds the game ends in any case; 40 if left out.",
        },
    ],
    orders: orders::ORDERS,
    rules_version: 1,
    secrets: true,
    hidden: true,
    rules: include_str!("../RULES.md"),
    words: include_str!("../words/en.ftl"),
};

pub(crate) const MOST_SEATS: usize = 4;
/// SK-3.4: the most leaders a player is dealt.
pub(crate) const MOST_DEALT: usize = 2;
/// More moves than a turn can have: every move but a few uses up an action, a card or a step.
const MOVES_A_TURN: u32 = 250;

/// SK-12: what a table chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarOptions")]
pub struct Options {
    pub layout: Layout,
    pub leader_deal: u8,
    pub target_vp: u8,
    pub finish_round: bool,
    pub card_cost: CardCost,
    pub strict_supply: bool,
    pub round_cap: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            layout: Layout::Random,
            leader_deal: 2,
            target_vp: 0,
            finish_round: false,
            card_cost: CardCost::Moolah,
            strict_supply: false,
            round_cap: 40,
        }
    }
}

/// SK-3.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarLayout")]
pub enum Layout {
    Random,
    Beginner,
}

/// SK-7.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarCardCost")]
pub enum CardCost {
    Moolah,
    Power,
}

pub(crate) fn complete_options(seats: u8, options: Options) -> Result<Options, BadOption> {
    if !INFO.seats.contains(&seats) {
        return Err(BadOption::seats("SK-1.1", INFO.title, INFO.seats, seats));
    }
    let Options { leader_deal, target_vp, round_cap, .. } = options;
    if !(1..=2).contains(&leader_deal) {
        return Err(BadOption::range("SK-12", "leader_deal", 1..=2, leader_deal));
    }
    if target_vp != 0 && !(5..=60).contains(&target_vp) {
        return Err(BadOption::new("SK-12", say!("bad-target", found = target_vp)));
    }
    if !(5..=200).contains(&round_cap) {
        return Err(BadOption::range("SK-12", "round_cap", 5..=200, round_cap));
    }
    Ok(options)
}

/// SK-10.3 bounds the turns, and what a turn can hold is bounded too (SK-7.9, SK-9.3).
pub(crate) fn longest(start: &Start<Sarkaar>) -> u32 {
    u32::from(start.seats()) * (u32::from(start.options().round_cap) * MOVES_A_TURN + 1)
}
