//! KU-4: packs of Candidates are passed around, then placed in secret.

use hustings_core::{Log, Luck, Seat, SeatSet};

use super::{campaign, secret};
use crate::cards::TileId;
use crate::error::Illegal;
use crate::events::Event;
use crate::info::{MAX_PLACES, MAX_SEATS};
use crate::moves::{Letter, Move};
use crate::state::{Draft, NONE, Phase, State, bits};

impl Draft {
    /// Nothing of the draft matters any more once all are revealed.
    pub const fn over(rounds: u8) -> Draft {
        Draft {
            round: rounds,
            packs: [0; MAX_SEATS],
            picks: [[NONE; MAX_PLACES]; MAX_SEATS],
            choice: [NONE; MAX_SEATS],
            tiles: [0; MAX_SEATS],
        }
    }
}

pub(super) fn legal_picks(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let pack = state.draft.packs[state.draft.pack_of(seat, state.seats)];
    out.extend(bits(pack).map(|tile| Move::Pick(TileId(tile))));
}

/// KU-4.2.
pub(super) fn pick(state: &mut State, seat: Seat, tile: TileId, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let pack = state.draft.packs[state.draft.pack_of(seat, state.seats)];
    if pack & (1 << tile.0) == 0 {
        return Err(Illegal::NotInPack(state.set.tile(tile).id.clone()));
    }
    state.draft.choice[seat.index()] = tile.0;
    if secret(state, seat, &Move::Pick(tile), true, log) {
        pass_on(state, log);
    }
    Ok(())
}

/// Everybody has picked: packs go to the left, or the last tiles out of the game.
fn pass_on(state: &mut State, log: &mut impl Log<Event>) {
    let (seats, set) = (state.seats, state.set);
    let draft = &mut state.draft;
    let round = usize::from(draft.round);
    for seat in Seat::all(seats) {
        let pack = draft.pack_of(seat, seats);
        let tile = std::mem::replace(&mut draft.choice[seat.index()], NONE);
        draft.packs[pack] &= !(1 << tile);
        draft.picks[pack][round] = tile;
        draft.tiles[seat.index()] |= 1 << tile;
    }
    log.add(|| Event::Picked { round: draft.round + 1 });
    let last = draft.round + 1 == state.options.seats;
    if last {
        for seat in Seat::all(seats) {
            let left = draft.packs[draft.pack_of(seat, seats)];
            log.add(|| Event::LastTile {
                seat,
                tile: bits(left).next().map(|tile| set.tile(TileId(tile)).id.as_str()),
            });
        }
    }
    draft.round += 1;
    if last {
        state.phase = Phase::Field;
    } else {
        tell_packs(state, log);
    }
    state.waiting = SeatSet::all(seats);
}

/// Who looks at what.
pub(crate) fn tell_packs(state: &State, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        let pack = state.draft.packs[state.draft.pack_of(seat, state.seats)];
        log.add(|| Event::Pack {
            seat,
            count: pack.count_ones() as u8,
            tiles: Some(bits(pack).map(|tile| state.set.tile(TileId(tile)).id.as_str()).collect()),
        });
    }
}

/// The letter a player places at next.
fn next_letter(state: &State, seat: Seat) -> Letter {
    let placed = state.field[seat.index()].iter().filter(|tile| **tile != NONE).count();
    Letter(placed as u8)
}

pub(super) fn legal_fields(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let at = next_letter(state, seat);
    out.extend(bits(state.draft.tiles[seat.index()]).map(|tile| Move::Field(TileId(tile), at)));
}

/// KU-4.3.
pub(super) fn field(
    state: &mut State,
    seat: Seat,
    (tile, at): (TileId, Letter),
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let next = next_letter(state, seat);
    if at != next {
        return Err(Illegal::NextLetter(next));
    }
    let tiles = &mut state.draft.tiles[seat.index()];
    if *tiles & (1 << tile.0) == 0 {
        return Err(Illegal::NotYourTile(state.set.tile(tile).id.clone()));
    }
    *tiles &= !(1 << tile.0);
    let left = *tiles;
    state.field[seat.index()][at.index()] = tile.0;
    let ready = left.count_ones() == 1;
    if ready {
        state.draft.tiles[seat.index()] = 0;
        state.field[seat.index()][at.index() + 1] = left.trailing_zeros() as u8;
    }
    if secret(state, seat, &Move::Field(tile, at), ready, log) {
        reveal(state, luck, log);
    }
    Ok(())
}

fn reveal(state: &mut State, luck: &mut Luck, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        for at in state.letters() {
            state.icons[seat.index()][at.index()] = state.set.tile(state.tile_at(seat, at)).icons;
        }
        log.add(|| Event::Fielded {
            seat,
            candidates: state.letters().map(|at| state.set.tile(state.tile_at(seat, at)).id.as_str()).collect(),
        });
    }
    state.draft = Draft::over(state.options.seats);
    campaign::begin_round(state, luck, log);
}
