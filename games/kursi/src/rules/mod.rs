//! The rules in order of play: the draft (KU-4), eight rounds of campaigning (KU-5) with Masterstrokes (KU-7) and votes (KU-6),
//! then elections and results (KU-8).

pub(crate) mod campaign;
pub(crate) mod draft;
pub(crate) mod draw;
mod effects;
pub(crate) mod elections;
pub(crate) mod end;
pub(crate) mod finish;
pub(crate) mod hands;
pub(crate) mod play;
pub(crate) mod strokes;
pub(crate) mod targets;
pub(crate) mod votes;

use hustings_core::{Log, Luck, Outcome, Seat, SeatSet};

use crate::error::Illegal;
use crate::events::Event;
use crate::moves::{Choice, Move};
use crate::notation;
use crate::phase::{Free, Phase};
use crate::state::State;

pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !state.pending().contains(seat) {
        return;
    }
    match &state.phase {
        Phase::Draft(draft) => draft::legal_picks(state, draft, seat, out),
        Phase::Field(fielding) => draft::legal_fields(state, fielding, seat, out),
        Phase::Pawn => campaign::legal_gives(state, out),
        Phase::Take => strokes::legal_takes(state, strokes::can_take_unseen(state), out),
        Phase::Commit(_) => strokes::legal_commits(state, seat, out),
        Phase::Resolve(resolve) => targets::legal_moves(state, resolve, seat, out),
        Phase::Draw(_) => draw::legal_moves(state, seat, out),
        Phase::Play(_) => play::legal_moves(state, seat, out),
        Phase::Pay(_) => hands::each_card(state, seat, out, Move::Pay),
        Phase::End(end) => end::legal_moves(state, end, out),
        Phase::Limit(_) => hands::each_card(state, seat, out, Move::Drop),
        Phase::Bonus(gain) => votes::legal_moves(state, gain, out),
        Phase::Free(free) => elections::legal_frees(state, free, out),
        Phase::Over => {}
    }
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    (state.phase == Phase::Over).then(|| finish::outcome(state))
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    &mv: &Move,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if seat.0 >= state.seats {
        return Err(Illegal::NoSuchSeat(seat)); // KU-1.1
    }
    if state.phase == Phase::Over {
        return Err(Illegal::Over); // KU-10
    }
    if !state.pending().contains(seat) {
        return Err(Illegal::NotWaiting); // KU-10
    }
    match (state.phase, mv) {
        (Phase::Draft(draft), Move::Pick(tile)) => draft::pick(state, draft, seat, tile, log),
        (Phase::Field(fielding), Move::Field(tile, at)) => draft::field(state, fielding, seat, (tile, at), luck, log),
        (Phase::Pawn, Move::Give(to)) => campaign::give(state, to, luck, log),
        (Phase::Take, Move::Take(source)) => strokes::take(state, seat, source, luck, log),
        (Phase::Commit(commit), Move::Stroke(stroke)) => strokes::commit(state, commit, seat, stroke, log),
        (Phase::Resolve(resolve), mv) => effects::answer(state, resolve, seat, mv, luck, log),
        (Phase::Draw(draw), Move::Draw(rally, asset)) => draw::name(state, draw, seat, [rally, asset], luck, log),
        (Phase::Play(play), Move::Play(kind, at)) => play::put(state, play, seat, (kind, at), luck, log),
        (Phase::Play(play), Move::Done) => play::done(state, play, seat, luck, log),
        (Phase::Pay(pay), Move::Pay(card)) => play::pay(state, pay, seat, card, luck, log),
        (Phase::End(end), mv) => end::answer(state, end, mv, luck, log),
        (Phase::Limit(limit), Move::Drop(card)) => end::drop_card(state, limit, seat, card, luck, log),
        (Phase::Bonus(gain), Move::Votes(bundle)) => elections::pay_bonus(state, gain, bundle, log),
        (Phase::Free(Free { gain: Some(gain), .. }), Move::Votes(bundle)) => {
            elections::pay_free(state, gain, bundle, log)
        }
        (Phase::Free(Free { gain: None, .. }), Move::Free(at)) => elections::free(state, seat, at, log),
        _ => Err(not_asked(state)),
    }
}

/// KU-10: the refusal of a move that answers another question than the current one.
fn not_asked(state: &State) -> Illegal {
    state.phase.question().map_or(Illegal::Over, Illegal::NotAsked)
}

/// KU-10: a secret choice that several players make at once. `ready` if it was the player's last one in this step.
fn secret(state: &State, waiting: &mut SeatSet, seat: Seat, choice: Choice, ready: bool, log: &mut impl Log<Event>) {
    log.add(|| {
        let (mv, said) = choice.told(state.set);
        Event::Chose { seat, choice: notation::write(state.set, &mv), ready, said }
    });
    if ready {
        *waiting = waiting.without(seat);
    }
}
