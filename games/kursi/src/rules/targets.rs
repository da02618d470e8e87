//! KU-7: what a Masterstroke may be aimed at, and what it then does.

use hustings_core::{Log, Luck, Seat, SeatSet};

use super::votes::{self, Paid};
use super::{draw, hands, strokes};
use crate::cards::{Deck, KindId, StrokeId};
use crate::effects::Effect;
use crate::error::Illegal;
use crate::events::{DiscardReason, Event, TuckReason, VotesReason};
use crate::moves::{Card, Letter, Move, Target};
use crate::notation;
use crate::state::{Active, Asked, State, column};

/// KU-7.3: what has to be chosen before a Masterstroke does anything.
pub(super) enum Wants {
    Nothing,
    /// There should be a target, and there is none.
    NoTarget,
    Target,
    Numbers,
}

pub(super) fn wants(state: &State, seat: Seat, stroke: StrokeId) -> Wants {
    match state.set.stroke(stroke).effect {
        Effect::Own(..) | Effect::Rebate(_) | Effect::Ends(_) | Effect::Ladder(_) => Wants::Nothing,
        Effect::Draw(_) => Wants::Numbers,
        // These hang on a hidden hand or on a Seat, and are always asked.
        Effect::Grant | Effect::Votes(_) | Effect::Damp(_) => Wants::Target,
        _ => {
            let mut found = false;
            each_target(state, seat, stroke, |_| found = true);
            if found { Wants::Target } else { Wants::NoTarget }
        }
    }
}

/// KU-7.5: other players; not the pawn holder if the card has the shield.
#[inline]
fn opponents(state: &State, seat: Seat, shield: bool) -> impl Iterator<Item = Seat> + Clone + use<> {
    let spared = if shield { state.holder } else { None };
    Seat::all(state.seats).filter(move |other| *other != seat && Some(*other) != spared)
}

/// Every target but `none`.
pub(crate) fn each_target(state: &State, seat: Seat, stroke: StrokeId, mut each: impl FnMut(Target)) {
    let card = state.set.stroke(stroke);
    let opponents = opponents(state, seat, card.shield);
    let letters = state.letters();
    match card.effect {
        Effect::Grant => {
            for kind in state.set.range(Deck::Asset) {
                if state.hands[seat.index()][kind] > 0 {
                    letters.clone().for_each(|at| each(Target::Grant(KindId(kind as u8), at)));
                }
            }
        }
        Effect::Votes(_) | Effect::Damp(_) => letters.for_each(|at| each(Target::Place(at))),
        Effect::Steal(_) => {
            opponents.filter(|other| state.hand_cards[other.index()] > 0).for_each(|other| each(Target::Player(other)));
        }
        Effect::Discard(_) => {
            opponents.filter(|other| state.hand_size(*other) > 0).for_each(|other| each(Target::Player(other)));
        }
        Effect::Other(..) => opponents.for_each(|other| each(Target::Player(other))),
        Effect::Scatter(_) => {
            for other in opponents {
                let rallies = letters.clone().filter(|at| state.column(other, *at).length > 0);
                rallies.for_each(|at| each(Target::At(other, at)));
            }
        }
        Effect::Minus => {
            for other in opponents.filter(|other| state.supply[other.index()][3] > 0) {
                letters.clone().for_each(|at| each(Target::At(other, at)));
            }
        }
        Effect::Shift(most) => {
            for from in letters.clone() {
                let most = most.min(state.column(seat, from).length);
                for to in letters.clone().filter(|to| *to != from) {
                    (1..=most).for_each(|count| each(Target::Shift(from, to, count)));
                }
            }
        }
        Effect::Draw(_) | Effect::Own(..) | Effect::Rebate(_) | Effect::Ends(_) | Effect::Ladder(_) => {}
    }
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if let Some(stroke) = strokes::resolving(state) {
        each_target(state, seat, stroke, |target| out.push(Move::Target(target)));
    }
    out.push(Move::Target(Target::None));
}

