//! KU-12: from a view back to a state. What can be seen is restored and checked here, the rest is dealt in `deal`.
//! Views may come from outside, so everything in them is checked.

use hustings_core::{Luck, Seat, SeatSet, Start};

use super::{Text, ask, deal};
use crate::Kursi;
use crate::cards::effects::{Effect, Lasting, Whose};
use crate::cards::{Deck, KINDS, KindId, SeatTileId, Set, Stroke, StrokeId, TileId};
use crate::info::{MAX_PLACES, ROUNDS};
use crate::phase::{Phase, PhaseName, Resolve, StrokeAsk};
use crate::rules::{campaign, strokes, votes};
use crate::setup;
use crate::state::{Active, ActiveEffect, Piles, State, bit};
use crate::view::{self, Count, Supply, View};

pub(crate) fn imagine(start: &Start<Kursi>, view: &View, luck: &mut Luck) -> Result<State, String> {
    let mut state = setup::bare(start);
    check_shape(&state, view)?;
    let waiting = restore_time(&mut state, view)?;
    restore_tiles(&mut state, view)?;
    restore_columns(&mut state, view)?;
    restore_piles(&mut state, view)?;
    restore_open_strokes(&mut state, view)?;
    state.phase = ask::restore_phase(&state, view, waiting)?;
    restore_votes(&mut state, view, luck)?;
    deal::deal(&mut state, view, luck)?;
    check_waiting(&state, waiting)?;
    Ok(state)
}

pub(crate) fn tile(set: &Set, id: &str) -> Result<TileId, String> {
    set.find_tile(id).ok_or_else(|| format!("there is no Candidate `{id}`"))
}

pub(crate) fn kind(set: &Set, id: &str) -> Result<KindId, String> {
    set.find_kind(id).ok_or_else(|| format!("there is no kind `{id}`"))
}

pub(crate) fn stroke(set: &Set, id: &str) -> Result<StrokeId, String> {
    set.find_stroke(id).ok_or_else(|| format!("there is no Masterstroke `{id}`"))
}

/// Masterstrokes as bits, each at most once.
pub(crate) fn stroke_mask(set: &Set, ids: &[Text]) -> Result<u16, String> {
    ids.iter().try_fold(0, |mask, id| {
        let own = bit(stroke(set, id)?);
        if mask & own == 0 { Ok(mask | own) } else { Err(format!("`{id}` is listed twice")) }
    })
}

/// Adds counts by kind to `cards`.
pub(crate) fn add_counts(set: &Set, counts: &[Count], cards: &mut [u8; KINDS]) -> Result<(), String> {
    for Count { kind: id, count } in counts {
        let at = usize::from(kind(set, id)?.0);
        cards[at] = cards[at].checked_add(*count).ok_or_else(|| format!("there are more `{id}` than the box has"))?;
    }
    Ok(())
}

fn check_shape(state: &State, view: &View) -> Result<(), String> {
    let seats = state.seats;
    let everything = view.everything.as_ref().map_or(seats, |all| {
        let lists = [all.hands.seats(), all.packs.seats(), all.picks.seats(), all.memories.seats()];
        if lists.iter().all(|list| *list == seats) { seats } else { 0 }
    });
    let memories = view.everything.iter().flat_map(|all| all.memories.values()).chain([&view.memory]);
    let mut lists = memories.map(|memory| memory.hands.len());
    if view.parties.seats() != seats || everything != seats || lists.any(|list| list != usize::from(seats)) {
        return Err(format!("expected {seats} entries in every list, one for each player"));
    }
    if view.constituencies.len() != usize::from(state.places()) {
        return Err(format!("there are {} Seats", state.places()));
    }
    if view.viewer.is_some_and(|viewer| viewer.0 >= seats) || view.viewer.is_some() != view.own.is_some() {
        return Err("expected a hand for a player's view, and for no other".to_owned());
    }
    if view.viewer.is_some() && view.everything.is_some() && view.phase != PhaseName::Over {
        return Err("no player sees everything before the end".to_owned()); // KU-12.6
    }
    Ok(())
}

