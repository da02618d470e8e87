//! KU-4.2: the packs of the draft in an imagined world, from those the viewer has seen.

use arrayvec::ArrayVec;
use hustings_core::Luck;

use super::deal::ids;
use super::imagine::tile;
use super::{Own, Text, View};
use crate::cards::{CANDIDATES, TileId};
use crate::info::{MAX_PLACES, MAX_SEATS};
use crate::phase::{Packs, PhaseName};
use crate::state::{State, bits};

/// KU-4.2: restores the packs and picks that the viewer has seen, and deals the rest.
pub(super) fn deal(
    state: &mut State,
    view: &View,
    owns: &[Option<&Own>; MAX_SEATS],
    luck: &mut Luck,
) -> Result<(), String> {
    let Some(mut packs) = state.phase.packs().copied() else { return Ok(()) };
    let wrong = || "the packs are not as they can have been seen".to_owned();
    let (seats, set) = (usize::from(state.seats), state.set);
    let mask = |ids: &[Text]| {
        ids.iter().try_fold(0u32, |mask, id| {
            let own = 1 << tile(set, id)?.0;
            if mask & own == 0 { Ok(mask | own) } else { Err(wrong()) }
        })
    };
    let size = u32::from(state.places()) + 1;
    let rounds = usize::from(packs.rounds);
    if let Some(all) = &view.everything {
        let mut seen = 0;
        for (seat, pack) in all.packs.iter() {
            let picks: ArrayVec<TileId, MAX_PLACES> = ids(&all.picks[seat], |id| tile(set, id))?;
            let pack = mask(pack)?;
            let whole = picks.iter().fold(pack, |whole, pick| whole | 1 << pick.0);
            if picks.len() != rounds || whole.count_ones() != size || seen & whole != 0 {
                return Err(wrong());
            }
            seen |= whole;
            packs.left[seat.index()] = pack;
            packs.picks[seat.index()][..rounds].copy_from_slice(&picks);
        }
    } else {
        let mut looks = Looks { seen: 0, by_pack: [[0; MAX_PLACES]; MAX_SEATS] };
        looks.read(state, view, mask)?;
        let own = match owns.iter().flatten().next() {
            Some(own) => mask(&own.tiles)? | mask(&own.placed)?,
            None => 0,
        };
        looks.deal(state, &mut packs, own, luck).ok_or_else(wrong)?;
    }
    for pack in 0..seats {
        for round in 0..rounds {
            let picked = packs.picks[pack][round];
            packs.tiles[(pack + round) % seats] |= 1 << picked.0;
        }
    }
    if let Some(place) = state.phase.packs_mut() {
        *place = packs;
    }
    Ok(())
}

/// The packs as one player saw them, indexed by the player who had them first and by the picks made until then.
struct Looks {
    /// Every tile seen.
    seen: u32,
    by_pack: [[u32; MAX_PLACES]; MAX_SEATS],
}

impl Looks {
    fn read(
        &mut self,
        state: &State,
        view: &View,
        mask: impl Fn(&[Text]) -> Result<u32, String>,
    ) -> Result<(), String> {
        let wrong = || "the packs are not as they can have been seen".to_owned();
        let looked = view.picks + u8::from(view.phase == PhaseName::Draft);
        let expected = if view.viewer.is_some() { usize::from(looked) } else { 0 };
        if view.memory.packs.len() != expected {
            return Err(wrong());
        }
        for (sighting, picks) in view.memory.packs.iter().zip(0..) {
            let tiles = mask(&sighting.tiles)?;
            let size = u32::from(state.places()) + 1 - u32::from(picks);
            let holder = (u16::from(sighting.pack.0) + u16::from(picks)) % u16::from(state.seats);
            let by_viewer = view.viewer.is_some_and(|viewer| u16::from(viewer.0) == holder);
            if sighting.pack.0 >= state.seats || sighting.picks != picks || !by_viewer || tiles.count_ones() != size {
                return Err(wrong());
            }
            self.by_pack[sighting.pack.index()][usize::from(picks)] = tiles;
            self.seen |= tiles;
        }
        Ok(())
    }

    /// Fills in what was not seen; `None` if the sightings contradict each other.
    fn deal(&self, state: &State, packs: &mut Packs, own: u32, luck: &mut Luck) -> Option<()> {
        let rounds = usize::from(packs.rounds);
        let size = usize::from(state.places()) + 1;
        let mut unseen: ArrayVec<u8, CANDIDATES> = bits(!self.seen & ((1 << CANDIDATES) - 1)).collect();
        luck.shuffle(&mut unseen);
        let mut used = 0u32;
        for pack in 0..usize::from(state.seats) {
            let looks = &self.by_pack[pack];
            let mut now = 0u32;
            let first = looks.iter().position(|tiles| *tiles != 0);
            // Tiles that left a pack before it was first seen, and packs never seen, are dealt from the tiles never
            // seen.
            let before = first.unwrap_or(rounds).min(rounds);
            let picks = &mut packs.picks[pack];
            for pick in &mut picks[..before] {
                *pick = TileId(unseen.pop()?);
            }
            match first {
                None => {
                    for _ in before..size {
                        now |= 1 << unseen.pop()?;
                    }
                }
                Some(first) => {
                    now = looks[first];
                    for round in first..rounds {
                        let look = looks[round];
                        // Until the next sighting one tile leaves in each round, and those seen again stay.
                        let later = looks[round + 1..].iter().find(|tiles| **tiles != 0).copied();
                        let leaving = now & !later.unwrap_or(0);
                        let choice = if look != 0 {
                            leaving & own
                        } else if later.is_some() {
                            leaving & !own
                        } else {
                            now
                        };
                        let picked = if look != 0 && later.is_none() { now & own } else { choice };
                        let count = picked.count_ones();
                        if count == 0 || (look != 0 && count != 1) {
                            return None;
                        }
                        let which = luck.below(count) as usize;
                        let tile = bits(picked).nth(which)?;
                        picks[round] = TileId(tile);
                        now &= !(1 << tile);
                        if look != 0 && look & (1 << tile) == 0 {
                            return None;
                        }
                        if let Some(next) = looks.get(round + 1).filter(|tiles| **tiles != 0)
                            && *next != now
                        {
                            return None;
                        }
                    }
                }
            }
            if now.count_ones() as usize != size - rounds {
                return None;
            }
            let whole = picks[..rounds].iter().fold(now, |whole, pick| whole | 1 << pick.0);
            if used & whole != 0 {
                return None;
            }
            used |= whole;
            packs.left[pack] = now;
        }
        Some(())
    }
}
