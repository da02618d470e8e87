//! KU-10: the game's question as a view shows it, and the way back to the phase that asks it.

use hustings_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::imagine::stroke;
use super::{Text, View};
use crate::cards::effects::Effect;
use crate::events::VotesReason;
use crate::info::MAX_SEATS;
use crate::moves::Letter;
use crate::phase::{
    Commit, Draft, Draw, End, EndingRally, Fielding, Free, Gain, Limit, Packs, Pay, Phase, Play, Question, RallyAsk,
    Resolve, StrokeAsk,
};
use crate::state::State;

/// What the game waits for: one variant for each question. `owner` is whose Masterstroke is resolved, whose rally was
/// ended or whose votes are placed; there is none if all choose at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiAsk")]
pub enum Ask {
    /// KU-4.2.
    Pick,
    /// KU-4.3.
    Field,
    /// KU-5.2c.
    Give { owner: Seat },
    /// KU-5.3a.
    Take { owner: Seat },
    /// KU-5.3b.
    Stroke,
    /// KU-7.3.
    Target { owner: Seat, stroke: Text },
    /// KU-7.6, `draw`.
    StrokeDraw { owner: Seat, stroke: Text },
    /// KU-7.6, `discard`: the victim still has `left` cards to drop.
    StrokeDrop { owner: Seat, stroke: Text, left: u8 },
    /// KU-6: `wanted` votes were gained under a Seat, and cards that make `sum` are chosen.
    StrokeVotes {
        owner: Seat,
        stroke: Text,
        #[ts(type = "string")]
        at: Letter,
        wanted: u8,
        sum: u8,
    },
    /// KU-5.4.
    Draw,
    /// KU-5.5.
    Play,
    /// KU-5.6d.
    Pay,
    /// KU-5.7: the player may end `left` more rallies.
    End { owner: Seat, left: u8 },
    /// KU-5.7c; `length` is how long the rally was when it was ended, here and in what follows.
    RallyVotes {
        owner: Seat,
        #[ts(type = "string")]
        at: Letter,
        length: u8,
        wanted: u8,
        sum: u8,
    },
    /// KU-5.7d.
    Tuck {
        owner: Seat,
        #[ts(type = "string")]
        at: Letter,
        length: u8,
    },
    Minus {
        owner: Seat,
        #[ts(type = "string")]
        at: Letter,
        length: u8,
    },
    RallyTake {
        owner: Seat,
        #[ts(type = "string")]
        at: Letter,
        length: u8,
    },
    Extra {
        owner: Seat,
        #[ts(type = "string")]
        at: Letter,
        length: u8,
    },
    ExtraVotes {
        owner: Seat,
        #[ts(type = "string")]
        at: Letter,
        length: u8,
        wanted: u8,
        sum: u8,
    },
    /// KU-5.8.
    Drop,
    /// KU-8.1.
    BonusVotes {
        owner: Seat,
        #[ts(type = "string")]
        at: Letter,
        wanted: u8,
        sum: u8,
    },
    /// KU-8.2.
    Free { owner: Seat },
    FreeVotes {
        owner: Seat,
        #[ts(type = "string")]
        at: Letter,
        wanted: u8,
        sum: u8,
    },
}

impl Ask {
    /// What kind of move answers.
    pub fn question(&self) -> Question {
        match self {
            Ask::Pick => Question::Pick,
            Ask::Field => Question::Field,
            Ask::Give { .. } => Question::Give,
            Ask::Take { .. } | Ask::RallyTake { .. } => Question::Take,
            Ask::Stroke => Question::Stroke,
            Ask::Target { .. } => Question::Target,
            Ask::Draw | Ask::StrokeDraw { .. } => Question::Draw,
            Ask::Drop | Ask::StrokeDrop { .. } => Question::Drop,
            Ask::Play => Question::Play,
            Ask::Pay => Question::Pay,
            Ask::End { .. } => Question::End,
            Ask::Tuck { .. } => Question::Tuck,
            Ask::Minus { .. } => Question::Minus,
            Ask::Extra { .. } => Question::Extra,
            Ask::Free { .. } => Question::Free,
            Ask::StrokeVotes { .. } | Ask::RallyVotes { .. } | Ask::ExtraVotes { .. } => Question::Votes,
            Ask::BonusVotes { .. } | Ask::FreeVotes { .. } => Question::Votes,
        }
    }
}

