//! KU-5.5, KU-5.6: cards face down at Candidates, all turned over together, and their cost.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, Seat, SeatSet};

use super::hands::{self, first_column, staged_by};
use super::{end, secret};
use crate::cards::{Deck, KindId};
use crate::error::Illegal;
use crate::events::{DiscardReason, Event, PlayedCard, TuckReason};
use crate::icons::Icon;
use crate::info::{MAX_PLACES, MAX_SEATS};
use crate::moves::{Card, Letter, Move};
use crate::state::{Asked, Phase, State, column};

/// KU-5.5b: everybody with a Rally or Asset card is asked, payable or not.
pub(super) fn step(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    state.phase = Phase::Play;
    state.asked = Asked::Step;
    state.waiting = Seat::all(state.seats).filter(|seat| state.hand_cards[seat.index()] > 0).collect();
    if state.waiting.is_empty() {
        reveal(state, luck, log);
    }
}

/// What a player's face-down cards would cost.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// Costs of Asset cards by Candidate.
    costs: [u8; MAX_PLACES],
    /// P of each Candidate, before anything is turned over.
    discounts: [u8; MAX_PLACES],
    rebate: u8,
    pub cards: u8,
}

impl Plan {
    pub fn of(state: &State, seat: Seat) -> Plan {
        let mut plan = Plan {
            costs: [0; MAX_PLACES],
            discounts: [0; MAX_PLACES],
            rebate: state.lasting[seat.index()].rebate,
            cards: 0,
        };
        for at in state.letters() {
            plan.discounts[at.index()] = state.icons(seat, at)[Icon::P];
        }
        for (column, kind) in staged_by(state, seat) {
            plan.costs[usize::from(column - first_column(seat))] += state.set.cost(KindId(kind));
            plan.cards += 1;
        }
        plan
    }

    /// KU-5.6c.
    #[inline]
    pub fn due(&self) -> u8 {
        let costs = self.costs.iter().zip(self.discounts);
        let sum: u8 = costs.map(|(cost, discount)| cost.saturating_sub(discount)).sum();
        sum.saturating_sub(self.rebate)
    }

    /// The due with one card more.
    #[inline]
    fn due_with(mut self, cost: u8, at: Letter) -> u8 {
        self.costs[at.index()] += cost;
        self.due()
    }
}

/// KU-5.5a: every play whose cost stays payable; `each` says whether to go on.
#[inline]
fn each_play(state: &State, seat: Seat, mut each: impl FnMut(KindId, Letter) -> bool) {
    let plan = Plan::of(state, seat);
    if plan.cards >= state.at_least_one(seat, Icon::R) {
        return;
    }
    let Some(left) = state.hand_size(seat).checked_sub(1) else { return };
    if plan.due() > left {
        return;
    }
    let hand = &state.hands[seat.index()];
    for kind in state.set.range(Deck::Rally).filter(|kind| hand[*kind] > 0) {
        for at in state.letters() {
            if !each(KindId(kind as u8), at) {
                return;
            }
        }
    }
    // What fits under a Candidate depends on the cost alone.
    let mut room = [[None; 10]; MAX_PLACES];
    for kind in state.set.range(Deck::Asset).filter(|kind| hand[*kind] > 0) {
        let cost = state.set.cost(KindId(kind as u8));
        for at in state.letters() {
            let known = &mut room[at.index()][usize::from(cost)];
            let fits = *known.get_or_insert_with(|| plan.due_with(cost, at) <= left);
            if fits && !each(KindId(kind as u8), at) {
                return;
            }
        }
    }
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    each_play(state, seat, |kind, at| {
        out.push(Move::Play(kind, at));
        true
    });
    out.push(Move::Done);
}

