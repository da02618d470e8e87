//! PU-7.5, PU-9.3: Polling, and who leads by it.

use hustings_core::{Seat, SeatSet};

use crate::cards::{CardId, Effect, Party, Power, RoundRule};
use crate::events::Tie;
use crate::state::{Running, State};

/// PU-11.1.
const PARTY_BONUS: i16 = 2;

/// What one Momentum card polls where it lies.
pub(crate) struct Parts {
    pub printed: i16,
    pub boost: i16,
    pub party: i16,
}

/// PU-4.3.
fn boost(state: &State) -> i16 {
    match state.round_rule() {
        Some(RoundRule::LowBoost(more)) => i16::from(more),
        _ => 0,
    }
}

/// PU-11.1, PU-11.3: the party whose symbols count in front of this seat, the No-Name's included.
fn party(state: &State, seat: Seat) -> Option<Party> {
    state.camps[seat].running.map(Running::party).filter(|_| state.options.parties)
}

pub(crate) fn parts(state: &State, seat: Seat, card: CardId) -> Parts {
    let face = state.set.face(card);
    let friends = face.party.is_some() && face.party == party(state, seat);
    Parts {
        printed: i16::from(face.polling),
        boost: if state.set.masks.low.contains(card) { boost(state) } else { 0 },
        party: if friends { PARTY_BONUS } else { 0 },
    }
}

pub(crate) fn modifier(state: &State, card: CardId) -> i16 {
    match state.effect(card) {
        Effect::Modify(amount) => i16::from(amount),
        _ => 0,
    }
}

/// PU-3.4.
pub(crate) fn parade(state: &State, seat: Seat) -> i16 {
    match state.camps[seat].power() {
        Some(Power::Parade(more)) if !state.camps[seat].front.and(state.set.masks.momentum).is_empty() => {
            i16::from(more)
        }
        _ => 0,
    }
}

/// PU-4.1.
pub(crate) fn speaker_bonus(state: &State, seat: Seat) -> i16 {
    match state.round_rule() {
        Some(RoundRule::SpeakerBonus(more)) if seat == state.speaker => i16::from(more),
        _ => 0,
    }
}

pub(crate) fn total(state: &State, seat: Seat) -> i16 {
    let masks = &state.set.masks;
    let front = state.camps[seat].front;
    let momentum = front.and(masks.momentum);
    let mut total = parade(state, seat) + speaker_bonus(state, seat);
    for card in momentum {
        total += i16::from(state.set.face(card).polling);
    }
    for card in front.and(masks.modifiers) {
        total += modifier(state, card);
    }
    total += boost(state) * i16::from(momentum.and(masks.low).len());
    if let Some(party) = party(state, seat) {
        total += PARTY_BONUS * i16::from(momentum.and(masks.symbols[party as usize]).len());
    }
    total
}

/// PU-9.3: who would win the Issue now, who is tied for the lead, and what parts them.
pub(crate) fn winner(state: &State) -> (Seat, SeatSet, Option<Tie>) {
    let claim = |seat: Seat| {
        let camp = &state.camps[seat];
        let card = !camp.front.and(state.set.masks.tiebreaks).is_empty();
        (camp.power() == Some(Power::WinsTies), card) // PU-3.1, PU-3.2
    };
    // The Speaker first, then clockwise: of those with the same claim the first one wins. No Polling at all is a tie too (PU-9.2).
    let mut winner = state.speaker;
    let mut most = total(state, winner);
    let mut tied = SeatSet::one(winner);
    for seat in state.speaker.round(state.seats).skip(1) {
        let total = total(state, seat);
        if total > most {
            (winner, most, tied) = (seat, total, SeatSet::one(seat));
        } else if total == most {
            tied = tied.with(seat);
            if claim(seat) > claim(winner) {
                winner = seat;
            }
        }
    }
    let tie = match claim(winner) {
        _ if tied.len() == 1 => None,
        (true, _) => Some(Tie::Power),
        (false, true) => Some(Tie::Card),
        (false, false) => Some(Tie::Order),
    };
    (winner, tied, tie)
}
