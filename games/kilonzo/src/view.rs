//! KL-7: what everybody sees, with every price and chance worked out, so that whoever draws it needs no rule.

use hustings_core::{PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::CardId;
use crate::info::YEARS;
use crate::moves::Token;
use crate::regions::{Region, Regions};
use crate::rules::{campaign, card, debate, funding, travel, turn};
use crate::state::{Now, Phase, State};

/// The table as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoView")]
pub struct View {
    pub phase: Phase,
    /// Who began.
    pub starter: Seat,
    /// Whom the game waits for; nobody when it is over.
    pub turn: Option<Seat>,
    /// 1 to 5; 0 while homes are chosen.
    pub year: u8,
    #[ts(as = "Vec<Candidate>")]
    pub candidates: PerSeat<Candidate>,
    /// The nine regions row by row from the north-west, then the homes from the north clockwise.
    pub regions: Vec<Place>,
    /// What the seat whose turn it is can do; nothing while homes are chosen and after the end.
    pub now: Option<Turn>,
    /// KL-8.2: the options of a card that asks for a choice, as `choose` writes them.
    #[ts(type = "Array<string> | null")]
    pub choice: Option<Vec<Token>>,
    /// Every card drawn so far, in order.
    pub drawn: Vec<Drawn>,
    pub deck_size: u8,
    /// The ids of the cards to come, top first: only for the eyes that see everything.
    pub deck: Option<Vec<String>>,
}

/// One seat's candidate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoCandidate")]
pub struct Candidate {
    pub home: Option<Region>,
    pub at: Option<Region>,
    pub money: u16,
    /// KL-5.1: chips on the board.
    pub influence: u8,
    /// KL-5.1: regions held by majority, homes included.
    pub majorities: Vec<Region>,
    /// What the next turn would begin with if nothing changed; nothing where no turn is left.
    pub income: Option<Income>,
    /// KL-8.3, `windfall`: what the next funding is multiplied by.
    pub factor: u8,
}

/// KL-4.1: the coming funding, and what pays it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoIncome")]
pub struct Income {
    /// The year that begins with it.
    pub year: u8,
    /// After `factor`; 0 where a first turn brings no funding.
    pub total: u16,
    pub factor: u8,
    pub payers: Vec<Payer>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoPayer")]
pub struct Payer {
    pub region: Region,
    pub amount: u16,
}

/// One region and what lies there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoPlace")]
pub struct Place {
    pub region: Region,
    /// False for a home that nobody chose.
    pub in_play: bool,
    /// Whose home it is.
    pub home_of: Option<Seat>,
    #[ts(as = "Vec<u8>")]
    pub chips: PerSeat<u8>,
    /// KL-3.1: how many chips still fit.
    pub room: u8,
    /// KL-3.4.
    pub majority: Option<Seat>,
    /// KL-3.2: whose last chip here cannot be lost.
    pub protected: Option<Seat>,
}

/// What the seat whose turn it is can do, and for how much.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoTurn")]
pub struct Turn {
    pub moved: bool,
    pub debated: bool,
    pub stuck: bool,
    pub two_free: bool,
    pub roam: bool,
    pub ad_price: u8,
    pub smear_price: u8,
    pub coach: u8,
    /// KL-4.3a: where the move could go, affordable or not.
    pub reach: Vec<Reach>,
    /// KL-4.3c: where an ad has room, affordable or not.
    pub ads: Vec<Region>,
    /// KL-4.3d: whose chips a smear can take, affordable or not.
    pub smears: Vec<Target>,
    /// KL-4.3e: who can be challenged, with what chance.
    pub debates: Vec<Debate>,
    /// KL-4.4: the chips that ending the turn now would bring.
    pub staying: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoReach")]
pub struct Reach {
    pub to: Region,
    pub price: u16,
    /// KL-4.3b: the chips that arriving would bring.
    pub gain: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoTarget")]
pub struct Target {
    pub at: Region,
    pub seat: Seat,
}

/// A debate before it is held: won in `wins` of `of` equally likely cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoDebate")]
pub struct Debate {
    pub with: Seat,
    pub wins: u8,
    pub of: u8,
    /// The chips a win would take from the rival, and a defeat from oneself.
    pub to_win: u8,
    pub to_lose: u8,
}

/// A card that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoDrawn")]
pub struct Drawn {
    pub seat: Seat,
    pub year: u8,
    /// The card's place in its file, counted from 0.
    pub number: u8,
    pub card: String,
    pub name: String,
    pub text: String,
    pub effect: String,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
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
        regions: Region::ALL.iter().map(|region| place(state, *region)).collect(),
        now: acting.then(|| this_turn(state, *turn)),
        choice: state.asking().map(|effect| {
            let mut options = Vec::new();
            card::each_option(state, *turn, effect, |token| options.push(token));
            options
        }),
        drawn: (0..*drawn).map(|number| drawn_card(state, number, deck[usize::from(number)])).collect(),
        deck_size: state.unseen().len() as u8,
        // KL-7: its order is nobody's business.
        deck: (viewer == Viewer::Everything)
            .then(|| state.unseen().iter().map(|card| set.card(*card).id.clone()).collect()),
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

fn place(state: &State, region: Region) -> Place {
    let of = |holds: &dyn Fn(Seat) -> bool| Seat::all(state.seats).find(|seat| holds(*seat));
    Place {
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

/// KL-4.2: cards are drawn in turn order in years 1, 3 and 5, so their number tells who drew them and when.
fn drawn_card(state: &State, number: u8, id: CardId) -> Drawn {
    let card = state.set.card(id);
    Drawn {
        seat: Seat((state.starter.0 + number % state.seats) % state.seats),
        year: 1 + 2 * (number / state.seats),
        number: id.0,
        card: card.id.clone(),
        name: card.name.clone(),
        text: card.text.clone(),
        effect: card.effect_text.clone(),
    }
}
