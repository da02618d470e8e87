//! KU-7.2, KU-7.3, KU-7.5: what a Masterstroke asks of its owner, and what it may be aimed at.

use hustings_core::Seat;

use super::{hands, votes};
use crate::cards::effects::{Effect, Whose};
use crate::cards::{Deck, KindId, StrokeId};
use crate::error::Illegal;
use crate::icons::Icon;
use crate::moves::{Move, Target};
use crate::phase::{Resolve, StrokeAsk};
use crate::state::{ActiveEffect, State};

/// KU-7.3: what has to be chosen before a Masterstroke takes effect.
pub(super) enum Wants {
    /// It affects its owner, and lasts.
    Nothing(ActiveEffect),
    /// It needs a target, and there is none.
    NoTarget,
    Target,
    /// KU-7.6, `draw`: how many cards, up to `most` together.
    Numbers {
        most: u8,
    },
}

pub(super) fn wants(state: &State, seat: Seat, stroke: StrokeId) -> Wants {
    match state.set.stroke(stroke).effect {
        Effect::Icons { icon, by, whose: Whose::Own } => {
            Wants::Nothing(ActiveEffect::Icons { player: seat, icon, by: by.into() })
        }
        Effect::Rebate(n) => Wants::Nothing(ActiveEffect::Rebate(n)),
        Effect::Ends(n) => Wants::Nothing(ActiveEffect::Ends(n)),
        Effect::Ladder(n) => Wants::Nothing(ActiveEffect::Ladder(n)),
        Effect::Draw(most) => Wants::Numbers { most: most.into() },
        // A hidden hand may hold a target and a Seat always is one, so these always ask.
        Effect::Grant | Effect::Votes(_) | Effect::Damp(_) => Wants::Target,
        Effect::Steal(_)
        | Effect::Discard(_)
        | Effect::Scatter(_)
        | Effect::Minus
        | Effect::Shift(_)
        | Effect::Icons { whose: Whose::Other, .. } => {
            let mut found = false;
            each_target(state, seat, stroke, |_| found = true);
            if found { Wants::Target } else { Wants::NoTarget }
        }
    }
}

/// KU-7.3: whether a Masterstroke in hand would certainly do nothing as the table stands: there is nothing to aim it at, or no rally more to
/// end than could be ended without it. Only of what its owner sees.
pub(crate) fn idle(state: &State, seat: Seat, stroke: StrokeId) -> bool {
    match state.set.stroke(stroke).effect {
        Effect::Grant
        | Effect::Steal(_)
        | Effect::Discard(_)
        | Effect::Scatter(_)
        | Effect::Minus
        | Effect::Shift(_)
        | Effect::Icons { whose: Whose::Other, .. } => {
            let mut found = false;
            each_target(state, seat, stroke, |_| found = true);
            !found
        }
        Effect::Ends(_) => {
            let rallies = state.letters().filter(|at| state.column(seat, *at).length > 0).count();
            rallies + usize::from(state.at_least_one(seat, Icon::R)) <= usize::from(state.ends_allowed(seat))
        }
        Effect::Votes(_) | Effect::Damp(_) | Effect::Draw(_) => false,
        Effect::Icons { whose: Whose::Own, .. } | Effect::Rebate(_) | Effect::Ladder(_) => false,
    }
}

/// KU-7.5: other players; not the pawn holder if the card has the shield.
#[inline]
fn opponents(state: &State, seat: Seat, shield: bool) -> impl Iterator<Item = Seat> + Clone + use<> {
    let spared = if shield { state.holder } else { None };
    Seat::all(state.seats).filter(move |other| *other != seat && Some(*other) != spared)
}

/// Every target but `none`.
pub(crate) fn each_target(state: &State, seat: Seat, stroke: StrokeId, mut each: impl FnMut(Target)) {
    let card = state.set.stroke(stroke);
    let opponents = opponents(state, seat, card.shield);
    let letters = state.letters();
    match card.effect {
        Effect::Grant => {
            for kind in state.set.range(Deck::Asset) {
                if state.hands[seat.index()][kind] > 0 {
                    letters.clone().for_each(|at| each(Target::Grant(KindId(kind as u8), at)));
                }
            }
        }
        Effect::Votes(_) | Effect::Damp(_) => letters.for_each(|at| each(Target::Place(at))),
        Effect::Steal(_) => {
            opponents.filter(|other| state.hand_cards[other.index()] > 0).for_each(|other| each(Target::Player(other)));
        }
        Effect::Discard(_) => {
            opponents.filter(|other| state.hand_size(*other) > 0).for_each(|other| each(Target::Player(other)));
        }
        Effect::Icons { whose: Whose::Other, .. } => opponents.for_each(|other| each(Target::Player(other))),
        Effect::Scatter(_) => {
            for other in opponents {
                let rallies = letters.clone().filter(|at| state.column(other, *at).length > 0);
                rallies.for_each(|at| each(Target::At(other, at)));
            }
        }
        Effect::Minus => {
            for other in opponents.filter(|other| state.supply[other.index()][3] > 0) {
                letters.clone().for_each(|at| each(Target::At(other, at)));
            }
        }
        Effect::Shift(most) => {
            for from in letters.clone() {
                let most = u8::from(most).min(state.column(seat, from).length);
                for to in letters.clone().filter(|to| *to != from) {
                    (1..=most).for_each(|count| each(Target::Shift(from, to, count)));
                }
            }
        }
        Effect::Icons { whose: Whose::Own, .. } | Effect::Draw(_) => {}
        Effect::Rebate(_) | Effect::Ends(_) | Effect::Ladder(_) => {}
    }
}

pub(super) fn legal_moves(state: &State, resolve: &Resolve, seat: Seat, out: &mut Vec<Move>) {
    match &resolve.ask {
        StrokeAsk::Target => {
            each_target(state, seat, resolve.stroke, |target| out.push(Move::Target(target)));
            out.push(Move::Target(Target::None));
        }
        StrokeAsk::Draw { most } => {
            for rally in 0..=*most {
                out.extend((0..=most - rally).map(|asset| Move::Draw(rally, asset)));
            }
        }
        StrokeAsk::Drop { .. } => hands::each_card(state, seat, out, Move::Drop),
        StrokeAsk::Votes(gain) => votes::legal_moves(state, gain, out),
    }
}

/// KU-7.2, KU-7.5: whether a Masterstroke may be aimed at this.
pub(super) fn check(state: &State, seat: Seat, stroke: StrokeId, target: Target) -> Result<(), Illegal> {
    let mut listed = false;
    each_target(state, seat, stroke, |other| listed |= other == target);
    if listed {
        return Ok(());
    }
    let spared = state.set.stroke(stroke).shield
        && matches!(target, Target::Player(other) | Target::At(other, _) if Some(other) == state.holder);
    Err(if spared { Illegal::Shielded } else { Illegal::BadTarget })
}
