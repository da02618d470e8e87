//! KU-12.2: secret choices in an imagined world: the viewer's own as they are, those of others at random.

use hustings_core::{Luck, Seat};

use super::Own;
use super::imagine::{kind, stroke, tile};
use crate::cards::{KindId, StrokeId, TileId};
use crate::info::{HAND_LIMIT, MAX_SEATS};
use crate::moves::Card;
use crate::phase::{Pay, Phase, PhaseName};
use crate::rules::{draw, hands, play};
use crate::state::{State, bit, bits, strokes};

pub(super) fn deal(state: &mut State, owns: &[Option<&Own>; MAX_SEATS], luck: &mut Luck) -> Result<(), String> {
    for seat in Seat::all(state.seats) {
        match owns[seat.index()] {
            Some(own) => restore_choices(state, seat, own)?,
            None => imagine_choices(state, seat, luck),
        }
    }
    Ok(())
}

/// Restores a player's secret choices from its own view. Each kind of choice belongs to one step.
fn restore_choices(state: &mut State, seat: Seat, own: &Own) -> Result<(), String> {
    let (set, s, step) = (state.set, seat.index(), state.phase.name());
    let wrong = || format!("player {seat} cannot have made that choice");
    let ready = !state.pending().contains(seat);
    let chosen = [
        (own.picked.is_some(), [PhaseName::Draft, PhaseName::Draft]),
        (!own.placed.is_empty(), [PhaseName::Field, PhaseName::Field]),
        (own.committed.is_some(), [PhaseName::Commit, PhaseName::Commit]),
        (own.draw.is_some(), [PhaseName::Draw, PhaseName::Draw]),
        (!own.played.is_empty(), [PhaseName::Play, PhaseName::Play]),
        (!own.set_aside.is_empty(), [PhaseName::Pay, PhaseName::Limit]),
    ];
    if chosen.iter().any(|(chosen, steps)| *chosen && !steps.contains(&step)) {
        return Err(wrong());
    }
    match &mut state.phase {
        Phase::Draft(draft) => {
            let picked = own.picked.as_ref().map(|id| tile(set, id)).transpose()?;
            let pack = draft.packs.before(seat, state.seats);
            if picked.is_some() != ready || picked.is_some_and(|tile| pack & (1 << tile.0) == 0) {
                return Err(wrong());
            }
            draft.choices[s] = picked;
        }
        Phase::Field(fielding) => {
            let places = usize::from(state.options.seats);
            if own.placed.len() > places || ready != (own.placed.len() == places) {
                return Err(wrong());
            }
            for (at, id) in own.placed.iter().enumerate() {
                let tile = tile(set, id)?;
                if fielding.packs.tiles[s] & (1 << tile.0) == 0 {
                    return Err(wrong());
                }
                fielding.packs.tiles[s] &= !(1 << tile.0);
                state.field[s][at] = Some(tile);
            }
        }
        Phase::Commit(commit) => {
            if own.committed.is_some() && !ready {
                return Err(wrong());
            }
            if let Some(id) = own.committed.as_ref().and_then(|committed| committed.stroke.as_ref()) {
                let stroke = stroke(set, id)?;
                state.hand_strokes[s] &= !bit(stroke);
                commit.committed[s] = Some(stroke);
            }
        }
        Phase::Draw(draw) => {
            draw.wishes[s] = own.draw.unwrap_or_default();
            let [rally, asset] = draw.wishes[s];
            let limits = draw::limits(state, seat);
            if own.draw.is_some() != ready || rally > limits[0] || asset > limits[1] {
                return Err(wrong());
            }
        }
        Phase::Play(_) => {
            for played in &own.played {
                let kind = kind(set, &played.card)?;
                if played.at.0 >= state.places() || !state.holds(seat, Card::Kind(kind)) {
                    return Err(wrong());
                }
                play::stage(state, seat, kind, played.at);
            }
            if play::Plan::of(state, seat).due() > state.hand_size(seat) {
                return Err(wrong());
            }
        }
        Phase::Pay(Pay { due, .. }) => {
            let due = usize::from(due[s]);
            set_aside(state, seat, own)?;
            if own.set_aside.len() > due || ready != (own.set_aside.len() == due || state.hand_size(seat) == 0) {
                return Err(wrong());
            }
        }
        Phase::Limit(_) => {
            set_aside(state, seat, own)?;
            if ready != (state.hand_size(seat) <= HAND_LIMIT) {
                return Err(wrong());
            }
        }
        Phase::Pawn | Phase::Take | Phase::Resolve(_) | Phase::End(_) => {}
        Phase::Bonus(_) | Phase::Free(_) | Phase::Over => {}
    }
    Ok(())
}

