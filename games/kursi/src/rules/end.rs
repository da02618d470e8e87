//! KU-5.7, KU-5.8: ending rallies for votes and benefits, then the hand limit.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, Seat, SeatSet};

use super::votes::{self, Paid};
use super::{campaign, effects, hands, not_asked, secret, strokes};
use crate::cards::KindId;
use crate::error::Illegal;
use crate::events::{DiscardReason, Event, TuckReason, VotesReason};
use crate::icons::Icon;
use crate::info::{HAND_LIMIT, ROUNDS, RallyStroke};
use crate::moves::{Card, Choice, Letter, Move, Source};
use crate::phase::{End, EndingRally, Limit, Phase, RallyAsk};
use crate::state::{Active, ActiveEffect, State, column};
use crate::view::Ending;

/// KU-5.7d: +2 votes for a rally of eight.
pub(crate) const EXTRA_VOTES: u8 = 2;

/// KU-5.7d: the rungs of the ladder, in the order they are asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Benefit {
    Tuck,
    Minus,
    Take,
    Extra,
}

/// KU-5.7: clockwise from the pawn holder.
pub(super) fn step(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let players = state.seats_from(state.holder());
    turn_to(state, players, luck, log);
}

/// Turns to the first of these players who has a rally to end; after the last one comes the hand limit.
fn turn_to(state: &mut State, mut players: impl Iterator<Item = Seat>, luck: &mut Luck, log: &mut impl Log<Event>) {
    match players.find(|seat| state.has_rally(*seat)) {
        Some(seat) => state.phase = Phase::End(End { seat, ended: 0, rally: None }),
        None => limit_step(state, luck, log),
    }
}

/// The same player again, while it may end a rally and has one, otherwise the next.
fn next(state: &mut State, seat: Seat, ended: u8, luck: &mut Luck, log: &mut impl Log<Event>) {
    if ended < state.ends_allowed(seat) && state.has_rally(seat) {
        state.phase = Phase::End(End { seat, ended, rally: None });
    } else {
        turn_to(state, state.after(seat), luck, log);
    }
}

pub(super) fn legal_moves(state: &State, end: &End, out: &mut Vec<Move>) {
    match &end.rally {
        None => legal_ends(state, end.seat, out),
        Some(rally) => match &rally.ask {
            RallyAsk::Votes(gain) | RallyAsk::ExtraVotes(gain) => votes::legal_moves(state, gain, out),
            RallyAsk::Tuck => legal_tucks(state, column(end.seat, rally.at), out),
            RallyAsk::Minus => legal_minuses(state, out),
            RallyAsk::Take => legal_takes(state, out),
            RallyAsk::Extra => out.extend([Move::Extra(true), Move::Extra(false)]),
        },
    }
}

pub(super) fn answer(
    state: &mut State,
    end: End,
    mv: Move,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let Some(rally) = end.rally else {
        return match mv {
            Move::End(at, issue) => end_rally(state, end, (at, issue), luck, log),
            Move::Stop => stop(state, end.seat, luck, log),
            _ => Err(not_asked(state)),
        };
    };
    match (rally.ask, mv) {
        (RallyAsk::Votes(gain), Move::Votes(bundle)) => {
            votes::choose(state, gain, bundle, log)?;
            benefits(state, end, (rally.at, rally.length), Benefit::Tuck, luck, log);
        }
        (RallyAsk::Tuck, Move::Tuck(kind)) => {
            tuck(state, end.seat, rally.at, kind, log)?;
            benefits(state, end, (rally.at, rally.length), Benefit::Minus, luck, log);
        }
        (RallyAsk::Minus, Move::Minus(target)) => {
            minus(state, end.seat, target, log)?;
            benefits(state, end, (rally.at, rally.length), Benefit::Take, luck, log);
        }
        (RallyAsk::Take, Move::Take(source)) => {
            take(state, end.seat, source, luck, log)?;
            benefits(state, end, (rally.at, rally.length), Benefit::Extra, luck, log);
        }
        (RallyAsk::Extra, Move::Extra(true)) => {
            match votes::gain(state, end.seat, rally.at, EXTRA_VOTES, VotesReason::Extra, log) {
                Paid::Yes => clear_away(state, end, rally.at, luck, log),
                Paid::Asks(gain) => ask(state, end, EndingRally { ask: RallyAsk::ExtraVotes(gain), ..rally }),
            }
        }
        (RallyAsk::Extra, Move::Extra(false)) => clear_away(state, end, rally.at, luck, log),
        (RallyAsk::ExtraVotes(gain), Move::Votes(bundle)) => {
            votes::choose(state, gain, bundle, log)?;
            clear_away(state, end, rally.at, luck, log);
        }
        _ => return Err(not_asked(state)),
    }
    Ok(())
}

