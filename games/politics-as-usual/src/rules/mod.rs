//! The rules in order of play: Candidates (PU-6), then for each Issue raising, entering, turns with their chains of reactions
//! (PU-7, PU-8) and the award (PU-9); Favors (PU-10) and powers (PU-3) at any time in between; the end (PU-12).

pub(crate) mod aims;
pub(crate) mod award;
pub(crate) mod candidate;
pub(crate) mod chain;
pub(crate) mod effects;
pub(crate) mod finish;
pub(crate) mod pick;
mod piles;
pub(crate) mod polling;
pub(crate) mod power;
pub(crate) mod raise;
pub(crate) mod trade;
pub(crate) mod turn;

use hustings_core::{Log, Luck, Seat};

use crate::cards::{CardId, Cards};
use crate::error::Illegal;
use crate::events::{Event, Named};
use crate::moves::Move;
use crate::state::{Phase, State};

pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if seat.0 >= state.seats {
        return;
    }
    if state.pending().contains(seat) {
        match state.phase {
            _ if state.picking.is_some() => pick::legal_moves(state, seat, out),
            Phase::Candidate => candidate::legal_moves(state, out),
            Phase::Sidestep => raise::legal_moves(state, out),
            Phase::Turn => turn::legal_moves(state, seat, out),
            Phase::React => chain::legal_moves(state, seat, out),
            Phase::Award => award::legal_moves(state, out),
            Phase::Pick | Phase::Over => {}
        }
    }
    if state.is_open() {
        power::legal_moves(state, seat, out);
        trade::legal_moves(state, seat, out);
    }
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    mv: &Move,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if state.phase == Phase::Over {
        return Err(Illegal::Over);
    }
    if seat.0 >= state.seats {
        return Err(Illegal::NoSuchSeat(seat));
    }
    match mv {
        Move::Candidate(id) => {
            due(state, seat, Phase::Candidate, "Candidates are chosen before the first round")?;
            candidate::choose(state, seat, *id, luck, log)
        }
        Move::NoName(party) => {
            due(state, seat, Phase::Candidate, "Candidates are chosen before the first round")?;
            candidate::choose_no_name(state, seat, *party, luck, log)
        }
        Move::Sidestep => {
            due(state, seat, Phase::Sidestep, "an Issue is sidestepped by its Speaker, when it is turned up")?;
            raise::sidestep(state, seat, luck, log)
        }
        Move::Contest => {
            due(state, seat, Phase::Sidestep, "a contest is opened by the Speaker, when an Issue is turned up")?;
            raise::contest(state, seat, luck, log);
            Ok(())
        }
        Move::Poll(card, at) => {
            due(state, seat, Phase::Turn, "cards are played on one's own turn")?;
            turn::poll(state, seat, *card, *at, luck, log)
        }
        Move::Play(card, aim) => {
            due(state, seat, Phase::Turn, "cards are played on one's own turn")?;
            turn::play(state, seat, *card, *aim, luck, log)
        }
        Move::Pass => {
            due(state, seat, Phase::Turn, "one passes on one's own turn")?;
            turn::pass(state, seat, luck, log);
            Ok(())
        }
        Move::React(card, target) => {
            due(state, seat, Phase::React, "one reacts to a card just played, when asked")?;
            chain::react(state, seat, *card, *target, luck, log)
        }
        Move::Ok => {
            due(state, seat, Phase::React, "`ok` answers a card just played, when asked")?;
            chain::ok(state, seat, luck, log);
            Ok(())
        }
        Move::Take(from) => {
            due(state, seat, Phase::Award, "Favors are taken by the winner of an Issue that says so")?;
            award::take(state, *from, luck, log)
        }
        Move::Pick(card) => pick::pick(state, seat, *card, log),
        Move::Done => pick::done(state, seat, luck, log),
        Move::Power(card) => power::exert(state, seat, *card, luck, log),
        Move::Offer { to, give, want, text } => trade::offer(state, seat, *to, *give, *want, text.as_ref(), log),
        Move::Accept(from) => trade::accept(state, seat, *from, log),
        Move::Decline(from) => trade::decline(state, seat, *from, log),
        Move::Withdraw => trade::withdraw(state, seat, log),
    }
}

/// Whether the game waits for this seat in this phase; cards to be picked come before anything else (PU-6.8).
fn due(state: &State, seat: Seat, phase: Phase, otherwise: &'static str) -> Result<(), Illegal> {
    if state.phase != phase {
        return Err(Illegal::NotNow(otherwise));
    }
    if !state.pending().contains(seat) {
        return Err(Illegal::NotYou);
    }
    if state.picking.is_some() {
        return Err(Illegal::NotNow("cards have to be picked first"));
    }
    Ok(())
}

/// A card that can be played or given up: in the hand, and not on ice.
fn in_hand(state: &State, seat: Seat, card: CardId, rule: &'static str) -> Result<(), Illegal> {
    let camp = &state.camps[seat];
    if camp.hand.contains(card) {
        Ok(())
    } else if camp.frozen.contains(card) {
        Err(Illegal::Frozen(card))
    } else {
        Err(Illegal::NotInHand { card, rule })
    }
}

impl State {
    /// A card for the log.
    pub(crate) fn named(&self, card: CardId) -> Named {
        Named { card, name: self.set.name(card) }
    }

    pub(crate) fn named_all(&self, cards: Cards) -> Vec<Named> {
        cards.into_iter().map(|card| self.named(card)).collect()
    }
}
