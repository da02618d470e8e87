//! KU-10: the phases of the game and what each of them asks.

use hustings_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{StrokeId, TileId};
use crate::events::VotesReason;
use crate::info::{MAX_PLACES, MAX_SEATS};
use crate::moves::Letter;

/// KU-10: what the game waits for, with what only that phase remembers. If several decide at once, `waiting` are those
/// still to choose; otherwise one player is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    Draft(Draft),
    Field(Fielding),
    /// KU-5.2c: the pawn holder gives the pawn away.
    Pawn,
    /// KU-5.3a: the pawn holder takes a Masterstroke.
    Take,
    Commit(Commit),
    Resolve(Resolve),
    Draw(Draw),
    Play(Play),
    Pay(Pay),
    End(End),
    Limit(Limit),
    /// KU-8.1: a player chooses the vote cards of a bonus.
    Bonus(Gain),
    Free(Free),
    Over,
}

/// KU-4.2: everybody picks a tile from the pack in front of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Draft {
    pub waiting: SeatSet,
    pub packs: Packs,
    pub choices: [Option<TileId>; MAX_SEATS],
}

/// KU-4.3: everybody places the tiles they picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fielding {
    pub waiting: SeatSet,
    pub packs: Packs,
}

/// KU-4.1, KU-4.2: the packs, indexed by the player who had them first, and what was picked from them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Packs {
    /// How many picks everybody has made.
    pub rounds: u8,
    /// What is left of each pack, as bits.
    pub left: [u32; MAX_SEATS],
    /// What was picked from each; only the first `rounds` of a row are used.
    pub picks: [[TileId; MAX_PLACES]; MAX_SEATS],
    /// By player: tiles picked and not yet placed, as bits.
    pub tiles: [u32; MAX_SEATS],
}

impl Packs {
    /// The pack in front of a player: packs are passed to the left.
    #[inline]
    pub fn place_of(&self, seat: Seat, seats: u8) -> usize {
        usize::from((seat.0 + seats * 8 - self.rounds) % seats)
    }

    /// What is left of it, as bits.
    #[inline]
    pub fn before(&self, seat: Seat, seats: u8) -> u32 {
        self.left[self.place_of(seat, seats)]
    }

    /// What was picked from a pack, in order.
    pub fn picked_from(&self, pack: usize) -> &[TileId] {
        &self.picks[pack][..usize::from(self.rounds)]
    }
}

/// KU-5.3b: everybody with a Masterstroke commits one, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Commit {
    pub waiting: SeatSet,
    pub committed: [Option<StrokeId>; MAX_SEATS],
}

/// KU-7.4: a committed Masterstroke that needs a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Resolve {
    pub owner: Seat,
    pub stroke: StrokeId,
    /// The Masterstrokes that come after it, by player.
    pub rest: [Option<StrokeId>; MAX_SEATS],
    pub ask: StrokeAsk,
}

impl Resolve {
    /// The same Masterstroke with another question.
    pub fn asking(self, ask: StrokeAsk) -> Phase {
        Phase::Resolve(Resolve { ask, ..self })
    }
}

/// What is asked about a Masterstroke; all but `Drop` are asked of its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StrokeAsk {
    /// KU-7.3.
    Target,
    /// KU-7.6, `draw`: at most this many cards together.
    Draw { most: u8 },
    /// KU-7.6, `discard`: the victim still has `left` cards to drop.
    Drop { victim: Seat, left: u8 },
    /// KU-6.2.
    Votes(Gain),
}

/// KU-5.4: everybody names how many Rally and Asset cards to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Draw {
    pub waiting: SeatSet,
    pub wishes: [[u8; 2]; MAX_SEATS],
}

/// KU-5.5: everybody plays cards face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Play {
    pub waiting: SeatSet,
}

/// KU-5.6d: everybody with a cost sets aside the cards that pay it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pay {
    pub waiting: SeatSet,
    /// KU-5.6c.
    pub due: [u8; MAX_SEATS],
}

/// KU-5.7: a player ends rallies, one after another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct End {
    pub seat: Seat,
    /// How many it has ended this round.
    pub ended: u8,
    /// The rally it is ending now; before that it is asked which.
    pub rally: Option<EndingRally>,
}

/// KU-5.7c, KU-5.7d: a rally for which votes and benefits are still being handed out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EndingRally {
    pub at: Letter,
    /// How many cards it had when it was ended.
    pub length: u8,
    pub ask: RallyAsk,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RallyAsk {
    /// KU-5.7c: the vote cards of the rally itself.
    Votes(Gain),
    /// KU-5.7d, in the order they are asked.
    Tuck,
    Minus,
    Take,
    Extra,
    /// The vote cards of `extra`.
    ExtraVotes(Gain),
}

/// KU-5.8: everybody with too many cards sets some aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Limit {
    pub waiting: SeatSet,
}

/// KU-8.2: a player with most Capital places free votes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Free {
    pub seat: Seat,
    /// Set once it has named a Seat and has to choose its vote cards.
    pub gain: Option<Gain>,
}

