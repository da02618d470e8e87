//! PU-6.2 to PU-6.4: Candidates are chosen, hands are dealt.

use hustings_core::{Log, Luck, Seat};

use super::{piles, raise};
use crate::cards::{CANDIDATES, CandidateId, Cards, NO_NAME, NO_NAME_FAVORS, Party, Power, TOKENS};
use crate::error::Illegal;
use crate::events::{DrawCause, Event, ShuffleCause};
use crate::moves::Move;
use crate::phase::Phase;
use crate::state::{Running, State};

/// PU-6.4.
const FIRST_HAND: u8 = 7;

pub(super) fn legal_moves(state: &State, out: &mut Vec<Move>) {
    let waived = nothing_fits(state);
    let fits = |favors| waived || in_use(state) + favors <= TOKENS;
    out.extend(
        free(state).filter(|id| fits(state.set.candidate(*id).favors)).map(|candidate| Move::Candidate { candidate }),
    );
    if state.options.no_name && fits(NO_NAME_FAVORS) {
        out.extend(Party::ALL.map(|party| Move::NoName { party }));
    }
}

pub(super) fn choose(
    state: &mut State,
    seat: Seat,
    id: CandidateId,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let candidate = state.set.candidate(id);
    if !free(state).any(|free| free == id) {
        return Err(Illegal::CandidateTaken(&candidate.id));
    }
    within_tokens(state, candidate.favors)?;
    run(state, seat, id, false, log);
    next(state, seat, luck, log);
    Ok(())
}

pub(super) fn choose_no_name(
    state: &mut State,
    seat: Seat,
    party: Party,
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if !state.options.no_name {
        return Err(Illegal::NoNoName);
    }
    within_tokens(state, NO_NAME_FAVORS)?;
    let camp = &mut state.camps[seat];
    camp.running = Some(Running::NoName { party });
    camp.card = NO_NAME_FAVORS;
    log.add(|| Event::Candidate {
        seat,
        candidate: NO_NAME,
        name: "No-Name",
        party,
        favors: NO_NAME_FAVORS,
        drawn: false,
    });
    next(state, seat, luck, log);
    Ok(())
}

/// The Candidate takes its seat.
pub(crate) fn run(state: &mut State, seat: Seat, id: CandidateId, drawn: bool, log: &mut impl Log<Event>) {
    let candidate = state.set.candidate(id);
    let camp = &mut state.camps[seat];
    camp.running = Some(Running::candidate(id, state.set));
    camp.card = candidate.favors;
    log.add(|| Event::Candidate {
        seat,
        candidate: &candidate.id,
        name: &candidate.name,
        party: candidate.party,
        favors: candidate.favors,
        drawn,
    });
}

fn next(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
    if seat == state.speaker {
        begin(state, luck, log); // the Speaker chooses last
    } else {
        state.phase = Phase::Candidate { chooser: seat.next(state.seats) };
    }
}

/// PU-6.4: hands are dealt, and the first Issue is raised.
pub(crate) fn begin(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    luck.shuffle(&mut state.pile);
    let cards = state.pile.len() as u8;
    log.add(|| Event::PileShuffled { cards, pile: cards, cause: ShuffleCause::Setup });
    let left = state.speaker.next(state.seats);
    let mut dealt = [Cards::NONE; hustings_core::MAX_SEATS];
    for _ in 0..FIRST_HAND {
        for seat in left.round(state.seats) {
            dealt[seat.index()] = dealt[seat.index()].or(piles::draw(state, seat));
        }
    }
    for seat in left.round(state.seats) {
        piles::tell(seat, dealt[seat.index()], DrawCause::Setup, "PU-6.4", log);
    }
    for seat in left.round(state.seats) {
        // PU-3.5.
        if let Some(Power::WarRoom(more)) = state.camps[seat].power() {
            piles::draw_many(state, seat, more.into(), DrawCause::Setup, "PU-6.4", log);
        }
    }
    state.round = 1;
    raise::turn_up(state, log);
}

fn free(state: &State) -> impl Iterator<Item = CandidateId> + '_ {
    let taken = |id| state.camps.values().iter().any(|camp| camp.running.is_some_and(|run| run.id() == Some(id)));
    (0..CANDIDATES as u8).map(CandidateId).filter(move |id| !taken(*id))
}

fn in_use(state: &State) -> u8 {
    state.camps.values().iter().map(|camp| camp.card).sum()
}

/// PU-6.3: with other data it may happen that no choice is left within the tokens; then the limit is waived.
fn nothing_fits(state: &State) -> bool {
    let fits = |favors| in_use(state) + favors <= TOKENS;
    let no_name = state.options.no_name && fits(NO_NAME_FAVORS);
    !no_name && !free(state).any(|id| fits(state.set.candidate(id).favors))
}

fn within_tokens(state: &State, favors: u8) -> Result<(), Illegal> {
    let needed = in_use(state) + favors;
    if needed <= TOKENS || nothing_fits(state) { Ok(()) } else { Err(Illegal::TooManyTokens(needed)) }
}
