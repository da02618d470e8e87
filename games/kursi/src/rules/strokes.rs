//! KU-5.3: a Masterstroke for the pawn holder, one from everybody's hand in secret, and their resolving (KU-7).

use hustings_core::{Log, Luck, PerSeat, Seat, SeatSet};

use super::targets::{self, Wants};
use super::{draw, secret};
use crate::cards::StrokeId;
use crate::effects::{Effect, Lasting};
use crate::error::Illegal;
use crate::events::{Event, From, Pile, StrokePlace};
use crate::icons::ISSUES;
use crate::moves::{Move, Source};
use crate::state::{Active, Asked, NONE, Phase, State, bit, strokes};

/// KU-3.2.
const OPEN_CARDS: u32 = 2;

/// KU-5.3a.
pub(super) fn take_step(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    refill_display(state, "KU-5.3a", luck, log);
    if state.display == 0 && !can_take_unseen(state) {
        let seat = state.holder();
        log.add(|| Event::NothingToTake { seat });
        return commit_step(state, log);
    }
    state.phase = Phase::Take;
    state.asked = Asked::Step;
    state.waiting = SeatSet::one(state.holder());
}

/// `take deck` is legal while deck or discard pile holds a card.
pub(crate) fn can_take_unseen(state: &State) -> bool {
    state.stroke_deck.len() > 0 || state.stroke_discard != 0
}

pub(super) fn legal_takes(state: &State, unseen: bool, out: &mut Vec<Move>) {
    out.extend(strokes(state.display).map(|stroke| Move::Take(Source::Display(stroke))));
    if unseen && can_take_unseen(state) {
        out.push(Move::Take(Source::Deck));
    }
}

pub(super) fn take(
    state: &mut State,
    seat: Seat,
    source: Source,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    check_take(state, source)?;
    take_stroke(state, seat, source, "KU-5.3a", luck, log);
    commit_step(state, log);
    Ok(())
}

pub(super) fn check_take(state: &State, source: Source) -> Result<(), Illegal> {
    match source {
        Source::Display(stroke) if state.display & bit(stroke) == 0 => {
            Err(Illegal::NotOnDisplay(state.set.stroke(stroke).id.clone()))
        }
        Source::Deck if !can_take_unseen(state) => Err(Illegal::NoStrokeLeft),
        Source::None => Err(Illegal::MustTake),
        _ => Ok(()),
    }
}

/// A Masterstroke comes into a hand, and the display is made up to two.
pub(crate) fn take_stroke(
    state: &mut State,
    seat: Seat,
    source: Source,
    rule: &'static str,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) {
    let (taken, from) = match source {
        Source::Display(stroke) => {
            state.display &= !bit(stroke);
            state.stroke_memory.took_open(seat, stroke);
            (Some(stroke), From::Display)
        }
        _ => {
            let top = take_top(state, luck, log);
            if let Some(stroke) = top {
                state.stroke_memory.took_unseen(seat, stroke, state.stroke_deck.len());
            }
            (top, From::Deck)
        }
    };
    if let Some(stroke) = taken {
        state.hand_strokes[seat.index()] |= bit(stroke);
        state.held[seat.index()] |= bit(stroke);
        log.add(|| Event::StrokeTaken { seat, from, stroke: Some(&state.set.stroke(stroke).id), rule });
    }
    refill_display(state, "KU-5.3a", luck, log);
}

/// KU-5.3a: the top card; an empty deck is first made of the discards.
fn take_top(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) -> Option<StrokeId> {
    if state.stroke_deck.len() == 0 && state.stroke_discard != 0 {
        let discards = std::mem::take(&mut state.stroke_discard);
        strokes(discards).for_each(|stroke| state.stroke_deck.put_under(stroke));
        luck.shuffle(state.stroke_deck.cards_mut());
        state.stroke_memory.remade(discards);
        log.add(|| Event::Shuffled { pile: Pile::Strokes, cards: state.stroke_deck.len(), again: true });
    }
    state.stroke_deck.take_top()
}

pub(crate) fn refill_display(state: &mut State, rule: &'static str, luck: &mut Luck, log: &mut impl Log<Event>) {
    while state.display.count_ones() < OPEN_CARDS {
        let Some(stroke) = take_top(state, luck, log) else { return };
        state.display |= bit(stroke);
        state.stroke_memory.turned_up(stroke, state.stroke_deck.len());
        log.add(|| Event::Displayed { stroke: &state.set.stroke(stroke).id, rule });
    }
}

/// KU-5.3b.
fn commit_step(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = Phase::Commit;
    state.asked = Asked::Step;
    state.waiting = Seat::all(state.seats).filter(|seat| state.hand_strokes[seat.index()] != 0).collect();
    if state.waiting.is_empty() {
        state.phase = Phase::Resolve;
        state.order = state.seats;
        resolve(state, log);
    }
}

pub(super) fn legal_commits(state: &State, seat: Seat, out: &mut Vec<Move>) {
    out.extend(strokes(state.hand_strokes[seat.index()]).map(|stroke| Move::Stroke(Some(stroke))));
    out.push(Move::Stroke(None));
}

