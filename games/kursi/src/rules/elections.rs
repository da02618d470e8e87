//! KU-8.1, KU-8.2: bonus votes Seat by Seat, and free votes for the most Capital.

use hustings_core::{Log, PerSeat, Seat, SeatSet};

use super::finish;
use super::votes::{self, Paid};
use crate::cards::SeatTile;
use crate::error::Illegal;
use crate::events::{Event, VotesReason};
use crate::icons::{Icon, Icons};
use crate::info::FREE_VOTES;
use crate::moves::{Bundle, Letter, Move};
use crate::phase::{Free, Gain, Phase};
use crate::state::State;

/// KU-8.1: Seat by Seat, from A.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    bonuses_from(state, Letter(0), log);
}

/// KU-8.1: matching icons of a player's Candidate at a Seat.
pub(crate) fn matching(state: &State, seat: Seat, at: Letter) -> u8 {
    matches(state.seat_tile(at), state.icons(seat, at))
}

/// KU-8.1: how many of these icons are among those of the Seat.
pub(crate) fn matches(tile: &SeatTile, icons: &Icons) -> u8 {
    icons.0.iter().zip(tile.matching.0).map(|(count, counts)| count * counts).sum()
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

fn tell_bonus(state: &State, at: Letter, log: &mut impl Log<Event>) {
    log.add(|| {
        let (leaders, each) = bonus(state, at);
        let counts = PerSeat::new(state.seats, |seat| matching(state, seat, at));
        Event::Bonus { at, counts, leaders: leaders.iter().collect(), each }
    });
}

/// The bonuses of this Seat and of all after it.
fn bonuses_from(state: &mut State, first: Letter, log: &mut impl Log<Event>) {
    for at in state.letters().skip(first.index()) {
        tell_bonus(state, at, log);
        let players = state.seats_from(state.holder());
        if let Some(gain) = pay_leaders(state, at, players, log) {
            state.phase = Phase::Bonus(gain);
            return;
        }
    }
    log.add(|| {
        let counts = PerSeat::new(state.seats, |seat| state.on_candidates(seat, Icon::C));
        Event::Capital { counts, leaders: capitalists(state).iter().collect() }
    });
    offer_free(state, state.seats_from(state.holder()), log);
}

/// Those of `players` who lead the Seat place their bonus, up to the first who has to choose vote cards.
fn pay_leaders(
    state: &mut State,
    at: Letter,
    players: impl Iterator<Item = Seat>,
    log: &mut impl Log<Event>,
) -> Option<Gain> {
    let (leaders, each) = bonus(state, at);
    for seat in players.filter(|seat| leaders.contains(*seat)) {
        if let Paid::Asks(gain) = votes::gain(state, seat, at, each, VotesReason::Bonus, log) {
            return Some(gain);
        }
    }
    None
}

/// KU-6.2, KU-8.1: the vote cards of a bonus, and the bonuses after it.
pub(super) fn pay_bonus(
    state: &mut State,
    gain: Gain,
    bundle: Bundle,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    votes::choose(state, gain, bundle, log)?;
    match pay_leaders(state, gain.at, state.after(gain.seat), log) {
        Some(next) => state.phase = Phase::Bonus(next),
        None => bonuses_from(state, Letter(gain.at.0 + 1), log),
    }
    Ok(())
}

/// KU-8.2: the players with most C over all their Candidates.
pub(crate) fn capitalists(state: &State) -> SeatSet {
    let capital = |seat: Seat| state.on_candidates(seat, Icon::C);
    let most = Seat::all(state.seats).map(capital).max().unwrap_or(0);
    Seat::all(state.seats).filter(|seat| most > 0 && capital(*seat) == most).collect()
}

/// Asks the first of these players who leads in Capital and has votes left; after the last one the piles are counted.
fn offer_free(state: &mut State, mut players: impl Iterator<Item = Seat>, log: &mut impl Log<Event>) {
    let leaders = capitalists(state);
    let can_place = |seat: &Seat| votes::best_sum(&state.supply[seat.index()], FREE_VOTES) > 0;
    match players.find(|seat| leaders.contains(*seat) && can_place(seat)) {
        Some(seat) => state.phase = Phase::Free(Free { seat, gain: None }),
        None => finish::count(state, log),
    }
}

pub(super) fn legal_frees(state: &State, free: &Free, out: &mut Vec<Move>) {
    if let Some(gain) = &free.gain {
        return votes::legal_moves(state, gain, out);
    }
    out.extend(state.letters().map(|at| Move::Free(Some(at))));
    out.push(Move::Free(None));
}

/// KU-8.2.
pub(super) fn free(
    state: &mut State,
    seat: Seat,
    at: Option<Letter>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match at {
        Some(at) if at.0 >= state.places() => return Err(Illegal::NoSuchPlace(at)),
        Some(at) => {
            if let Paid::Asks(gain) = votes::gain(state, seat, at, FREE_VOTES, VotesReason::Capital, log) {
                state.phase = Phase::Free(Free { seat, gain: Some(gain) });
                return Ok(());
            }
        }
        None => log.add(|| Event::FreeDeclined { seat }),
    }
    offer_free(state, state.after(seat), log);
    Ok(())
}

/// KU-6.2, KU-8.2: the vote cards of free votes.
pub(super) fn pay_free(
    state: &mut State,
    gain: Gain,
    bundle: Bundle,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    votes::choose(state, gain, bundle, log)?;
    offer_free(state, state.after(gain.seat), log);
    Ok(())
}
