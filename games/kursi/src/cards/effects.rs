//! KU-7.6: the closed list of what Masterstrokes do. A card file writes them as lines of words: `votes 2`, `icons R -1 other`.

use hustings_core::components::{Change, Within};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::icons::Asset;

/// A number of cards, votes or icons.
pub type Few = Within<1, 9>;

/// What a Masterstroke does; the numbers come from the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiEffect")]
pub enum Effect {
    Draw(#[ts(as = "u8")] Few),
    Grant,
    Votes(#[ts(as = "u8")] Few),
    Steal(#[ts(as = "u8")] Few),
    Discard(#[ts(as = "u8")] Few),
    Scatter(#[ts(as = "u8")] Few),
    Minus,
    Shift(#[ts(as = "u8")] Few),
    /// More of an asset for its owner, or less for an opponent.
    Icons {
        icon: Asset,
        #[ts(as = "i8")]
        by: Change<-9, 9>,
        whose: Whose,
    },
    Rebate(#[ts(as = "u8")] Few),
    Ends(#[ts(as = "u8")] Few),
    Damp(#[ts(as = "u8")] Few),
    Ladder(#[ts(as = "u8")] Few),
}

/// Whose icons change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiWhose")]
pub enum Whose {
    #[serde(rename = "self")]
    Own,
    Other,
}

/// KU-7.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiLasting")]
pub enum Lasting {
    Now,
    Round,
    Game,
}

impl Lasting {
    pub fn name(self) -> &'static str {
        match self {
            Lasting::Now => "now",
            Lasting::Round => "round",
            Lasting::Game => "game",
        }
    }
}

impl Effect {
    /// KU-7.6: an owner gains icons, an opponent loses them. P is excluded (KU-13), because it is read before
    /// Masterstrokes.
    pub(crate) fn check(self) -> Result<(), String> {
        match self {
            Effect::Icons { by, whose: Whose::Own, .. } if by.get() < 0 => {
                Err(format!("expected a number from 1 to 9 with `self`, not `{by}`"))
            }
            Effect::Icons { by, whose: Whose::Other, .. } if by.get() > 0 => {
                Err(format!("expected a number from -9 to -1 with `other`, not `{by}`"))
            }
            Effect::Icons { icon: Asset::P, whose: Whose::Other, .. } => {
                Err("expected another asset: P is read before Masterstrokes, so this would do nothing".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// KU-7.6, second column: how long each effect may last. P for a round would do nothing (KU-13).
    pub(crate) fn check_lasting(self, lasting: Lasting) -> Result<(), String> {
        let allowed: &[Lasting] = match self {
            Effect::Icons { icon: Asset::P, whose: Whose::Own, .. } | Effect::Ladder(_) => &[Lasting::Game],
            Effect::Icons { whose: Whose::Own, .. } => &[Lasting::Round, Lasting::Game],
            Effect::Icons { whose: Whose::Other, .. } | Effect::Rebate(_) | Effect::Ends(_) | Effect::Damp(_) => {
                &[Lasting::Round]
            }
            Effect::Draw(_) | Effect::Grant | Effect::Votes(_) | Effect::Steal(_) | Effect::Discard(_) => {
                &[Lasting::Now]
            }
            Effect::Scatter(_) | Effect::Minus | Effect::Shift(_) => &[Lasting::Now],
        };
        if allowed.contains(&lasting) {
            return Ok(());
        }
        let names: Vec<&str> = allowed.iter().map(|lasting| lasting.name()).collect();
        Err(format!("expected lasting {} with this effect, not {}", names.join(" or "), lasting.name()))
    }

    /// KU-7.2: an effect on an opponent may spare the pawn holder.
    pub(crate) fn may_have_shield(self) -> bool {
        match self {
            Effect::Steal(_) | Effect::Discard(_) | Effect::Scatter(_) | Effect::Minus | Effect::Damp(_) => true,
            Effect::Icons { whose, .. } => whose == Whose::Other,
            _ => false,
        }
    }
}
