//! PU-3, PU-4, PU-5: what Candidates, Issues and Campaign cards do: three closed lists. A card file writes each effect
//! as a line of words: `freeze 1 random`.

use hustings_core::components::{Change, Within, one_of_three};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use super::Band;

/// PU-15.3: how many cards, plays or points an effect can be about.
pub type Few = Within<1, 9>;

/// PU-5: what a Campaign card does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsEffect")]
pub enum Effect {
    Draw(Few),
    DrawBoth(Few),
    Peek,
    Discard(Few),
    Steal(Few),
    Freeze(Few, FrozenBy),
    Modify(Change<-9, 9>),
    Skip,
    Guard(Attack),
    ClearSlander,
    Tiebreak,
    Extra(Few),
    Retrieve,
    /// The highest printed Polling of a Momentum card that can be moved.
    Move(Few),
    /// PU-5.16: what it and `Redirect` do is in PU-8.
    Cancel(Cancelable),
    Redirect(Attack),
}

impl Effect {
    /// PU-5: whether the card stays in front of its target until the round ends.
    #[inline]
    pub fn stays(self) -> bool {
        matches!(self, Effect::Modify(_) | Effect::Skip | Effect::Guard(_) | Effect::Tiebreak)
    }
}

/// PU-5.6: who chooses the cards that freeze.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", rename = "Chooser")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsFrozenBy")]
pub enum FrozenBy {
    Random,
    Owner,
}

/// PU-5.9, PU-5.10, PU-8.6: what can be guarded against, and what can be redirected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", rename = "Band")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsAttack")]
pub enum Attack {
    Momentum,
    Slander,
}

/// PU-8.5: what a Cancel can cancel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", rename = "Band")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsCancelable")]
pub enum Cancelable {
    Momentum,
    Slander,
    Edge,
    Any,
}

impl Cancelable {
    /// The one band it is limited to; `None` for any.
    pub(crate) fn band(self) -> Option<Band> {
        match self {
            Cancelable::Momentum => Some(Band::Momentum),
            Cancelable::Slander => Some(Band::Slander),
            Cancelable::Edge => Some(Band::Edge),
            Cancelable::Any => None,
        }
    }
}

/// PU-5: what a card played for its effect has to name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsAimed")]
pub enum Aimed {
    None,
    Any,
    Other,
    PlayOrCard,
    PlayAny,
    CardAny,
    Discard,
}

impl Aimed {
    /// PU-15.3: the aims that fit an effect, and their name in errors.
    pub(super) fn fitting(effect: Effect) -> (&'static [Aimed], &'static str) {
        match effect {
            Effect::Draw(_) | Effect::Extra(_) => (&[Aimed::None], "`none`"),
            Effect::DrawBoth(_) | Effect::Peek | Effect::Steal(_) | Effect::Skip => (&[Aimed::Other], "`other`"),
            Effect::Cancel(_) => (&[Aimed::PlayOrCard], "`play_or_card`"),
            Effect::Redirect(_) => (&[Aimed::PlayAny], "`play_any`"),
            Effect::Move(_) => (&[Aimed::CardAny], "`card_any`"),
            Effect::Retrieve => (&[Aimed::Discard], "`discard`"),
            Effect::Discard(_)
            | Effect::Freeze(..)
            | Effect::Modify(_)
            | Effect::Guard(_)
            | Effect::ClearSlander
            | Effect::Tiebreak => (&[Aimed::Any, Aimed::Other], "`any` or `other`"),
        }
    }
}

/// PU-4: when an Issue's effect works.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsWhen")]
pub enum When {
    Enter,
    Round,
    Win,
}

impl When {
    pub(crate) fn word(self) -> &'static str {
        match self {
            When::Enter => "enter",
            When::Round => "round",
            When::Win => "win",
        }
    }
}

/// PU-4: what an Issue does, by the moment at which it works.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsIssueEffect")]
pub enum IssueEffect {
    Enter(EnterEffect),
    Round(RoundRule),
    Win(WinEffect),
}

/// PU-4.6, PU-4.7: what happens once, when the Issue enters play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsEnterEffect")]
pub enum EnterEffect {
    AllDraw(Few),
    AllDiscard(Few),
    AllFreeze(Few),
    PassLeft(Few),
}

/// PU-4.1 to PU-4.5: what holds for the whole round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsRoundRule")]
pub enum RoundRule {
    SpeakerBonus(Change<-9, 9>),
    MaxPlays(Few),
    LowBoost(Few),
    OwnOnly,
    NoSlander,
}

/// PU-4.8 to PU-4.11: what happens when the Issue is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsWinEffect")]
pub enum WinEffect {
    WinnerDraw(Few),
    LosersDraw(Few),
    WinnerDiscard(Few),
    TakeFavor(Few),
    WinnerSpeaks,
}

/// A card file does not distinguish the three lists.
impl<'de> Deserialize<'de> for IssueEffect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<IssueEffect, D::Error> {
        one_of_three(deserializer, "effect", IssueEffect::Round, IssueEffect::Enter, IssueEffect::Win)
    }
}

impl IssueEffect {
    pub(super) fn when(self) -> When {
        match self {
            IssueEffect::Enter(_) => When::Enter,
            IssueEffect::Round(_) => When::Round,
            IssueEffect::Win(_) => When::Win,
        }
    }
}

/// PU-3: what a Candidate can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "politics-as-usual.ts", rename = "PoliticsPower")]
pub enum Power {
    WinsTies,
    CheapSidestep(Few),
    Parade(Few),
    WarRoom(Few),
    Consolation(Few),
    Stonewall,
    /// The highest printed Polling of a Momentum card that can be given up; `None` for any card.
    Recycle(Option<Few>),
    Foresight,
}

impl Power {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Power::WinsTies => "wins_ties",
            Power::CheapSidestep(_) => "cheap_sidestep",
            Power::Parade(_) => "parade",
            Power::WarRoom(_) => "war_room",
            Power::Consolation(_) => "consolation",
            Power::Stonewall => "stonewall",
            Power::Recycle(_) => "recycle",
            Power::Foresight => "foresight",
        }
    }

    /// PU-3.7: whether it is used by its own move, once a round.
    pub fn is_activated(self) -> bool {
        matches!(self, Power::Stonewall | Power::Recycle(_) | Power::Foresight)
    }
}
