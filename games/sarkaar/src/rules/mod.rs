//! The rules in order of play: leaders are picked (`pick`), then turns (`turn`) of seats (`seat`), steps (`track`), benefits
//! (`benefit`) and cards (`card`, what they do in `effect`, how they are answered in `react`), each paid for in one place
//! (`pay`). `board` keeps the law of SK-4, `finish` knows the end.

mod benefit;
pub(crate) mod board;
mod card;
pub(crate) mod effect;
pub(crate) mod finish;
pub(crate) mod pay;
mod pick;
pub(crate) mod react;
pub(crate) mod seat;
mod track;
pub(crate) mod turn;

use hustings_core::{Log, Luck, Seat};

pub(crate) use benefit::drawable;
pub(crate) use turn::income;

use crate::error::Illegal;
use crate::events::{Event, Name};
use crate::moves::Move;
use crate::state::{Frame, State};

/// What the rules work on: the state, its luck, and who listens.
pub(crate) struct Table<'a, L> {
    pub state: &'a mut State,
    pub luck: &'a mut Luck,
    pub log: &'a mut L,
}

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
        Frame::Flipped(card) => card::flipped_moves(state, seat, card, out),
        Frame::Snatched { card, .. } => card::snatched_moves(state, seat, card, out),
        Frame::React(_) => react::legal_moves(state, seat, out),
        Frame::Trim => turn::trim_moves(state, seat, out),
        Frame::Climb(_) | Frame::Card(_) => {} // never on top between moves
    }
}

#[inline]
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
    let pending = state.pending();
    if !pending.contains(seat) {
        return Err(match (state.over, state.top()) {
            (Some(_), _) => Illegal::Over,
            (_, Frame::Pick) => Illegal::PickedAlready,
            _ => Illegal::NotAsked(pending.first().expect("a game that is not over waits for somebody")),
        });
    }
    let top = state.top();
    let mut table = Table { state, luck, log };
    match (top, mv) {
        (Frame::Pick, Move::Leader(leader)) => table.pick(seat, leader),
        (Frame::Main, Move::Seat(at)) => table.seat_action(seat, at),
        (Frame::Main, Move::Power(at)) => table.power_action(seat, at),
        (Frame::Main, Move::Track(track)) => table.track_action(seat, track),
        (Frame::Main, Move::State(at, benefit)) => table.state_action(seat, at, benefit),
        (Frame::Main, Move::StateAll(at)) => table.state_all(seat, at),
        (Frame::Main, Move::Play(card, target)) => table.play_card(seat, card, target),
        (Frame::Main, Move::Addon(card, target)) => table.add_on(seat, card, target),
        (Frame::Main | Frame::Cash, Move::Cash(card)) => table.cash(seat, card),
        (Frame::Cash, Move::Done) => table.stop_cashing(),
        (Frame::Main, Move::End) => table.end(seat),
        (Frame::Benefit(left), Move::Take(benefit)) => table.take(seat, left, benefit),
        (Frame::Benefit(_) | Frame::StepPlay(_) | Frame::Flipped(_), Move::Skip) => table.skip(seat),
        (Frame::Draw(deck), Move::Draw(card)) => table.draw(seat, deck, card),
        (Frame::StepPlay(deck), Move::Play(card, target)) => table.step_card(seat, deck, card, target),
        (Frame::StepPlay(deck), Move::Flip) => table.flip(seat, deck),
        (Frame::Flipped(shown), Move::Play(card, target)) => table.flipped_card(seat, shown, card, target),
        (Frame::Snatched { card: own, .. }, Move::Play(card, target)) => table.snatched_card(seat, own, card, target),
        (Frame::Snatched { card, .. }, Move::Keep) => table.keep(seat, card),
        (Frame::React(react), Move::Chit(card)) => table.chit(react, card),
        (Frame::React(react), Move::Pass) => table.pass(react),
        (Frame::Trim, Move::Drop(card)) => table.drop_card(seat, card),
        _ => {
            let frame = table.state.frame_name();
            return Err(Illegal::WrongFrame { mv: mv.verb(), frame, offers: offers(top) });
        }
    }?;
    table.go_on();
    Ok(())
}

/// SK-11: the moves of a frame, in words.
fn offers(frame: Frame) -> &'static str {
    match frame {
        Frame::Pick => "leader",
        Frame::Main | Frame::Climb(_) | Frame::Card(_) => "seat, power, track, state, play, addon, cash, end",
        Frame::Cash => "cash, done",
        Frame::Benefit(_) => "take, skip",
        Frame::Draw(_) => "draw",
        Frame::StepPlay(_) => "play, flip, skip",
        Frame::Flipped(_) => "play, skip",
        Frame::Snatched { .. } => "play, keep",
        Frame::React(_) => "chit, pass",
        Frame::Trim => "drop",
    }
}

impl<L: Log<Event>> Table<'_, L> {
    /// SK-7.5: goes on with what is open, the last opened first, until somebody has to choose.
    fn go_on(&mut self) {
        while self.state.over.is_none() {
            match self.state.top() {
                Frame::Climb(climb) => self.climb_on(climb),
                Frame::Card(card) => self.card_on(card),
                Frame::Benefit(left) if benefit::nothing_to_take(self.state, left) => self.close(),
                Frame::Main => return self.test_states(), // SK-10.2: a whole move of `main` is done
                _ => return,
            }
        }
    }

    #[inline]
    fn open(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    /// Puts another frame in the place of the top one.
    #[inline]
    fn turn_into(&mut self, frame: Frame) {
        *self.state.frames.last_mut().expect("there is always a frame") = frame;
    }

    #[inline]
    fn close(&mut self) {
        self.state.frames.pop();
    }

    fn state_name(&self, at: crate::cards::StateId) -> Name {
        &self.state.set.state(at).id
    }

    fn card_name(&self, card: crate::cards::CardId) -> Name {
        self.state.set.card_name(card)
    }
}