/// Restores the round, the pawn and the pending players.
fn restore_time(state: &mut State, view: &View) -> Result<SeatSet, String> {
    let drafting = matches!(view.phase, PhaseName::Draft | PhaseName::Field);
    let last = matches!(view.phase, PhaseName::Bonus | PhaseName::Free | PhaseName::Over);
    let right_round = match view.round {
        0 => drafting,
        round => !drafting && (round == ROUNDS || !last) && round <= ROUNDS,
    };
    let places = state.places();
    let right_picks = if view.phase == PhaseName::Draft { view.picks < places } else { view.picks == places };
    if !right_round || !right_picks {
        return Err(format!("round {} with {} picks does not fit this phase", view.round, view.picks));
    }
    if view.holder.is_some_and(|holder| holder.0 >= state.seats) || view.holder.is_some() == drafting {
        return Err("expected a pawn holder from the first round on, and none before".to_owned());
    }
    state.round = view.round;
    state.holder = view.holder;
    state.dry = view.ran_dry;
    view.waiting.iter().try_fold(SeatSet::NONE, |waiting, seat| {
        if seat.0 >= state.seats || waiting.contains(*seat) {
            return Err(format!("the game cannot be waiting for player {seat}"));
        }
        Ok(waiting.with(*seat))
    })
}

fn restore_tiles(state: &mut State, view: &View) -> Result<(), String> {
    for (at, shown) in state.letters().zip(&view.constituencies) {
        let found = state.set.seats.iter().position(|tile| tile.id == shown.id);
        let found =
            found.map(|found| SeatTileId(found as u8)).filter(|found| !state.tiles[..at.index()].contains(found));
        state.tiles[at.index()] = found.ok_or_else(|| format!("`{}` cannot be Seat {at}", shown.id))?;
    }
    let places = if state.round > 0 { usize::from(state.places()) } else { 0 };
    let mut seen = 0u32;
    for (seat, party) in view.parties.iter() {
        if party.candidates.len() != places {
            return Err(format!("player {seat} has {places} Candidates to be seen now"));
        }
        for (at, shown) in state.letters().zip(&party.candidates) {
            let tile = tile(state.set, &shown.id)?;
            if seen & (1 << tile.0) != 0 {
                return Err(format!("`{}` is in two places", shown.id));
            }
            seen |= 1 << tile.0;
            state.field[seat.index()][at.index()] = Some(tile);
            state.icons[seat.index()][at.index()] = state.set.tile(tile).icons;
        }
    }
    Ok(())
}

fn restore_columns(state: &mut State, view: &View) -> Result<(), String> {
    for (seat, party) in view.parties.iter() {
        for (at, shown) in state.letters().zip(&party.candidates) {
            for id in &shown.tucked {
                if !state.tucked.has_room() {
                    return Err("more cards are tucked than there are".to_owned());
                }
                let kind = kind(state.set, id)?;
                state.tuck(seat, at, kind);
            }
            for id in &shown.rally {
                let kind = kind(state.set, id)?;
                if state.set.deck_of(kind) != Deck::Rally || !state.rallies.has_room() {
                    return Err(format!("`{id}` cannot be in a rally"));
                }
                state.add_to_rally(crate::state::column(seat, at), kind);
            }
        }
    }
    Ok(())
}

fn restore_piles(state: &mut State, view: &View) -> Result<(), String> {
    let mut discard = [0; KINDS];
    for (counts, deck) in [(&view.rally_discard, Deck::Rally), (&view.asset_discard, Deck::Asset)] {
        add_counts(state.set, counts, &mut discard)?;
        let range = state.set.range(deck);
        for count in counts {
            if !range.contains(&usize::from(kind(state.set, &count.kind)?.0)) {
                return Err(format!("`{}` is on the wrong pile", count.kind));
            }
        }
    }
    state.discard = discard;
    state.deck_size = [view.rally_deck, view.asset_deck];
    Ok(())
}

