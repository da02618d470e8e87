//! KU-5.1, KU-5.2, KU-5.9: the beginning of a round, the Media pawn, and the end of a round.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, Seat, SeatSet};

use super::{elections, strokes};
use crate::cards::StrokeId;
use crate::cards::effects::Lasting;
use crate::error::Illegal;
use crate::events::{Event, PawnReason, StrokePlace};
use crate::icons::Icon;
use crate::info::{MAX_SEATS, ROUNDS};
use crate::moves::Move;
use crate::phase::Phase;
use crate::state::{State, bit};

/// KU-5.1, then KU-5.2.
pub(super) fn begin_round(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    state.round += 1;
    log.add(|| Event::Round { round: state.round });
    let tied = most_popular(state);
    // KU-5.2a
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
    state.phase = Phase::Pawn; // KU-5.2c
}

/// The players with the most P in total.
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
    let tied: ArrayVec<Seat, MAX_SEATS> = tied.iter().collect();
    (*luck.pick(&tied), PawnReason::Random)
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
    for (stroke, card) in (0..).map(StrokeId).zip(&state.set.strokes) {
        let place = &mut state.active[usize::from(stroke.0)];
        if card.lasting == Lasting::Round
            && let Some(active) = place.take()
        {
            strokes::count_lasting(state, active, -1);
            state.stroke_discard |= bit(stroke);
            log.add(|| Event::StrokeMoved { seat: active.owner, stroke: &card.id, to: StrokePlace::Discard });
        }
    }
    if state.round < ROUNDS { begin_round(state, luck, log) } else { elections::begin(state, log) }
}