pub(super) fn asked(state: &State) -> Option<Ask> {
    Some(match &state.phase {
        Phase::Draft(_) => Ask::Pick,
        Phase::Field(_) => Ask::Field,
        Phase::Pawn => Ask::Give { owner: state.holder() },
        Phase::Take => Ask::Take { owner: state.holder() },
        Phase::Commit(_) => Ask::Stroke,
        Phase::Resolve(resolve) => ask_about_stroke(state, resolve),
        Phase::Draw(_) => Ask::Draw,
        Phase::Play(_) => Ask::Play,
        Phase::Pay(_) => Ask::Pay,
        Phase::End(end) => match &end.rally {
            None => Ask::End { owner: end.seat, left: state.ends_allowed(end.seat).saturating_sub(end.ended) },
            Some(rally) => ask_about_rally(end.seat, rally),
        },
        Phase::Limit(_) => Ask::Drop,
        &Phase::Bonus(Gain { seat: owner, at, wanted, sum, .. }) => Ask::BonusVotes { owner, at, wanted, sum },
        &Phase::Free(Free { seat: owner, gain: None }) => Ask::Free { owner },
        &Phase::Free(Free { seat: owner, gain: Some(Gain { at, wanted, sum, .. }) }) => {
            Ask::FreeVotes { owner, at, wanted, sum }
        }
        Phase::Over => return None,
    })
}

fn ask_about_stroke(state: &State, &Resolve { owner, stroke, ask, .. }: &Resolve) -> Ask {
    let stroke = Text::Borrowed(&state.set.stroke(stroke).id);
    match ask {
        StrokeAsk::Target => Ask::Target { owner, stroke },
        StrokeAsk::Draw { .. } => Ask::StrokeDraw { owner, stroke },
        StrokeAsk::Drop { left, .. } => Ask::StrokeDrop { owner, stroke, left },
        StrokeAsk::Votes(Gain { at, wanted, sum, .. }) => Ask::StrokeVotes { owner, stroke, at, wanted, sum },
    }
}

fn ask_about_rally(owner: Seat, &EndingRally { at, length, ask }: &EndingRally) -> Ask {
    match ask {
        RallyAsk::Votes(Gain { wanted, sum, .. }) => Ask::RallyVotes { owner, at, length, wanted, sum },
        RallyAsk::Tuck => Ask::Tuck { owner, at, length },
        RallyAsk::Minus => Ask::Minus { owner, at, length },
        RallyAsk::Take => Ask::RallyTake { owner, at, length },
        RallyAsk::Extra => Ask::Extra { owner, at, length },
        RallyAsk::ExtraVotes(Gain { wanted, sum, .. }) => Ask::ExtraVotes { owner, at, length, wanted, sum },
    }
}

fn not_now() -> String {
    "this cannot be what is asked now".to_owned()
}

