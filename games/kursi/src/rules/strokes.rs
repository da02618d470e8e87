//! KU-5.3: a Masterstroke for the pawn holder, one from everybody's hand in secret, and how they are resolved (KU-7).

use hustings_core::{Log, Luck, PerSeat, Seat, SeatSet};

use super::targets::{self, Wants};
use super::{draw, hands, secret};
use crate::cards::StrokeId;
use crate::cards::effects::{Few, Lasting};
use crate::error::Illegal;
use crate::events::{Event, Pile, StrokePlace, TakenFrom};
use crate::info::MAX_SEATS;
use crate::moves::{Card, Choice, Move, Source};
use crate::phase::{Commit, Phase, Resolve, StrokeAsk};
use crate::state::{Active, ActiveEffect, State, bit, strokes};

/// KU-5.3b: what each player committed.
type Committed = [Option<StrokeId>; MAX_SEATS];

/// KU-3.2.
const OPEN_CARDS: u32 = 2;

/// KU-5.3a.
pub(super) fn take_step(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    refill_display(state, "KU-5.3a", luck, log);
    if state.display == 0 && !can_take_unseen(state) {
        let seat = state.holder();
        log.add(|| Event::NothingToTake { seat });
        return commit_step(state);
    }
    state.phase = Phase::Take;
}

/// `take deck` is legal while the deck or the discard pile has a card.
pub(crate) fn can_take_unseen(state: &State) -> bool {
    state.stroke_deck.len() > 0 || state.stroke_discard != 0
}

pub(super) fn legal_takes(state: &State, unseen: bool, out: &mut Vec<Move>) {
    out.extend(strokes(state.display).map(|stroke| Move::Take(Some(Source::Display(stroke)))));
    if unseen {
        out.push(Move::Take(Some(Source::Deck)));
    }
}

pub(super) fn take(
    state: &mut State,
    seat: Seat,
    source: Option<Source>,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let source = source.ok_or(Illegal::MustTake)?;
    check_take(state, source)?;
    take_stroke(state, seat, source, "KU-5.3a", luck, log);
    commit_step(state);
    Ok(())
}

pub(super) fn check_take(state: &State, source: Source) -> Result<(), Illegal> {
    match source {
        Source::Display(stroke) if state.display & bit(stroke) == 0 => {
            Err(Illegal::NotOnDisplay(&state.set.stroke(stroke).id))
        }
        Source::Deck if !can_take_unseen(state) => Err(Illegal::NoStrokeLeft),
        Source::Display(_) | Source::Deck => Ok(()),
    }
}

/// Takes a Masterstroke into a hand and refills the display to two. `check_take` has made sure that the source has one.
pub(crate) fn take_stroke(
    state: &mut State,
    seat: Seat,
    source: Source,
    rule: &'static str,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) {
    let (stroke, from) = match source {
        Source::Display(stroke) => {
            state.display &= !bit(stroke);
            state.stroke_memory.took_open(seat, stroke);
            (stroke, TakenFrom::Display)
        }
        Source::Deck => {
            let top = take_top(state, luck, log).expect("the deck or its discards have a card");
            state.stroke_memory.took_unseen(seat, top, state.stroke_deck.len());
            (top, TakenFrom::Deck)
        }
    };
    state.hand_strokes[seat.index()] |= bit(stroke);
    state.held[seat.index()] |= bit(stroke);
    log.add(|| Event::StrokeTaken { seat, from, stroke: Some(&state.set.stroke(stroke).id), rule });
    refill_display(state, "KU-5.3a", luck, log);
}

/// KU-5.3a: takes the top card; an empty deck is first made from the discards.
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
fn commit_step(state: &mut State) {
    let waiting: SeatSet = Seat::all(state.seats).filter(|seat| state.hand_strokes[seat.index()] != 0).collect();
    if waiting.is_empty() {
        draw::step(state);
    } else {
        state.phase = Phase::Commit(Commit { waiting, committed: Default::default() });
    }
}

pub(super) fn legal_commits(state: &State, seat: Seat, out: &mut Vec<Move>) {
    out.extend(strokes(state.hand_strokes[seat.index()]).map(|stroke| Move::Stroke(Some(stroke))));
    out.push(Move::Stroke(None));
}

pub(super) fn commit(
    state: &mut State,
    mut commit: Commit,
    seat: Seat,
    stroke: Option<StrokeId>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if let Some(stroke) = stroke {
        hands::check_held(state, seat, Card::Stroke(stroke), "KU-5.3b")?;
        state.take_from_hand(seat, Card::Stroke(stroke));
        commit.committed[seat.index()] = Some(stroke);
    }
    secret(state, &mut commit.waiting, seat, Choice::Stroke(stroke), true, log);
    if commit.waiting.is_empty() {
        reveal(state, commit.committed, log);
    } else {
        state.phase = Phase::Commit(commit);
    }
    Ok(())
}

