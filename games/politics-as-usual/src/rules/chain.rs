//! PU-8: every play opens a window in which the others are asked one by one; a reaction is a play with a window of its own.

use hustings_core::{Log, Luck, Seat};

use super::{aims, effects, in_hand, turn};
use crate::cards::{Aimed, Band, CardId, Effect};
use crate::error::Illegal;
use crate::events::Event;
use crate::moves::{Aim, Move};
use crate::state::{Link, Mode, Phase, State};

/// The bottom of a chain: a card leaves the hand, and the others are asked.
pub(super) fn open(
    state: &mut State,
    player: Seat,
    card: CardId,
    mode: Mode,
    aim: Aim,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) {
    state.camps[player].hand.remove(card);
    state.chain.push(Link { card, player, mode, aim, asked: player });
    if mode == Mode::Effect {
        log.add(|| {
            let (target, on) = match aim {
                Aim::None => (None, None),
                Aim::Seat(seat) => (Some(seat), None),
                Aim::Card(card) => (None, Some(state.named(card))),
                Aim::CardTo(card, seat) => (Some(seat), Some(state.named(card))),
            };
            let effect = effect_text(state, card);
            Event::Played { seat: player, card: state.named(card), effect, at: state.at(), target, on }
        });
    }
    go_on(state, luck, log);
}

fn effect_text(state: &State, card: CardId) -> &'static str {
    &state.set.kinds[usize::from(state.set.face(card).kind)].effect
}

/// Asks the next seat about the top of the chain, or resolves it when nobody is left to ask, and so on.
pub(super) fn go_on(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    loop {
        let Some(top) = state.chain.last_mut() else {
            return turn::resume(state, luck, log);
        };
        top.asked = top.asked.next(state.seats);
        let (asked, player, card) = (top.asked, top.player, top.card);
        if asked != player {
            if state.camps[asked].hand.is_empty() {
                continue; // PU-8.1: hand sizes are public, so this tells nothing
            }
            state.phase = Phase::React;
            state.questions += 1;
            log.add(|| Event::Asked { seat: asked, about: state.named(card) });
            return;
        }
        if state.chain.len() == 1 {
            if effects::resolve(state, luck, log) == effects::Resolved::Waits {
                return;
            }
            continue;
        }
        answer(state, log);
    }
}

/// PU-8.4a, PU-8.4b: the reaction on top does its work and leaves the chain.
pub(crate) fn answer(state: &mut State, log: &mut impl Log<Event>) {
    let Some(top) = state.chain.pop() else { return };
    state.discard.insert(top.card);
    match (top.aim, state.chain.last_mut()) {
        (Aim::Seat(target), Some(below)) => {
            (below.player, below.aim, below.asked) = (top.player, Aim::Seat(target), top.player);
            let card = below.card;
            log.add(|| Event::Redirected {
                seat: top.player,
                card: state.named(card),
                by: state.named(top.card),
                at: target,
            });
        }
        _ => cancel(state, Some(top.card), log),
    }
}

/// The play now on top has no effect. If it was a reaction itself, the window below goes on after the one who reacted.
pub(super) fn cancel(state: &mut State, by: Option<CardId>, log: &mut impl Log<Event>) {
    let Some(canceled) = state.chain.pop() else { return };
    state.discard.insert(canceled.card);
    log.add(|| Event::Canceled { card: state.named(canceled.card), by: by.map(|by| state.named(by)) });
}

/// The bottom play has taken effect: its card is discarded (PU-5).
pub(super) fn spend(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    if let Some(play) = state.chain.pop() {
        state.discard.insert(play.card);
        log.add(|| Event::Spent { card: state.named(play.card) });
    }
    go_on(state, luck, log);
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let reactive = state.camps[seat].hand.and(state.set.masks.reactive);
    for card in reactive {
        match state.effect(card) {
            Effect::Cancel(_) => {
                if check(state, seat, card, None).is_ok() {
                    out.push(Move::React(card, None));
                }
            }
            _ => out.extend(
                Seat::all(state.seats)
                    .filter(|target| check(state, seat, card, Some(*target)).is_ok())
                    .map(|target| Move::React(card, Some(target))),
            ),
        }
    }
    out.push(Move::Ok);
}

pub(super) fn ok(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    log.add(|| Event::Ok { seat });
    go_on(state, luck, log);
}

pub(super) fn react(
    state: &mut State,
    seat: Seat,
    card: CardId,
    target: Option<Seat>,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    in_hand(state, seat, card, "PU-8.2")?;
    check(state, seat, card, target)?;
    if let Some(top) = state.chain.last().copied() {
        log.add(|| Event::Reacted {
            seat,
            card: state.named(card),
            effect: effect_text(state, card),
            answers: state.named(top.card),
            at: state.at(),
            target,
        });
    }
    state.camps[seat].hand.remove(card);
    let aim = target.map_or(Aim::None, Aim::Seat);
    state.chain.push(Link { card, player: seat, mode: Mode::Reaction, aim, asked: seat });
    go_on(state, luck, log);
    Ok(())
}

/// Whether a card answers the most recent play (PU-8.5 to PU-8.7).
#[inline]
fn check(state: &State, seat: Seat, card: CardId, target: Option<Seat>) -> Result<(), Illegal> {
    let Some(top) = state.chain.last() else { return Err(Illegal::NotNow("nothing was played")) };
    let effect = state.effect(card);
    if !matches!(effect, Effect::Cancel(_) | Effect::Redirect(_)) {
        return Err(Illegal::NoReaction(card));
    }
    turn::no_slander(state, card)?;
    match effect {
        Effect::Cancel(_) if target.is_some() => return Err(Illegal::WrongAim(card)),
        Effect::Cancel(of) if !state.set.masks.cancelable(of).contains(top.card) => {
            return Err(Illegal::CannotCancel { card });
        }
        _ => {}
    }
    if let Some(at) = state.at()
        && state.is_slander(card)
        && state.guarded_from_slander(at)
    {
        return Err(Illegal::Guarded(at));
    }
    let Effect::Redirect(of) = effect else { return Ok(()) };
    let face = state.set.face(top.card);
    let redirectable = match of {
        Band::Slander => {
            top.mode == Mode::Effect && face.band == Band::Slander && matches!(face.aimed, Aimed::Any | Aimed::Other)
        }
        Band::Momentum | Band::Edge => top.mode == Mode::Poll,
    };
    if !redirectable {
        return Err(Illegal::CannotRedirect { card, of });
    }
    let target = target.ok_or(Illegal::WrongAim(card))?;
    if top.mode == Mode::Poll {
        aims::exists(state, target)?;
        turn::own_only(state, seat, target)
    } else {
        aims::target_fits(state, seat, top.card, target, card)
    }
}