/// The cards a player pays or drops.
fn set_aside(state: &mut State, seat: Seat, own: &Own) -> Result<(), String> {
    for id in &own.set_aside {
        let card = match state.set.find_kind(id) {
            Some(kind) => Card::Kind(kind),
            None => Card::Stroke(stroke(state.set, id)?),
        };
        if !state.holds(seat, card) {
            return Err(format!("player {seat} does not hold `{id}`"));
        }
        hands::set_aside(state, seat, card);
    }
    Ok(())
}

/// What another player may have chosen: nothing yet if it is still to act, anything if it is ready.
fn imagine_choices(state: &mut State, seat: Seat, luck: &mut Luck) {
    if state.pending().contains(seat) {
        return;
    }
    let s = seat.index();
    match &mut state.phase {
        Phase::Draft(draft) => {
            let pack = draft.packs.before(seat, state.seats);
            draft.choices[s] = Some(TileId(random_bit(pack, luck)));
        }
        Phase::Field(fielding) => {
            let tiles = &mut fielding.packs.tiles[s];
            for at in &mut state.field[s][..usize::from(state.options.seats)] {
                let tile = random_bit(*tiles, luck);
                *tiles &= !(1 << tile);
                *at = Some(TileId(tile));
            }
        }
        Phase::Commit(commit) => {
            let held = state.hand_strokes[s];
            if held != 0 && luck.below(2) == 0 {
                let stroke = StrokeId(random_bit(u32::from(held), luck));
                state.hand_strokes[s] &= !bit(stroke);
                commit.committed[s] = Some(stroke);
            }
        }
        Phase::Draw(_) => {
            let wishes = draw::limits(state, seat).map(|most| luck.below(u32::from(most) + 1) as u8);
            if let Phase::Draw(draw) = &mut state.phase {
                draw.wishes[s] = wishes;
            }
        }
        Phase::Play(_) => play::imagine(state, seat, luck),
        Phase::Pay(Pay { due, .. }) => {
            for _ in 0..due[s].min(state.hand_size(seat)) {
                set_random_aside(state, seat, luck);
            }
        }
        Phase::Limit(_) => {
            while state.hand_size(seat) > HAND_LIMIT {
                set_random_aside(state, seat, luck);
            }
        }
        Phase::Pawn | Phase::Take | Phase::Resolve(_) | Phase::End(_) => {}
        Phase::Bonus(_) | Phase::Free(_) | Phase::Over => {}
    }
}

/// The index of a random set bit; there must be one.
fn random_bit(mask: u32, luck: &mut Luck) -> u8 {
    let which = luck.below(mask.count_ones()) as usize;
    bits(mask).nth(which).expect("there are as many bits as were counted")
}

fn set_random_aside(state: &mut State, seat: Seat, luck: &mut Luck) {
    let mut place = luck.below(u32::from(state.hand_size(seat)).max(1)) as u8;
    for kind in 0..state.set.kinds.len() {
        let count = state.hands[seat.index()][kind];
        if place < count {
            return hands::set_aside(state, seat, Card::Kind(KindId(kind as u8)));
        }
        place -= count;
    }
    if let Some(stroke) = strokes(state.hand_strokes[seat.index()]).nth(usize::from(place)) {
        hands::set_aside(state, seat, Card::Stroke(stroke));
    }
}
