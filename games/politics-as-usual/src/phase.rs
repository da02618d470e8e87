//! What the game waits for. A phase owns what only it remembers.

use hustings_core::{MAX_SEATS, Seat, SeatSet};

use crate::cards::{Cards, IssueId};
use crate::deed::Play;
use crate::events::PickCause;

/// What the game waits for, and what it remembers only until then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// PU-6.2: a seat chooses its Candidate.
    Candidate { chooser: Seat },
    /// PU-6.8: the Speaker decides about the Issue just turned up.
    Sidestep { issue: IssueId },
    /// PU-6.7: cards are picked.
    Pick(Picking),
    /// PU-7.1: a seat polls, plays or passes.
    Turn(Contest),
    /// PU-8.1: a seat is asked about the most recent play.
    React(React),
    /// PU-4.10: the winner says from whom it takes up to `most` Favors.
    TakeFavor { award: Award, most: u8 },
    /// PU-12.1.
    Over(Ending),
}

/// PU-7: the contest for an Issue, between two plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Contest {
    pub issue: IssueId,
    pub turn: Seat,
    /// Plays left in this turn (PU-5.13).
    pub plays: u8,
    /// Whether a card has been played in this turn.
    pub played: bool,
    /// Passes in a row (PU-7.4).
    pub passes: u8,
}

/// PU-8: a play has been announced and can be answered, and so can each answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct React {
    pub contest: Contest,
    pub play: Play,
}

/// PU-6.7: cards are being picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Picking {
    pub purpose: Purpose,
    pub count: u8,
    pub asked: SeatSet,
    /// Who has not said `done`.
    pub waiting: SeatSet,
    pub picked: Picks,
}

/// The cards picked so far, by seat: part of the hand of each.
pub(crate) type Picks = [Cards; MAX_SEATS];

/// What cards are picked for, and how the game continues afterwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// PU-6.8: the price of sidestepping this Issue.
    Sidestep { issue: IssueId },
    /// PU-4.7: this Issue enters play.
    Enter { issue: IssueId, entry: Entry },
    /// PU-5.6: the seat a card names freezes its own.
    CardFreeze(React),
    /// PU-4.9.
    WinnerDiscard(Award),
}

/// PU-4.7: what everybody does with the cards picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Entry {
    Discard,
    Freeze,
    PassLeft,
}

impl Purpose {
    pub fn cause(self) -> PickCause {
        match self {
            Purpose::Sidestep { .. } => PickCause::Sidestep,
            Purpose::Enter { entry: Entry::Discard, .. } => PickCause::Discard,
            Purpose::Enter { entry: Entry::Freeze, .. } => PickCause::Freeze,
            Purpose::Enter { entry: Entry::PassLeft, .. } => PickCause::PassLeft,
            Purpose::CardFreeze(_) => PickCause::CardFreeze,
            Purpose::WinnerDiscard(_) => PickCause::WinnerDiscard,
        }
    }
}

/// PU-9: an Issue has been won, and its award is not finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Award {
    pub winner: Seat,
    pub issue: IssueId,
    /// Who gets a card by `consolation` (PU-3.6).
    pub consoled: SeatSet,
}

/// PU-12: how the election ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    /// PU-12.1: the last Issue was won.
    LastIssue,
    /// PU-12.5: after an award.
    Landslide,
    /// PU-12.5: by a trade in the middle of a round, which leaves the Issue and an unfinished play on the table.
    BrokenOff { issue: IssueId, play: Option<Play> },
}

impl Ending {
    pub fn is_landslide(self) -> bool {
        match self {
            Ending::LastIssue => false,
            Ending::Landslide | Ending::BrokenOff { .. } => true,
        }
    }
}
