//! The priors of moves: cheap guesses from what a card would change for whom.

use hustings_core::Seat;

use super::{Standing, polls, shift, sidestep_pays, worth};
use crate::cards::CardId;
use crate::deed::{Deed, Play};
use crate::moves::Move;
use crate::rules::polling;
use crate::state::State;

/// Offers and their answers are left out of search: bots consider them when the seat is not asked anything else.
const LEFT_ALONE: f32 = 0.0;

pub(crate) fn prior(state: &State, seat: Seat, mv: &Move) -> f32 {
    match mv {
        Move::Offer { .. } | Move::Accept { .. } | Move::Decline { .. } | Move::Withdraw => LEFT_ALONE,
        Move::Candidate { .. } | Move::NoName { .. } | Move::Contest | Move::Done => 1.0,
        Move::Sidestep => sidestep_pays(state),
        Move::Pick { card } => (1.8 - worth(state.set.face(*card))).clamp(0.1, 2.0),
        Move::Take { from } => 1.0 + 0.2 * f32::from(crate::rules::finish::votes(state, *from)).clamp(0.0, 10.0),
        Move::Power { card: None } => 0.3,
        Move::Power { card: Some(card) } => power(state, seat, *card),
        Move::Pass => pass(state, seat),
        Move::Ok => 1.5,
        Move::Poll { card, at } => poll(state, seat, *card, *at),
        Move::Play { card, target, on } => play(state, seat, *card, *target, *on),
        Move::React { card: _, target } => react(state, seat, *target),
    }
}

/// The Votes at stake: what the Issue is worth to its winner.
fn stake(state: &State) -> f32 {
    state.current().map_or(0.0, |issue| f32::from(issue.votes))
}

fn power(state: &State, seat: Seat, card: CardId) -> f32 {
    let weak = (1.4 - worth(state.set.face(card))).clamp(0.05, 1.2);
    // A seat that is asked about a Slander aimed at it stonewalls if the Issue matters.
    if crate::rules::power::slandered(state, seat).is_some() {
        1.5 * weak * (stake(state) / 3.0).clamp(0.0, 1.5)
    } else {
        weak
    }
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

fn play(state: &State, seat: Seat, card: CardId, target: Option<Seat>, on: Option<CardId>) -> f32 {
    let Some(deed) = Deed::new(state.effect(card), target, on) else { return LEFT_ALONE };
    let matters = (stake(state).abs() / 3.0).clamp(0.3, 1.5);
    let lost = f32::from(state.set.face(card).polling) / 3.5; // what the other half of the card would do
    let modifies = state.set.masks.modifiers.contains(card);
    match deed {
        Deed::Draw(count) => (0.6 * f32::from(count) - 0.5 * lost + 0.3).clamp(0.05, 2.5),
        Deed::ClearSlander(_) | Deed::Cancel(..) => {
            (0.35 * benefit(state, seat, seat, card, deed) * matters - 0.1 * lost).clamp(0.01, 2.5)
        }
        Deed::Stay(_) if modifies => {
            (0.35 * benefit(state, seat, seat, card, deed) * matters - 0.1 * lost).clamp(0.01, 2.5)
        }
        Deed::Move(_, on, to) => {
            let there = benefit(state, seat, seat, on, Deed::Poll(to));
            (0.35 * (benefit(state, seat, seat, card, deed) + there) * matters).clamp(0.01, 2.5)
        }
        Deed::Stay(at) if !state.set.masks.skips.contains(card) => {
            if at == seat && stake(state) > 0.0 {
                0.4
            } else {
                0.02
            }
        }
        Deed::Discard(_, at) | Deed::Steal(_, at) | Deed::Freeze(_, _, at) | Deed::Stay(at) => {
            if at == seat {
                0.02
            } else {
                (0.8 - 0.4 * lost).max(0.1)
            }
        }
        Deed::Extra(_) => 0.4,
        Deed::Retrieve(on) => worth(state.set.face(on)) - 0.3,
        Deed::DrawBoth(..) => 0.15,
        Deed::Peek(_) | Deed::Poll(_) => 0.05,
    }
}

/// A Cancel is worth what the play on top does to this seat, a Redirect also what it would do elsewhere.
fn react(state: &State, seat: Seat, target: Option<Seat>) -> f32 {
    let Some(Play { link, deed }) = state.play() else { return 0.1 };
    let matters = (stake(state).abs() / 3.0).clamp(0.3, 1.5);
    let play = benefit(state, seat, link.player, link.card, deed);
    // Every second reaction supports the play itself.
    let top = if state.reactions.len() % 2 == 0 { play } else { -play };
    let gain = match target {
        None => -top,
        Some(to) => {
            let elsewhere = deed.redirected(to).map(|deed| benefit(state, seat, seat, link.card, deed));
            elsewhere.unwrap_or_default() - top
        }
    };
    (0.3 * gain * matters).clamp(0.01, 2.5)
}

/// What a play does for a seat, in points of Polling: its own count in full, the leader's half, others' hardly at all.
fn benefit(state: &State, seat: Seat, player: Seat, card: CardId, deed: Deed) -> f32 {
    let toward = if stake(state) > 0.0 { 1.0 } else { -1.0 };
    if let Some((at, change)) = shift(state, card, deed) {
        if at == seat {
            return toward * change;
        }
        let standing = Standing::of(state);
        let near = standing.totals[at.index()] + change.max(0.0) >= standing.best_but(at, state.seats) - 1.0;
        return -toward * change * if near { 0.6 } else { 0.1 };
    }
    let (own, skips) = (player == seat, state.set.masks.skips.contains(card));
    match deed {
        Deed::Draw(count) => f32::from(count) * if own { 3.0 } else { -0.7 },
        Deed::Extra(_) | Deed::Retrieve(_) => {
            if own {
                4.0
            } else {
                -1.0
            }
        }
        // Guards and lawyers.
        Deed::Stay(at) if !skips => {
            if at == seat {
                2.0
            } else {
                -0.5
            }
        }
        Deed::Steal(_, at) | Deed::Discard(_, at) | Deed::Freeze(_, _, at) | Deed::Stay(at) => {
            if at == seat {
                -3.0
            } else {
                0.7
            }
        }
        _ => 0.0,
    }
}
