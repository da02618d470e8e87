//! KL-8.3: the closed list of effects. A card file writes them as lines of words: `money 3`, `either (money 3) (here 1)`.

use hustings_core::components::{Change, Within, either};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::regions::Region;

/// What a card does. The effects without a choice are a type of their own, so that an either-or card can only contain
/// those.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoEffect")]
pub enum Effect {
    Plain(Plain),
    Choice(Choice),
}

/// What happens without anybody choosing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename = "effect without a choice", rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoPlain")]
pub enum Plain {
    Money(Change<-4, 4>),
    MoneyAll(Change<-2, 2>),
    Level(Within<1, 4>),
    Here(Change<-2, 2>),
    AtHome(Change<-2, 2>),
    AdPrice(Within<1, 3>),
    SmearPrice(Within<1, 3>),
    TwoFree,
    Roam,
    Stuck,
    Gather(Region),
    Coach(Within<1, 5>),
    Windfall(Factor),
}

/// KL-8.2: what the drawing seat decides about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoChoice")]
pub enum Choice {
    Radio,
    Blog,
    Recount,
    Swap,
    Interview(Within<1, 4>),
    Either(Plain, Plain),
}

/// What the next funding is multiplied by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoFactor")]
pub enum Factor {
    #[serde(rename = "0")]
    Nothing,
    #[serde(rename = "2")]
    Double,
}

impl From<Factor> for u8 {
    fn from(factor: Factor) -> u8 {
        match factor {
            Factor::Nothing => 0,
            Factor::Double => 2,
        }
    }
}

/// A card file does not distinguish the two lists.
impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Effect, D::Error> {
        either(deserializer, "effect", Effect::Plain, Effect::Choice)
    }
}
