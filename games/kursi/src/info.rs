//! Name, seats, options; cheap to list.

use crate::Kursi;
use crate::orders::ORDERS;
use hustings_core::{BadOption, Info, OptionInfo, OptionKind, Start, box_text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the page says of moves and cards, for the terminal too.
pub(crate) const MOVE_WORDS: &str = include_str!("../words/page.en.ftl");

/// What stands on the boxes of all games.
pub(crate) const BOXES: &str = include_str!("../../../words/en/games.ftl");

pub(crate) const INFO: Info = Info {
    name: "kursi",
    title: box_text(BOXES, "kursi"),
    tagline: box_text(BOXES, "kursi.tagline"),
    prefix: "KU",
    seats: &[2, 3, 4],
    options: &[
        OptionInfo {
            name: "seats",
            kind: OptionKind::Number { min: 3, max: 5, default: Some(5) },
            about: "How many Seats are contested, and Candidates fielded by each player; 5 if left out.",
        },
        OptionInfo {
            name: "mix",
            kind: OptionKind::Choice { values: &["random", "intro"], default: "random" },
            about: "Which Seats: any (random, if left out), or at least one of each issue (intro).",
        },
        OptionInfo {
            name: "payment",
            kind: OptionKind::Choice { values: &["choose", "auto"], default: "choose" },
            about: "Who picks the vote cards for a gain: the player, where it matters (choose, if left out), or the \
                    engine, with the fewest cards (auto).",
        },
        OptionInfo {
            name: "tally",
            kind: OptionKind::Choice { values: &["memory", "open"], default: "memory" },
            about: "Whether votes under a Seat are announced once and then remembered (memory, if left out) or \
                    shown as running totals (open).",
        },
        OptionInfo {
            name: "rally_stroke",
            kind: OptionKind::Choice { values: &["open", "any"], default: "open" },
            about: "Where the Masterstroke of a rally of six comes from: the two open cards (open, if left out), or \
                    the deck as well (any).",
        },
        OptionInfo {
            name: "clear_win",
            kind: OptionKind::Choice { values: &["outright", "won"], default: "outright" },
            about: "What parts a tie: the left-most Seat won by votes alone (outright, if left out), or the left-most \
                    Seat won in any way (won).",
        },
    ],
    orders: ORDERS,
    rules_version: 2,
    secrets: true,
    hidden: true,
    rules: include_str!("../RULES.md"),
    words: include_str!("../words/en.ftl"),
};

pub(crate) const MAX_SEATS: usize = 4;
/// The most Candidates of a player, and Seats of a game.
pub(crate) const MAX_PLACES: usize = 5;
pub(crate) const ROUNDS: u8 = 8;
/// KU-5.8.
pub(crate) const HAND_LIMIT: u8 = 10;
/// KU-5.7.
pub(crate) const ENDS: u8 = 2;
/// KU-8.2.
pub(crate) const FREE_VOTES: u8 = 3;
/// KU-5.7d: the rungs of the ladder.
pub(crate) const LADDER: [u8; 4] = [2, 4, 6, 8];
/// KU-10: an upper bound on the moves of a game; random games take a fraction of it.
const LONGEST: u32 = 6000;

/// KU-9: what a table chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export, export_to = "kursi.ts", rename = "KursiOptions")]
pub struct Options {
    pub seats: u8,
    pub mix: Mix,
    pub payment: Payment,
    pub tally: TallyRule,
    pub rally_stroke: RallyStroke,
    pub clear_win: ClearWin,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            seats: MAX_PLACES as u8,
            mix: Mix::default(),
            payment: Payment::default(),
            tally: TallyRule::default(),
            rally_stroke: RallyStroke::default(),
            clear_win: ClearWin::default(),
        }
    }
}

/// KU-3.3.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiMix")]
pub enum Mix {
    #[default]
    Random,
    Intro,
}

/// KU-6.2.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiPayment")]
pub enum Payment {
    #[default]
    Choose,
    Auto,
}

/// KU-12.4.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiTallyRule")]
pub enum TallyRule {
    #[default]
    Memory,
    Open,
}

/// KU-5.7d.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiRallyStroke")]
pub enum RallyStroke {
    #[default]
    Open,
    Any,
}

/// KU-8.5.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiClearWin")]
pub enum ClearWin {
    #[default]
    Outright,
    Won,
}

pub(crate) fn complete_options(seats: u8, options: Options) -> Result<Options, BadOption> {
    if !INFO.seats.contains(&seats) {
        return Err(BadOption::seats("KU-1.1", INFO.title, INFO.seats, seats));
    }
    if !(3..=5).contains(&options.seats) {
        return Err(BadOption::range("KU-9", "seats", 3..=5, options.seats));
    }
    Ok(options)
}

pub(crate) fn longest(_start: &Start<Kursi>) -> u32 {
    LONGEST
}