/// Restores the open Masterstrokes: display, discards, those that last, those being resolved.
fn restore_open_strokes(state: &mut State, view: &View) -> Result<(), String> {
    let set = state.set;
    state.display = stroke_mask(set, &view.display)?;
    state.stroke_discard = stroke_mask(set, &view.stroke_discard)?;
    let mut seen = state.display;
    let once = |seen: &mut u16, mask: u16| {
        let free = *seen & mask == 0;
        *seen |= mask;
        if free { Ok(()) } else { Err("a Masterstroke is in two places".to_owned()) }
    };
    once(&mut seen, state.stroke_discard)?;
    if state.display.count_ones() > 2 {
        return Err("expected two cards in the display".to_owned());
    }
    for (seat, party) in view.parties.iter() {
        for shown in &party.active {
            let stroke = stroke(set, &shown.stroke)?;
            once(&mut seen, bit(stroke))?;
            let effect = restore_effect(state, seat, set.stroke(stroke), shown)
                .ok_or_else(|| format!("`{}` cannot be face up in front of player {seat}", shown.stroke))?;
            strokes::put_face_up(state, stroke, Active { owner: seat, effect });
        }
        if let Some(id) = &party.committed {
            once(&mut seen, bit(stroke(set, id)?))?;
            if view.phase != PhaseName::Resolve {
                return Err("what is committed shows only while it is resolved".to_owned());
            }
        }
        if party.due > 0 && view.phase != PhaseName::Pay {
            return Err("costs are due only while they are paid".to_owned());
        }
    }
    Ok(())
}

/// KU-7.6: what a face-up Masterstroke does, with its aim as shown; `None` if it cannot have that aim.
fn restore_effect(state: &State, owner: Seat, card: &Stroke, shown: &view::Active) -> Option<ActiveEffect> {
    if card.lasting == Lasting::Now {
        return None;
    }
    match (card.effect, shown.player, shown.at) {
        (Effect::Icons { icon, by, whose: Whose::Own }, None, None) => {
            Some(ActiveEffect::Icons { player: owner, icon, by: by.into() })
        }
        (Effect::Icons { icon, by, whose: Whose::Other }, Some(player), None) => {
            let opponent = player.0 < state.seats && player != owner;
            opponent.then_some(ActiveEffect::Icons { player, icon, by: by.into() })
        }
        (Effect::Rebate(n), None, None) => Some(ActiveEffect::Rebate(n)),
        (Effect::Ends(n), None, None) => Some(ActiveEffect::Ends(n)),
        (Effect::Ladder(n), None, None) => Some(ActiveEffect::Ladder(n)),
        (Effect::Damp(votes), None, Some(at)) => (at.0 < state.places()).then_some(ActiveEffect::Damp { at, votes }),
        (Effect::Icons { whose: Whose::Other, .. } | Effect::Damp(_), None, None) => Some(ActiveEffect::Wasted),
        _ => None,
    }
}

/// KU-6: restores the supplies and the piles, which are shown, remembered, or dealt to the right sizes.
fn restore_votes(state: &mut State, view: &View, luck: &mut Luck) -> Result<(), String> {
    let all = state.set.votes;
    for (seat, party) in view.parties.iter() {
        state.supply[seat.index()] = values(&party.supply);
        if values(&party.supply).iter().zip(all).any(|(left, all)| *left > all) {
            return Err(format!("player {seat} has too many votes left"));
        }
    }
    let shown = shown_piles(view)?;
    let remembered = view.remembered.0.filter(|piles| piles_fit(state, view, piles));
    state.piles = match (shown, remembered) {
        (Some(piles), _) if piles_fit(state, view, &piles) => piles,
        (Some(_), _) => return Err("piles and supplies do not make up all vote cards".to_owned()),
        (None, Some(piles)) => piles,
        (None, None) => deal_votes(state, view, luck)?,
    };
    if let Some(gain) = state.phase.gain()
        && votes::best_sum(&state.supply[gain.seat.index()], gain.wanted) != gain.sum
    {
        return Err(format!("the supply cannot pay {} of {}", gain.sum, gain.wanted));
    }
    Ok(())
}

