//! KL-7: from a view back to a state. Only the order of the cards nobody has seen is dealt again.

use hustings_core::{Luck, Seat, Start};

use super::View;
use crate::Kilonzo;
use crate::cards::{CARDS, CardId};
use crate::info::YEARS;
use crate::regions::{Region, Regions};
use crate::rules::card;
use crate::setup;
use crate::state::{Now, Phase, ROOM, State};

/// More money than any game can bring, to check views from outside.
const MOST_MONEY: u16 = 1000;

/// Views may come from outside, so everything in them is checked.
pub(crate) fn imagine(start: &Start<Kilonzo>, view: &View, luck: &mut Luck) -> Result<State, String> {
    let seats = start.seats();
    if view.candidates.seats() != seats {
        return Err(format!("expected {seats} candidates, one for each seat"));
    }
    if view.starter.0 >= seats {
        return Err(format!("there is no seat {} to begin", view.starter));
    }
    let mut state = setup::bare(start, view.starter);
    state.phase = view.phase;
    state.turn = turn(seats, view)?;
    state.year = view.year;
    restore_candidates(&mut state, view)?;
    check_homes(&state)?;
    restore_chips(&mut state, view)?;
    restore_now(&mut state, view)?;
    restore_deck(&mut state, view, luck)?;
    check_choice(&state)?;
    Ok(state)
}

/// Whose turn it is; after the end, the last seat in turn order.
fn turn(seats: u8, view: &View) -> Result<Seat, String> {
    let right_year = match view.phase {
        Phase::Homes => view.year == 0,
        Phase::Choosing | Phase::Acting => (1..=YEARS).contains(&view.year),
        Phase::Over => view.year == YEARS,
    };
    if !right_year {
        return Err(format!("there is no year {} in this part of the game", view.year));
    }
    match view.turn {
        Some(turn) if turn.0 < seats && view.phase != Phase::Over => Ok(turn),
        None if view.phase == Phase::Over => Ok(Seat((view.starter.0 + seats - 1) % seats)),
        _ => Err("expected a turn while the game runs, and none after its end".to_owned()),
    }
}

fn restore_candidates(state: &mut State, view: &View) -> Result<(), String> {
    for (seat, candidate) in view.candidates.iter() {
        if candidate.money > MOST_MONEY || ![0, 1, 2].contains(&candidate.factor) {
            return Err(format!("seat {seat} cannot have or expect that much money"));
        }
        state.money[seat.index()] = candidate.money;
        state.factor[seat.index()] = candidate.factor;
        state.place[seat.index()] = candidate.at;
        state.home[seat.index()] = candidate.home;
        if let Some(home) = candidate.home {
            if !home.is_home() || state.in_play.contains(home) {
                return Err(format!("{home} cannot be the home of seat {seat}"));
            }
            state.in_play = state.in_play.or(Regions::one(home));
        }
    }
    Ok(())
}

/// KL-2.2: homes are chosen in turn order, and a candidate is placed in its home.
fn check_homes(state: &State) -> Result<(), String> {
    let mut waiting = false;
    for seat in state.starter.round(state.seats) {
        waiting |= state.phase == Phase::Homes && seat == state.turn;
        let (home, place) = (state.home[seat.index()], state.place[seat.index()]);
        if home.is_none() != waiting || place.is_some_and(|place| !state.in_play.contains(place)) {
            return Err(format!("seat {seat} cannot have its home or its candidate there now"));
        }
        if place.is_none() != home.is_none() {
            return Err(format!("expected a candidate of seat {seat} on the board exactly when it has a home"));
        }
    }
    Ok(())
}

fn restore_chips(state: &mut State, view: &View) -> Result<(), String> {
    if view.regions.len() != Region::ALL.len() {
        return Err(format!("there are {} regions", Region::ALL.len()));
    }
    for (place, region) in view.regions.iter().zip(Region::ALL) {
        if place.region != region || place.chips.seats() != state.seats {
            return Err(format!("the chips in {region} are not listed in the right place"));
        }
        let mut room = if state.in_play.contains(region) { ROOM } else { 0 };
        for (seat, chips) in place.chips.iter() {
            room = room.checked_sub(*chips).ok_or_else(|| format!("these chips do not fit into {region}"))?;
            state.chips[region.index()][seat.index()] = *chips;
            if state.home[seat.index()] == Some(region) && *chips == 0 {
                return Err(format!("seat {seat} has lost its last chip at home"));
            }
        }
    }
    Ok(())
}

fn restore_now(state: &mut State, view: &View) -> Result<(), String> {
    let acting = matches!(view.phase, Phase::Choosing | Phase::Acting);
    state.now = match &view.now {
        None if !acting => Now::FRESH,
        Some(turn) if acting => Now {
            moved: turn.moved,
            debated: turn.debated,
            stuck: turn.stuck,
            two_free: turn.two_free,
            roam: turn.roam,
            ad_price: turn.ad_price,
            smear_price: turn.smear_price,
            coach: turn.coach,
        },
        _ => return Err("expected `now` exactly while a seat has a turn".to_owned()),
    };
    let prices = 1..=3;
    if !prices.contains(&state.now.ad_price) || !prices.contains(&state.now.smear_price) || state.now.coach > 5 {
        return Err("no card leads to these prices or this coach".to_owned());
    }
    Ok(())
}

fn restore_deck(state: &mut State, view: &View, luck: &mut Luck) -> Result<(), String> {
    let drawn = view.drawn.len();
    if drawn != cards_drawn(state) || drawn + usize::from(view.deck_size) != CARDS {
        return Err(format!("{drawn} cards are drawn and {} left", view.deck_size));
    }
    let mut seen = [false; CARDS];
    for (place, card) in view.drawn.iter().enumerate() {
        let known = seen.get_mut(usize::from(card.number)).filter(|known| !**known);
        *known.ok_or_else(|| format!("card {} cannot be drawn now", card.number))? = true;
        state.deck[place] = CardId(card.number);
    }
    state.drawn = drawn as u8;
    match &view.deck {
        Some(order) => {
            if order.len() != CARDS - drawn {
                return Err(format!("expected {} cards in the deck", CARDS - drawn));
            }
            for (place, id) in order.iter().enumerate() {
                let number = state.set.cards().iter().position(|card| card.id == *id);
                let number = number.filter(|number| !std::mem::replace(&mut seen[*number], true));
                state.deck[drawn + place] = CardId(number.ok_or_else(|| format!("no card {id} is left"))? as u8);
            }
        }
        None => {
            let unseen = (0..CARDS).filter(|number| !seen[*number]);
            for (place, number) in state.deck[drawn..].iter_mut().zip(unseen) {
                *place = CardId(number as u8);
            }
            luck.shuffle(&mut state.deck[drawn..]);
        }
    }
    Ok(())
}

/// KL-4.2: one card for each turn begun in years 1, 3 and 5.
fn cards_drawn(state: &State) -> usize {
    Seat::all(state.seats).map(|seat| usize::from(state.turns_begun(seat).div_ceil(2))).sum()
}

/// KL-8.2: a card asks only where there are several options.
fn check_choice(state: &State) -> Result<(), String> {
    if state.phase != Phase::Choosing {
        return Ok(());
    }
    let mut options = 0;
    if state.year % 2 == 1 {
        let effect = state.asking().ok_or("no card asks for a choice")?;
        card::each_option(state, state.turn, effect, |_| options += 1);
    }
    if options > 1 { Ok(()) } else { Err("the last card asks for no choice".to_owned()) }
}