/// KU-6.2: a gain whose player chooses the vote cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Gain {
    pub seat: Seat,
    pub at: Letter,
    pub wanted: u8,
    /// KU-6.1: how much of it can be paid.
    pub sum: u8,
    pub why: VotesReason,
}

impl Phase {
    pub fn name(&self) -> PhaseName {
        match self {
            Phase::Draft(_) => PhaseName::Draft,
            Phase::Field(_) => PhaseName::Field,
            Phase::Pawn => PhaseName::Pawn,
            Phase::Take => PhaseName::Take,
            Phase::Commit(_) => PhaseName::Commit,
            Phase::Resolve(_) => PhaseName::Resolve,
            Phase::Draw(_) => PhaseName::Draw,
            Phase::Play(_) => PhaseName::Play,
            Phase::Pay(_) => PhaseName::Pay,
            Phase::End(_) => PhaseName::End,
            Phase::Limit(_) => PhaseName::Limit,
            Phase::Bonus(_) => PhaseName::Bonus,
            Phase::Free(_) => PhaseName::Free,
            Phase::Over => PhaseName::Over,
        }
    }

    /// The current question; `None` when the game is over.
    pub fn question(&self) -> Option<Question> {
        Some(match self {
            Phase::Draft(_) => Question::Pick,
            Phase::Field(_) => Question::Field,
            Phase::Pawn => Question::Give,
            Phase::Take => Question::Take,
            Phase::Commit(_) => Question::Stroke,
            Phase::Resolve(resolve) => match resolve.ask {
                StrokeAsk::Target => Question::Target,
                StrokeAsk::Draw { .. } => Question::Draw,
                StrokeAsk::Drop { .. } => Question::Drop,
                StrokeAsk::Votes(_) => Question::Votes,
            },
            Phase::Draw(_) => Question::Draw,
            Phase::Play(_) => Question::Play,
            Phase::Pay(_) => Question::Pay,
            Phase::End(end) => match end.rally.map(|rally| rally.ask) {
                None => Question::End,
                Some(RallyAsk::Votes(_) | RallyAsk::ExtraVotes(_)) => Question::Votes,
                Some(RallyAsk::Tuck) => Question::Tuck,
                Some(RallyAsk::Minus) => Question::Minus,
                Some(RallyAsk::Take) => Question::Take,
                Some(RallyAsk::Extra) => Question::Extra,
            },
            Phase::Limit(_) => Question::Drop,
            Phase::Bonus(_) => Question::Votes,
            Phase::Free(free) => {
                if free.gain.is_some() {
                    Question::Votes
                } else {
                    Question::Free
                }
            }
            Phase::Over => return None,
        })
    }

    /// The packs, while they matter.
    #[inline]
    pub fn packs(&self) -> Option<&Packs> {
        match self {
            Phase::Draft(Draft { packs, .. }) | Phase::Field(Fielding { packs, .. }) => Some(packs),
            _ => None,
        }
    }

    pub fn packs_mut(&mut self) -> Option<&mut Packs> {
        match self {
            Phase::Draft(Draft { packs, .. }) | Phase::Field(Fielding { packs, .. }) => Some(packs),
            _ => None,
        }
    }

    /// The gain whose vote cards are being chosen.
    pub fn gain(&self) -> Option<&Gain> {
        match self {
            Phase::Resolve(Resolve { ask: StrokeAsk::Votes(gain), .. })
            | Phase::End(End {
                rally: Some(EndingRally { ask: RallyAsk::Votes(gain) | RallyAsk::ExtraVotes(gain), .. }),
                ..
            })
            | Phase::Bonus(gain)
            | Phase::Free(Free { gain: Some(gain), .. }) => Some(gain),
            _ => None,
        }
    }
}

/// KU-10: a phase by its name alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiPhase")]
pub enum PhaseName {
    Draft,
    Field,
    Pawn,
    Take,
    Commit,
    Resolve,
    Draw,
    Play,
    Pay,
    End,
    Limit,
    Bonus,
    Free,
    Over,
}

/// The question, named after the first word of the moves that answer it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    Pick,
    Field,
    Give,
    Take,
    Stroke,
    Target,
    Draw,
    Play,
    Pay,
    Drop,
    End,
    Votes,
    Tuck,
    Minus,
    Extra,
    Free,
}

impl Question {
    pub fn word(self) -> &'static str {
        match self {
            Question::Pick => "pick",
            Question::Field => "field",
            Question::Give => "give",
            Question::Take => "take",
            Question::Stroke => "stroke",
            Question::Target => "target",
            Question::Draw => "draw",
            Question::Play => "play",
            Question::Pay => "pay",
            Question::Drop => "drop",
            Question::End => "end",
            Question::Votes => "votes",
            Question::Tuck => "tuck",
            Question::Minus => "minus",
            Question::Extra => "extra",
            Question::Free => "free",
        }
    }
}
