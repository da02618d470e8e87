//! The rules in order of play: Candidates (PU-6), then for each Issue raising, entering, turns with their chains of reactions
//! (PU-7, PU-8) and the award (PU-9); Favors (PU-10) and powers (PU-3) at any time in between; the end (PU-12).

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
pub(crate) mod targets;
pub(crate) mod trade;
pub(crate) mod turn;

use hustings_core::{Log, Luck, Outcome, Seat};

use crate::cards::CardId;
use crate::error::{Illegal, Moment};
use crate::events::Event;
use crate::moves::Move;
use crate::phase::Phase;
use crate::state::State;

pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if seat.0 >= state.seats {
        return;
    }
    if state.pending().contains(seat) {
        match state.phase {
            Phase::Candidate { .. } => candidate::legal_moves(state, out),
            Phase::Sidestep { issue } => raise::legal_moves(state, issue, out),
            Phase::Pick(ref picking) => pick::legal_moves(state, picking, seat, out),
            Phase::Turn(ref contest) => turn::legal_moves(state, contest, out),
            Phase::React(ref react) => chain::legal_moves(state, react, seat, out),
            Phase::TakeFavor { award, .. } => award::legal_moves(state, award, out),
            Phase::Over(_) => {} // and then nobody is pending
        }
    }
    if state.is_open() {
        power::legal_moves(state, seat, out);
        trade::legal_moves(state, seat, out);
    }
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    state.ending().map(|ending| finish::outcome(state, ending))
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    mv: &Move,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if matches!(state.phase, Phase::Over(_)) {
        return Err(Illegal::Over); // PU-12.1
    }
    targets::exists(state, seat)?;
    let pending = state.pending();
    let asked = || if pending.contains(seat) { Ok(()) } else { Err(Illegal::NotYou) };
    match (&state.phase, mv) {
        // At almost any time, by anybody: each asks for itself whether this is the time.
        (_, Move::Power { card }) => power::exert(state, seat, *card, luck, log),
        (_, Move::Offer { to, give, want, promise }) => {
            trade::offer(state, seat, *to, *give, *want, promise.as_ref(), log)
        }
        (_, Move::Accept { from }) => trade::accept(state, seat, *from, log),
        (_, Move::Decline { from }) => trade::decline(state, seat, *from, log),
        (_, Move::Withdraw) => trade::withdraw(state, seat, log),

        (Phase::Candidate { .. }, Move::Candidate { candidate }) => {
            asked()?;
            candidate::choose(state, seat, *candidate, luck, log)
        }
        (Phase::Candidate { .. }, Move::NoName { party }) => {
            asked()?;
            candidate::choose_no_name(state, seat, *party, luck, log)
        }
        (&Phase::Sidestep { issue }, Move::Sidestep) => {
            asked()?;
            raise::sidestep(state, issue, luck, log)
        }
        (&Phase::Sidestep { issue }, Move::Contest) => {
            asked()?;
            raise::contest(state, issue, luck, log);
            Ok(())
        }
        (&Phase::Pick(picking), Move::Pick { card }) => {
            asked()?;
            pick::pick(state, picking, seat, *card, log)
        }
        (&Phase::Pick(picking), Move::Done) => {
            asked()?;
            pick::done(state, picking, seat, luck, log)
        }
        (&Phase::Turn(contest), Move::Poll { card, at }) => {
            asked()?;
            turn::poll(state, contest, *card, *at, luck, log)
        }
        (&Phase::Turn(contest), Move::Play { card, target, on }) => {
            asked()?;
            turn::play(state, contest, *card, *target, *on, luck, log)
        }
        (&Phase::Turn(contest), Move::Pass) => {
            asked()?;
            turn::pass(state, contest, luck, log);
            Ok(())
        }
        (&Phase::React(react), Move::React { card, target }) => {
            asked()?;
            chain::react(state, react, seat, *card, *target, luck, log)
        }
        (&Phase::React(react), Move::Ok) => {
            asked()?;
            chain::ok(state, react, seat, luck, log);
            Ok(())
        }
        (&Phase::TakeFavor { award, most }, Move::Take { from }) => {
            asked()?;
            award::take(state, award, most, *from, luck, log)
        }

        // PU-6.6: every other move has another time.
        (Phase::Pick(picking), _) if picking.waiting.contains(seat) => Err(Illegal::NotNow(Moment::PickFirst)),
        (_, Move::Candidate { .. } | Move::NoName { .. }) => Err(Illegal::NotNow(Moment::Candidate)),
        (_, Move::Sidestep | Move::Contest) => Err(Illegal::NotNow(Moment::Raised)),
        (_, Move::Poll { .. } | Move::Play { .. } | Move::Pass) => Err(Illegal::NotNow(Moment::Turn)),
        (_, Move::React { .. } | Move::Ok) => Err(Illegal::NotNow(Moment::React)),
        (_, Move::Pick { .. } | Move::Done) => Err(Illegal::NotNow(Moment::Pick)),
        (_, Move::Take { .. }) => Err(Illegal::NotNow(Moment::Take)),
    }
}

/// A card that can be played or given up: in the hand, and not frozen (PU-7.6).
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
