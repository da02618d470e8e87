//! KU-8.1, KU-8.2: bonus votes Seat by Seat, and free votes for the most Capital.

use hustings_core::{Log, PerSeat, Seat, SeatSet};

use super::finish;
use super::votes::{self, Paid};
use crate::error::Illegal;
use crate::events::{Event, VotesReason};
use crate::icons::Icon;
use crate::info::FREE_VOTES;
use crate::moves::{Letter, Move};
use crate::state::{Asked, NONE, Phase, State};

pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = Phase::Bonus;
    state.asked = Asked::Step;
    state.waiting = SeatSet::NONE;
    state.at = 0;
    state.order = 0;
    tell_bonus(state, log);
    pay_bonuses(state, log);
}

/// KU-8.1: matching icons of a player's Candidate at a Seat.
pub(crate) fn matching(state: &State, seat: Seat, at: Letter) -> u8 {
    let set = &state.seat_tile(at).matching;
    let icons = state.icons(seat, at);
    icons.0.iter().zip(set.0).map(|(count, counts)| count * counts).sum()
}

/// Who leads a Seat in matching icons, and the votes each of them gets.
pub(crate) fn bonus(state: &State, at: Letter) -> (SeatSet, u8) {
    let most = Seat::all(state.seats).map(|seat| matching(state, seat, at)).max().unwrap_or(0);
    if most == 0 {
        return (SeatSet::NONE, 0);
    }
    let leaders: SeatSet = Seat::all(state.seats).filter(|seat| matching(state, *seat, at) == most).collect();
    (leaders, state.seat_tile(at).bonus / leaders.len() as u8)
}

fn tell_bonus(state: &State, log: &mut impl Log<Event>) {
    let at = Letter(state.at);
    log.add(|| {
        let (leaders, each) = bonus(state, at);
        let counts = PerSeat::new(state.seats, |seat| matching(state, seat, at));
        Event::Bonus { at, counts, leaders: leaders.iter().collect(), each }
    });
}

/// The player in turn has its bonus.
pub(super) fn next_bonus(state: &mut State, log: &mut impl Log<Event>) {
    state.order += 1;
    pay_bonuses(state, log);
}

fn pay_bonuses(state: &mut State, log: &mut impl Log<Event>) {
    state.asked = Asked::Step;
    loop {
        let at = Letter(state.at);
        let (leaders, each) = bonus(state, at);
        while state.order < state.seats {
            let seat = state.in_turn();
            if leaders.contains(seat) && votes::gain(state, seat, at, each, VotesReason::Bonus, log) == Paid::Asked {
                return;
            }
            state.order += 1;
        }
        state.order = 0;
        state.at += 1;
        if state.at == state.places() {
            break;
        }
        tell_bonus(state, log);
    }
    state.at = NONE;
    state.phase = Phase::Free;
    log.add(|| {
        let counts = PerSeat::new(state.seats, |seat| state.on_candidates(seat, Icon::C));
        Event::Capital { counts, leaders: capitalists(state).iter().collect() }
    });
    offer_free(state, log);
}

/// KU-8.2: the players with most C over all their Candidates.
pub(crate) fn capitalists(state: &State) -> SeatSet {
    let capital = |seat: Seat| state.on_candidates(seat, Icon::C);
    let most = Seat::all(state.seats).map(capital).max().unwrap_or(0);
    Seat::all(state.seats).filter(|seat| most > 0 && capital(*seat) == most).collect()
}

fn offer_free(state: &mut State, log: &mut impl Log<Event>) {
    state.asked = Asked::Step;
    let leaders = capitalists(state);
    while state.order < state.seats {
        let seat = state.in_turn();
        if leaders.contains(seat) && votes::best_sum(&state.supply[seat.index()], FREE_VOTES) > 0 {
            state.waiting = SeatSet::one(seat);
            return;
        }
        state.order += 1;
    }
    finish::count(state, log);
}

pub(super) fn legal_frees(state: &State, out: &mut Vec<Move>) {
    out.extend(state.letters().map(|at| Move::Free(Some(at))));
    out.push(Move::Free(None));
}

pub(super) fn free(
    state: &mut State,
    seat: Seat,
    at: Option<Letter>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match at {
        Some(at) if at.0 >= state.places() => return Err(Illegal::NoSuchPlace(at)),
        Some(at) => {
            if votes::gain(state, seat, at, FREE_VOTES, VotesReason::Capital, log) == Paid::Asked {
                return Ok(());
            }
        }
        None => log.add(|| Event::FreeDeclined { seat }),
    }
    next_free(state, log);
    Ok(())
}

/// The player in turn has placed its free votes, or left them.
pub(super) fn next_free(state: &mut State, log: &mut impl Log<Event>) {
    state.order += 1;
    offer_free(state, log);
}