/// KU-5.5.
pub(super) fn put(
    state: &mut State,
    seat: Seat,
    (kind, at): (KindId, Letter),
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if at.0 >= state.places() {
        return Err(Illegal::NoSuchPlace(at));
    }
    hands::check_held(state, seat, Card::Kind(kind), "KU-5.5")?;
    // The limit of KU-5.5 needs no check: whoever has reached it is ready.
    let left = state.hand_size(seat) - 1;
    let due = Plan::of(state, seat).due_with(state.set.cost(kind), at);
    if due > left {
        return Err(Illegal::CannotPay { due, left });
    }
    state.take_from_hand(seat, Card::Kind(kind));
    state.staged.push(column(seat, at), kind.0);
    let mut ready = true;
    each_play(state, seat, |_, _| {
        ready = false;
        false
    });
    if secret(state, seat, &Move::Play(kind, at), ready, log) {
        reveal(state, luck, log);
    }
    Ok(())
}

pub(super) fn done(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    if secret(state, seat, &Move::Done, true, log) {
        reveal(state, luck, log);
    }
}

/// KU-5.6: all cards are turned over, Rally cards join their columns, Asset cards go under.
fn reveal(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        state.due[seat.index()] = Plan::of(state, seat).due();
        log.add(|| Event::Played {
            seat,
            cards: staged_by(state, seat)
                .map(|(column, kind)| PlayedCard {
                    card: &state.set.kind(KindId(kind)).id,
                    at: Letter(column - first_column(seat)),
                })
                .collect(),
        });
    }
    let staged: ArrayVec<(u8, u8), 144> = state.staged.items().iter().copied().collect();
    state.staged.clear();
    for (column, kind) in staged {
        let (seat, at) = (Seat(column / MAX_PLACES as u8), Letter(column % MAX_PLACES as u8));
        let kind = KindId(kind);
        hands::seen(state, seat, Card::Kind(kind));
        match state.set.deck_of(kind) {
            Deck::Rally => state.add_to_rally(column, kind),
            Deck::Asset => {
                state.tuck(seat, at, kind);
                let card = &state.set.kind(kind).id;
                log.add(|| Event::Tucked { seat, at, card, why: TuckReason::Played });
            }
        }
    }
    pay_step(state, luck, log);
}

/// KU-5.6d.
fn pay_step(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    state.phase = Phase::Pay;
    state.waiting = SeatSet::NONE;
    for seat in Seat::all(state.seats) {
        let due = state.due[seat.index()];
        if due == 0 {
            continue;
        }
        log.add(|| Event::Due { seat, due });
        if due >= state.hand_size(seat) {
            hands::set_aside_all(state, seat);
        } else {
            state.waiting = state.waiting.with(seat);
        }
    }
    if state.waiting.is_empty() {
        settle(state, luck, log);
    }
}

pub(super) fn pay(
    state: &mut State,
    seat: Seat,
    card: Card,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    hands::check_held(state, seat, card, "KU-5.6d")?;
    hands::set_aside(state, seat, card);
    let ready = staged_by(state, seat).count() == usize::from(state.due[seat.index()]);
    if secret(state, seat, &Move::Pay(card), ready, log) {
        settle(state, luck, log);
    }
    Ok(())
}

fn settle(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        hands::discard_set_aside(state, seat, DiscardReason::Cost, log);
    }
    state.due = [0; MAX_SEATS];
    end::step(state, luck, log);
}

/// Random plays of somebody who is ready, for an imagined world.
pub(crate) fn imagine(state: &mut State, seat: Seat, luck: &mut Luck) {
    let mut plays: Vec<(KindId, Letter)> = Vec::new();
    loop {
        plays.clear();
        each_play(state, seat, |kind, at| {
            plays.push((kind, at));
            true
        });
        // One card in so many is the last.
        if plays.is_empty() || luck.below(6) == 0 {
            return;
        }
        let (kind, at) = *luck.pick(&plays);
        state.take_from_hand(seat, Card::Kind(kind));
        state.staged.push(column(seat, at), kind.0);
    }
}
