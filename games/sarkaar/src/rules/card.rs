//! SK-6.7, SK-7, SK-9.2: playing cards (as an action, free, on a step, turned up, snatched), add-ons, and cashing.

use hustings_core::{Log, Luck, Seat, SeatSet};

use super::effects::{self, Play};
use super::{benefit, board, pay, react, targets, turn};
use crate::cards::CardId;
use crate::error::Illegal;
use crate::events::{Action, Event, How, Purpose, Source, Why};
use crate::moves::{Move, Target, TypedTarget};
use crate::notation;
use crate::pieces::{Deck, Kind, Resource};
use crate::state::{Frame, FrameName, InPlay, State, bit, cards_in, of_deck};

/// SK-7.4: whether a player's cards work by their strong half now.
#[inline]
pub(crate) fn is_strong(state: &State, seat: Seat) -> bool {
    state.tokens(seat, Resource::Power) >= u16::from(state.terms(seat).threshold)
}

/// Every way to play one card, if its price can be paid (SK-7.2).
#[inline]
fn ways(state: &State, seat: Seat, card: CardId, each: impl FnMut(Target)) {
    let face = state.set.face(card);
    if face.kind != Kind::Reaction && pay::affordable(state, seat, pay::card_price(state, seat, face)) {
        effects::each_target(state, Play { seat, card, strong: is_strong(state, seat) }, each);
    }
}

pub(super) fn main_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let hand = state.hands[seat.index()];
    let action = state.action_left();
    for card in cards_in(hand) {
        if action || state.set.face(card).kind == Kind::Free {
            ways(state, seat, card, |target| out.push(Move::Play(card, target)));
        }
    }
    if state.now.addons > 0 {
        for card in cards_in(hand).filter(|card| state.set.face(*card).kind == Kind::Addon) {
            ways(state, seat, card, |target| out.push(Move::Addon(card, target)));
        }
    }
    if action {
        cards_in(hand).for_each(|card| out.push(Move::Cash(card)));
    }
}

pub(super) fn cash_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    out.extend(cards_in(state.hands[seat.index()]).map(Move::Cash));
    out.push(Move::Done);
}

pub(super) fn step_moves(state: &State, seat: Seat, deck: Deck, out: &mut Vec<Move>) {
    for card in cards_in(state.hands[seat.index()] & of_deck(deck)) {
        ways(state, seat, card, |target| out.push(Move::Play(card, target)));
    }
    if state.can_give(deck) {
        out.push(Move::Flip);
    }
    out.push(Move::Skip);
}

/// A card that turned up or was snatched: it is played, or not.
pub(super) fn shown_moves(state: &State, seat: Seat, card: CardId, or_else: Move, out: &mut Vec<Move>) {
    ways(state, seat, card, |target| out.push(Move::Play(card, target)));
    out.push(or_else);
}

/// A card that may be played so: everything its announcement needs.
struct Announced {
    play: Play,
    target: Target,
    payment: pay::Payment,
}

/// SK-7.2: the price can be paid, and the card would do something.
fn check(state: &State, seat: Seat, card: CardId, target: Target) -> Result<Announced, Illegal> {
    let face = state.set.face(card);
    if face.kind == Kind::Reaction {
        return Err(Illegal::OnlyAnswer(state.set.card_name(card)));
    }
    let play = Play { seat, card, strong: is_strong(state, seat) };
    effects::check(state, play, target)?;
    let payment = pay::check(state, seat, pay::card_price(state, seat, face), "SK-7.3")?;
    Ok(Announced { play, target, payment })
}

/// SK-7.5: announced, paid for, and open; the rest follows in [`go_on`].
fn announce(state: &mut State, announced: &Announced, how: How, log: &mut impl Log<Event>) {
    let set = state.set;
    let Announced { play: Play { seat, card, strong }, target, payment } = *announced;
    log.add(|| Event::CardPlayed {
        seat,
        card: set.card_name(card),
        name: &set.face(card).name,
        how,
        strong,
        target: notation::write_target(set, target),
        aim: TypedTarget::new(set, target),
    });
    pay::pay(state, seat, payment, Purpose::Card, log);
    state.hands[seat.index()] &= !bit(card);
    if how == How::Action {
        turn::use_action(state, seat, Action::Play, log);
        let own = u8::from(set.face(card).kind == Kind::Addon);
        state.now.addons = set.rules.addons.saturating_sub(own); // SK-7.7
    }
    let (asked, cancelled) = (SeatSet::NONE, SeatSet::NONE);
    state.open(Frame::Card(InPlay { card, target, strong, resolved: false, asked, cancelled }));
}

/// SK-7.5: reactions of all it is played against, then the effect, then the discard pile.
pub(super) fn go_on(state: &mut State, played: InPlay, luck: &mut Luck, log: &mut impl Log<Event>) {
    let seat = state.turn();
    if played.resolved {
        state.close_top();
        return discard(state, seat, played.card, Why::Played, log);
    }
    let against = targets::against(state, played.target);
    let unasked = |victim: &Seat| against.contains(*victim) && !played.asked.contains(*victim);
    match state.others(seat).find(unasked) {
        Some(victim) => react::ask_victim(state, played, victim, log),
        None => {
            state.replace_top(Frame::Card(InPlay { resolved: true, ..played }));
            effects::apply(state, &played, luck, log);
        }
    }
}