/// KU-5.3b: what everybody committed is turned over.
fn reveal(state: &mut State, committed: Committed, log: &mut impl Log<Event>) {
    for (seat, stroke) in Seat::all(state.seats).zip(committed) {
        if let Some(stroke) = stroke {
            hands::seen(state, seat, Card::Stroke(stroke));
        }
    }
    log.add(|| Event::StrokesRevealed {
        strokes: PerSeat::new(state.seats, |seat| {
            committed[seat.index()].map(|stroke| state.set.stroke(stroke).id.as_str())
        }),
    });
    let first = state.holder();
    resolve(state, committed, state.seats_from(first), log);
}

/// KU-7.4: one card after another, clockwise, until somebody has to choose or all are done.
fn resolve(
    state: &mut State,
    mut committed: Committed,
    players: impl Iterator<Item = Seat>,
    log: &mut impl Log<Event>,
) {
    for owner in players {
        let Some(stroke) = committed[owner.index()].take() else { continue };
        let ask = |ask: StrokeAsk| Phase::Resolve(Resolve { owner, stroke, rest: committed, ask });
        let left = match targets::wants(state, owner, stroke) {
            Wants::Nothing(effect) => Left::Lasts(effect),
            Wants::NoTarget => {
                log.add(|| Event::Wasted { seat: owner, stroke: &state.set.stroke(stroke).id });
                Left::Wasted
            }
            Wants::Target => return state.phase = ask(StrokeAsk::Target),
            Wants::Numbers { most } => return state.phase = ask(StrokeAsk::Draw { most }),
        };
        put_away(state, owner, stroke, left, log);
    }
    draw::step(state);
}

/// What remains of a Masterstroke once it is resolved.
pub(super) enum Left {
    /// It had an immediate effect only.
    Nothing,
    /// KU-7.3.
    Wasted,
    Lasts(ActiveEffect),
}

/// Puts a resolved Masterstroke away and goes on with the next one.
pub(super) fn resolved(state: &mut State, done: Resolve, left: Left, log: &mut impl Log<Event>) {
    put_away(state, done.owner, done.stroke, left, log);
    resolve(state, done.rest, state.after(done.owner), log);
}

/// KU-7.1.
fn put_away(state: &mut State, owner: Seat, stroke: StrokeId, left: Left, log: &mut impl Log<Event>) {
    let card = state.set.stroke(stroke);
    let effect = match (card.lasting, left) {
        (Lasting::Now, Left::Nothing | Left::Wasted) => None,
        (Lasting::Round | Lasting::Game, Left::Lasts(effect)) => Some(effect),
        (Lasting::Round | Lasting::Game, Left::Wasted) => Some(ActiveEffect::Wasted),
        (Lasting::Now, Left::Lasts(_)) | (Lasting::Round | Lasting::Game, Left::Nothing) => {
            unreachable!("the loader checks how long {:?} lasts", card.effect)
        }
    };
    let to = match effect {
        None => {
            state.stroke_deck.put_under(stroke);
            state.stroke_memory.bottom += 1;
            StrokePlace::Bottom
        }
        Some(effect) => {
            put_face_up(state, stroke, Active { owner, effect });
            StrokePlace::Table
        }
    };
    log.add(|| Event::StrokeMoved { seat: owner, stroke: &card.id, to });
}

/// Puts a Masterstroke face up in front of its owner.
pub(crate) fn put_face_up(state: &mut State, stroke: StrokeId, active: Active) {
    state.active[usize::from(stroke.0)] = Some(active);
    count_lasting(state, active, 1);
}

/// KU-7.7: adds what a face-up Masterstroke does, or removes it again.
pub(super) fn count_lasting(state: &mut State, Active { owner, effect }: Active, by: i8) {
    let add = |sum: &mut u8, n: Few| *sum = sum.wrapping_add_signed(i8::from(n) * by);
    let own = &mut state.lasting[owner.index()];
    match effect {
        ActiveEffect::Icons { player, icon, by: n } => {
            state.lasting[player.index()].icons[icon as usize] += n * by;
        }
        ActiveEffect::Rebate(n) => add(&mut own.rebate, n),
        ActiveEffect::Ends(n) => add(&mut own.ends, n),
        ActiveEffect::Ladder(n) => add(&mut own.ladder, n),
        // `damp` is looked up when votes are counted.
        ActiveEffect::Damp { .. } | ActiveEffect::Wasted => {}
    }
}
