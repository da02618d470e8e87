//! SK-8, SK-9.1, SK-2.5: the closed lists of what cards do, what steps of a track do, and leaders' privileges. A file writes each as a
//! line of words: `steal voter 2 4`, `gain moolah 4 | moolah 7`, `play strategy`, `income moolah 1`.

use hustings_core::components::Within;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Rules;
use crate::pieces::{Deck, Resource, Track};

/// Numbers of tokens, in the order of [`Resource`].
pub type Tokens = [u8; 3];

/// A number in an effect or a privilege.
pub type Few = Within<1, 9>;

/// What a card does. `weak` and `strong` are its two halves (SK-7.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarEffect")]
pub enum Effect {
    ClimbTrack { track: Track, weak: Few, strong: Few },
    ClimbVersatile,
    Gain { weak: Gains, strong: Gains },
    SeatRebate { voters: Few },
    SameState,
    ActionLimit { actions: Few },
    NeighbourBenefits,
    Victory { points: Few },
    TakeSeat { from: From },
    Expand,
    SkipAction { actions: Few },
    Steal { resource: Resource, weak: Few, strong: Few },
    Snatch,
    PushDown { steps: Few },
    BlockTile,
    Cancel,
}

/// SK-8.9: whose seats a card takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename = "side", rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarFrom")]
pub enum From {
    Government,
    Opposition,
}

/// SK-8.3: tokens of a card, as pairs: `voter 2 power 1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarGains")]
pub struct Gains {
    pub voter: Option<Within<1, 20>>,
    pub moolah: Option<Within<1, 20>>,
    pub power: Option<Within<1, 20>>,
}

impl Gains {
    pub(crate) fn tokens(self) -> Tokens {
        [self.voter, self.moolah, self.power].map(|n| n.map_or(0, u8::from))
    }
}

/// SK-9.1: what a step of a track does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarTrackStep")]
pub enum TrackStep {
    Gain { resource: Resource, n: Few },
    Play { deck: Deck },
    Income { n: Within<0, 9> },
    Vp { n: Few },
}

/// SK-2.5: what a leader does better than others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarPrivilege")]
pub enum Privilege {
    Income { resource: Resource, n: Few },
    SeatDiscount(Few),
    TrackerCost(Within<0, 9>),
    StateAll,
    CardDiscount(Few),
    Threshold(Within<0, 9>),
    PowerDiscount(Few),
    CashRate(Within<0, 9>),
    ConvertPower(Few),
    HandLimit(Within<0, 20>),
    None,
}

/// The numbers that apply to a leader: those of the rules, changed by its privilege.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// Income in addition to the common one, in the order of [`Resource`].
    pub income: Tokens,
    pub seat_discount: u8,
    pub tracker_cost: u8,
    pub state_all: bool,
    pub card_discount: u8,
    pub threshold: u8,
    pub power_discount: u8,
    pub cash_rate: u8,
    pub power_rate: u8,
    pub hand_limit: u8,
}

impl Terms {
    pub(super) fn new(rules: &Rules, privilege: Privilege) -> Terms {
        let mut terms = Terms {
            income: [0; 3],
            seat_discount: 0,
            tracker_cost: rules.tracker_cost,
            state_all: false,
            card_discount: 0,
            threshold: rules.threshold,
            power_discount: 0,
            cash_rate: rules.cash_rate,
            power_rate: rules.power_rate,
            hand_limit: rules.hand_limit,
        };
        match privilege {
            Privilege::Income { resource, n } => terms.income[resource.index()] = n.into(),
            Privilege::SeatDiscount(n) => terms.seat_discount = n.into(),
            Privilege::TrackerCost(n) => terms.tracker_cost = n.into(),
            Privilege::StateAll => terms.state_all = true,
            Privilege::CardDiscount(n) => terms.card_discount = n.into(),
            Privilege::Threshold(n) => terms.threshold = n.into(),
            Privilege::PowerDiscount(n) => terms.power_discount = n.into(),
            Privilege::CashRate(n) => terms.cash_rate = n.into(),
            Privilege::ConvertPower(n) => terms.power_rate = n.into(),
            Privilege::HandLimit(n) => terms.hand_limit = n.into(),
            Privilege::None => {}
        }
        terms
    }
}