fn ask(state: &mut State, end: End, rally: EndingRally) {
    state.phase = Phase::End(End { rally: Some(rally), ..end });
}

fn legal_ends(state: &State, seat: Seat, out: &mut Vec<Move>) {
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
        if let Some(Active { owner, effect: ActiveEffect::Damp { at: place, votes } }) = active
            && *place == at
            && *owner != seat
            && !(card.shield && state.holder == Some(seat))
        {
            sum = sum.saturating_add((*votes).into());
        }
    }
    sum
}

fn end_rally(
    state: &mut State,
    end: End,
    (at, issue): (Letter, Icon),
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let seat = end.seat;
    if at.0 >= state.places() {
        return Err(Illegal::NoSuchPlace(at)); // KU-3.3
    }
    let column = *state.column(seat, at);
    if column.length == 0 {
        return Err(Illegal::NoRally(at)); // KU-5.7
    }
    if column.cards[issue.index()] == 0 {
        return Err(Illegal::NoSuchIssue { at, issue }); // KU-5.7a
    }
    let length = column.length;
    let Ending { rally, candidate, seat_issue, damp, votes, .. } = ending(state, seat, at, issue);
    log.add(|| Event::RallyEnded { seat, at, issue, length, rally, candidate, seat_issue, damp, votes });
    let end = End { ended: end.ended + 1, ..end };
    // KU-5.7c
    match votes::gain(state, seat, at, votes, VotesReason::Rally, log) {
        Paid::Yes => benefits(state, end, (at, length), Benefit::Tuck, luck, log),
        Paid::Asks(gain) => ask(state, end, EndingRally { at, length, ask: RallyAsk::Votes(gain) }),
    }
    Ok(())
}

fn stop(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    log.add(|| Event::Stopped { seat });
    turn_to(state, state.after(seat), luck, log);
    Ok(())
}

/// KU-5.7d: asks for the next benefit, from `first` on, that offers a choice; after the last one the rally is cleared
/// away. The rally is identified by its Seat and by the length it had when it was ended.
fn benefits(
    state: &mut State,
    end: End,
    (at, length): (Letter, u8),
    first: Benefit,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) {
    let seat = end.seat;
    let reached = |benefit: Benefit| benefit >= first && length >= state.rung(seat, benefit as usize);
    let next = if reached(Benefit::Tuck) && state.column(seat, at).bolsters > 0 {
        RallyAsk::Tuck
    } else if reached(Benefit::Minus) && somebody_has_minus(state) {
        RallyAsk::Minus
    } else if reached(Benefit::Take) && (state.display != 0 || may_take_unseen(state)) {
        RallyAsk::Take
    } else if reached(Benefit::Extra) && votes::best_sum(&state.supply[seat.index()], EXTRA_VOTES) > 0 {
        RallyAsk::Extra
    } else {
        return clear_away(state, end, at, luck, log);
    };
    ask(state, end, EndingRally { at, length, ask: next });
}

fn somebody_has_minus(state: &State) -> bool {
    state.supply.iter().any(|supply| supply[3] > 0)
}

pub(crate) fn may_take_unseen(state: &State) -> bool {
    state.options.rally_stroke == RallyStroke::Any && strokes::can_take_unseen(state)
}

/// KU-5.7e.
fn clear_away(state: &mut State, end: End, at: Letter, luck: &mut Luck, log: &mut impl Log<Event>) {
    let seat = end.seat;
    let own = column(seat, at);
    let cards: ArrayVec<KindId, 64> = state.rallies.column(own).collect();
    state.rallies.clear_columns(own..own + 1);
    state.columns[usize::from(own)] = Default::default();
    for kind in &cards {
        state.discard[usize::from(kind.0)] += 1;
    }
    let ids = || cards.iter().map(|kind| state.set.kind(*kind).id.as_str()).collect();
    log.add(|| Event::RallyDiscarded { seat, at, cards: ids() });
    next(state, seat, end.ended, luck, log);
}

