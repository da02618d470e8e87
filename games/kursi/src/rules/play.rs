//! KU-5.5, KU-5.6: cards are played face down at Candidates, turned over together, and paid for.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, Seat, SeatSet};

use super::hands::{self, first_column, staged_by};
use super::{end, secret};
use crate::cards::{Deck, KindId};
use crate::error::Illegal;
use crate::events::{DiscardReason, Event, PlayedCard, TuckReason};
use crate::icons::Icon;
use crate::info::{MAX_PLACES, MAX_SEATS};
use crate::moves::{Card, Choice, Letter, Move};
use crate::phase::{Pay, Phase, Play};
use crate::state::{State, column};

/// KU-5.5b: everybody with a Rally or Asset card is asked, payable or not.
pub(super) fn step(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let waiting = Seat::all(state.seats).filter(|seat| state.hand_cards[seat.index()] > 0).collect();
    go_on(state, Play { waiting }, luck, log);
}

/// Waits for those who are still playing, or turns everything over.
fn go_on(state: &mut State, play: Play, luck: &mut Luck, log: &mut impl Log<Event>) {
    if play.waiting.is_empty() {
        reveal(state, luck, log);
    } else {
        state.phase = Phase::Play(play);
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
        for (at, kind) in played_by(state, seat) {
            plan.costs[at.index()] += state.set.cost(kind);
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

    /// The due with one more card.
    #[inline]
    fn due_with(mut self, cost: u8, at: Letter) -> u8 {
        self.costs[at.index()] += cost;
        self.due()
    }
}

/// KU-5.5, KU-5.5a: every play whose cost stays payable, with the due it leads to; `each` returns whether to continue.
#[inline]
pub(crate) fn each_play(state: &State, seat: Seat, mut each: impl FnMut(KindId, Letter, u8) -> bool) {
    let plan = Plan::of(state, seat);
    if plan.cards >= state.at_least_one(seat, Icon::R) {
        return;
    }
    let Some(left) = state.hand_size(seat).checked_sub(1) else { return };
    let due = plan.due();
    if due > left {
        return;
    }
    let hand = &state.hands[seat.index()];
    for kind in state.set.range(Deck::Rally).filter(|kind| hand[*kind] > 0) {
        for at in state.letters() {
            if !each(KindId(kind as u8), at, due) {
                return;
            }
        }
    }
    // Whether a card can be paid for depends only on its cost.
    let mut dues = [[None; 10]; MAX_PLACES];
    for kind in state.set.range(Deck::Asset).filter(|kind| hand[*kind] > 0) {
        let cost = state.set.cost(KindId(kind as u8));
        for at in state.letters() {
            let known = &mut dues[at.index()][usize::from(cost)];
            let due = *known.get_or_insert_with(|| plan.due_with(cost, at));
            if due <= left && !each(KindId(kind as u8), at, due) {
                return;
            }
        }
    }
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    each_play(state, seat, |kind, at, _| {
        out.push(Move::Play(kind, at));
        true
    });
    out.push(Move::Done);
}

/// KU-5.5.
pub(super) fn put(
    state: &mut State,
    mut play: Play,
    seat: Seat,
    (kind, at): (KindId, Letter),
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if at.0 >= state.places() {
        return Err(Illegal::NoSuchPlace(at));
    }
    hands::check_held(state, seat, Card::Kind(kind), "KU-5.5")?;
    // KU-5.5: the limit needs no check, since a player who has reached it is ready.
    let left = state.hand_size(seat) - 1;
    let due = Plan::of(state, seat).due_with(state.set.cost(kind), at);
    if due > left {
        return Err(Illegal::CannotPay { due, left });
    }
    stage(state, seat, kind, at);
    let mut ready = true;
    each_play(state, seat, |_, _, _| {
        ready = false;
        false
    });
    secret(state, &mut play.waiting, seat, Choice::Play(kind, at), ready, log);
    go_on(state, play, luck, log);
    Ok(())
}

/// Puts a card face down at a Candidate.
pub(crate) fn stage(state: &mut State, seat: Seat, kind: KindId, at: Letter) {
    state.take_from_hand(seat, Card::Kind(kind));
    state.staged.push(column(seat, at), Card::Kind(kind).into());
}

/// The cards a player has played face down, and where; only valid while cards are played.
#[inline]
pub(crate) fn played_by(state: &State, seat: Seat) -> impl Iterator<Item = (Letter, KindId)> + '_ {
    staged_by(state, seat).map(move |(column, card)| match card {
        Card::Kind(kind) => (Letter(column - first_column(seat)), kind),
        Card::Stroke(_) => unreachable!("Masterstrokes are not played at Candidates"),
    })
}

pub(super) fn done(
    state: &mut State,
    mut play: Play,
    seat: Seat,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    secret(state, &mut play.waiting, seat, Choice::Done, true, log);
    go_on(state, play, luck, log);
    Ok(())
}

/// KU-5.6: all cards are turned over, Rally cards join their columns, Asset cards go under.
fn reveal(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    let mut due = [0; MAX_SEATS];
    for seat in Seat::all(state.seats) {
        due[seat.index()] = Plan::of(state, seat).due(); // KU-5.6c: with the icons from before
        log.add(|| {
            let card = |kind| state.set.kind(kind).id.as_str();
            let cards = played_by(state, seat).map(|(at, kind)| PlayedCard { card: card(kind), at });
            Event::Played { seat, cards: cards.collect() }
        });
    }
    let mut played: ArrayVec<(Seat, Letter, KindId), 144> = ArrayVec::new();
    for seat in Seat::all(state.seats) {
        played.extend(played_by(state, seat).map(|(at, kind)| (seat, at, kind)));
    }
    state.staged.clear();
    for (seat, at, kind) in played {
        hands::seen(state, seat, Card::Kind(kind));
        match state.set.deck_of(kind) {
            Deck::Rally => state.add_to_rally(column(seat, at), kind), // KU-5.6a
            Deck::Asset => {
                state.tuck(seat, at, kind); // KU-5.6b
                let card = &state.set.kind(kind).id;
                log.add(|| Event::Tucked { seat, at, card, why: TuckReason::Played });
            }
        }
    }
    pay_step(state, due, luck, log);
}

/// KU-5.6d.
fn pay_step(state: &mut State, due: [u8; MAX_SEATS], luck: &mut Luck, log: &mut impl Log<Event>) {
    let mut waiting = SeatSet::NONE;
    for (seat, due) in Seat::all(state.seats).zip(due).filter(|(_, due)| *due > 0) {
        log.add(|| Event::Due { seat, due });
        if due >= state.hand_size(seat) {
            hands::set_aside_all(state, seat);
        } else {
            waiting = waiting.with(seat);
        }
    }
    collect(state, Pay { waiting, due }, luck, log);
}

pub(super) fn pay(
    state: &mut State,
    mut pay: Pay,
    seat: Seat,
    card: Card,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    hands::check_held(state, seat, card, "KU-5.6d")?;
    hands::set_aside(state, seat, card);
    let ready = staged_by(state, seat).count() == usize::from(pay.due[seat.index()]);
    secret(state, &mut pay.waiting, seat, Choice::Pay(card), ready, log);
    collect(state, pay, luck, log);
    Ok(())
}

/// Waits for those who still have to pay; then all costs are discarded at once.
fn collect(state: &mut State, pay: Pay, luck: &mut Luck, log: &mut impl Log<Event>) {
    if !pay.waiting.is_empty() {
        state.phase = Phase::Pay(pay);
        return;
    }
    for seat in Seat::all(state.seats) {
        hands::discard_set_aside(state, seat, DiscardReason::Cost, log);
    }
    end::step(state, luck, log);
}

/// Random plays of a player who is ready, for an imagined world.
pub(crate) fn imagine(state: &mut State, seat: Seat, luck: &mut Luck) {
    let mut plays: Vec<(KindId, Letter)> = Vec::new();
    loop {
        plays.clear();
        each_play(state, seat, |kind, at, _| {
            plays.push((kind, at));
            true
        });
        // On average, one card in six is the last.
        if plays.is_empty() || luck.below(6) == 0 {
            return;
        }
        let (kind, at) = *luck.pick(&plays);
        stage(state, seat, kind, at);
    }
}
