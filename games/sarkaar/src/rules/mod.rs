//! The rules in order of play: leaders are picked (`pick`), then turns (`turn`) of seats (`seat`), steps (`track`), benefits
//! (`benefit`) and cards (`card`), each paid for in one place (`pay`). What cards do stands in `effects`, what they are aimed at in
//! `targets`, how they are answered in `react`. `board` keeps the law of SK-4, `finish` knows the end.

mod benefit;
pub(crate) mod board;
mod card;
pub(crate) mod effects;
pub(crate) mod finish;
pub(crate) mod pay;
mod pick;
pub(crate) mod react;
pub(crate) mod seat;
pub(crate) mod targets;
mod track;
pub(crate) mod turn;

use hustings_core::{Log, Luck, Outcome, Seat};

pub(crate) use benefit::{drawable, fill_row};
pub(crate) use card::{is_strong, uses_action};
pub(crate) use pick::reveal;
pub(crate) use turn::income;

use crate::error::Illegal;
use crate::events::Event;
use crate::moves::Move;
use crate::state::{Frame, State};

#[inline]
pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if !state.pending().contains(seat) {
        return;
    }
    match state.top() {
        Frame::Pick => pick::legal_moves(state, seat, out),
        Frame::Main => turn::legal_moves(state, seat, out),
        Frame::Cash => card::cash_moves(state, seat, out),
        Frame::Benefit(left) => benefit::take_moves(state, seat, left, out),
        Frame::Draw(deck) => benefit::draw_moves(state, deck, out),
        Frame::StepPlay(deck) => card::step_moves(state, seat, deck, out),
        Frame::Flipped(card) => card::shown_moves(state, seat, card, Move::Skip, out),
        Frame::Snatched { card, .. } => card::shown_moves(state, seat, card, Move::Keep, out),
        Frame::React(_) => react::legal_moves(state, seat, out),
        Frame::Trim => turn::trim_moves(state, seat, out),
        Frame::Climb(_) | Frame::Card(_) | Frame::Over(_) => {} // these wait for nobody
    }
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    state.over().map(|reason| finish::outcome(state, reason))
}

#[inline]
pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    &mv: &Move,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if seat.0 >= state.seats {
        return Err(Illegal::NoSuchSeat(seat));
    }
    let top = state.top();
    if !state.pending().contains(seat) {
        return Err(match top {
            Frame::Over(_) => Illegal::Over,
            Frame::Pick => Illegal::PickedAlready,
            Frame::React(react) => Illegal::NotAsked(react.asked),
            _ => Illegal::NotAsked(state.turn()),
        });
    }
    // SK-11: what each frame offers.
    match (top, mv) {
        (Frame::Pick, Move::Leader(leader)) => pick::pick(state, seat, leader, luck, log),
        (Frame::Main, Move::Seat(at)) => seat::buy(state, seat, at, log),
        (Frame::Main, Move::Power(at)) => seat::take_by_power(state, seat, at, log),
        (Frame::Main, Move::Track(track)) => track::buy_step(state, seat, track, log),
        (Frame::Main, Move::State(at, benefit)) => benefit::state_action(state, seat, at, benefit, log),
        (Frame::Main, Move::StateAll(at)) => benefit::state_action_for_all(state, seat, at, log),
        (Frame::Main | Frame::StepPlay(_) | Frame::Flipped(_) | Frame::Snatched { .. }, Move::Play(card, target)) => {
            card::play(state, seat, card, target, log)
        }
        (Frame::Main, Move::Addon(card, target)) => card::add_on(state, seat, card, target, log),
        (Frame::Main, Move::Cash(card)) => card::start_cashing(state, seat, card, log),
        (Frame::Cash, Move::Cash(card)) => card::cash(state, seat, card, log),
        (Frame::Cash, Move::Done) => card::stop_cashing(state),
        (Frame::Main, Move::End) => turn::end(state, seat, luck, log),
        (Frame::Benefit(left), Move::Take(benefit)) => benefit::take(state, seat, left, benefit, log),
        (Frame::Benefit(_) | Frame::StepPlay(_), Move::Skip) => card::skip(state, seat, log),
        (Frame::Draw(deck), Move::Draw(card)) => benefit::draw(state, seat, deck, card, luck, log),
        (Frame::StepPlay(deck), Move::Flip) => card::flip(state, seat, deck, luck, log),
        (Frame::Flipped(shown), Move::Skip) => card::skip_flipped(state, seat, shown, log),
        (Frame::Snatched { card, .. }, Move::Keep) => card::keep(state, seat, card, log),
        (Frame::React(react), Move::Chit(card)) => react::chit(state, react, card, log),
        (Frame::React(react), Move::Pass) => react::pass(state, react, log),
        (Frame::Trim, Move::Drop(card)) => turn::drop_card(state, seat, card, luck, log),
        _ => Err(Illegal::WrongFrame(state.frame_name())),
    }?;
    go_on(state, luck, log);
    Ok(())
}

/// SK-7.5: goes on with what is open, the last opened first, until somebody has to choose.
fn go_on(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    loop {
        match state.top() {
            Frame::Climb(climb) => track::go_on(state, climb, log),
            Frame::Card(played) => card::go_on(state, played, luck, log),
            Frame::Benefit(left) if benefit::nothing_to_take(state, left) => state.close_top(),
            Frame::Main => return finish::test_states(state, log), // SK-10.2: a whole move of `main` is done
            _ => return,
        }
    }
}
