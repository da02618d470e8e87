//! KU-4: packs of Candidates are passed around, then placed in secret.

use hustings_core::{Log, Luck, Seat, SeatSet};

use super::{campaign, secret};
use crate::cards::TileId;
use crate::error::Illegal;
use crate::events::Event;
use crate::moves::{Choice, Letter, Move};
use crate::phase::{Draft, Fielding, Packs, Phase};
use crate::state::{State, bits};

pub(super) fn legal_picks(state: &State, draft: &Draft, seat: Seat, out: &mut Vec<Move>) {
    let pack = draft.packs.before(seat, state.seats);
    out.extend(bits(pack).map(|tile| Move::Pick(TileId(tile))));
}

/// KU-4.2.
pub(super) fn pick(
    state: &mut State,
    mut draft: Draft,
    seat: Seat,
    tile: TileId,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if draft.packs.before(seat, state.seats) & (1 << tile.0) == 0 {
        return Err(Illegal::NotInPack(&state.set.tile(tile).id));
    }
    draft.choices[seat.index()] = Some(tile);
    secret(state, &mut draft.waiting, seat, Choice::Pick(tile), true, log);
    if draft.waiting.is_empty() {
        pass_on(state, draft, log);
    } else {
        state.phase = Phase::Draft(draft);
    }
    Ok(())
}

/// Everybody has picked: the packs go to the left, or the last tiles leave the game.
fn pass_on(state: &mut State, draft: Draft, log: &mut impl Log<Event>) {
    let (seats, set) = (state.seats, state.set);
    let Draft { mut packs, choices, .. } = draft;
    let round = usize::from(packs.rounds);
    for (seat, choice) in Seat::all(seats).zip(choices) {
        let tile = choice.expect("everybody has picked");
        let pack = packs.place_of(seat, seats);
        packs.left[pack] &= !(1 << tile.0);
        packs.picks[pack][round] = tile;
        packs.tiles[seat.index()] |= 1 << tile.0;
    }
    log.add(|| Event::Picked { round: packs.rounds + 1 });
    let last = packs.rounds + 1 == state.options.seats;
    if last {
        for seat in Seat::all(seats) {
            let left = packs.before(seat, seats);
            log.add(|| Event::LastTile {
                seat,
                tile: bits(left).next().map(|tile| set.tile(TileId(tile)).id.as_str()),
            });
        }
    }
    packs.rounds += 1;
    let waiting = SeatSet::all(seats);
    if last {
        state.phase = Phase::Field(Fielding { waiting, packs });
    } else {
        pass_packs(state, packs, log);
    }
}

/// KU-4.1, KU-4.2: everybody looks at the pack in front of them, and picks again.
pub(crate) fn pass_packs(state: &mut State, packs: Packs, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        let pack = packs.before(seat, state.seats);
        log.add(|| Event::Pack {
            seat,
            count: pack.count_ones() as u8,
            tiles: Some(bits(pack).map(|tile| state.set.tile(TileId(tile)).id.as_str()).collect()),
        });
    }
    state.phase = Phase::Draft(Draft { waiting: SeatSet::all(state.seats), packs, choices: Default::default() });
}

/// The letter where a player places its next tile.
fn next_letter(state: &State, seat: Seat) -> Letter {
    let placed = state.field[seat.index()].iter().flatten().count();
    Letter(placed as u8)
}

pub(super) fn legal_fields(state: &State, fielding: &Fielding, seat: Seat, out: &mut Vec<Move>) {
    let at = next_letter(state, seat);
    out.extend(bits(fielding.packs.tiles[seat.index()]).map(|tile| Move::Field(TileId(tile), at)));
}

/// KU-4.3.
pub(super) fn field(
    state: &mut State,
    mut fielding: Fielding,
    seat: Seat,
    (tile, at): (TileId, Letter),
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let next = next_letter(state, seat);
    if at != next {
        return Err(Illegal::NextLetter(next));
    }
    let tiles = &mut fielding.packs.tiles[seat.index()];
    if *tiles & (1 << tile.0) == 0 {
        return Err(Illegal::NotYourTile(&state.set.tile(tile).id));
    }
    *tiles &= !(1 << tile.0);
    let field = &mut state.field[seat.index()];
    field[at.index()] = Some(tile);
    let ready = tiles.count_ones() == 1;
    if ready {
        // The last tile goes to the last letter.
        field[at.index() + 1] = Some(TileId(tiles.trailing_zeros() as u8));
        *tiles = 0;
    }
    secret(state, &mut fielding.waiting, seat, Choice::Field(tile, at), ready, log);
    if fielding.waiting.is_empty() {
        reveal(state, luck, log);
    } else {
        state.phase = Phase::Field(fielding);
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
    campaign::begin_round(state, luck, log);
}
