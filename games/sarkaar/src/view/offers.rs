//! SK-5, SK-6.3, SK-6.4: what every seat on the board would cost, and what it would change.

use hustings_core::{PerSeat, Seat};

use super::{Bid, Offer, Standing, Text, Threat, Tokens};
use crate::cards::{Square, StateId};
use crate::rules::pay::{self, Price};
use crate::rules::{board, seat};
use crate::state::{Frame, State, bits};

/// A payment as tokens; `None` if the voters cannot be bought.
pub(super) fn pays(state: &State, player: Seat, price: Price) -> Option<Tokens> {
    let payment = pay::payment(state, player, price).ok()?;
    Some(Tokens { voter: payment.voter, moolah: payment.moolah, power: payment.power })
}

/// What a square would cost `player` with its current tokens; `None` if no action can get it.
pub(super) fn offer(state: &State, player: Seat, at: Square) -> Option<Offer> {
    let owner = state.owner(at);
    let (by, price) = match owner {
        None => (Bid::Seat, seat::seat_price(state, player, at)),
        Some(owner) if owner == player || !state.present(player, at.state) => return None,
        Some(owner) => (Bid::Power, seat::power_price(state, player, owner, at)),
    };
    let affordable = pay::affordable(state, player, price);
    let acting = state.turn() == player && state.top() == Frame::Main;
    let government = board::government_after(state, at, player);
    Some(Offer {
        by,
        voter: price.voter,
        power: price.power,
        pays: pays(state, player, price),
        too_few_voters: pay::payment(state, player, price).err(),
        affordable,
        legal: acting && affordable && seat::allowed(state, player, at),
        with_benefits: by == Bid::Seat && state.blocked != Some(at.state),
        government,
        vp: vp_gained(state, player, at, government),
    })
}

/// The points gained in the state itself: for the government and the full majority.
fn vp_gained(state: &State, player: Seat, at: Square, after: Option<Seat>) -> i16 {
    let card = state.set.state(at.state);
    let formed = after == Some(player) && !state.governs(player, at.state);
    let full = state.cubes[at.state.index()][player.index()] | 1 << at.number == card.all();
    let of = |holds: bool, vp: u8| if holds { i16::from(vp) } else { 0 };
    of(formed, card.size()) + of(full, state.set.rules.full_majority)
}

/// The seats of each player, and the cheapest way to a majority by printed prices.
pub(super) fn standing(state: &State, at: StateId) -> PerSeat<Standing> {
    let card = state.set.state(at);
    let mut empty: Vec<u8> = bits(state.empty(at).into()).map(|number| card.prices[usize::from(number)]).collect();
    empty.sort_unstable();
    PerSeat::new(state.seats, |seat| {
        let seats = state.squares(seat, at);
        let missing = card.majority().saturating_sub(seats);
        let cheapest = empty.get(..usize::from(missing)).map(|prices| prices.iter().sum());
        Standing { seats, missing, cheapest }
    })
}

/// Who could take one of the government's squares with a power action; for each, the cheapest one.
pub(super) fn threats(state: &State, at: StateId) -> Vec<Threat> {
    let Some(government) = state.government[at.index()] else { return Vec::new() };
    let card = state.set.state(at);
    let theirs = bits(state.cubes[at.index()][government.index()].into());
    let Some(number) = theirs.min_by_key(|number| card.prices[usize::from(*number)]) else { return Vec::new() };
    let square = Square { state: at, number };
    let present = state.rivals(government).filter(|rival| state.present(*rival, at));
    let threat = |seat: Seat| {
        let price = seat::power_price(state, seat, government, square);
        Threat {
            seat,
            square: Text::Borrowed(state.set.square_text(square)),
            voter: price.voter,
            power: price.power,
            affordable: pay::affordable(state, seat, price),
            topples: board::topples(state, square, seat),
        }
    };
    present.map(threat).collect()
}