pub(super) fn check_in_hand(state: &State, seat: Seat, card: CardId) -> Result<(), Illegal> {
    let held = state.hands[seat.index()] & bit(card) != 0;
    if held { Ok(()) } else { Err(Illegal::NotInHand(state.set.card_name(card))) }
}

pub(super) fn discard(state: &mut State, seat: Seat, card: CardId, why: Why, log: &mut impl Log<Event>) {
    state.discards |= bit(card);
    let name = state.set.card_name(card);
    log.add(|| Event::CardDiscarded { seat, card: name, why });
}

/// SK-6.7, SK-7.6: whether playing a card now uses an action.
pub(crate) fn uses_action(state: &State, card: CardId) -> bool {
    state.top() == Frame::Main && state.set.face(card).kind != Kind::Free
}

/// SK-7.1: by what right a card is played in the present frame.
fn right(state: &State, seat: Seat, card: CardId) -> Result<How, Illegal> {
    match state.top() {
        Frame::Flipped(only) | Frame::Snatched { card: only, .. } if card != only => {
            Err(Illegal::OtherCard(state.set.card_name(only)))
        }
        Frame::Flipped(_) => Ok(How::Flipped),       // SK-9.2
        Frame::Snatched { .. } => Ok(How::Snatched), // SK-8.13
        Frame::StepPlay(deck) => {
            check_in_hand(state, seat, card)?;
            let name = state.set.card_name(card);
            if card.deck() == deck { Ok(How::Step) } else { Err(Illegal::WrongDeck { card: name, deck }) } // SK-9.2
        }
        _ => {
            check_in_hand(state, seat, card)?;
            if !uses_action(state, card) {
                return Ok(How::Free);
            }
            turn::check_action(state)?;
            Ok(How::Action)
        }
    }
}

/// `play`, in every frame that allows it.
pub(super) fn play(
    state: &mut State,
    seat: Seat,
    card: CardId,
    target: Target,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let how = right(state, seat, card)?;
    let announced = check(state, seat, card, target)?;
    if matches!(how, How::Step | How::Flipped | How::Snatched) {
        state.close_top();
    }
    announce(state, &announced, how, log);
    Ok(())
}

/// SK-7.7: an add-on, after a card action.
pub(super) fn add_on(
    state: &mut State,
    seat: Seat,
    card: CardId,
    target: Target,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    check_in_hand(state, seat, card)?;
    if state.set.face(card).kind != Kind::Addon {
        return Err(Illegal::NoAddon(state.set.card_name(card)));
    }
    if state.now.addons == 0 {
        return Err(Illegal::NoWindow(state.set.rules.addons));
    }
    let announced = check(state, seat, card, target)?;
    state.now.addons -= 1;
    announce(state, &announced, How::Addon, log);
    Ok(())
}

/// SK-9.2: the top card of the closed deck, for all to see.
pub(super) fn flip(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let card = benefit::give(state, deck, luck, log).ok_or(Illegal::DeckEmpty(deck))?;
    state.replace_top(Frame::Flipped(card));
    let name = state.set.card_name(card);
    log.add(|| Event::Flipped { seat, deck, card: name });
    Ok(())
}

/// SK-8.13: the card stays in the snatcher's hand.
pub(super) fn keep(state: &mut State, seat: Seat, card: CardId, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    log.add(|| Event::Skipped { seat, frame: FrameName::Snatched });
    state.hands[seat.index()] |= bit(card);
    state.close_top();
    Ok(())
}

/// SK-6.9, SK-9.2: what a frame offers is let go.
pub(super) fn skip(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let frame = state.frame_name();
    log.add(|| Event::Skipped { seat, frame });
    state.close_top();
    Ok(())
}

/// SK-9.2: a flipped card that is not played goes to the discard pile.
pub(super) fn skip_flipped(
    state: &mut State,
    seat: Seat,
    shown: CardId,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    skip(state, seat, log)?;
    discard(state, seat, shown, Why::Flipped, log);
    Ok(())
}

/// SK-6.7: one action, however many cards.
pub(super) fn start_cashing(
    state: &mut State,
    seat: Seat,
    card: CardId,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    check_in_hand(state, seat, card)?;
    turn::check_action(state)?;
    turn::use_action(state, seat, Action::Cash, log);
    state.open(Frame::Cash);
    cash(state, seat, card, log)
}

/// SK-6.7: one card more.
pub(super) fn cash(state: &mut State, seat: Seat, card: CardId, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    check_in_hand(state, seat, card)?;
    state.hands[seat.index()] &= !bit(card);
    discard(state, seat, card, Why::Cashed, log);
    let mut tokens = [0; 3];
    tokens[Resource::Moolah.index()] = state.terms(seat).cash_rate;
    board::gain(state, seat, tokens, Source::Cash, log);
    if state.hands[seat.index()] == 0 {
        stop_cashing(state)?;
    }
    Ok(())
}

/// Cashing is a card action too: add-ons may follow (SK-7.7).
pub(super) fn stop_cashing(state: &mut State) -> Result<(), Illegal> {
    state.close_top();
    state.now.addons = state.set.rules.addons;
    Ok(())
}
