//! PU-8: every play opens a window in which the others are asked one by one; a reaction is a play with a window of its own (PU-8.3).
//! A power is not a card, so nothing here answers it (PU-8.8).

use hustings_core::{Log, Luck, Seat};

use super::{effects, in_hand, power, targets, turn};
use crate::cards::{Attack, CardId, Effect};
use crate::deed::{Link, Mode, Play, Reaction, ReactionEffect};
use crate::error::Illegal;
use crate::events::Event;
use crate::moves::Move;
use crate::phase::{Contest, Phase, React};
use crate::state::State;

/// PU-8.1, PU-8.4: asks the next seat about the most recent play, or resolves it when nobody is left to ask, and so on.
pub(super) fn go_on(state: &mut State, contest: Contest, mut play: Play, luck: &mut Luck, log: &mut impl Log<Event>) {
    loop {
        let top = state.reactions.last_mut().map_or(&mut play.link, |reaction| &mut reaction.link);
        top.asked = top.asked.next(state.seats);
        let Link { card, player, asked } = *top;
        if asked != player {
            if state.camps[asked].hand.is_empty() {
                continue; // PU-8.1: hand sizes are public, so this tells nothing
            }
            state.phase = Phase::React(React { contest, play });
            state.questions += 1;
            log.add(|| Event::Asked { seat: asked, about: card });
            return;
        }
        let Some(reaction) = state.reactions.pop() else {
            return effects::resolve(state, React { contest, play }, luck, log); // PU-8.4c
        };
        match apply(state, reaction, play, log) {
            Some(left) => play = left,
            None => return turn::resume(state, contest, luck, log),
        }
    }
}

/// PU-8.4a, PU-8.4b: a reaction does its work. What is left of the play; nothing if it was canceled.
pub(crate) fn apply(state: &mut State, reaction: Reaction, play: Play, log: &mut impl Log<Event>) -> Option<Play> {
    let Link { card: by, player, .. } = reaction.link;
    state.discard.insert(by);
    let to = match reaction.effect {
        ReactionEffect::Cancel => return cancel(state, play, Some(by), log),
        ReactionEffect::Redirect(to) => to,
    };
    let card = play.link.card;
    log.add(|| Event::Redirected { seat: player, card, by, at: to });
    let deed = play.deed.redirected(to).expect("a Redirect answers only what can be redirected");
    Some(Play { link: Link::new(card, player), deed }) // PU-8.6: asked about again
}

/// The most recent play has no effect. If it was a reaction, the play is left, and the window below goes on after the seat that reacted.
pub(super) fn cancel(state: &mut State, play: Play, by: Option<CardId>, log: &mut impl Log<Event>) -> Option<Play> {
    let reaction = state.reactions.pop();
    let canceled = reaction.map_or(play.link, |reaction| reaction.link).card;
    state.discard.insert(canceled);
    log.add(|| Event::Canceled { card: canceled, by });
    reaction.map(|_| play)
}

pub(super) fn legal_moves(state: &State, react: &React, seat: Seat, out: &mut Vec<Move>) {
    let reactive = state.camps[seat].hand.and(state.set.masks.reactive);
    for card in reactive {
        if let Effect::Redirect(_) = state.effect(card) {
            let fitting =
                Seat::all(state.seats).filter(|target| check(state, react, seat, card, Some(*target)).is_ok());
            out.extend(fitting.map(|target| Move::React { card, target: Some(target) }));
        } else if check(state, react, seat, card, None).is_ok() {
            out.push(Move::React { card, target: None });
        }
    }
    out.push(Move::Ok);
}

/// Whether a seat that is asked has anything to say but `ok`: a card that fits, or its power.
pub(crate) fn can_answer(state: &State, react: &React, seat: Seat) -> bool {
    let mut moves = Vec::new();
    legal_moves(state, react, seat, &mut moves);
    moves != [Move::Ok] || power::can_stonewall(state, seat)
}

pub(super) fn ok(state: &mut State, react: React, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    log.add(|| Event::Ok { seat });
    go_on(state, react.contest, react.play, luck, log);
}

pub(super) fn react(
    state: &mut State,
    react: React,
    seat: Seat,
    card: CardId,
    target: Option<Seat>,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    in_hand(state, seat, card, "PU-8.2")?;
    let effect = check(state, &react, seat, card, target)?;
    let React { contest, play } = react;
    log.add(|| Event::Reacted {
        seat,
        card,
        effect: state.effect_text(card),
        answers: state.top(&play).card,
        at: state.aimed_at(play.deed),
        target,
    });
    state.camps[seat].hand.remove(card);
    state.reactions.push(Reaction { link: Link::new(card, seat), effect });
    go_on(state, contest, play, luck, log);
    Ok(())
}

/// How a card answers the most recent play, or why it does not (PU-8.5 to PU-8.7).
#[inline]
fn check(
    state: &State,
    react: &React,
    seat: Seat,
    card: CardId,
    target: Option<Seat>,
) -> Result<ReactionEffect, Illegal> {
    let React { contest, play } = react;
    let effect = state.effect(card);
    if !matches!(effect, Effect::Cancel(_) | Effect::Redirect(_)) {
        return Err(Illegal::NoReaction(card)); // PU-8.2
    }
    turn::no_slander(state, contest, card)?; // PU-4.5
    if let Effect::Cancel(of) = effect {
        if target.is_some() {
            return Err(Illegal::WrongAim(card)); // PU-7.2
        }
        if !state.set.masks.cancelable(of).contains(state.top(play).card) {
            return Err(Illegal::CannotCancel { card }); // PU-8.5
        }
    }
    if let Some(at) = state.aimed_at(play.deed)
        && state.is_slander(card)
        && state.guarded_from_slander(at)
    {
        return Err(Illegal::Guarded(at)); // PU-5.9
    }
    let Effect::Redirect(of) = effect else { return Ok(ReactionEffect::Cancel) };
    // PU-8.6: a reaction is never redirected, so the most recent play is the one at the bottom.
    let fits = state.reactions.is_empty()
        && match of {
            Attack::Slander => targets::is_slander_at_a_seat(state, play),
            Attack::Momentum => play.deed.mode() == Mode::Poll,
        };
    if !fits {
        return Err(Illegal::CannotRedirect { card, of });
    }
    let target = target.ok_or(Illegal::WrongAim(card))?; // PU-7.2
    if play.deed.mode() == Mode::Poll {
        targets::exists(state, target)?;
        turn::own_only(state, contest, seat, target)?;
    } else {
        targets::target_fits(state, seat, play.link.card, target, card)?; // PU-8.7
    }
    Ok(ReactionEffect::Redirect(target))
}
