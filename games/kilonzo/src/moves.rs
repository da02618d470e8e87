//! Every choice a seat can make.

use hustings_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Set;
use crate::regions::Region;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoMove")]
pub enum Move {
    /// KL-2.2.
    Home { at: Region },
    /// KL-4.3a.
    Move { to: Region },
    /// KL-4.3c.
    Ad { at: Region },
    /// KL-4.3d: where, and whose chip.
    Smear { at: Region, rival: Seat },
    /// KL-4.3e.
    Debate { rival: Seat },
    /// KL-8.2: what a card asks for.
    Choose { option: Token },
    /// KL-4.4.
    End,
}

/// KL-6: one option of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoToken")]
pub enum Token {
    Region {
        at: Region,
    },
    Seat {
        seat: Seat,
    },
    /// A seat's chip in a region.
    Chip {
        seat: Seat,
        at: Region,
    },
    A,
    B,
}

/// Programs and the page read the move itself.
pub type TypedMove = Move;

pub(crate) fn typed(_set: &Set, mv: &Move) -> TypedMove {
    *mv
}
