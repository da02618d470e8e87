//! Which moves are worth a try, before any search: cheap guesses by what a card would change for whom.

use hustings_core::Seat;

use super::{Standing, polls, shift, sidestep_pays, worth};
use crate::cards::{CardId, Effect};
use crate::moves::{Aim, Move};
use crate::rules::polling;
use crate::state::{Link, Mode, State};

/// Offers and answers to them are weighed elsewhere, when nothing else is asked of the seat.
const LEFT_ALONE: f32 = 0.0;

pub(crate) fn promise(state: &State, seat: Seat, mv: &Move) -> f32 {
    match mv {
        Move::Offer { .. } | Move::Accept(_) | Move::Decline(_) | Move::Withdraw => LEFT_ALONE,
        Move::Candidate(_) | Move::NoName(_) | Move::Contest | Move::Done => 1.0,
        Move::Sidestep => sidestep_pays(state),
        Move::Pick(card) => (1.8 - worth(state.set.face(*card))).clamp(0.1, 2.0),
        Move::Take(from) => 1.0 + 0.2 * f32::from(crate::rules::finish::votes(state, *from)).clamp(0.0, 10.0),
        Move::Power(None) => 0.3,
        Move::Power(Some(card)) => power(state, seat, *card),
        Move::Pass => pass(state, seat),
        Move::Ok => 1.5,
        Move::Poll(card, at) => poll(state, seat, *card, *at),
        Move::Play(card, aim) => play(state, seat, *card, *aim),
        Move::React(_, target) => react(state, seat, *target),
    }
}

/// The Votes at stake: what the Issue is worth to its winner, a card more included.
fn stake(state: &State) -> f32 {
    state.current().map_or(0.0, |issue| f32::from(issue.votes))
}

fn power(state: &State, seat: Seat, card: CardId) -> f32 {
    let weak = (1.4 - worth(state.set.face(card))).clamp(0.05, 1.2);
    // Whoever is asked about a Slander aimed at it stonewalls if the Issue matters.
    if crate::rules::power::slandered(state, seat) { 1.5 * weak * (stake(state) / 3.0).clamp(0.0, 1.5) } else { weak }
}

fn pass(state: &State, seat: Seat) -> f32 {
    let (leader, ..) = polling::winner(state);
    let wanted = stake(state) > 0.0;
    if (leader == seat) == wanted { 2.5 } else { 1.0 }
}

fn poll(state: &State, seat: Seat, card: CardId, at: Seat) -> f32 {
    let stake = stake(state);
    if stake <= 0.0 {
        // Somebody else may have it.
        return if at == seat { 0.02 } else { 0.5 };
    }
    if at != seat {
        return 0.03;
    }
    let standing = Standing::of(state);
    let (own, best) = (standing.totals[seat.index()], standing.best_but(seat, state.seats));
    let after = own + polls(state, seat, card);
    let matters = (stake / 3.0).clamp(0.3, 1.5);
    if own > best {
        0.25 * matters // ahead already
    } else if after > best {
        2.0 * matters
    } else {
        0.7 * matters
    }
}

fn play(state: &State, seat: Seat, card: CardId, aim: Aim) -> f32 {
    let link = Link { card, player: seat, mode: Mode::Effect, aim, asked: seat };
    let matters = (stake(state).abs() / 3.0).clamp(0.3, 1.5);
    let face = state.set.face(card);
    let at = match aim {
        Aim::Seat(at) => Some(at),
        _ => None,
    };
    let lost = f32::from(face.polling) / 3.5; // what the other half of the card would do
    match face.effect {
        Effect::Draw(count) => (0.6 * f32::from(count) - 0.5 * lost + 0.3).clamp(0.05, 2.5),
        Effect::Modify(_) | Effect::ClearSlander | Effect::Cancel(_) => {
            (0.35 * benefit(state, seat, &link) * matters - 0.1 * lost).clamp(0.01, 2.5)
        }
        Effect::Move(_) => {
            let Aim::CardTo(on, to) = aim else { return 0.1 };
            let there = Link { card: on, player: seat, mode: Mode::Poll, aim: Aim::Seat(to), asked: seat };
            let gain = benefit(state, seat, &link) + benefit(state, seat, &there);
            (0.35 * gain * matters).clamp(0.01, 2.5)
        }
        Effect::Guard(_) | Effect::Tiebreak => {
            if at == Some(seat) && stake(state) > 0.0 {
                0.4
            } else {
                0.02
            }
        }
        Effect::Discard(_) | Effect::Steal(_) | Effect::Freeze(..) | Effect::Skip => {
            if at == Some(seat) {
                0.02
            } else {
                (0.8 - 0.4 * lost).max(0.1)
            }
        }
        Effect::Extra(_) => 0.4,
        Effect::Retrieve => match aim {
            Aim::Card(on) => worth(state.set.face(on)) - 0.3,
            _ => 0.1,
        },
        Effect::DrawBoth(_) => 0.15,
        Effect::Peek | Effect::Redirect(_) => 0.05,
    }
}

/// A Cancel is worth what the play on top does to this seat, a Redirect also what it would do elsewhere.
fn react(state: &State, seat: Seat, target: Option<Seat>) -> f32 {
    let Some(bottom) = state.chain.first() else { return 0.1 };
    let matters = (stake(state).abs() / 3.0).clamp(0.3, 1.5);
    let play = benefit(state, seat, bottom);
    // Every second reaction is on the side of the play itself.
    let top = if state.chain.len() % 2 == 1 { play } else { -play };
    let gain = match target {
        None => -top,
        Some(to) => benefit(state, seat, &Link { aim: Aim::Seat(to), player: seat, ..*bottom }) - top,
    };
    (0.3 * gain * matters).clamp(0.01, 2.5)
}

/// What a play does for a seat, in points of Polling: its own count in full, the leader's half, others' hardly.
fn benefit(state: &State, seat: Seat, play: &Link) -> f32 {
    let toward = if stake(state) > 0.0 { 1.0 } else { -1.0 };
    if let Some((at, change)) = shift(state, play) {
        if at == seat {
            return toward * change;
        }
        let standing = Standing::of(state);
        let near = standing.totals[at.index()] + change.max(0.0) >= standing.best_but(at, state.seats) - 1.0;
        return -toward * change * if near { 0.6 } else { 0.1 };
    }
    let own = play.player == seat;
    match (state.set.face(play.card).effect, play.aim) {
        (Effect::Draw(count), _) => f32::from(count) * if own { 3.0 } else { -0.7 },
        (Effect::Steal(_) | Effect::Discard(_) | Effect::Freeze(..) | Effect::Skip, Aim::Seat(at)) => {
            if at == seat {
                -3.0
            } else {
                0.7
            }
        }
        (Effect::Extra(_) | Effect::Retrieve, _) => {
            if own {
                4.0
            } else {
                -1.0
            }
        }
        (Effect::Guard(_) | Effect::Tiebreak, Aim::Seat(at)) => {
            if at == seat {
                2.0
            } else {
                -0.5
            }
        }
        _ => 0.0,
    }
}