fn legal_tucks(state: &State, own: u8, out: &mut Vec<Move>) {
    let mut listed = 0u64;
    for kind in state.rallies.column(own).filter(|kind| state.set.bolsters(*kind)) {
        listed |= 1 << kind.0;
    }
    let kinds = (0..state.set.kinds.len() as u8).filter(|kind| listed & (1 << kind) != 0);
    out.extend(kinds.map(|kind| Move::Tuck(Some(KindId(kind)))));
    out.push(Move::Tuck(None));
}

fn tuck(
    state: &mut State,
    seat: Seat,
    at: Letter,
    kind: Option<KindId>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let Some(kind) = kind else { return Ok(()) };
    let own = column(seat, at);
    let place = state.rallies.items().iter().rposition(|item| *item == (own, kind));
    let Some(place) = place.filter(|_| state.set.bolsters(kind)) else {
        return Err(Illegal::NoBolster(&state.set.kind(kind).id));
    };
    state.rallies.remove(place);
    state.count_rally(own, kind, -1);
    state.tuck(seat, at, kind);
    let card = &state.set.kind(kind).id;
    log.add(|| Event::Tucked { seat, at, card, why: TuckReason::Rally });
    Ok(())
}

fn legal_minuses(state: &State, out: &mut Vec<Move>) {
    for of in Seat::all(state.seats).filter(|of| state.supply[of.index()][3] > 0) {
        out.extend(state.letters().map(|at| Move::Minus(Some((of, at)))));
    }
    out.push(Move::Minus(None));
}

fn minus(
    state: &mut State,
    seat: Seat,
    target: Option<(Seat, Letter)>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let Some((of, at)) = target else { return Ok(()) };
    if of.0 >= state.seats {
        return Err(Illegal::NoSuchSeat(of)); // KU-1.1
    }
    if at.0 >= state.places() {
        return Err(Illegal::NoSuchPlace(at)); // KU-3.3
    }
    if state.supply[of.index()][3] == 0 {
        return Err(Illegal::NoMinus(of)); // KU-6.5
    }
    effects::minus(state, seat, of, at, log);
    Ok(())
}

fn legal_takes(state: &State, out: &mut Vec<Move>) {
    strokes::legal_takes(state, may_take_unseen(state), out);
    out.push(Move::Take(None));
}

fn take(
    state: &mut State,
    seat: Seat,
    source: Option<Source>,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let Some(source) = source else { return Ok(()) };
    if source == Source::Deck && state.options.rally_stroke == RallyStroke::Open {
        return Err(Illegal::DisplayOnly); // KU-5.7d
    }
    strokes::check_take(state, source)?;
    strokes::take_stroke(state, seat, source, "KU-5.7d", luck, log);
    Ok(())
}

/// KU-5.8: in the last round nobody needs the cards any more.
fn limit_step(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let over = |seat: &Seat| state.round < ROUNDS && state.hand_size(*seat) > HAND_LIMIT;
    let waiting: SeatSet = Seat::all(state.seats).filter(over).collect();
    if waiting.is_empty() {
        campaign::end_round(state, luck, log);
    } else {
        state.phase = Phase::Limit(Limit { waiting });
    }
}

pub(super) fn drop_card(
    state: &mut State,
    mut limit: Limit,
    seat: Seat,
    card: Card,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    hands::check_held(state, seat, card, "KU-5.8")?;
    hands::set_aside(state, seat, card);
    let ready = state.hand_size(seat) <= HAND_LIMIT;
    secret(state, &mut limit.waiting, seat, Choice::Drop(card), ready, log);
    if !limit.waiting.is_empty() {
        state.phase = Phase::Limit(limit);
        return Ok(());
    }
    for seat in Seat::all(state.seats) {
        hands::discard_set_aside(state, seat, DiscardReason::Limit, log);
    }
    campaign::end_round(state, luck, log);
    Ok(())
}
