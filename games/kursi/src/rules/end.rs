//! KU-5.7, KU-5.8: rallies are ended for votes and benefits, then hands come down to the limit.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, Seat, SeatSet};

use super::votes::{self, Paid};
use super::{campaign, hands, secret, strokes, targets};
use crate::cards::KindId;
use crate::effects::Effect;
use crate::error::Illegal;
use crate::events::{DiscardReason, Event, TuckReason, VotesReason};
use crate::icons::Icon;
use crate::info::{HAND_LIMIT, ROUNDS, RallyStroke};
use crate::moves::{Card, Letter, Move, Source};
use crate::state::{Asked, NONE, Phase, State, column};
use crate::view::Ending;

/// KU-5.7d: +2 votes for a rally of eight.
pub(crate) const EXTRA_VOTES: u8 = 2;

/// KU-5.7d: the rungs of the ladder, in the order they are asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Benefit {
    Tuck,
    Minus,
    Take,
    Extra,
}

pub(super) fn step(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    state.phase = Phase::End;
    state.order = 0;
    state.ended = 0;
    next(state, luck, log);
}

/// The player in turn, or the next one who has a rally, or the hand limit.
fn next(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    state.at = NONE;
    state.length = 0;
    state.asked = Asked::Step;
    while state.order < state.seats {
        let seat = state.in_turn();
        if state.ended < state.ends_allowed(seat) && state.has_rally(seat) {
            state.waiting = SeatSet::one(seat);
            return;
        }
        state.order += 1;
        state.ended = 0;
    }
    state.order = 0;
    limit_step(state, luck, log);
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    for at in state.letters() {
        let column = state.column(seat, at);
        if column.length > 0 {
            let issues = Icon::ISSUES.into_iter().filter(|issue| column.cards[issue.index()] > 0);
            out.extend(issues.map(|issue| Move::End(at, issue)));
        }
    }
    out.push(Move::Stop);
}

/// KU-5.7b: what ending the rally for the issue brings.
pub(crate) fn ending(state: &State, seat: Seat, at: Letter, issue: Icon) -> Ending {
    let rally = state.column(seat, at).icons[issue.index()];
    let candidate = state.icons(seat, at)[issue];
    let seat_issue = u8::from(state.seat_tile(at).issue == issue);
    let all = rally.saturating_add(candidate).saturating_add(seat_issue);
    let damp = damp(state, seat, at).min(all);
    let votes = all - damp;
    let payable = votes::best_sum(&state.supply[seat.index()], votes);
    Ending { issue, rally, candidate, seat_issue, damp, votes, payable }
}

/// KU-7.6, `damp`, with its shield (KU-7.2).
fn damp(state: &State, seat: Seat, at: Letter) -> u8 {
    let mut sum = 0u8;
    for (active, card) in state.active.iter().zip(&state.set.strokes) {
        if active.place == at.0
            && active.owner != seat.0
            && !(card.shield && state.holder == Some(seat))
            && let Effect::Damp(n) = card.effect
        {
            sum = sum.saturating_add(n);
        }
    }
    sum
}

pub(super) fn end(
    state: &mut State,
    seat: Seat,
    (at, issue): (Letter, Icon),
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if at.0 >= state.places() {
        return Err(Illegal::NoSuchPlace(at));
    }
    let column = *state.column(seat, at);
    if column.length == 0 {
        return Err(Illegal::NoRally(at));
    }
    if column.cards[issue.index()] == 0 {
        return Err(Illegal::NoSuchIssue { at, issue }); // KU-5.7a
    }
    let length = column.length;
    let Ending { rally, candidate, seat_issue, damp, votes, .. } = ending(state, seat, at, issue);
    log.add(|| Event::RallyEnded { seat, at, issue, length, rally, candidate, seat_issue, damp, votes });
    state.ended += 1;
    state.at = at.0;
    state.length = length;
    if votes::gain(state, seat, at, votes, VotesReason::Rally, log) == Paid::Yes {
        benefits(state, Benefit::Tuck, luck, log);
    }
    Ok(())
}

pub(super) fn stop(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    log.add(|| Event::Stopped { seat });
    state.order += 1;
    state.ended = 0;
    next(state, luck, log);
}

/// KU-5.7d: asks for the next benefit from `first` on that offers a choice; after the last one the rally is cleared away.
pub(super) fn benefits(state: &mut State, first: Benefit, luck: &mut Luck, log: &mut impl Log<Event>) {
    let seat = state.in_turn();
    let reached = |benefit: Benefit| benefit >= first && state.length >= state.rung(seat, benefit as usize);
    let bolsters = state.column(seat, Letter(state.at)).bolsters;
    state.asked = if reached(Benefit::Tuck) && bolsters > 0 {
        Asked::Tuck
    } else if reached(Benefit::Minus) && somebody_has_minus(state) {
        Asked::Minus
    } else if reached(Benefit::Take) && (state.display != 0 || may_take_unseen(state)) {
        Asked::Take
    } else if reached(Benefit::Extra) && votes::best_sum(&state.supply[seat.index()], EXTRA_VOTES) > 0 {
        Asked::Extra
    } else {
        return clear_away(state, luck, log);
    };
    state.waiting = SeatSet::one(seat);
}

