//! KL-7: builds the view up from nothing. Only the order of the deck is secret.

use hustings_core::{PerSeat, Seat, Start, Viewer};

use super::{Candidate, CardFace, Debate, Drawn, Faces, Income, Payer, Reach, RegionView, Target, Turn, View};
use crate::Kilonzo;
use crate::cards::{Card, CardId, Set};
use crate::info::YEARS;
use crate::regions::{Region, Regions};
use crate::rules::{campaign, card, debate, funding, travel, turn};
use crate::state::{Now, Phase, State};

pub(crate) fn view(_start: &Start<Kilonzo>, state: &State, viewer: Viewer) -> View {
    // No `..` here: a field added to State must be shown or withheld on purpose. Set and options are in the Start.
    let State {
        set,
        options: _,
        seats,
        starter,
        phase,
        turn,
        year,
        now: _,
        in_play: _,
        chips: _,
        money: _,
        home: _,
        place: _,
        factor: _,
        deck,
        drawn,
    } = state;
    let acting = matches!(phase, Phase::Choosing | Phase::Acting);
    View {
        phase: *phase,
        starter: *starter,
        turn: (*phase != Phase::Over).then_some(*turn),
        year: *year,
        candidates: PerSeat::new(*seats, |seat| candidate(state, seat)),
        regions: Region::ALL.iter().map(|region| region_view(state, *region)).collect(),
        now: acting.then(|| this_turn(state, *turn)),
        choice: state.asking().map(|effect| {
            let mut options = Vec::new();
            card::each_option(state, *turn, effect, |token| options.push(token));
            options
        }),
        drawn: (0..*drawn).map(|number| drawn_card(state, number, deck[usize::from(number)])).collect(),
        deck_size: state.unseen().len() as u8,
        // KL-7: nobody knows its order.
        deck: (viewer == Viewer::Everything)
            .then(|| state.unseen().iter().map(|card| set.card(*card).id.to_string()).collect()),
    }
}

fn candidate(state: &State, seat: Seat) -> Candidate {
    Candidate {
        home: state.home[seat.index()],
        at: state.place[seat.index()],
        money: state.money(seat),
        influence: state.influence(seat),
        majorities: state.in_play.filter(|region| state.holds(seat, *region)).collect(),
        income: income(state, seat),
        factor: state.factor[seat.index()],
    }
}

fn income(state: &State, seat: Seat) -> Option<Income> {
    let year = state.turns_begun(seat) + 1;
    if year > YEARS {
        return None;
    }
    let pays = |region| Payer { region, amount: funding::pays(state, seat, region) };
    let funded = year > 1 || state.options.first_turn_funding;
    let paying = if funded { state.in_play } else { Regions::NONE };
    let payers: Vec<Payer> = paying.map(pays).filter(|payer| payer.amount > 0).collect();
    let factor = state.factor[seat.index()];
    let total = payers.iter().map(|payer| payer.amount).sum::<u16>() * u16::from(factor);
    Some(Income { year, total, factor, payers })
}

fn region_view(state: &State, region: Region) -> RegionView {
    let of = |holds: &dyn Fn(Seat) -> bool| Seat::all(state.seats).find(|seat| holds(*seat));
    RegionView {
        region,
        in_play: state.in_play.contains(region),
        home_of: of(&|seat| state.home[seat.index()] == Some(region)),
        chips: PerSeat::new(state.seats, |seat| state.chips(seat, region)),
        room: if state.in_play.contains(region) { state.room(region) } else { 0 },
        majority: of(&|seat| state.holds(seat, region)),
        protected: of(&|seat| state.home[seat.index()] == Some(region)),
    }
}

fn this_turn(state: &State, seat: Seat) -> Turn {
    let Now { moved, debated, stuck, two_free, roam, ad_price, smear_price, coach } = state.now;
    let here = state.place(seat);
    let (wins, of) = debate::odds(coach);
    let reach = |(to, price)| {
        let gain = if travel::landing_pays(state, seat, to) { state.room(to).min(1) } else { 0 };
        Reach { to, price, gain }
    };
    let rival_here = |with| Debate {
        with,
        wins,
        of,
        to_win: state.losable(with, here).min(1),
        to_lose: state.losable(seat, here).min(1),
    };
    Turn {
        moved,
        debated,
        stuck,
        two_free,
        roam,
        ad_price,
        smear_price,
        coach,
        reach: travel::prices(state, seat).map(reach).collect(),
        ads: campaign::ads(state, seat).collect(),
        smears: campaign::smears(state, seat).map(|(at, seat)| Target { at, seat }).collect(),
        debates: debate::rivals_here(state, seat).filter(|_| !debated).map(rival_here).collect(),
        staying: if turn::staying_pays(state) { state.room(here).min(1) } else { 0 },
    }
}

/// What is printed on the cards.
pub(crate) fn faces(set: &Set) -> Faces {
    let face = |card: &Card| CardFace {
        card: card.id.to_string(),
        name: card.name.to_string(),
        text: card.text.to_string(),
        effect: card.effect.value,
    };
    Faces { cards: set.cards().iter().map(face).collect() }
}

/// KL-4.2: cards are drawn in turn order in years 1, 3 and 5, so their number tells who drew them and when.
fn drawn_card(state: &State, number: u8, id: CardId) -> Drawn {
    let card = state.set.card(id);
    Drawn {
        seat: Seat((state.starter.0 + number % state.seats) % state.seats),
        year: 1 + 2 * (number / state.seats),
        number: id.0,
        card: card.id.to_string(),
        name: card.name.to_string(),
        text: card.text.to_string(),
        effect: card.effect.value,
    }
}
