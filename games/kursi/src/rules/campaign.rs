//! KU-5.1, KU-5.2, KU-5.9: a round begins, the Media pawn finds its holder, a round ends.

use hustings_core::{Log, Luck, Seat, SeatSet};

use super::{elections, strokes};
use crate::cards::StrokeId;
use crate::effects::Lasting;
use crate::error::Illegal;
use crate::events::{Event, PawnReason, StrokePlace};
use crate::icons::Icon;
use crate::info::ROUNDS;
use crate::moves::Move;
use crate::state::{Active, Asked, NONE, Phase, State, bit};

/// KU-5.1, then KU-5.2.
pub(super) fn begin_round(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    state.round += 1;
    log.add(|| Event::Round { round: state.round });
    let tied = most_popular(state);
    if let (1, Some(alone)) = (tied.len(), tied.first()) {
        return hand_pawn(state, alone, PawnReason::Highest, luck, log);
    }
    if state.round == 1 {
        let (to, why) = first_holder(state, tied, luck);
        return hand_pawn(state, to, why, luck, log);
    }
    let others = tied.without(state.holder());
    if let (1, Some(only)) = (others.len(), others.first()) {
        return hand_pawn(state, only, PawnReason::OnlyOne, luck, log);
    }
    state.phase = Phase::Pawn;
    state.asked = Asked::Step;
    state.waiting = SeatSet::one(state.holder());
}

/// The players with most P in all.
pub(crate) fn most_popular(state: &State) -> SeatSet {
    let popularity = |seat: Seat| state.total(seat, Icon::P);
    let most = Seat::all(state.seats).map(popularity).max().unwrap_or(0);
    Seat::all(state.seats).filter(|seat| popularity(*seat) == most).collect()
}

/// KU-5.2b.
fn first_holder(state: &State, mut tied: SeatSet, luck: &mut Luck) -> (Seat, PawnReason) {
    for at in state.letters().rev() {
        let popularity = |seat: Seat| state.icons(seat, at)[Icon::P];
        let most = tied.iter().map(popularity).max().unwrap_or(0);
        tied = tied.iter().filter(|seat| popularity(*seat) == most).collect();
        if let (1, Some(alone)) = (tied.len(), tied.first()) {
            return (alone, PawnReason::RightMost);
        }
    }
    let lucky = luck.below(tied.len() as u32) as usize;
    (tied.iter().nth(lucky).unwrap_or(Seat(0)), PawnReason::Random)
}

pub(super) fn legal_gives(state: &State, out: &mut Vec<Move>) {
    out.extend(most_popular(state).without(state.holder()).iter().map(Move::Give));
}

/// KU-5.2c.
pub(super) fn give(state: &mut State, to: Seat, luck: &mut Luck, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !most_popular(state).without(state.holder()).contains(to) {
        return Err(Illegal::NotTied(to));
    }
    hand_pawn(state, to, PawnReason::Given, luck, log);
    Ok(())
}

fn hand_pawn(state: &mut State, to: Seat, why: PawnReason, luck: &mut Luck, log: &mut impl Log<Event>) {
    let from = state.holder.replace(to);
    log.add(|| Event::Pawn { from, to, why });
    strokes::take_step(state, luck, log);
}

/// KU-5.9.
pub(super) fn end_round(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    for number in 0..state.active.len() {
        let stroke = StrokeId(number as u8);
        let Active { owner, .. } = state.active[number];
        let card = state.set.stroke(stroke);
        if owner != NONE && card.lasting == Lasting::Round {
            strokes::count_lasting(state, stroke, -1);
            state.active[number] = Active::NONE;
            state.stroke_discard |= bit(stroke);
            log.add(|| Event::StrokeMoved { seat: Seat(owner), stroke: &card.id, to: StrokePlace::Discard });
        }
    }
    if state.round < ROUNDS { begin_round(state, luck, log) } else { elections::begin(state, log) }
}