fn somebody_has_minus(state: &State) -> bool {
    state.supply.iter().any(|supply| supply[3] > 0)
}

pub(crate) fn may_take_unseen(state: &State) -> bool {
    state.options.rally_stroke == RallyStroke::Any && strokes::can_take_unseen(state)
}

/// KU-5.7e.
pub(super) fn clear_away(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let (seat, at) = (state.in_turn(), Letter(state.at));
    let own = column(seat, at);
    let cards: ArrayVec<u8, 64> = state.rallies.column(own).collect();
    state.rallies.clear_columns(own..own + 1);
    state.columns[usize::from(own)] = Default::default();
    for kind in &cards {
        state.discard[usize::from(*kind)] += 1;
    }
    let ids = || cards.iter().map(|kind| state.set.kind(KindId(*kind)).id.as_str()).collect();
    log.add(|| Event::RallyDiscarded { seat, at, cards: ids() });
    next(state, luck, log);
}

pub(super) fn legal_tucks(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let own = column(seat, Letter(state.at));
    let mut listed = 0u64;
    for kind in state.rallies.column(own) {
        if state.set.bolsters(KindId(kind)) {
            listed |= 1 << kind;
        }
    }
    let kinds = (0..state.set.kinds.len() as u8).filter(|kind| listed & (1 << kind) != 0);
    out.extend(kinds.map(|kind| Move::Tuck(Some(KindId(kind)))));
    out.push(Move::Tuck(None));
}

pub(super) fn tuck(
    state: &mut State,
    seat: Seat,
    kind: Option<KindId>,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if let Some(kind) = kind {
        let at = Letter(state.at);
        let own = column(seat, at);
        let place = state.rallies.items().iter().rposition(|item| *item == (own, kind.0));
        let Some(place) = place.filter(|_| state.set.bolsters(kind)) else {
            return Err(Illegal::NoBolster(state.set.kind(kind).id.clone()));
        };
        state.rallies.remove(place);
        state.count_rally(own, kind, -1);
        state.tuck(seat, at, kind);
        let card = &state.set.kind(kind).id;
        log.add(|| Event::Tucked { seat, at, card, why: TuckReason::Rally });
    }
    benefits(state, Benefit::Minus, luck, log);
    Ok(())
}

pub(super) fn legal_minuses(state: &State, out: &mut Vec<Move>) {
    for of in Seat::all(state.seats).filter(|of| state.supply[of.index()][3] > 0) {
        out.extend(state.letters().map(|at| Move::Minus(Some((of, at)))));
    }
    out.push(Move::Minus(None));
}

pub(super) fn minus(
    state: &mut State,
    seat: Seat,
    target: Option<(Seat, Letter)>,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if let Some((of, at)) = target {
        if of.0 >= state.seats {
            return Err(Illegal::NoSuchSeat(of));
        }
        if at.0 >= state.places() {
            return Err(Illegal::NoSuchPlace(at));
        }
        if state.supply[of.index()][3] == 0 {
            return Err(Illegal::NoMinus(of));
        }
        targets::minus(state, seat, of, at, log);
    }
    benefits(state, Benefit::Take, luck, log);
    Ok(())
}

pub(super) fn legal_takes(state: &State, out: &mut Vec<Move>) {
    strokes::legal_takes(state, may_take_unseen(state), out);
    out.push(Move::Take(Source::None));
}

pub(super) fn take(
    state: &mut State,
    seat: Seat,
    source: Source,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if source == Source::Deck && state.options.rally_stroke == RallyStroke::Open {
        return Err(Illegal::DisplayOnly);
    }
    if source != Source::None {
        strokes::check_take(state, source)?;
        strokes::take_stroke(state, seat, source, "KU-5.7d", luck, log);
    }
    benefits(state, Benefit::Extra, luck, log);
    Ok(())
}

pub(super) fn extra(state: &mut State, seat: Seat, wanted: bool, luck: &mut Luck, log: &mut impl Log<Event>) {
    let at = Letter(state.at);
    if !wanted || votes::gain(state, seat, at, EXTRA_VOTES, VotesReason::Extra, log) == Paid::Yes {
        clear_away(state, luck, log);
    }
}

/// KU-5.8.
fn limit_step(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    state.phase = Phase::Limit;
    let over = |seat: &Seat| state.round < ROUNDS && state.hand_size(*seat) > HAND_LIMIT;
    state.waiting = Seat::all(state.seats).filter(over).collect();
    if state.waiting.is_empty() {
        campaign::end_round(state, luck, log);
    }
}

pub(super) fn drop_card(
    state: &mut State,
    seat: Seat,
    card: Card,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    hands::check_held(state, seat, card, "KU-5.8")?;
    hands::set_aside(state, seat, card);
    let ready = state.hand_size(seat) <= HAND_LIMIT;
    if secret(state, seat, &Move::Drop(card), ready, log) {
        for seat in Seat::all(state.seats) {
            hands::discard_set_aside(state, seat, DiscardReason::Limit, log);
        }
        campaign::end_round(state, luck, log);
    }
    Ok(())
}
