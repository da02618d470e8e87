//! The rules in order of play: the draft (KU-4), eight rounds of campaigning (KU-5) with Masterstrokes (KU-7) and votes (KU-6),
//! then elections and results (KU-8).

pub(crate) mod campaign;
pub(crate) mod draft;
pub(crate) mod draw;
pub(crate) mod elections;
pub(crate) mod end;
pub(crate) mod finish;
pub(crate) mod hands;
pub(crate) mod play;
pub(crate) mod strokes;
pub(crate) mod targets;
pub(crate) mod votes;

use hustings_core::{Log, Luck, Seat};

use crate::error::Illegal;
use crate::events::Event;
use crate::moves::Move;
use crate::notation;
use crate::state::{Asked, Phase, State};

pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !state.waiting.contains(seat) {
        return;
    }
    match (state.asked, state.phase) {
        (Asked::Target, _) => targets::legal_moves(state, seat, out),
        (Asked::Draw, _) => targets::legal_draws(state, out),
        (Asked::Victim(_), _) => hands::each_card(state, seat, out, Move::Drop),
        (Asked::Votes(gain), _) => votes::legal_moves(state, gain, out),
        (Asked::Tuck, _) => end::legal_tucks(state, seat, out),
        (Asked::Minus, _) => end::legal_minuses(state, out),
        (Asked::Take, _) => end::legal_takes(state, out),
        (Asked::Extra, _) => out.extend([Move::Extra(true), Move::Extra(false)]),
        (Asked::Step, Phase::Draft) => draft::legal_picks(state, seat, out),
        (Asked::Step, Phase::Field) => draft::legal_fields(state, seat, out),
        (Asked::Step, Phase::Pawn) => campaign::legal_gives(state, out),
        (Asked::Step, Phase::Take) => strokes::legal_takes(state, true, out),
        (Asked::Step, Phase::Commit) => strokes::legal_commits(state, seat, out),
        (Asked::Step, Phase::Draw) => draw::legal_moves(state, seat, out),
        (Asked::Step, Phase::Play) => play::legal_moves(state, seat, out),
        (Asked::Step, Phase::Pay) => hands::each_card(state, seat, out, Move::Pay),
        (Asked::Step, Phase::End) => end::legal_moves(state, seat, out),
        (Asked::Step, Phase::Limit) => hands::each_card(state, seat, out, Move::Drop),
        (Asked::Step, Phase::Free) => elections::legal_frees(state, out),
        (Asked::Step, Phase::Resolve | Phase::Bonus | Phase::Over) => {}
    }
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    mv: Move,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if seat.0 >= state.seats {
        return Err(Illegal::NoSuchSeat(seat));
    }
    if state.phase == Phase::Over {
        return Err(Illegal::Over);
    }
    if !state.waiting.contains(seat) {
        return Err(Illegal::NotWaiting(seat));
    }
    match (state.asked, state.phase, mv) {
        (Asked::Target, _, Move::Target(target)) => targets::aim(state, seat, target, luck, log),
        (Asked::Draw, _, Move::Draw(rally, asset)) => targets::draw_cards(state, seat, [rally, asset], luck, log),
        (Asked::Victim(left), _, Move::Drop(card)) => targets::victim_drops(state, seat, card, left, log),
        (Asked::Votes(gain), _, Move::Votes(bundle)) => votes::choose(state, gain, bundle, luck, log),
        (Asked::Tuck, _, Move::Tuck(kind)) => end::tuck(state, seat, kind, luck, log),
        (Asked::Minus, _, Move::Minus(target)) => end::minus(state, seat, target, luck, log),
        (Asked::Take, _, Move::Take(source)) => end::take(state, seat, source, luck, log),
        (Asked::Extra, _, Move::Extra(wanted)) => {
            end::extra(state, seat, wanted, luck, log);
            Ok(())
        }
        (Asked::Step, Phase::Draft, Move::Pick(tile)) => draft::pick(state, seat, tile, log),
        (Asked::Step, Phase::Field, Move::Field(tile, at)) => draft::field(state, seat, (tile, at), luck, log),
        (Asked::Step, Phase::Pawn, Move::Give(to)) => campaign::give(state, to, luck, log),
        (Asked::Step, Phase::Take, Move::Take(source)) => strokes::take(state, seat, source, luck, log),
        (Asked::Step, Phase::Commit, Move::Stroke(stroke)) => strokes::commit(state, seat, stroke, log),
        (Asked::Step, Phase::Draw, Move::Draw(rally, asset)) => draw::name(state, seat, [rally, asset], luck, log),
        (Asked::Step, Phase::Play, Move::Play(kind, at)) => play::put(state, seat, (kind, at), luck, log),
        (Asked::Step, Phase::Play, Move::Done) => {
            play::done(state, seat, luck, log);
            Ok(())
        }
        (Asked::Step, Phase::Pay, Move::Pay(card)) => play::pay(state, seat, card, luck, log),
        (Asked::Step, Phase::End, Move::End(at, issue)) => end::end(state, seat, (at, issue), luck, log),
        (Asked::Step, Phase::End, Move::Stop) => {
            end::stop(state, seat, luck, log);
            Ok(())
        }
        (Asked::Step, Phase::Limit, Move::Drop(card)) => end::drop_card(state, seat, card, luck, log),
        (Asked::Step, Phase::Free, Move::Free(at)) => elections::free(state, seat, at, log),
        _ => Err(Illegal::NotAsked(expected(state))),
    }
}

/// What answers the present question.
fn expected(state: &State) -> &'static str {
    match (state.asked, state.phase) {
        (Asked::Target, _) => "`target`",
        (Asked::Draw, _) | (_, Phase::Draw) => "`draw`",
        (Asked::Victim(_), _) | (_, Phase::Limit) => "`drop`",
        (Asked::Votes(_), _) => "`votes`",
        (Asked::Tuck, _) => "`tuck`",
        (Asked::Minus, _) => "`minus`",
        (Asked::Take, _) | (_, Phase::Take) => "`take`",
        (Asked::Extra, _) => "`extra`",
        (_, Phase::Draft) => "`pick`",
        (_, Phase::Field) => "`field`",
        (_, Phase::Pawn) => "`give`",
        (_, Phase::Commit) => "`stroke`",
        (_, Phase::Play) => "`play` or `done`",
        (_, Phase::Pay) => "`pay`",
        (_, Phase::End) => "`end` or `stop`",
        (_, Phase::Free) => "`free`",
        (_, Phase::Resolve | Phase::Bonus | Phase::Over) => "nothing",
    }
}

/// KU-10: a choice made at once with others, told to nobody else. Whether it was the last one the step waited for.
fn secret(state: &mut State, seat: Seat, mv: &Move, ready: bool, log: &mut impl Log<Event>) -> bool {
    log.add(|| Event::Chose { seat, choice: notation::write(state.set, mv), ready });
    if ready {
        state.waiting = state.waiting.without(seat);
    }
    state.waiting.is_empty()
}