/// Restores the question and the position within the step. Its hidden parts are dealt later.
pub(super) fn restore_phase(state: &State, view: &View, waiting: SeatSet) -> Result<Phase, String> {
    let packs = Packs { rounds: view.picks, ..Packs::default() };
    let phase = match &view.ask {
        None => Phase::Over,
        Some(Ask::Pick) => Phase::Draft(Draft { waiting, packs, choices: Default::default() }),
        Some(Ask::Field) => Phase::Field(Fielding { waiting, packs }),
        Some(Ask::Give { .. }) => Phase::Pawn,
        Some(Ask::Take { .. }) => Phase::Take,
        Some(Ask::Stroke) => Phase::Commit(Commit { waiting, committed: Default::default() }),
        Some(Ask::Target { owner, .. }) => resolve(state, view, *owner, |_| Some(StrokeAsk::Target))?,
        Some(Ask::StrokeDraw { owner, .. }) => resolve(state, view, *owner, |effect| match effect {
            Effect::Draw(most) => Some(StrokeAsk::Draw { most: most.into() }),
            _ => None,
        })?,
        &Some(Ask::StrokeDrop { owner, left, .. }) => resolve(state, view, owner, |_| {
            let victim = waiting.first().filter(|victim| *victim != owner && (1..=9).contains(&left))?;
            Some(StrokeAsk::Drop { victim, left })
        })?,
        &Some(Ask::StrokeVotes { owner, at, wanted, sum, .. }) => {
            let gain = gain(state, Gain { seat: owner, at, wanted, sum, why: VotesReason::Stroke })?;
            resolve(state, view, owner, |_| Some(StrokeAsk::Votes(gain)))?
        }
        Some(Ask::Draw) => Phase::Draw(Draw { waiting, wishes: Default::default() }),
        Some(Ask::Play) => Phase::Play(Play { waiting }),
        Some(Ask::Pay) => {
            let mut due = [0; MAX_SEATS];
            view.parties.iter().for_each(|(seat, party)| due[seat.index()] = party.due);
            Phase::Pay(Pay { waiting, due })
        }
        &Some(Ask::End { owner, .. }) => {
            Phase::End(End { seat: player(state, owner)?, ended: view.parties[owner].ended, rally: None })
        }
        &Some(Ask::RallyVotes { owner, at, length, wanted, sum }) => {
            let gain = gain(state, Gain { seat: owner, at, wanted, sum, why: VotesReason::Rally })?;
            rally(state, view, owner, EndingRally { at, length, ask: RallyAsk::Votes(gain) })?
        }
        &Some(Ask::Tuck { owner, at, length }) => {
            rally(state, view, owner, EndingRally { at, length, ask: RallyAsk::Tuck })?
        }
        &Some(Ask::Minus { owner, at, length }) => {
            rally(state, view, owner, EndingRally { at, length, ask: RallyAsk::Minus })?
        }
        &Some(Ask::RallyTake { owner, at, length }) => {
            rally(state, view, owner, EndingRally { at, length, ask: RallyAsk::Take })?
        }
        &Some(Ask::Extra { owner, at, length }) => {
            rally(state, view, owner, EndingRally { at, length, ask: RallyAsk::Extra })?
        }
        &Some(Ask::ExtraVotes { owner, at, length, wanted, sum }) => {
            let gain = gain(state, Gain { seat: owner, at, wanted, sum, why: VotesReason::Extra })?;
            rally(state, view, owner, EndingRally { at, length, ask: RallyAsk::ExtraVotes(gain) })?
        }
        Some(Ask::Drop) => Phase::Limit(Limit { waiting }),
        &Some(Ask::BonusVotes { owner, at, wanted, sum }) => {
            Phase::Bonus(gain(state, Gain { seat: owner, at, wanted, sum, why: VotesReason::Bonus })?)
        }
        &Some(Ask::Free { owner }) => Phase::Free(Free { seat: player(state, owner)?, gain: None }),
        &Some(Ask::FreeVotes { owner, at, wanted, sum }) => {
            let gain = gain(state, Gain { seat: owner, at, wanted, sum, why: VotesReason::Capital })?;
            Phase::Free(Free { seat: owner, gain: Some(gain) })
        }
    };
    if phase.name() == view.phase { Ok(phase) } else { Err(not_now()) }
}

/// One of the players.
fn player(state: &State, seat: Seat) -> Result<Seat, String> {
    if seat.0 < state.seats { Ok(seat) } else { Err(not_now()) }
}

/// Resolving a Masterstroke of `owner`; its effect says whether this can be asked.
fn resolve(
    state: &State,
    view: &View,
    owner: Seat,
    ask: impl FnOnce(Effect) -> Option<StrokeAsk>,
) -> Result<Phase, String> {
    let owner = player(state, owner)?;
    let mut rest = [None; MAX_SEATS];
    for (seat, party) in view.parties.iter() {
        rest[seat.index()] = party.committed.as_ref().map(|id| stroke(state.set, id)).transpose()?;
    }
    let stroke = rest[owner.index()].take().ok_or("no Masterstroke is being resolved")?;
    let ask = ask(state.set.stroke(stroke).effect).ok_or_else(not_now)?;
    Ok(Phase::Resolve(Resolve { owner, stroke, rest, ask }))
}

/// `seat` is ending this rally.
fn rally(state: &State, view: &View, seat: Seat, rally: EndingRally) -> Result<Phase, String> {
    let seat = player(state, seat)?;
    if rally.at.0 >= state.places() {
        return Err(not_now());
    }
    let shown = state.column(seat, rally.at).length;
    // One card may have been tucked.
    if rally.length == 0 || (rally.length != shown && rally.length != shown + 1) {
        return Err(not_now());
    }
    Ok(Phase::End(End { seat, ended: view.parties[seat].ended, rally: Some(rally) }))
}

/// Checks that such a gain is possible.
fn gain(state: &State, gain: Gain) -> Result<Gain, String> {
    player(state, gain.seat)?;
    let fits = gain.at.0 < state.places() && (1..=gain.wanted).contains(&gain.sum);
    if fits { Ok(gain) } else { Err(not_now()) }
}