pub(super) fn aim(
    state: &mut State,
    seat: Seat,
    target: Target,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let stroke = strokes::resolving(state).ok_or(Illegal::BadTarget)?;
    let mut listed = target == Target::None;
    each_target(state, seat, stroke, |other| listed |= other == target);
    let card = state.set.stroke(stroke);
    if !listed {
        let spared = card.shield
            && matches!(target, Target::Player(other) | Target::At(other, _) if Some(other) == state.holder);
        return Err(if spared { Illegal::Shielded } else { Illegal::BadTarget });
    }
    if target == Target::None {
        log.add(|| Event::Wasted { seat, stroke: &card.id });
        strokes::resolved(state, log);
        return Ok(());
    }
    log.add(|| Event::Targeted { seat, stroke: &card.id, target: notation::target_words(state.set, target) });
    let mut aim = Active::NONE;
    match (card.effect, target) {
        (Effect::Grant, Target::Grant(kind, at)) => {
            hands::show(state, seat, Card::Kind(kind));
            state.tuck(seat, at, kind);
            let card = &state.set.kind(kind).id;
            log.add(|| Event::Tucked { seat, at, card, why: TuckReason::Stroke });
        }
        (Effect::Votes(n), Target::Place(at)) => {
            if votes::gain(state, seat, at, n, VotesReason::Stroke, log) == Paid::Asked {
                return Ok(());
            }
        }
        (Effect::Steal(n), Target::Player(from)) => hands::steal(state, from, seat, n, luck, log),
        (Effect::Discard(n), Target::Player(victim)) => {
            if state.hand_size(victim) > n {
                state.asked = Asked::Victim(n);
                state.waiting = SeatSet::one(victim);
                return Ok(());
            }
            hands::discard_all(state, victim, DiscardReason::Stroke, log);
        }
        (Effect::Scatter(n), Target::At(other, at)) => scatter(state, other, at, n, log),
        (Effect::Minus, Target::At(of, at)) => minus(state, seat, of, at, log),
        (Effect::Shift(_), Target::Shift(from, to, count)) => shift(state, seat, (from, to), count, log),
        (Effect::Other(..), Target::Player(other)) => aim.player = other.0,
        (Effect::Damp(_), Target::Place(at)) => aim.place = at.0,
        (effect, _) => unreachable!("{target:?} is no target of {effect:?}"),
    }
    strokes::resolved_with(state, aim, log);
    Ok(())
}

/// KU-7.6, `discard`: the victim drops one card after another, face up.
pub(super) fn victim_drops(
    state: &mut State,
    seat: Seat,
    card: Card,
    left: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    hands::check_held(state, seat, card, "KU-7.6")?;
    hands::discard(state, seat, card);
    log.add(|| Event::Discarded { seat, cards: vec![notation::card_id(state.set, card)], why: DiscardReason::Stroke });
    if left > 1 {
        state.asked = Asked::Victim(left - 1);
    } else {
        strokes::resolved(state, log);
    }
    Ok(())
}

pub(super) fn legal_draws(state: &State, out: &mut Vec<Move>) {
    let Some(Effect::Draw(most)) = strokes::resolving(state).map(|stroke| state.set.stroke(stroke).effect) else {
        return;
    };
    for rally in 0..=most {
        out.extend((0..=most - rally).map(|asset| Move::Draw(rally, asset)));
    }
}

/// KU-7.6, `draw`.
pub(super) fn draw_cards(
    state: &mut State,
    seat: Seat,
    numbers: [u8; 2],
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let most = match strokes::resolving(state).map(|stroke| state.set.stroke(stroke).effect) {
        Some(Effect::Draw(most)) => most,
        _ => 0,
    };
    if u16::from(numbers[0]) + u16::from(numbers[1]) > u16::from(most) {
        return Err(Illegal::TooManyDrawnTogether(most));
    }
    state.wishes[seat.index()] = numbers;
    draw::deal(state, SeatSet::one(seat), luck, log);
    strokes::resolved(state, log);
    Ok(())
}

fn scatter(state: &mut State, seat: Seat, at: Letter, count: u8, log: &mut impl Log<Event>) {
    let moved = take_top_cards(state, column(seat, at), count);
    for kind in moved.kinds() {
        state.discard[usize::from(kind.0)] += 1;
    }
    log.add(|| Event::Scattered { seat, at, cards: moved.ids(state) });
}

fn shift(state: &mut State, seat: Seat, (from, to): (Letter, Letter), count: u8, log: &mut impl Log<Event>) {
    let moved = take_top_cards(state, column(seat, from), count);
    for kind in moved.kinds() {
        state.add_to_rally(column(seat, to), kind);
    }
    log.add(|| Event::Shifted { seat, from, to, cards: moved.ids(state) });
}

/// A few cards from the top of a column, in their order.
struct Taken {
    kinds: [u8; 9],
    count: usize,
}

impl Taken {
    fn kinds(&self) -> impl Iterator<Item = KindId> + '_ {
        self.kinds[..self.count].iter().map(|kind| KindId(*kind))
    }

    fn ids(&self, state: &State) -> Vec<&'static str> {
        self.kinds().map(|kind| state.set.kind(kind).id.as_str()).collect()
    }
}

fn take_top_cards(state: &mut State, column: u8, count: u8) -> Taken {
    let count = usize::from(count.min(state.columns[usize::from(column)].length)).min(9);
    let mut taken = Taken { kinds: [0; 9], count };
    for place in (0..count).rev() {
        if let Some(at) = state.rallies.items().iter().rposition(|item| item.0 == column) {
            let (_, kind) = state.rallies.remove(at);
            state.count_rally(column, KindId(kind), -1);
            taken.kinds[place] = kind;
        }
    }
    taken
}

/// KU-6.5: a −2 of `of` goes under a Seat; it has one.
pub(super) fn minus(state: &mut State, by: Seat, of: Seat, at: Letter, log: &mut impl Log<Event>) {
    state.supply[of.index()][3] -= 1;
    state.piles[at.index()][of.index()][3] += 1;
    log.add(|| Event::Minus { by, of, at });
}