pub(super) fn commit(
    state: &mut State,
    seat: Seat,
    stroke: Option<StrokeId>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if let Some(stroke) = stroke {
        if state.hand_strokes[seat.index()] & bit(stroke) == 0 {
            return Err(Illegal::NotInHand { card: state.set.stroke(stroke).id.clone(), rule: "KU-5.3b" });
        }
        state.hand_strokes[seat.index()] &= !bit(stroke);
        state.committed[seat.index()] = stroke.0;
    }
    if secret(state, seat, &Move::Stroke(stroke), true, log) {
        reveal(state, log);
    }
    Ok(())
}

fn reveal(state: &mut State, log: &mut impl Log<Event>) {
    let committed = state.committed;
    for seat in Seat::all(state.seats).filter(|seat| committed[seat.index()] != NONE) {
        state.stroke_memory.left_hand(seat, StrokeId(committed[seat.index()]));
    }
    log.add(|| Event::StrokesRevealed {
        strokes: PerSeat::new(state.seats, |seat| {
            let stroke = committed[seat.index()];
            (stroke != NONE).then(|| state.set.stroke(StrokeId(stroke)).id.as_str())
        }),
    });
    state.phase = Phase::Resolve;
    state.order = 0;
    resolve(state, log);
}

/// The Masterstroke being resolved, of the player in turn.
#[inline]
pub(crate) fn resolving(state: &State) -> Option<StrokeId> {
    let in_turn = state.phase == Phase::Resolve && state.order < state.seats;
    let stroke = if in_turn { state.committed[state.in_turn().index()] } else { NONE };
    (stroke != NONE).then_some(StrokeId(stroke))
}

/// KU-7.4: card after card, clockwise, until somebody has to choose or all are done.
fn resolve(state: &mut State, log: &mut impl Log<Event>) {
    while state.order < state.seats {
        let Some(stroke) = resolving(state) else {
            state.order += 1;
            continue;
        };
        let seat = state.in_turn();
        match targets::wants(state, seat, stroke) {
            Wants::Nothing => {}
            Wants::NoTarget => {
                let card = state.set.stroke(stroke);
                log.add(|| Event::Wasted { seat, stroke: &card.id });
            }
            Wants::Target | Wants::Numbers => {
                let numbers = matches!(state.set.stroke(stroke).effect, Effect::Draw(_));
                state.asked = if numbers { Asked::Draw } else { Asked::Target };
                state.waiting = SeatSet::one(seat);
                return;
            }
        }
        put_away(state, seat, stroke, Active { owner: seat.0, ..Active::NONE }, log);
    }
    draw::step(state);
}

/// The Masterstroke in turn has had its effect: it goes where it goes, and the next one follows.
pub(super) fn resolved(state: &mut State, log: &mut impl Log<Event>) {
    resolved_with(state, Active::NONE, log);
}

/// The same with what it is aimed at while it lasts.
pub(super) fn resolved_with(state: &mut State, aim: Active, log: &mut impl Log<Event>) {
    let seat = state.in_turn();
    if let Some(stroke) = resolving(state) {
        put_away(state, seat, stroke, Active { owner: seat.0, ..aim }, log);
    }
    resolve(state, log);
}

/// KU-7.1.
fn put_away(state: &mut State, seat: Seat, stroke: StrokeId, active: Active, log: &mut impl Log<Event>) {
    let card = state.set.stroke(stroke);
    state.committed[seat.index()] = NONE;
    state.order += 1;
    let to = match card.lasting {
        Lasting::Now => {
            state.stroke_deck.put_under(stroke);
            state.stroke_memory.bottom += 1;
            StrokePlace::Bottom
        }
        Lasting::Round | Lasting::Game => {
            state.active[usize::from(stroke.0)] = active;
            count_lasting(state, stroke, 1);
            StrokePlace::Table
        }
    };
    log.add(|| Event::StrokeMoved { seat, stroke: &card.id, to });
}

/// KU-7.7: adds what a face-up Masterstroke does, or takes it off again.
pub(crate) fn count_lasting(state: &mut State, stroke: StrokeId, by: i8) {
    let Active { owner, player, .. } = state.active[usize::from(stroke.0)];
    let own = &mut state.lasting[usize::from(owner)];
    let add = |sum: &mut u8, n: u8| *sum = sum.wrapping_add_signed(n as i8 * by);
    match state.set.stroke(stroke).effect {
        Effect::Own(icon, n) => own.icons[icon.index() - ISSUES] += n as i8 * by,
        Effect::Other(icon, n) if player != NONE => {
            state.lasting[usize::from(player)].icons[icon.index() - ISSUES] -= n as i8 * by;
        }
        Effect::Rebate(n) => add(&mut own.rebate, n),
        Effect::Ends(n) => add(&mut own.ends, n),
        Effect::Ladder(n) => add(&mut own.ladder, n),
        _ => {}
    }
}