fn values(supply: &Supply) -> [u8; 4] {
    [supply.ones, supply.threes, supply.fives, supply.minus]
}

fn shown_piles(view: &View) -> Result<Option<Piles>, String> {
    let mut piles = Piles::default();
    let mut shown = 0;
    for (at, constituency) in view.constituencies.iter().enumerate() {
        let Some(tally) = &constituency.tally else { continue };
        shown += 1;
        if tally.seats() != view.parties.seats() {
            return Err("expected an entry for each player in every list".to_owned());
        }
        for (seat, tally) in tally.iter() {
            piles[at][seat.index()] = values(&tally.cards);
        }
    }
    match shown {
        0 => Ok(None),
        all if all == view.constituencies.len() => Ok(Some(piles)),
        _ => Err("expected all piles to be shown, or none".to_owned()),
    }
}

/// Whether the piles hold what the supplies lack, and as many cards as can be seen.
fn piles_fit(state: &State, view: &View, piles: &Piles) -> bool {
    let placed = |seat: usize, value: usize| piles.iter().map(|pile| u32::from(pile[seat][value])).sum::<u32>();
    let votes_fit = (0..usize::from(state.seats)).all(|seat| {
        (0..4).all(|value| {
            placed(seat, value) + u32::from(state.supply[seat][value]) == u32::from(state.set.votes[value])
        })
    });
    let cards = |at: usize| piles[at].iter().flatten().map(|count| u32::from(*count)).sum::<u32>();
    votes_fit && view.constituencies.iter().enumerate().all(|(at, shown)| cards(at) == u32::from(shown.cards))
}

/// Only the supplies and the size of each pile are known, so the cards placed so far are dealt to the piles.
fn deal_votes(state: &State, view: &View, luck: &mut Luck) -> Result<Piles, String> {
    let mut cards: Vec<(usize, usize)> = Vec::new();
    for seat in 0..usize::from(state.seats) {
        for value in 0..4 {
            let placed = state.set.votes[value] - state.supply[seat][value];
            cards.extend((0..placed).map(|_| (seat, value)));
        }
    }
    let sizes = view.constituencies.iter().map(|shown| usize::from(shown.cards));
    if sizes.clone().sum::<usize>() != cards.len() {
        return Err("piles and supplies do not make up all vote cards".to_owned());
    }
    luck.shuffle(&mut cards);
    let mut piles = Piles::default();
    let mut rest = cards.into_iter();
    for (at, size) in sizes.enumerate().take(MAX_PLACES) {
        for (seat, value) in rest.by_ref().take(size) {
            piles[at][seat][value] += 1;
        }
    }
    Ok(piles)
}

/// Checks that the pending players are possible ones, and have a move.
fn check_waiting(state: &State, waiting: SeatSet) -> Result<(), String> {
    let all = |may: &dyn Fn(Seat) -> bool| !waiting.is_empty() && waiting.iter().all(may);
    let right = match state.phase {
        Phase::Draft(_) | Phase::Field(_) | Phase::Draw(_) => all(&|_| true),
        Phase::Pawn => !campaign::most_popular(state).without(state.holder()).is_empty(),
        Phase::Take => state.display != 0 || strokes::can_take_unseen(state),
        Phase::Commit(_) => all(&|seat| state.hand_strokes[seat.index()] != 0),
        Phase::Resolve(Resolve { ask: StrokeAsk::Drop { victim, left }, .. }) => state.hand_size(victim) >= left,
        Phase::Play(_) => all(&|seat| state.hand_cards[seat.index()] > 0),
        Phase::Pay(_) | Phase::Limit(_) => all(&|seat| state.hand_size(seat) > 0),
        Phase::Resolve(_) | Phase::End(_) | Phase::Bonus(_) | Phase::Free(_) | Phase::Over => true,
    };
    if right && waiting == state.pending() {
        Ok(())
    } else {
        Err("the game cannot be waiting for these players".to_owned())
    }
}
